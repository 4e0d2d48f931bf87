"""Gay-Play, the shopping game made by Snépic in Paris: the rules, and nothing but the rules.

Each paragraph sign points into rules.en.md. The squares of the street count from the entrance of the town (0)
to the arrival; those of the left turn follow, and then the places that one leaves with a six: the gate, the
circus, the park. A shop's cards are named by the list on which they stand, its slots count from 0.
"""

from __future__ import annotations

from typing import Annotated, Final

from ludotheque.engine.record import Cells, Int8, Record
from ludotheque.engine.rulekit import CHANCE, OVER, Mask, Rng, allow_all, count_bits, nth_bit, pick

from .tables import (
    AGAIN,
    ARRIVAL,
    BACK,
    BACKWARD,
    BEFORE,
    CHOSEN,
    DEALING,
    ENTER,
    EXIT,
    FACE,
    FORWARD,
    FURTHER,
    GATE,
    GOAL,
    HIDDEN,
    HOUSE,
    IN_ORDER,
    JUDGING,
    KEPT,
    LEAVING,
    LIST,
    LISTS,
    LOOK,
    MONEY,
    NEXT,
    NONE,
    NUMBERS,
    OBEYED,
    ORDER,
    ORDINARY,
    PLACES,
    PLAIN,
    PUT_BACK,
    RANDOM,
    RANK,
    REVEALING,
    SEARCHING,
    SEATS,
    SHOP,
    SHOPS,
    SIX,
    SLOTS,
    STARTER,
    STARTING,
    STOP,
    TAKE,
    TELL,
    THROW,
    THROWING,
    TURN_OFF,
    VALUE,
    VERIFY,
    VISIT,
    WAIT,
    WAY,
)

ACTIONS: Final = VERIFY + SEATS


class State(Record):
    actor: Int8
    seats: Int8
    # Options, each with the paragraph that explains it.
    lists: Int8  # §3
    starter: Int8  # §5
    high_six: Int8  # §9
    chains: Int8  # §10
    telling: Int8  # §18
    search_six: Int8  # §19
    mistakes: Int8  # §21
    play_on: Int8  # §25
    # The position.
    phase: Int8
    turn: Int8
    first: Int8  # the seat that had the first turn
    throw: Int8  # which throw of the turn this is
    die: Int8
    owed: Int8  # further throws that this turn still brings
    looks: Int8  # cards that may still be turned over
    slot: Int8  # the one that is being looked at
    told: Int8  # a card was looked at and put back since the last telling
    home: Int8  # seats that have arrived
    list: Annotated[Cells, Int8, SEATS]  # §3, or NONE
    at: Annotated[Cells, Int8, SEATS]  # the square or the place
    wait: Annotated[Cells, Int8, SEATS]  # turns to sit out
    errand: Annotated[Cells, Int8, SEATS]  # §13: sent home for money, and not back yet
    bought: Annotated[Cells, Int8, SEATS]  # the shops from which it has a card, one bit each
    checked: Annotated[Cells, Int8, SEATS]  # §22: those of them that were verified
    place: Annotated[Cells, Int8, SEATS]  # 1 for the first to arrive; 0 while it plays
    card: Annotated[Cells, Int8, SHOPS, SLOTS]  # the list on which it stands, NONE or HIDDEN
    seen: Annotated[Cells, Int8, SHOPS, SLOTS]  # the seats that have looked at it, one bit each
    holder: Annotated[Cells, Int8, SHOPS, SLOTS]  # the seat that took it, or NONE


def unfit(s: State) -> int:
    """§18: where wrong cards may be taken, there is no telling."""
    return 18 if s.mistakes and s.telling else 0


def setup(s: State) -> None:
    for seat in range(SEATS):
        s.list[seat] = seat if s.lists == IN_ORDER and seat < s.seats else NONE
        s.at[seat] = GATE  # §6
    for shop in range(SHOPS):
        for slot in range(SLOTS):
            s.card[shop, slot] = NONE  # §4: face down, and nobody knows which
            s.holder[shop, slot] = NONE
    if s.lists == IN_ORDER:
        settle_starter(s)
    else:
        s.phase = DEALING
        s.actor = CHANCE if s.lists == RANDOM else 0


def legal(s: State, seat: int, mask: Mask) -> None:
    if seat == s.actor:
        allow_all(mask, NUMBERS if s.phase == THROWING else choices(s))


