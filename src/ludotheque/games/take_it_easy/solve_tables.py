"""What the search for the best board needs to know of the board: cells, lines, patterns, tiles."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from .solve_search import FALLING, GUARDS, NOBODY, RISING, VERTICAL, Ints

BROKEN = 3  # stands in a pattern where the three numbers of a direction have 0, 1, 2
PAIRS = ((RISING, VERTICAL), (RISING, FALLING), (VERTICAL, FALLING))

Board = tuple[int, ...]  # the tile on every cell, in the order of the cells


class Layout(NamedTuple):
    """The board of `board.toml`."""

    cells: tuple[str, ...]
    directions: tuple[str, ...]
    numbers: tuple[tuple[int, ...], ...]
    lines: tuple[tuple[tuple[int, ...], ...], ...]  # the cells of each line of each direction
    opposite: tuple[int, ...]  # where each cell lies after half a turn of the board
    tiles: int


@cache
def layout() -> Layout:
    data = tomllib.loads(files(__package__).joinpath("board.toml").read_text(encoding="utf-8"))
    cells: list[dict[str, Any]] = data["board"]["cells"]
    names = [cell["name"] for cell in cells]
    places = [(cell["x"], cell["y"]) for cell in cells]
    return Layout(
        cells=tuple(names),
        directions=tuple(way["name"] for way in data["direction"]),
        numbers=tuple(tuple(way["numbers"]) for way in data["direction"]),
        lines=tuple(
            tuple(tuple(names.index(name) for name in line) for line in way["lines"])
            for way in data["direction"]
        ),
        opposite=tuple(places.index((-x, -y)) for x, y in places),
        tiles=data["tiles"]["count"],
    )


def indices(tile: int) -> tuple[int, int, int]:
    """Which of the three numbers of each direction are on a tile."""
    return tile // 9, tile // 3 % 3, tile % 3


def tile_name(tile: int) -> str:
    """A tile as it is read aloud: "294"."""
    return "".join(str(layout().numbers[d][n]) for d, n in enumerate(indices(tile)))


def line_numbers(board: Sequence[int], direction: int) -> list[int | None]:
    """The number along each line of a direction; None where the line is broken."""
    numbers = layout().numbers[direction]
    found = [{indices(board[cell])[direction] for cell in line} for line in layout().lines[direction]]
    return [numbers[seen.pop()] if len(seen) == 1 else None for seen in found]


def score(board: Sequence[int]) -> int:
    """Every complete line counts its number once per tile."""
    return sum(
        len(line) * (number or 0)
        for d, lines in enumerate(layout().lines)
        for line, number in zip(lines, line_numbers(board, d), strict=True)
    )


def half_turn(board: Board) -> Board:
    """The board seen from the other side of the table, its tiles upright again."""
    return tuple(board[cell] for cell in layout().opposite)


def packed(counts: Iterable[int]) -> int:
    """Counts in fields of five bits, as the search compares them."""
    return sum(count << 5 * field for field, count in enumerate(counts))


def tile_bits(tiles: Iterable[int]) -> int:
    """A set of tiles as bits of an int."""
    return sum((1 << tile for tile in tiles), 0)


class Tables(NamedTuple):
    """Everything about the board that does not depend on the tiles at hand."""

    patterns: Ints  # [direction, pattern, line], the best pattern first
    scores: Ints  # [direction, pattern]
    needs: Ints  # [direction, pattern, number]: on how many cells the pattern asks for it
    crossings: Ints  # [pair of directions, pattern, pattern]
    line_of: Ints  # [cell, direction]
    bearers: Ints  # [direction, number or BROKEN]: the tiles, as bits


def pattern_count() -> int:
    """How many patterns a direction has, with or without tiles enough for them."""
    return int((BROKEN + 1) ** len(layout().lines[0]))


def _patterns(direction: int) -> tuple[Ints, Ints, Ints]:
    """All patterns of a direction for which there are tiles enough, their scores and needs."""
    lengths = np.array([len(line) for line in layout().lines[direction]])
    patterns = np.array(list(product(range(BROKEN + 1), repeat=len(lengths))), np.int64)
    needs = ((patterns[:, :, None] == np.arange(BROKEN)) * lengths[:, None]).sum(axis=1)
    scores = needs @ np.array(layout().numbers[direction])
    possible = np.flatnonzero((needs <= layout().tiles // BROKEN).all(axis=1))
    best_first = possible[np.argsort(-scores[possible], kind="stable")]
    return patterns[best_first], scores[best_first], needs[best_first]


def _crossings(patterns: Ints, line_of: Ints, one: int, other: int) -> Ints:
    """For each two patterns, on how many cells their numbers meet: nine packed counts."""
    count, lines = patterns.shape[1:]
    met = np.zeros((lines, count), np.int64)  # what the other pattern brings to each line of the one
    for cell in line_of:
        number = patterns[other, :, cell[other]]
        met[cell[one]] += np.where(number == BROKEN, 0, 1 << 5 * number)
    total = np.zeros((count, count), np.int64)
    for line in range(lines):
        number = patterns[one, :, line]
        whole = np.flatnonzero(number != BROKEN)
        total[whole] += met[line] << 15 * number[whole, None]
    return total


@cache
def tables() -> Tables:
    board = layout()
    line_of = np.zeros((len(board.cells), 3), np.int64)
    for d, lines in enumerate(board.lines):
        for number, line in enumerate(lines):
            line_of[list(line), d] = number
    bearers = np.full((3, BROKEN + 1), (1 << board.tiles) - 1, np.int64)
    for d, number in product(range(3), range(BROKEN)):
        bearers[d, number] = tile_bits(tile for tile in range(board.tiles) if indices(tile)[d] == number)
    patterns, scores, needs = (np.stack(part) for part in zip(*map(_patterns, range(3)), strict=True))
    crossings = np.stack([_crossings(patterns, line_of, one, other) for one, other in PAIRS])
    return Tables(patterns, scores, needs, crossings, line_of, bearers)


class Search(NamedTuple):
    """The arrays of one search, in the order in which `solve_search.next_plan` takes them."""

    scores: Ints
    shelves: Ints
    sizes: Ints
    crossings: Ints
    room: Ints
    heads: Ints
    links: Ints
    opened: Ints
    now: Ints


def new_search(tiles: Sequence[int]) -> Search:
    """A search that may use each of these tiles once."""
    known = tables()
    shelves = np.zeros(known.scores.shape, np.int64)
    sizes = np.zeros(3, np.int64)
    have = np.array([indices(tile) for tile in tiles])
    for d in range(3):
        enough = (known.needs[d] <= np.bincount(have[:, d], minlength=BROKEN)).all(axis=1)
        sizes[d] = enough.sum()
        shelves[d, : sizes[d]] = np.flatnonzero(enough)
    meetings = [np.bincount(3 * have[:, one] + have[:, other], minlength=9) for one, other in PAIRS]
    room = np.array([packed(map(int, counts)) | GUARDS for counts in meetings], np.int64)
    ceiling = int(known.scores[:, 0].sum())
    return Search(
        known.scores,
        shelves,
        sizes,
        known.crossings,
        room,
        heads=np.full(ceiling + 2, NOBODY, np.int64),
        links=np.empty((int(sizes[RISING] * sizes[VERTICAL]), 2), np.int64),
        opened=np.zeros(int(sizes[RISING]), np.int64),
        now=np.array([ceiling + 1, 0, 0, 0], np.int64),
    )
