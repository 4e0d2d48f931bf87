"""Walking: shop after shop, squares with a text, and the ways home."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.games.gay_play import street, tables

from .table import BAKER, DOORS, GROCER, SLUG, table


@pytest.mark.rule(SLUG, 7)
def test_one_walks_as_many_squares_as_points() -> None:
    for number in (1, 2, 3):
        assert table(at=(0, "gate")).throw(number).at(0) == number
    assert table(at=(21, "gate"), done=(2, 0)).throw(6).at(0) == 27


@pytest.mark.rule(SLUG, 7)
def test_nobody_is_thrown_out_of_a_square() -> None:
    t = table(at=(0, 3, 3)).throw(3)
    assert [t.at(seat) for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule(SLUG, 8)
def test_the_next_shop_takes_the_exact_number() -> None:
    assert table(at=(18, 0), done=(1, 0)).throw(3).at(0) == DOORS[BAKER] == 21
    for number in (4, 5, 6):
        t = table(at=(18, 0), done=(1, 0)).throw(number)
        assert (t.at(0), t.turn) == (18, 1), "too high: the throw is lost"


@pytest.mark.rule(SLUG, 8)
def test_doors_of_shops_that_are_done_are_squares_like_any_other() -> None:
    assert table(at=(20, 0), done=(2, 0)).throw(2).at(0) == 22
    stopped = table(at=(20, 0), done=(2, 0)).throw(1)
    assert (stopped.at(0), stopped.turn) == (21, 1)
    assert stopped.throw(1).throw(2).at(0) == 23, "it is on the street, not in the shop"


@pytest.mark.rule(SLUG, 8)
@settings(deadline=None)
@given(st.integers(0, 5), st.integers(1, 6), st.integers(1, 6))
def test_nobody_ever_stands_beyond_his_next_shop(shop: int, before: int, number: int) -> None:
    s = table(at=(0, 0)).s
    s.bought[0], s.at[0] = (1 << shop) - 1, DOORS[shop] - before
    to = street.walked(s, 0, number)
    assert to == (DOORS[shop] - before + number if number <= before else tables.NONE)


# --- squares with a text ---


@pytest.mark.rule(SLUG, 10)
def test_forward_and_back() -> None:
    assert table(at=(9, 0), done=(1, 0)).throw(4).at(0) == 16, "13: forward 3"
    assert table(at=(25, 0), done=(2, 0)).throw(3).at(0) == 25, "28: back 3"


@pytest.mark.rule(SLUG, 10)
def test_to_wait_is_to_miss_a_turn() -> None:
    t = table(at=(9, 0, 0), done=(1, 0, 0)).throw(2)
    assert (t.at(0), t.s.wait[0]) == (11, 1)
    t.throw(1, 1)
    assert (t.turn, t.s.wait[0]) == (1, 0), "the turn went past the first seat"
    assert t.throw(1, 1).turn == 0


@pytest.mark.rule(SLUG, 10)
def test_when_everybody_waits_the_turn_goes_round_until_somebody_may_throw() -> None:
    t = table(at=(9, 11), done=(1, 1))
    t.s.wait[1] = 1
    t.throw(2)
    assert (t.turn, t.s.wait[0], t.s.wait[1]) == (1, 0, 0), "both have missed a turn"


@pytest.mark.rule(SLUG, 10)
def test_throw_once_more() -> None:
    t = table(at=(24, 0), done=(2, 0)).throw(2)
    assert (t.at(0), t.turn, t.again) == (26, 0, True)
    assert (t.throw(1).at(0), t.turn) == (27, 1)


@pytest.mark.rule(SLUG, 10)
def test_a_text_may_lead_to_the_next() -> None:
    t = table(at=(0, 0)).throw(4)
    assert t.at(0) == DOORS[GROCER], "4: forward 2, and 6: enter the shop"


@pytest.mark.rule(SLUG, 10)
def test_option_only_the_first_text_is_obeyed() -> None:
    assert table(at=(0, 0), chains="first").throw(4).at(0) == 6
    assert table(at=(0, 0), chains="first").throw(6).at(0) == DOORS[GROCER]


@pytest.mark.rule(SLUG, 10)
def test_going_forward_by_a_text_does_not_pass_the_next_shop_either() -> None:
    s = table(at=(0, 0)).s
    s.at[0] = 7
    assert street.walked(s, 0, 2) == tables.NONE


@pytest.mark.rule(SLUG, 10)
def test_no_text_is_obeyed_twice_in_a_throw(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two squares that send one to each other: 51 forward to 55, and that back to 51."""
    order, value, rank = tables.ORDER.copy(), tables.VALUE.copy(), tables.RANK.copy()
    order[55], value[55], rank[55] = tables.BACKWARD, 4, 61
    monkeypatch.setattr(street, "ORDER", order)
    monkeypatch.setattr(street, "VALUE", value)
    monkeypatch.setattr(street, "RANK", rank)
    t = table(at=(50, 0), done=(4, 0)).throw(1)
    assert (t.at(0), t.turn) == (51, 1)


