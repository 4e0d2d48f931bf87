"""What is written stays written, in the order of its numbers, and by one writer only."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect

from ludotheque.server.store import Conflict, Database, NoDatabase, Store, Unit
from ludotheque.server.store.database import HEAD, alembic_config
from ludotheque.server.store.schema import metadata
from ludotheque.server.store.store import got_up, sat_down, status

TABLE: dict[str, Any] = {
    "id": "a-table",
    "game": "take_it_easy_race",
    "rules": "abc",
    "seats": 2,
    "options": "{}",
    "terms": "{}",
    "host": "somebody",
    "secret": b"\0\xff",
    "public": True,
    "status": "open",
    "due": None,
}


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def events_of(lines: list[Any]) -> list[str]:
    return [line.event for line in lines]


def test_a_journal_is_read_as_it_was_written_and_outlives_the_server(url: str) -> None:
    async def first() -> int:
        async with opened(url) as store:
            head = await store.open_table(TABLE, ["one", "two"], ["somebody"])
            await store.write(Unit(head.key, 3, ["three — ⚄"]))
            return head.key

    async def second(key: int) -> None:
        async with opened(url) as store:
            head = await store.head("a-table")
            assert head is not None and head == await store.head_of(key)
            assert (head.key, head.secret, head.options, head.public) == (key, b"\0\xff", "{}", True)
            lines = await store.journal(key)
            assert [(line.number, line.event) for line in lines] == [(1, "one"), (2, "two"), (3, "three — ⚄")]
            assert events_of(await store.journal(key, after=2)) == ["three — ⚄"]
            assert await store.head("another") is None

    asyncio.run(second(asyncio.run(first())))


def test_of_two_writers_of_a_number_one_gets_a_conflict_and_leaves_no_trace(url: str) -> None:
    async def race() -> None:
        async with opened(url) as store:
            key = (await store.open_table(TABLE, [], [])).key
            other = (await store.open_table({**TABLE, "id": "other"}, [], [])).key
            over = status(key, "over", None)
            units = [
                Unit(key, 1, ["mine", "and mine"]),
                Unit(key, 1, ["yours"], [over]),
                Unit(other, 1, ["theirs"]),
                Unit(key, 2, ["late"]),
            ]
            done = await asyncio.gather(*map(store.write, units), return_exceptions=True)
            assert [type(one) for one in done] == [type(None), Conflict, type(None), Conflict]
            assert events_of(await store.journal(key)) == ["mine", "and mine"]
            assert events_of(await store.journal(other)) == ["theirs"]
            head = await store.head_of(key)
            assert head is not None and head.status == "open"

    asyncio.run(race())


def test_two_servers_race_for_one_number(postgres: Any) -> None:
    url = postgres.fresh()

    async def race() -> None:
        async with opened(url) as one, opened(url) as two:
            key = (await one.open_table(TABLE, [], [])).key
            for number in range(1, 41):
                both = [one.write(Unit(key, number, ["one"])), two.write(Unit(key, number, ["two"]))]
                done = await asyncio.gather(*both, return_exceptions=True)
                assert sorted(str(type(d).__name__) for d in done) == ["Conflict", "NoneType"]
            assert len(await one.journal(key)) == 40

    asyncio.run(race())


def test_many_writers_share_one_commit(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def write() -> None:
        async with opened(url) as store:
            key = (await store.open_table(TABLE, [], [])).key
            transactions = []
            once = store.writer._transaction

            async def counted(units: Any) -> None:
                transactions.append(len(units))
                await once(units)

            monkeypatch.setattr(store.writer, "_transaction", counted)
            await asyncio.gather(*(store.write(Unit(key, n, [str(n)])) for n in range(1, 301)))
            assert sum(transactions) == 300 and len(transactions) <= 3
            assert events_of(await store.journal(key)) == [str(n) for n in range(1, 301)]

    asyncio.run(write())


def test_a_stopping_server_writes_what_waits(url: str) -> None:
    async def stop() -> int:
        store = await Store.open(url)
        key = (await store.open_table(TABLE, [], [])).key
        waiting = [asyncio.ensure_future(store.write(Unit(key, n, ["x"]))) for n in range(1, 21)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        return key

    async def look(key: int) -> int:
        async with opened(url) as store:
            return len(await store.journal(key))

    assert asyncio.run(look(asyncio.run(stop()))) == 20


def test_other_servers_hear_what_was_written_once_it_is_committed(postgres: Any) -> None:
    url = postgres.fresh()

    async def hear() -> None:
        async with opened(url) as one, opened(url) as two:
            heard: asyncio.Queue[tuple[int, int]] = asyncio.Queue()
            listening = asyncio.Event()
            two.listen(lambda table, number: heard.put_nowait((table, number)), listening.set)
            one.listen(lambda table, number: pytest.fail("one hears itself"), lambda: None)
            await listening.wait()
            key = (await one.open_table(TABLE, [], [])).key
            await one.write(Unit(key, 1, ["a", "b"]))
            assert await asyncio.wait_for(heard.get(), 10) == (key, 2)
            assert events_of(await two.journal(key)) == ["a", "b"]

    asyncio.run(hear())


def test_lists_of_tables(url: str) -> None:
    async def lists() -> None:
        async with opened(url) as store:
            a = await store.open_table(TABLE, [], ["ann"])
            b = await store.open_table({**TABLE, "id": "b", "public": False}, [], ["ann", "bob"])
            c = await store.open_table({**TABLE, "id": "c", "due": 5, "status": "running"}, [], ["bob"])
            assert [h.id for h in await store.public_tables("open")] == ["a-table"]
            assert [h.id for h in await store.public_tables("running")] == ["c"]
            assert {h.id for h in await store.tables_of("ann")} == {"a-table", "b"}
            also = [got_up(b.key, "ann"), sat_down(c.key, "ann"), status(a.key, "over", None)]
            await store.write(Unit(b.key, 1, (), also))
            assert {h.id for h in await store.tables_of("ann")} == {"a-table", "c"}
            assert [h.id for h in await store.public_tables("over")] == ["a-table"]
            assert [h.id for h in await store.due_tables(6)] == ["c"]
            assert await store.due_tables(5) == []

    asyncio.run(lists())


def test_secrets_are_kept_as_hashes_and_links_are_good_once(url: str) -> None:
    async def tokens() -> None:
        async with opened(url) as store:
            person = "somebody"
            secret = await store.add_token(person, "api", "my bot")
            account = await store.account(secret, "api")
            assert account is not None and account.person == person
            assert await store.account(secret, "link") is None
            assert await store.account(secret + "x", "api") is None
            link = await store.add_token(person, "link", "", 60)
            both = await asyncio.gather(store.spend(link, "link"), store.spend(link, "link"))
            assert sorted(one is None for one in both) == [False, True]
            late = await store.add_token(person, "link", "", -1)
            assert await store.spend(late, "link") is None
            await store.revoke_tokens(person)
            assert await store.account(secret, "api") is None
            assert await store.key("cookies") == await store.key("cookies")

    asyncio.run(tokens())


def test_the_file_holds_no_secret_in_clear(sqlite_url: str) -> None:
    async def add() -> str:
        async with opened(sqlite_url) as store:
            return await store.add_token("somebody", "api", "x")

    secret = asyncio.run(add())
    assert secret.encode() not in Path(sqlite_url).read_bytes()


def test_a_second_server_on_one_file_is_refused(sqlite_url: str) -> None:
    async def both() -> None:
        async with opened(sqlite_url):
            with pytest.raises(NoDatabase, match="Another server is already running"):
                await Store.open(sqlite_url)
        async with opened(sqlite_url):
            pass

    asyncio.run(both())


@pytest.mark.parametrize("bad", ["mysql://somewhere/x", "://", "sqlite://"])
def test_a_database_of_another_kind_is_refused(bad: str) -> None:
    with pytest.raises(NoDatabase):
        asyncio.run(Database.open(bad))


def test_what_cannot_be_opened_is_told(tmp_path: Path) -> None:
    path = tmp_path / "no.db"
    path.write_bytes(b"this is no database at all, but a text that is long enough" * 100)
    with pytest.raises(NoDatabase, match="not a database"):
        asyncio.run(Database.open(str(path)))


def test_a_password_is_not_shown() -> None:
    with pytest.raises(NoDatabase) as refused:
        asyncio.run(Database.open("mysql://me:tulips@host/x"))
    assert "tulips" not in str(refused.value)


def test_every_commit_is_synced(sqlite_url: str) -> None:
    async def pragmas() -> tuple[str, int]:
        async with opened(sqlite_url) as store, store.database.engine.connect() as connection:
            mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar_one()
            return mode, (await connection.exec_driver_sql("PRAGMA synchronous")).scalar_one()

    assert asyncio.run(pragmas()) == ("wal", 2)


def test_migrations_lead_to_the_schema(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    def compare(connection: Connection) -> Any:
        assert inspect(connection).has_table("alembic_version")
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async def differences() -> Any:
        async with opened(url) as store, store.database.engine.connect() as connection:
            return await connection.run_sync(compare)

    assert asyncio.run(differences()) == []
    assert ScriptDirectory.from_config(alembic_config()).get_current_head() == HEAD


def test_backups_are_plain_files(sqlite_url: str, tmp_path: Path) -> None:
    """A copy made by SQLite's own backup while the server runs can be opened by another."""

    async def copy() -> None:
        async with opened(sqlite_url) as store:
            key = (await store.open_table(TABLE, ["one"], [])).key
            source, target = sqlite3.connect(sqlite_url), sqlite3.connect(tmp_path / "copy.db")
            source.backup(target)
            source.close()
            target.close()
            async with opened(str(tmp_path / "copy.db")) as restored:
                assert events_of(await restored.journal(key)) == ["one"]

    asyncio.run(copy())
