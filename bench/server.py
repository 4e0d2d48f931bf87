"""The server under load: many tables of two, each seat decides as soon as it can, over real WebSockets.

    python -m bench.server                      # closed loop over 500 tables, SQLite
    python -m bench.server --rate 250           # 250 moves/s in all, for the times between two people
    python -m bench.server --database postgresql://...

A move counts when it has reached the other seat's client, so after it was committed and synced. Server and
load share the machine. One process plays all clients, with a WebSocket client that does no more than it must.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import struct
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop

WARM = 2.0  # seconds before counting starts


class Head(msgspec.Struct):
    """What a client has to know of a message in order to answer it."""

    n: int = 0
    legal: list[int] | None = None
    status: int = 0
    done: int | None = None


_heads = msgspec.json.Decoder(Head)


@dataclass
class Load:
    """What all clients have measured together."""

    rate: float = 0.0  # moves per second in all; 0: as fast as it goes
    counting: bool = False
    moves: int = 0
    down: int = 0  # bytes of updates
    updates: int = 0
    joins: list[int] = field(default_factory=list)  # bytes of snapshots
    times: list[float] = field(default_factory=list)  # from a seat's move to the other's client
    refused: int = 0
    over: int = 0
    seconds: float = 0.0
    processor: float = 0.0  # seconds that the server used of it


class Seat(asyncio.Protocol):
    """One person at one table. `game` is shared by the two of a table."""

    def __init__(
        self, load: Load, path: str, cookie: str, host: str, seat: int, game: dict[str, float]
    ) -> None:
        self.load, self.path, self.cookie, self.host, self.seat = load, path, cookie, host, seat
        self.game, self.pending, self.open = game, b"", False

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self.path} HTTP/1.1",
            f"Host: {self.host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: {self.cookie}",
        ]
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self.pending += data
        if not self.open:
            head, found, rest = self.pending.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head[:20], head
            self.open, self.pending = True, rest
        while (message := self._frame()) is not None:
            self._heard(message)

    def _frame(self) -> bytes | None:
        """The next whole message, if there is one. A server's frames are neither masked nor split here."""
        pending = self.pending
        if len(pending) < 2:
            return None
        length, start = pending[1], 2
        if length == 126:
            if len(pending) < 4:
                return None
            (length,), start = struct.unpack(">H", pending[2:4]), 4
        if len(pending) < start + length:
            return None
        self.pending = pending[start + length :]
        if pending[0] & 15 == 9:  # a ping
            self._send(pending[start : start + length], 10)
            return self._frame()
        return pending[start : start + length]

    def _send(self, message: bytes, kind: int = 1) -> None:
        size = len(message)
        head = struct.pack(">BB", 128 | kind, 128 | size) if size < 126 else struct.pack(
            ">BBH", 128 | kind, 254, size
        )  # fmt: skip
        self.transport.write(head + b"\0\0\0\0" + message)  # a mask of zeros changes nothing

    def _heard(self, message: bytes) -> None:
        head, load = _heads.decode(message), self.load
        if head.status:
            load.refused += 1
            return
        if "first" not in self.__dict__:
            self.first = False
            load.joins.append(len(message))
        elif load.counting:
            load.down += len(message)
            load.updates += 1
            sent = self.game.pop("sent", None) if self.game.get("by") != self.seat else None
            if sent is not None:
                load.moves += 1
                load.times.append(time.perf_counter() - sent)
        if head.legal:
            self._decide(head.n, head.legal)
        elif b'"status":"over"' in message:
            load.over += 1

    def _decide(self, n: int, legal: list[int]) -> None:
        action = legal[n % len(legal)]
        ask = b'{"ask":{"do":"play","seat":%d,"at":%d,"action":%d}}' % (self.seat, n, action)
        if self.load.rate:
            loop = asyncio.get_running_loop()
            loop.call_later(self.game["pause"], self._move, ask)
        else:
            self._move(ask)

    def _move(self, ask: bytes) -> None:
        self.game["sent"], self.game["by"] = time.perf_counter(), self.seat
        self._send(ask)


