"""The TAKE OFF! cards: which jets one may send, §15 and §16, and the used ones, §17."""

from __future__ import annotations

from .fleets import first_there, flying, on_the_way
from .state import NOBODY, SENDING, State
from .tables import FINISH, FULL, START, WORDS


def may_send(s: State, jet: int) -> bool:
    if s.sent != NOBODY and s.sole:
        return jet == s.sent  # §16: the only one flies to both cities
    if jet == s.sent or not eligible(s, jet):
        return False  # §16: the second card sends another one
    return first_there(s, jet, s.sent)


def eligible(s: State, jet: int) -> bool:
    """§15: any jet that has not finished; option: one at Start only if all others are there too."""
    if jet >= s.jets or s.at[s.turn, jet] == FINISH:
        return False
    return s.airborne == 0 or s.at[s.turn, jet] != START or on_the_way(s) == 0


def sendable(s: State) -> int:
    """§16: the jets from which two cards may choose; §15, option: those on the way."""
    return on_the_way(s) if s.airborne else flying(s, s.turn)


def reshuffle(s: State) -> None:
    """§17: the used cards of this deck are shuffled, but not one that is still in hand."""
    for word in range(WORDS):
        s.undrawn[s.deck, word] = FULL[s.deck, word]
        if s.hand > 0 and s.card[0] >> 6 == word:
            s.undrawn[s.deck, word] &= ~(1 << (s.card[0] & 63))


def reason_not_to_send(s: State, jet: int) -> int:
    """The paragraph that keeps a card from sending this jet."""
    if s.phase != SENDING:
        return 13
    if jet >= s.jets:
        return 3
    if s.at[s.turn, jet] == FINISH:
        return 23  # §23: it is out of play
    if jet == s.sent or (s.sent != NOBODY and s.sole):
        return 16
    return 8 if eligible(s, jet) else 15
