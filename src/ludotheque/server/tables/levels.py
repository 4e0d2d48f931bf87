"""How strong the bots at a table are: how many games they may play out in their head."""

from __future__ import annotations

from typing import NamedTuple


class Level(NamedTuple):
    """So many rollouts for a decision, and no more than so many seconds."""

    rollouts: int
    seconds: float


LEVELS = {"easy": Level(30, 1.0), "medium": Level(600, 1.0), "hard": Level(20_000, 2.0)}
