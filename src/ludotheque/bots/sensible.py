"""The bot that plays as the game's own module `study` says a sensible player would."""

from __future__ import annotations

from ludotheque.engine.errors import BadBot
from ludotheque.engine.game import Game
from ludotheque.engine.match import View
from ludotheque.engine.registry import games
from ludotheque.engine.rulekit import pick, start

from .bot import Budget


class Sensible:
    """The decision it likes best; of several, any."""

    def decide(self, view: View, seed: int, budget: Budget) -> int:
        hold_studied(view.game)
        worth = {action: view.game.study.prefer(view.record, view.seat, action) for action in view.legal}
        best = [action for action, liked in worth.items() if liked == max(worth.values())]
        rng = [0]
        start(rng, seed, 0)
        return best[pick(rng, len(best))]


def hold_studied(game: Game) -> None:
    """Refuse a game that does not say how a sensible player decides."""
    if game.study is None:
        known = ", ".join(slug for slug, other in games().items() if other.study is not None)
        raise BadBot("bot-not-studied", game=game.slug, known=known)
