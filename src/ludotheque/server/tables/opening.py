"""Opening a table: what can be wished for, and what a rematch takes over."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

import msgspec

from ludotheque.engine.game import Value
from ludotheque.engine.registry import find

from ..refusing import Denied
from . import events as e
from .table import Table, Terms

Word = Annotated[str, msgspec.Meta(max_length=64)]
MONTH = 30 * 24 * 3600
Whole = Annotated[int, msgspec.Meta(ge=-(1 << 31), le=1 << 31)]


class Wish(msgspec.Struct, forbid_unknown_fields=True):
    """The table somebody would like to have. What is not said is as the game usually is."""

    game: Word
    seats: Annotated[int, msgspec.Meta(ge=1, le=64)] | None = None
    options: Annotated[dict[Word, Word | Whole], msgspec.Meta(max_length=64)] = {}
    public: bool = False
    throws: Literal["at_once", "asked"] = "at_once"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=MONTH)] = 0  # for each decision; 0 is any time


def head_of(person: str, wish: Wish) -> dict[str, Any]:
    """The values of a new table. Refuses seats and options that the game does not have."""
    game = find(wish.game)
    options: dict[str, Value] = dict(wish.options)
    seats, settled = game.settle(wish.seats, options)
    game.opening(seats, settled)
    return _values(
        person, game.slug, game.version, seats, settled, Terms(wish.throws, wish.seconds), wish.public
    )


def rematch_of(table: Table, person: str) -> tuple[dict[str, Any], list[e.Event], list[str]]:
    """The values of the next table, who sits there at once, and which people these are."""
    if table.status not in ("over", "closed") or table.play is None:
        raise Denied("not-over")
    if not table.seats_of(person):
        raise Denied("not-seated", status=403)
    version = table.game.version  # a new table is played by the present rules
    values = _values(
        person, table.head.game, version, table.head.seats, table.options, table.terms, table.head.public
    )
    happened: list[e.Event] = []
    for seat in range(len(table.chairs)):
        chair = table.chairs[(seat + 1) % len(table.chairs)]
        if chair.person:
            happened.append(e.Sat(seat, chair.person, chair.name))
        else:
            happened.append(e.BotSat(seat, chair.level, f"Bot {seat + 1}"))
    return values, happened, sorted({chair.person for chair in table.chairs if chair.person})


def _values(
    person: str, game: str, rules: str, seats: int, options: dict[str, Value], terms: Terms, public: bool
) -> dict[str, Any]:
    return {
        "id": secrets.token_urlsafe(9),
        "game": game,
        "rules": rules,
        "seats": seats,
        "options": msgspec.json.encode(options).decode(),
        "terms": msgspec.json.encode(terms).decode(),
        "host": person,
        "secret": secrets.token_bytes(32),
        "public": public,
        "status": "open",
        "due": None,
    }
