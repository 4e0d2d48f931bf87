"""The chance cards of The Take Away Game, and the debts that they bring.

A part of the rules, written with the same words.
"""

from __future__ import annotations

from ludotheque.engine.rulekit import CHANCE, OVER

from .course import ask, next_draw, visit
from .goods import (
    colour_count,
    delivered_count,
    hand_size,
    in_game,
    kept_card,
    leave,
    pay_creditor,
    put_under,
    receive,
    shuffle_back,
    take_card,
    take_delivered,
    take_from_trolley,
    undecided_among_back,
    use_kept,
    worth,
)
from .state import (
    AGAIN,
    BACK,
    BANK,
    CITIES,
    CITY_AT,
    CITY_SQUARE,
    COLOURS,
    CREDIT,
    CREDITING,
    DOES,
    DRAW,
    EMPTY,
    EVERYBODY,
    FINISHED,
    GAIN,
    GAIN_EACH,
    GIVING,
    GUARD,
    HOME,
    LANDED,
    LOSE,
    MISS,
    MOVING,
    NONE,
    PAY,
    PAY_EACH,
    PAYING,
    PEEK,
    PEEKING,
    PRICE,
    PRICES,
    RECALLING,
    RETURNING,
    SELL,
    SELL_DELIVERED,
    SELLING,
    SETTLING,
    SHOW,
    STAR_OF,
    SUM,
    TO_ALL,
    WHERE,
    State,
)


def turn_card(s: State, card: int) -> None:
    """§15: read it, do what it says, and put it under the pile; §17: some are kept."""
    seat, does = s.turn, DOES[card]
    take_card(s, card)
    s.card, s.phase = card, FINISHED
    if does >= GUARD:
        s.kept[seat] |= 1 << card
        return
    put_under(s, card)
    if does <= TO_ALL:
        money_card(s, seat, does, SUM[card])
    elif does < DRAW:
        movement_card(s, seat, does, card)
    elif does == DRAW:
        s.draws = SUM[card]
        next_draw(s)
    elif does == AGAIN:
        s.again += 1 if s.doubles < 3 else 0  # §12: after three doubles the turn is over
    elif does == MISS:
        s.missing[seat] += 1
    else:
        choice_card(s, seat, does)


def money_card(s: State, seat: int, does: int, dollars: int) -> None:
    """§16: from the bank at once; what has to be paid is a debt (§29)."""
    if does == GAIN:
        receive(s, seat, dollars)
        return
    if does == GAIN_EACH:
        receive(s, seat, dollars * delivered_count(s, seat))
        return
    s.phase, s.creditor = PAYING, BANK
    if does == PAY:
        s.debt[seat] = dollars
    elif does == PAY_EACH:
        s.debt[seat] = dollars * delivered_count(s, seat)
    elif does == TO_ALL:
        s.creditor = EVERYBODY
        s.debt[seat] = dollars * (in_game(s) - 1)
    else:
        s.creditor = seat
        for other in range(s.seats):
            if other != seat and s.at[other] != NONE:
                s.debt[other] = dollars


def movement_card(s: State, seat: int, does: int, card: int) -> None:
    """§16: the trolley is moved, and §28: all that landing brings follows."""
    at = s.at[seat]
    if does in (HOME, BACK):
        s.at[seat] = STAR_OF[s.building[seat]] if does == HOME else s.origin
        if s.at[seat] != at:
            s.phase = LANDED
    else:
        s.targets = int(WHERE[card, at])
        ask(s, seat, MOVING)


def choice_card(s: State, seat: int, does: int) -> None:
    """§16: cards that leave a choice, where there is anything to choose from."""
    if does == PEEK:
        s.targets = 0
        for city in range(CITIES):
            if s.token[city] != EMPTY and s.seen[city] >> seat & 1 == 0:
                s.targets |= 1 << CITY_SQUARE[city]
        if s.targets:
            ask(s, seat, PEEKING)
    elif does == LOSE:
        if hand_size(s, seat) > 0:
            ask(s, seat, GIVING)
    elif most_of_a_colour(s, seat) > 1:
        ask(s, seat, RECALLING)


def most_of_a_colour(s: State, seat: int) -> int:
    most = 0
    for colour in range(COLOURS):
        most = max(most, colour_count(s, seat, colour))
    return most


def peek(s: State, square: int) -> None:
    s.targets, s.peeking = 0, 1
    visit(s, CITY_AT[square])


# --- debts, §29 to §31 -----------------------------------------------------------------------------


def settle_debts(s: State) -> None:
    """§29: whoever owes pays, beginning with the seat in turn; §31: or leaves the game."""
    seat = s.turn
    for _ in range(s.seats):
        if s.debt[seat] > 0:
            pay_or_ask(s, seat)
            return
        seat = seat + 1 if seat + 1 < s.seats else 0
    s.phase, s.asked = FINISHED, 0


def pay_or_ask(s: State, seat: int) -> None:
    if s.asked >> seat & 1 == 0 and kept_card(s, seat, CREDIT) != NONE:
        ask(s, seat, CREDITING)  # §17
    elif s.money[seat] >= s.debt[seat]:
        pay_creditor(s, seat, s.debt[seat])
        s.debt[seat] = 0
    elif s.money[seat] + worth(s, seat) >= s.debt[seat]:
        ask(s, seat, SELLING)  # §30
    else:
        disqualify(s, seat)


def show_credit(s: State, seat: int, action: int) -> None:
    s.phase = PAYING
    if action == SHOW:
        use_kept(s, seat, CREDIT)
        receive(s, seat, s.debt[seat])  # §17: the bank pays
    s.asked |= 1 << seat


def sell(s: State, seat: int, action: int) -> None:
    """§30 and §16: to the bank, at the price on the token."""
    if action < SELL_DELIVERED:
        sofa = take_from_trolley(s, seat, action - SELL)
        s.back[sofa] += 1
    else:
        sofa = action - SELL_DELIVERED
        take_delivered(s, seat, sofa)
    receive(s, seat, PRICE[sofa % PRICES])
    s.then = PAYING if s.phase == SELLING else FINISHED
    s.phase = RETURNING


def disqualify(s: State, seat: int) -> None:
    """§31: all the money goes to whom it is owed. §32: the last one left has won."""
    pay_creditor(s, seat, s.money[seat])
    s.debt[seat] = 0
    leave(s, seat)
    s.then, s.phase = PAYING, RETURNING
    if in_game(s) == 1:
        s.actor = OVER


def go_back(s: State) -> None:
    """Tokens go back to the stock. What lies in a city of their colour cannot be one of them (§30)."""
    city = undecided_among_back(s)
    if city == NONE:
        shuffle_back(s)
        s.phase = s.then
    else:
        s.city = city
        ask(s, CHANCE, SETTLING)
