"""Take It Easy solved: the highest score there is, and the best board for the tiles of a round.

What the rest of the house needs is here; `solve_perfect` and `solve_best` do the work, with the
search of `solve_search`.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

from .solve_best import best_placement
from .solve_perfect import perfect, placements, prove
from .solve_tables import Board, half_turn, layout, line_numbers, pattern_count, score, tables, tile_name
from .solve_tiles import TileError, parse_tiles

__all__ = [
    "TileError",
    "best_placement",
    "describe",
    "parse_tiles",
    "perfect",
    "placements",
    "report_best",
    "report_perfect",
]

HEADINGS = {"vertical": "columns"}  # how reports call a direction, where not by its name


def report_perfect() -> dict[str, Any]:
    """The proof, ready for JSON."""
    start = perf_counter()
    known = tables()
    ready = perf_counter()
    proof = prove()
    done = perf_counter()
    return {
        "max": proof.best,
        "boards": len(proof.boards),
        "up_to_half_turn": len({min(board, half_turn(board)) for board in proof.boards}),
        "tile_sets": len({frozenset(board) for board in proof.boards}),
        "patterns_per_direction": pattern_count(),
        "patterns_with_tiles_enough": known.scores.shape[1],
        "plans_above_max": sum(n for points, n in proof.plans.items() if points > proof.best),
        "plans_at_max": proof.plans[proof.best],
        "plans_tried_above_max": sum(n for p, n in proof.tried.items() if p > proof.best),
        "plans_tried_at_max": proof.tried[proof.best],
        "seconds_tables": round(ready - start, 4),
        "seconds_search": round(done - ready, 4),
        "placements": [describe(board) for board in proof.boards],
    }


def report_best(tiles: Sequence[int]) -> dict[str, Any]:
    """The best board for these tiles, ready for JSON."""
    best_placement(tiles)  # the tables are built, and the machine code is fetched or compiled
    start = perf_counter()
    _, board = best_placement(tiles)
    seconds = round(perf_counter() - start, 4)
    return {"tiles": [tile_name(tile) for tile in tiles], "seconds": seconds} | describe(board)


def describe(board: Board) -> dict[str, Any]:
    """A board for JSON: its score, its lines (None where broken), its tiles by the cells' names."""
    lines = {HEADINGS.get(way, way): line_numbers(board, d) for d, way in enumerate(layout().directions)}
    names = {cell: tile_name(tile) for cell, tile in zip(layout().cells, board, strict=True)}
    return {"score": score(board), **lines, "cells": names}
