"""When a six brings a second throw, and when it does not."""

from __future__ import annotations

import pytest

from .table import SLUG, lay, table


@pytest.mark.rule(SLUG, 11)
def test_a_square_sends_to_the_circus_and_another_to_the_park() -> None:
    assert table(at=(9, 0), done=(1, 0)).throw(6).at(0) == "circus"
    assert table(at=(35, 0), done=(3, 0)).throw(1).at(0) == "park"


@pytest.mark.rule(SLUG, 11)
def test_one_leaves_with_a_six_only_and_goes_on_from_the_exit() -> None:
    t = table(at=("circus", "gate"), done=(1, 0))
    for number in (1, 2, 3, 4, 5):
        assert t.throw(number).at(0) == "circus"
        t.throw(1)
    t.throw(6)
    assert (t.at(0), t.turn, t.again) == (16, 0, True)
    assert (t.throw(2).at(0), t.turn) == (18, 1)
    assert table(at=("park", 0), done=(3, 0)).throw(6).at(0) == 40


@pytest.mark.rule(SLUG, 9, 11)
def test_the_second_throw_from_the_circus_may_be_too_high_and_brings_no_third() -> None:
    t = table(at=("circus", "gate"), done=(1, 0)).throw(6, 6)
    assert (t.at(0), t.turn) == (16, 1), "six squares are too many for the baker's"
    assert t.throw(1).throw(1).at(0) == 17, "and no six is needed any more"


@pytest.mark.rule(SLUG, 9)
def test_a_six_on_the_way_is_six_points_and_no_more() -> None:
    t = table(at=(21, 0), done=(2, 0)).throw(6)
    assert (t.at(0), t.turn) == (27, 1)
    too_high = table(at=(18, 0), done=(1, 0)).throw(6)
    assert (too_high.at(0), too_high.turn) == (18, 1)


@pytest.mark.rule(SLUG, 9, 19)
def test_the_throw_that_leaves_a_shop_is_thrown_again_after_a_six() -> None:
    t = table(at=(21, 0), done=(1, 0)).throw(1).look(3, "father")
    assert (t.turn, t.again) == (0, True)
    t.throw(6)
    assert (t.at(0), t.turn, t.again) == (27, 0, True)
    assert (t.throw(6).at(0), t.turn) == (33, 1), "the second six brings no third throw"


@pytest.mark.rule(SLUG, 9)
@pytest.mark.parametrize(("high_six", "turn"), [("again", 0), ("lost", 1)])
def test_a_leaving_six_that_is_too_high_is_thrown_again_all_the_same(high_six: str, turn: int) -> None:
    """No two shops lie so close in our town: so the figure is moved by hand."""
    t = table(at=(8, 0), done=(0, 0), high_six=high_six)
    t.throw(1).look(1, "father")
    t.s.at[0] = 19
    t.throw(6)
    assert (t.at(0), t.turn) == (19, turn)


@pytest.mark.rule(SLUG, 9)
def test_a_second_throw_is_lost_where_one_cannot_use_it() -> None:
    waiting = table(at=(8, 0)).throw(1).look(1, "father")
    waiting.s.at[0] = 5
    assert (waiting.throw(6).at(0), waiting.turn) == (11, 1), "11: wait a turn"
    inside = table(at=(8, 0)).throw(1).look(1, "father")
    inside.s.at[0] = 14
    assert (inside.throw(6).at(0), inside.turn) == (21, 1), "20: enter the shop"
    circus = table(at=(8, 0)).throw(1).look(1, "father")
    circus.s.at[0] = 9
    assert (circus.throw(6).at(0), circus.turn) == ("circus", 1)


@pytest.mark.rule(SLUG, 9)
def test_sent_back_to_a_shop_that_is_done_one_still_has_the_second_throw() -> None:
    t = table(at=(21, 0), done=(1, 0)).throw(1).look(3, "father")
    t.s.at[0] = 18  # as if the shop lay three squares earlier
    t.throw(6)
    assert (t.at(0), t.turn, t.again) == (21, 0, True)


@pytest.mark.rule(SLUG, 19)
@pytest.mark.parametrize(("search_six", "turn"), [("looks", 1), ("again", 0)])
def test_option_search_six(search_six: str, turn: int) -> None:
    """Found with a six: one throw to leave, and with the option another after it."""
    t = table(at=(21, 0), done=(1, 0), search_six=search_six).throw(6).look(1, "father").throw(1)
    assert (t.at(0), t.turn) == (22, turn)
    if search_six == "again":
        assert (t.throw(1).at(0), t.turn) == (23, 1)


@pytest.mark.rule(SLUG, 19)
def test_option_search_six_needs_a_six() -> None:
    t = lay(table(at=(21, 0), done=(1, 0), search_six="again"), 1, "father - - - - -", seen=0b10)
    assert (t.throw(5).look(1).throw(1).at(0), t.turn) == (22, 1)
