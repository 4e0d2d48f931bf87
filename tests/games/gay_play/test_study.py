"""Sensible players, and how long their games are."""

from __future__ import annotations

import pytest

from ludotheque.games.gay_play import GAME, study, tables
from ludotheque.lab.balance import measured

from .table import GROCER, Table, lay, table


def liked(t: Table) -> int:
    """What a sensible player on the seat in turn decides; the first of several that are alike."""
    seat = t.s.actor
    known = t.seen_by(seat).s
    return max(t.legal(seat), key=lambda action: study.prefer(known, seat, action))


def test_sensible_players_look_where_others_have_put_back() -> None:
    t = lay(table(at=(8, 8, 8)), GROCER, "- son - daughter - -", seen=0b010).throw(2)
    t.s.seen[GROCER, 3] = 0b110
    assert liked(t) == tables.LOOK + 3


def test_they_take_their_own_card_and_put_others_back() -> None:
    t = table(at=(8, 8), mistakes="yes").throw(2).look(1, "son")
    assert liked(t) == tables.PUT_BACK
    assert liked(t.put_back().look(2, "father")) == tables.TAKE


def test_they_verify_when_their_card_is_nowhere() -> None:
    t = table(at=(8, 22), done=(0, 2), wrong={(1, GROCER): "father"}, mistakes="yes")
    assert liked(t) == tables.THROW
    lay(t, GROCER, "- mother grandfather grandmother daughter son", seen=0b01)
    assert liked(t) == tables.VERIFY + 1
    assert t.verify(1).has(0) == [1]


def test_they_do_not_stop_before_they_have_to() -> None:
    t = table(at=(21, 8), done=(1, 0), telling="yes").throw(3).look(1, "son")
    assert tables.LOOK <= liked(t) < tables.STOP


@pytest.mark.parametrize(("seats", "least", "most"), [(2, 15, 30), (4, 30, 45), (6, 40, 60)])
def test_a_game_is_as_long_as_a_family_likes_it(seats: int, least: int, most: int) -> None:
    found = measured(GAME, seats, 2000, 1)
    assert least <= found.quantile(0.5) <= most
    assert found.unfinished == 0
