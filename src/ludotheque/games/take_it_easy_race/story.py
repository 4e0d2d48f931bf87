"""The race game told: the names of decisions, and what each throw and each move brought about.

The circles of the track are numbered from 1, clockwise, from the A of the first colour; the four of a home
are a to d. The drawings use the same names.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.engine.rulekit import CHANCE, OVER
from ludotheque.engine.story import Event
from ludotheque.engine.texts import Texts

from .board import components
from .rules import (
    COUNTS,
    MEN,
    PLAYING,
    SIX,
    START,
    STAY,
    WAITING,
    State,
    circle_of,
    landing,
    men_at,
    men_on,
    reason_to_stay,
    score,
)

COLOURS = tuple(colour.name for colour in components().colour)


def circle_number(s: State, colour: int, place: int) -> int:
    """The number of the circle of the track on which a man of this colour stands."""
    return circle_of(s, colour, place) + 1


def home_letter(s: State, place: int) -> str:
    return chr(ord("a") + place - s.circles)


# --- decisions -------------------------------------------------------------------------------------


def decision(s: State, seat: int, action: int, t: Texts) -> str:
    """The full name of a decision this seat may take, or of an outcome of CHANCE."""
    if seat == CHANCE:
        return t("decision-throw", number=action)
    if action == STAY:
        return t("decision-stay")
    at, to = s.men[s.turn, action], landing(s, action)
    if at == WAITING:
        return t("decision-out", knocked=_whom(s, to))
    if at >= s.circles:
        return t("decision-at-home", home=home_letter(s, at), to=home_letter(s, to))
    names = _start(s, at)
    if to >= s.circles:
        return t("decision-home", to=home_letter(s, to), **names)
    return t("decision-move", to=circle_number(s, s.turn, to), knocked=_whom(s, to), **names)


def _start(s: State, at: int) -> dict[str, str | int]:
    """From which circle of the track a man of the colour in turn sets out."""
    return {"circle": circle_number(s, s.turn, at), "start": "yes" if at == START else "no"}


def _whom(s: State, to: int) -> str:
    """The colour of the man who is sent back when a man of the colour in turn lands there."""
    circle = circle_of(s, s.turn, to)
    for colour in range(s.board):
        if men_on(s, colour, circle):
            return "own" if colour == s.turn else COLOURS[colour]
    return "nobody"


# --- events ----------------------------------------------------------------------------------------


def events(before: State, seat: int, action: int, after: State) -> list[Event]:
    """What one entry of the log brought about."""
    if seat != CHANCE:
        told = [*_move(before, action, after), *_places(before, after)]
    elif before.phase != PLAYING:
        told = list(_opening(before, action, after))
    else:
        told = [_of(before, before.turn, "event-throw", 5, number=action), *_passed(before, action, after)]
    return [*told, *_what_next(before, action if seat == CHANCE else before.die, after), *_end(after)]


def _of(s: State, colour: int, key: str, paragraph: int, **values: str | int) -> Event:
    """Something that happens to a colour, told by its name and that of its player."""
    return Event(key, paragraph, {"who": s.owner[colour]}, {"colour": COLOURS[colour], **values})


def _opening(before: State, number: int, after: State) -> Iterator[Event]:
    yield _of(before, before.turn, "event-opening-throw", 4, number=number)
    if after.phase == PLAYING:
        counts = "yes" if after.opening == COUNTS else "no"
        yield _of(after, after.turn, "event-starts", 4, number=after.thrown[after.turn], counts=counts)
    elif after.turn <= before.turn:  # the round is over, and several are highest
        for colour in range(after.board):
            if after.contenders >> colour & 1:
                yield _of(after, colour, "event-tied", 4, number=after.thrown[colour])


def _passed(before: State, number: int, after: State) -> Iterator[Event]:
    """A throw that nobody can use, and why."""
    if after.actor >= 0:
        return
    yield _of(before, before.turn, "event-passed", 6, number=number)
    thrown = before.copy()
    thrown.die = number
    reasons = {reason_to_stay(thrown, man) for man in range(MEN)}
    for reason in sorted(reasons - {8} if number == SIX else reasons):
        yield Event(f"event-because-{reason}", reason)


def _move(before: State, action: int, after: State) -> Iterator[Event]:
    turn = before.turn
    if action == STAY:
        yield _of(before, turn, "event-stay", 6, number=before.die)
        return
    at, to = before.men[turn, action], after.men[turn, action]
    if at == WAITING:
        yield _of(before, turn, "event-out", 8, to=circle_number(before, turn, to))
    elif at >= before.circles:
        yield _of(before, turn, "event-at-home", 14, home=home_letter(before, at), to=home_letter(before, to))
    elif to >= before.circles:
        yield _of(before, turn, "event-home", 13, to=home_letter(before, to), **_start(before, at))
    else:
        duty = before.die == SIX and at == START and men_at(before, turn, WAITING) > 0
        to = circle_number(before, turn, to)
        yield _of(before, turn, "event-move", 9 if duty else 5, to=to, **_start(before, at))
    yield from _knocks(before, after)


def _knocks(before: State, after: State) -> Iterator[Event]:
    for colour in range(before.board):
        for man in range(MEN):
            at = before.men[colour, man]
            if after.men[colour, man] == WAITING != at:
                key = "event-knock-own" if colour == before.turn else "event-knock"
                yield _of(before, colour, key, 11, circle=circle_number(before, colour, at))


def _places(before: State, after: State) -> Iterator[Event]:
    for place, colour in _ranked(after):
        if before.place[colour] == 0:
            key = "event-finished" if colour == before.turn else "event-last"
            yield _of(after, colour, key, 16, place=place)


def _ranked(s: State) -> list[tuple[int, int]]:
    """The places that are taken, in order, each with its colour."""
    return sorted((s.place[colour], colour) for colour in range(s.board) if s.place[colour] > 0)


def _what_next(before: State, number: int, after: State) -> Iterator[Event]:
    """Another throw for the same colour."""
    if before.phase != PLAYING or after.actor != CHANCE or after.turn != before.turn:
        return
    if number == SIX and after.place[after.turn] == 0:
        yield _of(after, after.turn, "event-again", 7)
    elif 0 < after.tries < before.tries:
        yield _of(after, after.turn, "event-tries", 6, tries=after.tries)


def _end(after: State) -> Iterator[Event]:
    if after.actor != OVER:
        return
    yield Event("event-over", 16)
    for place, colour in _ranked(after):
        yield _of(after, colour, "event-place", 16, place=place)
    for seat in range(after.seats if after.stake else 0):
        coins = int(score(after, seat))
        result = "won" if coins > 0 else "lost" if coins < 0 else "even"
        yield Event("event-coins", 17, {"who": seat}, {"coins": abs(coins), "result": result})
