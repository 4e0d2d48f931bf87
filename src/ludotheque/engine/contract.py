"""What the `rules` module of a game provides. The bodies here only say so; a game brings its own.

Beside these functions a rules module holds `State`, the record of the game (with at least `actor`,
`seats` and a field for each option of the game), and `ACTIONS`: every decision and every outcome of
chance is an int from 0 to ACTIONS - 1.

A rules module may also have `tiebreak(s, seat) -> int`: of the seats with the best score, those where it is
greatest have won. Without it they all have.
"""

from __future__ import annotations

from typing import Any

from .rulekit import Mask, Rng


def unfit(s: Any) -> int:
    """The paragraph that the number of seats or the options break, or 0."""
    raise NotImplementedError


def setup(s: Any) -> None:
    """The opening position. Seats and options are already in the record."""
    raise NotImplementedError


def legal(s: Any, seat: int, mask: Mask) -> None:
    """Mark what this seat may decide now; for CHANCE, what can happen, each equally likely.

    Never nothing when `s.actor` is asked for. Another seat may have decisions too where several
    decide at once, or where a decision may be taken back until chance has spoken.
    """
    raise NotImplementedError


def refusal(s: Any, seat: int, action: int) -> int:
    """The paragraph that forbids this seat this decision, or 0 where it is legal."""
    raise NotImplementedError


def apply(s: Any, seat: int, action: int) -> None:
    """Carry out a legal decision of this seat, or an outcome of CHANCE."""
    raise NotImplementedError


def score(s: Any, seat: int) -> int:
    """The result of a seat, of use when the game is over. More is better."""
    raise NotImplementedError


def hide(s: Any, seat: int) -> None:
    """Blank what this seat cannot know. A SPECTATOR knows only what lies open to all."""
    raise NotImplementedError


def guess(s: Any, seat: int, rng: Rng) -> None:
    """Fill the blanks with something random that fits all that this seat knows."""
    raise NotImplementedError


def broken(s: Any) -> int:
    """The paragraph whose invariant does not hold, or 0: what must be true in every position."""
    raise NotImplementedError
