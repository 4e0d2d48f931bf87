"""What a person may ask of a table. What comes of it is in `doing.py`."""

from __future__ import annotations

from typing import Annotated

import msgspec

Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Ask(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """Something that is asked for."""


class Sit(Ask, tag="sit"):
    """Take a free seat, under a name. Several seats may be taken: then one device goes round."""

    seat: Seat
    name: Name


class SeatBot(Ask, tag="bot"):
    """Put a bot on a free seat (whoever opened the table may)."""

    seat: Seat
    level: str = "medium"


class GetUp(Ask, tag="up"):
    """Free a seat before the start: one's own, or any if one has opened the table."""

    seat: Seat


class Salt(Ask, tag="salt"):
    """Add something of one's own to the dice, before the start."""

    seat: Seat
    salt: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Start(Ask, tag="start"):
    """Begin, when all seats are taken."""


class Decide(Ask, tag="play"):
    """Take a decision, seen from event number `at`."""

    seat: Seat
    at: Number
    action: Annotated[int, msgspec.Meta(ge=0, le=1 << 31)]


class Throw(Ask, tag="throw"):
    """Let chance decide, where the table waits to be asked."""

    at: Number


class TakeBack(Ask, tag="back"):
    """Ask to take back one's last decision. It is done when all others have agreed."""

    seat: Seat


class Agree(Ask, tag="agree"):
    seat: Seat


class Decline(Ask, tag="decline"):
    seat: Seat


class Resign(Ask, tag="resign"):
    seat: Seat


class Here(Ask, tag="here"):
    """Be back, after one's time had run out."""

    seat: Seat


class Say(Ask, tag="say"):
    """Say something that all who look at the table can read."""

    seat: Seat
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Hush(Ask, tag="hush"):
    """Let nobody say anything any more, or everybody again (whoever opened the table may)."""

    quiet: bool = True


class Close(Ask, tag="close"):
    """Close the table: before the start, or after the end."""


BeforeTheStart = Sit | SeatBot | GetUp | Salt | Start
InTheGame = Decide | Throw | TakeBack | Agree | Decline | Resign | Here
AnyAsk = BeforeTheStart | InTheGame | Say | Hush | Close
