"""§4: who starts."""

from __future__ import annotations

import pytest

from .table import COLOURS, opening

SLUG = "take_it_easy_race"


@pytest.mark.rule(SLUG, 4)
def test_everyone_throws_once_in_the_order_of_the_board() -> None:
    t = opening()
    turns = []
    for number in (1, 2, 3):
        turns.append(t.turn)
        t.throw(number)
    assert [*turns, t.turn] == COLOURS[:4]
    assert all(t.men(colour) == "B B B A" for colour in COLOURS[:4])


@pytest.mark.rule(SLUG, 4)
def test_every_colour_of_a_player_throws() -> None:
    assert opening(2).throw(1, 2, 3).turn == "yellow"


@pytest.mark.rule(SLUG, 4)
def test_the_highest_throw_is_already_the_first_move() -> None:
    t = opening().throw(3, 5, 2, 4)
    assert (t.turn, t.s.die, t.can) == ("blue", 5, "A")
    assert t.move("A").men("blue") == "B B B 5"
    assert (t.turn, t.throwing) == ("green", True), "then the other players cast in turn"


@pytest.mark.rule(SLUG, 4)
def test_or_only_settles_who_starts() -> None:
    t = opening(opening="again").throw(3, 5, 2, 4)
    assert (t.turn, t.throwing) == ("blue", True)
    assert all(t.men(colour) == "B B B A" for colour in COLOURS[:4])
    assert t.throw(2).move("A").men("blue") == "B B B 2"


@pytest.mark.rule(SLUG, 4)
def test_those_who_tie_throw_again_among_themselves() -> None:
    t = opening().throw(5, 2, 5, 5)
    assert (t.turn, t.throwing) == ("red", True)
    assert t.throw(1).turn == "green", "blue is out of it"
    assert t.throw(1).turn == "yellow"
    assert t.throw(4).can == "A"
    assert t.turn == "yellow"
    assert t.move("A").men("yellow") == "B B B 4", "the throw that decides is the move"


@pytest.mark.rule(SLUG, 4)
def test_and_again_until_one_is_ahead() -> None:
    t = opening().throw(6, 6, 1, 1).throw(2, 2).throw(3, 3)
    assert (t.turn, t.throwing) == ("red", True)
    assert t.throw(1, 2).turn == "blue"
    assert t.move("A").men("blue") == "B B B 2"


@pytest.mark.rule(SLUG, 4)
def test_a_tie_below_the_highest_does_not_matter() -> None:
    assert opening().throw(2, 2, 2, 3).turn == "yellow"


@pytest.mark.rule(SLUG, 4)
def test_a_low_throw_of_a_tie_does_not_count_again() -> None:
    t = opening().throw(6, 5, 6, 5).throw(1, 2)
    assert t.turn == "green", "blue's and yellow's fives are forgotten"


@pytest.mark.rule(SLUG, 4, 7, 9)
def test_a_winning_six_moves_the_man_on_a_and_throws_again() -> None:
    t = opening().throw(6, 1, 1, 1)
    assert t.can == "A"
    t.move("A")
    assert t.men("red") == "B B B 6", "the six is used up: nobody comes out"
    assert (t.turn, t.throwing) == ("red", True)
    assert t.throw(6).can == "B"
    assert t.move("B").men("red") == "B B A 6", "the first man comes out with the next six"


@pytest.mark.rule(SLUG, 4)
def test_six_colours_throw_on_the_star() -> None:
    assert opening(6).throw(1, 2, 3, 4, 5).turn == "white"
