"""What a loop over games needs from the machine it runs on, in plain Python.

The loops (`loops.py`) are written with these; `cpu.py` and `cuda.py` bring compiled versions.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

Words = MutableSequence[int]  # 64 bits each; states, masks and randomness are kept in them


def new_cells() -> Words:
    """Room for one state."""
    raise NotImplementedError("bound for each game")


def new_mask() -> Words:
    """Room for the decisions of one state."""
    raise NotImplementedError("bound for each game")


def new_rng() -> Words:
    """Room for the randomness of one game."""
    raise NotImplementedError("bound for each game")


def as_state(cells: Words) -> Any:
    """The record that lies in these words."""
    raise NotImplementedError("bound for each game")


def thread() -> int:
    """Which of the threads this is, where many run the same loop; 0 where there is only one."""
    return 0


def threads() -> int:
    """How many threads run the same loop."""
    return 1
