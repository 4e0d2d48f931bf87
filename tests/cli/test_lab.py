"""`simulate`, `report`, `solve` and `bench`: for people who study games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.lab import simulate as lab

Run = Callable[..., Any]


def test_many_random_games(run: Run) -> None:
    told = run("simulate", "take_it_easy_race", "--games", "1e3", "--seats", "3", "--seed", "5")
    assert told.status == 0 and "games/s" in told.out and "random" in told.out


def test_a_simulation_for_programs(run: Run) -> None:
    words = ("simulate", "take_it_easy", "--games", "200", "--seats", "2", "--option", "rounds=1", "--json")
    told = run(*words).json
    assert told["games"] == 200 and told["options"]["rounds"] == 1
    assert len(told["seats"]) == 2 and told["mean_length"] == told["least_length"] == 19 * 3 + 1
    assert sum(seat["wins"] for seat in told["seats"]) == pytest.approx(1)
    assert told["games_per_second"] > 0 and told["steps_per_second"] > 0


def test_a_bot_of_mine_in_a_simulation(run: Run, tmp_path: Any) -> None:
    (tmp_path / "last.py").write_text(
        "class Bot:\n    def decide(self, view, seed, budget):\n        return view.legal[-1]\n"
    )
    words = (
        "simulate",
        "take_it_easy",
        "--seats",
        "2",
        "--games",
        "3",
        "--option",
        "rounds=1",
        "--workers",
        "1",
    )
    told = run(*words, "--bot", "last.py", "--bot", "random", "--json").json
    assert told["bots"] == ["last.py", "random"]


def test_a_graphics_card_plays_at_random_only(run: Run) -> None:
    refused = run("simulate", "take_it_easy", "--device", "cuda", "--bot", "montecarlo")
    assert refused.status == 2 and "only random games" in refused.err


def test_a_report_of_length_and_fairness(run: Run, tmp_path: Any) -> None:
    words = ("report", "take_it_easy_race", "--games", "500", "--seats", "2", "--option", "spare=empty")
    told = run(*words, "--picture", "race.svg")
    assert told.status == 0 and "Half of the games" in told.out and "50.00%" in told.out
    assert (tmp_path / "race.svg").read_text("utf-8").startswith("<svg")
    found = run(*words, "--json").json
    assert found["options"]["spare"] == "empty" and found["games"] == 500
    assert sum(share["wins"] for share in found["by_seat"]) == pytest.approx(1)
    assert found["minutes"]["0.1"] < found["minutes"]["0.9"]


def test_a_report_that_cannot_be_made_is_refused_in_one_line(run: Run) -> None:
    refused = run("report", "take_it_easy_race", "--games", "10", "--picture", "nowhere/race.svg")
    assert refused.status == 2 and len(refused.err.splitlines()) == 1 and "nowhere" in refused.err
    assert run("report", "take_it_easy_race", "--seats", "7").status == 2


def test_the_best_board_for_these_tiles(run: Run) -> None:
    tiles = "213,214,218,253,254,258,293,294,298,613,614,618,653,654,658,693,694,698,713"
    told = run("solve", "take_it_easy", "--tiles", tiles, "--json").json
    assert told["score"] > 150 and len(told["cells"]) == 19
    assert "Score:" in run("solve", "take_it_easy", "--tiles", tiles).out


def test_speed_rows(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(lab.CHUNK, "cpu", 64)
    rows = run("bench", "take_it_easy", "--seconds", "0.05", "--json").json
    assert [row["kind"] for row in rows][:3] == ["plain", "one-core", "all-cores"]
    assert all(row["games"] > 0 and row["steps_per_second"] > 0 for row in rows)
    assert "steps/s" in run("bench", "take_it_easy", "--seconds", "0.05").out


def test_a_graphics_card_or_a_clear_answer(run: Run) -> None:
    told = run("simulate", "take_it_easy", "--games", "10", "--device", "cuda", "--json")
    if told.status == 0:
        assert told.json["games"] == 10 and told.json["device"] == "cuda"
    else:
        assert told.status == 2 and len(told.err.splitlines()) == 1 and "CUDA" in told.err.upper()
