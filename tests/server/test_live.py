"""Live updates of a real server, over WebSockets and as server-sent events."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from ludotheque.server.tables.looking import Eye
from ludotheque.server.web.live import BACKLOG, Channel

from .serving import Person, Server, people, read, served, sit_down
from .tables import HEXAGONS, RACE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(str(tmp_path_factory.mktemp("server") / "tables.db")) as running:
        yield running
    assert running.errors == ""


@pytest.fixture
def two(server: Server) -> Iterator[list[Person]]:
    with people(server, 2) as found:
        yield found


def say(socket: ClientConnection, do: str, id: int | None = None, **more: Any) -> None:
    socket.send(json.dumps({"ask": {"do": do, **more}, "id": id}))


def test_a_move_reaches_the_other_with_what_it_brought_about(two: list[Person]) -> None:
    id = sit_down(two, RACE)
    with two[0].live(id) as ann, two[1].live(id, "lang=fr") as bob:
        views = [read(ann), read(bob)]
        assert [view["seat"] for view in views] == [0, 1]
        for number in range(60):
            actor = views[0]["record"]["actor"]
            mover = (ann, bob)[actor]
            legal = views[actor]["legal"]
            assert len(views[actor]["names"]) == len(legal) and not views[1 - actor].get("legal")
            say(mover, "play", number, seat=actor, at=views[0]["n"], action=legal[0])
            updates = [read(ann), read(bob)]
            assert updates[0]["n"] == updates[1]["n"] > views[0]["n"]
            assert read(mover) == {"done": number, "n": views[0]["n"] + 1} or number >= 0
            assert updates[0]["story"] and updates[0]["story"] != updates[1]["story"]
            for view, update in zip(views, updates, strict=True):
                view["n"], view["legal"] = update["n"], update["legal"]
                view["names"] = update["names"]
                view["record"] |= {k: v for k, v in update["record"].items() if not isinstance(v, dict)}


def test_who_comes_back_gets_what_was_missed(two: list[Person]) -> None:
    id = sit_down(two, HEXAGONS)
    with two[0].live(id) as ann:
        first = read(ann)
        say(ann, "play", seat=0, at=first["n"], action=3)
        seen = read(ann)
    n = two[1].ask(id, "play", seat=1, at=first["n"], action=7)
    with two[0].live(id, f"after={seen['n']}") as ann:
        back = read(ann)
        assert back["n"] == n and {line[0] for line in back["story"]} == {3, 4}
        assert back["record"] == two[0].get(f"/api/tables/{id}")["record"]
    with two[0].live(id, f"after={n}") as ann:
        assert "story" not in read(ann)
    with two[0].live(id, "words=false") as ann:
        assert "names" not in (bare := read(ann)) and bare["legal"]


def test_every_refusal_is_answered_to_whom_it_concerns(two: list[Person]) -> None:
    id = sit_down(two, HEXAGONS)
    with two[0].live(id) as ann:
        n = read(ann)["n"]
        wrong = [
            ({"do": "play", "seat": 0, "at": n, "action": 99}, "not-an-action"),
            ({"do": "play", "seat": 1, "at": n, "action": 0}, "not-your-seat"),
            ({"do": "play", "seat": 7, "at": n, "action": 0}, "no-such-seat"),
            ({"do": "play", "seat": 0, "at": n + 1, "action": 0}, "number-ahead"),
            ({"do": "fly"}, "bad-message"),
            ({"do": "start", "now": True}, "bad-message"),
            ({"do": "look", "seat": 1}, "not-your-seat"),
            ({"do": "throw", "at": n}, "nothing-to-throw"),
        ]
        for number, (ask, code) in enumerate(wrong):
            ann.send(json.dumps({"ask": ask, "id": number}))
            problem = read(ann)
            assert (problem["refused"], problem["code"]) == (number, code)
        for text in ("", "{", "[]", "null", '"x"', "{" * 5000, "\x00", "9" * 5000):
            ann.send(text)
            assert read(ann)["code"] == "bad-message"
        ann.send(b"\xff\x00binary")
        assert read(ann)["code"] == "bad-message"
        say(ann, "play", 7, seat=0, at=n, action=0)
        assert read(ann)["n"] == n + 1
        assert read(ann) == {"done": 7, "n": n + 1}
        say(ann, "play", 8, seat=0, at=n, action=0)  # sent again, as after a broken connection
        assert read(ann) == {"done": 8, "n": n + 1}


def test_a_message_that_is_too_long_ends_the_connection(two: list[Person]) -> None:
    id = sit_down(two, HEXAGONS)
    for length in (10_000, 1_000_000):
        with two[0].live(id) as ann:
            read(ann)
            with contextlib.suppress(ConnectionClosed):
                ann.send("x" * length)
            with pytest.raises(ConnectionClosed) as closed:
                read(ann)
            if closed.value.rcvd is None:
                assert length == 1_000_000, "only in the middle of a long one can the reason be lost"
            else:
                assert closed.value.rcvd.code == 1009


def test_one_device_looks_from_one_seat_after_the_other(server: Server) -> None:
    with people(server, 1) as (ann,):
        id = ann.post("/api/tables", {"game": HEXAGONS, "seats": 2})["id"]
        for seat in range(2):
            ann.ask(id, "sit", seat=seat, name=f"Child {seat}")
        ann.ask(id, "start")
        with ann.live(id, "seat=1") as socket:
            n = read(socket)["n"]
            say(socket, "play", seat=0, at=n, action=4)
            hidden = read(socket)
            assert "4" not in json.dumps(hidden["record"]["placed"])
            say(socket, "look", seat=0)
            view = read(socket)
            assert view["seat"] == 0 and view["record"]["placed"][0][0] == 4


def test_pages_of_other_sites_and_strangers_are_kept_out(server: Server, two: list[Person]) -> None:
    id = sit_down(two, HEXAGONS)
    for origin in ("https://evil.example", "null"):
        with pytest.raises(InvalidStatus):
            two[0].live(id, origin=origin)
    with two[0].live(id, origin=server.url) as socket:
        assert read(socket)["seat"] == 0
    with two[0].live(id, "seat=1") as socket:
        assert read(socket)["code"] == "not-your-seat"
    with two[0].live("nothing") as socket:
        assert read(socket)["code"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            read(socket)
    with people(server, 1) as (eve,), eve.live(id) as socket:
        assert read(socket)["seat"] == -1
        say(socket, "play", seat=0, at=3, action=3)
        assert read(socket)["code"] == "not-your-seat"


def test_who_reads_too_slowly_is_cut_off_and_can_come_back() -> None:
    channel = Channel(Eye(0), "ann")
    for _ in range(BACKLOG):
        channel.show(b"{}")
    assert not channel.overrun.is_set()
    channel.show(b"{}")
    assert channel.overrun.is_set() and channel.messages.qsize() == BACKLOG


def test_programs_can_listen_to_events(two: list[Person]) -> None:
    id = sit_down(two, HEXAGONS)
    with two[0].http.stream("GET", f"/api/tables/{id}/events") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        lines = stream.iter_lines()
        first = next_event(lines)
        n = two[1].ask(id, "play", seat=1, at=first["n"], action=5)
        assert next_event(lines)["n"] == n
    with two[0].http.stream("GET", f"/api/tables/{id}/events", headers={"last-event-id": str(n)}) as stream:
        assert "story" not in next_event(stream.iter_lines())


def next_event(lines: Iterator[str]) -> Any:
    for line in lines:
        if line.startswith("data: "):
            return json.loads(line.removeprefix("data: "))
    pytest.fail("the stream has ended")


def test_traffic_does_not_tell_what_another_seat_has_hidden(server: Server) -> None:
    """The same game twice, but for where one seat lays its tiles: until the next draw, nobody can tell."""
    with people(server, 2) as (ann, bob):
        id = sit_down([ann, bob], HEXAGONS)
        with bob.live(id) as socket:
            n = read(socket)["n"]
            raws = set()
            for cell in (0, 7, 18):  # moved again and again: §7
                n = ann.ask(id, "play", seat=0, at=n, action=cell)
                raws.add(json.dumps(strip(json.loads(socket.recv(timeout=30)))))
            assert len(raws) <= 2  # laid, and moved


def strip(message: Any) -> Any:
    """Without the numbers that count up."""
    message.pop("n")
    message.pop("length")
    message["story"] = [line[1:] for line in message.get("story") or []]
    return message
