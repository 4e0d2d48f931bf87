"""What is not allowed, and the paragraph that says so."""

from __future__ import annotations

import pytest

from ludotheque.engine.errors import BadSetup, IllegalDecision
from ludotheque.engine.match import Match
from ludotheque.games.gay_play import rules, tables

from .table import GROCER, SLUG, Table, lay, opening, table


def refused(t: Table, action: int, seat: int = 0) -> int:
    assert action not in t.legal(seat)
    return rules.refusal(t.s, seat, action)


@pytest.mark.rule(SLUG, 5)
def test_out_of_turn() -> None:
    assert refused(table(at=(8, 8)).throw(1), tables.LOOK, seat=1) == 5
    assert refused(table(at=(8, 8)), tables.LOOK) == 5, "nobody looks before the throw"


@pytest.mark.rule(SLUG, 3)
def test_a_list_that_somebody_has() -> None:
    t = opening(seats=2, lists="chosen").do(tables.LIST + 3)
    assert refused(t, tables.LIST + 3, seat=1) == 3


@pytest.mark.rule(SLUG, 4, 16, 17, 18)
def test_in_the_shop() -> None:
    t = lay(table(at=(8, 9, 0), done=(0, 1)), GROCER, "- - - - - son", seen=1).throw(2)
    assert refused(t, tables.LOOK + 1) == 4, "that card was bought"
    assert refused(t, tables.LOOK + 5) == 17, "he has put that one back"
    assert refused(t, tables.TAKE) == 16
    assert refused(t, tables.TELL) == 18


@pytest.mark.rule(SLUG, 16)
def test_more_looks_than_points() -> None:
    t = table(at=(8, 8), telling="yes").throw(1).look(1, "son")
    assert refused(t, tables.LOOK + 2) == 16


@pytest.mark.rule(SLUG, 21, 22)
def test_with_honest_mistakes() -> None:
    t = table(at=(9, 8), done=(1, 0), mistakes="yes")
    assert refused(t, tables.VERIFY + 1) == 22, "the second has bought nothing"
    assert refused(t, tables.STOP) == 7
    t = table(at=(8, 8), mistakes="yes").throw(1).look(1, "son")
    assert refused(t, tables.STOP) == 21


@pytest.mark.rule(SLUG, 24)
def test_after_the_end() -> None:
    t = table(at=(84, 0), done=(6, 0)).throw(1)
    assert refused(t, tables.STOP) == 24


@pytest.mark.rule(SLUG, 18)
def test_options_that_do_not_go_together() -> None:
    with pytest.raises(BadSetup) as wrong:
        Match(SLUG, 3, telling="yes", mistakes="yes")
    assert "do not go together" in wrong.value.text("en")


def test_a_refused_decision_changes_nothing() -> None:
    match = Match(SLUG, 2, dice=None, lists="order", starter="first")
    for number in (6, 6, 1, 3):
        match.throw(number)
    before = bytes(match.record)
    with pytest.raises(IllegalDecision) as wrong:
        match.play(tables.TAKE)
    assert bytes(match.record) == before
    assert "§16" in wrong.value.text("en")
