"""Positions of The Take Away Game in a few words, and the words to play them with.

    table(at={0: 25, 1: "Chicago"}, trolley={1: "red 500, blue 1000"}, money={0: 200})

A trolley stands on a square by its number, in a city by its name, or at home. What is not named is as at the
beginning. `turn` is the seat that begins a turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludotheque.engine.rulekit import CHANCE, OVER
from ludotheque.games.take_away import GAME, course, goods, rules, state
from ludotheque.games.take_away.board import components
from ludotheque.games.take_away.cards import cards

PARTS, DECK = components(), cards()
COLOURS = PARTS.colours
PRICES = [price.dollars for price in PARTS.price]
PERCENTS = [kind.percent for kind in DECK.discount]
CITIES = [city.en for city in PARTS.city]
ALL = ", ".join(f"{colour} 500" for colour in COLOURS)
ALL_BUT_RED = ", ".join(f"{colour} 500" for colour in COLOURS[1:])


@dataclass
class Table:
    s: rules.State

    # --- playing ---

    def one(self, number: int) -> Table:
        return self.decide(state.ONE).chance(state.PAIRS + number - 1)

    def two(self, first: int, second: int) -> Table:
        return self.decide(state.TWO).chance(pair(first, second))

    def stay(self) -> Table:
        return self.decide(state.STAY)

    def ride(self) -> Table:
        return self.decide(state.RIDE_HOME)

    def go(self, place: int | str) -> Table:
        return self.decide(square_of(self.s, self.s.turn, place))

    def price(self, dollars: int) -> Table:
        """The token that is looked at turns out to cost so much."""
        return self.chance(int(state.FIRST_TOKEN[PRICES.index(dollars)]))

    def draw(self, percent: int) -> Table:
        return self.chance(int(state.FIRST_DISCOUNT[PERCENTS.index(percent)]))

    def card(self, does: str, amount: int = 0, to: str = "") -> Table:
        return self.chance(card_number(does, amount, to))

    def buy(self, percent: int = 0, slot: int = 0) -> Table:
        return self.decide(purchase(percent, slot))

    def no(self) -> Table:
        return self.decide(state.PASS)

    def show(self) -> Table:
        return self.decide(state.SHOW)

    def give(self, percent: int) -> Table:
        return self.decide(state.GIVE + PERCENTS.index(percent))

    def sell(self, sofa: str) -> Table:
        """A sofa of the building."""
        return self.decide(state.SELL_DELIVERED + sofa_of(sofa))

    def sell_from_trolley(self, slot: int) -> Table:
        return self.decide(state.SELL + slot)

    def decide(self, action: int) -> Table:
        assert self.s.actor >= 0, "nobody decides now"
        return self._apply(self.s.actor, action)

    def chance(self, action: int) -> Table:
        assert self.s.actor == CHANCE, "nothing is thrown or drawn now"
        return self._apply(CHANCE, action)

    def _apply(self, seat: int, action: int) -> Table:
        assert action in self.legal(seat), f"{action} is not legal for {seat}: {self.legal(seat)}"
        rules.apply(self.s, seat, action)
        assert rules.broken(self.s) == 0
        return self

    # --- looking ---

    def legal(self, seat: int | None = None) -> list[int]:
        mask = [0] * (-(-rules.ACTIONS // 64))
        rules.legal(self.s, self.s.actor if seat is None else seat, mask)
        return [a for a in range(rules.ACTIONS) if mask[a >> 6] >> (a & 63) & 1]

    @property
    def can(self) -> set[int | str]:
        """The squares to choose from: cities and the own star by name."""
        return {self.word(self.s.turn, square) for square in self.legal() if square < state.SQUARES}

    def place(self, seat: int) -> int | str:
        return self.word(seat, self.s.at[seat])

    def word(self, seat: int, square: int) -> int | str:
        if square == state.STAR_OF[self.s.building[seat]]:
            return "home"
        city = int(state.CITY_AT[square])
        return CITIES[city] if city >= 0 else square + 1

    def trolley(self, seat: int) -> str:
        slots = [self.s.trolley[seat, i] for i in range(state.ROOM)]
        return ", ".join(sofa_word(sofa) for sofa in slots if sofa >= 0)

    def building(self, seat: int) -> str:
        return ", ".join(
            sofa_word(sofa) for sofa in range(state.SOFAS) for _ in range(self.s.delivered[seat, sofa])
        )

    def hand(self, seat: int) -> list[int]:
        counts = [self.s.hand[seat, k] + self.s.shown[seat, k] for k in range(len(PERCENTS))]
        return [percent for percent, n in zip(PERCENTS, counts, strict=True) for _ in range(n)]

    def kept(self, seat: int) -> list[str]:
        return [card.does for i, card in enumerate(DECK.chance) if self.s.kept[seat] >> i & 1]

    def token(self, city: str) -> int | str:
        token = self.s.token[CITIES.index(city)]
        words = {state.EMPTY: "empty", state.UNSEEN: "unseen", state.HIDDEN: "hidden"}
        return PRICES[token] if token >= 0 else words[token]

    @property
    def money(self) -> list[int]:
        return [self.s.money[seat] for seat in range(self.s.seats)]

    @property
    def over(self) -> bool:
        return self.s.actor == OVER

    @property
    def scores(self) -> list[int]:
        return [rules.score(self.s, seat) for seat in range(self.s.seats)]

    def refused(self, action: int, seat: int | None = None) -> int:
        return rules.refusal(self.s, self.s.actor if seat is None else seat, action)

    def seen_by(self, seat: int) -> Table:
        hidden = self.s.copy()
        rules.hide(hidden, seat)
        return Table(hidden)


def pair(first: int, second: int) -> int:
    return 6 * (first - 1) + second - 1


def purchase(percent: int = 0, slot: int = 0) -> int:
    ways = [0, *PERCENTS, DECK.voucher]
    return state.BUY + slot * state.WAYS + ways.index(percent)


def card_number(does: str, amount: int = 0, to: str = "") -> int:
    return next(
        i
        for i, card in enumerate(DECK.chance)
        if card.does == does and amount in (0, card.amount) and to in ("", card.to)
    )


def sofa_of(word: str) -> int:
    """From "red 500"."""
    colour, price = word.split()
    return COLOURS.index(colour) * len(PRICES) + PRICES.index(int(price))


def sofa_word(sofa: int) -> str:
    return f"{COLOURS[sofa // len(PRICES)]} {PRICES[sofa % len(PRICES)]}"


def sofas(words: str) -> list[int]:
    return [sofa_of(word) for word in words.split(", ") if word]


def square_of(s: rules.State, seat: int, place: int | str) -> int:
    if place == "home":
        return int(state.STAR_OF[s.building[seat]])
    return PARTS.place("city", place) if isinstance(place, str) else place - 1


def opening(seats: int = 4, **options: Any) -> Table:
    """The position before the opening throw."""
    seats, settled = GAME.settle(seats, options)
    made = GAME.opening(seats, settled)
    assert isinstance(made, rules.State)
    return Table(made)


def table(
    turn: int = 0,
    seats: int = 4,
    at: Mapping[int, int | str] | None = None,
    trolley: Mapping[int, str] | None = None,
    building: Mapping[int, str] | None = None,
    money: Mapping[int, int] | None = None,
    hand: Mapping[int, list[int]] | None = None,
    kept: Mapping[int, list[str]] | None = None,
    token: Mapping[str, int] | None = None,
    **options: Any,
) -> Table:
    """A position in the middle of a game, at the beginning of a turn."""
    t = opening(seats, **options)
    s = t.s
    for seat, place in (at or {}).items():
        s.at[seat] = square_of(s, seat, place)
    for seat, words in (trolley or {}).items():
        for sofa in sofas(words):
            goods.put_in_trolley(s, seat, sofa)
            _leave_stock(s, sofa)
    for seat, words in (building or {}).items():
        for sofa in sofas(words):
            s.delivered[seat, sofa] += 1
            s.collected[seat] |= 1 << sofa // len(PRICES)
            _leave_stock(s, sofa)
    for seat, dollars in (money or {}).items():
        goods.receive(s, seat, dollars - s.money[seat])
    for seat, percents in (hand or {}).items():
        for percent in percents:
            goods.draw_discount(s, seat, PERCENTS.index(percent))
    for seat, cards_ in (kept or {}).items():
        for does in cards_:
            s.cards ^= 1 << card_number(does)
            s.kept[seat] |= 1 << card_number(does)
    for city, dollars in (token or {}).items():
        s.city = CITIES.index(city)
        goods.decide_token(s, PRICES.index(dollars))
    course.begin_turn(s, turn)
    assert rules.broken(s) == 0, "there cannot be such a position"
    return t


def _leave_stock(s: rules.State, sofa: int) -> None:
    s.left[sofa // len(PRICES), sofa % len(PRICES)] -= 1


def at_chance(**words: Any) -> Table:
    """Seat 0 has just come to a chance square, and the card is about to be turned."""
    at = {0: 1, **(words.pop("at", None) or {})}
    return table(at=at, **words).one(1).go(2)
