"""The Take Away Game: the rules, and nothing but the rules.

Each paragraph sign points into rules.en.md. What is owned, and how it changes hands, is in `goods`; the
record and the tables are in `state`. A phase says what is going on: in some of them a seat or chance is
asked, the others go on by themselves (`go_on`).
"""

from __future__ import annotations

from ludotheque.engine.rulekit import CHANCE, OVER, Mask, Rng, allow, allow_all, count_bits

from .chance import go_back, peek, sell, settle_debts, show_credit, turn_card
from .course import (
    ask,
    begin_throw,
    begin_turn,
    buy_from_victim,
    buy_token,
    can_ride,
    can_stay,
    effect,
    look,
    meet,
    move,
    next_draw,
    next_throw,
    show_dice,
    show_guard,
    throw,
)
from .goods import (
    can_pay,
    colour_count,
    decide_token,
    draw_discount,
    guess_goods,
    hide_goods,
    in_game,
    unknown_discounts,
    use_discount,
)
from .invariants import broken
from .state import (
    ACTIONS,
    ALL_CARDS,
    BANK,
    BUILDINGS,
    BUMPING,
    BUSY,
    BUY,
    BUYING,
    CHOOSING,
    CHOSEN,
    CITIES,
    COLOUR_OF,
    COLOURS,
    CREDITING,
    DISCOUNTS,
    DRAWING,
    EFFECT,
    FINISHED,
    FIRST_DISCOUNT,
    FIRST_TOKEN,
    GIVE,
    GIVING,
    GUARDING,
    LANDED,
    LOOKING,
    MOVING,
    NONE,
    ONE,
    OPENING,
    PAIRS,
    PASS,
    PAYING,
    PEEKING,
    PERCENT_OF_CARD,
    PERCENTS,
    PRICE_OF_TOKEN,
    PRICES,
    READY,
    RETURNING,
    RIDE_HOME,
    ROOM,
    SEATING,
    SEATS,
    SELL,
    SELL_DELIVERED,
    SELLING,
    SHOW,
    SIDES,
    SOFAS,
    SPREAD,
    SQUARES,
    STAR_OF,
    STARS,
    START_MONEY,
    STAY,
    THROWING,
    TOKENS,
    TURNING,
    TWO,
    UNSEEN,
    WAYS,
    State,
)

__all__ = ["ACTIONS", "State", "broken"]  # what a rules module provides beside the functions here


def unfit(s: State) -> int:
    """The paragraph that the number of seats or the options break, or 0."""
    return 1 if s.seats > BUILDINGS else 0  # §1: one for each


def setup(s: State) -> None:
    s.cards, s.card, s.victim, s.creditor = ALL_CARDS, NONE, NONE, BANK
    for seat in range(SEATS):
        s.building[seat] = NONE
        s.at[seat] = NONE
        for slot in range(ROOM):
            s.trolley[seat, slot] = NONE
        if seat < s.seats:
            s.money[seat] = START_MONEY  # §5
    for city in range(CITIES):
        s.token[city] = UNSEEN  # §3: one face down in every city
    for colour in range(COLOURS):
        for price in range(PRICES):
            s.left[colour, price] = TOKENS[price]
    for percent in range(PERCENTS):
        s.pile[percent] = DISCOUNTS[percent]
    s.phase = CHOOSING
    if s.buildings == SPREAD:
        for seat in range(s.seats):
            settle_in(s, seat, SEATING[s.seats, seat])
        begin_opening(s)
    else:
        s.actor = 0 if s.buildings == CHOSEN else CHANCE


def legal(s: State, seat: int, mask: Mask) -> None:
    if seat != s.actor:
        return
    if seat == CHANCE:
        mark_outcomes(s, mask)
    elif s.phase == READY:
        mark_throws(s, seat, mask)
    elif s.phase == MOVING or s.phase == PEEKING:
        allow_all(mask, s.targets)
    elif s.phase == BUYING:
        allow(mask, PASS)
        mark_ways(s, s.token[s.city], 0, mask)
    elif s.phase == BUMPING:
        allow(mask, PASS)
        for slot in range(ROOM):
            if s.trolley[s.victim, slot] != NONE:
                mark_ways(s, s.trolley[s.victim, slot] % PRICES, slot, mask)
    elif s.phase == GUARDING or s.phase == CREDITING:
        allow(mask, SHOW)
        allow(mask, PASS)
    elif s.phase == GIVING:
        for percent in range(PERCENTS):
            if s.hand[seat, percent] + s.shown[seat, percent] > 0:
                allow(mask, GIVE + percent)
    elif s.phase == CHOOSING:
        allow_all(mask, free_buildings(s))
    else:
        mark_sales(s, seat, mask)


