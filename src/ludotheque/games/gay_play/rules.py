"""Gay-Play, the shopping game made by Snépic in Paris: the rules, and nothing but the rules.

Each paragraph sign points into rules.en.md. Here the turns go round; `street` says where a throw leads,
`shops` what lies where, `mistakes` what is verified, `hidden` what each seat knows; the record is in `state`.
The squares of the street count from the entrance of the town (0) to the arrival; those of the left turn
follow, and then the places that one leaves with a six: the gate, the circus, the park. A shop's cards are
named by the list on which they stand, its slots count from 0.
"""

from __future__ import annotations

from ludotheque.engine.rulekit import CHANCE, OVER, Mask, allow_all, nth_bit

from .hidden import guess, hide
from .invariants import broken
from .mistakes import unverified, verify
from .shops import mix, reveal_only, searches, take, takes_last, turn_over_last, unplaced
from .state import State
from .street import arrive, due, free_to_go, in_shop, walked
from .tables import (
    ACTIONS,
    ARRIVAL,
    BEFORE,
    CHOSEN,
    DEALING,
    EXIT,
    FACE,
    FRESH,
    FURTHER,
    GATE,
    IN_ORDER,
    JUDGING,
    KEPT,
    LEAVING,
    LIST,
    LISTS,
    LOOK,
    NONE,
    NUMBERS,
    ORDINARY,
    PASSING,
    PLACES,
    PUT_BACK,
    RANDOM,
    READY,
    REVEALING,
    SEARCHING,
    SEATS,
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
    VERIFY,
)

__all__ = ["ACTIONS", "State", "broken", "guess", "hide"]  # provided beside the functions here


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
    settle(s)


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
    if s.phase == DEALING:
        deal(s, action - LIST)
    elif seat == CHANCE:
        happen(s, action)
    else:
        decide(s, action)
    settle(s)


def happen(s: State, outcome: int) -> None:
    if s.phase == THROWING:
        thrown(s, outcome)
    elif s.phase == REVEALING:
        s.card[due(s, s.turn), s.slot] = outcome - FACE
        seen_by_searcher(s)
    else:
        begin(s, outcome - STARTER)


def decide(s: State, action: int) -> None:
    if s.phase == SEARCHING:
        search(s, action)
    elif s.phase == JUDGING:
        judge(s, action)
    else:
        before_throw(s, action)


def settle(s: State) -> None:
    """What follows by itself: the next seat's turn, its beginning, and the throw."""
    if s.phase == PASSING:
        next_turn(s)
    if s.phase == FRESH:
        start_turn(s)
    if s.phase == READY:
        go(s)


def score(s: State, seat: int) -> int:
    """§24: one point for the first to arrive. §25: or one for each seat that comes later."""
    if s.place[seat] == 0:
        return 0
    return s.seats - s.place[seat] if s.play_on else 1


# --- lists and the first turn, §3 and §5 ----------------------------------------------------------


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
    s.phase = FRESH


# --- turns and throws, §5 to §9 -------------------------------------------------------------------


def start_turn(s: State) -> None:
    s.throw = ORDINARY
    s.owed = 0
    s.looks = 0
    if s.mistakes and unverified(s):
        s.phase = BEFORE  # §22
        s.actor = s.turn
    else:
        s.phase = READY


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
        s.phase = PASSING


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
        s.phase = PASSING


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
    s.phase = FRESH


# --- in the shop, §16 to §20 ----------------------------------------------------------------------


def search(s: State, action: int) -> None:
    if action == STOP:
        s.phase = PASSING
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
        s.phase = PASSING
    else:
        s.phase = SEARCHING
        s.actor = s.turn


def leave_shop(s: State) -> None:
    """§19: whoever has found the card throws at once to leave the shop."""
    s.owed = 1 if s.search_six and s.die == SIX else 0  # §19, option
    s.throw = LEAVING
    s.phase = THROWING
    s.actor = CHANCE


def tell(s: State) -> None:
    """§18: whoever tells what he saw makes all search from the beginning."""
    mix(s, due(s, s.turn))
    s.told = 0
    if s.looks == 0:
        s.phase = PASSING


# --- wrong cards and the arrival, §21 to §25 ------------------------------------------------------


def judge(s: State, action: int) -> None:
    last = takes_last(s)
    if action == TAKE:
        take(s)
    if action == TAKE and not last:
        leave_shop(s)
    elif last:
        s.phase = PASSING  # §20: without a throw, before or after
    else:
        put_back(s)


def before_throw(s: State, action: int) -> None:
    if action != THROW:
        verify(s, action - VERIFY)
    if action == THROW or unverified(s) == 0:
        s.phase = READY


def come_home(s: State) -> None:
    """§24: with all six purchases, which are now verified at the latest."""
    if s.mistakes and not verify(s, s.turn):
        s.phase = PASSING
        return
    s.home += 1
    s.place[s.turn] = s.home
    if s.play_on and s.home < s.seats - 1:
        s.phase = PASSING
        return
    if s.play_on:
        for seat in range(s.seats):
            if s.place[seat] == 0:
                s.place[seat] = s.seats  # §25: the one who is left is last
    s.actor = OVER
