"""Positions of the race game in one line, and the words to play them with.

    table(turn="red", red="A B B 12", blue="a b d 39")

A man stands in the corner B, on the A of his colour, so many circles beyond that A, or at home on a to d.
Colours that are not named have all their men in B; a colour with all four at home has its place already.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludotheque.engine.game import Value
from ludotheque.engine.rulekit import CHANCE, OVER
from ludotheque.games.take_it_easy_race import GAME, rules
from ludotheque.games.take_it_easy_race.board import components

COLOURS = [colour.name for colour in components().colour]


@dataclass
class Table:
    s: rules.State

    def throw(self, *numbers: int) -> Table:
        for number in numbers:
            assert self.throwing, "nobody throws now"
            self._apply(CHANCE, number)
        return self

    def move(self, man: str) -> Table:
        """Move the first man in this place who may."""
        found = [a for a in self._of(man) if self.s.movable >> a & 1]
        assert found, f"{man} may not move; {self.can} may"
        self._apply(self.s.actor, found[0])
        return self

    def stay(self) -> Table:
        assert self.s.movable >> rules.STAY & 1, "the throw must be used"
        self._apply(self.s.actor, rules.STAY)
        return self

    def play(self, *throws: int) -> Table:
        """Throws that leave no choice, or none that matters: the first man who may moves."""
        for number in throws:
            self.throw(number)
            if not self.throwing and not self.over:
                self.move(self.can.split()[0])
        return self

    @property
    def can(self) -> str:
        """The places of the men who may move, from B to d, and `stay`."""
        if self.throwing or self.over:
            return ""
        mask = [0]
        rules.legal(self.s, self.s.actor, mask)
        places = sorted(self.s.men[self.s.turn, m] for m in range(rules.MEN) if mask[0] >> m & 1)
        words = [self._word(p) for p in places]
        return " ".join(words + ["stay"] * (mask[0] >> rules.STAY & 1))

    @property
    def turn(self) -> str:
        return COLOURS[self.s.turn]

    @property
    def throwing(self) -> bool:
        return self.s.actor == CHANCE

    @property
    def over(self) -> bool:
        return self.s.actor == OVER

    @property
    def scores(self) -> list[int]:
        return [rules.score(self.s, seat) for seat in range(self.s.seats)]

    @property
    def places(self) -> dict[str, int]:
        return {COLOURS[c]: self.s.place[c] for c in range(self.s.board) if self.s.place[c]}

    @property
    def owners(self) -> list[int]:
        return [self.s.owner[c] for c in range(self.s.board)]

    def men(self, colour: str) -> str:
        c = COLOURS.index(colour)
        return " ".join(self._word(p) for p in sorted(self.s.men[c, m] for m in range(rules.MEN)))

    def refused(self, man: str) -> int:
        """The paragraph that forbids the colour in turn to move the man in this place."""
        return rules.refusal(self.s, self.s.actor, self._of(man)[0])

    def _of(self, man: str) -> list[int]:
        place = place_of(man, self.s.circles)
        found = [m for m in range(rules.MEN) if self.s.men[self.s.turn, m] == place]
        assert found, f"{self.turn} has no man on {man}: {self.men(self.turn)}"
        return found

    def _word(self, place: int) -> str:
        if place >= self.s.circles:
            return "abcd"[place - self.s.circles]
        return {rules.WAITING: "B", rules.START: "A"}.get(place, str(place))

    def _apply(self, seat: int, action: int) -> None:
        mask = [0]
        rules.legal(self.s, seat, mask)
        assert mask[0] >> action & 1, f"{action} is not legal for {seat}"
        rules.apply(self.s, seat, action)
        assert rules.broken(self.s) == 0


def place_of(word: str, circles: int) -> int:
    if word in "abcd":
        return circles + "abcd".index(word)
    return {"B": rules.WAITING, "A": rules.START}[word] if word in "AB" else int(word)


def opening(seats: int = 4, **options: Value) -> Table:
    """The position before the opening throw."""
    return Table(_record(seats, options))


def table(turn: str = "red", die: int = 0, seats: int = 4, **words: Any) -> Table:
    """A position in the middle of a game, at the throw of `turn`; with `die`, after that throw."""
    options = {name: value for name, value in words.items() if name not in COLOURS}
    s = _record(seats, options)
    s.phase, s.turn, s.occupied = rules.PLAYING, COLOURS.index(turn), 0
    for c in range(s.board):
        for man, word in enumerate(str(words.get(COLOURS[c], "B B B B")).split()):
            s.men[c, man] = place_of(word, s.circles)
    for colour in (c for c in words if c in COLOURS):
        _settle(s, COLOURS.index(colour))
    made = Table(s)
    assert rules.broken(s) == 0, "there cannot be such a position"
    return made.throw(die) if die else made


def _settle(s: rules.State, colour: int) -> None:
    places = [s.men[colour, man] for man in range(rules.MEN)]
    for place in places:
        if rules.START <= place < s.circles:
            s.occupied |= 1 << rules.circle_of(s, colour, place)
    if min(places) >= s.circles:
        s.home += 1
        s.place[colour] = s.home


def _record(seats: int, options: dict[str, Value]) -> rules.State:
    seats, settled = GAME.settle(seats, options)
    made = GAME.opening(seats, settled)
    assert isinstance(made, rules.State)
    return made
