"""§7 to §10: the six."""

from __future__ import annotations

import pytest

from .table import table

SLUG = "take_it_easy_race"


@pytest.mark.rule(SLUG, 7)
def test_a_six_throws_again_without_limit() -> None:
    t = table(red="1 10 20 30")
    for _ in range(3):
        t.throw(6).move(t.can.split()[0])
        assert (t.turn, t.throwing) == ("red", True)
    assert t.throw(1).move(t.can.split()[0]).turn == "blue"


@pytest.mark.rule(SLUG, 7)
def test_with_nobody_in_b_a_six_moves_any_man() -> None:
    t = table(red="A 10 20 a", die=6)
    assert t.can == "A 10 20"
    assert t.move("20").men("red") == "A 10 26 a"
    assert (t.turn, t.throwing) == ("red", True)


@pytest.mark.rule(SLUG, 7)
def test_which_is_as_compulsory_as_any_throw() -> None:
    assert table(red="10 a b c", die=6).can == "10"


@pytest.mark.rule(SLUG, 8)
def test_a_six_must_bring_a_man_out() -> None:
    t = table(red="10 20 B B", die=6)
    assert t.can == "B"
    assert t.refused("10") == 8
    assert t.move("B").men("red") == "B A 10 20"
    assert (t.turn, t.throwing) == ("red", True)


@pytest.mark.rule(SLUG, 8)
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_no_other_number_does(number: int) -> None:
    t = table(red="10 B B B", die=number)
    assert t.can == "10"
    assert t.refused("B") == 8


@pytest.mark.rule(SLUG, 8, 11)
def test_a_hostile_man_on_a_goes_back_to_his_own_b() -> None:
    t = table(red="B B B B", blue="30 B B B", die=6).move("B")
    assert (t.men("red"), t.men("blue")) == ("B B B A", "B B B B")


@pytest.mark.rule(SLUG, 8)
def test_coming_out_goes_before_bringing_the_last_man_home() -> None:
    t = table(red="B b c 37", die=6)
    assert t.can == "B"
    assert t.refused("37") == 8


@pytest.mark.rule(SLUG, 8)
def test_one_six_brings_out_one_man() -> None:
    t = table(red="B B B B", die=6).move("B")
    assert t.men("red") == "B B B A"


@pytest.mark.rule(SLUG, 9)
def test_an_own_man_on_a_must_move_six_and_nobody_comes_out() -> None:
    t = table(red="A 20 B B", die=6)
    assert t.can == "A"
    assert (t.refused("20"), t.refused("B")) == (9, 9)
    assert t.move("A").men("red") == "B B 6 20"
    assert (t.turn, t.throwing) == ("red", True)
    assert t.throw(6).can == "B"


@pytest.mark.rule(SLUG, 9, 11)
def test_even_onto_an_own_man() -> None:
    t = table(red="A 6 20 B", die=6)
    assert t.can == "A"
    assert t.move("A").men("red") == "B B 6 20"


@pytest.mark.rule(SLUG, 9)
def test_he_knocks_a_hostile_man_six_circles_on() -> None:
    t = table(red="A B B B", yellow="16 B B B", die=6).move("A")
    assert (t.men("red"), t.men("yellow")) == ("B B B 6", "B B B B")


@pytest.mark.rule(SLUG, 9)
def test_with_nobody_waiting_the_man_on_a_is_free_to_stay() -> None:
    assert table(red="A 10 20 30", die=6).can == "A 10 20 30"


@pytest.mark.rule(SLUG, 9)
def test_or_a_man_comes_out_all_the_same_and_knocks_him() -> None:
    t = table(blocked_six="enter", red="A 20 B B", die=6)
    assert t.can == "B"
    assert t.refused("A") == 8
    assert t.move("B").men("red") == "B B A 20"
    assert (t.turn, t.throwing) == ("red", True)


@pytest.mark.rule(SLUG, 9, 11)
def test_which_he_does_even_where_own_men_are_safe() -> None:
    t = table(blocked_six="enter", own_men="safe", red="A 20 B B", die=6).move("B")
    assert t.men("red") == "B B A 20"


@pytest.mark.rule(SLUG, 9, 11)
def test_a_safe_own_man_six_circles_on_frees_the_six() -> None:
    t = table(own_men="safe", red="A 6 20 B", die=6)
    assert t.can == "6 20", "the man on A is held back, so any other may go"
    assert t.refused("A") == 11


@pytest.mark.rule(SLUG, 10)
def test_after_coming_out_any_man_may_move() -> None:
    t = table(red="B B B 20", die=6).move("B")
    assert t.throw(3).can == "A 20"


@pytest.mark.rule(SLUG, 10)
def test_or_the_man_on_a_must_leave_while_others_wait() -> None:
    t = table(clear_start="yes", red="B B B 20", die=6).move("B").throw(3)
    assert t.can == "A"
    assert t.refused("20") == 10


@pytest.mark.rule(SLUG, 10)
def test_with_nobody_waiting_he_need_not() -> None:
    assert table(clear_start="yes", red="A 10 20 30", die=3).can == "A 10 20 30"


@pytest.mark.rule(SLUG, 10, 11)
def test_nor_where_a_safe_own_man_holds_him_back() -> None:
    assert table(clear_start="yes", own_men="safe", red="A 3 20 B", die=3).can == "3 20"
