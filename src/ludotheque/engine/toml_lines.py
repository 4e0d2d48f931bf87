"""On which line of a TOML file something stands, so that whoever edits a board is led to the mistake."""

from __future__ import annotations

import re
from collections.abc import Iterator

Key = str | int

_QUOTED = re.compile(
    r'''"""(?:\\.|[^\\])*?"""(?!")   # a text of several lines
    | \'{3}.*?\'{3}(?!\')             # likewise, as it stands
    | "(?:\\.|[^"\\\n])*"           # a text of one line
    | '[^'\n]*'
    | \#[^\n]*                       # a comment''',
    re.DOTALL | re.VERBOSE,
)
_MARKS = re.compile(r"[\[\]{}=#]")
_HEADER = re.compile(r"(\[\[?)\s*([\w.\"' -]+?)\s*\]\]?$")
_ASSIGNED = re.compile(r"([\w.-]+|\"[^\"]*\"|'[^']*')\s*=")


def line_of(text: str, place: tuple[Key, ...]) -> int:
    """The line where `place` begins, or the nearest thing around it that has a line of its own."""
    found, depth = 1, 0
    for number, keys in _places(text):
        if len(keys) > depth and place[: len(keys)] == keys:
            found, depth = number, len(keys)
    return found


def _places(text: str) -> Iterator[tuple[int, tuple[Key, ...]]]:
    """Every table and every key of the file, with its line."""
    table: tuple[Key, ...] = ()
    counts: dict[tuple[Key, ...], int] = {}  # of the arrays of tables
    open_brackets = 0
    for number, line in enumerate(_QUOTED.sub(_without_marks, text).split("\n"), start=1):
        bare = line.strip()
        if open_brackets == 0 and (header := _HEADER.match(bare)):
            table = _table(_parts(header[2]), header[1] == "[[", counts)
            yield number, table
            continue
        if open_brackets == 0 and (key := _ASSIGNED.match(bare)):
            yield number, (*table, *_parts(key[1]))
        open_brackets += sum(bare.count(c) for c in "[{") - sum(bare.count(c) for c in "]}")


def _without_marks(found: re.Match[str]) -> str:
    """A quoted text that cannot be taken for anything else; of comments and long texts only the lines."""
    quoted = found[0]
    if quoted.startswith(("#", '"""', "'''")):
        return "\n" * quoted.count("\n")
    return _MARKS.sub("_", quoted)


def _parts(name: str) -> tuple[str, ...]:
    """`a."b c".d` has three."""
    return tuple(part.strip().strip("\"'") for part in re.findall(r"\"[^\"]*\"|'[^']*'|[^.]+", name))


def _table(names: tuple[str, ...], in_array: bool, counts: dict[tuple[Key, ...], int]) -> tuple[Key, ...]:
    """The full place of a header: each array of tables on the way stands for the last of its tables."""
    place: tuple[Key, ...] = ()
    for depth, name in enumerate(names, start=1):
        place = (*place, name)
        if depth == len(names) and in_array:
            counts[place] = counts.get(place, -1) + 1
        if place in counts:
            place = (*place, counts[place])
    return place
