"""Data files (boards, cards) read into checked structures; a mistake is told with its line and the reason."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TypeVar

import msgspec

from .native import remembered
from .toml_lines import Key, line_of

T = TypeVar("T")

_PLACE = re.compile(r" - at `\$(?P<place>[^`]*)`$")
_KEY = re.compile(r"\.(\w+)|\[(\d+)\]")


class BadData(ValueError):
    """A data file is not what its game needs. Says which file, where in it, and why."""


def board_path(folder: Path, part: str = "") -> Path:
    """A game's board: `$LUDOTHEQUE_BOARDS/<game>.toml` if there is one, else `board.toml` in its folder.

    What does not stand on the board itself has a file of its own: with `part="cards"`, that is
    `<game>_cards.toml`, else `cards.toml`.
    """
    if named := os.environ.get("LUDOTHEQUE_BOARDS"):
        other = Path(named) / f"{folder.name}{part and f'_{part}'}.toml"
        if other.exists():
            return other
    return folder / f"{part or 'board'}.toml"


def read_toml(path: Path, shape: type[T]) -> T:
    """The TOML file at `path`, in the shape of `shape`. TOML is slow to read, so it is kept as JSON."""
    try:
        source = path.read_bytes()
        read = remembered("toml", source, lambda: msgspec.json.encode(msgspec.toml.decode(source)))
        return msgspec.json.decode(read, type=shape)
    except msgspec.ValidationError as error:
        found = _PLACE.search(str(error))
        keys = _keys(found["place"]) if found else ()
        raise wrong(path, keys, str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, OSError) as error:
        raise BadData(f"{path}: {error}") from error


def wrong(path: Path, place: tuple[Key, ...], reason: str) -> BadData:
    """The error to raise for what stands at `place`, such as ("city", 3, "red"), in this TOML file."""
    line = line_of(path.read_text("utf-8"), place)
    return BadData(f"{path}:{line}: {reason}")


def _keys(place: str) -> tuple[Key, ...]:
    return tuple(int(index) if index else name for name, index in _KEY.findall(place))
