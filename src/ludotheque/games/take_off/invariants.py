"""The invariants of Take Off!: what must be true in every position."""

from __future__ import annotations

from ludotheque.engine.rulekit import OVER

from .fleets import flying
from .state import NOBODY, State
from .tables import FINISH, FLEETS, FULL, JETS, START, WORDS


def broken(s: State) -> int:
    """The paragraph whose invariant does not hold, or 0: what must be true in every position."""
    complete = 0
    for fleet in range(FLEETS):
        for jet in range(JETS):
            at = s.at[fleet, jet]
            if at < START or at > FINISH or (at != START and (fleet >= s.fleets or jet >= s.jets)):
                return 3
        if fleet < s.fleets:
            if flying(s, fleet) == 0:
                complete += 1
            if s.pilot[fleet] >= s.seats or s.pilot[fleet] % s.fleets != fleet:
                return 4
    if complete > 1 or (complete == 1) != (s.actor == OVER and (s.cap == 0 or s.rounds < s.cap)):
        return 24
    for deck in range(len(FULL)):
        for word in range(WORDS):
            if s.undrawn[deck, word] & ~FULL[deck, word]:
                return 5
    if (s.choices != 0) != (s.actor >= 0):
        return 10
    return 0 if apart(s) else 20


def apart(s: State) -> bool:
    """§20: jets of two fleets never stay in one city, but for Start and Finish (and §21, option)."""
    for fleet in range(1, s.fleets):
        for jet in range(s.jets):
            at = s.at[fleet, jet]
            if START < at < FINISH:
                for other in range(fleet):
                    for their in range(s.jets):
                        if s.at[other, their] == at and s.landed == NOBODY:
                            return False
    return True
