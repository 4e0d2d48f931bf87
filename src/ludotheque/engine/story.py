"""What happened, told: an event is a sentence of a game's texts, with the paragraph it rests on.

The `story` module of a game has two functions:

    decision(s, seat, action, t) -> str                 the full name of a decision of this seat;
                                                        LookupError where there is no such thing now
    events(before, seat, action, after) -> list[Event]  what one entry of the log brought about

Both are given records as the looking seat knows them, so they cannot tell what it does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from .texts import Texts


@dataclass(frozen=True, slots=True)
class Event:
    """`t(key, **values)` tells it; `seats` are values that are told by the names of those seats."""

    key: str
    paragraph: int
    seats: Mapping[str, int] = field(default_factory=dict)
    values: Mapping[str, str | int] = field(default_factory=dict)


def tell(event: Event, t: Texts, name: Callable[[int], str]) -> str:
    return t(event.key, **{key: name(seat) for key, seat in event.seats.items()}, **event.values)
