"""What can happen at a table. A table is what follows from its events, in their order, and nothing else.

They are kept as short lists of JSON: ["play",1,17]. Their meaning never changes, because journals last; what
is new gets a new name.
"""

from __future__ import annotations

import msgspec

from ..store.people import GONE


class Event(msgspec.Struct, array_like=True, tag=True):
    """Something that happened."""


class Sat(Event, tag="sit"):
    """A person took a seat."""

    seat: int
    person: str
    name: str


class BotSat(Event, tag="bot"):
    """A bot of a level was put on a seat."""

    seat: int
    level: str
    name: str


class GotUp(Event, tag="up"):
    """A seat became free before the start. `person` sat there, or a bot."""

    seat: int
    person: str


class Salted(Event, tag="salt"):
    """A seat added a salt of its own to the dice."""

    seat: int
    salt: str


class Started(Event, tag="start"):
    """The game began: from here on seats, options and salts are fixed."""


class Played(Event, tag="play"):
    """A seat decided."""

    seat: int
    action: int


class Thrown(Event, tag="throw"):
    """Chance decided, by the dice of the table."""

    outcome: int


class AskedBack(Event, tag="ask"):
    """A seat asked to take back, to so many entries of the match's log."""

    seat: int
    length: int


class Agreed(Event, tag="agree"):
    """A seat agreed to that."""

    seat: int


class Declined(Event, tag="decline"):
    """A seat did not agree, or who had asked no longer asks."""

    seat: int


class TookBack(Event, tag="back"):
    """All have agreed: the match is again as it was with so many entries in its log."""

    length: int


class Resigned(Event, tag="resign"):
    """A seat gave up. A bot plays on for it, where others still play."""

    seat: int


class Away(Event, tag="away"):
    """The time of a seat ran out. A bot decides for it until the person is back."""

    seat: int


class Returned(Event, tag="here"):
    """The person of a seat is back."""

    seat: int


class Said(Event, tag="say"):
    """Somebody at the table said something."""

    seat: int
    person: str
    text: str


class Hushed(Event, tag="hush"):
    """From here on nobody can say anything, or everybody can again."""

    quiet: bool


class Followed(Event, tag="next"):
    """A rematch was opened at this table."""

    table: str


class Closed(Event, tag="close"):
    """Nothing will happen here any more."""


Any = (
    Sat
    | BotSat
    | GotUp
    | Salted
    | Started
    | Played
    | Thrown
    | AskedBack
    | Agreed
    | Declined
    | TookBack
    | Resigned
    | Away
    | Returned
    | Said
    | Hushed
    | Followed
    | Closed
)

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Any)


def encode(event: Event) -> str:
    return msgspec.json.encode(event).decode()


def without_person(text: str) -> str:
    """An event as it is written, without the name and the key of the person in it."""
    event = decode(text)
    if isinstance(event, Sat):
        event = Sat(event.seat, GONE, "…")
    elif isinstance(event, GotUp):
        event = GotUp(event.seat, GONE)
    elif isinstance(event, Said):
        event = Said(event.seat, GONE, "…")
    return encode(event)


def decode(text: str) -> Any:
    return _decoder.decode(text)
