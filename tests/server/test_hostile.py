"""Rubbish, forgeries and floods: each is answered with an honest refusal, and changes nothing."""

from __future__ import annotations

import asyncio
import json
import os
import random
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from .serving import Person, Server, people, served, sit_down
from .tables import HEXAGONS, RACE

COUNT = int(os.environ.get("LUDOTHEQUE_HOSTILE", "2400"))  # messages; `bench.hostile` sends a million

WORDS = ["sit", "bot", "up", "salt", "start", "play", "throw", "back", "agree", "decline", "look", "close",
         "resign", "__proto__", "constructor", "", "play\0", "PLAY"]  # fmt: skip
FIELDS = ["seat", "at", "action", "name", "level", "salt", "do", "__proto__", "id", "n"]


def rubbish(rng: random.Random, deep: int = 2) -> Any:
    """Any value of JSON, rather often one that nearly fits."""
    kinds: list[Any] = [
        None, True, -1, 0, 1, 2, 3, 63, 64, 1 << 31, 1 << 53, 1 << 70, -0.5, 1e300,
        "", "0", "x" * 100, "\0", "é", "\ud7ff", "[]", rng.choice(WORDS),
    ]  # fmt: skip
    if deep and rng.random() < 0.2:
        return [rubbish(rng, deep - 1) for _ in range(rng.randrange(4))]
    if deep and rng.random() < 0.2:
        return {rng.choice(FIELDS): rubbish(rng, deep - 1) for _ in range(rng.randrange(4))}
    return rng.choice(kinds)


def an_ask(rng: random.Random) -> Any:
    """What somebody could ask who does not know how, or knows too well."""
    if rng.random() < 0.1:
        return rubbish(rng)
    ask: dict[str, Any] = {"do": rng.choice(WORDS)}
    for field in rng.sample(FIELDS, rng.randrange(5)):
        ask[field] = rubbish(rng) if rng.random() < 0.5 else rng.randrange(6)
    return ask


def a_message(rng: random.Random) -> str | bytes:
    kind = rng.random()
    if kind < 0.05:
        return rng.randbytes(rng.randrange(60))
    message = {"ask": an_ask(rng), "id": rubbish(rng, 0) if rng.random() < 0.2 else rng.randrange(99)}
    text = json.dumps(rubbish(rng) if kind < 0.1 else message)
    if kind < 0.25:  # torn, or with a letter changed
        at = rng.randrange(len(text) + 1)
        return text[:at] + rng.choice(["", "\0", "{", "]", '"', "\\ud800", "9" * 30]) + text[at + 1 :]
    return text


def state_of(around: list[Person], ids: list[str]) -> list[Any]:
    return [person.get(f"/api/tables/{id}") for person in around for id in ids]


async def flood(server: Server, id: str, messages: list[str | bytes]) -> int:
    """Say all this as a stranger; how many answers came, none of which was that something was done."""
    answers = 0
    left = list(messages)
    while left:
        async with connect(f"{server.live_url}/api/tables/{id}/live", proxy=None) as socket:
            await socket.recv()
            try:
                while left:
                    await socket.send(left.pop())
                    answer = json.loads(await asyncio.wait_for(socket.recv(), 30))
                    assert answer.get("code") or answer.get("seat") == -1, answer
                    assert answer.get("status") != 500, answer
                    answers += 1
            except ConnectionClosed:
                answers += 1
    return answers


def test_rubbish_over_websockets_changes_nothing(tmp_path: Path) -> None:
    rng = random.Random(11)
    with served(str(tmp_path / "t.db")) as server, people(server, 2) as around:
        ids = [sit_down(around, RACE), sit_down(around, HEXAGONS)]
        before = state_of(around, ids)
        messages = [a_message(rng) for _ in range(COUNT)]
        halves = [messages[::2], messages[1::2]]

        async def both() -> list[int]:
            return await asyncio.gather(*(flood(server, *one) for one in zip(ids, halves, strict=True)))

        assert sum(asyncio.run(both())) == len(messages)
        assert state_of(around, ids) == before
    assert server.errors == "", server.errors


def test_rubbish_over_http_changes_nothing(tmp_path: Path) -> None:
    rng = random.Random(12)
    with served(str(tmp_path / "t.db")) as server, people(server, 2) as around:
        ids = [sit_down(around, RACE), sit_down(around, HEXAGONS)]
        before = state_of(around, ids)
        with httpx.Client(base_url=server.url, trust_env=False) as stranger:
            for _ in range(COUNT // 8):
                answer = _bad_request(stranger, rng, ids)
                assert 400 <= answer.status_code < 500, (answer.request.url, answer.status_code, answer.text)
                assert answer.headers["content-type"] == "application/problem+json", answer.text
        assert state_of(around, ids) == before
    assert server.errors == "", server.errors


def _bad_request(stranger: httpx.Client, rng: random.Random, ids: list[str]) -> httpx.Response:
    id = rng.choice(ids)
    kind = rng.randrange(7)
    if kind == 0:
        return stranger.post(f"/api/tables/{id}/asks", content=rng.randbytes(rng.randrange(1, 60)))
    if kind == 1:
        return stranger.post("/api/tables", json={"game": rubbish(rng), rng.choice(FIELDS): rubbish(rng)})
    if kind == 2:
        query = {rng.choice(["seat", "start", "words"]): rng.choice(["x", "1e9", "٣", "nan", "--"])}
        return stranger.get(f"/api/tables/{id}/story", params=query | {"seat": 5})
    if kind == 3:
        return stranger.request(rng.choice(["PUT", "DELETE", "PATCH"]), f"/api/tables/{id}")
    if kind == 4:
        return stranger.post(f"/api/tables/{id}/asks", content="[" * rng.choice([10, 1000, 60_000]))
    if kind == 5:
        return stranger.get("/api/tables", params={"status": rng.choice(["", "x", "open'--"])})
    secrets = [b"Bearer", b"Bearer x", b"Basic eDp4", b"Bearer \xff", b"x" * 999]
    headers = {b"authorization": rng.choice(secrets)}
    return stranger.post(f"/api/tables/{id}/asks", json={"do": "start"}, headers=headers)


def test_torn_requests_and_connections_do_no_harm(tmp_path: Path) -> None:
    async def tear(port: int) -> None:
        for piece in (b"GET", b"\0" * 100, b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/tables HTTP/1.1\r\n"
                      b"Host: x\r\nContent-Length: 50\r\n\r\n{", b"\x16\x03\x01" + b"x" * 50):  # fmt: skip
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(piece)
            await writer.drain()
            writer.close()

    with served(str(tmp_path / "t.db")) as server, people(server, 1) as (ann,):
        port = int(server.url.rpartition(":")[2])
        asyncio.run(tear(port))
        assert ann.get("/health/ready") == {"status": "ready"}
    assert "Traceback" not in server.errors
