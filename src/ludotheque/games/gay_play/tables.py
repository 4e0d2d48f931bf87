"""The numbers that the rules of Gay-Play work with: the town as tables, and what every decision is called."""

from __future__ import annotations

from typing import Final

import numpy as np

from .board import GATE as GATE_NAME
from .board import SHOPS as _SHOPS
from .board import town

_TOWN = town()
SEATS: Final = 6
SHOPS: Final = _SHOPS
LISTS: Final = SHOPS
SLOTS: Final = SHOPS  # §4: six cards to a shop, one from each list
SIX: Final = _TOWN.sides

ARRIVAL: Final = _TOWN.last
WAY: Final = ARRIVAL + 1  # the first square of the left turn
PLACES: Final = WAY + len(_TOWN.left_turn.squares)
SQUARES: Final = PLACES + len(_TOWN.place)
GATE: Final = PLACES + _TOWN.place_number(GATE_NAME)
TURN_OFF: Final = _TOWN.left_turn.after
HOUSE: Final = _TOWN.house.door

# Where a seat may not go on beyond: by its next shop, the red square; after the last, the arrival.
GOAL: Final = np.array([*_TOWN.doors, ARRIVAL], np.int8)
EXIT: Final = np.zeros(SQUARES, np.int8)  # of the places
NEXT: Final = np.array([*range(1, SQUARES), 0], np.int8)
BACK: Final = np.array([0, *range(SQUARES - 1)], np.int8)
NEXT[PLACES - 1] = _TOWN.doors[_TOWN.left_turn.shop - 1]  # §13
BACK[WAY] = TURN_OFF
for _i, _place in enumerate(_TOWN.place):
    EXIT[PLACES + _i] = _place.exit

# What stands on a square, and the number that goes with it.
PLAIN, FORWARD, BACKWARD, ENTER, VISIT, WAIT, HOME, MONEY, SHOP, AGAIN = range(10)
_ORDERS = ("", "forward", "back", "enter", "visit", "wait", "home", "money", "shop", "again")
ORDER: Final = np.zeros(SQUARES, np.int8)
VALUE: Final = np.zeros(SQUARES, np.int8)
RANK: Final = np.zeros(SQUARES, np.int8)  # its number among the squares with an order
for _number, _square in _TOWN.street.items():
    ORDER[_number] = _ORDERS.index(_square.order)
    VALUE[_number] = PLACES + _TOWN.place_number(_square.place) if _square.place else _square.by
    RANK[_number] = sum(bool(_TOWN.street[_n].order) for _n in range(_number))

NONE: Final = -1  # nobody; no card yet
HIDDEN: Final = -2  # a card that was looked at, but not by this seat

# Decisions and outcomes. The numbers 1 to 6 are those of the die.
FACE: Final = SIX + 1  # the card that is turned over is that of list 0, 1 ...
LIST: Final = FACE + LISTS  # a list is drawn, or chosen
STARTER: Final = LIST + LISTS
LOOK: Final = STARTER + SEATS  # at the card in slot 0, 1 ...
STOP: Final = LOOK + SLOTS
TELL: Final = STOP + 1
TAKE: Final = TELL + 1
PUT_BACK: Final = TAKE + 1
THROW: Final = PUT_BACK + 1
VERIFY: Final = THROW + 1  # the purchases of seat 0, 1 ...
ACTIONS: Final = VERIFY + SEATS
NUMBERS: Final = (1 << SIX + 1) - 2

DEALING, STARTING, BEFORE, THROWING, SEARCHING, REVEALING, JUDGING = range(7)  # phases
PASSING, FRESH, READY = range(7, 10)  # that last no longer than a step: see `settle` in rules.py
ORDINARY, LEAVING, FURTHER = range(3)  # throws
RANDOM, CHOSEN, IN_ORDER = range(3)  # lists
OBEYED, FIRST_ONLY = range(2)  # chains
KEPT, LOST = range(2)  # high_six
