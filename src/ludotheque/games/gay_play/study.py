"""How a sensible player decides in Gay-Play, and what a study of its length and balance asks."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.rulekit import count_bits

from .shops import lying
from .state import State
from .street import due, in_shop
from .tables import LISTS, LOOK, NONE, PUT_BACK, SLOTS, STOP, TAKE, THROW, VERIFY

SIDES: Final = LISTS
SECONDS_PER_THROW: Final = 8  # the figure is moved, and what the square says is read; or a card is turned
SECONDS_PER_CHOICE: Final = 3

WORTHLESS, DOUBTFUL, FAIR, GOOD, RIGHT = range(0, 50, 10)


def side(s: State, seat: int) -> int:
    return s.list[seat]


def began(s: State) -> int:
    return s.first


def prefer(s: State, seat: int, action: int) -> int:
    """Look where most others have put a card back; take one's own card, and verify when it is nowhere."""
    if LOOK <= action < STOP:
        return worth_looking(s, seat, action - LOOK)
    if action == TAKE:
        return RIGHT if s.card[due(s, seat), s.slot] == s.list[seat] else WORTHLESS
    if action == PUT_BACK:
        return GOOD
    if action == THROW:
        return FAIR
    if action >= VERIFY:
        return GOOD if action != VERIFY + seat and missing(s, seat) else DOUBTFUL
    return WORTHLESS


def worth_looking(s: State, seat: int, slot: int) -> int:
    """§17: a card that others have put back is not theirs, so it is the more likely one's own."""
    shop = due(s, seat)
    if s.seen[shop, slot] >> seat & 1:
        return RIGHT if s.card[shop, slot] == s.list[seat] else DOUBTFUL
    return FAIR + count_bits(s.seen[shop, slot])


def missing(s: State, seat: int) -> bool:
    """§22: has it looked at every card of its shop, and its own was not among them?"""
    if not in_shop(s, seat):
        return False
    shop = due(s, seat)
    for slot in range(SLOTS):
        known = s.seen[shop, slot] >> seat & 1
        if s.holder[shop, slot] == NONE and (known == 0 or s.card[shop, slot] == s.list[seat]):
            return False
    return lying(s, shop) > 0
