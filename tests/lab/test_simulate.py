"""Simulations: the same seed gives the same games, and known averages come out."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from ludotheque.bots import Budget
from ludotheque.engine.errors import BadBot, BadSetup
from ludotheque.lab import simulate as lab
from ludotheque.lab.simulate import Summary, simulate
from ludotheque.lab.tally import Tally


def timeless(summary: Summary) -> Summary:
    """What does not depend on the machine."""
    return replace(summary, seconds=0.0, seconds_ready=0.0, workers=0)


@pytest.mark.parametrize("game", ["take_it_easy", "take_it_easy_race"])
def test_any_number_of_workers_plays_the_same_games(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate(game, 2, 500, seed=3, workers=1)
    monkeypatch.setitem(lab.CHUNK, "cpu", 7)
    assert timeless(simulate(game, 2, 500, seed=3, workers=3)) == timeless(whole)
    assert timeless(simulate(game, 2, 500, seed=4, workers=3)) != timeless(whole)


def test_the_first_games_of_a_longer_series_are_the_same() -> None:
    assert (
        simulate("take_it_easy_race", 2, 1, seed=9).steps == simulate("take_it_easy_race", 2, 1, seed=9).steps
    )


@pytest.mark.rule("take_it_easy", 17)
def test_tiles_laid_blindly_bring_eleven_points() -> None:
    """45 x (6 x P3 + 8 x P4 + 5 x P5) = 10.69 exactly."""
    (seat,) = simulate("take_it_easy", 1, 20_000, seed=1).seats
    assert abs(seat.mean - 10.69) < 4 * seat.standard_error
    assert seat.least == 0 and seat.wins == 1.0


@pytest.mark.parametrize("workers", [1, 2])
def test_bots_play_alike_whatever_the_workers(workers: int) -> None:
    options: dict[str, Any] = {"rounds": 1}
    bots, budget = ("montecarlo", "random"), Budget(rollouts=40)
    found = simulate("take_it_easy", 2, 6, seed=2, bots=bots, workers=workers, budget=budget, **options)
    again = simulate("take_it_easy", 2, 6, seed=2, bots=bots, workers=1, budget=budget, **options)
    assert timeless(found) == timeless(again)
    assert found.seats[0].mean > found.seats[1].mean, "thought is worth more than none"


def test_progress_is_told() -> None:
    seen: list[tuple[int, int]] = []
    found = simulate("take_it_easy_race", 2, 50, progress=lambda games, steps: seen.append((games, steps)))
    assert seen[-1] == (50, found.steps)


def test_what_does_not_exist_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadBot):
        simulate("take_it_easy", 1, 1, bots=("deepblue",))
    with pytest.raises(BadSetup):
        simulate("take_it_easy", 9, 1)


def test_sums_of_a_tally() -> None:
    tally = Tally(2)
    tally.add(np.array([10, -99, 20]), np.array([3, 1, 50, 50, 2, 2]))
    tally.add(np.array([30]), np.array([1, 5]))
    first, second = tally.seat(0), tally.seat(1)
    assert (tally.games, tally.unfinished, tally.mean_length, tally.least, tally.most) == (4, 1, 20, 10, 30)
    assert (first.mean, first.least, first.most) == (2.0, 1, 3)
    assert first.standard_error == pytest.approx(np.std([3, 2, 1], ddof=1) / np.sqrt(3))
    assert first.wins == second.wins == pytest.approx(0.5)


def test_a_tally_of_nothing_but_endless_games() -> None:
    tally = Tally(1)
    tally.add(np.array([-5, -5]), np.array([1, 1]))
    assert tally.unfinished == 2 and tally.seat(0).mean == 0.0 and tally.mean_length == 0.0
