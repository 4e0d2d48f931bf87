"""The record of The Take Away Game, and the tables that its rules are made with.

Squares count from 0, as bits of one word; a sofa on a trolley is `colour * PRICES + price`. What is written
about a paragraph is about rules.en.md.
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np

from ludotheque.engine.record import Cells, Int8, Int32, Int64, Record

from . import board as _b
from . import cards as _c
from . import routes as _r

_PARTS = _b.components()
_CARDS = _c.cards()
_COLOURS = list(_PARTS.colours)
_BUILDINGS = [_PARTS.place("star", b.en) for b in _PARTS.building]
_CITIES = [_PARTS.place("city", c.en) for c in _PARTS.city]
_STEPS = [_r.distances(_PARTS, start) for start in range(len(_PARTS.square))]

SEATS: Final = _b.SEATS
BUILDINGS: Final = len(_BUILDINGS)
COLOURS: Final = len(_COLOURS)
ALL_COLOURS: Final = (1 << COLOURS) - 1
PRICES: Final = len(_PARTS.price)
SOFAS: Final = COLOURS * PRICES  # kinds of sofa: a colour and a price
CITIES: Final = len(_CITIES)
SQUARES: Final = len(_PARTS.square)
ROOM: Final = _PARTS.trolley
START_MONEY: Final = _PARTS.start_money
STEPS: Final = _b.STEPS
HAND: Final = _c.HAND
NOTE: Final = _c.STEP  # the smallest
SIDES: Final = 6  # of a die
PAIRS: Final = SIDES * SIDES

# --- the board, §2 ---------------------------------------------------------------------------------

STAR, CITY, DISCOUNT, CHANCE_SQUARE, BONUS, AGENCY, PLAIN = range(len(_b.KINDS))
KIND: Final = np.array([_b.KINDS.index(s.kind) for s in _PARTS.square], np.int64)
AMOUNT: Final = np.array([s.amount for s in _PARTS.square], np.int64)
CITY_AT: Final = np.full(SQUARES, -1, np.int64)  # which city a square is
COLOUR_OF: Final = np.array([_COLOURS.index(c.colour) for c in _PARTS.city], np.int64)
STAR_OF: Final = np.array(_BUILDINGS, np.int64)
CITY_SQUARE: Final = np.array(_CITIES, np.int64)
STARS: Final = sum(1 << square for square in _BUILDINGS)
REACH: Final = np.array(_r.reach(_PARTS), np.int64)
STEPS_HOME: Final = np.array(  # by [square, building]
    [[steps[star] for star in _BUILDINGS] for steps in _STEPS], np.int64
)
SEATING: Final = np.full((SEATS + 1, SEATS), -1, np.int64)
for _city, _square in enumerate(_CITIES):
    CITY_AT[_square] = _city
for _s in _PARTS.seating:
    SEATING[_s.seats, : _s.seats] = [building - 1 for building in _s.buildings]

# --- sofas and discounts, §3 and §4 ----------------------------------------------------------------

# Outcomes of chance are tokens: those of one price follow each other. Likewise the discount cards.
PRICE: Final = np.array([p.dollars for p in _PARTS.price], np.int64)
TOKENS: Final = np.array([p.count for p in _PARTS.price], np.int64)
FIRST_TOKEN: Final = np.array([sum(TOKENS[:p]) for p in range(PRICES)], np.int64)
PRICE_OF_TOKEN: Final = np.repeat(np.arange(PRICES, dtype=np.int64), TOKENS)

PERCENTS: Final = len(_CARDS.discount)
DISCOUNTS: Final = np.array([d.count for d in _CARDS.discount], np.int64)
FIRST_DISCOUNT: Final = np.array([sum(DISCOUNTS[:k]) for k in range(PERCENTS)], np.int64)
PERCENT_OF_CARD: Final = np.repeat(np.arange(PERCENTS, dtype=np.int64), DISCOUNTS)
PILE: Final = int(DISCOUNTS.sum())

# Ways to pay for a sofa: 0 the full price, 1 ... with a discount card, and last with a voucher.
WAYS: Final = PERCENTS + 2
VOUCHER_WAY: Final = WAYS - 1
_OFF = [0, *(d.percent for d in _CARDS.discount), _CARDS.voucher]
COST: Final = np.array([[p.dollars * (100 - o) // 100 for o in _OFF] for p in _PARTS.price], np.int64)

# --- chance cards, §15 to §17 ----------------------------------------------------------------------

CARDS: Final = len(_CARDS.chance)
ALL_CARDS: Final = (1 << CARDS) - 1
(
    GAIN,
    PAY,
    GAIN_EACH,
    PAY_EACH,
    FROM_ALL,
    TO_ALL,
    GO,
    HOME,
    BACK,
    NEAREST,
    ANY,
    DRAW,
    LOSE,
    AGAIN,
    MISS,
    PEEK,
    RECALL,
    GUARD,
    CREDIT,
    VOUCHER,
    RIDE,
) = range(len(_c.DOES))
DOES: Final = np.array([_c.DOES.index(card.does) for card in _CARDS.chance], np.int64)
SUM: Final = np.array([card.amount for card in _CARDS.chance], np.int64)
WHERE: Final = np.zeros((CARDS, SQUARES), np.int64)  # squares a card leads to, by [card, from where]
KEEPABLE: Final = np.array(  # the cards of each kind that are kept, from GUARD to RIDE
    [sum(1 << i for i, c in enumerate(_CARDS.chance) if c.does == kept) for kept in _c.KEPT], np.int64
)
for _i, _card in enumerate(_CARDS.chance):
    for _at in range(SQUARES):
        if _card.does == "go":
            WHERE[_i, _at] = 1 << _PARTS.place("city", _card.to)
        elif _card.does == "nearest":
            WHERE[_i, _at] = _r.nearest(_PARTS, _STEPS[_at], _at, _card.to)  # type: ignore[arg-type]  # checked on loading
        elif _card.does == "any":
            _all = (i for i, s in enumerate(_PARTS.square) if s.kind == _card.to and i != _at)
            WHERE[_i, _at] = sum(1 << i for i in _all)

# --- decisions and outcomes ------------------------------------------------------------------------

# Outcomes of chance: the dice as 6 * first + second, one die as PAIRS + number - 1; a token, a card, a
# building by its number. Decisions: a square or a building by its number, and these.
ONE: Final = 64  # throw one die
TWO: Final = 65  # throw two
STAY: Final = 66  # at the employment agency
RIDE_HOME: Final = 67  # use the card
PASS: Final = 68  # do not buy, do not show the card
SHOW: Final = 69  # show the card that is asked for
BUY: Final = 70  # + slot * WAYS + way
SELL: Final = BUY + ROOM * WAYS  # + slot
SELL_DELIVERED: Final = SELL + ROOM  # + kind of sofa
GIVE: Final = SELL_DELIVERED + SOFAS  # + percent
ACTIONS: Final = GIVE + PERCENTS

# Phases in which somebody decides, or chance.
(
    CHOOSING,
    OPENING,
    READY,
    THROWING,
    MOVING,
    GUARDING,
    BUMPING,
    LOOKING,
    BUYING,
    DRAWING,
    TURNING,
    GIVING,
    PEEKING,
    RECALLING,
    CREDITING,
    SELLING,
    SETTLING,
    # And those that go on by themselves.
    LANDED,
    EFFECT,
    PAYING,
    RETURNING,
    FINISHED,
) = range(22)

BUSY: Final = -3  # the actor while nobody is asked
NONE: Final = -1  # no sofa, no card, no square, no seat
BANK, EVERYBODY = -1, -2  # creditors
EMPTY, UNSEEN, HIDDEN = -1, -2, -3  # tokens in a city, beside the prices; HIDDEN: somebody has seen it

# Values of the options.
SPREAD, DRAWN, CHOSEN = 0, 1, 2  # buildings
IN_THROW, IN_TURN = 0, 1  # squares
CLOSED, OPEN_WHEN_EMPTY = 0, 1  # stars
MOVED, NOT_MOVED = 0, 1  # third_double
SECRET, OPEN = 0, 1  # prices
DELIVERED, LOST = 0, 1  # unsold


class State(Record):
    actor: Int8
    seats: Int8
    # Options, each with the paragraph that explains it.
    buildings: Int8  # §6
    squares: Int8  # §9
    stars: Int8  # §11
    third_double: Int8  # §12
    paid_stays: Int8  # §19
    stay_after_double: Int8  # §19
    prices: Int8  # §20
    unsold: Int8  # §27
    # Whose turn it is, and what is going on.
    phase: Int8
    then: Int8  # the phase that follows when tokens have gone back to the stock
    turn: Int8
    contenders: Int8  # seats that may still win the opening throw, one bit each
    starter: Int8  # the seat that had the first turn
    thrown: Annotated[Cells, Int8, SEATS]  # opening throws
    die: Annotated[Cells, Int8, 2]  # the numbers thrown last; 0 for a die that was not
    dice: Int8  # how many dice were announced
    bonus: Int8  # this is not the first throw of the turn
    doubles: Int8  # in this turn
    again: Int8  # further throws that have been earned
    origin: Int8  # the square where this throw began
    walked: Int64  # §9, option: the squares that were used in this turn, one bit each
    trail: Annotated[Cells, Int8, STEPS + 1]  # room for trying ways; empty but for that
    card: Int8  # the chance card that was turned last in this throw, or NONE
    targets: Int64  # squares to choose from, one bit each
    city: Int8  # the city whose token is looked at
    peeking: Int8  # it is looked at from elsewhere
    draws: Int8  # discount cards still to be drawn
    victim: Int8  # the seat that is bumped, or NONE
    # Seats.
    building: Annotated[Cells, Int8, SEATS]
    at: Annotated[Cells, Int8, SEATS]  # the square, or NONE for who is out of the game
    money: Annotated[Cells, Int32, SEATS]
    bank: Int32  # what the bank has taken in, less what it has paid
    trolley: Annotated[Cells, Int8, SEATS, ROOM]  # sofas in the order they were bought, or NONE
    delivered: Annotated[Cells, Int8, SEATS, SOFAS]  # sofas in the building, by kind
    collected: Annotated[Cells, Int8, SEATS]  # their colours, one bit each
    stays: Annotated[Cells, Int8, SEATS]  # paid stays at the agency
    missing: Annotated[Cells, Int8, SEATS]  # turns to be missed
    debt: Annotated[Cells, Int32, SEATS]
    creditor: Int8
    asked: Int8  # seats that have decided not to use a letter of credit for this debt
    # Discount cards: by percent in the part of the pile that nobody knows, and in hands; used ones below it.
    pile: Annotated[Cells, Int8, PERCENTS]
    hand: Annotated[Cells, Int8, SEATS, PERCENTS]  # drawn unseen
    secret: Annotated[Cells, Int8, SEATS]  # how many those are
    shown: Annotated[Cells, Int8, SEATS, PERCENTS]  # drawn when everybody knew which card came next
    used: Annotated[Cells, Int8, PILE]
    used_first: Int8
    used_count: Int8
    # Chance cards: those that nobody knows the order of, and below them those that have been turned.
    cards: Int64
    turned: Annotated[Cells, Int8, CARDS]
    turned_first: Int8
    turned_count: Int8
    kept: Annotated[Cells, Int64, SEATS]
    # Tokens: one in every city, the others in the stock; what nobody has looked at is not decided.
    token: Annotated[Cells, Int8, CITIES]  # the price, or EMPTY, UNSEEN, HIDDEN
    seen: Annotated[Cells, Int8, CITIES]  # the seats that have looked at it, one bit each
    left: Annotated[Cells, Int8, COLOURS, PRICES]  # tokens that are not decided
    back: Annotated[Cells, Int8, SOFAS]  # tokens on their way back to the stock
