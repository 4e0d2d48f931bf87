"""From a URL to a database that is ready: opened, made durable, and of the present shape."""

from __future__ import annotations

import fcntl
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from sqlalchemy import event, text
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..refusing import Denied

HEAD = "0001"  # the newest migration, said here so that Alembic is imported only when there is work for it
MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 4_711_005  # names our migrations among the advisory locks of a PostgreSQL


class NoDatabase(Denied):
    """A database that cannot be opened."""


@dataclass
class Database:
    """An open database. SQLite belongs to one server; a PostgreSQL may be shared by many."""

    engine: AsyncEngine
    url: URL
    held: list[int] = field(default_factory=list)  # files that are locked while it is open

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open it, and bring its tables to the present shape."""
        parsed = _parsed(url)
        held = _lock_file(parsed)
        database = cls(_engine(parsed), parsed, held)
        try:
            async with database.engine.begin() as connection:
                await connection.run_sync(_migrate)
        except (DBAPIError, OSError) as error:
            await database.close()
            reason = str(getattr(error, "orig", None) or error)
            raise NoDatabase("database", url=parsed.render_as_string(), reason=reason) from error
        return database

    @property
    def shared(self) -> bool:
        return self.url.get_backend_name() == "postgresql"

    async def close(self) -> None:
        await self.engine.dispose()
        while self.held:
            os.close(self.held.pop())


def _parsed(url: str) -> URL:
    """A URL, or the path of a file; drivers are ours to choose."""
    try:
        parsed = make_url(url) if "://" in url else URL.create("sqlite", database=url)
    except ArgumentError as error:
        raise NoDatabase("database", url=url, reason=str(error)) from error
    name = parsed.get_backend_name()
    if name in ("postgresql", "postgres"):
        return parsed.set(drivername="postgresql+asyncpg")
    if name == "sqlite" and parsed.database:
        path = Path(parsed.database).expanduser()
        return parsed.set(drivername="sqlite+aiosqlite", database=str(path))
    raise NoDatabase("database-kind", url=parsed.render_as_string())


def is_shared(url: str) -> bool:
    """May several servers use this database at once?"""
    return _parsed(url).get_backend_name() == "postgresql"


def _lock_file(url: URL) -> list[int]:
    """Updates do not cross between servers on one SQLite file, so a second server must not start."""
    if url.get_backend_name() != "sqlite":
        return []
    path = Path(str(url.database) + ".lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise NoDatabase("database", url=str(url.database), reason=str(error)) from error
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(file)
        raise NoDatabase("database-taken", url=str(url.database)) from error
    return [file]


def _engine(url: URL) -> AsyncEngine:
    if url.get_backend_name() == "sqlite":
        engine = create_async_engine(url)
        event.listen(engine.sync_engine, "connect", _make_durable)
        return engine
    return create_async_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=8)


def _make_durable(connection: Any, _record: Any) -> None:
    """Write-ahead log, synced at every commit: what is committed survives a loss of power."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # several servers may start at once
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    if connection.dialect.has_table(connection, "alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if found == HEAD:
            return
    from alembic import command

    command.upgrade(alembic_config(connection), "head")


def alembic_config(connection: Connection | None = None) -> Any:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
