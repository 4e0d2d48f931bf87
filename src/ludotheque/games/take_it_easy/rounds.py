"""Random rounds of one board without the steps: what simulators of this game count.

Whoever lays every tile on a random free cell ends with nineteen random tiles in random order on the board.
So a round can be drawn cell by cell: the same boards as from the rules' own steps, equally often, without
a record. Lines and points are those of the rules.
"""

from __future__ import annotations

from ludotheque.engine.rulekit import nth_bit, pick, start
from ludotheque.engine.target import Words, new_rng, thread, threads

from .rules import ALL_LINES, ALL_TILES, CELLS, LEFT_OF_LINES, TILES, points_of


def random_rounds(seed: int, first: int, count: int, points: Words) -> None:
    """The points of rounds `first`, `first + 1` ... of a series."""
    rng = new_rng()
    number = thread()
    while number < count:
        start(rng, seed, first + number)
        left, lines = ALL_TILES, ALL_LINES
        for cell in range(CELLS):
            tile = nth_bit(left, pick(rng, TILES - cell))
            left ^= 1 << tile
            lines &= int(LEFT_OF_LINES[tile, cell])
        points[number] = points_of(lines)
        number += threads()
