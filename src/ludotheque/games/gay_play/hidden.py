"""What the players of Gay-Play know of the cards, and what may lie where they know nothing."""

from __future__ import annotations

from ludotheque.engine.rulekit import Rng, count_bits, nth_bit, pick

from .shops import seat_of, unplaced
from .state import State
from .tables import HIDDEN, NONE, SHOPS, SLOTS


def hide(s: State, seat: int) -> None:
    """§17: the cards that others have looked at, and this seat has not."""
    for shop in range(SHOPS):
        for slot in range(SLOTS):
            if s.card[shop, slot] >= 0 and not knows(s, seat, shop, slot):
                s.card[shop, slot] = HIDDEN


def knows(s: State, seat: int, shop: int, slot: int) -> bool:
    """Has this seat seen the card? Who only watches sees what lies open before the players."""
    if seat >= 0:
        return s.seen[shop, slot] >> seat & 1 == 1
    holder = s.holder[shop, slot]
    return holder != NONE and (s.mistakes == 0 or s.checked[holder] >> shop & 1 == 1)


def guess(s: State, seat: int, rng: Rng) -> None:
    """Lay cards that may lie there: every way to do so is equally likely."""
    for shop in range(SHOPS):
        hidden = 0
        for slot in range(SLOTS):
            if s.card[shop, slot] == HIDDEN:
                hidden |= 1 << slot
        if hidden:
            lay_hidden(s, shop, hidden, rng)


def lay_hidden(s: State, shop: int, hidden: int, rng: Rng) -> None:
    """Draw cards for these slots until all of them may lie there."""
    fits = False
    while not fits:
        left, drawn = unplaced(s, shop), 0
        fits = True
        for slot in range(SLOTS):
            if fits and hidden >> slot & 1:
                card = nth_bit(left, pick(rng, count_bits(left)))
                left ^= 1 << card
                drawn |= card << 3 * slot
                fits = may_lie(s, shop, slot, card)
    for slot in range(SLOTS):
        if hidden >> slot & 1:
            s.card[shop, slot] = drawn >> 3 * slot & 7


def may_lie(s: State, shop: int, slot: int, card: int) -> bool:
    """§19: whoever sees the card on its list takes it, so what it has put back is another."""
    if s.mistakes:
        return True
    owner = seat_of(s, card)
    return owner == NONE or s.seen[shop, slot] >> owner & 1 == 0
