"""All tables of a server: opened when somebody comes, closed when nobody is there.

Things happen at a table one after the other: decided, written, and shown only once they are durable.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ludotheque.engine.errors import Refused

from ..refusing import Denied
from ..store import Conflict, Head, Store, Unit
from ..store.store import got_up, milliseconds, sat_down, status
from . import asks, doing
from . import events as e
from .caretaker import Caretaker
from .looking import Change, Eye, snapshot
from .opened import Opened, Viewer, hold_eye, hold_may_look
from .opening import Wish, head_of, rematch_of
from .table import IN_GAME, Table
from .thinking import Thinkers

KEEP = 500  # tables that stay open although nobody is there

log = logging.getLogger(__name__)


@dataclass
class House:
    store: Store
    thinkers: Thinkers = field(default_factory=Thinkers)
    opened: OrderedDict[str, Opened] = field(default_factory=OrderedDict)
    keys: dict[int, str] = field(default_factory=dict)
    tasks: set[asyncio.Task[None]] = field(default_factory=set)
    caretaker: Caretaker = field(init=False)
    _loading: dict[str, asyncio.Lock] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.caretaker = Caretaker(self, self.thinkers)

    async def start(self) -> None:
        self.store.listen(self._heard, self._missed)
        self.do(self.caretaker.look_after_the_stuck())

    async def close(self) -> None:
        for opened in self.opened.values():
            opened.stop_clock()
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
            await self.fresh(opened)
            try:
                happened = await self._carry_out(opened, person, ask)
            except doing.Already as already:
                return already.number
            await self.keep(opened, happened)
            return opened.table.number

    async def _carry_out(self, opened: Opened, person: str, ask: asks.AnyAsk) -> list[e.Event]:
        """Refuses only what cannot be done after all that other servers have written, either."""
        while True:
            try:
                return doing.carry_out(opened.table, person, ask)
            except (Refused, doing.Already):
                if not await self._catch_up(opened):
                    raise
            except BaseException:
                opened.stale = True
                raise

    async def forget(self, person: str) -> None:
        """Somebody wants to be forgotten. What they played stays, by nobody."""
        for key in await self.store.forget(person, e.without_person):
            self._heard(key, -1)

    async def rematch(self, id: str, person: str) -> str:
        """Open a new table with the same people, each one seat further; or find the one that was opened."""
        async with self.using(id) as opened, opened.lock:
            table = await self.newest(opened)
            if table.next:
                return table.next
            values, happened, people = rematch_of(table, person)
            head = await self.store.open_table(values, [e.encode(event) for event in happened], people)
            followed = e.Followed(head.id)
            table.take(followed)
            await self.keep(opened, [followed])
            return head.id

    @contextlib.asynccontextmanager
    async def looking(self, viewer: Viewer, id: str, after: int | None = None) -> AsyncIterator[Opened]:
        """While this lasts, the viewer is shown everything: first how it is now, then what changes."""
        async with self.using(id) as opened:
            async with opened.lock:
                table = await self.newest(opened)
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
            table = await self.newest(opened)
            hold_may_look(table, eye.seat, viewer.person)
            viewer.eye = eye
            viewer.show(_encoded(snapshot(table, eye, viewer.person)))

    @contextlib.asynccontextmanager
    async def reading(self, id: str) -> AsyncIterator[Table]:
        """The table as it is on the disk; nothing happens while it is read."""
        async with self.using(id) as opened, opened.lock:
            yield await self.newest(opened)

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
                    opened = Opened(await self._read(head), kept=(head.status, head.due))
                    if self.opened.setdefault(id, opened) is opened:
                        self.keys[head.key] = id
                        self.caretaker.look_after(opened)
                return self.opened[id]
        finally:
            self._loading.pop(id, None)

    def _forget(self) -> None:
        """Close the tables that were used longest ago. Their journals are on the disk."""
        if len(self.opened) <= KEEP:
            return
        for id, opened in list(self.opened.items())[: len(self.opened) - KEEP]:
            if not opened.users:
                opened.stop_clock()
                del self.opened[id]
                del self.keys[opened.table.head.key]

    async def _read(self, head: Head) -> Table:
        return Table.of(head, await self.store.journal(head.key))

    async def fresh(self, opened: Opened) -> Table:
        """The table, read again where memory may be wrong. Only under its lock."""
        if opened.stale:
            head = await self.store.head_of(opened.table.head.key)
            opened.table = table = await self._read(head or opened.table.head)
            opened.stale, opened.kept = False, (table.status, table.due)
            for viewer in tuple(opened.viewers):
                hold_eye(table, viewer)
                viewer.show(_encoded(snapshot(table, viewer.eye, viewer.person)))
            self.caretaker.look_after(opened)
        return opened.table

    # --- durable, then shown ---

    async def keep(self, opened: Opened, happened: Sequence[e.Event]) -> None:
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
            fresh = await self.fresh(opened)
            raise Denied("moved-on", at=first - 1, number=fresh.number) from None
        opened.kept, opened.stale = kept, False
        self._show(opened, happened)

    def _show(self, opened: Opened, happened: Sequence[e.Event]) -> None:
        """To each who looks, what has changed for them; those with the same eyes get the same."""
        if opened.viewers:
            change, shown = Change.of(opened.table, happened), dict[Eye, bytes]()
            for viewer in tuple(opened.viewers):
                hold_eye(opened.table, viewer)
                if viewer.eye not in shown:
                    shown[viewer.eye] = _encoded(change.shown(viewer.eye))
                viewer.show(shown[viewer.eye])
        self.caretaker.look_after(opened)

    # --- other servers on the same database ---

    def _heard(self, key: int, number: int) -> None:
        id = self.keys.get(key)
        if id is None:
            return
        if number < 0:  # its past was rewritten
            self.opened[id].stale = True
        if number < 0 or number > self.opened[id].table.number:
            self.do(self._look_up(id))

    def _missed(self) -> None:
        for id in list(self.opened):
            self.do(self._look_up(id))

    async def _look_up(self, id: str) -> None:
        async with self.using(id) as opened, opened.lock:
            await self.newest(opened)

    async def newest(self, opened: Opened) -> Table:
        """The table with all that any server has written. Only under its lock."""
        await self.fresh(opened)
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

    def do(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("work in the background failed", exc_info=error)


def _seating(table: Table, event: e.Event) -> list[Any]:
    """What the list of somebody's tables has to know."""
    key = table.head.key
    if isinstance(event, e.Sat) and table.seats_of(event.person) == [event.seat]:
        return [sat_down(key, event.person)]
    if isinstance(event, e.GotUp) and event.person and not table.seats_of(event.person):
        return [got_up(key, event.person)]
    return []


def _encoded(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message)
