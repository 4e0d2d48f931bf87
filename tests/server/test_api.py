"""The HTTP API of a real server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.engine.verify import verify
from ludotheque.server.web.callers import Callers
from ludotheque.server.web.rates import Rates
from ludotheque.server.web.settings import Settings

from .serving import Person, Server, people, served, sit_down
from .tables import HEXAGONS, RACE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(str(tmp_path_factory.mktemp("server") / "tables.db")) as running:
        yield running
    assert running.errors == ""  # no traceback, no warning


@pytest.fixture
def two(server: Server) -> Iterator[list[Person]]:
    with people(server, 2) as found:
        yield found


def play_to_the_end(around: list[Person], id: str) -> None:
    for _ in range(2000):
        views = [person.get(f"/api/tables/{id}") for person in around]
        if views[0]["table"]["status"] == "over":
            return
        for person, view in zip(around, views, strict=True):
            if view.get("legal") and view["record"]["actor"] == view["seat"]:
                person.ask(id, "play", seat=view["seat"], at=view["n"], action=view["legal"][0])
                break
    pytest.fail("the game has no end")


# --- playing ---


def test_two_people_play_a_game_and_check_its_dice(two: list[Person], tmp_path: Path) -> None:
    id = sit_down(two, HEXAGONS, options={"rounds": 1})
    promised = two[0].get(f"/api/tables/{id}")["table"]["commitment"]
    assert two[0].http.get(f"/api/tables/{id}/match.ludo").status_code == 403
    play_to_the_end(two, id)
    over = two[1].get(f"/api/tables/{id}")["table"]
    assert len(over["scores"]) == 2 and over["winners"]
    path = tmp_path / "match.ludo"
    path.write_bytes(two[1].http.get(f"/api/tables/{id}/match.ludo").content)
    report = verify(path)
    assert (report.verdict, report.commitment, report.scores) == ("fair", promised, over["scores"])
    story = two[0].get(f"/api/tables/{id}/story")
    assert story["length"] == report.entries and story["lines"][0][0] == 1
    rest = two[0].get(f"/api/tables/{id}/story", start=story["length"] - 1)
    assert {line[0] for line in rest["lines"]} == {story["length"]}
    next_id = two[1].post(f"/api/tables/{id}/rematch")["id"]
    assert two[0].post(f"/api/tables/{id}/rematch")["id"] == next_id
    assert two[0].get(f"/api/tables/{next_id}")["yours"] == [1]
    assert {one["id"] for one in two[0].get("/api/me/tables")} >= {id, next_id}


def test_a_seat_sees_its_own_tile_and_others_do_not(two: list[Person]) -> None:
    id = sit_down(two, HEXAGONS)
    view = two[0].get(f"/api/tables/{id}")
    two[0].ask(id, "play", seat=0, at=view["n"], action=4)
    looks = ((two[0], 0), (two[1], 1), (two[0], -1))
    mine, theirs, nobodys = (person.get(f"/api/tables/{id}", seat=seat) for person, seat in looks)
    assert mine["record"]["placed"][0][0] == 4
    assert theirs["record"]["placed"][0][0] == nobodys["record"]["placed"][0][0] == -2
    assert two[0].http.get(f"/api/tables/{id}", params={"seat": 1}).status_code == 403


def test_a_refusal_says_which_rule_and_what_is_allowed(two: list[Person]) -> None:
    id = sit_down(two, HEXAGONS)
    n = two[0].ask(id, "play", seat=0, at=two[0].get(f"/api/tables/{id}")["n"], action=4)
    body = {"do": "play", "seat": 0, "at": n, "action": 4}
    problem = two[0].refused(f"/api/tables/{id}/asks", body, 409)
    assert (problem["code"], problem["paragraph"]) == ("illegal", 6)
    assert 4 not in problem["legal"] and 5 in problem["legal"]
    french = two[0].refused(f"/api/tables/{id}/asks", body, 409, **{"accept-language": "fr-CA,fr"})
    assert french["detail"] != problem["detail"] and "§6" in french["detail"]
    late = two[1].refused(f"/api/tables/{id}/asks", {**body, "seat": 1, "at": n + 9}, 409)
    assert (late["code"], late["number"]) == ("number-ahead", n)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"game": "chess"}, 422),
        ({"game": RACE, "seats": 99}, 400),
        ({"game": RACE, "seats": 7}, 422),
        ({"game": RACE, "options": {"colour": "red"}}, 422),
        ({"game": RACE, "colour": "red"}, 400),
        ({"game": 7}, 400),
        ({}, 400),
        ([], 400),
    ],
)
def test_a_table_that_cannot_be_is_refused(two: list[Person], body: Any, status: int) -> None:
    two[0].refused("/api/tables", body, status)


def test_the_shelf_and_the_documentation(two: list[Person]) -> None:
    game = two[0].get(f"/api/games/{HEXAGONS}")
    assert game["seats"] == list(range(1, 9)) and {o["name"] for o in game["options"]} >= {"pairs"}
    assert two[0].http.get("/api/games/chess").status_code == 422
    schema = two[0].get("/api/schema/openapi.json")
    assert {"/api/tables", "/api/tables/{id}/asks", "/api/tables/{id}/events"} <= set(schema["paths"])
    assert two[0].get("/health/live") and two[0].get("/health/ready")


# --- who sees which tables ---


def test_private_tables_are_found_by_their_name_only(two: list[Person]) -> None:
    secret = two[0].post("/api/tables", {"game": RACE})["id"]
    shown = two[0].post("/api/tables", {"game": RACE, "public": True})["id"]
    listed = [one["id"] for one in two[1].get("/api/tables")]
    assert shown in listed and secret not in listed
    assert two[1].get(f"/api/tables/{secret}")["seat"] == -1
    for wrong in ("x", "AAAAAAAAAAAA", "%00", "..%2f", "x" * 500):
        answer = two[1].http.get(f"/api/tables/{wrong}")
        assert answer.status_code == 404, answer.text


# --- who one is ---


def test_a_device_is_known_by_a_cookie_that_scripts_cannot_read(server: Server, two: list[Person]) -> None:
    ann, bob = two
    assert ann.get("/api/me") == {"known": False} and not ann.cookie
    answer = ann.http.post("/api/tables", json={"game": RACE})
    flags = answer.headers["set-cookie"].lower()
    assert "httponly" in flags and "samesite=lax" in flags
    assert ann.get("/api/me") == {"known": True}
    name, value = next(iter(ann.http.cookies.items()))
    other = "x" if value[-1] != "x" else "y"
    for forged in (value[:-1] + other, value.partition(".")[0], "x." + value.partition(".")[2], "", "."):
        fake = httpx.get(f"{server.url}/api/me", headers={"cookie": f"{name}={forged}"}, trust_env=False)
        assert fake.json() == {"known": False}
    assert bob.get("/api/me") == {"known": False}


def test_behind_https_cookies_are_for_https_only() -> None:
    nowhere: Any = None
    callers = Callers(nowhere, b"key", Settings("x.db", base_url="https://games.example.org").secure)
    cookie = callers.set_cookie("somebody")
    assert cookie.startswith("__Host-ludotheque=somebody.") and "Secure" in cookie and "Domain" not in cookie
    assert callers.of_cookie(cookie.partition(";")[0]) == "somebody"
    assert Callers(nowhere, b"other key", True).of_cookie(cookie.partition(";")[0]) == ""


def test_a_token_lets_a_program_act_in_ones_name(server: Server, two: list[Person]) -> None:
    ann, program = two
    id = sit_down([ann], HEXAGONS)
    token = ann.post("/api/me/tokens", {"label": "my bot"})["secret"]
    bearer = {"authorization": f"Bearer {token}"}
    view = program.http.get(f"/api/tables/{id}", headers=bearer).json()
    assert view["yours"] == [0]
    program.post(f"/api/tables/{id}/asks", {"do": "play", "seat": 0, "at": view["n"], "action": 3}, **bearer)
    assert not program.cookie
    assert ann.http.delete("/api/me/tokens").is_success
    assert program.refused(f"/api/tables/{id}/asks", {"do": "resign", "seat": 0}, 401, **bearer)


def test_a_link_carries_somebody_to_another_device_once(two: list[Person]) -> None:
    ann, phone = two
    id = sit_down([ann], HEXAGONS)
    secret = ann.post("/api/me/links")["secret"]
    assert phone.post("/api/me/arrivals", {"secret": secret}) == {"known": True}
    assert phone.get(f"/api/tables/{id}")["yours"] == [0]
    assert phone.refused("/api/me/arrivals", {"secret": secret}, 403)["code"] == "bad-link"
    assert phone.refused("/api/me/arrivals", {"secret": "guess"}, 403)["code"] == "bad-link"


def test_links_are_for_those_who_are_somebody(two: list[Person]) -> None:
    assert two[0].refused("/api/me/links", {}, 401)["code"] == "no-identity"


def test_somebody_sees_what_is_kept_and_can_be_forgotten(two: list[Person]) -> None:
    ann, bob = two
    id = ann.post("/api/tables", {"game": HEXAGONS, "seats": 2})["id"]
    for seat, person in enumerate(two):
        person.ask(id, "sit", seat=seat, name=f"Very special name {seat}")
    ann.ask(id, "start")
    token = ann.post("/api/me/tokens", {"label": "my bot"})["secret"]
    known = ann.get("/api/me/kept")
    assert known["tables"] == [id]
    assert [(purpose, label) for purpose, label, _ in known["tokens"]] == [("api", "my bot")]
    assert ann.http.delete("/api/me").json() == {"known": False}
    assert not ann.cookie and ann.get("/api/me") == {"known": False}
    view = bob.get(f"/api/tables/{id}")
    assert [place["name"] for place in view["table"]["places"]] == ["…", "Very special name 1"]
    bob.ask(id, "play", seat=1, at=view["n"], action=3)
    assert ann.refused("/api/me/links", {}, 401, authorization=f"Bearer {token}")["code"] == "bad-token"


# --- what protects ---


def test_pages_of_other_sites_cannot_ask_anything(server: Server, two: list[Person]) -> None:
    body = {"game": RACE}
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        assert two[0].refused("/api/tables", body, 403, **headers)["code"] == "foreign-origin"
    two[0].post("/api/tables", body, origin=server.url)
    two[0].post("/api/tables", body, **{"sec-fetch-site": "same-origin"})


def test_every_answer_carries_what_keeps_a_browser_strict(two: list[Person]) -> None:
    for path in ("/api/me", "/api/tables/nothing", "/nothing"):
        headers = two[0].http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_numbers_for_whoever_watches_over_the_process(two: list[Person]) -> None:
    def events() -> int:
        lines = two[0].http.get("/metrics").text.splitlines()
        return int(next(line for line in lines if line.startswith("ludotheque_events_total ")).split()[1])

    before = events()
    two[0].ask(two[0].post("/api/tables", {"game": RACE})["id"], "sit", seat=0, name="Ann")
    assert events() == before + 1


def test_large_requests_are_refused(two: list[Person]) -> None:
    two[0].refused("/api/tables", {"game": "x" * 100_000}, 413)


def test_who_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    with served(str(tmp_path / "t.db"), rate=1) as server, people(server, 2) as (ann, bob):
        ann.post("/api/tables", {"game": RACE})
        told = [ann.http.post("/api/me/tokens", json={}).status_code for _ in range(8)]
        assert told[0] == 201 and 429 in told
        codes = []
        for _ in range(9):  # and neither helps it to be somebody new each time
            bob.http.cookies.clear()
            codes.append(bob.http.post("/api/tables", json={"game": RACE}).status_code)
        assert codes[0] == 201 and 429 in codes


def test_a_bucket_of_asks_fills_up_again() -> None:
    rates = Rates(rate=2.0, burst=3.0)
    assert [rates.wait("ann", now=100.0) for _ in range(4)] == [0, 0, 0, 0.5]
    assert rates.wait("bob", now=100.0) == 0
    assert rates.wait("ann", now=100.25) == 0.25
    assert rates.wait("ann", now=100.5) == 0
    assert [rates.wait("ann", now=900.0) for _ in range(4)] == [0, 0, 0, 0.5]
    assert all(Rates(rate=0.0, burst=0.0).wait("ann") == 0 for _ in range(9))


def test_names_that_would_be_html_stay_text(two: list[Person]) -> None:
    id = two[0].post("/api/tables", {"game": RACE})["id"]
    two[0].ask(id, "sit", seat=0, name="<script>alert(1)</script>")
    answer = two[0].http.get(f"/api/tables/{id}")
    assert answer.headers["content-type"] == "application/json"
    assert json.loads(answer.text)["table"]["places"][0]["name"] == "<script>alert(1)</script>"