def choices(s: State) -> int:
    """What may be decided, or happen, unless the die is thrown; one bit each."""
    if s.phase == SEARCHING:
        return searches(s)
    if s.phase == REVEALING:
        return unplaced(s, due(s, s.turn)) << FACE
    if s.phase == JUDGING:
        return 1 << TAKE | 1 << PUT_BACK  # §21
    if s.phase == BEFORE:
        return 1 << THROW | unverified(s) << VERIFY  # §22
    if s.phase == DEALING:
        return free_lists(s) << LIST  # §3
    return ((1 << s.seats) - 1) << STARTER  # §5


def refusal(s: State, seat: int, action: int) -> int:
    """The paragraph that forbids this seat this decision, or 0 where it is legal."""
    if s.actor == OVER:
        return 24
    if seat != s.actor or seat == CHANCE:
        return 5
    if choices(s) >> action & 1:
        return 0
    if s.phase == DEALING:
        return 3
    if s.phase == SEARCHING and LOOK <= action < STOP:
        return search_refused(s, action - LOOK)
    if s.phase == JUDGING:
        return 21
    if s.phase == BEFORE:
        return 22 if action >= VERIFY else 7
    return 18 if action == TELL else 16


def search_refused(s: State, slot: int) -> int:
    """Why this card of the shop may not be turned over."""
    shop = due(s, s.turn)
    if s.holder[shop, slot] != NONE:
        return 4  # it has been bought
    return 16 if s.looks == 0 else 17


def apply(s: State, seat: int, action: int) -> None:
    if s.phase == THROWING:
        thrown(s, action)
    elif s.phase == SEARCHING:
        search(s, action)
    elif s.phase == REVEALING:
        s.card[due(s, s.turn), s.slot] = action - FACE
        seen_by_searcher(s)
    elif s.phase == JUDGING:
        judge(s, action)
    elif s.phase == BEFORE:
        before_throw(s, action)
    elif s.phase == DEALING:
        deal(s, action - LIST)
    else:
        begin(s, action - STARTER)


def score(s: State, seat: int) -> int:
    """§24: one point for the first to arrive. §25: or one for each seat that comes later."""
    if s.place[seat] == 0:
        return 0
    return s.seats - s.place[seat] if s.play_on else 1


# --- lists and the first turn, §3 and §5 -----------------------------------------------------------


def free_lists(s: State) -> int:
    """The lists that nobody has, one bit each."""
    free = (1 << LISTS) - 1
    for seat in range(s.seats):
        if s.list[seat] >= 0:
            free &= ~(1 << s.list[seat])
    return free


def deal(s: State, given: int) -> None:
    """§3: the seats get their lists one after the other; a list that is the last one needs no drawing."""
    s.list[s.turn] = given
    s.turn += 1
    if s.turn == SEATS - 1 and s.turn < s.seats:
        s.list[s.turn] = nth_bit(free_lists(s), 0)
        s.turn += 1
    if s.turn == s.seats:
        settle_starter(s)
    elif s.lists == CHOSEN:
        s.actor = s.turn


def settle_starter(s: State) -> None:
    if s.starter == RANDOM:
        s.phase = STARTING
        s.actor = CHANCE
    else:
        begin(s, 0)


def begin(s: State, seat: int) -> None:
    s.first = seat
    s.turn = seat
    start_turn(s)


# --- turns and throws, §5 to §9 --------------------------------------------------------------------


def start_turn(s: State) -> None:
    s.throw = ORDINARY
    s.owed = 0
    s.looks = 0
    if s.mistakes and unverified(s):
        s.phase = BEFORE  # §22
        s.actor = s.turn
    else:
        go(s)


def go(s: State) -> None:
    """§7: the throw; §20 with honest mistakes: or the only card that is left, without one."""
    if s.mistakes and takes_last(s):
        turn_over_last(s)
        s.phase = JUDGING
        s.actor = s.turn
    else:
        s.phase = THROWING
        s.actor = CHANCE


def thrown(s: State, number: int) -> None:
    s.die = number
    if s.at[s.turn] >= PLACES:
        leave_place(s)
    elif in_shop(s, s.turn):
        s.looks = number  # §16: as many cards as points
        s.told = 0
        s.phase = SEARCHING
        s.actor = s.turn
    else:
        advance(s)


def leave_place(s: State) -> None:
    """§6, §11: out of the gate, the circus or the park with a six only, which is thrown again."""
    if s.die == SIX:
        s.at[s.turn] = EXIT[s.at[s.turn]]
        s.throw = FURTHER
        s.actor = CHANCE
    else:
        next_turn(s)


