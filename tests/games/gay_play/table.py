"""Positions of Gay-Play in one line, and the words to play them with.

    table(at=(18, "circus"), done=(1, 0))

The first seat stands on square 18 and has been in one shop, the second is in the circus and has nothing yet.
Lists go round in the order of the family and the first seat has the turn, unless something else is said.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludotheque.engine.game import Value
from ludotheque.engine.rulekit import CHANCE, OVER
from ludotheque.games.gay_play import GAME, rules, tables
from ludotheque.games.gay_play.board import family, town

SLUG = "gay_play"
MEMBERS = [member.name for member in family().member]
PLACES = [place.name for place in town().place]
DOORS = town().doors
GROCER, BAKER, IRONMONGER, HABERDASHER, BOOKSELLER, TOBACCONIST = range(6)


@dataclass
class Table:
    s: rules.State

    # --- playing ---

    def throw(self, *numbers: int) -> Table:
        for number in numbers:
            assert self.throwing, f"nobody throws now: phase {self.s.phase}"
            self.do(number)
        return self

    def look(self, card: int, shows: str = "") -> Table:
        """Look at a card, counted from 1; where nobody has seen it before, it shows that of this list."""
        self.do(tables.LOOK + card - 1)
        if self.s.phase == tables.REVEALING:
            self.do(tables.FACE + MEMBERS.index(shows))
        return self

    def stop(self) -> Table:
        return self.do(tables.STOP)

    def tell(self) -> Table:
        return self.do(tables.TELL)

    def take(self) -> Table:
        return self.do(tables.TAKE)

    def put_back(self) -> Table:
        return self.do(tables.PUT_BACK)

    def go(self) -> Table:
        """Throw, rather than verify anything."""
        return self.do(tables.THROW)

    def verify(self, seat: int) -> Table:
        return self.do(tables.VERIFY + seat)

    def do(self, action: int) -> Table:
        assert action in self.legal(self.s.actor), f"{action} is not legal for {self.s.actor}"
        rules.apply(self.s, self.s.actor, action)
        assert rules.broken(self.s) == 0, f"§{rules.broken(self.s)}"
        return self

    # --- looking ---

    def legal(self, seat: int) -> list[int]:
        mask = [0]
        rules.legal(self.s, seat, mask)
        return [a for a in range(rules.ACTIONS) if mask[0] >> a & 1]

    def at(self, seat: int) -> int | str:
        """The square, or the name of the place, where a seat is."""
        at = self.s.at[seat]
        if at >= tables.PLACES:
            return PLACES[at - tables.PLACES]
        return at if at < tables.WAY else "abc"[at - tables.WAY]

    def has(self, seat: int) -> list[int]:
        """The numbers of the shops where this seat has bought."""
        return [shop + 1 for shop in range(6) if self.s.bought[seat] >> shop & 1]

    def basket(self, seat: int, shop: int) -> str:
        """On whose list the card stands that this seat has taken from a shop."""
        for slot in range(6):
            if self.s.holder[shop, slot] == seat:
                return MEMBERS[self.s.card[shop, slot]]
        return ""

    def knows(self, seat: int, shop: int) -> str:
        """The cards of a shop as a seat knows them: a member of the family, - for unseen, ? for hidden."""
        hidden = self.seen_by(seat).s
        return " ".join(face(hidden.card[shop, slot]) for slot in range(6))

    def seen_by(self, seat: int) -> Table:
        hidden = self.s.copy()
        rules.hide(hidden, seat)
        return Table(hidden)

    @property
    def cards(self) -> list[int]:
        """The cards that may be looked at now, counted from 1."""
        return [a - tables.LOOK + 1 for a in self.legal(self.s.actor) if tables.LOOK <= a < tables.STOP]

    @property
    def may(self) -> set[str]:
        """What else may be decided."""
        names = {tables.STOP: "stop", tables.TELL: "tell", tables.TAKE: "take", tables.PUT_BACK: "put back"}
        names[tables.THROW] = "throw"
        names |= {tables.VERIFY + seat: f"verify {seat}" for seat in range(6)}
        return {names[a] for a in self.legal(self.s.actor) if a in names}

    @property
    def turn(self) -> int:
        return self.s.turn

    @property
    def throwing(self) -> bool:
        return self.s.actor == CHANCE and self.s.phase == tables.THROWING

    @property
    def again(self) -> bool:
        """Does the seat in turn throw once more, in the same turn?"""
        return self.throwing and self.s.throw != tables.ORDINARY

    @property
    def over(self) -> bool:
        return self.s.actor == OVER

    @property
    def scores(self) -> list[int]:
        return [rules.score(self.s, seat) for seat in range(self.s.seats)]


def face(card: int) -> str:
    return {tables.NONE: "-", tables.HIDDEN: "?"}.get(card) or MEMBERS[card]


def opening(seats: int = 4, **options: Value) -> Table:
    """The position before anything has happened."""
    settled, values = GAME.settle(seats, options)
    made = GAME.opening(settled, values)
    assert isinstance(made, rules.State)
    assert rules.broken(made) == 0
    return Table(made)


def table(
    at: tuple[int | str, ...] = (0, 0),
    done: tuple[int, ...] = (),
    turn: int = 0,
    wrong: dict[tuple[int, int], str] | None = None,
    **options: Any,
) -> Table:
    """A position in the middle of a game: where the seats stand, and how many shops they have done.

    `wrong` says, by seat and shop, on whose list a card stands that was taken instead of the right one.
    """
    t = opening(len(at), **{"lists": "order", "starter": "first", **options})
    s = t.s
    for seat, place in enumerate(at):
        s.at[seat] = tables.PLACES + PLACES.index(place) if isinstance(place, str) else place
        for shop in range(done[seat] if seat < len(done) else 0):
            card = MEMBERS.index((wrong or {}).get((seat, shop), MEMBERS[seat]))
            s.card[shop, card], s.holder[shop, card] = card, seat
            s.seen[shop, card] = 1 << seat if s.mistakes else (1 << len(at)) - 1
            s.bought[seat] |= 1 << shop
    s.turn = turn
    s.phase = tables.FRESH
    rules.settle(s)
    assert rules.broken(s) == 0, f"there cannot be such a position: §{rules.broken(s)}"
    return t


def lay(t: Table, shop: int, cards: str, seen: int = 0) -> Table:
    """Settle the cards of a shop from its first place on, as if these seats (bits) had put them back."""
    for slot, name in enumerate(cards.split()):
        if name != "-":
            t.s.card[shop, slot] = MEMBERS.index(name)
            t.s.seen[shop, slot] = seen
    assert rules.broken(t.s) == 0
    return t
