"""Bots by name: ours, those that other packages bring, and those in a file of yours.

A package brings a bot by an entry point of the group `ludotheque.bots`. What an entry point leads to, and
what a file defines, is a class that is called without arguments, or a function `decide`.
"""

from __future__ import annotations

import inspect
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from ludotheque.engine.errors import BadBot
from ludotheque.engine.match import View

from .bot import Bot, Budget, told

GROUP = "ludotheque.bots"
OURS = {"random": "chance:Random", "montecarlo": "montecarlo:MonteCarlo", "sensible": "sensible:Sensible"}


@dataclass(frozen=True, slots=True)
class Function:
    """A bot that is no more than a function."""

    function: Callable[[View, int, Budget], int]

    def decide(self, view: View, seed: int, budget: Budget) -> int:
        return self.function(view, seed, budget)


def known_bots() -> list[str]:
    """The names that `load_bot` knows: ours first."""
    return [*OURS, *sorted(set(_outside()) - set(OURS))]


def load_bot(name: str | Path) -> Bot:
    """The bot of this name, or the one in this file (a path that ends in `.py`)."""
    if name in OURS:
        module, _, kind = OURS[str(name)].partition(":")
        return _as_bot(getattr(import_module(f"{__package__}.{module}"), kind), str(name))
    if point := _outside().get(str(name)):
        return _from_package(point)
    if str(name).endswith(".py"):
        return _from_file(Path(name).expanduser())
    raise BadBot("bot-unknown", name=str(name), known=", ".join([*known_bots(), "….py"]))


def _outside() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _from_package(point: EntryPoint) -> Bot:
    try:
        found = point.load()
    except Exception as error:
        raise BadBot("bot-file", path=point.value, reason=told(error)) from error
    return _as_bot(found, point.value)


def _from_file(path: Path) -> Bot:
    module = ModuleType(f"ludotheque_bot_{path.stem}")
    module.__file__ = str(path)
    sys.modules[module.__name__] = module  # where dataclasses look for the names of their fields
    code = _compiled(path)
    try:
        exec(code, vars(module))
    except (Exception, SystemExit) as error:
        raise BadBot("bot-raised", path=str(path), line=_line(error, path), reason=told(error)) from error
    own = getattr(module, "Bot", None)
    found = own if own is not None and own is not Bot else getattr(module, "decide", None)
    if found is None:
        raise BadBot("bot-nothing", path=str(path))
    return _as_bot(found, str(path))


def _compiled(path: Path) -> CodeType:
    try:
        return compile(path.read_bytes(), str(path), "exec", dont_inherit=True)
    except OSError as error:
        raise BadBot("bot-file", path=str(path), reason=error.strerror or str(error)) from error
    except SyntaxError as error:
        raise BadBot("bot-syntax", path=str(path), line=str(error.lineno or 0), reason=error.msg) from error
    except ValueError as error:  # a file with null bytes
        raise BadBot("bot-file", path=str(path), reason=str(error)) from error


def _as_bot(found: Any, path: str) -> Bot:
    """A class is called, a function wrapped; what comes out must be able to decide."""
    if inspect.isclass(found):
        try:
            found = found()
        except Exception as error:
            raise BadBot("bot-file", path=path, reason=told(error)) from error
    elif inspect.isfunction(found):
        found = Function(found)
    decide = found.function if isinstance(found, Function) else getattr(found, "decide", None)
    if not callable(decide):
        raise BadBot("bot-nothing", path=path)
    try:
        signature = inspect.signature(decide)
        signature.bind(None, 0, None)
    except TypeError:
        raise BadBot("bot-parameters", path=path, found=str(signature)) from None
    bot: Bot = found
    return bot


def _line(error: BaseException, path: Path) -> str:
    """The last line of the file itself that the exception came through."""
    lines = [f.lineno or 0 for f in traceback.extract_tb(error.__traceback__) if f.filename == str(path)]
    return str(lines[-1] if lines else 0)
