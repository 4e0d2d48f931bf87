"""Where the jets of Take Off! are: each fleet, who shares a city, who is bumped, and who stands how."""

from __future__ import annotations

from .state import NOBODY, State
from .tables import CITIES, FINISH, JETS, LEFT, START


def fleet_of(s: State, seat: int) -> int:
    """§4: the seats of a team sit apart, so that the fleets take turns."""
    return seat % s.fleets


def flying(s: State, fleet: int) -> int:
    """How many jets of a fleet have not finished."""
    count = 0
    for jet in range(s.jets):
        if s.at[fleet, jet] != FINISH:
            count += 1
    return count


def on_the_way(s: State) -> int:
    """The jets of the fleet in turn that are neither at Start nor at Finish."""
    count = 0
    for jet in range(s.jets):
        if START < s.at[s.turn, jet] < FINISH:
            count += 1
    return count


def first_there(s: State, jet: int, but: int = NOBODY) -> bool:
    """§8: jets of a fleet in the same city are alike: only the first of them (but one) can be meant."""
    earlier = 0
    for other in range(jet):
        if other != but and s.at[s.turn, other] == s.at[s.turn, jet]:
            earlier += 1
    return earlier == 0


def bump(s: State, city: int) -> None:
    """§20: all opposing jets go back from here to Start; §22: but not from Finish."""
    if city == FINISH:
        return
    for fleet in range(s.fleets):
        if fleet != s.turn:
            for jet in range(s.jets):
                if s.at[fleet, jet] == city:
                    s.at[fleet, jet] = START


def to_go(s: State, fleet: int) -> int:
    """§25: the fewest routes that a fleet still has to fly, all its jets together."""
    routes = 0
    for jet in range(s.jets):
        routes += LEFT[s.at[fleet, jet]]
    return routes


def standing(s: State, fleet: int) -> int:
    """§25: more jets at Finish stand higher; then fewer routes to go."""
    return -flying(s, fleet) * (JETS * CITIES) - to_go(s, fleet)
