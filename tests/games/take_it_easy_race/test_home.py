"""§13 to §15: home."""

from __future__ import annotations

import pytest

from .table import table

SLUG = "take_it_easy_race"


@pytest.mark.rule(SLUG, 13)
@pytest.mark.parametrize(("number", "circle"), [(1, "a"), (2, "b"), (3, "c"), (4, "d")])
def test_an_exact_throw_leads_home(number: int, circle: str) -> None:
    assert table(red="39 B B B", die=number).move("39").men("red") == f"B B B {circle}"


@pytest.mark.rule(SLUG, 13)
def test_a_throw_that_is_too_high_waits_for_a_later_turn() -> None:
    t = table(red="39 B B B", die=5)
    assert (t.turn, t.men("red")) == ("blue", "B B B 39")


@pytest.mark.rule(SLUG, 13, 6)
def test_another_man_must_use_a_throw_that_is_too_high() -> None:
    t = table(red="39 3 B B", die=5)
    assert t.can == "3"
    assert t.refused("39") == 13


@pytest.mark.rule(SLUG, 13)
@pytest.mark.parametrize(("place", "number"), [("38", 6), ("37", 6), ("39", 6), ("38", 5)])
def test_the_farthest_that_leads_home_is_d(place: str, number: int) -> None:
    t = table(red=f"{place} 1 2 3", die=number)
    exact = int(place) + number <= 43
    assert (place in t.can.split()) == exact


@pytest.mark.rule(SLUG, 13)
def test_an_occupied_home_circle_cannot_be_entered() -> None:
    t = table(red="39 3 a B", die=1)
    assert t.can == "3 a"
    assert t.refused("39") == 13


@pytest.mark.rule(SLUG, 13)
def test_men_pass_the_homes_of_other_colours() -> None:
    t = table(red="9 B B B", die=3).move("9")
    assert t.men("red") == "B B B 12"
    t = table(turn="yellow", yellow="9 B B B", die=1).move("9")
    assert t.men("yellow") == "B B B 10", "past red's home, onto red's A"


@pytest.mark.rule(SLUG, 13)
def test_nobody_begins_a_second_round() -> None:
    t = table(red="38 B B B", die=2).move("38")
    assert t.men("red") == "B B B a", "not on his own A again"


@pytest.mark.rule(SLUG, 13)
def test_the_men_of_others_in_their_homes_are_not_in_the_way() -> None:
    t = table(red="39 B B B", blue="a b c 1", die=1).move("39")
    assert (t.men("red"), t.men("blue")) == ("B B B a", "1 a b c")


EXAMPLE = "39 a b d"


@pytest.mark.rule(SLUG, 14)
@pytest.mark.parametrize(
    ("number", "who", "then"), [(1, "b", "39 a c d"), (2, "a", "39 b c d"), (3, "39", "a b c d")]
)
def test_the_example(number: int, who: str, then: str) -> None:
    t = table(red=EXAMPLE, die=number)
    assert t.can == who
    assert t.move(who).men("red") == then


@pytest.mark.rule(SLUG, 14)
@pytest.mark.parametrize("number", [4, 5])
def test_the_example_when_nobody_can_move(number: int) -> None:
    t = table(red=EXAMPLE, die=number)
    assert (t.turn, t.men("red")) == ("blue", EXAMPLE)


@pytest.mark.rule(SLUG, 14, 7)
def test_the_example_with_a_six() -> None:
    t = table(red=EXAMPLE, die=6)
    assert (t.turn, t.throwing, t.men("red")) == ("red", True, EXAMPLE)


@pytest.mark.rule(SLUG, 14, 16)
def test_the_example_to_its_end() -> None:
    t = table(red=EXAMPLE, die=1).move("b").throw(5, 5, 5)
    assert t.turn == "red"
    assert t.throw(2).can == "39"
    assert t.move("39").men("red") == "a b c d"
    assert t.places == {"red": 1}
    assert table(red="39 b c d", die=1).move("39").places == {"red": 1}


@pytest.mark.rule(SLUG, 14)
def test_men_jump_over_one_another_when_coming_in_and_when_moving_on() -> None:
    assert table(red="39 a b B", die=3).move("39").men("red") == "B a b c"
    assert table(red="B a b c", die=3).move("a").men("red") == "B b c d"


@pytest.mark.rule(SLUG, 14)
def test_or_do_not() -> None:
    t = table(home_jumps="no", red=EXAMPLE, die=3)
    assert t.turn == "blue"
    t = table(home_jumps="no", red="39 a b 5", die=3)
    assert t.can == "5"
    assert t.refused("39") == 14
    t = table(home_jumps="no", red="a b 5 6", die=2)
    assert t.can == "5 6 b"
    assert t.refused("a") == 14


@pytest.mark.rule(SLUG, 14, 12)
def test_the_ban_on_jumping_at_home_does_not_touch_the_track() -> None:
    t = table(home_jumps="no", red="37 38 B B", blue="29 B B B", die=3).move("37")
    assert t.men("red") == "B B 38 a", "over red on 38 and blue on 39"


@pytest.mark.rule(SLUG, 14)
def test_nobody_moves_beyond_d() -> None:
    t = table(red="d 5 B B", die=1)
    assert t.can == "5"
    assert t.refused("d") == 13


@pytest.mark.rule(SLUG, 15)
def test_men_at_home_cannot_be_knocked() -> None:
    for place in range(36, 40):
        t = table(turn="blue", red="a b c B", blue=f"{place - 10} B B B", die=5).move(f"{place - 10}")
        assert t.men("red") == "B a b c"


@pytest.mark.rule(SLUG, 15, 13)
def test_own_men_do_not_knock_at_home_either() -> None:
    t = table(red="39 d 5 B", die=4)
    assert t.can == "5"
    assert t.refused("39") == 13


@pytest.mark.rule(SLUG, 13)
@pytest.mark.parametrize(("arm", "last"), [(8, 47), (10, 59)])
def test_the_way_home_on_the_star(arm: int, last: int) -> None:
    t = table(seats=6, arm=arm, turn="white", white=f"{last} B B B", die=4).move(f"{last}")
    assert t.men("white") == "B B B d"
