"""§32 to §34: victory, and the result."""

from __future__ import annotations

import pytest

from ludotheque.games.take_away import rules, state

from .table import ALL, ALL_BUT_RED, table

SLUG = "take_away"


@pytest.mark.rule(SLUG, 32, 1)
def test_the_sixth_colour_wins_when_it_is_delivered() -> None:
    t = table(at={0: 2}, trolley={0: "red 500"}, building={0: ALL_BUT_RED})
    assert not t.over, "buying is not enough"
    t.one(2).go("home")
    assert t.over
    assert (t.scores, t.building(0).count("500")) == ([6, 0, 0, 0], 6)


@pytest.mark.rule(SLUG, 32)
def test_twice_the_same_colour_does_not() -> None:
    t = table(at={0: 2}, trolley={0: "blue 500"}, building={0: ALL_BUT_RED}).one(2).go("home")
    assert not t.over
    assert t.scores[0] == 5


@pytest.mark.rule(SLUG, 32)
def test_all_six_may_come_in_one_go_and_the_driver_may_bring_them() -> None:
    words = ALL.split(", ")
    t = table(
        at={0: 30},
        trolley={0: ", ".join(words[:3])},
        building={0: ", ".join(words[3:])},
        kept={0: ["ride"]},
    ).ride()
    assert t.over


@pytest.mark.rule(SLUG, 32)
def test_afterwards_nobody_decides() -> None:
    t = table(at={0: 2}, trolley={0: "red 500"}, building={0: ALL_BUT_RED}).one(2).go("home")
    assert all(t.legal(seat) == [] for seat in range(-1, 4))
    assert t.refused(state.ONE, seat=1) == 32


@pytest.mark.rule(SLUG, 33)
def test_the_score_is_the_colours_in_the_building() -> None:
    t = table(building={0: "red 500, red 1000, blue 500", 2: "white 500"}, trolley={1: "red 500"})
    assert t.scores == [2, 0, 1, 0]


@pytest.mark.rule(SLUG, 34)
def test_there_are_no_other_deals() -> None:
    """Whoever may decide at the beginning of a throw may throw, stay or ride, and nothing else."""
    t = table(at={0: 25}, kept={0: ["ride", "voucher", "guard", "credit"]}, trolley={0: "red 500"})
    assert t.legal() == [state.ONE, state.TWO, state.STAY, state.RIDE_HOME]
    assert rules.score(t.s, 0) == 0
