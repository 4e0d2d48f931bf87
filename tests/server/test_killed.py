"""The server is killed while people play: what both had seen is there when it comes back."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from .serving import Person, Server, people, sit_down
from .tables import HEXAGONS, RACE

TABLES = 8
MOVES = 60  # of all tables together, before the server is killed


@dataclass
class Seen:
    """What one person has seen of a table."""

    n: int = 0
    lines: list[Any] = field(default_factory=list)


async def play(person: Person, id: str, seen: Seen, moved: asyncio.Queue[None]) -> None:
    """Decide whenever there is something to decide, until the connection breaks."""
    url = f"{person.server.live_url}/api/tables/{id}/live?after={seen.n}"
    with contextlib.suppress(WebSocketException, OSError, EOFError):  # also in the middle of a handshake
        async with connect(url, additional_headers={"cookie": person.cookie}, proxy=None) as socket:
            await _decide(socket, seen, moved)


async def _decide(socket: ClientConnection, seen: Seen, moved: asyncio.Queue[None]) -> None:
    record: dict[str, Any] = {}
    seat = -1
    async for text in socket:
        message = json.loads(text)
        if "refused" in message or "status" in message:
            return  # look again
        seat = message.get("seat", seat)
        record |= message.get("record") or {}
        seen.n = message["n"]
        seen.lines += message.get("story") or []
        legal = message.get("legal")
        if legal and record.get("actor") == seat:
            ask = {"do": "play", "seat": seat, "at": seen.n, "action": legal[seen.n % len(legal)]}
            await socket.send(json.dumps({"ask": ask}))
            moved.put_nowait(None)


async def play_and_kill(server: Server, around: list[Person], seen: dict[Any, Seen]) -> None:
    moved: asyncio.Queue[None] = asyncio.Queue()
    plays = [play(around[i], id, what, moved) for (i, id), what in seen.items()]
    tasks = [asyncio.create_task(one) for one in plays]
    for _ in range(MOVES):
        await asyncio.wait_for(moved.get(), 30)
    await asyncio.to_thread(server.end, signal.SIGKILL)
    await asyncio.gather(*tasks)


@pytest.mark.parametrize("how", ["sqlite", "postgresql"])
def test_nothing_that_was_seen_is_lost(how: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    sqlite = how == "sqlite"
    server = Server(str(tmp_path / "t.db") if sqlite else request.getfixturevalue("postgres").fresh())
    server.start()
    with contextlib.closing(server), people(server, 2) as around:
        ids = [sit_down(around, (RACE, HEXAGONS)[i % 2]) for i in range(TABLES)]
        seen = {(i, id): Seen() for i in range(2) for id in ids}
        for _ in range(2):
            asyncio.run(play_and_kill(server, around, seen))
            server.start()
            for person in around:
                person.http.base_url = server.url
            for (i, id), what in seen.items():
                hold_known(around[i], id, what)
        assert sum(what.n for what in seen.values()) > MOVES
    assert "Traceback" not in server.errors, server.errors


def hold_known(person: Person, id: str, seen: Seen) -> None:
    """The table knows at least as much as was seen of it, and tells it the same way."""
    view = person.get(f"/api/tables/{id}")
    assert view["n"] >= seen.n
    known: list[Any] = []
    while not known or known[-1][0] < view["length"]:
        more = person.get(f"/api/tables/{id}/story", start=known[-1][0] if known else 0)["lines"]
        if not more:
            break
        known += more
    assert all(line in known for line in seen.lines)


def test_a_server_that_is_asked_to_stop_lets_people_finish(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"))
    server.start()
    with contextlib.closing(server), people(server, 2) as around:
        id = sit_down(around, HEXAGONS)
        listening = around[1].http.stream("GET", f"/api/tables/{id}/events")
        with around[0].live(id) as socket, listening as stream:
            assert stream.is_success
            n = json.loads(socket.recv(timeout=30))["n"]
            socket.send(json.dumps({"ask": {"do": "play", "seat": 0, "at": n, "action": 2}}))
            assert json.loads(socket.recv(timeout=30))["n"] == n + 1
            server.end()
            assert stream.read()  # it has come to its end
            with pytest.raises(ConnectionClosed, match="1012"):  # service restart: come back
                socket.recv(timeout=30)
        server.start()
        around[0].http.base_url = server.url
        assert around[0].get(f"/api/tables/{id}")["n"] == n + 1
    assert server.errors == ""
