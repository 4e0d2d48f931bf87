"""How a sensible player decides in the race game, and what a study of its balance asks."""

from __future__ import annotations

from typing import Final

from ludotheque.engine.rulekit import nth_bit

from .rules import COLOURS, HOME, MEN, SIX, STAY, State, circle_of, landing, men_on

SIDES: Final = COLOURS
SECONDS_PER_THROW: Final = 5  # and the man is moved
SECONDS_PER_CHOICE: Final = 3

STANDING: Final = 1  # what declining a throw is worth
OWN_MAN_LOST, RIVAL_LOST, HOME_AT_LAST, ENTERED, THREAT = -200, 100, 60, 30, 12


def side(s: State, seat: int) -> int:
    """The first of the colours that this seat plays, in board order."""
    for colour in range(COLOURS):
        if s.owner[colour] == seat:
            return colour
    return 0


def began(s: State) -> int:
    """§4: whoever won the opening throw is the only one left in it."""
    return s.owner[nth_bit(s.contenders, 0)]


def prefer(s: State, seat: int, action: int) -> int:
    """Knock others, come home, leave dangerous circles, and else go on with the foremost man."""
    if action == STAY:
        return STANDING
    at, to = s.men[s.turn, action], landing(s, action)
    worth = max(at, ENTERED if at < 0 else 0)
    if 0 <= at < s.circles:
        worth += THREAT * threats(s, circle_of(s, s.turn, at))
    if to >= s.circles:
        return worth + (HOME_AT_LAST if at < s.circles else -s.circles - HOME)
    circle = circle_of(s, s.turn, to)
    return worth + gain_on(s, seat, circle) - THREAT * threats(s, circle)


def gain_on(s: State, seat: int, circle: int) -> int:
    """What it is worth to knock whoever stands there: more, the farther he has come."""
    gain = 0
    for colour in range(s.board):
        man = men_on(s, colour, circle)
        if man:
            mine = s.owner[colour] == seat
            gain += OWN_MAN_LOST if mine else RIVAL_LOST + s.men[colour, nth_bit(man, 0)]
    return gain


def threats(s: State, circle: int) -> int:
    """How many men of others stand so close behind a circle that one throw takes them there."""
    count = 0
    for colour in range(s.board):
        if s.owner[colour] != s.owner[s.turn]:
            for man in range(MEN):
                at = s.men[colour, man]
                if 0 <= at < s.circles:
                    behind = circle - circle_of(s, colour, at)
                    if behind < 0:
                        behind += s.circles
                    if 0 < behind <= SIX and at + behind < s.circles:
                        count += 1
    return count
