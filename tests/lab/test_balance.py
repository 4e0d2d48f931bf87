"""How long games are and who wins them: the sums, and the pictures of them."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from ludotheque.engine.errors import BadSetup, Refused
from ludotheque.lab import balance
from ludotheque.lab.balance import Balance, Share, measured, shares, victories
from ludotheque.lab.plots import picture, ticks
from ludotheque.lab.simulate import simulate

RACE = "take_it_easy_race"


@pytest.fixture(scope="module")
def race() -> Balance:
    return measured(RACE, 3, 2000, seed=4)


def test_a_shared_victory_counts_in_parts() -> None:
    scores = np.array([[3, 1, 3, 0], [0, 0, 0, 0], [-2, -1, -5, -3]])
    assert victories(scores).tolist() == [[0.5, 0, 0.5, 0], [0.25] * 4, [0, 1, 0, 0]]


def test_shares_count_games_and_victories_of_each_kind() -> None:
    kinds, wins = np.array([[0, 2], [2, 0], [0, 2]]), np.array([[1.0, 0.0], [1.0, 0.0], [0.5, 0.5]])
    assert shares(kinds, wins, 4) == (Share(3, 0.5), Share(0, 0.0), Share(3, 0.5), Share(0, 0.0))


def test_the_error_of_a_share_is_that_of_a_coin() -> None:
    assert Share(10_000, 0.5).standard_error == pytest.approx(0.005)
    assert Share(0, 0.0).standard_error == 0.0


def test_every_game_has_one_victory(race: Balance) -> None:
    for group in (race.by_seat, race.by_order):
        assert sum(share.wins for share in group) == pytest.approx(1)
    assert sum(share.games * share.wins for share in race.by_side) == pytest.approx(race.games)
    assert race.unfinished == 0 and race.fair == pytest.approx(1 / 3)


def test_the_same_games_for_any_number_of_workers(race: Balance, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "CHUNK", 300)
    again = measured(RACE, 3, 2000, seed=4, workers=3)
    assert again.as_record() == race.as_record()
    assert measured(RACE, 3, 2000, seed=5).as_record() != race.as_record()


def test_the_seats_win_as_often_as_in_a_simulation(race: Balance) -> None:
    found = simulate(RACE, 3, 2000, seed=4, bots=("sensible",))
    assert [seat.wins for seat in found.seats] == pytest.approx([share.wins for share in race.by_seat])


def test_minutes_follow_from_the_pace(race: Balance) -> None:
    assert race.minutes.mean() == pytest.approx((race.throws * 5 + race.choices * 3) / 60)
    assert race.quantile(0.1) < race.quantile(0.5) < race.quantile(0.9)


def test_progress_counts_up_to_all_games() -> None:
    seen: list[int] = []
    measured(RACE, 2, 100, progress=seen.append)
    assert seen[-1] == 100


def test_what_cannot_be_measured_is_refused() -> None:
    with pytest.raises(BadSetup):
        measured(RACE, 9, 10)
    with pytest.raises(Refused):
        measured("magpies-that-are-not-there", 2, 10)


# --- pictures --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_picture_shows_every_share_and_stays_inside(race: Balance, lang: str) -> None:
    drawn = ET.fromstring(picture(race, "A <game> & more", lang))
    assert drawn.attrib["aria-label"] == "A <game> & more"
    dots = [e for e in drawn.iter() if e.attrib.get("class") == "dot"]
    assert len(dots) == sum(1 for g in (race.by_seat, race.by_order, race.by_side) for s in g if s.games)
    assert all(0 < float(dot.attrib["cx"]) < 760 and 0 < float(dot.attrib["cy"]) < 250 for dot in dots)
    bars = [e for e in drawn.iter() if e.attrib.get("class") == "bar"]
    assert len(bars) == 60 and all(float(bar.attrib["height"]) >= 0 for bar in bars)


def test_a_picture_speaks_the_language_it_is_asked_for(race: Balance) -> None:
    assert "Victories" in picture(race, "x") and "Victoires" in picture(race, "x", "fr")


def test_games_of_one_length_can_be_drawn(race: Balance) -> None:
    still = replace(race, minutes=np.full(50, 9.5))
    assert not re.search("nan|inf", picture(still, "x"))


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 10, [0, 2, 4, 6, 8, 10]),
        (23.4, 26.6, [24, 25, 26]),
        (0.1, 0.35, [0.1, 0.15, 0.2, 0.25, 0.3, 0.35]),
    ],
)
def test_ticks_are_round(low: float, high: float, expected: list[Any]) -> None:
    assert ticks(low, high) == expected
