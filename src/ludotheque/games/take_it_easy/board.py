"""The board and the tiles of Take It Easy, read from board.toml and checked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import Literal

import msgspec

from ludotheque.engine.data import BadData, board_path, read_toml

Source = Literal["rulebook", "public", "reconstruction"]
PATH = board_path(Path(__file__).parent)
COLUMNS = (3, 4, 5, 4, 3)  # §2
DIRECTIONS = ("rising", "vertical", "falling")  # in the order in which a tile is read, left to right
# One cell on along each direction, in x and y, and what all cells of one line have in common.
STEPS = {"rising": (1, -1), "vertical": (0, 2), "falling": (1, 1)}
# The six cells beside a cell.
BESIDE = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


class Cell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    x: int  # columns from the middle one
    y: int  # half hexes downwards from the middle row


class Cells(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    cells: tuple[Cell, ...]


class Direction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    source: Source
    numbers: tuple[int, ...]
    lines: tuple[tuple[str, ...], ...]


class Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: Source
    count: int
    placed: int


class Colour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    name: str
    source: Source


class Line(msgspec.Struct, frozen=True):
    """A line from edge to edge: its direction (0 rising, 1 vertical, 2 falling) and its cells."""

    direction: int
    cells: tuple[int, ...]


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    board: Cells
    direction: tuple[Direction, ...]
    tiles: Tiles
    colour: tuple[Colour, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the cells, A1 first."""
        return tuple(cell.name for cell in self.board.cells)

    @property
    def lines(self) -> tuple[Line, ...]:
        """The fifteen lines: five rising, five vertical, five falling."""
        at = {name: i for i, name in enumerate(self.names)}
        return tuple(
            Line(d, tuple(at[name] for name in line))
            for d, direction in enumerate(self.direction)
            for line in direction.lines
        )

    @property
    def numbers(self) -> tuple[tuple[int, ...], ...]:
        """The three numbers of each tile: rising, vertical, falling."""
        return tuple(product(*(direction.numbers for direction in self.direction)))

    @property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """The cells beside each cell, clockwise from the one above."""
        at = {(cell.x, cell.y): i for i, cell in enumerate(self.board.cells)}
        return tuple(
            tuple(at[c.x + x, c.y + y] for x, y in BESIDE if (c.x + x, c.y + y) in at)
            for c in self.board.cells
        )

    def colours(self) -> dict[int, str]:
        """The name of each number's colour."""
        return {colour.number: colour.name for colour in self.colour}


@cache
def components(path: Path = PATH) -> Components:
    found = read_toml(path, Components)
    _check_cells(path, found.board.cells)
    _check_directions(path, found)
    _check_tiles(path, found)
    _check_colours(path, found)
    return found


def _check_cells(path: Path, cells: Sequence[Cell]) -> None:
    """§2: five columns of 3, 4, 5, 4 and 3 cells, each cell with the place its name says."""
    expected = [
        Cell("ABCDE"[column] + str(row + 1), column - 2, 2 * row - length + 1)
        for column, length in enumerate(COLUMNS)
        for row in range(length)
    ]
    if len(cells) != len(expected):
        raise BadData(f"{path}: the board has {len(cells)} cells, not {len(expected)}")
    for cell, right in zip(cells, expected, strict=True):
        if cell != right:
            raise BadData(
                f"{path}: cell {cell.name} at x = {cell.x}, y = {cell.y} stands where {right.name} "
                f"at x = {right.x}, y = {right.y} belongs"
            )


def _check_directions(path: Path, parts: Components) -> None:
    names = tuple(direction.name for direction in parts.direction)
    if names != DIRECTIONS:
        raise BadData(f"{path}: the directions are {', '.join(names)}, not {', '.join(DIRECTIONS)}")
    for direction in parts.direction:
        right = lines_along(parts.board.cells, direction.name)
        if len(direction.lines) != len(right):
            raise BadData(f"{path}: {direction.name}: {len(direction.lines)} lines, not {len(right)}")
        for line in direction.lines:
            if line not in right:
                raise BadData(f"{path}: {direction.name}: {'-'.join(line)} is no line from edge to edge")
        if len(set(direction.lines)) != len(right):
            raise BadData(f"{path}: {direction.name}: a line stands there twice")


def lines_along(cells: Sequence[Cell], direction: str) -> set[tuple[str, ...]]:
    """The lines of one direction, found by walking over the board from every edge cell."""
    at = {(cell.x, cell.y): cell.name for cell in cells}
    dx, dy = STEPS[direction]
    lines = set()
    for x, y in at:
        if (x - dx, y - dy) in at:
            continue  # not the first cell of its line
        line = []
        while (x, y) in at:
            line.append(at[x, y])
            x, y = x + dx, y + dy
        lines.add(tuple(line))
    return lines


def _check_tiles(path: Path, parts: Components) -> None:
    """§3: every combination of three numbers once, and enough tiles for the board."""
    for direction in parts.direction:
        if len(direction.numbers) != 3 or len(set(direction.numbers)) != 3:
            raise BadData(f"{path}: {direction.name} needs three different numbers")
        if not all(1 <= number <= 9 for number in direction.numbers):
            raise BadData(f"{path}: {direction.name} has numbers beyond 1 to 9")
    if parts.tiles.count != len(parts.numbers):
        raise BadData(f"{path}: {parts.tiles.count} tiles, but {len(parts.numbers)} combinations of numbers")
    if parts.tiles.placed != len(parts.board.cells):
        raise BadData(f"{path}: {parts.tiles.placed} tiles are placed on {len(parts.board.cells)} cells")


def _check_colours(path: Path, parts: Components) -> None:
    numbers = sorted(n for direction in parts.direction for n in direction.numbers)
    coloured = sorted(colour.number for colour in parts.colour)
    if coloured != numbers:
        raise BadData(f"{path}: colours are given for {coloured}, but the tiles' numbers are {numbers}")
    if len({colour.name for colour in parts.colour}) != len(parts.colour):
        raise BadData(f"{path}: two numbers have the same colour")
