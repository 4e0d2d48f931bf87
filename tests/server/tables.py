"""Tables in memory for the tests, set up in one line, and random play at them."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from ludotheque.engine.registry import find, games
from ludotheque.engine.rulekit import CHANCE
from ludotheque.server.store import Head
from ludotheque.server.tables import asks, doing
from ludotheque.server.tables import events as e
from ludotheque.server.tables.opening import Wish, head_of
from ludotheque.server.tables.table import Table

RACE, HEXAGONS = "take_it_easy_race", "take_it_easy"
PEOPLE = ("ann", "bob", "cid", "dan", "eva", "flo", "gil", "hal")


def a_head(game: str = RACE, seats: int | None = 2, secret: int = 7, **wish: Any) -> Head:
    values = head_of("ann", Wish(game, seats, **wish))
    values |= {"id": "table", "secret": bytes([secret]) * 32}
    return Head(key=1, created=0, changed=0, **values)


def a_table(game: str = RACE, seats: int | None = 2, secret: int = 7, **wish: Any) -> Table:
    """A table at which everybody sits: ann, who opened it, bob and so on."""
    table = Table(a_head(game, seats, secret, **wish))
    for seat in range(len(table.chairs)):
        do(table, PEOPLE[seat], asks.Sit(seat, PEOPLE[seat].title()))
    return table


def a_game(game: str = RACE, seats: int | None = 2, secret: int = 7, **wish: Any) -> Table:
    """The same, begun."""
    table = a_table(game, seats, secret, **wish)
    do(table, "ann", asks.Start())
    return table


def do(table: Table, person: str, ask: asks.AnyAsk) -> list[e.Event]:
    before = table.number
    happened = doing.carry_out(table, person, ask)
    assert table.number == before + len(happened)
    return happened


def play(table: Table, action: int | None = None, seat: int | None = None) -> list[e.Event]:
    """A decision of the seat that has to decide, the first it may take if none is said."""
    seat = table.match.actor if seat is None else seat
    action = table.match.legal(seat)[0] if action is None else action
    return do(table, PEOPLE[seat], asks.Decide(seat, table.number, action))


def any_play(table: Table, rng: random.Random) -> list[e.Event]:
    """Something that may happen now."""
    if table.match.actor == CHANCE:
        return do(table, "ann", asks.Throw(table.number))
    seat = rng.choice(table.match.waiting())
    return play(table, rng.choice(table.match.legal(seat)), seat)


def again(table: Table, happened: list[e.Event]) -> Table:
    """The table as another server would read it: what happened, after what had happened before."""
    for event in happened:
        table.take(e.decode(e.encode(event)))
    return table


def as_json(struct: msgspec.Struct) -> Any:
    return msgspec.json.decode(msgspec.json.encode(struct))


def every_game() -> list[str]:
    return [slug for slug in games() if find(slug).package.startswith("ludotheque.games.")]
