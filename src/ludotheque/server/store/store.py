"""Reading and writing what lasts."""

from __future__ import annotations

import contextlib
import hashlib
import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

from sqlalchemy import Select, bindparam, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .database import Database
from .notices import CHANNEL, Heard, Listener
from .people import Kept, Rewrite, forget, kept, tell_others
from .writer import Statement, StoreDown, Unit, Writer

PAGE = 50
_t = schema.tables.c


@dataclass(frozen=True, slots=True)
class Head:
    """What a table was opened with, and what lists say of it."""

    key: int
    id: str
    game: str
    rules: str
    seats: int
    options: str
    terms: str
    host: str
    secret: bytes
    created: int
    public: bool
    status: str
    due: int | None
    changed: int


@dataclass(frozen=True, slots=True)
class Line:
    """One event of a journal."""

    number: int
    time: int
    event: str


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody as far as a token tells."""

    person: str
    purpose: str


_STATUS = (
    update(schema.tables)
    .where(_t.key == bindparam("table"))
    .values(status=bindparam("now_status"), due=bindparam("now_due"), changed=bindparam("now"))
)


def status(table: int, status: str, due: int | None) -> Statement:
    """Keep for the lists what a table's journal now says."""
    return _STATUS, {"table": table, "now_status": status, "now_due": due, "now": milliseconds()}


def sat_down(table: int, person: str) -> Statement:
    return insert(schema.seated), {"table": table, "person": person}


def got_up(table: int, person: str) -> Statement:
    gone = schema.seated.c.table == bindparam("of"), schema.seated.c.person == bindparam("who")
    return delete(schema.seated).where(*gone), {"of": table, "who": person}