# --- home, back to a shop, home for money ---


@pytest.mark.rule(SLUG, 12)
def test_sent_home_one_keeps_all_purchases_and_needs_no_six() -> None:
    t = table(at=(9, "gate"), done=(1, 0)).throw(5)
    assert (t.at(0), t.has(0), t.turn) == (3, [1], 1)
    assert t.throw(1).throw(2).at(0) == 5
    assert t.s.errand[0] == 0


@pytest.mark.rule(SLUG, 12)
def test_sent_back_to_a_shop_one_does_not_buy_again() -> None:
    t = table(at=(22, "gate"), done=(2, 0)).throw(2)
    assert (t.at(0), t.turn) == (DOORS[BAKER], 1), "24: back to the baker's"
    t.throw(1).throw(1)
    assert (t.at(0), t.has(0)) == (22, [1, 2])


@pytest.mark.rule(SLUG, 13)
def test_home_for_money_and_back_by_the_left_turn() -> None:
    t = table(at=(71, "gate"), done=(5, 0)).throw(2)
    assert (t.at(0), t.s.errand[0], t.has(0)) == (3, 1, [1, 2, 3, 4, 5])
    t.throw(1).throw(6).throw(1)
    assert t.at(0) == 9
    t.throw(2)
    assert t.at(0) == "a", "after square 10 to the left"
    t.throw(1).throw(3)
    assert t.at(0) == DOORS[5] == 76
    t.throw(1).throw(6)
    assert t.cards, "and he is in the shop"


@pytest.mark.rule(SLUG, 13)
def test_on_the_left_turn_the_shop_takes_the_exact_number() -> None:
    t = table(at=(10, "gate"), done=(5, 0))
    t.s.errand[0] = 1
    assert t.throw(5).at(0) == 10
    assert t.throw(1).throw(4).at(0) == 76


@pytest.mark.rule(SLUG, 13)
def test_whoever_has_bought_at_the_tobacconists_walks_on_from_there() -> None:
    t = table(at=(77, "gate"), done=(6, 0)).throw(1)
    assert (t.at(0), t.s.errand[0]) == (3, 1), "78: home for money, after the shop as well"
    t.s.at[0] = 10
    assert t.throw(1).throw(5).at(0) == 77, "over a, b, c and the red square 76"


@pytest.mark.rule(SLUG, 13)
def test_nobody_else_may_turn_left() -> None:
    assert table(at=(10, "gate"), done=(5, 0)).throw(2).at(0) == 12
    ordered_home = table(at=(9, "gate"), done=(1, 0)).throw(5)
    assert ordered_home.s.errand[0] == 0


@pytest.mark.rule(SLUG, 13)
def test_the_errand_is_over_beyond_the_turn() -> None:
    t = table(at=(10, "gate"), done=(5, 0))
    t.s.errand[0] = 1
    street.arrive(t.s, 0, 16)
    assert t.s.errand[0] == 0


@pytest.mark.rule(SLUG, 12, 13)
def test_whoever_is_sent_home_on_the_errand_is_still_on_it() -> None:
    t = table(at=(5, "gate"), done=(5, 0))
    t.s.errand[0] = 1
    assert street.obey(t.s, 0, 14) == 3
    assert t.s.errand[0] == 1


# --- enter the shop ---


@pytest.mark.rule(SLUG, 14)
def test_enter_the_shop_leads_straight_in() -> None:
    t = table(at=(0, "gate")).throw(6)
    assert (t.at(0), t.turn) == (DOORS[GROCER], 1)
    t.throw(1).throw(2)
    assert t.cards == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule(SLUG, 14)
def test_enter_a_shop_that_is_done_means_nothing() -> None:
    assert table(at=(0, "gate"), done=(1, 0)).throw(6).at(0) == 6
    assert table(at=(5, "gate"), done=(3, 0)).throw(1).at(0) == 6, "nor does it lead to a later one"
