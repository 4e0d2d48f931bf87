"""The shops of Gay-Play: which card lies where, who may look, and what taking one means."""

from __future__ import annotations

from ludotheque.engine.rulekit import count_bits, nth_bit

from .state import State
from .street import due, in_shop
from .tables import LISTS, LOOK, NONE, SEATS, SLOTS, STOP, TELL


def searches(s: State) -> int:
    """What the one who searches may do."""
    shop, found = due(s, s.turn), 1 << STOP  # §16: as many cards as thrown, or fewer
    if s.looks > 0:
        for slot in range(SLOTS):
            if s.holder[shop, slot] == NONE and (s.mistakes or s.seen[shop, slot] >> s.turn & 1 == 0):
                found |= 1 << LOOK + slot  # §17: not again what one has put back
    if s.telling and s.told:
        found |= 1 << TELL  # §18
    return found


def reveal_only(s: State, shop: int, slot: int) -> None:
    """If a single card of the shop was never seen, it must be the one that lies here."""
    left = unplaced(s, shop)
    if s.card[shop, slot] == NONE and count_bits(left) == 1:
        s.card[shop, slot] = nth_bit(left, 0)


def unplaced(s: State, shop: int) -> int:
    """The cards of a shop that nobody has looked at, one bit each."""
    left = (1 << LISTS) - 1
    for slot in range(SLOTS):
        if s.card[shop, slot] >= 0:
            left &= ~(1 << s.card[shop, slot])
    return left


def lying(s: State, shop: int) -> int:
    """The slots in which a card lies, one bit each."""
    slots = 0
    for slot in range(SLOTS):
        if s.holder[shop, slot] == NONE:
            slots |= 1 << slot
    return slots


def everybody(s: State) -> int:
    return (1 << s.seats) - 1


def take(s: State) -> None:
    """§19: the card is bought. It lies open, unless it may be a wrong one (§21)."""
    shop = due(s, s.turn)
    s.holder[shop, s.slot] = s.turn
    if s.mistakes == 0:
        s.seen[shop, s.slot] = everybody(s)
    s.bought[s.turn] |= 1 << shop


def takes_last(s: State) -> bool:
    """§20: with six players, is the seat in turn in its shop with the only card that is left?"""
    return s.seats == SEATS and in_shop(s, s.turn) and count_bits(lying(s, due(s, s.turn))) == 1


def turn_over_last(s: State) -> None:
    shop = due(s, s.turn)
    s.slot = nth_bit(lying(s, shop), 0)
    reveal_only(s, shop, s.slot)
    s.seen[shop, s.slot] |= 1 << s.turn


def slot_of(s: State, shop: int, seat: int) -> int:
    """The slot from which this seat has its card of the shop."""
    for slot in range(SLOTS):
        if s.holder[shop, slot] == seat:
            return slot
    return NONE


def seat_of(s: State, given: int) -> int:
    """The seat that has this list, or NONE."""
    for seat in range(s.seats):
        if s.list[seat] == given:
            return seat
    return NONE


def mix(s: State, shop: int) -> None:
    """§18: the cards that lie in a shop are mixed and laid anew."""
    for slot in range(SLOTS):
        if s.holder[shop, slot] == NONE:
            s.card[shop, slot] = NONE
            s.seen[shop, slot] = 0
