"""Tables on a database: what is shown is durable, and any server finds the same table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from ludotheque.engine.rulekit import SPECTATOR
from ludotheque.server.refusing import Denied
from ludotheque.server.store import Conflict, Store, StoreDown
from ludotheque.server.store.people import GONE
from ludotheque.server.tables import asks, house
from ludotheque.server.tables.house import House
from ludotheque.server.tables.looking import Eye, snapshot
from ludotheque.server.tables.opening import Wish
from ludotheque.server.tables.thinking import Question

from .tables import HEXAGONS, RACE


@dataclass(eq=False)
class Watcher:
    """Somebody who looks, and keeps what is shown."""

    eye: Eye = Eye(SPECTATOR)  # noqa: RUF009  # frozen
    person: str = ""
    seen: list[Any] = field(default_factory=list)

    def show(self, message: bytes) -> None:
        self.seen.append(json.loads(message))


class FirstChoice:
    """Stands in for the processes in which bots think."""

    asked: list[Question]

    def __init__(self) -> None:
        self.asked = []

    async def decide(self, asked: Question) -> int:
        await asyncio.sleep(0)
        self.asked.append(asked)
        return asked.legal[0]

    def close(self) -> None:
        pass


@asynccontextmanager
async def a_house(url: str) -> AsyncIterator[House]:
    store = await Store.open(url)
    found = House(store, FirstChoice())  # type: ignore[arg-type]
    await found.start()
    try:
        yield found
    finally:
        await found.close()
        await store.close()


async def seated(found: House, *people: str, game: str = RACE, begun: bool = True, **wish: Any) -> str:
    """A table with these people (a name that begins with * is a bot)."""
    head = await found.create(people[0], Wish(game, len(people), **wish))
    for seat, name in enumerate(people):
        ask = asks.SeatBot(seat, "easy") if name[0] == "*" else asks.Sit(seat, name)
        await found.act(head.id, people[0] if name[0] == "*" else name, ask)
    if begun:
        await found.act(head.id, people[0], asks.Start())
    return head.id


async def step(found: House, id: str, people: tuple[str, ...] = ("ann", "bob")) -> int:
    """The first decision of whoever has to decide."""
    async with found.reading(id) as table:
        seat, at, action = table.match.actor, table.number, table.match.legal()[0]
    return await found.act(id, people[seat], asks.Decide(seat, at, action))


async def until(true: Callable[[], bool]) -> None:
    """Wait for what must come; how long does not matter."""
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.005)


def test_a_table_is_the_same_after_a_restart(url: str) -> None:
    async def first() -> tuple[str, Any]:
        async with a_house(url) as found:
            id = await seated(found, "ann", "bob")
            for _ in range(30):
                await step(found, id)
            async with found.reading(id) as table:
                return id, snapshot(table, Eye(0), "ann")

    async def second(id: str, before: Any) -> None:
        async with a_house(url) as found:
            async with found.reading(id) as table:
                assert snapshot(table, Eye(0), "ann") == before
            await step(found, id)
            assert [head.id for head in await found.store.tables_of("bob")] == [id]

    asyncio.run(second(*asyncio.run(first())))


def test_nothing_is_shown_before_it_is_durable(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as found:
            id, watcher = await seated(found, "ann", "bob"), Watcher()
            may_write, really = asyncio.Event(), found.store.writer._transaction

            async def slow(units: Any) -> None:
                await may_write.wait()
                await really(units)

            async with found.looking(watcher, id):
                monkeypatch.setattr(found.store.writer, "_transaction", slow)
                moving = asyncio.create_task(step(found, id))
                late = Watcher()
                joining = asyncio.create_task(_join(found, late, id))
                for _ in range(20):
                    await asyncio.sleep(0)
                assert len(watcher.seen) == 1 and late.seen == []
                may_write.set()
                number = await moving
                await joining
                assert watcher.seen[-1]["n"] == late.seen[0]["n"] == number

    asyncio.run(play())


async def _join(found: House, watcher: Watcher, id: str) -> None:
    async with found.looking(watcher, id):
        pass


def test_what_was_not_written_has_not_happened(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with a_house(sqlite_url) as found:
            id, watcher = await seated(found, "ann", "bob"), Watcher()
            async with found.reading(id) as table:
                before = snapshot(table, Eye(0))
            async with found.looking(watcher, id):
                for error in (StoreDown(), Conflict()):

                    async def fail(_unit: Any, error: Exception = error) -> None:
                        raise error

                    with monkeypatch.context() as patch:
                        patch.setattr(found.store, "write", fail)
                        with pytest.raises((StoreDown, Denied)):
                            await step(found, id)
                    async with found.reading(id) as table:
                        assert snapshot(table, Eye(0)) == before
                assert {one["n"] for one in watcher.seen} == {before.n}
                await step(found, id)
                assert watcher.seen[-1]["n"] > before.n

    asyncio.run(play())


def test_two_servers_race_at_one_table(postgres: Any) -> None:
    url = postgres.fresh()

    async def race() -> None:
        async with a_house(url) as one, a_house(url) as two:
            id, watchers = await seated(one, "ann", "bob"), [Watcher(), Watcher()]
            async with one.looking(watchers[0], id), two.looking(watchers[1], id):
                for _ in range(30):
                    await until(lambda: watchers[0].seen[-1]["n"] == watchers[1].seen[-1]["n"])
                    async with one.reading(id) as table:
                        seat, at, legal = table.match.actor, table.number, table.match.legal()
                    person = ("ann", "bob")[seat]
                    both = (asks.Decide(seat, at, legal[0]), asks.Decide(seat, at, legal[-1]))
                    tried = [one.act(id, person, both[0]), two.act(id, person, both[1])]
                    done = await asyncio.gather(*tried, return_exceptions=True)
                    numbers = [n for n in done if isinstance(n, int)]
                    refused = [n for n in done if isinstance(n, Denied)]
                    assert len(set(numbers)) == 1 and len(numbers) + len(refused) == 2
                    assert len(numbers) == 1 or legal[0] == legal[-1]
                    assert all(error.key == "moved-on" for error in refused)
                shots = []
                for found in (one, two):
                    await until(lambda: watchers[0].seen[-1]["n"] == watchers[1].seen[-1]["n"])
                    async with found.reading(id) as table:
                        shots.append(snapshot(table, Eye(SPECTATOR)))
                assert shots[0] == shots[1]

    asyncio.run(race())


def test_what_happens_at_one_server_is_shown_at_the_other(postgres: Any) -> None:
    url = postgres.fresh()

    async def watch() -> None:
        async with a_house(url) as one, a_house(url) as two, AsyncExitStack() as stack:
            id, watcher = await seated(one, "ann", "bob"), Watcher(Eye(1), "bob")
            await stack.enter_async_context(two.looking(watcher, id))
            number = await step(one, id)
            await until(lambda: watcher.seen[-1]["n"] == number)
            assert watcher.seen[-1]["story"]
            postgres.stop()  # updates that are missed are caught up with
            postgres.start()
            number = 0
            while not number:
                try:
                    number = await step(one, id)
                except StoreDown:
                    await asyncio.sleep(0.05)
            await until(lambda: watcher.seen[-1]["n"] == number)

    asyncio.run(watch())


def test_bots_play_when_it_is_their_turn_and_know_a_hidden_record_only(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as found:
            id = await seated(found, "ann", "*one", "*two", game=HEXAGONS)
            watcher = Watcher(Eye(0), "ann")
            async with found.looking(watcher, id):
                while "over" not in str(watcher.seen[-1].get("table")):
                    async with found.reading(id) as table:
                        ready, at = table.match.actor == 0, table.number
                        legal = table.match.legal(0)
                    if ready:
                        await found.act(id, "ann", asks.Decide(0, at, legal[0]))
                    await asyncio.sleep(0)
            async with found.reading(id) as table:
                assert table.match.over and len(table.match.log) == 4 * (
                    19 * 4 + 1
                )  # a draw and three tiles, nineteen times, and the count
            thinkers: Any = found.thinkers
            rules = found.opened[id].table.match.rules
            for asked in thinkers.asked:
                hidden = rules.State(asked.record)
                rules.hide(hidden, asked.seat)
                assert bytes(hidden) == asked.record

    asyncio.run(play())


def test_a_bot_whose_server_died_is_played_on_by_the_next(url: str) -> None:
    async def dies() -> str:
        async with a_house(url) as found:
            thinkers: Any = found.thinkers
            never = asyncio.Event()

            async def hang(_asked: Question) -> int:
                await never.wait()
                return 0

            thinkers.decide = hang
            return await seated(found, "ann", "*one", "*two", throws="at_once")

    async def goes_on(id: str) -> None:
        async with a_house(url) as found:

            def anns_turn() -> bool:
                table = found.opened[id].table if id in found.opened else None
                return table is not None and table.status == "running" and table.match.actor == 0

            async with found.reading(id) as table:
                waits = table.due
            if waits:
                await until(anns_turn)

    asyncio.run(goes_on(asyncio.run(dies())))


def test_a_bot_decides_for_somebody_whose_time_has_run_out(url: str) -> None:
    async def play() -> None:
        async with a_house(url) as found:
            id, watcher = await seated(found, "ann", "bob", seconds=1), Watcher()
            async with found.looking(watcher, id):
                first = watcher.seen[0]
                late = first["record"]["actor"]
                assert first["deadline"]
                await until(lambda: watcher.seen[-1].get("length", 0) > first["length"])
            async with found.reading(id) as table:
                assert any(chair.away for chair in table.chairs)
                assert table.match.log[first["length"]].seat == late

    asyncio.run(play())


def test_a_clock_that_ran_down_while_there_was_no_server_begins_anew(sqlite_url: str) -> None:
    async def first() -> str:
        async with a_house(sqlite_url) as found:
            return await seated(found, "ann", "bob", seconds=1000)

    async def second(id: str) -> None:
        async with a_house(sqlite_url) as found:
            async with found.reading(id) as table:
                table.time -= 10_000_000
                left = found.caretaker.time_left(table)
            assert left is not None and left > 900_000
            assert found.opened[id].clock is not None

    asyncio.run(second(asyncio.run(first())))


def test_tables_where_nobody_is_are_closed(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "KEEP", 3)

    async def many() -> None:
        async with a_house(sqlite_url) as found:
            watcher, ids = Watcher(), [await seated(found, "ann", "bob") for _ in range(4)]
            async with found.looking(watcher, ids[0]):
                for id in ids * 3:
                    await step(found, id)
                assert ids[0] in found.opened and len(found.opened) <= 4
            assert set(found.keys.values()) == set(found.opened)
            seen = [one["n"] for one in watcher.seen]
            assert seen == sorted(seen) and len(seen) == 4

    asyncio.run(many())


def test_a_table_that_is_not_there_is_refused(sqlite_url: str) -> None:
    async def look() -> None:
        async with a_house(sqlite_url) as found:
            with pytest.raises(Denied, match="no such table"):
                await found.act("nothing", "ann", asks.Start())
            assert not found.opened and not found._loading

    asyncio.run(look())


def test_nobody_looks_through_the_eyes_of_another(sqlite_url: str) -> None:
    async def look() -> None:
        async with a_house(sqlite_url) as found:
            id = await seated(found, "ann", "bob", begun=False)
            with pytest.raises(Denied, match="seat 2"):
                async with found.looking(Watcher(Eye(1), "ann"), id):
                    pass
            bob = Watcher(Eye(1), "bob")
            async with found.looking(bob, id):
                await found.act(id, "bob", asks.GetUp(1))
                await found.act(id, "cid", asks.Sit(1, "Cid"))
                assert bob.eye.seat == SPECTATOR
                await found.act(id, "ann", asks.Start())
                assert "legal" not in bob.seen[-1] or not bob.seen[-1]["legal"]
            assert [head.id for head in await found.store.tables_of("bob")] == []

    asyncio.run(look())


def test_who_is_forgotten_is_forgotten_by_all_servers(postgres: Any) -> None:
    url = postgres.fresh()

    async def forget() -> None:
        async with a_house(url) as one, a_house(url) as two:
            id, watcher = await seated(one, "ann", "bob"), Watcher()
            async with two.looking(watcher, id):
                await one.forget("ann")
                await until(lambda: "ann" not in str(watcher.seen[-1]))
            for found in (one, two):
                async with found.reading(id) as table:
                    assert table.head.host == GONE
                    assert [chair.person for chair in table.chairs] == [GONE, "bob"]
            assert "ann" not in str(await one.store.journal(table.head.key))
            assert (await one.store.kept_of("ann")).tables == []

    asyncio.run(forget())


def test_the_next_game_is_one_wish_away(url: str) -> None:
    async def rematch() -> None:
        async with a_house(url) as found:
            id = await seated(found, "ann", "bob")
            await found.act(id, "ann", asks.Resign(0))
            both = await asyncio.gather(found.rematch(id, "ann"), found.rematch(id, "bob"))
            assert both[0] == both[1] != id
            await found.act(both[0], "bob", asks.Start())
            async with found.reading(both[0]) as table:
                assert table.match.names == ["bob", "ann"]
            assert len(await found.store.tables_of("ann")) == 2

    asyncio.run(rematch())


def test_a_real_bot_thinks_in_a_process_of_its_own(sqlite_url: str) -> None:
    async def play() -> None:
        store = await Store.open(sqlite_url)
        found = House(store)
        await found.start()
        try:
            id, watcher = await seated(found, "ann", "*bot"), Watcher(Eye(0), "ann")
            async with found.looking(watcher, id):

                def bot_has_played() -> bool:
                    return any(entry.seat == 1 for entry in found.opened[id].table.match.log)

                async with asyncio.timeout(50):
                    while not bot_has_played():
                        async with found.reading(id) as table:
                            at, legal = table.number, table.match.legal(0)
                            mine = table.match.actor == 0
                        if mine:
                            await found.act(id, "ann", asks.Decide(0, at, legal[0]))
                        await asyncio.sleep(0.005)
        finally:
            await found.close()
            await store.close()

    asyncio.run(play())
