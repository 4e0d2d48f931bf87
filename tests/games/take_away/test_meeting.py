"""§25 to §28: who is landed on goes home, and sells what the other wants."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.engine.rulekit import CHANCE
from ludotheque.games.take_away import state

from .table import ALL_BUT_RED, Table, purchase, table

SLUG = "take_away"


def bumped(**words: Any) -> Table:
    """Seat 0 lands on seat 1, who stands on the bonus square 4."""
    at = {0: 3, 1: 4, **(words.pop("at", None) or {})}
    return table(at=at, **words).one(1).go(4)


@pytest.mark.rule(SLUG, 25)
def test_who_is_landed_on_goes_home() -> None:
    t = bumped()
    assert (t.place(0), t.place(1)) == (4, "home")


@pytest.mark.rule(SLUG, 25, 28)
def test_then_the_square_counts() -> None:
    t = bumped()
    assert (t.money, t.s.turn) == ([5200, 5000, 5000, 5000], 1)


@pytest.mark.rule(SLUG, 25)
def test_passing_does_nothing() -> None:
    t = table(at={0: 3, 1: 4}).one(2).go(5)
    assert t.place(1) == 4


@pytest.mark.rule(SLUG, 25)
def test_at_home_one_is_safe() -> None:
    t = table(at={0: 5}).one(1)
    assert 50 not in t.can
    assert t.place(1) == "home"


@pytest.mark.rule(SLUG, 26)
def test_the_other_must_sell_at_the_price_on_the_token() -> None:
    t = bumped(trolley={1: "red 500, blue 1500"})
    assert t.legal() == [state.PASS, purchase(slot=0), purchase(slot=1)]
    t.buy(slot=1)
    assert (t.money[0], t.money[1]) == (3500, 6500), "before the square pays"
    assert (t.trolley(0), t.trolley(1)) == ("blue 1500", "red 500")


@pytest.mark.rule(SLUG, 26, 14)
def test_each_with_a_discount_card_which_the_seller_bears() -> None:
    t = bumped(trolley={1: "red 500, blue 1500"}, hand={0: [10, 40]}).buy(40, slot=1).buy(10)
    assert (t.money[1], t.trolley(0), t.hand(0)) == (5000 + 900 + 450, "blue 1500, red 500", [])
    assert t.money[0] == 5000 - 900 - 450 + 200


@pytest.mark.rule(SLUG, 26, 22)
def test_as_many_as_there_is_room_for() -> None:
    t = bumped(trolley={0: "green 500, green 500", 1: "red 500, blue 500"}).buy(slot=0)
    assert (t.trolley(0), t.building(1)) == ("green 500, green 500, red 500", "blue 500")
    t = bumped(trolley={0: "green 500, green 500, green 500", 1: "red 500"})
    assert (t.s.turn, t.building(1)) == (1, "red 500"), "without room, nothing is asked"


@pytest.mark.rule(SLUG, 26, 21)
def test_and_as_there_is_money_for() -> None:
    t = bumped(trolley={1: "red 500, blue 1500"}, money={0: 700})
    assert t.legal() == [state.PASS, purchase(slot=0)]
    assert t.refused(purchase(slot=1)) == 21
    assert t.refused(purchase(slot=2)) == 26


@pytest.mark.rule(SLUG, 26)
def test_that_one_can_buy_nothing_is_not_given_away() -> None:
    t = bumped(trolley={1: "red 500"}, money={0: 450})
    assert t.legal() == [state.PASS], "a discount card might have made it possible"


@pytest.mark.rule(SLUG, 27)
def test_the_rest_is_delivered_at_once() -> None:
    t = bumped(trolley={1: "red 500, blue 1500, green 500"}).buy(slot=2).no()
    assert (t.building(1), t.trolley(1), t.place(1)) == ("red 500, blue 1500", "", "home")


@pytest.mark.rule(SLUG, 27, 32)
def test_that_may_win_the_game_for_the_other() -> None:
    t = bumped(trolley={1: "red 500"}, building={1: ALL_BUT_RED}).no()
    assert t.over
    assert t.scores == [0, 6, 0, 0]
    assert t.money[0] == 5000, "the square no longer counts"


@pytest.mark.rule(SLUG, 27)
def test_which_buying_can_prevent() -> None:
    t = bumped(trolley={1: "red 500"}, building={1: ALL_BUT_RED}).buy()
    assert not t.over
    assert t.scores == [0, 5, 0, 0]


@pytest.mark.rule(SLUG, 27)
def test_with_the_option_the_rest_is_lost() -> None:
    t = bumped(trolley={1: "red 500, blue 1500"}, unsold="lost").buy(slot=0)
    assert t.trolley(1) == "blue 1500"
    t.no()
    assert t.s.phase == state.SETTLING, "tokens of its colour lie in two cities, and cannot be this one"
    while t.s.actor == CHANCE:
        t.price(1000)
    assert (t.building(1), t.trolley(1), t.place(1)) == ("", "", "home")
    assert t.money[0] == 4700, "and then the square counts"
    assert (t.token("New Orleans"), t.token("Philadelphia"), t.token("Chicago")) == (1000, 1000, "unseen")


@pytest.mark.rule(SLUG, 28)
def test_bump_first_and_then_the_city() -> None:
    t = table(at={0: 2, 1: "Chicago"}, trolley={0: "blue 500, green 500", 1: "white 500"})
    t.one(1).go("Chicago").buy()
    assert (t.s.phase, t.trolley(0)) == (state.LOOKING, "blue 500, green 500, white 500")
    t.price(500)
    assert t.s.turn == 1, "the trolley is full by now"
    t = table(at={0: 2, 1: "Chicago"}, trolley={1: "white 500"}).one(1).go("Chicago").no().price(500).buy()
    assert t.trolley(0) == "red 500"


@pytest.mark.rule(SLUG, 28, 16)
def test_the_same_when_a_card_leads_there() -> None:
    t = table(at={0: 1, 2: "New York"}, trolley={2: "red 1000"}).one(1).go(2)
    t.card("go", to="New York").go("New York").buy()
    assert (t.trolley(0), t.place(2), t.money[2]) == ("red 1000", "home", 6000)
    assert t.s.phase == state.LOOKING


@pytest.mark.rule(SLUG, 28, 12)
def test_a_double_that_bumps_is_still_a_double() -> None:
    t = table(at={0: 2, 1: 4}).two(1, 1).go(4)
    assert (t.s.turn, t.s.actor, t.money[0]) == (0, 0, 5200)