@dataclass
class Store:
    database: Database
    writer: Writer
    origin: str
    listener: Listener | None = None

    @classmethod
    async def open(cls, url: str) -> Self:
        database = await Database.open(url)
        origin = secrets.token_hex(8)
        store = cls(database, Writer(database.engine, database.shared, origin), origin)
        store.writer.start()
        return store

    def listen(self, heard: Heard, missed: Any) -> None:
        """Hear what other processes write, where there can be others."""
        if self.database.shared:
            self.listener = Listener(self.database.url, self.origin, heard, missed)
            self.listener.start()

    async def close(self) -> None:
        if self.listener is not None:
            await self.listener.close()
        await self.writer.close()
        await self.database.close()

    # --- tables ---

    async def open_table(self, values: dict[str, Any], events: Sequence[str], people: Sequence[str]) -> Head:
        """A new table with its first events. Rare, so it has a transaction of its own."""
        now = milliseconds()
        row = {**values, "created": now, "changed": now}
        try:
            async with self.database.engine.begin() as connection:
                done = await connection.execute(insert(schema.tables), row)
                assert done.inserted_primary_key is not None
                key = int(done.inserted_primary_key[0])
                if events:
                    await connection.execute(insert(schema.journal), _lines(key, now, events))
                if people:
                    seats = [{"table": key, "person": person} for person in people]
                    await connection.execute(insert(schema.seated), seats)
        except (DBAPIError, OSError) as error:
            raise StoreDown from error
        return Head(key=key, **row)

    async def head(self, id: str) -> Head | None:
        return _one_head(await self._rows(select(schema.tables).where(_t.id == id)))

    async def head_of(self, key: int) -> Head | None:
        return _one_head(await self._rows(select(schema.tables).where(_t.key == key)))

    async def journal(self, table: int, after: int = 0) -> list[Line]:
        """The events of a table from number `after + 1` on."""
        j = schema.journal.c
        wanted = select(j.number, j.time, j.event).where(j.table == table, j.number > after)
        return [Line(*row) for row in await self._rows(wanted.order_by(j.number))]

    async def write(self, unit: Unit) -> None:
        """Returns once it is durable. Raises Conflict where somebody else was first, or StoreDown."""
        await self.writer.write(unit)

    async def public_tables(self, status: str, before: int | None = None) -> list[Head]:
        """The latest changed first, a page at a time."""
        wanted = select(schema.tables).where(_t.public, _t.status == status)
        return await self._page(wanted, before)

    async def tables_of(self, person: str, before: int | None = None) -> list[Head]:
        mine = select(schema.seated.c.table).where(schema.seated.c.person == person)
        return await self._page(select(schema.tables).where(_t.key.in_(mine)), before)

    async def due_tables(self, before: int) -> list[Head]:
        """Tables where the server has had something to do since before this time, the oldest first."""
        wanted = select(schema.tables).where(_t.due < before).order_by(_t.due).limit(PAGE)
        return [Head(**row._mapping) for row in await self._rows(wanted)]

    async def _page(self, wanted: Select[Any], before: int | None) -> list[Head]:
        if before is not None:
            wanted = wanted.where(_t.changed < before)
        rows = await self._rows(wanted.order_by(_t.changed.desc(), _t.key.desc()).limit(PAGE))
        return [Head(**row._mapping) for row in rows]

    # --- people ---

    async def remember(self, person: str) -> None:
        """Keep somebody who so far was only a word in a cookie."""
        values = {"id": person, "created": milliseconds()}
        with contextlib.suppress(IntegrityError):  # is kept already
            async with self._writing() as connection:
                await connection.execute(insert(schema.persons), values)

    async def add_token(self, person: str, purpose: str, label: str, seconds: float | None = None) -> str:
        """A new secret for this person. It is shown this once; what is kept is its hash."""
        await self.remember(person)
        secret, now = secrets.token_urlsafe(24), milliseconds()
        values = {
            "digest": _digest(secret),
            "person": person,
            "purpose": purpose,
            "label": label,
            "created": now,
            "expires": None if seconds is None else now + int(seconds * 1000),
        }
        async with self._writing() as connection:
            await connection.execute(insert(schema.tokens), values)
        return secret

    async def account(self, secret: str, purpose: str) -> Account | None:
        """Whose secret this is."""
        t = schema.tokens.c
        wanted = select(t.person, t.expires).where(t.digest == _digest(secret), t.purpose == purpose)
        for person, expires in await self._rows(wanted):
            if expires is None or expires > milliseconds():
                return Account(person, purpose)
        return None

    async def spend(self, secret: str, purpose: str) -> Account | None:
        """The same for a secret that is good for one time: of two who bring it, one gets in."""
        account = await self.account(secret, purpose)
        t = schema.tokens.c
        async with self._writing() as connection:
            gone = await connection.execute(delete(schema.tokens).where(t.digest == _digest(secret)))
        return account if gone.rowcount == 1 else None

    async def revoke_tokens(self, person: str) -> None:
        async with self._writing() as connection:
            await connection.execute(delete(schema.tokens).where(schema.tokens.c.person == person))

    async def kept_of(self, person: str) -> Kept:
        """All that is known of somebody."""
        async with self._writing() as connection:
            return await kept(connection, person)

    async def forget(self, person: str, without: Rewrite) -> list[int]:
        """Take somebody out of everything; the tables that have to be read again."""
        async with self._writing() as connection:
            keys = await forget(connection, person, without)
            if self.database.shared:
                await tell_others(connection, CHANNEL, self.origin, keys)
        return keys

    # --- the server's own ---

    async def key(self, name: str) -> bytes:
        """A random key that all servers on this database share, made by whoever asks first."""
        wanted = select(schema.settings.c.value).where(schema.settings.c.name == name)
        if rows := await self._rows(wanted):
            return bytes(rows[0][0])
        try:
            async with self.database.engine.begin() as connection:
                values = {"name": name, "value": secrets.token_bytes(32)}
                await connection.execute(insert(schema.settings), values)
        except IntegrityError:
            pass  # another server was first
        return bytes((await self._rows(wanted))[0][0])

    async def ready(self) -> None:
        """Raises StoreDown unless the database answers."""
        await self._rows(select(schema.settings.c.name).limit(1))

    async def _rows(self, wanted: Select[Any]) -> Sequence[Any]:
        try:
            async with self.database.engine.connect() as connection:
                return (await connection.execute(wanted)).all()  # type: ignore[no-any-return]
        except (DBAPIError, OSError) as error:
            raise StoreDown from error

    def _writing(self) -> _Writing:
        return _Writing(self.database)


class _Writing:
    """A transaction of its own, for what is rare."""

    def __init__(self, database: Database) -> None:
        self._begun = database.engine.begin()

    async def __aenter__(self) -> AsyncConnection:
        try:
            return await self._begun.__aenter__()
        except (DBAPIError, OSError) as error:
            raise StoreDown from error

    async def __aexit__(self, kind: Any, error: Any, trace: Any) -> None:
        try:
            await self._begun.__aexit__(kind, error, trace)
        except (DBAPIError, OSError) as failed:
            raise StoreDown from failed
        if isinstance(error, (DBAPIError, OSError)) and not isinstance(error, IntegrityError):
            raise StoreDown from error


def _one_head(rows: Sequence[Any]) -> Head | None:
    return Head(**rows[0]._mapping) if rows else None


def _lines(table: int, now: int, events: Sequence[str]) -> list[dict[str, Any]]:
    return [{"table": table, "number": n, "time": now, "event": e} for n, e in enumerate(events, 1)]


def _digest(secret: str) -> bytes:
    """Secrets are long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).digest()


def milliseconds() -> int:
    return int(time.time() * 1000)
