"""The map, the dice and the cards of Take Off! as the numbers that the rules work with.

A city is its place in an order in which every route leads to a greater number (see `board.order`).
"""

from __future__ import annotations

from typing import Final

import numpy as np

from .board import DECKS, PLAYERS, cards, components, legs_left, order
from .board import JET as JET_FACET

_PARTS = components()
_CITIES = [city.name for city in order()]  # §2
_COLOURS = [colour.name for colour in _PARTS.colour]
_DECKS = [cards().deck(number) for number in range(len(DECKS))]
_LEFT = legs_left()

FLEETS: Final = PLAYERS
JETS: Final = _PARTS.jets
COLOURS: Final = len(_COLOURS)
CITIES: Final = len(_CITIES)
START: Final = 0
FINISH: Final = CITIES - 1
SIDES: Final = len(_PARTS.die)  # facets of a die

# What a facet shows: a colour from 0 on, or one of these.
JET: Final = COLOURS
CARD: Final = COLOURS + 1
NOTHING: Final = COLOURS + 2  # a die that has been used
FACET: Final = np.array(
    [_COLOURS.index(f) if f in _COLOURS else JET if f == JET_FACET else CARD for f in _PARTS.die], np.int64
)
# The colours that a facet lets a jet fly, one bit each.
LETS: Final = np.array([*(1 << c for c in range(COLOURS)), (1 << COLOURS) - 1, 0, 0], np.int64)

NEXT: Final = np.full((CITIES, COLOURS), -1, np.int64)  # §9: where each colour leads, or -1
for _route in _PARTS.route:
    NEXT[_CITIES.index(_route.start), _COLOURS.index(_route.colour)] = _CITIES.index(_route.to)
ROUTES: Final = ((NEXT >= 0) << np.arange(COLOURS)).sum(axis=1)  # the colours that leave a city, one bit each
EAST: Final = np.array([int(city.half == "east") for city in order()], np.int64)  # §14
LEFT: Final = np.array([_LEFT[name] for name in _CITIES], np.int64)  # the fewest routes to Finish

# A throw or a card is a number; its outcome of chance is 64 * (number // WORD) + number % WORD.
WORD: Final = 62
THROWS: Final = -(-SIDES * SIDES // WORD)  # words of outcomes
WORDS: Final = max(-(-len(deck) // WORD) for deck in _DECKS)
ANY_THROW: Final = np.array([(1 << min(WORD, SIDES * SIDES - WORD * w)) - 1 for w in range(THROWS)], np.int64)
FULL: Final = np.zeros((len(DECKS), WORDS), np.int64)  # §5: the cards of each deck, one bit each
CARD_CITY: Final = np.zeros((len(DECKS), 64 * WORDS), np.int64)  # by outcome
for _d, _deck in enumerate(_DECKS):
    for _c, _country in enumerate(_deck):
        FULL[_d, _c // WORD] |= 1 << _c % WORD
        CARD_CITY[_d, 64 * (_c // WORD) + _c % WORD] = _CITIES.index(_country.capital)
BROWN, BLUE = 0, 1
