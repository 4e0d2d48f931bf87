"""Compiled functions for the CPU, from the cache on disk where they are in it. Never imports Numba itself.

The key of an entry in the cache is a hash of all that its machine code depends on: the code of every
function it reaches and the values they refer to (so every rule and every number that was read from a
board file), the layout of the record, this package's compilers, the versions of Python and of the
compilers' libraries, and the processor.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import sys
import tempfile
import threading
import zlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from . import contract
from .bind import fingerprint

Function = Callable[..., Any]
ENTRY = "ludotheque_entry"
_HERE = Path(__file__).parent
_MAGIC = b"ludotheque object 1\n"
_one_at_a_time = threading.RLock()  # threads may call; while one compiles or loads, the others wait


@dataclass(frozen=True, slots=True)
class Signature:
    """The kinds of a call's arguments: `int`, `float`, or an array's `dtype[dimensions]`."""

    kinds: tuple[str, ...]

    @classmethod
    def of(cls, args: Sequence[Any]) -> Signature:
        return cls(tuple(_kind(arg) for arg in args))

    def __str__(self) -> str:
        return ", ".join(self.kinds)


class Native:
    """A function that runs as machine code. Compiled, or fetched from the cache, at the first call.

    With `rules`, the functions of the contract are those of that module.
    """

    def __init__(self, function: Function, rules: ModuleType | None = None) -> None:
        self.function, self.rules = function, rules
        self._entries: dict[Signature, Any] = {}

    def __call__(self, *args: Any) -> Any:
        signature = Signature.of(args)
        entry = self._entries.get(signature)
        if entry is None:
            with _one_at_a_time:
                entry = self._entries.get(signature) or self._entry(signature)
                self._entries[signature] = entry
        flat: list[int | float] = []
        for arg in args:
            if isinstance(arg, np.ndarray):
                flat += (arg.ctypes.data, *arg.shape)
            else:
                flat.append(arg)
        return entry(*flat)

    def _entry(self, signature: Signature) -> Any:
        path = cache_folder() / f"{self.key(signature)}.o"
        found = read_cached(path)
        if found is None:
            from . import cpu

            found = cpu.compile_entry(self.function, self.rules, signature)
            write_cached(path, *found)
        return _loaded(path.stem, *found, signature)

    def key(self, signature: Signature) -> str:
        parts = [fingerprint(self.function, replacements(self.rules)), str(signature), *_surroundings()]
        if self.rules is not None:
            parts += [repr(self.rules.State.layout), str(self.rules.ACTIONS)]
        return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]


def replacements(rules: ModuleType | None) -> Mapping[Function, Function]:
    """The functions of the contract, each with what a game puts in its place; `ALSO` may name more."""
    if rules is None:
        return {}
    names = [n for n, f in vars(contract).items() if getattr(f, "__module__", "") == contract.__name__]
    also: dict[Function, Function] = getattr(rules, "ALSO", {})
    return {getattr(contract, n): getattr(rules, n) for n in names} | also


def cache_folder() -> Path:
    """Where compiled code is kept: $LUDOTHEQUE_CACHE, or the user's cache folder."""
    if named := os.environ.get("LUDOTHEQUE_CACHE"):
        return Path(named)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ludotheque"


def _kind(arg: Any) -> str:
    if isinstance(arg, np.ndarray):
        if not arg.flags.c_contiguous:
            raise ValueError("compiled functions take contiguous arrays only")
        return f"{arg.dtype.name}[{arg.ndim}]"
    if isinstance(arg, float):
        return "float"
    if isinstance(arg, (int, np.integer)):
        return "int"
    raise TypeError(f"compiled functions take ints, floats and arrays, not {type(arg).__name__}")


@cache
def _surroundings() -> tuple[str, ...]:
    """What every compiled function depends on beside itself."""
    import llvmlite.binding as llvm

    sources = [
        _HERE / name for name in ("bind.py", "cpu.py", "native.py", "rulekit.py", "target.py", "typed.py")
    ]
    code = hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
    versions = [f"{package} {version(package)}" for package in ("numba", "llvmlite", "numpy")]
    return code, sys.version, *versions, llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()


# --- files of the cache ----------------------------------------------------------------------------


def read_cached(path: Path) -> tuple[str, bytes] | None:
    """The result's kind and the body, such as object code; nothing if the file is missing or damaged."""
    try:
        raw = path.read_bytes()
    except OSError:
        return None
    head, _, body = raw.removeprefix(_MAGIC).partition(b"\n")
    result, _, checksum = head.decode("ascii", "replace").partition(" ")
    if not raw.startswith(_MAGIC) or checksum != str(zlib.crc32(body)) or result not in _C_TYPES:
        return None
    return result, body


def write_cached(path: Path, result: str, body: bytes) -> None:
    """Whole or not at all. A cache that cannot be written costs time, not the game."""
    try:
        _write(path, result, body)
    except OSError as error:
        print(f"ludotheque: compiled code could not be kept in {path.parent}: {error}", file=sys.stderr)


def _write(path: Path, result: str, body: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(_MAGIC + f"{result} {zlib.crc32(body)}\n".encode() + body)
    os.replace(file.name, path)


def remembered(kind: str, source: bytes, make: Callable[[], bytes]) -> bytes:
    """What follows from a text and nothing else, worked out once. `kind` says what, and by which code."""
    key = hashlib.sha256(f"{kind}, {sys.version}\n".encode() + source).hexdigest()[:32]
    path = cache_folder() / f"{key}.text"
    found = read_cached(path)
    if found is None:
        found = "none", make()
        with suppress(OSError):  # it is no great loss
            _write(path, *found)
    return found[1]


# --- machine code in this process ------------------------------------------------------------------

_C_TYPES: dict[str, Any] = {"int": ctypes.c_int64, "float": ctypes.c_double, "none": None}
_engines: dict[str, Any] = {}  # loaded code lives as long as the process


def _loaded(key: str, result: str, body: bytes, signature: Signature) -> Any:
    import llvmlite.binding as llvm

    if key not in _engines:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        machine = llvm.Target.from_default_triple().create_target_machine()
        engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
        engine.add_object_file(llvm.ObjectFileRef.from_data(body))
        engine.finalize_object()
        _engines[key] = engine
    types: list[Any] = []
    for kind in signature.kinds:
        if kind.endswith("]"):
            types += [ctypes.c_void_p] + [ctypes.c_int64] * int(kind.partition("[")[2][:-1])
        else:
            types.append(_C_TYPES[kind])
    prototype = ctypes.CFUNCTYPE(_C_TYPES[result], *types)
    return prototype(_engines[key].get_function_address(ENTRY))