def advance(s: State) -> None:
    """§7: walk the whole number, or stay. §9: the throw that leaves a shop brings another if it is a six."""
    seat = s.turn
    to = walked(s, seat, s.die)
    if s.throw == LEAVING and s.die == SIX and (to >= 0 or s.high_six == KEPT):
        s.owed += 1
    if to >= 0:
        arrive(s, seat, to)
    if s.at[seat] == ARRIVAL:
        come_home(s)
    elif s.owed > 0 and free_to_go(s, seat):
        s.owed -= 1
        s.throw = FURTHER  # §9: and no six brings a third
        s.actor = CHANCE
    else:
        next_turn(s)


def free_to_go(s: State, seat: int) -> bool:
    """§9: can it use a further throw, or is it in a shop, in the circus, in the park or waiting?"""
    return s.at[seat] < PLACES and s.wait[seat] == 0 and not in_shop(s, seat)


def next_turn(s: State) -> None:
    """§5: the next seat around the table that has not arrived and need not wait."""
    ready = 0
    while ready == 0:
        s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
        if s.place[s.turn] == 0:
            if s.wait[s.turn] > 0:
                s.wait[s.turn] -= 1  # §10
            elif s.mistakes == 0 and takes_last(s):
                turn_over_last(s)
                take(s)  # §20: and the die is passed on
            else:
                ready = 1
    start_turn(s)


# --- the street, §7 to §15 -------------------------------------------------------------------------


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
        s.errand[seat] = 1 if order == MONEY else 0  # §13
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


# --- in the shop, §16 to §20 -----------------------------------------------------------------------


def searches(s: State) -> int:
    """What the one who searches may do."""
    shop, found = due(s, s.turn), 1 << STOP  # §16: as many cards as thrown, or fewer
    if s.looks > 0:
        for slot in range(SLOTS):
            if s.holder[shop, slot] == NONE and (s.mistakes or s.seen[shop, slot] >> s.turn & 1 == 0):
                found |= 1 << LOOK + slot  # §17: not again what one has put back
    if s.telling and s.told:
        found |= 1 << TELL  # §18
    return found


def search(s: State, action: int) -> None:
    if action == STOP:
        next_turn(s)
    elif action == TELL:
        tell(s)
    else:
        s.looks -= 1
        look(s, action - LOOK)


def look(s: State, slot: int) -> None:
    """§16: turn over one card. §4: which it is shows only now, unless somebody has seen it before."""
    shop = due(s, s.turn)
    s.slot = slot
    if s.card[shop, slot] == NONE:
        reveal_only(s, shop, slot)
    if s.card[shop, slot] == NONE:
        s.phase = REVEALING
        s.actor = CHANCE
    else:
        seen_by_searcher(s)


def reveal_only(s: State, shop: int, slot: int) -> None:
    """If a single card of the shop was never seen, it must be the one that lies here."""
    left = unplaced(s, shop)
    if s.card[shop, slot] == NONE and count_bits(left) == 1:
        s.card[shop, slot] = nth_bit(left, 0)


def unplaced(s: State, shop: int) -> int:
    """The cards of a shop that nobody has looked at, one bit each."""
    left = (1 << LISTS) - 1
    for slot in range(SLOTS):
        if s.card[shop, slot] >= 0:
            left &= ~(1 << s.card[shop, slot])
    return left


def seen_by_searcher(s: State) -> None:
    shop = due(s, s.turn)
    s.seen[shop, s.slot] |= 1 << s.turn  # §17: and by nobody else
    if s.mistakes:
        s.phase = JUDGING
        s.actor = s.turn  # §21: right or wrong, that is for the player to see
    elif s.card[shop, s.slot] == s.list[s.turn]:
        take(s)
        leave_shop(s)
    else:
        put_back(s)


def put_back(s: State) -> None:
    """§17: the search goes on while there are points left."""
    s.told = 1
    if s.looks == 0 and s.telling == 0:
        next_turn(s)
    else:
        s.phase = SEARCHING
        s.actor = s.turn


def take(s: State) -> None:
    """§19: the card is bought. It lies open, unless it may be a wrong one (§21)."""
    shop = due(s, s.turn)
    s.holder[shop, s.slot] = s.turn
    if s.mistakes == 0:
        s.seen[shop, s.slot] = everybody(s)
    s.bought[s.turn] |= 1 << shop


