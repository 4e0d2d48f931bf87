"""The compiler for CUDA: kernels into PTX, by numba-cuda. Imported only when it is needed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    # numba-cuda 0.30 asks for this name while it is imported; NumPy 2.5 has removed it.
    setattr(np, "row_stack", np.vstack)  # noqa: B010  # a name that NumPy's own types no longer have

from llvmlite import ir
from numba import cuda
from numba.cuda import cgutils, dispatcher, types
from numba.cuda.cudadrv import nvvm
from numba.cuda.extending import intrinsic as numba_intrinsic
from numba.cuda.np.arrayobj import populate_array
from numba.cuda.np.numpy_support import from_dtype

from . import rulekit, target
from .bind import bound
from .native import Function, Signature, replacements

WORDS = types.Array(types.uint64, 1, "C")
I64 = ir.IntType(64)


def compile_kernel(function: Function, rules: ModuleType, signature: Signature, capability: int) -> str:
    """PTX with the kernel as its one entry, for cards of this compute capability (90 is 9.0) and later."""
    replace = {**replacements(rules), **WORDS_OF_RULES, **_places(rules)}
    kernel = bound(function, replace, cuda.jit(device=True))
    kinds = tuple(_type(kind) for kind in signature.kinds)
    with _as_if_on(divmod(capability, 10)), _tables_in_global_memory():
        ptx, _ = cuda.compile(
            kernel.py_func, kinds, device=False, abi="numba", cc=divmod(capability, 10), output="ptx"
        )
    return str(ptx)


@contextmanager
def _as_if_on(capability: tuple[int, int]) -> Iterator[None]:
    """numba-cuda asks the card present for its capability, even where it is told one. There may be none."""
    present = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        yield
    finally:
        dispatcher.get_current_device = present


@contextmanager
def _tables_in_global_memory() -> Iterator[None]:
    """Where numba-cuda would put tables into constant memory: that holds 64 KiB, and serves the threads of a
    warp one after the other when each wants another entry."""
    constant = nvvm.ADDRSPACE_CONSTANT
    nvvm.ADDRSPACE_CONSTANT = nvvm.ADDRSPACE_GLOBAL
    try:
        yield
    finally:
        nvvm.ADDRSPACE_CONSTANT = constant


def entry_of(ptx: str) -> str:
    """The name of the kernel in a text of PTX."""
    found = re.search(r"\.visible \.entry (\S+?)\(", ptx)
    assert found, "a kernel has an entry"
    return found[1]


def _type(kind: str) -> Any:
    if kind.endswith("]"):
        name, _, dimensions = kind[:-1].partition("[")
        return types.Array(from_dtype(np.dtype(name)), int(dimensions), "C")
    return {"int": types.int64, "float": types.float64}[kind]


def intrinsic(emit: Function) -> Any:
    return numba_intrinsic(emit)


# --- the words of rulekit and target, for CUDA -----------------------------------------------------


def allow(mask: Any, action: int) -> None:
    mask[action >> 6] |= np.uint64(1 << (action & 63))


def allow_all(mask: Any, bits: int) -> None:
    mask[0] |= np.uint64(bits)


def count_bits(bits: Any) -> Any:
    return np.int64(cuda.popc(np.uint64(bits)))


def nth_bit(bits: Any, n: int) -> Any:
    """By halves: how many bits are set below the middle tells in which half the n-th is."""
    low, high = np.uint32(bits), np.uint32(np.uint64(bits) >> np.uint64(32))
    rank, place = np.int32(n), np.int32(0)
    below = np.int32(cuda.popc(low))
    word = low
    if rank >= below:
        rank, place, word = np.int32(rank - below), np.int32(32), high
    for step in (16, 8, 4, 2, 1):
        below = np.int32(cuda.popc(np.uint32(word & np.uint32((1 << step) - 1))))
        if rank >= below:
            rank, place, word = (
                np.int32(rank - below),
                np.int32(place + step),
                np.uint32(word >> np.uint32(step)),
            )
    return np.int64(place)


_MULTIPLIER, _INCREMENT = np.uint64(rulekit._MULTIPLIER), np.uint64(rulekit._INCREMENT)
_U18, _U27, _U30, _U31, _U32, _U59 = (np.uint64(n) for n in (18, 27, 30, 31, 32, 59))
_GOLDEN, _MIX_A, _MIX_B = (np.uint64(n) for n in (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB))


def pick(rng: Any, n: int) -> Any:
    x = rng[0]
    rng[0] = x * _MULTIPLIER + _INCREMENT
    word = np.uint32(((x >> _U18) ^ x) >> _U27)
    turn = np.uint32(x >> _U59)
    word = np.uint32(
        np.uint32(word >> turn) | np.uint32(word << np.uint32(np.uint32(32) - turn & np.uint32(31)))
    )
    return np.int64(np.uint64(word) * np.uint64(n) >> _U32)


def start(rng: Any, seed: int, number: int) -> None:
    rng[0] = _mixed(_mixed(np.uint64(seed)) + np.uint64(number))


def _mixed(x: Any) -> Any:
    x = x + _GOLDEN
    x = (x ^ x >> _U30) * _MIX_A
    x = (x ^ x >> _U27) * _MIX_B
    return x ^ x >> _U31


def _words(n: int) -> Any:
    """Room for n words in the thread's own memory."""

    @intrinsic
    def room(_context: Any) -> Any:
        def emit(context: Any, builder: Any, _s: Any, _args: Any) -> Any:
            place = cgutils.alloca_once(builder, ir.ArrayType(I64, n))
            array = context.make_array(WORDS)(context, builder)
            data = builder.bitcast(place, context.get_data_type(types.uint64).as_pointer())
            size, step = context.get_constant(types.intp, n), context.get_constant(types.intp, 8)
            populate_array(array, data=data, shape=(size,), strides=(step,), itemsize=step, meminfo=None)
            return array._getvalue()

        return WORDS(), emit

    return room


def _places(rules: ModuleType) -> dict[Function, Any]:
    """Where the state, the mask and the randomness of one game lie."""
    record = from_dtype(rules.State.layout.dtype)

    @intrinsic
    def as_state(_context: Any, cells: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = context.make_array(WORDS)(context, builder, args[0])
            return builder.bitcast(array.data, context.get_value_type(record))

        return record(WORDS), emit

    return {
        target.as_state: as_state,
        target.new_cells: _words(rules.State.layout.words),
        target.new_mask: _words(-(-rules.ACTIONS // 64)),
        target.new_rng: _words(1),
        target.thread: _thread,
        target.threads: _threads,
    }


def _thread() -> Any:
    return cuda.grid(1)


def _threads() -> Any:
    return cuda.gridsize(1)


WORDS_OF_RULES: dict[Function, Any] = {
    rulekit.allow: allow,
    rulekit.allow_all: allow_all,
    rulekit.count_bits: count_bits,
    rulekit.nth_bit: nth_bit,
    rulekit.pick: pick,
    rulekit.start: start,
}
