"""Take It Easy, the race game made in Western Germany: the rules, and nothing but the rules.

Each paragraph sign points into rules.en.md. A man's place counts the circles from the A of his own
colour: 0 is A, `s.circles - 1` the last circle before a, and a, b, c, d follow.
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np

from ludotheque.engine.record import Cells, Int8, Int64, Record
from ludotheque.engine.rulekit import CHANCE, OVER, Mask, Rng, allow_all

from .board import components

_PARTS = components()
COLOURS: Final = len(_PARTS.colour)
MEN: Final = _PARTS.men
HOME: Final = _PARTS.home
SIX: Final = _PARTS.sides
PRIZES: Final = np.array(_PARTS.prizes, np.int64)

# Owner of each colour, by [colours of the board == 6, spare colours empty, seats].
OWNERS: Final = np.full((2, 2, COLOURS + 1, COLOURS), -1, np.int8)
for _s in _PARTS.seating:
    OWNERS[int(_s.colours == COLOURS), 0, _s.seats, : _s.colours] = _s.double
    OWNERS[int(_s.colours == COLOURS), 1, _s.seats, : _s.colours] = _s.empty

WAITING: Final = -1  # in the corner B
START: Final = 0  # on the circle A
STAY: Final = 4  # the decision to move nobody; the others are the men 0 to 3
ACTIONS: Final = SIX + 1  # outcomes of the die are the numbers thrown, 1 to 6
FACES: Final = (1 << ACTIONS) - 2

OPENING, PLAYING = 0, 1  # phases
DOUBLE, EMPTY = 0, 1  # spare
KNOCKED, SAFE = 0, 1  # own_men, allies
COUNTS, AGAIN = 0, 1  # opening
MOVE, ENTER = 0, 1  # blocked_six


class State(Record):
    actor: Int8
    seats: Int8
    # Options, each with the paragraph that explains it.
    board: Int8  # §2
    arm: Int8  # §2
    spare: Int8  # §3
    allies: Int8  # §3
    opening: Int8  # §4
    voluntary: Int8  # §6
    must_knock: Int8  # §6
    three_tries: Int8  # §6
    blocked_six: Int8  # §9
    clear_start: Int8  # §10
    own_men: Int8  # §11
    home_jumps: Int8  # §14
    play_on: Int8  # §16
    stake: Int8  # §17
    # The position.
    circles: Int8  # once around the board
    playing: Int8  # colours that take part
    owner: Annotated[Cells, Int8, COLOURS]  # the seat that plays a colour, or -1
    men: Annotated[Cells, Int8, COLOURS, MEN]
    occupied: Int64  # the circles on which a man stands, one bit each
    phase: Int8
    turn: Int8  # the colour whose turn it is
    die: Int8
    tries: Int8  # throws left to a colour that waits for a six
    movable: Int8  # what may be decided after this throw, one bit each
    contenders: Int8  # colours that may still win the opening throw, one bit each
    thrown: Annotated[Cells, Int8, COLOURS]  # their throws
    place: Annotated[Cells, Int8, COLOURS]  # 1 for the first colour home; 0 while it plays
    home: Int8  # colours that have come home


def unfit(s: State) -> int:
    """The paragraph that the number of seats or the options break, or 0."""
    return 2 if s.seats > s.board else 0


def setup(s: State) -> None:
    if s.board == 4:
        s.arm = 10  # §2: on the front of the board
    s.circles = s.board * s.arm
    big = 1 if s.board == COLOURS else 0
    for colour in range(COLOURS):
        s.owner[colour] = OWNERS[big, s.spare, s.seats, colour]  # §3
        s.men[colour, 0] = START if s.owner[colour] >= 0 else WAITING  # §2: one man on A...
        for man in range(1, MEN):
            s.men[colour, man] = WAITING  # ...and three in B
        if s.owner[colour] >= 0:
            s.playing += 1
            s.contenders |= 1 << colour
            s.occupied |= 1 << circle_of(s, colour, START)
    s.turn = next_contender(s, -1)
    s.actor = CHANCE  # §4: everyone throws for the start


def legal(s: State, seat: int, mask: Mask) -> None:
    if seat == s.actor:
        allow_all(mask, FACES if seat == CHANCE else s.movable)


def refusal(s: State, seat: int, action: int) -> int:
    """The paragraph that forbids this seat this decision, or 0 where it is legal."""
    if seat != s.actor or seat == CHANCE:
        return 5
    if s.movable >> action & 1:
        return 0
    if action >= STAY:
        return 6
    return reason_to_stay(s, action)


def apply(s: State, seat: int, action: int) -> None:
    if seat != CHANCE:
        if action != STAY:
            move(s, action)
        end_of_throw(s)
    elif s.phase == OPENING:
        opening_throw(s, action)
    else:
        s.die = action
        find_moves(s)


def score(s: State, seat: int) -> int:
    """§16: the colours that came home after this seat's best; §17: with stakes, coins won or lost."""
    best, coins = 0, 0
    for colour in range(COLOURS):
        if s.owner[colour] == seat:
            coins += prize(s, s.place[colour]) - s.stake
            if s.place[colour] > 0:
                best = max(best, s.playing - s.place[colour])
    return coins if s.stake > 0 else best


