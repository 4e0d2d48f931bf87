"""The compiler for the CPU: functions into machine code, by Numba. Imported only when it is needed.

The machine code is taken out of Numba as one object file with one C entry, so that `native.py` can load it
from the cache without Numba.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import carray, cfunc, njit, types
from numba.core import cgutils, config
from numba.core.extending import intrinsic as numba_intrinsic
from numba.np.arrayobj import populate_array
from numba.np.numpy_support import from_dtype

from . import rulekit, typed
from .bind import bound
from .native import ENTRY, Function, Signature, replacements

OPTIONS: dict[str, Any] = {"error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
INLINED = 1000  # LLVM's measure of a function; rules are small and called from one loop, so inline most


def compile_entry(function: Function, rules: ModuleType | None, signature: Signature) -> tuple[str, bytes]:
    """The kind of the result (`int`, `float` or `none`) and an object file with the function as `ENTRY`."""
    replace = {**replacements(rules), **RULEKIT, **(NUMBA.places(rules) if rules else {})}
    kernel = bound(function, replace, njit(**OPTIONS))
    kinds = tuple(NUMBA.type_of(kind) for kind in signature.kinds)
    with _optimised_once():
        kernel.compile(kinds)
        result = kernel.overloads[kinds].signature.return_type
        entry = cfunc(result(*_flat(kinds)), nopython=True, **OPTIONS)(_entry(kernel, kinds))
    return {types.void: "none", types.none: "none", types.float64: "float"}.get(result, "int"), _object(entry)


@contextmanager
def _optimised_once() -> Iterator[None]:
    """Let Numba optimise each function but lightly: `_optimise` does it for the whole program afterwards."""
    usual = config.OPT
    config.OPT = config._OptLevel(1)
    try:
        yield
    finally:
        config.OPT = usual


def _flat(kinds: tuple[Any, ...]) -> list[Any]:
    """The C parameters: a pointer and its dimensions for an array."""
    flat: list[Any] = []
    for kind in kinds:
        if isinstance(kind, types.Array):
            flat += [types.CPointer(kind.dtype), *[types.int64] * kind.ndim]
        else:
            flat.append(kind)
    return flat


def _entry(kernel: Any, kinds: tuple[Any, ...]) -> Function:
    """A function of plain C parameters that calls the kernel with arrays."""
    parameters, arguments = [], []
    for i, kind in enumerate(kinds):
        if isinstance(kind, types.Array):
            sizes = [f"n{i}_{d}" for d in range(kind.ndim)]
            parameters += [f"p{i}", *sizes]
            arguments.append(f"carray(p{i}, ({', '.join(sizes)},))")
        else:
            parameters.append(f"x{i}")
            arguments.append(f"x{i}")
    space = {"kernel": kernel, "carray": carray}
    exec(f"def entry({', '.join(parameters)}):\n return kernel({', '.join(arguments)})", space)
    made: Function = space["entry"]
    return made


def _object(entry: Any) -> bytes:
    """The object code of a C function, which must stand on its own: it calls nothing of Numba's."""
    library = entry._library
    module = llvm.parse_assembly(library.get_llvm_str().replace(entry._wrapper_name, ENTRY))
    machine = library.codegen._tm
    _optimise(module, machine)
    needed = {f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm.")}
    if foreign := {n for n in needed if n.startswith(("numba", "NRT", "Py", "_Py"))}:
        raise TypeError(
            f"{entry.__name__}: compiled code cannot raise or make objects; this needs {sorted(foreign)}"
        )
    code: bytes = machine.emit_object(module)
    return code


def _optimise(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> None:
    """Once more as a whole program: what cannot fail loses its error paths, what is unused goes."""
    for function in module.functions:
        if not function.is_declaration and function.name != ENTRY:
            function.linkage = "internal"
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.inlining_threshold = INLINED
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


# --- the words of rulekit that the CPU has instructions for -----------------------------------------


def intrinsic(emit: Function) -> Any:
    """Numba's decorator, typed as what it makes: something that is called without the context."""
    return numba_intrinsic(emit)


@intrinsic
def _count_bits(_context: Any, bits: Any) -> Any:
    return types.int64(types.int64), lambda _c, builder, _s, args: builder.ctpop(args[0])


@intrinsic
def _lowest_bit(_context: Any, bits: Any) -> Any:
    return types.int64(types.int64), lambda _c, builder, _s, args: builder.cttz(args[0], ir.IntType(1)(1))


@intrinsic
def _deposit(_context: Any, bits: Any, mask: Any) -> Any:
    def emit(_c: Any, builder: Any, _s: Any, args: Any) -> Any:
        kind = ir.FunctionType(typed.I64, (typed.I64, typed.I64))
        function = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64")
        return builder.call(function, args)

    return types.int64(types.int64, types.int64), emit


def count_bits(bits: int) -> Any:
    return _count_bits(bits)


def nth_bit(bits: int, n: int) -> Any:
    word = bits
    for _ in range(n):
        word = word & (word - 1)
    return _lowest_bit(word)


def nth_bit_by_deposit(bits: int, n: int) -> Any:
    return _lowest_bit(_deposit(1 << n, bits))


NUMBA = typed.Compiler(types, cgutils, intrinsic, populate_array, from_dtype)
RULEKIT: dict[Function, Function] = {
    **typed.RULEKIT,
    rulekit.count_bits: count_bits,
    rulekit.nth_bit: nth_bit_by_deposit if llvm.get_host_cpu_features().get("bmi2") else nth_bit,
}
