"""Magpies: the rules, and nothing but the rules. Each paragraph sign points into rules.en.md."""

from typing import Annotated, Final

from ludotheque.engine.record import Cells, Int8, Int16, Record
from ludotheque.engine.rulekit import CHANCE, OVER, Mask, Rng, allow_all, count_bits, nth_bit, pick

SEATS: Final = 4
CARDS: Final = 5  # in each hand; as many treasures
ACTIONS: Final = CARDS + 1  # a decision is a card, an outcome a treasure: 1 to CARDS
ALL: Final = (1 << ACTIONS) - 2
TREASURE: Final = CARDS * (CARDS + 1) // 2  # all treasures together
HIDDEN: Final = -1  # a card that lies face down
KEPT: Final = 1  # ties


class State(Record):
    actor: Int8
    seats: Int8
    ties: Int8  # §5
    sack: Int16  # the treasures still in it, one bit each
    treasure: Int8  # the one on the table, or 0
    heap: Int8  # what nobody got and the next winner gets too
    lost: Int8  # what nobody will get
    hand: Annotated[Cells, Int16, SEATS]  # the cards, one bit each
    bid: Annotated[Cells, Int8, SEATS]  # the card face down, or 0
    points: Annotated[Cells, Int8, SEATS]


def unfit(s: State) -> int:
    return 0


def setup(s: State) -> None:
    s.sack = ALL
    for seat in range(s.seats):
        s.hand[seat] = ALL  # §2
    s.actor = CHANCE


def legal(s: State, seat: int, mask: Mask) -> None:
    if seat == CHANCE:
        if s.actor == CHANCE:
            allow_all(mask, s.sack)  # §3
    elif s.treasure > 0 and s.bid[seat] == 0:
        allow_all(mask, s.hand[seat])  # §4


def refusal(s: State, seat: int, action: int) -> int:
    if s.actor == OVER:
        return 6
    if s.treasure == 0:
        return 3
    if s.bid[seat] != 0:
        return 4
    return 0 if s.hand[seat] >> action & 1 else 2


def apply(s: State, seat: int, action: int) -> None:
    if seat == CHANCE:
        s.treasure = action  # §3
        s.sack ^= 1 << action
    else:
        s.bid[seat] = action  # §4
    s.actor = next_bidder(s)
    if s.actor < 0:
        turn_over(s)


def score(s: State, seat: int) -> int:
    return s.points[seat]  # §6


def hide(s: State, seat: int) -> None:
    """§4: the cards of the others lie face down."""
    for other in range(s.seats):
        if other != seat and s.bid[other] != 0:
            s.bid[other] = HIDDEN


def guess(s: State, seat: int, rng: Rng) -> None:
    for other in range(s.seats):
        if s.bid[other] == HIDDEN:
            s.bid[other] = nth_bit(s.hand[other], pick(rng, count_bits(s.hand[other])))


def broken(s: State) -> int:
    known = s.treasure + s.heap + s.lost
    for seat in range(s.seats):
        known += s.points[seat]
        if count_bits(s.hand[seat]) != count_bits(s.sack) + (1 if s.treasure > 0 else 0):
            return 2
        if s.bid[seat] > 0 and s.hand[seat] >> s.bid[seat] & 1 == 0:
            return 4
    for treasure in range(1, CARDS + 1):
        if s.sack >> treasure & 1:
            known += treasure
    return 0 if known == TREASURE else 3


def next_bidder(s: State) -> int:
    """The first seat that has not laid a card; CHANCE if all have."""
    for seat in range(s.seats):
        if s.bid[seat] == 0:
            return seat
    return CHANCE


def turn_over(s: State) -> None:
    """§5: all cards are turned over, and the highest takes the treasure."""
    winner = highest_alone(s)
    if winner >= 0:
        s.points[winner] += s.treasure + s.heap
        s.heap = 0
    elif s.ties == KEPT:
        s.heap += s.treasure
    else:
        s.lost += s.treasure
    s.treasure = 0
    for seat in range(s.seats):
        s.hand[seat] ^= 1 << s.bid[seat]
        s.bid[seat] = 0
    s.actor = CHANCE if s.sack else OVER  # §6


def highest_alone(s: State) -> int:
    """§5: the seat with the highest card, or -1 if several have it."""
    best, winner = 0, -1
    for seat in range(s.seats):
        if s.bid[seat] > best:
            best, winner = s.bid[seat], seat
        elif s.bid[seat] == best:
            winner = -1
    return winner
