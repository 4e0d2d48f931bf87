"""The ways to play a game that are worth checking: every number of seats, and every value of every option."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any

from ludotheque.engine.errors import BadSetup
from ludotheque.engine.game import Game, Value
from ludotheque.engine.match import Match
from ludotheque.engine.record import Record


@dataclass(frozen=True, slots=True)
class Configuration:
    """A number of seats, and the options that are chosen; the others stay at their defaults."""

    seats: int
    chosen: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        return " ".join([f"{self.seats} seats", *(f"{name}={value}" for name, value in self.chosen)])

    def opening(self, game: Game) -> Record:
        return game.opening(*game.settle(self.seats, dict(self.chosen)))

    def match(self, game: Game, seed: int) -> Match:
        options: dict[str, Any] = dict(self.chosen)
        return Match(game, self.seats, seed=seed, **options)


def configurations(game: Game) -> list[Configuration]:
    """Without those that the game itself refuses, and each of them once."""
    found = [Configuration(seats) for seats in game.seats]
    for choice in _choices(game):
        fitting = (c for seats in _usual_first(game) if _fits(game, c := Configuration(seats, choice)))
        if (best := next(fitting, None)) is not None:
            found.append(best)
    return [c for c in found if _fits(game, c)]


def _choices(game: Game) -> Iterator[tuple[tuple[str, Value], ...]]:
    for option in game.options:
        usual = option.default_for(game.usual_seats)
        yield from (((option.name, value),) for value in option.values if value != usual)
    options = {option.name: option for option in game.options}
    for one, other in game.together:
        for pair in product(options[one].values, options[other].values):
            if all(v != options[n].default for n, v in zip((one, other), pair, strict=True)):
                yield (one, pair[0]), (other, pair[1])


def _usual_first(game: Game) -> list[int]:
    """The numbers of seats, the usual one first and then those nearest to it."""
    return sorted(game.seats, key=lambda seats: abs(seats - game.usual_seats))


def _fits(game: Game, configuration: Configuration) -> bool:
    try:
        configuration.opening(game)
    except BadSetup:
        return False
    return True
