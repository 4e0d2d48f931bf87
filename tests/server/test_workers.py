"""Several processes on one PostgreSQL: any of them serves any table, and one that dies is replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli import main

from .serving import WAIT, Person, people, served, sit_down
from .tables import HEXAGONS, RACE
from .test_killed import Seen, hold_known, play

TABLES = 6
MOVES = 40  # before a process is killed, and again after it


def workers_of(process: int) -> list[int]:
    """The processes that serve: of the children those that hold the socket."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    lines = {int(child): Path(f"/proc/{child}/cmdline").read_bytes() for child in children}
    return [child for child, line in lines.items() if b"spawn_main" in line]


async def keep_playing(person: Person, id: str, seen: Seen, moved: asyncio.Queue[None]) -> None:
    """As somebody at a browser, which connects again whenever it is cut off."""
    while True:
        await play(person, id, seen, moved)
        await asyncio.sleep(0.02)


async def play_on(around: list[Person], seen: dict[Any, Seen], kill: Any) -> None:
    moved: asyncio.Queue[None] = asyncio.Queue()
    plays = [keep_playing(around[i], id, what, moved) for (i, id), what in seen.items()]
    tasks = [asyncio.create_task(one) for one in plays]
    for what_then in (kill, lambda: None):
        for _ in range(MOVES):
            await asyncio.wait_for(moved.get(), WAIT)
        await asyncio.to_thread(what_then)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_a_killed_process_is_replaced_and_nobody_loses_anything(postgres: Any) -> None:
    with served(postgres.fresh(), "--workers", "2") as server, people(server, 2) as around:
        assert server.process is not None
        parent = server.process.pid
        ids = [sit_down(around, (RACE, HEXAGONS)[i % 2]) for i in range(TABLES)]
        seen = {(i, id): Seen() for i in range(2) for id in ids}
        before = workers_of(parent)
        assert len(before) == 2
        asyncio.run(play_on(around, seen, lambda: os.kill(before[0], signal.SIGKILL)))
        for (i, id), what in seen.items():
            hold_known(around[i], id, what)
        until = time.monotonic() + WAIT
        while len(workers_of(parent)) < 2 or before[0] in workers_of(parent):
            assert time.monotonic() < until
            time.sleep(0.05)
    assert "Traceback" not in server.errors, server.errors


def test_a_restarted_database_is_found_again(postgres: Any) -> None:
    def restart() -> None:
        postgres.stop()
        postgres.start()

    with served(postgres.fresh()) as server, people(server, 2) as around:
        ids = [sit_down(around, (RACE, HEXAGONS)[i % 2]) for i in range(TABLES)]
        seen = {(i, id): Seen() for i in range(2) for id in ids}
        asyncio.run(play_on(around, seen, restart))
        for (i, id), what in seen.items():
            hold_known(around[i], id, what)
    assert "Traceback" not in server.errors, server.errors


def test_several_processes_on_a_file_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "t.db")
    assert main(["serve", "--port", "0", "--database", database, "--workers", "2", "--lang", "en"]) == 2
    assert "need a PostgreSQL" in capsys.readouterr().err


def test_a_port_that_is_taken_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with served(str(tmp_path / "one.db")) as server:
        port = server.url.rpartition(":")[2]
        assert main(["serve", "--port", port, "--database", str(tmp_path / "two.db"), "--lang", "en"]) == 2
    assert f"127.0.0.1:{port} cannot be used" in capsys.readouterr().err
