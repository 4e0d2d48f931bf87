"""Random play in plain Python, for the checks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.record import Record
from ludotheque.engine.rulekit import CHANCE, OVER

from .configurations import Configuration
from .strict import StrictMask

LIMIT = 100_000  # steps; a game that is still going on is taken for endless


class Unsound(AssertionError):
    """A game breaks the contract. Says which, in which configuration, where, and how."""


@dataclass(frozen=True, slots=True)
class Play:
    """One game under check: what is played, and by which randomness."""

    game: Game
    configuration: Configuration
    seed: int = 0

    @property
    def rules(self) -> Any:
        return self.game.rules

    def opening(self) -> Record:
        return self.configuration.opening(self.game)

    def match(self) -> Match:
        return self.configuration.match(self.game, self.seed)

    def rng(self) -> random.Random:
        return random.Random(f"{self.game.slug} {self.configuration} {self.seed}")

    def hold(self, condition: bool, step: int, complaint: str) -> None:
        if not condition:
            raise Unsound(
                f"{self.game.slug}, {self.configuration}, seed {self.seed}, step {step}: {complaint}"
            )


def legal(rules: Any, s: Any, seat: int) -> list[int]:
    mask = StrictMask(rules.ACTIONS)
    if seat != OVER:
        rules.legal(s, seat, mask)
    return mask.marked()


def walk(play: Play) -> Iterator[tuple[int, Record]]:
    """A random game, position by position, to its end. What is yielded is the record that is played on."""
    rng, s = play.rng(), play.opening()
    for step in range(LIMIT):
        yield step, s
        actor = s.actor  # type: ignore[attr-defined]  # every State declares it
        if actor == OVER:
            return
        choices = legal(play.rules, s, actor)
        play.hold(bool(choices), step, f"nothing is legal for {actor}, whose turn it is")
        play.rules.apply(s, actor, rng.choice(choices))
    play.hold(False, LIMIT, "the game does not end")


def play_out(match: Match, rng: random.Random) -> Iterator[int]:
    """Play a match to its end, now and then for a seat that may decide out of turn; yields each step."""
    for step in range(LIMIT):
        yield step
        if match.over:
            return
        others = [seat for seat in match.waiting() if seat != match.actor]
        if others and rng.random() < 0.4:
            play_any(match, rng.choice(others), rng)
        elif match.actor == CHANCE:
            match.throw()
        else:
            play_any(match, match.actor, rng)


def play_any(match: Match, seat: int, rng: random.Random) -> None:
    match.play(rng.choice(match.legal(seat)), seat)
