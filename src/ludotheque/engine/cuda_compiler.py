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

from numba import cuda
from numba.cuda import cgutils, dispatcher, types
from numba.cuda.cudadrv import nvvm
from numba.cuda.extending import intrinsic as numba_intrinsic
from numba.cuda.np.arrayobj import populate_array
from numba.cuda.np.numpy_support import from_dtype

from . import rulekit, target, typed
from .bind import bound
from .native import Function, Signature, replacements


def compile_kernel(function: Function, rules: ModuleType, signature: Signature, capability: int) -> str:
    """PTX with the kernel as its one entry, for cards of this compute capability (90 is 9.0) and later."""
    replace = {**replacements(rules), **typed.RULEKIT, **OF_CARDS, **THREADS, **CUDA.places(rules)}
    kernel = bound(function, replace, cuda.jit(device=True))
    kinds = tuple(CUDA.type_of(kind) for kind in signature.kinds)
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


# --- the words of rulekit that a card has instructions for, and its threads ------------------------


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


def _thread() -> Any:
    return cuda.grid(1)


def _threads() -> Any:
    return cuda.gridsize(1)


def intrinsic(emit: Function) -> Any:
    return numba_intrinsic(emit)


CUDA = typed.Compiler(types, cgutils, intrinsic, populate_array, from_dtype)
OF_CARDS: dict[Function, Function] = {
    rulekit.count_bits: count_bits,
    rulekit.nth_bit: nth_bit,
}
THREADS: dict[Function, Function] = {target.thread: _thread, target.threads: _threads}
