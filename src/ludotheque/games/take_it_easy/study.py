"""How a sensible player lays the hexagons, and what a study of the game asks."""

from __future__ import annotations

from typing import Final

import numpy as np

from ludotheque.engine.rulekit import count_bits

from .board import components
from .rules import CELLS, LEFT_OF_LINES, State

SIDES: Final = 1
SECONDS_PER_THROW: Final = 15  # a tile is called, and everybody lays it at once
SECONDS_PER_CHOICE: Final = 0

_PARTS = components()
LINES: Final = len(_PARTS.lines)
NUMBERS: Final = 3  # that a line may show
CELLS_OF: Final = np.array([sum(1 << cell for cell in line.cells) for line in _PARTS.lines], np.int64)
LENGTH: Final = np.array([len(line.cells) for line in _PARTS.lines], np.int64)
SHOWN: Final = np.array([_PARTS.direction[line.direction].numbers for line in _PARTS.lines], np.int64)

# What a line is worth, in per cent of its points, by the cells that are still free in it.
HOPE: Final = np.array((100, 58, 38, 28, 22, 20), np.int64)
OPEN: Final = 45  # points in hundredths, for each cell of a line that has no number yet


def side(s: State, seat: int) -> int:
    """Everybody lays the same tiles on the same board."""
    return 0


def began(s: State) -> int:
    """§5: the first seat calls first, which is no advantage."""
    return 0


def prefer(s: State, seat: int, action: int) -> int:
    """The board with the best hope: points of the lines, the surer, the fuller they are."""
    hand, cell = (1, action - CELLS) if action >= CELLS else (0, action)
    lines = s.lines[seat] & int(LEFT_OF_LINES[s.tiles[hand], cell])
    free = s.free[seat] & ~(1 << cell)
    hope = 0
    for line in range(LINES):
        missing = count_bits(int(CELLS_OF[line]) & free)
        hope += hope_of(line, lines >> NUMBERS * line & 7, missing)
    return hope


def hope_of(line: int, numbers: int, missing: int) -> int:
    """What may still come of a line, in hundredths of a point."""
    length = int(LENGTH[line])
    if numbers == 7:
        return OPEN * length
    for k in range(NUMBERS):
        if numbers == 1 << k:
            return int(SHOWN[line, k]) * length * int(HOPE[missing])
    return 0  # broken
