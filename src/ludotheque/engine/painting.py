"""Drawings for a terminal: pieces of text in their places, one over the other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that is drawn from a row and a column to the right."""

    row: int
    column: int
    text: str
    style: str = ""


def painted(pieces: Iterable[Piece]) -> Text:
    """All pieces in their places; later ones cover earlier ones."""
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    for piece in pieces:
        for i, letter in enumerate(piece.text):
            cells[piece.row, piece.column + i] = (letter, piece.style)
    rows = []
    for row in range(max(row for row, _ in cells) + 1):
        line, end = Text(), max((c for r, c in cells if r == row), default=-1)
        for column in range(end + 1):
            line.append(*cells.get((row, column), (" ", "")))
        rows.append(line)
    return Text("\n").join(rows)
