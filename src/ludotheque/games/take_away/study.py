"""How a sensible player decides in The Take Away Game, and what a study of its balance asks."""

from __future__ import annotations

from typing import Final

from .goods import colour_count, hand_size, load
from .state import (
    AGENCY,
    ALL_COLOURS,
    BONUS,
    BUILDINGS,
    BUMPING,
    BUY,
    BUYING,
    CHANCE_SQUARE,
    CITIES,
    CITY,
    CITY_AT,
    CITY_SQUARE,
    COLOUR_OF,
    COST,
    CREDITING,
    DISCOUNT,
    EMPTY,
    GIVE,
    HAND,
    KIND,
    MOVING,
    NONE,
    PASS,
    PRICES,
    REACH,
    READY,
    RIDE_HOME,
    ROOM,
    SELL_DELIVERED,
    SHOW,
    STAR_OF,
    STAY,
    STEPS,
    STEPS_HOME,
    TWO,
    WAYS,
    State,
)

SIDES: Final = BUILDINGS
DIE: Final = 6  # sides of one
SECONDS_PER_THROW: Final = 12  # or a card or a token turned up, with the walking and the change
SECONDS_PER_CHOICE: Final = 6

ENOUGH: Final = 900  # dollars with which one goes shopping
DEAR: Final = 1300  # what a sofa may cost while many colours are missing, counting the card used for it
ANY_PRICE: Final = 3000
CARD_WORTH: Final = 350  # what saving a card is worth: a good one saves more on a dear sofa
WIN: Final = 100_000
NEW_COLOUR, HOMEWARD, CARRIED = 60, 34, 25


def side(s: State, seat: int) -> int:
    return s.building[seat]


def began(s: State) -> int:
    return s.starter


