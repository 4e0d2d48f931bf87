"""All tables of a server: opened when somebody comes, closed when nobody is there.

Things happen at a table one after the other: decided, written, and shown only once they are durable.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

import msgspec

from ludotheque.engine.errors import Refused

from ..refusing import Denied
from ..store import Conflict, Head, Store, StoreDown, Unit
from ..store.store import got_up, milliseconds, sat_down, status
from . import asks
from . import events as e
from .looking import SPECTATOR, Change, Eye, snapshot
from .opening import Wish, head_of, rematch_of
from .table import IN_GAME, Table, chance_is_next, throw
from .thinking import Thinkers, question

KEEP = 500  # tables that stay open although nobody is there
STUCK = 10_000  # milliseconds after which another server's bot is taken to be dead
AGAIN = 0.5  # seconds after which a database that is away is tried again

log = logging.getLogger(__name__)


class Viewer(Protocol):
    """Somebody who looks at a table from outside of this module."""

    eye: Eye
    person: str

    def show(self, message: bytes) -> None:
        """Take a message, without waiting."""


@dataclass
class Opened:
    """A table in memory."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    users: int = 0
    stale: bool = False  # memory and journal may differ: read it again before use
    kept: tuple[str, int | None] = ("", None)  # what the lists of the database say
    bots: asyncio.Task[None] | None = None
    clock: asyncio.TimerHandle | None = None