def leave_shop(s: State) -> None:
    """§19: whoever has found the card throws at once to leave the shop."""
    s.owed = 1 if s.search_six and s.die == SIX else 0  # §19, option
    s.throw = LEAVING
    s.phase = THROWING
    s.actor = CHANCE


def tell(s: State) -> None:
    """§18: whoever tells what he saw makes the cards of the shop be mixed and laid anew."""
    shop = due(s, s.turn)
    for slot in range(SLOTS):
        if s.holder[shop, slot] == NONE:
            s.card[shop, slot] = NONE
            s.seen[shop, slot] = 0
    s.told = 0
    if s.looks == 0:
        next_turn(s)


def takes_last(s: State) -> bool:
    """§20: with six players, is the seat in turn in its shop with the only card that is left?"""
    return s.seats == SEATS and in_shop(s, s.turn) and count_bits(lying(s, due(s, s.turn))) == 1


def turn_over_last(s: State) -> None:
    shop = due(s, s.turn)
    s.slot = nth_bit(lying(s, shop), 0)
    reveal_only(s, shop, s.slot)
    s.seen[shop, s.slot] |= 1 << s.turn


def lying(s: State, shop: int) -> int:
    """The slots in which a card lies, one bit each."""
    slots = 0
    for slot in range(SLOTS):
        if s.holder[shop, slot] == NONE:
            slots |= 1 << slot
    return slots


def everybody(s: State) -> int:
    return (1 << s.seats) - 1


# --- honest mistakes, §21 to §23 -------------------------------------------------------------------


def judge(s: State, action: int) -> None:
    last = takes_last(s)
    if action == TAKE:
        take(s)
    if action == TAKE and not last:
        leave_shop(s)
    elif last:
        next_turn(s)  # §20: without a throw, before or after
    else:
        put_back(s)


def unverified(s: State) -> int:
    """The seats with purchases that nobody has verified, one bit each."""
    seats = 0
    for seat in range(s.seats):
        if s.bought[seat] & ~s.checked[seat]:
            seats |= 1 << seat
    return seats


def before_throw(s: State, action: int) -> None:
    if action == THROW:
        go(s)
        return
    verify(s, action - VERIFY)
    if unverified(s) == 0:
        go(s)


def verify(s: State, seat: int) -> bool:
    """§22: all purchases of a seat are shown. §23: what comes of the wrong ones. Were all of them right?"""
    right = True
    for shop in range(SHOPS):
        if (s.bought[seat] & ~s.checked[seat]) >> shop & 1:
            slot = slot_of(s, shop, seat)
            s.seen[shop, slot] = everybody(s)
            s.checked[seat] |= 1 << shop
            if s.card[shop, slot] != s.list[seat]:
                right = False
                give_up(s, shop, seat)
    return right


def give_up(s: State, shop: int, seat: int) -> None:
    """§23: a wrong card goes to the one on whose list it stands, who gives up a wrong one for it; or back."""
    slot = slot_of(s, shop, seat)
    s.bought[seat] &= ~(1 << shop)
    s.checked[seat] &= ~(1 << shop)
    send_back(s, shop, seat)
    while slot != NONE:
        s.seen[shop, slot] = everybody(s)
        owner = seat_of(s, s.card[shop, slot])
        former = slot_of(s, shop, owner) if owner != NONE else NONE
        s.holder[shop, slot] = owner
        if owner != NONE:
            s.bought[owner] |= 1 << shop
            s.checked[owner] |= 1 << shop
        if former != NONE:
            send_back(s, shop, owner)  # it had a wrong card too
        slot = former


def send_back(s: State, shop: int, seat: int) -> None:
    """§23: whoever took a wrong card goes back to the door of that shop, unless the way there lies ahead."""
    s.errand[seat] = 0
    s.wait[seat] = 0
    at = int(EXIT[s.at[seat]]) if s.at[seat] >= PLACES else s.at[seat]
    if at > GOAL[shop]:
        s.at[seat] = GOAL[shop]


def slot_of(s: State, shop: int, seat: int) -> int:
    """The slot from which this seat has its card of the shop."""
    for slot in range(SLOTS):
        if s.holder[shop, slot] == seat:
            return slot
    return NONE


def seat_of(s: State, given: int) -> int:
    """The seat that has this list, or NONE."""
    for seat in range(s.seats):
        if s.list[seat] == given:
            return seat
    return NONE


# --- the arrival, §24 and §25 ----------------------------------------------------------------------