def started(database: str) -> tuple[subprocess.Popen[str], str]:
    command = [
        sys.executable,
        "-m",
        "ludotheque",
        "serve",
        "--port",
        "0",
        "--rate",
        "0",
        "--database",
        database,
    ]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env={**os.environ, "LC_ALL": "C"})
    assert process.stdout is not None
    began = time.perf_counter()
    line = process.stdout.readline()
    print(f"ready after {time.perf_counter() - began:.2f} s")
    return process, line.split(" ready at ")[1].split()[0]


async def tables_of(url: str, game: str, count: int) -> tuple[list[str], list[str]]:
    """So many tables at which the same two people sit, begun; and the cookies of the two."""
    async with httpx.AsyncClient(base_url=url) as ann, httpx.AsyncClient(base_url=url) as bob:
        people, ids = (ann, bob), []
        for _ in range(count):
            answer = await ann.post("/api/tables", json={"game": game, "seats": 2})
            ids.append(answer.json()["id"])
            for seat, person in enumerate(people):
                ask = {"do": "sit", "seat": seat, "name": f"Person {seat + 1}"}
                (await person.post(f"/api/tables/{ids[-1]}/asks", json=ask)).raise_for_status()
            (await ann.post(f"/api/tables/{ids[-1]}/asks", json={"do": "start"})).raise_for_status()
        return ids, ["; ".join(f"{k}={v}" for k, v in person.cookies.items()) for person in people]


def _same(person: Seat) -> Seat:
    return person


async def play(url: str, server: int, args: argparse.Namespace) -> Load:
    load = Load(args.rate)
    began = time.perf_counter()
    ids, cookies = await tables_of(url, args.game, args.tables)
    print(f"{args.tables} tables opened and begun in {time.perf_counter() - began:.1f} s")
    place, loop = urlsplit(url), asyncio.get_running_loop()
    for id in ids:
        game = {"pause": args.tables / args.rate if args.rate else 0.0}
        for seat, cookie in enumerate(cookies):
            path = f"/api/tables/{id}/live?words={'true' if args.words else 'false'}"
            person = Seat(load, path, cookie, place.netloc, seat, game)
            await loop.create_connection(partial(_same, person), place.hostname or "", place.port or 80)
    await asyncio.sleep(WARM)
    load.counting, used, began = True, processor_seconds(server), time.perf_counter()
    await asyncio.sleep(args.seconds)
    load.counting, load.seconds = False, time.perf_counter() - began
    load.processor = processor_seconds(server) - used
    return load


def share(times: list[float], part: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(times)[min(len(times) - 1, int(part * len(times)))] if times else float("nan")


def processor_seconds(process: int) -> float:
    """What a process has used so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="take_it_easy_race")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=0.0, help="moves per second in all; 0: closed loop")
    parser.add_argument("--database", default="", help="usually an SQLite file in a folder of its own")
    parser.add_argument("--no-words", dest="words", action="store_false", help="without names and story")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=os.environ.get("LUDOTHEQUE_BENCH_DIR")) as folder:
        process, url = started(args.database or str(Path(folder) / "tables.db"))
        try:
            load = uvloop.run(play(url, process.pid, args))
        finally:
            process.terminate()
            process.wait()
    report = {
        "moves_per_second": round(load.moves / load.seconds, 1),
        "p50_ms": round(share(load.times, 0.5), 2),
        "p99_ms": round(share(load.times, 0.99), 2),
        "bytes_down_per_update": round(load.down / max(1, load.updates), 1),
        "bytes_of_a_join": max(load.joins, default=0),
        "refused": load.refused,
        "games_over": load.over,
        "server_busy": round(load.processor / load.seconds, 2),
        "server_us_per_move": round(1e6 * load.processor / max(1, load.moves), 1),
    }
    if args.json:
        print(json.dumps({**vars(args), **report}))
        return
    for name, value in report.items():
        print(f"{name.replace('_', ' '):24}{value:>12,}")


if __name__ == "__main__":
    main()
