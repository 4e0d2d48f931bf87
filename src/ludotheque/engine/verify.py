"""The offline check of a finished match: do its dice come from the secret it was committed to?"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from .dice import FairDice
from .match import Match
from .notation import parse, replay
from .rulekit import CHANCE

Verdict = Literal["fair", "bent", "no-secret", "by-hand"]


@dataclass(frozen=True, slots=True)
class Report:
    """`throws` outcomes were recomputed; `wrong` are the numbers of the log's entries that differ."""

    verdict: Verdict
    game: str
    entries: int
    throws: int
    wrong: tuple[int, ...]
    commitment: str
    scores: list[int] | None


def verify(path: Path) -> Report:
    """Check the rules (a file that breaks them is refused) and recompute every throw."""
    ludo = parse(path)
    match = replay(Match, ludo, str(path))
    throws = [i for i, entry in enumerate(match.log) if entry.seat == CHANCE]
    wrong = [] if match.dice is None else _wrong(match, match.dice)
    verdict: Verdict = "by-hand" if ludo.dice is None else "no-secret" if match.dice is None else "fair"
    return Report(
        verdict="bent" if wrong else verdict,
        game=ludo.game,
        entries=len(match.log),
        throws=len(throws),
        wrong=tuple(wrong),
        commitment=ludo.dice.commitment if ludo.dice else "",
        scores=match.scores if match.over else None,
    )


def _wrong(match: Match, dice: FairDice) -> list[int]:
    """The entries whose outcome is not what the dice give, counted from 1."""
    again, wrong = match.at(0), []
    again.dice = None
    for number, (seat, action) in enumerate(match.log):
        if seat != CHANCE:
            again.play(action, seat)
            continue
        outcomes = again.legal(CHANCE)
        if outcomes[dice.throw(number, len(outcomes))] != action:
            wrong.append(number + 1)
        again.throw(action)
    return wrong
