"""§20 to §22: bumping."""

from __future__ import annotations

import pytest

from .table import table

SLUG = "take_off"


@pytest.mark.rule(SLUG, 20)
def test_whoever_is_there_goes_back_to_start() -> None:
    t = table(white="tokyo", black="wuhan").throw("red", "yellow").fly("tokyo", "red")
    assert (t.jets("white"), t.jets("black")) == ("wuhan", "start")


@pytest.mark.rule(SLUG, 20)
def test_a_card_bumps_too() -> None:
    t = table(white="tokyo", black="cairo").throw("take_off", "green").draw("cairo").send("tokyo")
    assert (t.jets("white"), t.jets("black")) == ("cairo", "start")


@pytest.mark.rule(SLUG, 20)
def test_all_jets_that_are_there_go_back() -> None:
    t = table(white="tokyo start start", black="wuhan rome wuhan").throw("red", "green").fly("tokyo", "red")
    assert t.jets("black") == "start start rome"


@pytest.mark.rule(SLUG, 20)
def test_jets_of_ones_own_fleet_share_a_city() -> None:
    t = table(white="tokyo wuhan", black="cairo cairo").throw("red", "yellow").fly("tokyo", "red")
    assert (t.jets("white"), t.jets("black")) == ("wuhan wuhan", "cairo cairo")


@pytest.mark.rule(SLUG, 4, 20)
def test_team_mates_share_a_fleet_and_do_not_bump_each_other() -> None:
    t = table(seats=4, teams=2, white="tokyo wuhan").throw("red", "yellow").fly("tokyo", "red")
    assert t.jets("white") == "wuhan wuhan"


@pytest.mark.rule(SLUG, 15, 20)
def test_a_jet_that_a_card_leaves_where_it_is_bumps_nobody() -> None:
    t = table(white="cairo cairo", black="wuhan wuhan").throw("take_off", "green").draw("cairo").send("cairo")
    assert (t.jets("white"), t.jets("black")) == ("cairo cairo", "wuhan wuhan")


@pytest.mark.rule(SLUG, 21)
def test_a_jet_bumps_on_the_way_as_well() -> None:
    t = table(seats=3, white="start", black="midway", orange="tokyo")
    t.throw("red", "yellow").fly("start", "red", "yellow")
    assert (t.jets("white"), t.jets("black"), t.jets("orange")) == ("tokyo", "start", "start")


@pytest.mark.rule(SLUG, 21)
def test_option_a_jet_that_flies_on_bumps_nobody_in_passing() -> None:
    t = table(passing="spares", seats=3, white="start", black="midway", orange="tokyo")
    t.throw("red", "yellow").fly("start", "red")
    assert t.jets("black") == "midway"
    t.fly("midway", "yellow")
    assert (t.jets("white"), t.jets("black"), t.jets("orange")) == ("tokyo", "midway", "start")


@pytest.mark.rule(SLUG, 21)
def test_option_it_does_if_it_stays_after_all() -> None:
    t = table(passing="spares", white="start start", black="midway wuhan").throw("red", "yellow")
    t.fly("start", "red").fly("start", "yellow")
    assert t.jets("black") == "start wuhan", "the other jet has used the second die"
    t = table(passing="spares", white="start", black="midway").throw("red", "red").fly("start", "red")
    assert t.jets("black") == "start", "no red route leaves Midway"
    t = table(passing="spares", white="start", black="midway").throw("red", "jet").fly("start", "red")
    assert (t.jets("black"), t.stay().jets("black")) == ("midway", "start")


@pytest.mark.rule(SLUG, 21)
def test_option_cards_always_bump() -> None:
    t = table(passing="spares", white="tokyo", black="cairo")
    t.throw("take_off", "red").draw("cairo").send("tokyo")
    assert t.jets("black") == "start"
    assert t.fly("cairo", "red").jets("white") == "rome"


@pytest.mark.rule(SLUG, 22)
def test_start_and_finish_are_safe() -> None:
    t = table(white="mexico ottawa", black="finish start").throw("green", "red").fly("mexico", "green")
    assert (t.jets("white"), t.jets("black")) == ("ottawa finish", "start finish")
