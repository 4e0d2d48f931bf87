"""Matches between bots."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from ludotheque.engine.match import Match

from .bot import Bot, Budget, ask


def play_match(match: Match, bots: Sequence[Bot], seed: int, budget: Budget) -> Match:
    """Play a match to its end with a bot on each seat; returns the same match."""
    while (seat := match.next()) is not None:
        view = match.view(seat)
        action = ask(bots[seat], view, seed_of(seed, len(match.log)), budget, match.name(seat))
        match.play(action, seat)
    return match


def seed_of(seed: int, entry: int) -> int:
    """The seed of the decision that becomes this entry of the log."""
    digest = hashlib.sha256(f"ludotheque bot {seed} {entry}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1
