"""What must be true in every position of Gay-Play."""

from __future__ import annotations

from ludotheque.engine.rulekit import OVER

from .hidden import may_lie
from .state import State
from .street import due
from .tables import ARRIVAL, EXIT, GOAL, NEXT, NONE, PLACES, SHOPS, SLOTS, WAY


def broken(s: State) -> int:
    """The paragraph whose invariant does not hold, or 0."""
    for shop in range(SHOPS):
        wrong = broken_shop(s, shop)
        if wrong:
            return wrong
    lists = 0
    for seat in range(s.seats):
        if s.list[seat] >= 0:
            if lists >> s.list[seat] & 1:
                return 3  # every list exists once
            lists |= 1 << s.list[seat]
        if not stands_well(s, seat):
            return 8
        if s.checked[seat] & ~s.bought[seat]:
            return 22
    return 0


def broken_shop(s: State, shop: int) -> int:
    faces, holders, buyers = 0, 0, 0
    for slot in range(SLOTS):
        card, holder = s.card[shop, slot], s.holder[shop, slot]
        if (card == NONE) != (s.seen[shop, slot] == 0) or card < NONE:
            return 17  # what somebody has seen is settled, and nothing else
        if card >= 0:
            if faces >> card & 1:
                return 4  # every card exists once
            faces |= 1 << card
        if holder >= 0:
            if card == NONE or holders >> holder & 1:
                return 19
            if s.mistakes == 0 and card != s.list[holder]:
                return 21
            holders |= 1 << holder
        elif card >= 0 and not may_lie(s, shop, slot, card):
            return 19
    for seat in range(s.seats):
        buyers |= (s.bought[seat] >> shop & 1) << seat
    return 0 if buyers == holders else 19


def stands_well(s: State, seat: int) -> bool:
    """§8: nobody is beyond its next shop; §24: who has arrived has bought everything."""
    at, goal = s.at[seat], int(GOAL[due(s, seat)])
    if at >= PLACES:
        at = int(EXIT[at])
    if at >= WAY:
        return goal >= int(NEXT[PLACES - 1])
    if (at == ARRIVAL) != (s.place[seat] > 0) and not (s.actor == OVER and s.place[seat] == s.seats):
        return False
    return at <= goal
