"""Positions of Take Off! in one line, and the words to play them with.

    table(white="tokyo start", black="wuhan finish")

They are on a small world of thirteen cities, in `boards/small`, so that every way can be seen at a glance.
Fleets that are not named stand at Start. The fleets are white, black, orange, violet, turquoise, silver.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any
from unittest import mock

from ludotheque.engine.game import Game, Value
from ludotheque.engine.rulekit import CHANCE, OVER
from ludotheque.games import take_off

BOARDS = Path(__file__).parent / "boards"
ENDS = {"start": "honolulu_east", "finish": "honolulu_west"}


def world(name: str) -> ModuleType:
    """The game once more, as whoever puts another world into $LUDOTHEQUE_BOARDS finds it."""
    package = f"take_off_{name}"
    if package not in sys.modules:
        (folder,) = take_off.__path__
        init = Path(folder) / "__init__.py"
        spec = importlib.util.spec_from_file_location(package, init, submodule_search_locations=[folder])
        assert spec is not None and spec.loader is not None
        sys.modules[package] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[package])
        with mock.patch.dict(os.environ, {"LUDOTHEQUE_BOARDS": str(BOARDS / name)}):
            for part in ("rules", "story", "terminal", "study"):
                import_module(f"{package}.{part}")
    return sys.modules[package]


def numbers(game: Game) -> Any:
    """Everything that the rules are made of, from all their modules."""
    found: dict[str, Any] = {}
    for part in ("tables", "state", "fleets", "flights", "rules"):
        found.update(vars(import_module(f"{game.package}.{part}")))
    return SimpleNamespace(**found)


GAME: Game = world("small").GAME
RULES = numbers(GAME)
FLEETS = ["white", "black", "orange", "violet", "turquoise", "silver"]


@dataclass
class Table:
    s: Any
    game: Game = GAME

    def throw(self, *facets: str) -> Table:
        """What the two dice show."""
        assert self.s.actor == CHANCE and self.s.phase == self.rules.THROWING, "nobody throws now"
        die = self._board.components().die
        number = die.index(facets[0]) * len(die) + die.index(facets[1])
        return self._apply(CHANCE, number // 62 * 64 + number % 62)

    def draw(self, *capitals: str) -> Table:
        for capital in capitals:
            assert self.drawing, "nobody draws now"
            self._apply(CHANCE, self.card(capital, self.s.deck))
        return self

    def send(self, city: str) -> Table:
        """The card sends the first jet in this city that it may send."""
        jets = [j for j in self._jets_in(city) if self.s.choices >> (self.rules.SEND + j) & 1]
        assert jets, f"no jet can be sent from {city}: {self.can}"
        return self._apply(self.s.actor, self.rules.SEND + jets[0])

    def fly(self, city: str, *colours: str) -> Table:
        """One jet flies on from this city, along these colours one after the other."""
        for colour in colours:
            assert f"{city} {colour}" in self.can, f"{city} {colour} is not in {self.can}"
            jets = self._jets_in(city)
            flights = [self.flight(jet, colour) for jet in jets]
            to = int(self.rules.NEXT[self.number(city), self._colour(colour)])
            self._apply(self.s.actor, next(f for f in flights if self.s.choices >> f & 1))
            city = self.name(to)
        return self

    def stay(self) -> Table:
        return self._apply(self.s.actor, self.rules.STAY)

    @property
    def can(self) -> set[str]:
        """What may be decided: `tokyo red`, `send tokyo`, `stay`."""
        if self.s.actor < 0:
            return set()
        s, rules = self.s, self.rules
        found = {"stay"} if s.choices >> rules.STAY & 1 else set()
        for jet in range(s.jets):
            city = self.name(s.at[s.turn, jet])
            if s.choices >> (rules.SEND + jet) & 1:
                found.add(f"send {city}")
            for colour in self._board.components().colour:
                if s.choices >> self.flight(jet, colour.name) & 1:
                    found.add(f"{city} {colour.name}")
        return found

    def refused(self, city: str, colour: str) -> int:
        """The paragraph that forbids to fly on from this city along this colour."""
        return self._refusal(self.flight(self._jets_in(city)[0], colour))

    def not_sent(self, city: str) -> int:
        return self._refusal(self.rules.SEND + self._jets_in(city)[0])

    def not_stayed(self) -> int:
        return self._refusal(self.rules.STAY)

    def _refusal(self, action: int) -> int:
        paragraph: int = self.rules.refusal(self.s, self.s.actor, action)
        return paragraph

    def jets(self, fleet: str) -> str:
        """The cities of its jets, from Start to Finish."""
        at = sorted(self.s.at[FLEETS.index(fleet), jet] for jet in range(self.s.jets))
        return " ".join(self.name(city) for city in at)

    def undrawn(self, deck: int) -> int:
        """How many cards of a deck lie face down."""
        return sum(self.s.undrawn[deck, word].bit_count() for word in range(self.rules.WORDS))

    @property
    def turn(self) -> str:
        return FLEETS[int(self.s.turn)]

    @property
    def throwing(self) -> bool:
        return bool(self.s.actor == CHANCE and self.s.phase == self.rules.THROWING)

    @property
    def drawing(self) -> bool:
        return bool(self.s.actor == CHANCE and self.s.phase == self.rules.DRAWING)

    @property
    def deck(self) -> str:
        assert self.drawing, "nobody draws now"
        return ["brown", "blue"][int(self.s.deck)]

    @property
    def over(self) -> bool:
        return bool(self.s.actor == OVER)

    @property
    def scores(self) -> list[int]:
        return [self.rules.score(self.s, seat) for seat in range(self.s.seats)]

    # --- names and numbers ---

    @cached_property
    def rules(self) -> Any:
        return numbers(self.game)

    @property
    def _board(self) -> Any:
        return import_module(f"{self.game.package}.board")

    def number(self, city: str) -> int:
        names: list[str] = [c.name for c in self._board.order()]
        return names.index(ENDS.get(city, city))

    def name(self, city: int) -> str:
        name: str = self._board.order()[city].name
        ends = {honolulu: end for end, honolulu in ENDS.items()}
        return ends.get(name, name)

    def card(self, capital: str, deck: int) -> int:
        """The outcome that is this card."""
        capitals: list[str] = [c.capital for c in self._board.cards().deck(deck)]
        number = capitals.index(capital)
        return number // 62 * 64 + number % 62

    def flight(self, jet: int, colour: str) -> int:
        return jet * int(self.rules.COLOURS) + self._colour(colour)

    def _colour(self, colour: str) -> int:
        names: list[str] = [c.name for c in self._board.components().colour]
        return names.index(colour)

    def _jets_in(self, city: str) -> list[int]:
        s, number = self.s, self.number(city)
        jets = [jet for jet in range(s.jets) if s.at[s.turn, jet] == number]
        assert jets, f"{self.turn} has no jet in {city}: {self.jets(self.turn)}"
        return jets

    def _apply(self, seat: int, action: int) -> Table:
        mask = [0] * (-(-self.rules.ACTIONS // 64))
        self.rules.legal(self.s, seat, mask)
        assert mask[action >> 6] >> (action & 63) & 1, f"{action} is not legal for {seat}"
        self.rules.apply(self.s, seat, action)
        assert self.rules.broken(self.s) == 0, f"§{self.rules.broken(self.s)} does not hold"
        return self


def opening(seats: int = 2, game: Game = GAME, **options: Value) -> Table:
    """The position before the fleet that starts is chosen."""
    seats, settled = game.settle(seats, options)
    return Table(game.opening(seats, settled), game)


def table(turn: str = "white", seats: int = 2, game: Game = GAME, **words: Any) -> Table:
    """A position in the middle of a game, at the throw of `turn`. Fleets have as many jets as are named."""
    named = {fleet: str(words.pop(fleet)).split() for fleet in FLEETS if fleet in words}
    words.setdefault("jets", max((len(jets) for jets in named.values()), default=1))
    made = opening(seats, game, **words)
    made._apply(CHANCE, FLEETS.index(turn))
    for fleet, jets in named.items():
        for jet, city in enumerate(jets):
            made.s.at[FLEETS.index(fleet), jet] = made.number(city)
    assert made.rules.broken(made.s) == 0, "there cannot be such a position"
    return made