def come_home(s: State) -> None:
    """§24: with all six purchases, which are now verified at the latest."""
    if s.mistakes and not verify(s, s.turn):
        next_turn(s)
        return
    s.home += 1
    s.place[s.turn] = s.home
    if s.play_on and s.home < s.seats - 1:
        next_turn(s)
        return
    if s.play_on:
        for seat in range(s.seats):
            if s.place[seat] == 0:
                s.place[seat] = s.seats  # §25: the one who is left is last
    s.actor = OVER


# --- what only those who looked know, §17 ----------------------------------------------------------


def hide(s: State, seat: int) -> None:
    """§17: the cards that others have looked at, and this seat has not."""
    for shop in range(SHOPS):
        for slot in range(SLOTS):
            if s.card[shop, slot] >= 0 and not knows(s, seat, shop, slot):
                s.card[shop, slot] = HIDDEN


def knows(s: State, seat: int, shop: int, slot: int) -> bool:
    """Has this seat seen the card? Who only watches sees what lies open before the players."""
    if seat >= 0:
        return s.seen[shop, slot] >> seat & 1 == 1
    holder = s.holder[shop, slot]
    return holder != NONE and (s.mistakes == 0 or s.checked[holder] >> shop & 1 == 1)


def guess(s: State, seat: int, rng: Rng) -> None:
    """Lay cards that may lie there: every way to do so is equally likely."""
    for shop in range(SHOPS):
        hidden = 0
        for slot in range(SLOTS):
            if s.card[shop, slot] == HIDDEN:
                hidden |= 1 << slot
        if hidden:
            lay_hidden(s, shop, hidden, rng)


def lay_hidden(s: State, shop: int, hidden: int, rng: Rng) -> None:
    """Draw cards for these slots until all of them may lie there."""
    fits = False
    while not fits:
        left, drawn = unplaced(s, shop), 0
        fits = True
        for slot in range(SLOTS):
            if fits and hidden >> slot & 1:
                card = nth_bit(left, pick(rng, count_bits(left)))
                left ^= 1 << card
                drawn |= card << 3 * slot
                fits = may_lie(s, shop, slot, card)
    for slot in range(SLOTS):
        if hidden >> slot & 1:
            s.card[shop, slot] = drawn >> 3 * slot & 7


def may_lie(s: State, shop: int, slot: int, card: int) -> bool:
    """§19: whoever sees the card on its list takes it, so what it has put back is another."""
    if s.mistakes:
        return True
    owner = seat_of(s, card)
    return owner == NONE or s.seen[shop, slot] >> owner & 1 == 0


# --- what must be true in every position -----------------------------------------------------------


def broken(s: State) -> int:
    """The paragraph whose invariant does not hold, or 0."""
    for shop in range(SHOPS):
        wrong = broken_shop(s, shop)
        if wrong:
            return wrong
    lists = 0
    for seat in range(s.seats):
        if s.list[seat] >= 0:
            if lists >> s.list[seat] & 1:
                return 3  # every list exists once
            lists |= 1 << s.list[seat]
        if not stands_well(s, seat):
            return 8
        if s.checked[seat] & ~s.bought[seat]:
            return 22
    return 0


def broken_shop(s: State, shop: int) -> int:
    faces, holders, buyers = 0, 0, 0
    for slot in range(SLOTS):
        card, holder = s.card[shop, slot], s.holder[shop, slot]
        if (card == NONE) != (s.seen[shop, slot] == 0) or card < NONE:
            return 17  # what somebody has seen is settled, and nothing else
        if card >= 0:
            if faces >> card & 1:
                return 4  # every card exists once
            faces |= 1 << card
        if holder >= 0:
            if card == NONE or holders >> holder & 1:
                return 19
            if s.mistakes == 0 and card != s.list[holder]:
                return 21
            holders |= 1 << holder
        elif card >= 0 and not may_lie(s, shop, slot, card):
            return 19
    for seat in range(s.seats):
        buyers |= (s.bought[seat] >> shop & 1) << seat
    return 0 if buyers == holders else 19


def stands_well(s: State, seat: int) -> bool:
    """§8: nobody is beyond its next shop; §24: who has arrived has bought everything."""
    at, goal = s.at[seat], int(GOAL[due(s, seat)])
    if at >= PLACES:
        at = int(EXIT[at])
    if at >= WAY:
        return goal >= int(NEXT[PLACES - 1])
    if (at == ARRIVAL) != (s.place[seat] > 0) and not (s.actor == OVER and s.place[seat] == s.seats):
        return False
    return at <= goal