@dataclass
class House:
    store: Store
    thinkers: Thinkers = field(default_factory=Thinkers)
    opened: OrderedDict[str, Opened] = field(default_factory=OrderedDict)
    keys: dict[int, str] = field(default_factory=dict)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    began: int = field(default_factory=milliseconds)  # clocks do not run while there is no server
    _loading: dict[str, asyncio.Lock] = field(default_factory=dict)

    async def start(self) -> None:
        self.store.listen(self._heard, self._missed)
        self._do(self._look_after_the_stuck())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()

    # --- what people do ---

    async def create(self, person: str, wish: Wish) -> Head:
        return await self.store.open_table(head_of(person, wish), [], [])

    async def act(self, id: str, person: str, ask: asks.AnyAsk) -> int:
        """Let it happen; the number of its last event. Raises Refused with the reason why not."""
        async with self.using(id) as opened, opened.lock:
            await self._fresh(opened)
            try:
                happened = await self._carry_out(opened, person, ask)
            except asks.Already as already:
                return already.number
            await self._keep(opened, happened)
            return opened.table.number

    async def _carry_out(self, opened: Opened, person: str, ask: asks.AnyAsk) -> list[e.Event]:
        """Refuses only what cannot be done after all that other servers have written, either."""
        while True:
            try:
                return asks.carry_out(opened.table, person, ask)
            except (Refused, asks.Already):
                if not await self._catch_up(opened):
                    raise
            except BaseException:
                opened.stale = True
                raise

    async def rematch(self, id: str, person: str) -> str:
        """Open a new table with the same people, each one seat further; or find the one that was opened."""
        async with self.using(id) as opened, opened.lock:
            table = await self._newest(opened)
            if table.next:
                return table.next
            values, happened, people = rematch_of(table, person)
            head = await self.store.open_table(values, [e.encode(event) for event in happened], people)
            followed = e.Followed(head.id)
            table.take(followed)
            await self._keep(opened, [followed])
            return head.id

    @contextlib.asynccontextmanager
    async def looking(self, viewer: Viewer, id: str, after: int | None = None) -> AsyncIterator[Opened]:
        """While this lasts, the viewer is shown everything: first how it is now, then what changes."""
        async with self.using(id) as opened:
            async with opened.lock:
                table = await self._newest(opened)
                hold_may_look(table, viewer.eye.seat, viewer.person)
                viewer.show(_encoded(snapshot(table, viewer.eye, viewer.person, after)))
                opened.viewers.add(viewer)
            try:
                yield opened
            finally:
                opened.viewers.discard(viewer)

    async def look_again(self, viewer: Viewer, eye: Eye, id: str) -> None:
        """Look through other eyes from now on."""
        async with self.using(id) as opened, opened.lock:
            table = await self._newest(opened)
            hold_may_look(table, eye.seat, viewer.person)
            viewer.eye = eye
            viewer.show(_encoded(snapshot(table, eye, viewer.person)))

    @contextlib.asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Table]:
        """The table as it is on the disk; nothing happens while it is read."""
        async with self.using(id) as opened, opened.lock:
            yield await self._newest(opened)

    # --- opening and closing ---

    @contextlib.asynccontextmanager
    async def using(self, id: str) -> AsyncIterator[Opened]:
        """The table in memory; it stays there while it is used."""
        opened = self.opened.get(id) or await self._open(id)
        self.opened.move_to_end(id)
        opened.users += 1
        try:
            yield opened
        finally:
            opened.users -= 1
            self._forget()

    async def _open(self, id: str) -> Opened:
        lock = self._loading.setdefault(id, asyncio.Lock())
        try:
            async with lock:
                if id not in self.opened:
                    head = await self.store.head(id)
                    if head is None:
                        raise Denied("no-such-table", status=404)
                    opened = Opened(await self._read(head))
                    opened.kept = (head.status, head.due)
                    self.opened[id], self.keys[head.key] = opened, id
                    self._look_after(opened)
                return self.opened[id]
        finally:
            self._loading.pop(id, None)

    def _forget(self) -> None:
        """Close the tables that were used longest ago. Their journals are on the disk."""
        if len(self.opened) <= KEEP:
            return
        for id, opened in list(self.opened.items())[: len(self.opened) - KEEP]:
            if not opened.users:
                _stop_clock(opened)
                del self.opened[id]
                del self.keys[opened.table.head.key]

    async def _read(self, head: Head) -> Table:
        return Table.of(head, await self.store.journal(head.key))

    async def _fresh(self, opened: Opened) -> Table:
        """The table, read again where memory may be wrong. Only under its lock."""
        if opened.stale:
            opened.table = table = await self._read(opened.table.head)
            opened.stale, opened.kept = False, (table.status, table.due)
            self._show_all(opened)
        return opened.table

    # --- durable, then shown ---

    async def _keep(self, opened: Opened, happened: Sequence[e.Event]) -> None:
        table = opened.table
        if any(isinstance(event, IN_GAME) for event in happened):
            table.time = milliseconds()
        kept = (table.status, table.due)
        also = [one for event in happened for one in _seating(table, event)]
        if kept != opened.kept:
            also.append(status(table.head.key, *kept))
        first = table.number - len(happened) + 1
        unit = Unit(table.head.key, first, [e.encode(event) for event in happened], also)
        opened.stale = True  # until it is known to be written
        try:
            await self.store.write(unit)
        except Conflict:
            fresh = await self._fresh(opened)
            raise Denied("moved-on", at=first - 1, number=fresh.number) from None
        opened.kept, opened.stale = kept, False
        self._show(opened, happened)

    def _show(self, opened: Opened, happened: Sequence[e.Event]) -> None:
        """To each who looks, what has changed for them; those with the same eyes get the same."""
        if opened.viewers:
            change, shown = Change.of(opened.table, happened), dict[Eye, bytes]()
            for viewer in tuple(opened.viewers):
                if not _may_look(opened.table, viewer.eye.seat, viewer.person):
                    viewer.eye = replace(viewer.eye, seat=SPECTATOR)
                if viewer.eye not in shown:
                    shown[viewer.eye] = _encoded(change.shown(viewer.eye))
                viewer.show(shown[viewer.eye])
        self._look_after(opened)

    def _show_all(self, opened: Opened) -> None:
        for viewer in tuple(opened.viewers):
            viewer.show(_encoded(snapshot(opened.table, viewer.eye, viewer.person)))

    # --- what the server does by itself: bots, and clocks that have run down ---

    def _look_after(self, opened: Opened) -> None:
        """Let a bot think whose turn it is, and wind the clock of a person."""
        table = opened.table
        _stop_clock(opened)
        if table.bot_to_move() is not None and (opened.bots is None or opened.bots.done()):
            opened.bots = self._do(self._let_bots_play(table.head.id))
        if (left := self._time_left(table)) is not None:
            loop, id = asyncio.get_running_loop(), table.head.id
            opened.clock = loop.call_later(max(0, left) / 1000, lambda: self._do(self._run_down(id)))

    def _time_left(self, table: Table) -> int | None:
        """The milliseconds until the clock has run down; nothing where none runs."""
        if table.deadline is None:
            return None
        return max(table.deadline, self.began + 1000 * table.terms.seconds) - milliseconds()

    async def _run_down(self, id: str) -> None:
        """The time for a decision is over: a bot decides for the seat; or chance, if it waits to be asked."""
        with contextlib.suppress(
            Denied, StoreDown
        ):  # somebody decided at the last moment; or it is tried again
            async with self.using(id) as opened, opened.lock:
                table = await self._newest(opened)
                left = self._time_left(table)
                if left is None or left > 0:
                    self._look_after(opened)
                    return
                if chance_is_next(table):
                    happened: list[e.Event] = [throw(table)]
                else:
                    happened = [e.Away(table.match.actor)]
                    table.take(happened[0])
                await self._keep(opened, [*happened, *asks.follow(table)])

    async def _let_bots_play(self, id: str) -> None:
        """For as long as it is a bot's turn at this table."""
        async with self.using(id) as opened:
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
            table = await self._fresh(opened)
            seat, number = table.bot_to_move(), table.number
            if seat is None:
                opened.bots = None  # whoever sees a bot's turn after this starts anew
                return False
            asked = question(table, seat, secrets.randbits(62))
        action = await self.thinkers.decide(asked)
        async with opened.lock:
            table = await self._fresh(opened)
            if table.number == number:
                played = e.Played(seat, action)
                table.take(played)
                await self._keep(opened, [played, *asks.follow(table)])
        return True

    async def _look_after_the_stuck(self) -> None:
        """Find tables that wait for a bot and whose server is gone."""
        older = milliseconds()
        while True:
            with contextlib.suppress(StoreDown):
                for head in await self.store.due_tables(older):
                    await self._take_over(head.id)
            await asyncio.sleep(STUCK / 2000)
            older = milliseconds() - STUCK

    async def _take_over(self, id: str) -> None:
        try:
            async with self.using(id) as opened, opened.lock:
                await self._newest(opened)
                self._look_after(opened)
        except (Refused, ValueError, msgspec.MsgspecError):  # one table that cannot be read stops no other
            log.exception("table %s cannot be played on", id)

    # --- other servers on the same database ---

    def _heard(self, key: int, number: int) -> None:
        id = self.keys.get(key)
        if id is not None and number > self.opened[id].table.number:
            self._do(self._look_up(id))

    def _missed(self) -> None:
        for id in list(self.opened):
            self._do(self._look_up(id))

    async def _look_up(self, id: str) -> None:
        async with self.using(id) as opened, opened.lock:
            await self._newest(opened)

    async def _newest(self, opened: Opened) -> Table:
        """The table with all that any server has written. Only under its lock."""
        await self._fresh(opened)
        await self._catch_up(opened)
        return opened.table

    async def _catch_up(self, opened: Opened) -> bool:
        """Take what other servers have written, and show it. Was there anything?"""
        if not self.store.database.shared:
            return False
        table = opened.table
        lines = await self.store.journal(table.head.key, after=table.number)
        opened.stale = True  # until all of it is taken
        happened = table.read(lines)
        opened.stale = False
        if happened:
            opened.kept = (table.status, table.due)
            self._show(opened, happened)
        return bool(happened)

    def _do(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("work in the background failed", exc_info=error)


def _stop_clock(opened: Opened) -> None:
    if opened.clock is not None:
        opened.clock.cancel()
        opened.clock = None


def _seating(table: Table, event: e.Event) -> list[Any]:
    """What the list of somebody's tables has to know."""
    key = table.head.key
    if isinstance(event, e.Sat) and table.seats_of(event.person) == [event.seat]:
        return [sat_down(key, event.person)]
    if isinstance(event, e.GotUp) and event.person and not table.seats_of(event.person):
        return [got_up(key, event.person)]
    return []


def _may_look(table: Table, seat: int, person: str) -> bool:
    """Through the eyes of a seat only who sits there; as a spectator everybody."""
    return seat == SPECTATOR or seat in table.seats_of(person)


def hold_may_look(table: Table, seat: int, person: str) -> None:
    if not _may_look(table, seat, person):
        raise Denied("not-your-seat", status=403, seat=seat + 1)


def _encoded(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message)
