"""What must be true in every position of The Take Away Game: nothing is lost, and nothing appears.

A part of the rules, written with the same words.
"""

from __future__ import annotations

from ludotheque.engine.rulekit import OVER, count_bits

from .goods import colours_of, hand_size, load, stock
from .state import (
    ALL_CARDS,
    ALL_COLOURS,
    CARDS,
    CHOOSING,
    CITIES,
    COLOUR_OF,
    COLOURS,
    DISCOUNTS,
    EMPTY,
    HAND,
    NONE,
    PERCENTS,
    PILE,
    PRICES,
    ROOM,
    STAR_OF,
    START_MONEY,
    TOKENS,
    State,
)


def broken(s: State) -> int:
    """The paragraph whose invariant does not hold, or 0."""
    if not money_is_there(s):
        return 5
    if not tokens_are_there(s):
        return 3
    if not discounts_are_there(s) or not chance_cards_are_there(s):
        return 4
    for seat in range(s.seats):
        wrong = broken_seat(s, seat)
        if wrong:
            return wrong
    return broken_cities(s)


def money_is_there(s: State) -> bool:
    """§5: what the bank has paid out is what the buyers have."""
    total = s.bank
    for seat in range(s.seats):
        total += s.money[seat]
        if s.money[seat] < 0 or s.debt[seat] < 0:
            return False
    return total == START_MONEY * s.seats


def tokens_are_there(s: State) -> bool:
    """§3: sixty tokens, ten of each colour, as many of each price as there were."""
    wrong = 0
    for colour in range(COLOURS):
        for price in range(PRICES):
            if count_tokens(s, colour, price) != TOKENS[price]:
                wrong += 1
    return wrong == 0


def count_tokens(s: State, colour: int, price: int) -> int:
    sofa = colour * PRICES + price
    count = s.left[colour, price] + s.back[sofa]
    for city in range(CITIES):
        if COLOUR_OF[city] == colour and s.token[city] == price:
            count += 1
    for seat in range(s.seats):
        count += s.delivered[seat, sofa]
        for slot in range(ROOM):
            if s.trolley[seat, slot] == sofa:
                count += 1
    return count


def discounts_are_there(s: State) -> bool:
    """§4: nineteen discount cards, in the pile and in hands."""
    wrong = 0
    for percent in range(PERCENTS):
        count = s.pile[percent]
        for seat in range(s.seats):
            count += s.hand[seat, percent] + s.shown[seat, percent]
        for i in range(s.used_count):
            place = s.used_first + i
            if s.used[place if place < PILE else place - PILE] == percent:
                count += 1
        if count != DISCOUNTS[percent]:
            wrong += 1
    return wrong == 0


def chance_cards_are_there(s: State) -> bool:
    """§4: every chance card is in the pile, or somebody keeps it, and never both."""
    found, count = s.cards, count_bits(s.cards)
    for i in range(s.turned_count):
        place = s.turned_first + i
        found |= 1 << s.turned[place if place < CARDS else place - CARDS]
        count += 1
    for seat in range(s.seats):
        found |= s.kept[seat]
        count += count_bits(s.kept[seat])
    return found == ALL_CARDS and count == CARDS


def broken_seat(s: State, seat: int) -> int:
    """One seat: its hand, its trolley and its building."""
    secret = 0
    for percent in range(PERCENTS):
        secret += s.hand[seat, percent]
    if secret != s.secret[seat] or hand_size(s, seat) > HAND:
        return 13
    for slot in range(ROOM):
        if (s.trolley[seat, slot] != NONE) != (slot < load(s, seat)):
            return 22
    if s.collected[seat] != colours_of(s, seat):
        return 24
    if s.collected[seat] == ALL_COLOURS and s.actor != OVER:
        return 32
    if s.at[seat] == NONE and s.phase != CHOOSING:
        gone = load(s, seat) == 0 and s.collected[seat] == 0 and hand_size(s, seat) == 0
        return 0 if gone and s.kept[seat] == 0 and s.money[seat] == 0 else 31
    return broken_place(s, seat)


def broken_place(s: State, seat: int) -> int:
    """§25: two trolleys on a square only while one of them is being sent home; §11: no foreign star."""
    for other in range(s.seats):
        if other != seat and s.at[other] != NONE:
            if s.at[other] == s.at[seat] and s.victim != seat and s.victim != other:
                return 25
            if s.at[seat] == STAR_OF[s.building[other]]:
                return 11
    return 0


def broken_cities(s: State) -> int:
    """§23: a city is empty only where the stock of its colour is; what has been seen has a price."""
    for city in range(CITIES):
        if s.token[city] < 0 and s.seen[city] != 0:
            return 20
        left = stock(s, COLOUR_OF[city])
        if left < 0 or (s.token[city] == EMPTY and left > 0):
            return 23
    return 0
