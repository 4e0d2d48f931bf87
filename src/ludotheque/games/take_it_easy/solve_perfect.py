"""The perfect boards of Take It Easy, and the proof that nothing scores more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from . import solve_search
from .solve_search import SCORE
from .solve_tables import Board, Search, layout, line_numbers, new_search, score, tables, tile_bits


class Proof(NamedTuple):
    """The highest score, every board that has it, and what was looked at to be sure."""

    best: int
    boards: list[Board]
    plans: dict[int, int]  # for each score from the best one upwards: the plans visited
    tried: dict[int, int]  # those that left every cell a tile, and bound no tile to two cells


def perfect() -> list[Board]:
    """All boards with the highest score there is."""
    return prove().boards


def prove() -> Proof:
    """Visit every plan, broken lines included, from the highest score down to the first with a board."""
    search = new_search(range(layout().tiles))
    plans: Counter[int] = Counter()
    tried: Counter[int] = Counter()
    boards: list[Board] = []
    best = 0
    while solve_search.next_plan(*search) and search.now[SCORE] >= best:
        reached = int(search.now[SCORE])
        plans[reached] += 1
        choices = _choices(search)
        tried[reached] += choices is not None
        found = _boards(choices, reached)
        if found:
            best = reached
            boards += found
    return Proof(best, _in_order(boards), dict(plans), +tried)


def placements(exactly: int) -> list[Board]:
    """All boards with exactly this score.

    Meant for scores near the top: there are 16 boards of 307 and 240 of 300, but every ten points
    further down there are many times more plans and boards.
    """
    search = new_search(range(layout().tiles))
    boards: list[Board] = []
    while solve_search.next_plan(*search) and search.now[SCORE] >= exactly:
        if search.now[SCORE] == exactly:
            boards += _boards(_choices(search), exactly)
    return _in_order(boards)


def _choices(search: Search) -> dict[int, int] | None:
    """The tiles (as bits) that each cell may get under the plan reached; None if that cannot be."""
    known, choices = tables(), np.zeros(len(layout().cells), np.int64)
    every_tile = tile_bits(range(layout().tiles))
    possible = solve_search.sort_out(
        known.patterns, known.line_of, known.bearers, every_tile, search.now, choices
    )
    return dict(enumerate(choices.tolist())) if possible else None


def _boards(choices: dict[int, int] | None, exactly: int) -> list[Board]:
    """The boards of a plan. One whose broken lines are not all broken is worth more: another plan's."""
    fillings = _fillings(choices) if choices else iter(())
    boards = (tuple(filling[cell] for cell in range(len(filling))) for filling in fillings)
    return [board for board in boards if score(board) == exactly]


def _fillings(choices: dict[int, int]) -> Iterator[dict[int, int]]:
    """Every way to give each cell one of its tiles and no tile twice; hardest cell first."""
    if not choices:
        yield {}
        return
    cell = min(choices, key=lambda c: choices[c].bit_count())
    for tile in range(choices[cell].bit_length()):
        if choices[cell] >> tile & 1:
            rest = {c: tiles & ~(1 << tile) for c, tiles in choices.items() if c != cell}
            for filling in _fillings(rest):
                yield filling | {cell: tile}


def _in_order(boards: list[Board]) -> list[Board]:
    """By columns, the high numbers first, then by the rising and the falling lines."""

    def key(board: Board) -> tuple[list[int], ...]:
        rising, columns, falling = ([n or 0 for n in line_numbers(board, d)] for d in range(3))
        return [-n for n in columns], rising, falling, list(board)

    return sorted(boards, key=key)
