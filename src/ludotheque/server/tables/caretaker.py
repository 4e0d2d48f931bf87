"""What the server does by itself: bots that decide, clocks that run down, tables whose server has died."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from ludotheque.engine.errors import Refused

from ..refusing import Denied
from ..store import StoreDown
from ..store.store import milliseconds
from . import doing
from . import events as e
from .opened import Opened
from .table import Table, chance_is_next, throw
from .thinking import Thinkers, question

if TYPE_CHECKING:
    from .house import House

STUCK = 10_000  # milliseconds after which another server's bot is taken to be dead
AGAIN = 0.5  # seconds after which a database that is away is tried again

log = logging.getLogger(__name__)


@dataclass
class Caretaker:
    house: House
    thinkers: Thinkers
    began: int = field(default_factory=milliseconds)  # clocks do not run while there is no server

    def look_after(self, opened: Opened) -> None:
        """Let a bot think whose turn it is, and wind the clock of a person."""
        table = opened.table
        opened.stop_clock()
        if table.bot_to_move() is not None and (opened.bots is None or opened.bots.done()):
            opened.bots = self.house.do(self._let_bots_play(table.head.id))
        if (left := self.time_left(table)) is not None:
            loop, id = asyncio.get_running_loop(), table.head.id
            opened.clock = loop.call_later(max(0, left) / 1000, lambda: self.house.do(self._run_down(id)))

    def time_left(self, table: Table) -> int | None:
        """The milliseconds until the clock has run down; nothing where none runs."""
        if table.deadline is None:
            return None
        return max(table.deadline, self.began + 1000 * table.terms.seconds) - milliseconds()

    async def _run_down(self, id: str) -> None:
        """The time for a decision is over: a bot decides for the seat; or chance, if it waits to be asked."""
        with contextlib.suppress(Denied, StoreDown):  # somebody was just in time; or it is tried again
            async with self.house.using(id) as opened, opened.lock:
                table = await self.house.newest(opened)
                left = self.time_left(table)
                if left is None or left > 0:
                    self.look_after(opened)
                    return
                if chance_is_next(table):
                    happened: list[e.Event] = [throw(table)]
                else:
                    happened = [e.Away(table.match.actor)]
                    table.take(happened[0])
                await self.house.keep(opened, [*happened, *doing.follow(table)])

    async def _let_bots_play(self, id: str) -> None:
        """For as long as it is a bot's turn at this table."""
        async with self.house.using(id) as opened:
            while True:
                try:
                    if not await self._one_bot(opened):
                        return
                except Denied:
                    continue  # somebody was faster; the position is another now
                except StoreDown:
                    await asyncio.sleep(AGAIN)

    async def _one_bot(self, opened: Opened) -> bool:
        async with opened.lock:
            table = await self.house.fresh(opened)
            seat, number = table.bot_to_move(), table.number
            if seat is None:
                opened.bots = None  # whoever sees a bot's turn after this starts anew
                return False
            asked = question(table, seat, secrets.randbits(62))
        action = await self.thinkers.decide(asked)
        async with opened.lock:
            table = await self.house.fresh(opened)
            if table.number == number:
                played = e.Played(seat, action)
                table.take(played)
                await self.house.keep(opened, [played, *doing.follow(table)])
        return True

    async def look_after_the_stuck(self) -> None:
        """Find tables that wait for a bot and whose server is gone."""
        older = milliseconds()
        while True:
            with contextlib.suppress(StoreDown):
                for head in await self.house.store.due_tables(older):
                    await self._take_over(head.id)
            await asyncio.sleep(STUCK / 2000)
            older = milliseconds() - STUCK

    async def _take_over(self, id: str) -> None:
        try:
            async with self.house.using(id) as opened, opened.lock:
                await self.house.newest(opened)
                self.look_after(opened)
        except (Refused, ValueError, msgspec.MsgspecError):  # one table that cannot be read stops no other
            log.exception("table %s cannot be played on", id)
