"""The bot that leaves everything to chance: the measure of all others."""

from __future__ import annotations

from ludotheque.engine.match import View
from ludotheque.engine.rulekit import pick, start

from .bot import Budget


class Random:
    """Any legal decision, all alike."""

    def decide(self, view: View, seed: int, budget: Budget) -> int:
        rng = [0]
        start(rng, seed, 0)
        return view.legal[pick(rng, len(view.legal))]
