"""`replay` and `verify`: matches from their files, honest ones and forged ones."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.bots import Budget, load_bot, play_match
from ludotheque.engine.match import Match

Run = Callable[..., Any]


def played(slug: str, seats: int, path: Path, **options: Any) -> Match:
    """A whole match of random bots, saved."""
    match = Match(slug, seats, seed=7, **options)
    play_match(match, [load_bot("random")] * seats, 1, Budget(rollouts=1))
    match.save(path)
    return match


@pytest.fixture(scope="module")
def race(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("matches") / "race.ludo"
    played("take_it_easy_race", 2, path)
    return path


@pytest.fixture(scope="module")
def hexagons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("matches") / "hexagons.ludo"
    played("take_it_easy", 2, path, rounds=1)
    return path


def forged(path: Path, to: Path, change: Callable[[dict[str, Any]], None]) -> str:
    content = json.loads(path.read_text("utf-8"))
    change(content)
    to.write_text(json.dumps(content), "utf-8")
    return str(to)


def test_fair_dice(run: Run, race: Path) -> None:
    assert run("verify", str(race)).status == 0
    assert "FAIR" in run("verify", str(race)).out
    report = run("verify", str(race), "--json").json
    assert report["verdict"] == "fair" and report["wrong"] == [] and report["throws"] > 50


def test_an_other_secret_is_a_bad_file(run: Run, race: Path, tmp_path: Path) -> None:
    path = forged(race, tmp_path / "f.ludo", lambda file: file["dice"].update(secret="00" * 32))
    refused = run("verify", path)
    assert refused.status == 2 and "does not fit the commitment" in refused.err


def test_bent_dice_are_found(run: Run, tmp_path: Path) -> None:
    """A throw exchanged for another that the rules allow as well: only the secret gives it away."""
    match = Match("take_it_easy", 1, seed=3)
    match.next()
    secret, drawn = match.dice, match.log[0].action
    match.undo()
    match.dice = None
    match.throw(next(tile for tile in match.legal(-1) if tile != drawn))
    match.dice = secret
    match.save(tmp_path / "bent.ludo", keep_secret=True)
    told = run("verify", str(tmp_path / "bent.ludo"))
    assert told.status == 1 and "NOT FAIR" in told.out and "Entries: 1" in told.out
    assert run("verify", str(tmp_path / "bent.ludo"), "--json").json["wrong"] == [1]


def test_what_cannot_be_checked_says_why(run: Run, tmp_path: Path) -> None:
    match = Match("take_it_easy", 1)
    match.next()
    match.save(tmp_path / "open.ludo")
    told = run("verify", "open.ludo")
    assert told.status == 1 and "only when the match is over" in told.out
    by_hand = Match("take_it_easy", 1, dice=None)
    by_hand.throw(3)
    by_hand.save(tmp_path / "hand.ludo")
    told = run("verify", "hand.ludo", "--lang", "fr")
    assert told.status == 1 and "donnés à la main" in told.out


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (b"", "not a match"),
        (b"\xff\xfe\x00", "not a match"),
        (b"[1, 2]", "not a match"),
        (b'{"format": 99}', "format 99"),
        (b"[" * 100_000, "not a match"),
    ],
)
def test_files_that_are_no_match(run: Run, tmp_path: Path, command: str, text: bytes, told: str) -> None:
    (tmp_path / "bad.ludo").write_bytes(text)
    refused = run(command, "bad.ludo")
    assert refused.status == 2 and told in refused.err and not refused.out
    assert len(refused.err.splitlines()) == 1


def test_forged_files_are_refused(run: Run, race: Path, tmp_path: Path) -> None:
    changes: list[Callable[[dict[str, Any]], None]] = [
        lambda file: file["log"].__setitem__(6, [0, 99]),
        lambda file: file["log"].__setitem__(0, [7, 1]),
        lambda file: file.update(scores=[9, 9]),
        lambda file: file.update(seats=99),
        lambda file: file.update(rules="nothing"),
        lambda file: file.update(game="chess"),
        lambda file: file["options"].update(board=7),
        lambda file: file["log"].append([0, 0]),
    ]
    for change in changes:
        path = forged(race, tmp_path / "f.ludo", change)
        for command in ("verify", "replay"):
            refused = run(command, path)
            assert refused.status == 2 and len(refused.err.splitlines()) == 1, refused.err


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ["race", "hexagons"])
def test_a_whole_match_is_told(run: Run, request: pytest.FixtureRequest, name: str, lang: str) -> None:
    path = request.getfixturevalue(name)
    told = run("replay", str(path), "--lang", lang)
    assert told.status == 0 and not told.err
    assert f"{len(Match.load(path).log):>4} " in told.out
    assert max(map(len, told.out.splitlines())) <= 80


def test_a_match_up_to_a_point(run: Run, race: Path) -> None:
    told = run("replay", str(race), "--to", "4", "--json").json
    assert len(told["log"]) == 4 and told["over"] is False and told["scores"] is None
    assert run("replay", str(race), "--to", "100000").status == 2


def test_a_match_for_programs(run: Run, race: Path) -> None:
    match, told = Match.load(race), run("replay", str(race), "--json").json
    assert told["scores"] == match.scores and told["winners"] == match.winners
    assert [(e["seat"], e["action"]) for e in told["log"]] == [tuple(e) for e in match.log]
    assert all(event["text"] and event["key"] for entry in told["log"] for event in entry["events"])


def test_step_by_step(run: Run, hexagons: Path) -> None:
    told = run("replay", str(hexagons), "--step", "--to", "5", typed="\n\n")
    assert told.out.count("Enter: go on") == 3, "when the input ends, the rest is told without waiting"
