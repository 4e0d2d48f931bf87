"""How a sensible player decides in Take Off!, and what a study of its length and balance asks."""

from __future__ import annotations

from typing import Final

import numpy as np

from .board import expected_dice
from .fleets import fleet_of
from .state import SEND, STAY, State
from .tables import CARD_CITY, COLOURS, FINISH, FLEETS, NEXT, START

SIDES: Final = FLEETS
SECONDS_PER_THROW: Final = 12  # or a card: looking for the city, and the jet is moved
SECONDS_PER_CHOICE: Final = 4

TENTHS: Final = 10
# What a city is worth: the tenths of dice that a lone jet needs less from there than from Start.
_DICE = expected_dice()
WORTH: Final = np.array([round(TENTHS * (_DICE[0] - dice)) for dice in _DICE], np.int64)


def side(s: State, seat: int) -> int:
    """The fleet that this seat plays, alone or in a team."""
    return fleet_of(s, seat)


def began(s: State) -> int:
    """§6: the first player of the fleet that had the first turn."""
    return s.first


def prefer(s: State, seat: int, action: int) -> int:
    """Fly where it is nearest to Finish, and send whoever is far ahead back to Start."""
    if action == STAY:
        return 0
    if action >= SEND:
        at, to = s.at[s.turn, action - SEND], CARD_CITY[s.deck, s.card[0]]
    else:
        at = s.at[s.turn, action // COLOURS]
        to = NEXT[at, action % COLOURS]
    gain: int = WORTH[to] - WORTH[at]
    return gain + gain_on(s, to)


def gain_on(s: State, city: int) -> int:
    """What it is worth to bump whoever is in this city, as a share of what that costs them."""
    lost = 0
    if START < city < FINISH:
        for fleet in range(s.fleets):
            if fleet != s.turn:
                for jet in range(s.jets):
                    if s.at[fleet, jet] == city:
                        lost += WORTH[city]
    return lost // (s.fleets - 1)