def hide(s: State, seat: int) -> None:
    """Everything lies open in this game."""


def guess(s: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden, so nothing needs to be guessed."""


# --- the opening throw, §4 -------------------------------------------------------------------------


def opening_throw(s: State, number: int) -> None:
    s.thrown[s.turn] = number
    following = next_contender(s, s.turn)
    if following >= 0:
        s.turn = following
        return
    best = 0
    for colour in range(COLOURS):
        if s.contenders >> colour & 1:
            best = max(best, s.thrown[colour])
    tied = 0
    for colour in range(COLOURS):
        if s.contenders >> colour & 1 and s.thrown[colour] == best:
            tied |= 1 << colour
    s.contenders = tied
    s.turn = next_contender(s, -1)
    if next_contender(s, s.turn) >= 0:
        return  # §4: those who tie throw again among themselves
    s.phase = PLAYING
    if s.opening == COUNTS:
        s.die = best  # §4: the winning throw is the first move
        find_moves(s)


def next_contender(s: State, after: int) -> int:
    """The next colour, in board order, that still throws for the start; -1 if all have."""
    for colour in range(after + 1, COLOURS):
        if s.contenders >> colour & 1:
            return colour
    return -1


# --- a throw, §5 to §10 ----------------------------------------------------------------------------


def find_moves(s: State) -> None:
    """What the colour in turn may do with its throw."""
    movable = compelled(s, clear_ways(s))
    duty = only_knocks(s, movable) if s.must_knock else 0
    if duty:
        movable = duty  # §6, option: knocking is compulsory
    elif s.voluntary and movable and not (s.die == SIX and men_at(s, s.turn, WAITING)):
        movable |= 1 << STAY  # §6, option: a throw may be declined, except a six that must let a man out
    s.movable = movable
    if movable == 0:
        end_of_throw(s)  # §6: nobody can move
    else:
        s.actor = s.owner[s.turn]


def clear_ways(s: State) -> int:
    """The men on the track and at home whose way is clear for the number thrown, one bit each."""
    own = places(s, s.turn)
    clear = 0
    for man in range(MEN):
        at = s.men[s.turn, man]
        to = at + s.die
        if to < s.circles:
            if at != WAITING:  # §8: only a six lets him out
                clear |= 1 << man  # §11, §12: he may land on anyone and jump over anyone
        elif to < s.circles + HOME and own >> to & 1 == 0:
            clear |= 1 << man  # §13: straight into a home circle that is unoccupied
    if s.own_men == SAFE or s.allies == SAFE:
        clear = without_spared(s, clear)
    if s.home_jumps == 0:
        clear = without_jumps(s, clear)
    return clear


def compelled(s: State, clear: int) -> int:
    """Of the men whose way is clear, those that the throw lets move: §8 to §10."""
    waiting = men_at(s, s.turn, WAITING)
    if waiting and (s.die == SIX or s.clear_start):
        blocker = men_at(s, s.turn, START)
        if s.die == SIX and (blocker == 0 or s.blocked_six == ENTER):
            return waiting & -waiting  # §8: a man must come out of B
        if blocker & clear:
            return blocker  # §9: the man on A must move six; §10, option: he must leave first
    return clear


def without_spared(s: State, clear: int) -> int:
    """§11 and §3, options: not those who would land on an own man, or on a man of one's other colour."""
    for man in range(MEN):
        to = s.men[s.turn, man] + s.die
        if clear >> man & 1 and to < s.circles:
            circle = circle_of(s, s.turn, to)
            for colour in range(s.board):
                if spared(s, colour) and men_on(s, colour, circle):
                    clear &= ~(1 << man)
    return clear


def spared(s: State, colour: int) -> bool:
    """§11 and §3, options: do the men of this colour not have to fear the colour in turn?"""
    if colour == s.turn:
        return s.own_men == SAFE
    return s.allies == SAFE and s.owner[colour] == s.owner[s.turn]


def without_jumps(s: State, clear: int) -> int:
    """§14, option: not those who would jump over a man at home."""
    for man in range(MEN):
        at = s.men[s.turn, man]
        for other in range(MEN):
            if max(at, s.circles - 1) < s.men[s.turn, other] < at + s.die:
                clear &= ~(1 << man)
    return clear


def only_knocks(s: State, movable: int) -> int:
    """§6, option: of the men who may move, those who knock a hostile man."""
    knocks = 0
    for man in range(MEN):
        to = landing(s, man)
        if movable >> man & 1 and to < s.circles:
            circle = circle_of(s, s.turn, to)
            for colour in range(s.board):
                if s.owner[colour] != s.owner[s.turn] and men_on(s, colour, circle):
                    knocks |= 1 << man
    return knocks


def reason_to_stay(s: State, man: int) -> int:
    """The paragraph that keeps a man of the colour in turn where he is."""
    clear = clear_ways(s)
    if s.men[s.turn, man] == WAITING:
        return 9 if s.die == SIX and men_at(s, s.turn, START) else 8
    if clear >> man & 1:
        if compelled(s, clear) >> man & 1:
            return 6  # he could move, but another must knock
        if s.die != SIX:
            return 10
        return 9 if men_at(s, s.turn, START) and s.blocked_six == MOVE else 8
    to = s.men[s.turn, man] + s.die
    if to < s.circles:
        own = men_on(s, s.turn, circle_of(s, s.turn, to))
        return 11 if s.own_men == SAFE and own else 3
    if to >= s.circles + HOME or places(s, s.turn) >> to & 1:
        return 13
    return 14


def move(s: State, man: int) -> None:
    """§5: move this man of the colour in turn by the number thrown."""
    at, to = s.men[s.turn, man], landing(s, man)
    if at != WAITING and at < s.circles:
        s.occupied ^= 1 << circle_of(s, s.turn, at)
    if to < s.circles:
        circle = circle_of(s, s.turn, to)
        if s.occupied >> circle & 1:
            knock(s, circle)
        s.occupied |= 1 << circle
    s.men[s.turn, man] = to
    if to >= s.circles:
        come_home(s)


def landing(s: State, man: int) -> int:
    """Where the throw takes this man: from B to A (§8), otherwise that many circles on (§5)."""
    at = s.men[s.turn, man]
    return START if at == WAITING else at + s.die


def knock(s: State, circle: int) -> None:
    """§11: whoever stands on this circle goes back to his corner B, an own man too."""
    for colour in range(s.board):
        place = circle - colour * s.arm
        if place < 0:
            place += s.circles
        for man in range(MEN):
            if s.men[colour, man] == place:
                s.men[colour, man] = WAITING


def come_home(s: State) -> None:
    """§16: has the colour in turn brought all its men home?"""
    for man in range(MEN):
        if s.men[s.turn, man] < s.circles:
            return
    s.home += 1
    s.place[s.turn] = s.home


def end_of_throw(s: State) -> None:
    if s.place[s.turn] > 0:
        finished(s)  # §16: a six that brings the last man home earns no further throw
    elif s.die == SIX:
        s.tries = 0
        s.actor = CHANCE  # §7: a six is thrown again, whether or not somebody could move
    elif s.tries > 1 and s.movable == 0:
        s.tries -= 1  # §6, option: up to three throws for a six
        s.actor = CHANCE
    else:
        next_turn(s)


def finished(s: State) -> None:
    if s.play_on and s.home < s.playing - 1:
        next_turn(s)
        return
    if s.play_on:
        for colour in range(s.board):
            if s.owner[colour] >= 0 and s.place[colour] == 0:
                s.place[colour] = s.playing  # §16: the one who is left is last
    s.actor = OVER


def next_turn(s: State) -> None:
    """§5 and §16: the next colour in board order that is still playing throws."""
    s.turn = s.turn + 1 if s.turn + 1 < s.board else 0
    while s.owner[s.turn] < 0 or s.place[s.turn] > 0:
        s.turn = s.turn + 1 if s.turn + 1 < s.board else 0
    s.tries = 0
    if s.three_tries and helpless(s):
        s.tries = 3
    s.actor = CHANCE


def helpless(s: State) -> bool:
    """§6, option: can nothing but a six move the colour in turn?"""
    for number in range(1, SIX):
        s.die = number
        if compelled(s, clear_ways(s)):
            return False
    return True


# --- the board -------------------------------------------------------------------------------------


def circle_of(s: State, colour: int, place: int) -> int:
    """The circle of the track on which a man of this colour stands; all count from the first A."""
    circle = colour * s.arm + place
    return circle - s.circles if circle >= s.circles else circle


def men_at(s: State, colour: int, place: int) -> int:
    """The men of a colour in this place, one bit each."""
    men = 0
    for man in range(MEN):
        if s.men[colour, man] == place:
            men |= 1 << man
    return men


def men_on(s: State, colour: int, circle: int) -> int:
    """The man of a colour on this circle of the track, as a bit, or 0."""
    place = circle - colour * s.arm
    return men_at(s, colour, place + s.circles if place < 0 else place)


def places(s: State, colour: int) -> int:
    """The places from A to d where a man of this colour stands, one bit each."""
    taken = 0
    for man in range(MEN):
        if s.men[colour, man] != WAITING:
            taken |= 1 << s.men[colour, man]
    return taken


def prize(s: State, place: int) -> int:
    """§17: the share of a place in the pot; what cannot be divided goes to the first."""
    pot, winners = s.stake * s.playing, min(len(PRIZES), s.playing - 1) if s.play_on else 1
    if place < 1 or place > winners:
        return 0
    shares, rest = 0, pot
    for i in range(winners):
        shares += PRIZES[i]
    for i in range(winners):
        rest -= pot * PRIZES[i] // shares
    share: int = pot * PRIZES[place - 1] // shares
    return share + rest if place == 1 else share


def broken(s: State) -> int:
    """The paragraph whose invariant does not hold, or 0: what must be true in every position."""
    seen = 0
    for colour in range(s.board):
        for man in range(MEN):
            at = s.men[colour, man]
            if at < WAITING or at >= s.circles + HOME or (s.owner[colour] < 0 and at != WAITING):
                return 2  # every man is in B, on the track or at home
            if at >= s.circles and men_at(s, colour, at) != 1 << man:
                return 13  # one man to a home circle
            if START <= at < s.circles:
                circle = circle_of(s, colour, at)
                if seen >> circle & 1:
                    return 11  # one man to a circle
                seen |= 1 << circle
    if seen != s.occupied:
        return 11
    return 0