def mark_outcomes(s: State, mask: Mask) -> None:
    """What can happen, each equally likely."""
    if s.phase == THROWING or s.phase == OPENING:
        if s.phase == THROWING and s.dice == 1:
            allow_all(mask, (1 << SIDES) - 1 << PAIRS)
        else:
            allow_all(mask, (1 << PAIRS) - 1)
    elif s.phase == TURNING:
        allow_all(mask, s.cards if s.cards else 1 << s.turned[s.turned_first])
    elif s.phase == DRAWING:
        if unknown_discounts(s) == 0:
            allow(mask, int(FIRST_DISCOUNT[s.used[s.used_first]]))
        for percent in range(PERCENTS):
            allow_all(mask, (1 << s.pile[percent]) - 1 << int(FIRST_DISCOUNT[percent]))
    elif s.phase == CHOOSING:
        allow_all(mask, free_buildings(s))
    else:
        for price in range(PRICES):
            allow_all(mask, (1 << s.left[COLOUR_OF[s.city], price]) - 1 << int(FIRST_TOKEN[price]))


def mark_throws(s: State, seat: int, mask: Mask) -> None:
    """§8, §17, §19: what can be done at the beginning of a throw."""
    allow(mask, ONE)
    allow(mask, TWO)
    if can_stay(s, seat):
        allow(mask, STAY)
    if can_ride(s, seat):
        allow(mask, RIDE_HOME)


def mark_ways(s: State, price: int, slot: int, mask: Mask) -> None:
    """§14, §21: how the seat in turn can pay for a sofa."""
    for way in range(WAYS):
        if can_pay(s, s.turn, price, way) == 0:
            allow(mask, BUY + slot * WAYS + way)


def mark_sales(s: State, seat: int, mask: Mask) -> None:
    """§30: what can be sold for a debt; §16: or when a sofa is called back."""
    for slot in range(ROOM):
        if s.phase == SELLING and s.trolley[seat, slot] != NONE:
            allow(mask, SELL + slot)
    for sofa in range(SOFAS):
        if sellable(s, seat, sofa):
            allow(mask, SELL_DELIVERED + sofa)


def refusal(s: State, seat: int, action: int) -> int:
    """The paragraph that forbids this seat this decision, or 0 where it is legal."""
    if s.actor == OVER:
        return 32
    if seat != s.actor or seat == CHANCE:
        return 8
    if s.phase == READY:
        return refused_throw(s, seat, action)
    if s.phase == MOVING or s.phase == PEEKING:
        if action < SQUARES and s.targets >> action & 1:
            return 0
        if s.phase == PEEKING:
            return 16
        return 11 if action < SQUARES and STARS >> action & 1 else 9
    if s.phase == BUYING or s.phase == BUMPING:
        return refused_purchase(s, seat, action)
    if s.phase == GUARDING or s.phase == CREDITING:
        return 0 if action in (SHOW, PASS) else 17
    if s.phase == GIVING:
        percent = action - GIVE
        held = 0 <= percent < PERCENTS and s.hand[seat, percent] + s.shown[seat, percent] > 0
        return 0 if held else 16
    if s.phase == CHOOSING:
        return 0 if action < BUILDINGS and free_buildings(s) >> action & 1 else 6
    return refused_sale(s, seat, action)


def refused_throw(s: State, seat: int, action: int) -> int:
    if action == STAY:
        return 0 if can_stay(s, seat) else 19
    if action == RIDE_HOME:
        return 0 if can_ride(s, seat) else 17
    return 0 if action in (ONE, TWO) else 8


def refused_purchase(s: State, seat: int, action: int) -> int:
    """§14, §21, §26."""
    if action == PASS:
        return 0
    own = 21 if s.phase == BUYING else 26
    if action < BUY or action >= SELL:
        return own
    slot, way = (action - BUY) // WAYS, (action - BUY) % WAYS
    if s.phase == BUYING:
        return own if slot > 0 else can_pay(s, seat, s.token[s.city], way)
    if s.trolley[s.victim, slot] == NONE:
        return own
    return can_pay(s, seat, s.trolley[s.victim, slot] % PRICES, way)


def refused_sale(s: State, seat: int, action: int) -> int:
    own = 30 if s.phase == SELLING else 16
    if s.phase == SELLING and SELL <= action < SELL_DELIVERED:
        return 0 if s.trolley[seat, action - SELL] != NONE else own
    if action < SELL_DELIVERED or action >= GIVE:
        return own
    return 0 if sellable(s, seat, action - SELL_DELIVERED) else own


