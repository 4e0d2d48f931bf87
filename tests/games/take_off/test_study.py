"""How a sensible player decides, and how long and how fair that makes the game."""

from __future__ import annotations

import pytest

from ludotheque.games import take_off
from ludotheque.lab.balance import measured

from .table import Table, table, world

STUDY = world("small").GAME.study


def liked(t: Table) -> str:
    """The choice that a sensible player likes best."""
    legal = [bit for bit in range(64) if t.s.choices >> bit & 1]
    best = max(legal, key=lambda action: STUDY.prefer(t.s, t.s.actor, action))
    if best == t.rules.STAY:
        return "stay"
    jet, send = best - t.rules.SEND, best >= t.rules.SEND
    if send:
        return f"send {t.name(t.s.at[t.s.turn, jet])}"
    colour = t._board.components().colour[best % t.rules.COLOURS].name
    return f"{t.name(t.s.at[t.s.turn, best // t.rules.COLOURS])} {colour}"


def test_a_card_that_leads_back_sends_the_last_jet() -> None:
    assert liked(table(white="wuhan ottawa").throw("take_off", "red").draw("tokyo")) == "send wuhan"


def test_a_card_that_leads_forward_sends_the_last_jet() -> None:
    assert liked(table(white="start ottawa").throw("take_off", "red").draw("cairo")) == "send start"


def test_a_jet_far_ahead_is_bumped() -> None:
    t = table(seats=2, white="cairo", black="dakar").throw("jet", "jet")
    assert liked(t) == "cairo yellow"


def test_the_way_that_needs_fewer_dice() -> None:
    assert liked(table(white="urumqi").throw("green", "yellow")) == "urumqi yellow"


def test_it_flies_home() -> None:
    assert liked(table(white="ottawa").throw("red", "yellow")) == "ottawa yellow"


def test_sides_are_fleets() -> None:
    t = table(seats=5, teams=2)
    assert [STUDY.side(t.s, seat) for seat in range(5)] == [0, 1, 0, 1, 0]
    assert STUDY.began(table(turn="orange", seats=4).s) == 2


@pytest.mark.parametrize(("jets", "least", "most"), [(1, 8, 15), (2, 20, 32), (4, 45, 75)])
def test_games_last_as_long_as_owners_report(jets: int, least: int, most: int) -> None:
    found = measured(take_off.GAME, 4, 2000, 1, jets=jets)
    assert least <= found.quantile(0.5) <= most
    assert found.unfinished == 0


def test_every_fleet_has_the_same_chances() -> None:
    found = measured(take_off.GAME, 4, 20_000, 1)
    for share in found.by_side[:4]:
        assert abs(share.wins - 0.25) < 0.02
