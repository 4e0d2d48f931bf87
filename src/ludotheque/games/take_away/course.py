"""A throw in The Take Away Game: moving, meeting others, and what the squares do.

A part of the rules, written with the same words.
"""

from __future__ import annotations

from ludotheque.engine.rulekit import CHANCE

from .goods import (
    can_draw,
    deliver,
    empty_trolley,
    kept_card,
    load,
    put_in_trolley,
    receive,
    refill,
    take_from_trolley,
    use_kept,
    use_way,
)
from .state import (
    AGENCY,
    AMOUNT,
    BONUS,
    BUMPING,
    BUY,
    BUYING,
    CHANCE_SQUARE,
    CITY,
    CITY_AT,
    COLOUR_OF,
    COST,
    DISCOUNT,
    DRAWING,
    EFFECT,
    EMPTY,
    FINISHED,
    GUARD,
    GUARDING,
    IN_TURN,
    KIND,
    LANDED,
    LOOKING,
    LOST,
    MOVING,
    NONE,
    NOT_MOVED,
    ONE,
    OPEN,
    OPEN_WHEN_EMPTY,
    PAIRS,
    PASS,
    PRICES,
    REACH,
    READY,
    RETURNING,
    RIDE,
    RIDE_HOME,
    ROOM,
    SHOW,
    SIDES,
    STAR_OF,
    STARS,
    STAY,
    STEPS_HOME,
    THROWING,
    TURNING,
    UNSEEN,
    WAYS,
    State,
)
from .ways import free_ends, surely_used


def ask(s: State, seat: int, phase: int) -> None:
    s.actor = seat
    s.phase = phase


# --- a throw, §8 to §12 ----------------------------------------------------------------------------


def begin_turn(s: State, seat: int) -> None:
    s.turn, s.doubles, s.again, s.bonus, s.walked = seat, 0, 0, 0, 0
    ask(s, seat, READY)


def begin_throw(s: State, seat: int, action: int) -> None:
    s.origin, s.card = s.at[seat], NONE
    s.die[0] = 0
    s.die[1] = 0
    if action == STAY:
        s.stays[seat] += 1  # §19
        receive(s, seat, AMOUNT[s.at[seat]])
        s.phase = FINISHED
    elif action == RIDE_HOME:
        use_kept(s, seat, RIDE)  # §17
        s.at[seat] = STAR_OF[s.building[seat]]
        s.phase = LANDED
    else:
        s.dice = 1 if action == ONE else 2
        ask(s, CHANCE, THROWING)


def can_stay(s: State, seat: int) -> bool:
    """§19: at an agency, not for a bonus throw, and not too often."""
    if KIND[s.at[seat]] != AGENCY or (s.bonus and not s.stay_after_double):
        return False
    return s.stays[seat] < s.paid_stays


def can_ride(s: State, seat: int) -> bool:
    """§17: with the card for it, from anywhere but one's own star."""
    return kept_card(s, seat, RIDE) != NONE and s.at[seat] != STAR_OF[s.building[seat]]


def show_dice(s: State, action: int) -> None:
    if action < PAIRS:
        s.die[0] = action // SIDES + 1
        s.die[1] = action % SIDES + 1
    else:
        s.die[0] = action - PAIRS + 1
        s.die[1] = 0


def throw(s: State, action: int) -> None:
    show_dice(s, action)
    if s.die[0] == s.die[1]:  # §12: only two dice show a double
        s.doubles += 1
        if s.doubles < 3:
            s.again += 1
        elif s.third_double == NOT_MOVED:
            s.phase = FINISHED
            return
    s.targets = destinations(s, s.turn, s.die[0] + s.die[1])
    if s.targets:
        ask(s, s.turn, MOVING)
    else:
        s.phase = FINISHED  # §10: there is no way at all


def destinations(s: State, seat: int, steps: int) -> int:
    """§9: every square at the end of a way of so many steps; §24: home, if it is no farther."""
    if s.squares == IN_TURN:
        return free_ends(s, steps, closed_stars(s))
    at, building = s.at[seat], s.building[seat]
    closed, ends, length = closed_stars(s), 0, steps
    while ends == 0 and length > 0:
        ends = int(REACH[at, length]) & ~closed  # §10: as far as one can go
        length -= 1
    if 0 < STEPS_HOME[at, building] <= steps:
        ends |= 1 << STAR_OF[building]
    return ends


def move(s: State, square: int) -> None:
    """§9: along a way, or §16: as a card says."""
    if s.squares == IN_TURN and s.card == NONE:
        s.walked |= 1 << s.at[s.turn] | surely_used(s, s.die[0] + s.die[1], closed_stars(s), square)
    s.at[s.turn] = square
    s.targets = 0
    s.phase = LANDED


def closed_stars(s: State) -> int:
    """§11: the stars on which nobody stops; one's own is another matter."""
    if s.stars != OPEN_WHEN_EMPTY:
        return STARS
    closed = 0
    for seat in range(s.seats):
        closed |= 1 << int(STAR_OF[s.building[seat]])
    return closed