def prefer(s: State, seat: int, action: int) -> int:
    if s.phase == READY:
        return like_throw(s, seat, action)
    if s.phase == MOVING:
        return like_square(s, seat, action)
    if s.phase == BUYING or s.phase == BUMPING:
        return like_purchase(s, seat, action)
    if s.phase == CREDITING:
        return 1 if (action == SHOW) == (s.debt[seat] >= 300 or s.debt[seat] > s.money[seat]) else 0
    if action >= GIVE:
        return -action  # the smallest discount is the one to lose
    if action >= SELL_DELIVERED:
        return colour_count(s, seat, (action - SELL_DELIVERED) // PRICES)
    return 1 if action == SHOW else 0


def carried(s: State, seat: int) -> int:
    """The colours in a trolley, one bit each."""
    colours = 0
    for slot in range(ROOM):
        if s.trolley[seat, slot] != NONE:
            colours |= 1 << s.trolley[seat, slot] // PRICES
    return colours


def missing_colours(s: State, seat: int) -> int:
    return ALL_COLOURS & ~s.collected[seat] & ~carried(s, seat)


def fresh_colours(s: State, seat: int) -> int:
    """How many colours in the trolley the building still lacks."""
    fresh, count = carried(s, seat) & ~s.collected[seat], 0
    while fresh:
        fresh &= fresh - 1
        count += 1
    return count


# --- throwing --------------------------------------------------------------------------------------


def like_throw(s: State, seat: int, action: int) -> int:
    """Of the throws, the one that is more likely to lead where one wants to go: out of 36."""
    if action == STAY:
        return 30 if s.money[seat] < ENOUGH else -1
    if action == RIDE_HOME:
        return 40 if fresh_colours(s, seat) > 1 or brings_victory(s, seat) else -1
    at, goals = s.at[seat], wanted(s, seat)
    home = STEPS_HOME[at, s.building[seat]] if fresh_colours(s, seat) > 0 else 99
    chances = 0
    if action == TWO:
        for steps in range(2, STEPS + 1):
            if home <= steps or int(REACH[at, steps]) & goals:
                chances += DIE - abs(steps - DIE - 1)
        return chances + 3  # a double throws again
    for steps in range(1, DIE + 1):
        if home <= steps or int(REACH[at, steps]) & goals:
            chances += DIE
    return chances


def wanted(s: State, seat: int) -> int:
    """The squares of the cities worth a journey, one bit each."""
    squares, missing = 0, missing_colours(s, seat)
    if s.money[seat] < ENOUGH // 2 or load(s, seat) == ROOM:
        return 0
    for city in range(CITIES):
        if missing >> COLOUR_OF[city] & 1 and s.token[city] != EMPTY:
            squares |= 1 << CITY_SQUARE[city]
    return squares


def brings_victory(s: State, seat: int) -> bool:
    return s.collected[seat] | carried(s, seat) == ALL_COLOURS


# --- going somewhere -------------------------------------------------------------------------------


def like_square(s: State, seat: int, square: int) -> int:
    fresh = fresh_colours(s, seat)
    if square == STAR_OF[s.building[seat]]:
        return WIN if brings_victory(s, seat) else HOMEWARD * fresh
    worth = like_kind(s, seat, square) + like_meeting(s, seat, square)
    return worth - fresh * int(STEPS_HOME[square, s.building[seat]])  # carrying is a risk


def like_kind(s: State, seat: int, square: int) -> int:
    poor = s.money[seat] < ENOUGH
    if KIND[square] == CITY:
        return like_city(s, seat, CITY_AT[square])
    if KIND[square] == DISCOUNT:
        return 22 if hand_size(s, seat) < HAND else 0
    if KIND[square] == CHANCE_SQUARE:
        return 12
    if KIND[square] == BONUS:
        return 30 if poor else 15
    return 38 if KIND[square] == AGENCY and poor else 4


def like_city(s: State, seat: int, city: int) -> int:
    """Is there something that is missing, and can it be paid?"""
    price = s.token[city]
    if price == EMPTY or missing_colours(s, seat) >> COLOUR_OF[city] & 1 == 0 or load(s, seat) == ROOM:
        return 1
    if price >= 0:
        return NEW_COLOUR + 20 - 10 * price if s.money[seat] >= COST[price, 0] else 2
    return NEW_COLOUR if s.money[seat] >= ENOUGH else 20


def like_meeting(s: State, seat: int, square: int) -> int:
    """Whoever stands there is sent home with all that one does not buy."""
    for other in range(s.seats):
        if other != seat and s.at[other] == square:
            loot, room = carried(s, other), load(s, seat) < ROOM and s.money[seat] >= ENOUGH
            if brings_victory(s, other):
                return NEW_COLOUR if room else -WIN
            if room and loot & missing_colours(s, seat):
                return NEW_COLOUR
            return -CARRIED * fresh_colours(s, other)
    return 0


# --- buying ----------------------------------------------------------------------------------------


def like_purchase(s: State, seat: int, action: int) -> int:
    """Less is better: what a sofa costs, with what the card is worth that is used for it."""
    if action == PASS:
        return 0
    slot, way = (action - BUY) // WAYS, (action - BUY) % WAYS
    price, limit = s.token[s.city], DEAR
    missing = missing_colours(s, seat)
    if s.phase == BUMPING:
        sofa = s.trolley[s.victim, slot]
        price, colour = sofa % PRICES, sofa // PRICES
        if brings_victory(s, s.victim) and s.collected[s.victim] >> colour & 1 == 0:
            missing |= 1 << colour  # it must not get there
            limit = ANY_PRICE
    else:
        colour = COLOUR_OF[s.city]
    if missing >> colour & 1 == 0:
        return -1
    if missing & missing - 1 == 0 or few(missing):
        limit = ANY_PRICE
    card = CARD_WORTH * way // WAYS if way > 0 else 0
    return limit - int(COST[price, way]) - card


def few(missing: int) -> bool:
    """Are no more than two colours missing?"""
    missing &= missing - 1
    return missing & missing - 1 == 0
