"""§5 and §6: throwing, moving, and throws that must be used."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.take_it_easy_race import rules

from .table import table

SLUG = "take_it_easy_race"


@pytest.mark.rule(SLUG, 5)
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_man_moves_by_the_whole_number_and_the_next_colour_throws(number: int) -> None:
    t = table(red="10 B B B", die=number).move("10")
    assert t.men("red") == f"B B B {10 + number}"
    assert (t.turn, t.throwing) == ("blue", True)


@pytest.mark.rule(SLUG, 5)
def test_after_the_last_colour_comes_the_first() -> None:
    assert table(turn="yellow", yellow="10 B B B", die=1).move("10").turn == "red"


@pytest.mark.rule(SLUG, 5)
def test_men_pass_from_the_last_circle_of_the_board_to_the_first() -> None:
    t = table(turn="yellow", yellow="8 B B B", red="1 B B B", die=3).move("8")
    assert (t.men("yellow"), t.men("red")) == ("B B B 11", "B B B B"), "yellow's 11 is red's 1"


@pytest.mark.rule(SLUG, 6)
def test_any_man_who_can_move_may() -> None:
    assert table(red="A 5 20 B", die=3).can == "A 5 20"


@pytest.mark.rule(SLUG, 6, 11)
def test_the_only_move_must_be_made_even_onto_an_own_man() -> None:
    t = table(red="36 39 b c", die=3)
    assert t.can == "36"
    assert t.move("36").men("red") == "B 39 b c"


@pytest.mark.rule(SLUG, 6)
def test_a_colour_that_cannot_move_passes() -> None:
    assert table(red="B B B B", die=5).turn == "blue"
    assert table(red="39 a b d", die=4).turn == "blue"


@pytest.mark.rule(SLUG, 6, 7)
def test_but_throws_again_after_a_six() -> None:
    t = table(red="39 a b d", die=6)
    assert (t.turn, t.throwing) == ("red", True)
    assert t.men("red") == "39 a b d"


@pytest.mark.rule(SLUG, 6)
def test_a_throw_may_not_be_declined() -> None:
    t = table(red="10 20 B B", die=3)
    assert t.can == "10 20"
    assert rules.refusal(t.s, 0, rules.STAY) == 6


@pytest.mark.rule(SLUG, 6)
def test_or_may() -> None:
    t = table(voluntary="yes", red="10 20 B B", die=3)
    assert t.can == "10 20 stay"
    t.stay()
    assert t.men("red") == "B B 10 20"
    assert t.turn == "blue"


@pytest.mark.rule(SLUG, 6, 8, 9)
def test_but_never_a_six_while_men_wait() -> None:
    assert table(voluntary="yes", red="10 20 B B", die=6).can == "B"
    assert table(voluntary="yes", red="A 20 B B", die=6).can == "A"


@pytest.mark.rule(SLUG, 6, 7)
def test_a_six_that_is_declined_is_thrown_again() -> None:
    t = table(voluntary="yes", red="10 20 25 30", die=6)
    assert t.can == "10 20 25 30 stay"
    t.stay()
    assert (t.turn, t.throwing) == ("red", True)


@pytest.mark.rule(SLUG, 6)
def test_nobody_need_decline_what_he_cannot_use() -> None:
    assert table(voluntary="yes", red="B B B B", die=3).turn == "blue"


@pytest.mark.rule(SLUG, 6)
def test_knocking_is_free() -> None:
    assert table(red="10 20 B B", blue="3 B B B", die=3).can == "10 20"


@pytest.mark.rule(SLUG, 6)
def test_or_compulsory() -> None:
    t = table(must_knock="yes", red="10 20 B B", blue="3 B B B", die=3)
    assert t.can == "10"
    assert t.refused("20") == 6
    assert t.move("10").men("blue") == "B B B B"


@pytest.mark.rule(SLUG, 6)
def test_with_a_choice_between_those_who_can_be_knocked() -> None:
    t = table(must_knock="yes", red="10 20 30 B", blue="3 B B B", green="3 B B B", die=3)
    assert t.can == "10 20"


@pytest.mark.rule(SLUG, 6)
def test_where_nobody_can_be_knocked_any_man_moves() -> None:
    assert table(must_knock="yes", red="10 20 B B", blue="4 B B B", die=3).can == "10 20"


@pytest.mark.rule(SLUG, 6)
def test_own_men_and_own_second_colours_are_not_hostile() -> None:
    t = table(must_knock="yes", seats=2, red="10 13 17 B", green="A B B B", die=3)
    assert t.can == "10 13 17", "10 would knock a red man and 17 a green one of the same player"


@pytest.mark.rule(SLUG, 6, 8)
def test_the_duties_of_a_six_come_before_knocking() -> None:
    assert table(must_knock="yes", red="10 B B B", blue="6 B B B", die=6).can == "B"
    assert table(must_knock="yes", red="A 10 B B", blue="6 B B B", die=6).can == "A"


@pytest.mark.rule(SLUG, 6)
def test_who_must_knock_may_not_decline_instead() -> None:
    both: dict[str, Any] = {"must_knock": "yes", "voluntary": "yes"}
    assert table(**both, red="10 20 B B", blue="3 B B B", die=3).can == "10"
    assert table(**both, red="10 20 B B", die=3).can == "10 20 stay"


@pytest.mark.rule(SLUG, 6)
def test_with_all_men_in_b_one_throw_is_all_there_is() -> None:
    t = table(turn="yellow", yellow="10 B B B", die=1).move("10")
    assert t.throw(3).turn == "blue"


TRIES: dict[str, Any] = {"three_tries": "yes", "turn": "yellow", "yellow": "20 B B B"}


@pytest.mark.rule(SLUG, 6)
def test_or_three_tries_for_a_six() -> None:
    t = table(**TRIES, red="B B B B", die=1).move("20")
    assert t.throw(3).turn == "red"
    assert t.throw(5).turn == "red"
    assert t.throw(2).turn == "blue", "the third was the last"


@pytest.mark.rule(SLUG, 6)
@pytest.mark.parametrize("misses", [0, 1, 2])
def test_a_six_among_the_three_brings_a_man_out_and_throws_again(misses: int) -> None:
    t = table(**TRIES, red="B B B B", die=1).move("20")
    t.throw(*[1] * misses, 6).move("B")
    assert (t.turn, t.throwing, t.men("red")) == ("red", True, "B B B A")
    assert t.throw(4).move("A").turn == "blue", "the tries are over"


@pytest.mark.rule(SLUG, 6)
@pytest.mark.parametrize("red", ["B B B A", "B B B 39", "B B B a", "B B d b"])
def test_no_tries_for_who_could_move_without_a_six(red: str) -> None:
    t = table(**TRIES, red=red, die=1).move("20")
    t.throw(5)
    if t.can:
        t.move(t.can.split()[0])
    assert t.turn == "blue"


@pytest.mark.rule(SLUG, 6)
@pytest.mark.parametrize("red", ["B B B d", "B B c d", "B b c d"])
def test_tries_for_who_has_men_at_home_that_cannot_move(red: str) -> None:
    t = table(**TRIES, red=red, die=1).move("20")
    assert t.throw(5, 5).turn == "red"


@pytest.mark.rule(SLUG, 6, 14)
def test_men_barred_at_home_by_the_ban_on_jumping_count_as_unable() -> None:
    t = table(**TRIES, home_jumps="no", red="B a c d", die=1).move("20")
    t.throw(5)
    assert t.turn == "blue", "a may still go to b"