def next_throw(s: State) -> None:
    """§12: another throw that has been earned, or §8: the turn of the next one, clockwise."""
    if s.again > 0 and s.at[s.turn] != NONE:
        s.again -= 1
        s.bonus = 1
        ask(s, s.turn, READY)
        return
    seat = after(s, s.turn)
    while s.missing[seat] > 0:
        s.missing[seat] -= 1  # §16
        seat = after(s, seat)
    begin_turn(s, seat)


def after(s: State, seat: int) -> int:
    """The next seat that is in the game."""
    seat = seat + 1 if seat + 1 < s.seats else 0
    while s.at[seat] == NONE:
        seat = seat + 1 if seat + 1 < s.seats else 0
    return seat


# --- landing, §24 to §28 ---------------------------------------------------------------------------


def meet(s: State) -> None:
    """§24: at home everything is delivered. §25: whoever stands where somebody lands has to go."""
    seat = s.turn
    s.stays[seat] = 0
    if s.at[seat] == STAR_OF[s.building[seat]]:
        s.phase = FINISHED
        deliver(s, seat)
        return
    s.victim = NONE
    for other in range(s.seats):
        if other != seat and s.at[other] == s.at[seat]:
            s.victim = other
    if s.victim == NONE:
        s.phase = EFFECT
    elif load(s, s.victim) == 0 or load(s, seat) == ROOM:
        send_home(s)
    elif kept_card(s, s.victim, GUARD) != NONE:
        ask(s, s.victim, GUARDING)
    else:
        ask(s, seat, BUMPING)


def show_guard(s: State, action: int) -> None:
    if action == SHOW:
        use_kept(s, s.victim, GUARD)  # §17
        send_home(s)
    else:
        ask(s, s.turn, BUMPING)


def buy_from_victim(s: State, seat: int, action: int) -> None:
    """§26: at the price on the token, less a discount; the victim gets the money."""
    if action == PASS:
        send_home(s)
        return
    slot, way = (action - BUY) // WAYS, (action - BUY) % WAYS
    sofa = take_from_trolley(s, s.victim, slot)
    use_way(s, seat, way)
    s.money[seat] -= COST[sofa % PRICES, way]
    s.money[s.victim] += COST[sofa % PRICES, way]
    put_in_trolley(s, seat, sofa)
    if load(s, s.victim) == 0 or load(s, seat) == ROOM:
        send_home(s)
    else:
        ask(s, seat, BUMPING)


def send_home(s: State) -> None:
    """§27: the victim's trolley goes home at once, with what is left in it. §28: then the square counts."""
    seat = s.victim
    s.victim = NONE
    s.at[seat] = STAR_OF[s.building[seat]]
    s.stays[seat] = 0
    s.phase = EFFECT
    if s.unsold == LOST:
        empty_trolley(s, seat)
        s.then, s.phase = EFFECT, RETURNING
    else:
        deliver(s, seat)


# --- squares, §13 to §23 ---------------------------------------------------------------------------


def effect(s: State) -> None:
    """What the square does on which the seat in turn has stopped."""
    at = s.at[s.turn]
    s.phase = FINISHED
    if KIND[at] == CITY:
        visit(s, CITY_AT[at])
    elif KIND[at] == DISCOUNT:
        s.draws = 1
        next_draw(s)
    elif KIND[at] == CHANCE_SQUARE:
        ask(s, CHANCE, TURNING)  # §15
    elif KIND[at] == BONUS:
        receive(s, s.turn, AMOUNT[at])  # §18


def next_draw(s: State) -> None:
    """§13: a discount card, unless three are in hand."""
    s.phase = FINISHED
    if s.draws > 0 and can_draw(s, s.turn):
        s.draws -= 1
        ask(s, CHANCE, DRAWING)
    else:
        s.draws = 0


def visit(s: State, city: int) -> None:
    """§20: the token is turned up for whoever has come."""
    s.city = city
    if s.token[city] == UNSEEN:
        ask(s, CHANCE, LOOKING)
    elif s.token[city] != EMPTY:
        look(s)


def look(s: State) -> None:
    """§20: only this seat sees the price. §22: with a full trolley, that is all."""
    s.seen[s.city] |= (1 << s.seats) - 1 if s.prices == OPEN else 1 << s.turn
    s.phase = FINISHED
    if s.peeking:
        s.peeking = 0
    elif load(s, s.turn) < ROOM:
        ask(s, s.turn, BUYING)


def buy_token(s: State, seat: int, action: int) -> None:
    """§21: pay the bank, put the sofa into the trolley. §23: a new token comes at once."""
    s.phase = FINISHED
    if action == PASS:
        return
    price, way = s.token[s.city], action - BUY
    use_way(s, seat, way)
    receive(s, seat, -COST[price, way])
    put_in_trolley(s, seat, COLOUR_OF[s.city] * PRICES + price)
    refill(s, s.city)
