"""The street of Gay-Play: where a throw leads, and what the squares say."""

from __future__ import annotations

from ludotheque.engine.rulekit import nth_bit

from .state import State
from .tables import (
    AGAIN,
    BACK,
    BACKWARD,
    ENTER,
    FORWARD,
    GOAL,
    HOUSE,
    MONEY,
    NEXT,
    NONE,
    OBEYED,
    ORDER,
    PLACES,
    PLAIN,
    RANK,
    SHOP,
    SHOPS,
    TURN_OFF,
    VALUE,
    VISIT,
    WAIT,
    WAY,
)


def due(s: State, seat: int) -> int:
    """§8: the shop where this seat has to buy next; SHOPS if it has been everywhere."""
    return nth_bit(~s.bought[seat], 0)


def in_shop(s: State, seat: int) -> bool:
    """§15: is it in the shop where it has to buy next?"""
    shop = due(s, seat)
    return shop < SHOPS and s.at[seat] == GOAL[shop]


def walked(s: State, seat: int, number: int) -> int:
    """Where so many squares lead; NONE if that is beyond the next shop, or beyond the arrival."""
    at, goal = s.at[seat], int(GOAL[due(s, seat)])
    for _ in range(number):
        if at == goal:
            return NONE  # §8, §24: only the exact number leads there
        at = WAY if at == TURN_OFF and s.errand[seat] else int(NEXT[at])  # §13
    return at


def arrive(s: State, seat: int, square: int) -> None:
    """§10: what stands on the square is done, and what stands where that leads to; no order twice."""
    done, to = 0, square
    while to >= 0:
        s.at[seat] = to
        if TURN_OFF < to < WAY:
            s.errand[seat] = 0  # §13: back on the street, beyond the left turn
        fresh = done >> int(RANK[to]) & 1 == 0
        done |= 1 << int(RANK[to]) if ORDER[to] != PLAIN else 0
        to = obey(s, seat, to) if fresh and (done & done - 1 == 0 or s.chains == OBEYED) else NONE


def obey(s: State, seat: int, square: int) -> int:
    """The order of a square; where it leads, or NONE."""
    order, value = ORDER[square], int(VALUE[square])
    if order == PLAIN:
        return NONE
    if order == FORWARD:
        return walked(s, seat, value)
    if order == BACKWARD:
        return backward(square, value)
    if order == ENTER:
        return next_door(s, seat, square)
    if order == VISIT:
        return value  # §11
    if order == SHOP:
        return int(GOAL[value - 1])  # §12
    if order == WAIT:
        s.wait[seat] = value
    elif order == AGAIN:
        s.owed += 1
    else:
        if order == MONEY:
            s.errand[seat] = 1  # §13
        return HOUSE  # §12
    return NONE


def backward(square: int, number: int) -> int:
    for _ in range(number):
        square = int(BACK[square])
    return square


def next_door(s: State, seat: int, square: int) -> int:
    """§14: the red square of the next shop on the way, if it is the one to be done."""
    shop = due(s, seat)
    if shop == SHOPS or (shop > 0 and square < GOAL[shop - 1]):
        return NONE
    return int(GOAL[shop])


def free_to_go(s: State, seat: int) -> bool:
    """§9: can it use a further throw, or is it in a shop, in the circus, in the park or waiting?"""
    return s.at[seat] < PLACES and s.wait[seat] == 0 and not in_shop(s, seat)
