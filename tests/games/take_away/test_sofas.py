"""§13, §14 and §20 to §24: discounts, what is seen, bought, carried and delivered."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.engine.rulekit import CHANCE, SPECTATOR
from ludotheque.games.take_away import goods, rules, state

from .table import DECK, PERCENTS, PRICES, Table, purchase, table

SLUG = "take_away"


def in_chicago(**words: Any) -> Table:
    """Seat 0 comes to Chicago, where the sofas are red."""
    return table(**words).one(3).go("Chicago")


# --- discount squares ---


@pytest.mark.rule(SLUG, 13)
def test_a_discount_square_gives_a_card() -> None:
    t = table().one(1).go(1)
    assert len(t.legal(CHANCE)) == 19, "every card is equally likely"
    t.draw(30)
    assert (t.hand(0), t.s.turn) == ([30], 1)


@pytest.mark.rule(SLUG, 13)
def test_nobody_holds_more_than_three() -> None:
    t = table(hand={0: [10, 10, 40]}).one(1).go(1)
    assert (t.hand(0), t.s.turn) == ([10, 10, 40], 1)


@pytest.mark.rule(SLUG, 13, 14)
def test_others_see_only_how_many() -> None:
    t = table(hand={1: [10, 40], 2: [20]})
    seen = t.seen_by(0)
    assert (seen.hand(1), seen.s.secret[1], seen.s.secret[2]) == ([], 2, 1)
    assert t.seen_by(1).hand(1) == [10, 40]
    other = table(hand={1: [30, 30], 2: [10]})
    assert bytes(other.seen_by(0).s) == bytes(seen.s)
    assert bytes(other.seen_by(1).s) != bytes(t.seen_by(1).s)


@pytest.mark.rule(SLUG, 4, 13)
def test_when_all_cards_have_been_used_the_order_is_known() -> None:
    t = table()
    for k, kind in enumerate(DECK.discount):
        for _ in range(kind.count):
            goods.draw_discount(t.s, 0, k)
            goods.use_discount(t.s, 0, k)
    t.one(1).go(1)
    assert t.legal(CHANCE) == [state.FIRST_DISCOUNT[0]], "the first that was used comes first"
    t.draw(10)
    assert (t.seen_by(1).hand(0), t.s.secret[0], t.s.used_count) == ([10], 0, 18)


@pytest.mark.rule(SLUG, 4, 13)
def test_the_discount_pile_never_runs_out() -> None:
    assert sum(kind.count for kind in DECK.discount) > 3 * 6


@pytest.mark.rule(SLUG, 14)
@pytest.mark.parametrize(
    ("price", "costs"),
    [(500, [450, 400, 350, 300]), (1000, [900, 800, 700, 600]), (1500, [1350, 1200, 1050, 900])],
)
def test_what_a_sofa_costs_with_a_discount(price: int, costs: list[int]) -> None:
    for percent, cost in zip([10, 20, 30, 40], costs, strict=True):
        t = in_chicago(hand={0: [percent]}).price(price).buy(percent)
        assert (t.money[0], t.hand(0), t.trolley(0)) == (5000 - cost, [], f"red {price}")


@pytest.mark.rule(SLUG, 14)
def test_a_used_card_goes_under_the_pile_for_all_to_see() -> None:
    t = in_chicago(hand={0: [20, 40]}).price(1500).buy(40)
    assert (t.hand(0), t.s.used_count, t.s.used[0]) == ([20], 1, PERCENTS.index(40))
    assert t.seen_by(3).s.used[0] == PERCENTS.index(40)


@pytest.mark.rule(SLUG, 14)
def test_one_needs_the_card_that_one_uses() -> None:
    t = in_chicago(hand={0: [20]}).price(1500)
    assert t.refused(purchase(30)) == 14
    assert t.refused(purchase(20)) == 0


@pytest.mark.rule(SLUG, 14)
def test_a_full_hand_is_used_one_card_for_one_sofa() -> None:
    t = in_chicago(hand={0: [10, 20, 30]}).price(1000)
    assert t.legal() == [state.PASS, *(purchase(percent) for percent in (0, 10, 20, 30))]


# --- in a city ---


@pytest.mark.rule(SLUG, 20)
def test_the_price_is_not_decided_before_somebody_looks() -> None:
    t = table().one(3).go("Chicago")
    assert (t.s.actor, len(t.legal(CHANCE))) == (CHANCE, 10)
    t.price(1500)
    assert t.token("Chicago") == 1500


@pytest.mark.rule(SLUG, 20)
def test_only_the_lander_sees_it() -> None:
    t = in_chicago().price(1500)
    assert [t.seen_by(seat).token("Chicago") for seat in range(4)] == [1500, "hidden", "hidden", "hidden"]
    assert t.seen_by(SPECTATOR).token("Chicago") == "hidden"
    t.no()
    assert t.seen_by(0).token("Chicago") == 1500, "and remembers it"
    assert bytes(t.seen_by(1).s) == bytes(in_chicago().price(500).no().seen_by(1).s)


@pytest.mark.rule(SLUG, 20)
def test_another_lander_sees_the_same_token() -> None:
    t = table(at={0: "Chicago", 1: 2}, token={"Chicago": 500}, turn=1).one(1).go("Chicago")
    assert t.s.actor == 1, "nothing is left to chance"
    assert t.seen_by(1).token("Chicago") == 500
    assert t.seen_by(2).token("Chicago") == "hidden"


@pytest.mark.rule(SLUG, 20)
def test_prices_may_be_shown_to_all() -> None:
    t = in_chicago(prices="open").price(1500).no()
    assert [t.seen_by(seat).token("Chicago") for seat in (SPECTATOR, 0, 1, 2, 3)] == [1500] * 5


@pytest.mark.rule(SLUG, 20)
def test_a_guess_is_one_of_the_tokens_left() -> None:
    t = in_chicago(building={1: "red 500, red 500, red 500, red 1000, red 1000, red 1000"}).price(1500).no()
    for seed in range(40):
        seen = t.seen_by(2)
        rules.guess(seen.s, 2, [seed * 7919])
        assert seen.token("Chicago") in (1000, 1500)
        assert rules.broken(seen.s) == 0


@pytest.mark.rule(SLUG, 21)
def test_buying_pays_the_bank() -> None:
    t = in_chicago().price(1000).buy()
    assert (t.money[0], t.s.bank, t.trolley(0), t.s.turn) == (4000, 1000, "red 1000", 1)


@pytest.mark.rule(SLUG, 21)
def test_nobody_has_to_buy() -> None:
    t = in_chicago().price(500).no()
    assert (t.money[0], t.trolley(0), t.token("Chicago")) == (5000, "", 500)


@pytest.mark.rule(SLUG, 21)
def test_without_the_money_one_can_only_decline() -> None:
    t = in_chicago(money={0: 450}).price(500)
    assert t.legal() == [state.PASS]
    assert t.refused(purchase()) == 21


@pytest.mark.rule(SLUG, 21, 14)
def test_a_discount_may_make_it_possible() -> None:
    t = in_chicago(money={0: 450}, hand={0: [10]}).price(500)
    assert t.legal() == [state.PASS, purchase(10)]
    assert t.buy(10).money[0] == 0


@pytest.mark.rule(SLUG, 21)
def test_there_is_one_sofa_at_a_time() -> None:
    t = in_chicago().price(500)
    assert t.refused(purchase(slot=1)) == 21
    assert t.refused(state.ONE) == 21


@pytest.mark.rule(SLUG, 22)
def test_the_trolley_takes_three_of_any_colour() -> None:
    t = in_chicago(trolley={0: "red 500, red 500"}).price(500).buy()
    assert t.trolley(0) == "red 500, red 500, red 500"


@pytest.mark.rule(SLUG, 22)
def test_with_a_full_trolley_one_only_looks() -> None:
    t = in_chicago(trolley={0: "red 500, blue 500, green 500"}).price(1000)
    assert (t.s.turn, t.seen_by(0).token("Chicago")) == (1, 1000)


@pytest.mark.rule(SLUG, 22)
def test_all_see_what_lies_in_a_trolley() -> None:
    t = table(trolley={1: "red 500, blue 1500"})
    assert t.seen_by(0).trolley(1) == "red 500, blue 1500"


@pytest.mark.rule(SLUG, 23)
def test_a_new_token_comes_at_once() -> None:
    t = in_chicago().price(1500).buy()
    assert (t.token("Chicago"), t.s.seen[0]) == ("unseen", 0)


REDS = "red 500, red 500, red 1000, red 1000, red 1000, red 1000, red 1500, red 1500"


@pytest.mark.rule(SLUG, 23)
def test_without_stock_the_city_stays_empty() -> None:
    t = in_chicago(building={1: REDS}, seats=2).price(500).buy()
    assert t.token("Chicago") == "empty"
    t.one(1).go(next(iter(t.can)))
    while t.s.turn == 1:
        t.chance(t.legal(CHANCE)[0])
    t.one(1).go(4).one(1)
    again = table(building={1: REDS}, seats=2).one(3).go("Chicago").price(500).buy()
    again.s.at[0] = 1
    again.s.turn, again.s.actor = 0, 0
    again.one(1).go("Chicago")
    assert (again.s.turn, again.trolley(0)) == (1, "red 500"), "nothing to look at there"


@pytest.mark.rule(SLUG, 23)
def test_the_last_token_of_a_colour_goes_where_it_is_wanted_first() -> None:
    t = in_chicago(building={1: REDS.removesuffix(", red 1500")}, seats=2).price(500).buy()
    assert (t.token("Chicago"), t.token("Phoenix")) == ("unseen", "unseen")
    assert goods.stock(t.s, 0) == 0


# --- delivering ---


@pytest.mark.rule(SLUG, 24)
def test_one_may_enter_with_more_than_is_needed() -> None:
    t = table(at={0: 2}).two(6, 5)
    assert "home" in t.can
    assert "home" in table(at={0: 2}).one(2).can
    assert "home" not in table(at={0: 2}).one(1).can


@pytest.mark.rule(SLUG, 24)
def test_nobody_has_to_enter() -> None:
    t = table(at={0: 1}, trolley={0: "red 500"}).one(1)
    assert t.can == {2, 24, "home"}
    assert t.go(24).trolley(0) == "red 500"


@pytest.mark.rule(SLUG, 24)
def test_everything_is_delivered_at_once() -> None:
    t = table(at={0: 2}, trolley={0: "red 500, blue 1000, red 1500"}).two(6, 5).go("home")
    assert (t.trolley(0), t.building(0)) == ("", "red 500, red 1500, blue 1000")
    assert t.s.turn == 1, "the rest of the throw is lost"


@pytest.mark.rule(SLUG, 24)
def test_one_may_enter_with_nothing() -> None:
    assert table(at={0: 2}).one(3).go("home").place(0) == "home"


@pytest.mark.rule(SLUG, 24, 12)
def test_a_sofa_can_be_delivered_with_the_throw_of_a_double() -> None:
    t = table(at={0: 1}).two(1, 1).go("Chicago").price(500).buy().two(1, 2).go("home")
    assert t.building(0) == "red 500"


@pytest.mark.rule(SLUG, 24)
def test_leaving_the_first_square_counts_one() -> None:
    assert table().one(1).can == {1}


@pytest.mark.rule(SLUG, 3, 14)
def test_prices_and_percents_are_those_of_the_old_table() -> None:
    assert (PRICES, PERCENTS) == ([500, 1000, 1500], [10, 20, 30, 40])
