"""§11 and §12: landing on men and jumping over them."""

from __future__ import annotations

from typing import Any

import pytest

from .table import table

SLUG = "take_it_easy_race"


@pytest.mark.rule(SLUG, 11)
def test_a_hostile_man_goes_back_to_his_corner() -> None:
    t = table(red="10 B B B", blue="4 5 a B", die=4).move("10")
    assert t.men("red") == "B B B 14"
    assert t.men("blue") == "B B 5 a"


@pytest.mark.rule(SLUG, 11, 8)
def test_and_waits_there_for_a_six() -> None:
    t = table(red="10 B B B", blue="4 B B B", die=4).move("10")
    assert t.throw(5).turn == "green"


@pytest.mark.rule(SLUG, 11)
def test_an_own_man_goes_back_too() -> None:
    assert table(red="10 14 B B", die=4).move("10").men("red") == "B B B 14"


@pytest.mark.rule(SLUG, 11)
def test_or_such_a_move_is_not_allowed() -> None:
    t = table(own_men="safe", red="10 14 B B", die=4)
    assert t.can == "14"
    assert t.refused("10") == 11


@pytest.mark.rule(SLUG, 11, 6)
def test_and_where_it_is_the_only_one_the_turn_passes() -> None:
    t = table(own_men="safe", red="36 39 b c", die=3)
    assert (t.turn, t.men("red")) == ("blue", "36 39 b c")


@pytest.mark.rule(SLUG, 11, 3)
def test_sparing_own_men_does_not_spare_ones_second_colour() -> None:
    t = table(seats=2, own_men="safe", red="21 B B B", green="5 B B B", die=4).move("21")
    assert t.men("green") == "B B B B"


@pytest.mark.rule(SLUG, 11)
@pytest.mark.parametrize("colour", ["blue", "green", "yellow"])
def test_a_man_on_his_a_is_not_safe(colour: str) -> None:
    ahead = {"blue": 10, "green": 20, "yellow": 30}[colour]
    men: dict[str, Any] = {"red": f"{ahead - 2} B B B", colour: "A B B B"}
    t = table(**men, die=2).move(f"{ahead - 2}")
    assert t.men(colour) == "B B B B"


@pytest.mark.rule(SLUG, 11)
def test_every_circle_of_the_track_can_be_knocked_on() -> None:
    for place in range(2, 40):
        red, blue = f"{place - 1} B B B", f"{(place - 10) % 40 or 'A'} B B B"
        t = table(red=red, blue=blue, die=1).move(f"{place - 1}")
        assert t.men("blue") == "B B B B", f"on circle {place}"


@pytest.mark.rule(SLUG, 12)
def test_jumping_is_free_and_counts_the_circles_of_those_jumped() -> None:
    t = table(red="10 12 B B", blue="1 3 B B", die=4).move("10")
    assert t.men("red") == "B B 12 14", "over blue on 11, red on 12 and blue on 13"
    assert t.men("blue") == "B B 1 3"


@pytest.mark.rule(SLUG, 12, 11)
def test_only_the_man_where_the_throw_ends_is_knocked() -> None:
    t = table(red="10 B B B", blue="1 3 4 B", die=4).move("10")
    assert t.men("blue") == "B B 1 3"


@pytest.mark.rule(SLUG, 11, 3)
@pytest.mark.parametrize("arm", [8, 10])
def test_on_the_star_too(arm: int) -> None:
    t = table(seats=6, arm=arm, red=f"{5 * arm - 1} B B B", white="2 B B B", die=3).move(f"{5 * arm - 1}")
    assert t.men("white") == "B B B B"
