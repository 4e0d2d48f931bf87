"""Group commits: all that waits to be written goes into one transaction, and waits for one sync of the disk.

Whoever writes is told only after the commit, so what anybody was told is never lost.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import insert
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql import Executable

from . import schema
from .notices import announce

MOST = 512  # units in one transaction, so that none waits for a very long one

Statement = tuple[Executable, dict[str, Any]]


class Conflict(Exception):
    """Somebody else has written this number of the journal. Nothing of the unit was written."""


class StoreDown(Exception):
    """The database did not answer. Whether the unit was written shows when the table is read again."""


@dataclass(frozen=True, slots=True)
class Unit:
    """What is written together or not at all: events at one table, and what else follows from them."""

    table: int
    first: int  # the number of the first event
    events: Sequence[str] = ()
    also: Sequence[Statement] = ()

    @property
    def last(self) -> int:
        return self.first + len(self.events) - 1


@dataclass
class Writer:
    """The only task of a process that writes to journals."""

    engine: AsyncEngine
    shared: bool  # with other processes, which have to be told
    origin: str
    commits: int = 0
    written: int = 0  # events
    conflicts: int = 0
    _waiting: list[tuple[Unit, asyncio.Future[None]]] = field(default_factory=list)
    _wake: asyncio.Event = field(default_factory=asyncio.Event)
    _task: asyncio.Task[None] | None = None
    _closing: bool = False

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="group commits")

    async def close(self) -> None:
        """Write what still waits, then stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task

    async def write(self, unit: Unit) -> None:
        """Returns once the unit is on the disk. Raises Conflict or StoreDown."""
        if self._closing:
            raise StoreDown
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((unit, done))
        self._wake.set()
        await done  # who leaves before it is done does not stop what is being written

    async def _run(self) -> None:
        while not (self._closing and not self._waiting):
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._commit(batch)

    async def _commit(self, batch: list[tuple[Unit, asyncio.Future[None]]]) -> None:
        try:
            await self._transaction([unit for unit, _ in batch])
        except IntegrityError:
            if len(batch) == 1:
                self.conflicts += 1
                _settle(batch, Conflict())
                return
            for one in batch:  # whose fault it was shows when each is written by itself
                await self._commit([one])
        except (DBAPIError, OSError) as error:
            down = StoreDown()
            down.__cause__ = error
            _settle(batch, down)
        except BaseException as error:  # a mistake of ours must not leave anybody waiting
            _settle(batch, error if isinstance(error, Exception) else StoreDown())
            if not isinstance(error, Exception):
                raise
        else:
            self.commits += 1
            self.written += sum(len(unit.events) for unit, _ in batch)
            _settle(batch, None)

    async def _transaction(self, units: Sequence[Unit]) -> None:
        now = int(time.time() * 1000)
        rows = [
            {"table": unit.table, "number": unit.first + i, "time": now, "event": event}
            for unit in units
            for i, event in enumerate(unit.events)
        ]
        async with self.engine.begin() as connection:
            if rows:
                await connection.execute(insert(schema.journal), rows)
            await _also(connection, units)
            if self.shared:
                await announce(connection, self.origin, units)


async def _also(connection: AsyncConnection, units: Sequence[Unit]) -> None:
    for unit in units:
        for statement, values in unit.also:
            await connection.execute(statement, values)


def _settle(batch: list[tuple[Unit, asyncio.Future[None]]], error: Exception | None) -> None:
    for _, done in batch:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
            done.exception()  # seen, even where the writer has left
