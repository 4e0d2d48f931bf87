"""What is kept of a person: shown to them, or forgotten."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import bindparam, delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema

GONE = "gone"  # who sat there is not known any more; no cookie says so, as persons are longer words

Rewrite = Callable[[str], str]  # an event as it stands in a journal, without the person


@dataclass(frozen=True, slots=True)
class Kept:
    """Where somebody sat or sits, and the tokens that act in their name."""

    tables: list[str]
    tokens: list[tuple[str, str, int]]  # purpose, label, created


async def kept(connection: AsyncConnection, person: str) -> Kept:
    of_table = schema.tables.c.key == schema.seated.c.table
    tables = select(schema.tables.c.id).join(schema.seated, of_table).where(schema.seated.c.person == person)
    t = schema.tokens.c
    tokens = select(t.purpose, t.label, t.created).where(t.person == person).order_by(t.created)
    found = (await connection.execute(tables.order_by(schema.tables.c.key))).scalars().all()
    return Kept(list(found), [(a, b, c) for a, b, c in (await connection.execute(tokens)).all()])


async def forget(connection: AsyncConnection, person: str, without: Rewrite) -> list[int]:
    """Take the person out of everything; the keys of the tables that have changed."""
    seated, tables = schema.seated.c, schema.tables.c
    held = select(seated.table).where(seated.person == person)
    hosted = select(tables.key).where(tables.host == person)
    keys = sorted((await connection.execute(held.union(hosted))).scalars().all())
    for key in keys:
        await _rewrite(connection, key, person, without)
    await connection.execute(update(schema.tables).where(tables.host == person).values(host=GONE))
    await connection.execute(delete(schema.seated).where(seated.person == person))
    await connection.execute(delete(schema.tokens).where(schema.tokens.c.person == person))
    await connection.execute(delete(schema.persons).where(schema.persons.c.id == person))
    return [int(key) for key in keys]


async def _rewrite(connection: AsyncConnection, key: int, person: str, without: Rewrite) -> None:
    j = schema.journal.c
    # A person is a long random word, so wherever it stands in a journal, it is meant.
    lines = select(j.number, j.event).where(j.table == key, j.event.contains(person, autoescape=True))
    new = [
        {"of": key, "at": number, "now": without(event)}
        for number, event in (await connection.execute(lines)).all()
    ]
    if new:
        line = update(schema.journal).where(j.table == bindparam("of"), j.number == bindparam("at"))
        await connection.execute(line.values(event=bindparam("now")), new)


async def tell_others(connection: AsyncConnection, channel: str, origin: str, keys: list[int]) -> None:
    """Other servers have to read these tables again."""
    for start in range(0, len(keys), 250):
        payload = " ".join([origin, *(f"{key}:-1" for key in keys[start : start + 250])])
        notify = text("SELECT pg_notify(:channel, :payload)")
        await connection.execute(notify, {"channel": channel, "payload": payload})
