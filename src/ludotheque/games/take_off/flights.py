"""What the dice let fly, §8 to §12, and why not."""

from __future__ import annotations

from .fleets import first_there, flying
from .state import MUST, STAY, State
from .tables import COLOURS, FINISH, JET, LETS, NEXT, ROUTES


def flights(s: State) -> int:
    """§10: of all flights, those after which as many dice as possible are used; and those that win."""
    lets, best, found, winning = LETS[s.die[0]] | LETS[s.die[1]], 0, 0, 0
    last = flying(s, s.turn) == 1
    for jet in range(s.jets):
        ways = ROUTES[s.at[s.turn, jet]] & lets
        if ways and first_there(s, jet):
            others = ways_of_others(s, jet)
            for colour in range(COLOURS):
                if ways >> colour & 1:
                    flight = 1 << (jet * COLOURS + colour)
                    to = NEXT[s.at[s.turn, jet], colour]
                    used = dice_used(s, colour, others | ROUTES[to])
                    if used > best:
                        best = used
                        found = 0
                    if used == best:
                        found |= flight
                    if last and to == FINISH:
                        winning |= flight  # §24: it ends the game, so that nothing is left to be used
    if best == 0 and found:
        found |= 1 << STAY  # §12: only jet symbols can be used, and they need not be
    return found | winning


def ways_of_others(s: State, jet: int) -> int:
    """The colours that leave the cities of the other jets of the fleet in turn."""
    ways = 0
    for other in range(s.jets):
        if other != jet:
            ways |= ROUTES[s.at[s.turn, other]]
    return ways


def die_for(s: State, colour: int) -> int:
    """§12: which die lets a jet fly this colour; the die of this colour before a jet symbol."""
    if s.die[0] == colour:
        return 0
    if s.die[1] == colour:
        return 1
    return 0 if s.die[0] == JET else 1


def dice_used(s: State, colour: int, ways: int) -> int:
    """How many dice that must be used are used by a flight, if these colours leave the cities after it."""
    die = die_for(s, colour)
    rest = s.die[1 - die]
    used = duty(s, s.die[die])
    return used + duty(s, rest) if ways & LETS[rest] else used


def duty(s: State, facet: int) -> int:
    """§10: a colour must be used if possible; §12: a jet symbol may be."""
    return 1 if facet < COLOURS or (facet == JET and s.jet_symbol == MUST) else 0


def reason_not_to_fly(s: State, jet: int, colour: int) -> int:
    """The paragraph that forbids this flight."""
    if jet >= s.jets:
        return 3
    city = s.at[s.turn, jet]
    if city == FINISH:
        return 23  # §23
    if (LETS[s.die[0]] | LETS[s.die[1]]) >> colour & 1 == 0:
        return 8
    if ROUTES[city] >> colour & 1 == 0:
        return 9
    return 10 if first_there(s, jet) else 8


def reason_not_to_stay(s: State) -> int:
    """§12, option: a jet symbol must be used; §10: a colour always must."""
    for i in range(2):
        if s.die[i] < COLOURS:
            return 10
    return 12
