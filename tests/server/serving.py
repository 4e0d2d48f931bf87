"""A real server in a process of its own, on a port that is free, and clients for it."""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from .tables import RACE

WAIT = 30  # seconds after which something that must come is taken to have been forgotten


class Server:
    """`ludotheque serve`, started and stopped as its owner would."""

    def __init__(self, database: str, *words: str, rate: int = 0) -> None:
        self.database, self.words, self.rate = database, words, rate
        self.process: subprocess.Popen[str] | None = None
        self.url = self.errors = ""

    def start(self) -> None:
        command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--database", self.database]
        self.process = subprocess.Popen(
            [*command, "--rate", str(self.rate), *self.words],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None and self.process.stderr is not None
        ready, _, _ = select.select([self.process.stdout], [], [], WAIT)
        line = self.process.stdout.readline() if ready else ""
        assert " ready at " in line, f"{line} {self.process.poll()} {self.process.stderr.read()}"
        self.url = line.split(" ready at ")[1].split()[0]

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, or kill it; what it said on its standard error is kept."""
        process, self.process = self.process, None
        if process is None:
            return
        process.send_signal(how)
        _, errors = process.communicate(timeout=WAIT)
        self.errors += errors

    def close(self) -> None:
        self.end()

    @property
    def live_url(self) -> str:
        return self.url.replace("http", "ws", 1)


@contextlib.contextmanager
def served(database: str, *words: str, rate: int = 0) -> Iterator[Server]:
    server = Server(database, *words, rate=rate)
    server.start()
    try:
        yield server
    finally:
        server.end()


@dataclass
class Person:
    """Somebody at a browser: a device with its cookie."""

    server: Server
    http: httpx.Client

    def get(self, path: str, **query: Any) -> Any:
        return self._right(self.http.get(path, params=query))

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        return self._right(self.http.post(path, json={} if body is None else body, headers=headers))

    def ask(self, id: str, do: str, **more: Any) -> Any:
        return self.post(f"/api/tables/{id}/asks", {"do": do, **more})["n"]

    def refused(self, path: str, body: Any, status: int, **headers: str) -> Any:
        """The problem with which this is refused."""
        answer = self.http.post(path, json=body, headers=headers)
        assert answer.status_code == status, answer.text
        assert answer.headers["content-type"] == "application/problem+json"
        problem = answer.json()
        assert problem["status"] == status and problem["code"] and problem["detail"]
        return problem

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def live(self, id: str, query: str = "", **headers: str) -> ClientConnection:
        headers |= {"cookie": self.cookie} if self.cookie else {}
        url = f"{self.server.live_url}/api/tables/{id}/live?{query}"
        return connect(url, additional_headers=headers, proxy=None, compression=None)

    @staticmethod
    def _right(answer: httpx.Response) -> Any:
        assert answer.is_success, f"{answer.status_code} {answer.text}"
        return answer.json() if answer.content else None


@contextlib.contextmanager
def people(server: Server, count: int) -> Iterator[list[Person]]:
    with contextlib.ExitStack() as stack:
        found = []
        for _ in range(count):
            http = stack.enter_context(httpx.Client(base_url=server.url, trust_env=False, timeout=WAIT))
            found.append(Person(server, http))
        yield found


def sit_down(around: list[Person], game: str = RACE, **wish: Any) -> str:
    """A table at which these people play; its name."""
    id: str = around[0].post("/api/tables", {"game": game, "seats": len(around), **wish})["id"]
    for seat, person in enumerate(around):
        person.ask(id, "sit", seat=seat, name=f"Person {seat + 1}")
    around[0].ask(id, "start")
    return id


def read(socket: ClientConnection) -> Any:
    """The next message."""
    return json.loads(socket.recv(timeout=WAIT))
