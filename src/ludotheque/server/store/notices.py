"""What one process writes, the others on the same PostgreSQL hear of once it is committed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

if TYPE_CHECKING:
    from .writer import Unit

CHANNEL = "ludotheque"
MOST = 250  # tables in one notice, which holds 8,000 bytes
AGAIN = 1.0  # seconds after which a lost connection is tried again

Heard = Callable[[int, int], None]  # the table's key, and the number of its last event


async def announce(connection: AsyncConnection, origin: str, units: Sequence[Unit]) -> None:
    """Say, within the transaction, up to which number each journal goes after it."""
    told = [f"{unit.table}:{unit.last}" for unit in units if unit.events]
    for start in range(0, len(told), MOST):
        payload = " ".join([origin, *told[start : start + MOST]])
        notify = text("SELECT pg_notify(:channel, :payload)")
        await connection.execute(notify, {"channel": CHANNEL, "payload": payload})


@dataclass
class Listener:
    """Hears what other processes have written, for as long as it runs; a lost connection is made again."""

    url: URL
    origin: str
    heard: Heard
    missed: Callable[[], None]  # notices may have been lost: look at everything again
    _task: asyncio.Task[None] | None = field(default=None)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="notices")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        import asyncpg

        dsn = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(dsn)
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(AGAIN)
                continue
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _, lost=lost: lost.set())
            try:
                await connection.add_listener(CHANNEL, self._take)
                self.missed()
                await lost.wait()
            finally:
                connection.terminate()

    def _take(self, _connection: Any, _process: int, _channel: str, payload: str) -> None:
        origin, *told = payload.split(" ")
        if origin == self.origin:
            return
        for one in told:
            table, _, last = one.partition(":")
            self.heard(int(table), int(last))