def sellable(s: State, seat: int, sofa: int) -> bool:
    """§30: any sofa of the building for a debt; §16: one called back must be of a colour that is doubled."""
    if s.delivered[seat, sofa] == 0:
        return False
    return s.phase == SELLING or colour_count(s, seat, sofa // PRICES) > 1


def apply(s: State, seat: int, action: int) -> None:
    s.actor = BUSY
    if seat == CHANCE:
        outcome(s, action)
    else:
        decide(s, seat, action)
    go_on(s)


def score(s: State, seat: int) -> int:
    """§33: the colours in the building; all six for the last one left, nothing for who is out."""
    if s.at[seat] == NONE:
        return 0
    return COLOURS if in_game(s) == 1 else count_bits(s.collected[seat])


def hide(s: State, seat: int) -> None:
    """§14: the discount cards of others. §20: the prices of tokens that this seat has not looked at."""
    hide_goods(s, seat)


def guess(s: State, seat: int, rng: Rng) -> None:
    guess_goods(s, seat, rng)


# --- deciding --------------------------------------------------------------------------------------


def outcome(s: State, action: int) -> None:
    if s.phase == THROWING:
        throw(s, action)
    elif s.phase == LOOKING:
        decide_token(s, PRICE_OF_TOKEN[action])
        look(s)
    elif s.phase == TURNING:
        turn_card(s, action)
    elif s.phase == DRAWING:
        draw_discount(s, s.turn, PERCENT_OF_CARD[action])
        next_draw(s)
    elif s.phase == OPENING:
        opening_throw(s, action)
    elif s.phase == CHOOSING:
        choose_building(s, action)
    else:
        decide_token(s, PRICE_OF_TOKEN[action])
        s.phase = RETURNING


def decide(s: State, seat: int, action: int) -> None:
    if s.phase == READY:
        begin_throw(s, seat, action)
    elif s.phase == MOVING:
        move(s, action)
    elif s.phase == BUYING:
        buy_token(s, seat, action)
    elif s.phase == BUMPING:
        buy_from_victim(s, seat, action)
    elif s.phase == GUARDING:
        show_guard(s, action)
    elif s.phase == CREDITING:
        show_credit(s, seat, action)
    elif s.phase == GIVING:
        use_discount(s, seat, action - GIVE)
        s.phase = FINISHED
    elif s.phase == PEEKING:
        peek(s, action)
    elif s.phase == CHOOSING:
        choose_building(s, action)
    else:
        sell(s, seat, action)


def go_on(s: State) -> None:
    """Carry on until somebody has to decide, or chance."""
    while s.actor == BUSY:
        if s.phase == FINISHED:
            next_throw(s)
        elif s.phase == LANDED:
            meet(s)
        elif s.phase == EFFECT:
            effect(s)
        elif s.phase == PAYING:
            settle_debts(s)
        else:
            go_back(s)


# --- buildings and who starts, §6 and §7 -----------------------------------------------------------


def settle_in(s: State, seat: int, building: int) -> None:
    s.building[seat] = building
    s.at[seat] = STAR_OF[building]


def free_buildings(s: State) -> int:
    free = (1 << BUILDINGS) - 1
    for seat in range(s.seats):
        if s.building[seat] != NONE:
            free &= ~(1 << s.building[seat])
    return free


def choose_building(s: State, building: int) -> None:
    settle_in(s, s.turn, building)
    s.turn += 1
    if s.turn == s.seats:
        begin_opening(s)
    else:
        ask(s, s.turn if s.buildings == CHOSEN else CHANCE, CHOOSING)


def begin_opening(s: State) -> None:
    s.contenders = (1 << s.seats) - 1
    s.turn = 0
    ask(s, CHANCE, OPENING)


def opening_throw(s: State, action: int) -> None:
    """§7: the highest throw of two dice starts; those who tie throw again."""
    show_dice(s, action)
    s.thrown[s.turn] = s.die[0] + s.die[1]
    following = next_contender(s, s.turn)
    if following == NONE:
        keep_highest(s)
        following = next_contender(s, NONE)
        if next_contender(s, following) == NONE:
            s.starter = following
            begin_turn(s, following)
            return
    s.turn = following
    ask(s, CHANCE, OPENING)


def keep_highest(s: State) -> None:
    best, tied = 0, 0
    for seat in range(s.seats):
        if s.contenders >> seat & 1 and s.thrown[seat] >= best:
            tied = tied | 1 << seat if s.thrown[seat] == best else 1 << seat
            best = s.thrown[seat]
    s.contenders = tied


def next_contender(s: State, after: int) -> int:
    for seat in range(after + 1, s.seats):
        if s.contenders >> seat & 1:
            return seat
    return NONE
