"""The best board for the tiles of one round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from ludotheque.engine.native import Native

from . import solve_search
from .solve_tables import Board, layout, new_search, tables, tile_bits
from .solve_tiles import check


def best_placement(tiles: Sequence[int], compiled: bool = True) -> tuple[int, Board]:
    """The highest score these 19 tiles allow, and a board that has it."""
    check(tiles)
    solver = _compiled(solve_search.best_board) if compiled else solve_search.best_board
    known, search = tables(), new_search(tiles)
    cells = len(layout().cells)
    desk = np.zeros((4, layout().tiles), np.int64)
    reached = solver(
        *search, known.patterns, known.line_of, known.bearers, tile_bits(tiles),
        np.zeros(cells, np.int64), desk,
    )  # fmt: skip
    return int(reached), tuple(desk[solve_search.LAYOUT, :cells].tolist())


@cache
def _compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function as machine code, compiled or fetched from the cache at its first call."""
    return Native(function)
