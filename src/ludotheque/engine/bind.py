"""Rebinding: the same functions in a new namespace, each wrapped for a target.

A function refers to others by name. `bound(entry, ...)` follows those names, makes a copy of every plain
function it meets in which the names lead to the copies, and wraps each copy (`njit`, `cuda.jit`, or
nothing at all). That is how one text of the rules becomes plain Python, CPU code and CUDA code.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import CodeType, FunctionType, ModuleType
from typing import Any

Function = Callable[..., Any]


def bound(entry: Function, replace: Mapping[Function, Function], wrap: Callable[[Function], Any]) -> Any:
    """`entry` and all it calls, rebound: what `replace` names is put in place of a function.

    A replacement that is a plain function is rebound like any other; anything else (an intrinsic, say)
    is used as it is.
    """
    done: dict[Function, Any] = {}

    def rebound(function: Any) -> Any:
        function = replace.get(function, function)
        if not isinstance(function, FunctionType) or getattr(function, "__target__", False):
            return function
        if function not in done:
            space = dict(function.__globals__)
            for name, value in _referred(function):
                if isinstance(value, FunctionType):
                    space[name] = rebound(value)
            copy = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
            copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
            done[function] = wrap(copy)
        return done[function]

    return rebound(entry)


def reached(entries: Iterable[Any]) -> list[FunctionType]:
    """The plain functions among these, and all that they call, each once, in the order they are met in."""
    found = [entry for entry in entries if isinstance(entry, FunctionType)]
    for function in found:  # grows while it is read
        found += [f for _, f in _referred(function) if isinstance(f, FunctionType) and f not in found]
    return found


def fingerprint(entry: Function, replace: Mapping[Function, Function]) -> str:
    """A hash of all that the meaning of `entry` depends on: code, and the values it refers to."""
    digest, seen = hashlib.sha256(), set()

    def add(function: Any) -> None:
        function = replace.get(function, function)
        if not isinstance(function, FunctionType):
            digest.update(repr(getattr(function, "__name__", function)).encode())
            return
        if function in seen:
            digest.update(function.__qualname__.encode())
            return
        seen.add(function)
        _add_code(digest, function.__code__)
        digest.update(repr((function.__defaults__, function.__kwdefaults__)).encode())
        for name, value in _referred(function):
            digest.update(name.encode())
            if isinstance(value, FunctionType):
                add(value)
            elif isinstance(value, ModuleType):
                for part in sorted(_names(function.__code__) & vars(value).keys()):
                    digest.update(part.encode() + _as_bytes(vars(value)[part]))
            else:
                digest.update(_as_bytes(value))

    add(entry)
    return digest.hexdigest()


def _referred(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """The globals that a function's code names, in the order of their names."""
    for name in sorted(_names(function.__code__)):
        if name in function.__globals__:
            yield name, function.__globals__[name]


def _names(code: CodeType) -> set[str]:
    names = set(code.co_names)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            names |= _names(constant)
    return names


def _add_code(digest: Any, code: CodeType) -> None:
    digest.update(code.co_code)
    digest.update(repr((code.co_names, code.co_varnames, code.co_freevars)).encode())
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            _add_code(digest, constant)
        else:
            digest.update(repr(constant).encode())


def _as_bytes(value: Any) -> bytes:
    if hasattr(value, "tobytes") and hasattr(value, "dtype"):
        return f"{value.dtype} {value.shape}".encode() + bytes(value.tobytes())
    if hasattr(value, "layout"):
        return repr(value.layout).encode()
    if isinstance(value, ModuleType):
        return value.__name__.encode()
    if isinstance(value, (int, float, str, bytes, bool, tuple, list, frozenset, type(None))):
        return repr(value).encode()
    return repr(getattr(value, "__qualname__", type(value).__qualname__)).encode()
