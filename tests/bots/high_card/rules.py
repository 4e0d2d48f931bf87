"""The rules of the highest card."""

from __future__ import annotations

from typing import Annotated, Final

from ludotheque.engine.record import Cells, Int8, Int16, Record
from ludotheque.engine.rulekit import CHANCE, OVER, Mask, Rng, allow_all, count_bits, nth_bit, pick

SEATS: Final = 4
CARDS: Final = 9
COINS: Final = 3  # none, one or two
HIDDEN: Final = -1
ACTIONS: Final = CARDS


class State(Record):
    actor: Int8
    seats: Int8
    dealt: Int8  # seats that have a card
    deck: Int16  # the cards that nobody has, one bit each
    card: Annotated[Cells, Int8, SEATS]
    bet: Annotated[Cells, Int8, SEATS]


def unfit(s: State) -> int:
    return 0


def setup(s: State) -> None:
    s.deck = (1 << CARDS) - 1
    s.actor = CHANCE
    for seat in range(SEATS):
        s.card[seat] = HIDDEN


def legal(s: State, seat: int, mask: Mask) -> None:
    if seat == s.actor:
        allow_all(mask, s.deck if seat == CHANCE else (1 << COINS) - 1)


def refusal(s: State, seat: int, action: int) -> int:
    return 0 if seat == s.actor and action < COINS else 1


def apply(s: State, seat: int, action: int) -> None:
    if seat == CHANCE:
        s.card[s.dealt] = action
        s.deck ^= 1 << action
        s.dealt += 1
        s.actor = 0 if s.dealt == s.seats else CHANCE
    else:
        s.bet[seat] = action
        s.actor = seat + 1 if seat + 1 < s.seats else OVER


def score(s: State, seat: int) -> int:
    for other in range(s.seats):
        if s.card[other] > s.card[seat]:
            return -s.bet[seat]
    return s.bet[seat] * (s.seats - 1)


def hide(s: State, seat: int) -> None:
    for other in range(s.seats):
        if other != seat and s.card[other] != HIDDEN:
            s.deck |= 1 << s.card[other]
            s.card[other] = HIDDEN


def guess(s: State, seat: int, rng: Rng) -> None:
    for other in range(s.dealt):
        if s.card[other] == HIDDEN:
            s.card[other] = nth_bit(s.deck, pick(rng, count_bits(s.deck)))
            s.deck ^= 1 << s.card[other]


def broken(s: State) -> int:
    for seat in range(s.dealt):
        if s.card[seat] != HIDDEN and s.deck >> s.card[seat] & 1:
            return 1
    return 0
