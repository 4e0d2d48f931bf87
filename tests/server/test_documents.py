"""What docs/server.md shows is run."""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from .serving import WAIT, Server, people, read, served, sit_down
from .tables import RACE

DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"


def document(kind: str) -> str:
    """The first piece of the document of this kind."""
    return DOCUMENT.read_text("utf-8").partition(f"```{kind}\n")[2].partition("```")[0]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


@contextlib.contextmanager
def behind_nginx(folder: Path, servers: list[Server]) -> Iterator[str]:
    """The address of an nginx before these servers, set up as the document says."""
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        pytest.skip("nginx is not installed")
    port, text = free_port(), document("nginx")
    for said, real in zip(("8001", "8002"), servers, strict=True):
        text = text.replace(f"127.0.0.1:{said}", real.url.removeprefix("http://"))
    ours = f"daemon off; pid {folder}/pid; error_log {folder}/errors;"
    text = text.replace("events {}", f"{ours} events {{}}").replace("8080", str(port))
    (folder / "nginx.conf").write_text(text.replace("http {", "http { access_log off;"), "utf-8")
    process = subprocess.Popen([program, "-p", str(folder), "-c", "nginx.conf", "-e", f"{folder}/errors"])
    try:
        url = f"http://127.0.0.1:{port}"
        until = time.monotonic() + WAIT
        while not answers(url):
            assert process.poll() is None and time.monotonic() < until, (folder / "errors").read_text()
        yield url
    finally:
        process.terminate()
        process.wait(WAIT)


def answers(url: str) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(f"{url}/health/ready", trust_env=False).is_success
    return False


def test_two_servers_behind_nginx_are_one(tmp_path: Path, postgres: Any) -> None:
    url = postgres.fresh()
    with served(url) as one, served(url) as two, behind_nginx(tmp_path, [one, two]) as front:
        play_behind(front, one)


def play_behind(front: str, server: Server) -> None:
    direct, server.url = server.url, front  # everything goes through nginx
    with people(server, 2) as around:
        id = sit_down(around, RACE)
        with around[0].live(id) as ann, around[1].live(id, origin=front) as bob:
            views = [read(ann), read(bob)]
            for _ in range(20):
                n, seat = views[0]["n"], views[0]["record"]["actor"]
                around[seat].ask(id, "play", seat=seat, at=n, action=views[seat]["legal"][0])
                views = [person.get(f"/api/tables/{id}") for person in around]
                updates = [read(ann), read(bob)]
                assert len({seen["n"] for seen in (*views, *updates)}) == 1
    server.url = direct


def test_the_bot_in_the_document_plays(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(document("python"), "utf-8")
    with served(str(tmp_path / "t.db")) as server, people(server, 1) as (ann,):
        id = ann.post("/api/tables", {"game": RACE, "seats": 2})["id"]
        bots = []
        for seated in (1, 2):
            command = [sys.executable, str(tmp_path / "bot.py"), server.url, id]
            bots.append(subprocess.Popen(command, stderr=subprocess.PIPE, text=True))
            with ann.live(id) as socket:
                view = read(socket)
                while sum("name" in place for place in view["table"]["places"]) < seated:
                    view = read(socket)
        ann.ask(id, "start")
        for bot in bots:
            _, errors = bot.communicate(timeout=2 * WAIT)
            assert bot.returncode == 0, errors
        assert ann.get(f"/api/tables/{id}")["table"]["winners"]
    assert server.errors == ""
