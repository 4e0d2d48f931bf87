"""§5 and §29 to §31: what is owed, what is sold for it, and who has to leave."""

from __future__ import annotations

import pytest

from ludotheque.engine.rulekit import CHANCE
from ludotheque.games.take_away import state

from .table import Table, at_chance, table

SLUG = "take_away"


def settled(t: Table) -> Table:
    """Tokens in the cities that have to be decided first turn out to cost 1,000."""
    while t.s.actor == CHANCE and t.s.phase == state.SETTLING:
        t.price(1000)
    return t


@pytest.mark.rule(SLUG, 29)
def test_debts_are_paid_at_once() -> None:
    t = at_chance(money={0: 600}).card("pay", 600)
    assert (t.money[0], t.s.debt[0], t.s.turn) == (0, 0, 1)


@pytest.mark.rule(SLUG, 29)
def test_several_pay_in_order_beginning_with_the_one_whose_turn_it_is() -> None:
    words = {1: "red 500", 3: "blue 500"}
    t = at_chance(money={1: 50, 3: 0}, building=words).card("from_all", 100)
    assert (t.s.actor, t.money[0]) == (1, 5000)
    settled(t.sell("red 500"))
    assert (t.s.actor, t.money[0]) == (3, 5200), "seat 2 has paid, too"
    settled(t.sell("blue 500"))
    assert (t.money, t.s.turn) == ([5300, 450, 4900, 400], 1)


@pytest.mark.rule(SLUG, 30)
def test_sofas_are_sold_at_the_full_price_until_it_is_enough() -> None:
    t = at_chance(money={0: 100}, trolley={0: "red 500"}, building={0: "blue 500, blue 1000"})
    t.card("pay", 600)
    assert (t.s.actor, t.s.phase) == (0, state.SELLING)
    assert t.legal() == [state.SELL, *sorted(state.SELL_DELIVERED + 9 + p for p in (0, 1))]
    settled(t.sell_from_trolley(0))
    assert (t.money[0], t.trolley(0), t.building(0), t.s.turn) == (0, "", "blue 500, blue 1000", 1)


@pytest.mark.rule(SLUG, 30)
def test_one_chooses_which() -> None:
    t = at_chance(money={0: 100}, trolley={0: "red 500"}, building={0: "blue 500, blue 1000"})
    settled(t.card("pay", 600).sell("blue 1000"))
    assert (t.money[0], t.building(0)) == (500, "blue 500")
    assert t.s.collected[0] == 1 << 3


@pytest.mark.rule(SLUG, 30)
def test_more_than_one_if_need_be() -> None:
    t = at_chance(money={0: 0}, building={0: "blue 500, green 500"}).card("pay", 600)
    settled(t.sell("blue 500"))
    assert (t.s.actor, t.s.phase) == (0, state.SELLING)
    settled(t.sell("green 500"))
    assert (t.money[0], t.building(0)) == (400, "")


@pytest.mark.rule(SLUG, 30)
def test_at_other_times_nothing_is_sold() -> None:
    t = table(building={0: "blue 500"}, trolley={0: "red 500"})
    assert t.refused(state.SELL) == 8
    t = at_chance(money={0: 0}, building={0: "blue 1000"}).card("pay", 600)
    assert t.refused(state.SELL) == 30
    assert t.refused(state.SELL_DELIVERED) == 30
    assert t.refused(state.PASS) == 30


@pytest.mark.rule(SLUG, 30)
def test_what_lies_in_the_cities_cannot_be_the_token_that_was_sold() -> None:
    reds = "red 500, red 500, red 1000, red 1000, red 1000, red 1000, red 1500"
    t = at_chance(money={0: 0}, building={0: "red 500", 1: reds}, seats=2).card("pay", 400).sell("red 500")
    assert t.s.phase == state.SETTLING
    assert len(t.legal(CHANCE)) == 2, "both of them cost 1,500"
    t.price(1500).chance(t.legal(CHANCE)[0])
    assert (t.token("Chicago"), t.token("Phoenix")) == (1500, 1500)
    assert t.seen_by(0).token("Chicago") == "hidden", "nobody has looked at it"


@pytest.mark.rule(SLUG, 30, 23)
def test_a_token_that_comes_back_fills_an_empty_city() -> None:
    reds = "red 500, red 500, red 1000, red 1000, red 1000, red 1000, red 1500, red 1500"
    t = table(seats=2, building={1: reds}).one(3).go("Chicago").price(500).buy()
    assert t.token("Chicago") == "empty"
    t.s.turn, t.s.actor, t.s.at[0] = 0, 0, 0
    t.s.money[0], t.s.bank = 0, t.s.bank + t.s.money[0]
    t.one(1).go(2).card("pay", 400).sell_from_trolley(0).price(1500)
    assert (t.token("Chicago"), t.token("Phoenix"), t.money[0]) == ("unseen", 1500, 100)


@pytest.mark.rule(SLUG, 31)
def test_who_cannot_pay_is_out() -> None:
    t = at_chance(money={0: 50}, building={0: "blue 500"}, hand={0: [10, 30]}, kept={0: ["guard"]})
    t.card("pay", 600)
    settled(t)
    assert (t.s.at[0], t.money[0], t.building(0), t.hand(0), t.kept(0)) == (state.NONE, 0, "", [], [])
    assert (t.s.used_count, t.s.turned_count, t.s.bank - 4950) == (2, 2, 50)
    assert (t.s.turn, t.scores[0]) == (1, 0)


@pytest.mark.rule(SLUG, 31, 8)
def test_the_others_play_on_without_them() -> None:
    t = at_chance(money={0: 50}, turn=0).card("pay", 600)
    for seat in (1, 2, 3, 1):
        assert t.s.turn == seat
        t.one(1).go(next(iter(t.can - {"home"})))
        while t.s.turn == seat and t.s.actor == CHANCE:
            t.chance(t.legal(CHANCE)[0])
        if t.s.turn == seat and t.s.phase == state.BUYING:
            t.no()


@pytest.mark.rule(SLUG, 31)
def test_the_creditor_gets_what_there_is() -> None:
    t = at_chance(money={1: 50}).card("from_all", 100)
    assert t.money == [5250, 0, 4900, 4900]
    assert t.s.at[1] == state.NONE


@pytest.mark.rule(SLUG, 31)
def test_all_others_share_it_and_the_rest_goes_to_the_bank() -> None:
    t = at_chance(money={0: 200}, building={0: ""}).card("to_all", 100)
    assert t.money == [0, 5050, 5050, 5050], "in notes of 50"
    assert t.s.bank == 4850


@pytest.mark.rule(SLUG, 31, 16)
def test_who_is_out_neither_pays_nor_gets_anything() -> None:
    t = at_chance(money={1: 50}).card("from_all", 100)
    t.s.turn, t.s.actor, t.s.at[0] = 0, 0, 0
    t.one(1).go(2).card("to_all", 100)
    assert t.money == [5050, 0, 5000, 5000]


@pytest.mark.rule(SLUG, 31, 32)
def test_the_last_one_left_has_won() -> None:
    t = at_chance(seats=2, money={0: 50}, building={0: ""}).card("pay", 600)
    assert t.over
    assert t.scores == [0, 6]


@pytest.mark.rule(SLUG, 5, 29)
def test_a_debt_to_others_does_not_touch_the_bank() -> None:
    t = at_chance().card("to_all", 100)
    assert (t.s.bank, sum(t.money)) == (0, 20000)
