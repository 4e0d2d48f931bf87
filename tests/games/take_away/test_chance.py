"""§15 to §17: what the chance cards do, and those that are kept."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.engine.rulekit import CHANCE
from ludotheque.games.take_away import goods, state
from ludotheque.games.take_away.state import ONE, RIDE_HOME, TWO

from .table import DECK, Table, at_chance, card_number, purchase, table

SLUG = "take_away"


@pytest.mark.rule(SLUG, 15)
def test_every_card_is_equally_likely_and_goes_under_the_pile() -> None:
    t = at_chance()
    assert len(t.legal(CHANCE)) == 36
    t.card("gain", 300)
    number = card_number("gain", 300)
    assert (t.s.turned_count, t.s.turned[0], t.s.cards >> number & 1) == (1, number, 0)


@pytest.mark.rule(SLUG, 4, 15)
def test_when_all_have_been_turned_the_order_is_known() -> None:
    t = table(at={0: 1})
    for card in reversed(range(36)):
        goods.take_card(t.s, card)
        goods.put_under(t.s, card)
    t.one(1).go(2)
    assert t.legal(CHANCE) == [35]
    t.chance(35)
    assert DECK.chance[35].does == "voucher"
    assert (t.kept(0), t.s.turned_count, t.s.turned[t.s.turned_first]) == (["voucher"], 35, 34)


@pytest.mark.rule(SLUG, 16)
def test_money_from_the_bank() -> None:
    assert at_chance().card("gain", 400).money == [5400, 5000, 5000, 5000]


@pytest.mark.rule(SLUG, 16)
def test_money_for_each_sofa_in_the_building() -> None:
    words = {"building": {0: "red 500, red 500, blue 1000"}, "trolley": {0: "green 500"}}
    assert at_chance(**words).card("gain_each").money[0] == 5300
    assert at_chance(**words).card("pay_each").money[0] == 4700
    assert at_chance().card("pay_each").money[0] == 5000


@pytest.mark.rule(SLUG, 16)
def test_money_from_every_other_and_to_every_other() -> None:
    assert at_chance().card("from_all", 100).money == [5300, 4900, 4900, 4900]
    assert at_chance().card("to_all", 100).money == [4700, 5100, 5100, 5100]


@pytest.mark.rule(SLUG, 16, 29)
def test_money_to_the_bank() -> None:
    t = at_chance().card("pay", 600)
    assert (t.money[0], t.s.bank) == (4400, 600)


@pytest.mark.rule(SLUG, 16)
def test_a_card_leads_to_a_city() -> None:
    t = at_chance().card("go", to="Los Angeles")
    assert t.can == {"Los Angeles"}
    t.go("Los Angeles").price(500).buy()
    assert (t.place(0), t.trolley(0)) == ("Los Angeles", "violet 500")


@pytest.mark.rule(SLUG, 16, 24)
def test_a_card_leads_home_with_everything() -> None:
    t = at_chance(trolley={0: "red 500"}).card("home")
    assert (t.place(0), t.building(0)) == ("home", "red 500")


@pytest.mark.rule(SLUG, 16)
def test_a_card_leads_back_to_where_the_throw_began() -> None:
    t = at_chance().card("back")
    assert (t.place(0), t.s.phase) == (1, state.DRAWING), "and there the square counts"


@pytest.mark.rule(SLUG, 16)
def test_a_card_leads_to_the_nearest_square_of_a_kind() -> None:
    t = at_chance().card("nearest", to="city")
    assert t.can == {"Chicago"}
    t = at_chance().card("nearest", to="bonus")
    assert t.can == {4, 24}, "of two, one chooses"
    assert t.go(24).money[0] == 5200
    assert at_chance().card("nearest", to="discount").can == {1}
    t = at_chance().card("nearest", to="agency").go(25)
    assert t.money[0] == 5000, "one arrives there"


@pytest.mark.rule(SLUG, 16)
def test_a_card_leads_to_any_city() -> None:
    t = at_chance().card("any")
    assert len(t.can) == 12
    t.go("Dallas").price(1500)
    assert t.place(0) == "Dallas"


@pytest.mark.rule(SLUG, 16, 13)
def test_discount_cards_are_drawn_as_far_as_there_is_room() -> None:
    t = at_chance().card("draw", 2).draw(10).draw(40)
    assert t.hand(0) == [10, 40]
    t = at_chance(hand={0: [10, 20]}).card("draw", 2).draw(40)
    assert (t.hand(0), t.s.turn, t.s.draws) == ([10, 20, 40], 1, 0)
    t = at_chance(hand={0: [10, 20, 30]}).card("draw", 1)
    assert t.s.turn == 1


@pytest.mark.rule(SLUG, 16)
def test_a_discount_card_is_shown_and_put_under_the_pile() -> None:
    t = at_chance(hand={0: [10, 30]}).card("lose")
    assert t.refused(state.GIVE + 1) == 16
    t.give(30)
    assert (t.hand(0), t.s.used_count, t.s.turn) == ([10], 1, 1)
    assert at_chance().card("lose").s.turn == 1, "without any, nothing happens"


@pytest.mark.rule(SLUG, 16, 12)
def test_another_throw() -> None:
    t = at_chance().card("again")
    assert (t.s.turn, t.legal()) == (0, [ONE, TWO])


@pytest.mark.rule(SLUG, 16, 12)
def test_but_not_after_three_doubles() -> None:
    t = table(at={0: 2}).two(2, 2).go(6).card("gain").two(2, 2).go(10).card("gain", 300).two(2, 2).go(14)
    assert t.card("again").s.turn == 1


@pytest.mark.rule(SLUG, 16)
def test_a_turn_is_missed() -> None:
    t = at_chance(seats=2).card("miss")
    assert t.s.missing[0] == 1
    t.one(1).go(13).draw(10)
    assert (t.s.turn, t.s.missing[0]) == (1, 0)
    t.one(1).go(12)
    assert t.s.turn == 0


@pytest.mark.rule(SLUG, 16, 20)
def test_one_looks_under_a_token_elsewhere() -> None:
    t = at_chance(token={"Dallas": 500}).card("peek")
    assert len(t.can) == 12
    t.go("Miami").price(1500)
    assert (t.seen_by(0).token("Miami"), t.seen_by(1).token("Miami")) == (1500, "hidden")
    assert (t.place(0), t.s.turn) == (2, 1)
    t = at_chance(token={"Dallas": 500}).card("peek").go("Dallas")
    assert (t.seen_by(0).token("Dallas"), t.s.turn, t.trolley(0)) == (500, 1, "")


@pytest.mark.rule(SLUG, 16)
def test_not_where_one_knows_the_price_already() -> None:
    t = at_chance(prices="open", token={"Dallas": 500})
    t.s.seen[9] = 0b1111
    t.card("peek")
    assert "Dallas" not in t.can
    assert t.refused(state.ONE) == 16


@pytest.mark.rule(SLUG, 16)
def test_a_sofa_that_stands_there_twice_is_called_back() -> None:
    t = at_chance(building={0: "red 500, red 1500, blue 500"}, seats=2).card("recall")
    assert t.refused(state.SELL_DELIVERED + 3 * 3) == 16, "blue stands there once"
    t.sell("red 1500")
    while t.s.actor == CHANCE:
        t.price(1000)
    assert (t.building(0), t.money[0], t.s.turn) == ("red 500, blue 500", 6500, 1)


@pytest.mark.rule(SLUG, 16)
def test_and_where_none_does_nothing_happens() -> None:
    t = at_chance(building={0: "red 500, blue 500"}, trolley={0: "red 500"}).card("recall")
    assert (t.s.turn, t.money[0]) == (1, 5000)


# --- cards to keep ---


@pytest.mark.rule(SLUG, 17)
@pytest.mark.parametrize("does", ["guard", "credit", "voucher", "ride"])
def test_cards_to_keep_stay_with_whoever_turned_them(does: str) -> None:
    t = at_chance().card(does)
    assert (t.kept(0), t.s.turned_count, t.s.turn) == ([does], 0, 1)
    assert t.seen_by(3).kept(0) == [does], "they lie open"


def guarded(**words: Any) -> Table:
    """Seat 0 lands on seat 1, who keeps the watchman."""
    return table(at={0: 3, 1: 4}, kept={1: ["guard"]}, **words).one(1).go(4)


@pytest.mark.rule(SLUG, 17, 26)
def test_the_watchman_keeps_buyers_away() -> None:
    t = guarded(trolley={1: "red 500"})
    assert t.s.actor == 1
    t.show()
    assert (t.building(1), t.kept(1), t.s.turned_count, t.money[0]) == ("red 500", [], 1, 5200)


@pytest.mark.rule(SLUG, 17)
def test_he_may_be_kept_for_later() -> None:
    t = guarded(trolley={1: "red 500"}).no()
    assert (t.s.actor, t.kept(1)) == (0, ["guard"])
    assert t.buy().trolley(0) == "red 500"


@pytest.mark.rule(SLUG, 17)
def test_he_is_not_asked_where_nothing_could_be_bought() -> None:
    t = guarded()
    assert (t.s.turn, t.kept(1)) == (1, ["guard"])


@pytest.mark.rule(SLUG, 17, 29)
def test_the_letter_of_credit_pays_once() -> None:
    t = at_chance(kept={0: ["credit"]}).card("pay", 600)
    assert t.s.phase == state.CREDITING
    assert t.refused(state.ONE) == 17
    t.show()
    assert (t.money[0], t.kept(0), t.s.bank) == (5000, [], 0)
    t = at_chance(kept={0: ["credit"]}).card("pay", 600).no()
    assert (t.money[0], t.kept(0)) == (4400, ["credit"])


@pytest.mark.rule(SLUG, 17, 29)
def test_it_pays_other_buyers_too() -> None:
    t = at_chance(kept={2: ["credit"]}).card("from_all", 100)
    assert t.s.actor == 2
    t.show()
    assert (t.money, t.s.bank) == ([5300, 4900, 5000, 4900], -100)


@pytest.mark.rule(SLUG, 17, 14)
def test_the_voucher_takes_half_off() -> None:
    t = table(kept={0: ["voucher"]}, hand={0: [40]}).one(3).go("Chicago").price(1500).buy(50)
    assert (t.money[0], t.kept(0), t.hand(0)) == (4250, [], [40])
    t = table().one(3).go("Chicago").price(1500)
    assert t.refused(purchase(50)) == 17


@pytest.mark.rule(SLUG, 17, 26)
def test_the_voucher_is_good_for_another_buyers_sofa() -> None:
    t = table(at={0: 3, 1: 4}, kept={0: ["voucher"]}, trolley={1: "red 1500"}).one(1).go(4).buy(50)
    assert (t.money[0], t.money[1]) == (5000 - 750 + 200, 5750)


@pytest.mark.rule(SLUG, 17, 24)
def test_the_driver_takes_one_home() -> None:
    t = table(at={0: 20}, kept={0: ["ride"]}, trolley={0: "red 500"})
    assert t.legal() == [ONE, TWO, RIDE_HOME]
    t.ride()
    assert (t.place(0), t.building(0), t.kept(0), t.s.turn) == ("home", "red 500", [], 1)


@pytest.mark.rule(SLUG, 17)
def test_the_driver_also_comes_instead_of_a_bonus_throw_but_not_to_ones_own_door() -> None:
    t = table(kept={0: ["ride"]})
    assert t.refused(RIDE_HOME) == 17
    t.two(2, 2).go(4)
    assert RIDE_HOME in t.legal()
    assert t.ride().s.turn == 1
