"""§23 to §25: Finish, winning, and a last round."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table, table

SLUG = "take_off"


@pytest.mark.rule(SLUG, 23)
def test_finish_takes_the_colour_of_a_route_that_ends_there() -> None:
    assert table(white="mexico start").throw("red", "blue").can == {"start red"}
    assert table(white="mexico start").throw("green", "blue").can == {"mexico green"}
    assert "mexico green" in table(white="mexico").throw("jet", "blue").can


@pytest.mark.rule(SLUG, 23)
def test_a_jet_at_finish_flies_no_more() -> None:
    t = table(white="finish tokyo").throw("red", "jet")
    assert all("finish" not in flight for flight in t.can)
    assert t.refused("finish", "red") == 23


@pytest.mark.rule(SLUG, 24)
def test_the_first_complete_fleet_wins() -> None:
    t = table(seats=3, white="mexico finish", black="finish ottawa", orange="tokyo wuhan")
    t.throw("green", "red").fly("mexico", "green")
    assert t.over
    assert t.scores == [1, 0, 0]
    assert t.rules.refusal(t.s, 0, 0) == 24


@pytest.mark.rule(SLUG, 24)
@pytest.mark.parametrize("second", ["green", "red", "jet"])
def test_at_once_even_if_a_die_is_left(second: str) -> None:
    assert table(white="finish mexico").throw("green", second).fly("mexico", "green").over


@pytest.mark.rule(SLUG, 24)
def test_not_before_the_last_jet_is_there() -> None:
    t = table(white="wuhan mexico").throw("green", "blue").fly("mexico", "green")
    assert not t.over
    assert t.jets("white") == "wuhan finish"


@pytest.mark.rule(SLUG, 24)
def test_two_jets_can_come_home_in_one_turn() -> None:
    t = table(white="ottawa mexico").throw("green", "yellow").fly("mexico", "green").fly("ottawa", "yellow")
    assert t.over


@pytest.mark.rule(SLUG, 25)
def test_without_a_last_round_the_game_goes_on() -> None:
    t = table(white="mexico", black="wuhan")
    for _ in range(200):
        t.throw("red", "blue")
    assert not t.over
    assert t.s.rounds == 100


def idle(t: Table, turns: int) -> Table:
    """So many turns in which nobody can use what they throw, from where `four_fleets` stand."""
    for _ in range(turns):
        assert t.throwing
        t.throw("blue", "green" if t.turn in ("orange", "violet") else "red")
    return t


def four_fleets(**options: Any) -> Table:
    """Two are at Start, one has two jets a route before Finish, and one has a jet there."""
    return table(turn="black", seats=4, white="mexico mexico", black="finish wuhan", **options)


@pytest.mark.rule(SLUG, 25)
def test_after_the_last_round_the_fleets_are_ranked() -> None:
    t = idle(four_fleets(cap=10), 39)
    assert not t.over
    assert idle(t, 1).over, "the fleet before the one that began has had its tenth turn"
    assert t.scores == [2, 3, 0, 0], "a jet at Finish, then few routes to go; equals share a place"


@pytest.mark.rule(SLUG, 25, 19)
def test_doubles_belong_to_the_same_round() -> None:
    t = four_fleets(cap=10)
    for _ in range(20):
        t.throw("blue", "blue") if t.turn == "black" else idle(t, 1)
    assert t.s.rounds == 0


@pytest.mark.rule(SLUG, 25)
def test_whoever_wins_before_is_first_all_the_same() -> None:
    t = idle(four_fleets(cap=10), 3)
    t.throw("green", "red").fly("mexico", "green")
    assert not t.over
    t = idle(idle(t, 3), 0).throw("green", "red").fly("mexico", "green")
    assert t.over
    assert t.scores == [3, 2, 0, 0]
