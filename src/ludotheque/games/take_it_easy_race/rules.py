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
    reason = forbidden(s, action)
    return reason if reason > 0 else 6


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
    movable = 0
    for man in range(MEN):
        if forbidden(s, man) == 0:
            movable |= 1 << man
    duty = only_knocks(s, movable) if s.must_knock else 0
    if duty:
        movable = duty
    elif s.voluntary and movable and not (s.die == SIX and man_at(s, s.turn, WAITING) >= 0):
        movable |= 1 << STAY  # §6, option: a throw may be declined, except a six that must let a man out
    s.movable = movable
    if movable == 0:
        end_of_throw(s)  # §6: nobody can move
    else:
        s.actor = s.owner[s.turn]


def forbidden(s: State, man: int) -> int:
    """The paragraph that keeps this man of the colour in turn where he is, or 0 if he may move."""
    at = s.men[s.turn, man]
    if s.die == SIX or s.clear_start:
        waiting = man_at(s, s.turn, WAITING)
        if waiting >= 0:
            blocker = man_at(s, s.turn, START)
            if s.die == SIX:
                if blocker < 0 or s.blocked_six == ENTER:
                    return 0 if man == waiting else 8  # §8: a man must come out of B
                if no_way(s, blocker) == 0:
                    return 0 if man == blocker else 9  # §9: the man on A must move six
            elif man != blocker and blocker >= 0 and no_way(s, blocker) == 0:
                return 10  # §10, option: A must be left first
    if at == WAITING:
        return 8  # §8: only a six lets him out
    return no_way(s, man)


def no_way(s: State, man: int) -> int:
    """The paragraph that bars the way of a man on the track or at home by the number thrown, or 0."""
    at = s.men[s.turn, man]
    to = at + s.die
    if to < s.circles:
        if s.own_men == SAFE or s.allies == SAFE:
            return spared(s, to)
        return 0  # §11, §12: he may land on anyone and jump over anyone
    if to >= s.circles + HOME:
        return 13  # §13: the number is too high
    if man_at(s, s.turn, to) >= 0:
        return 13  # §13: the home circle must be unoccupied
    if s.home_jumps == 0:
        for other in range(MEN):
            between = s.men[s.turn, other]
            if max(at, s.circles - 1) < between < to:
                return 14  # §14, option: no jumping within home
    return 0


def spared(s: State, to: int) -> int:
    """§11 and §3, options: 11 or 3 if the man who stands there may not be knocked, otherwise 0."""
    circle = circle_of(s, s.turn, to)
    for colour in range(s.board):
        if s.owner[colour] == s.owner[s.turn]:
            shielded = s.own_men == SAFE if colour == s.turn else s.allies == SAFE
            if shielded and man_on(s, colour, circle) >= 0:
                return 11 if colour == s.turn else 3
    return 0


def only_knocks(s: State, movable: int) -> int:
    """§6, option: of the men who may move, those who knock a hostile man."""
    knocks = 0
    for man in range(MEN):
        if movable >> man & 1 and knocks_hostile(s, man):
            knocks |= 1 << man
    return knocks


def knocks_hostile(s: State, man: int) -> bool:
    to = landing(s, man)
    if to >= s.circles:
        return False
    circle = circle_of(s, s.turn, to)
    for colour in range(s.board):
        if s.owner[colour] != s.owner[s.turn] and man_on(s, colour, circle) >= 0:
            return True
    return False


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
        man = man_on(s, colour, circle)
        if man >= 0:
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
        for man in range(MEN):
            if forbidden(s, man) == 0:
                return False
    return True


# --- the board -------------------------------------------------------------------------------------


def circle_of(s: State, colour: int, place: int) -> int:
    """The circle of the track on which a man of this colour stands; all count from the first A."""
    circle = colour * s.arm + place
    return circle - s.circles if circle >= s.circles else circle


def man_at(s: State, colour: int, place: int) -> int:
    """The first man of a colour in this place, or -1."""
    for man in range(MEN):
        if s.men[colour, man] == place:
            return man
    return -1


def man_on(s: State, colour: int, circle: int) -> int:
    """The man of a colour on this circle of the track, or -1."""
    place = circle - colour * s.arm
    return man_at(s, colour, place + s.circles if place < 0 else place)


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
            if at >= s.circles and man_at(s, colour, at) != man:
                return 13  # one man to a home circle
            if START <= at < s.circles:
                circle = circle_of(s, colour, at)
                if seen >> circle & 1:
                    return 11  # one man to a circle
                seen |= 1 << circle
    if seen != s.occupied:
        return 11
    return 0
