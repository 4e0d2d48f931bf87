"""§16 and §17: places, prizes and stakes."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Table, table

SLUG = "take_it_easy_race"
NEARLY = "39 b c d"


@pytest.mark.rule(SLUG, 16)
def test_the_first_colour_home_is_first_and_the_others_play_on() -> None:
    t = table(red=NEARLY, die=1).move("39")
    assert (t.places, t.over, t.turn) == ({"red": 1}, False, "blue")


@pytest.mark.rule(SLUG, 16)
def test_a_colour_that_is_home_is_skipped() -> None:
    t = table(red="a b c d", blue="1 B B B", turn="yellow", yellow="5 B B B", die=1).move("5")
    assert t.turn == "blue"


@pytest.mark.rule(SLUG, 16)
def test_two_colours_that_are_home_are_skipped() -> None:
    t = table(red="a b c d", green="a b c d", turn="yellow", yellow="5 B B B", die=1).move("5")
    assert t.turn == "blue"
    assert t.throw(1).turn == "yellow"


@pytest.mark.rule(SLUG, 16, 7)
def test_a_six_that_brings_the_last_man_home_ends_the_turn() -> None:
    t = table(red="37 a b c", die=6).move("37")
    assert (t.places, t.turn, t.throwing) == ({"red": 1}, "blue", True)


@pytest.mark.rule(SLUG, 16)
def test_the_game_ends_when_one_is_left_who_is_last() -> None:
    t = table(red="a b c d", yellow="a b c d", turn="green", green=NEARLY, die=1).move("39")
    assert t.over
    assert t.places == {"red": 1, "yellow": 2, "green": 3, "blue": 4}


@pytest.mark.rule(SLUG, 16)
def test_or_ends_with_the_first_colour_home() -> None:
    t = table(play_on="no", turn="green", green=NEARLY, die=1).move("39")
    assert t.over
    assert (t.places, t.scores) == ({"green": 1}, [0, 0, 3, 0])


@pytest.mark.rule(SLUG, 16)
def test_of_two_colours_the_first_home_ends_the_game() -> None:
    t = table(seats=2, spare="empty", red=NEARLY, green="a b c 39", die=1).move("39")
    assert t.over
    assert t.places == {"red": 1, "green": 2}


@pytest.mark.rule(SLUG, 16)
def test_a_player_who_is_home_with_one_colour_plays_on_with_the_other() -> None:
    t = table(seats=2, red="a b c d", green="5 B B B", turn="blue", blue="1 B B B", die=2).move("1")
    assert (t.turn, t.throw(3).s.actor) == ("green", 0)


def finished(**options: Any) -> Table:
    """Four colours: red first, then yellow, green and blue."""
    t = table(red="a b c d", yellow="a b c d", turn="green", green=NEARLY, **options)
    return t.throw(1).move("39")


@pytest.mark.rule(SLUG, 17)
def test_the_score_counts_the_colours_that_came_home_later() -> None:
    assert finished().scores == [3, 0, 1, 2]


@pytest.mark.rule(SLUG, 17)
def test_of_two_colours_the_better_scores() -> None:
    assert finished(seats=2).scores == [3, 2]
    assert finished(seats=3).scores == [3, 0, 1]


@pytest.mark.rule(SLUG, 17)
def test_stakes_are_shared_three_two_one() -> None:
    t = table(seats=6, stake=10, red="a b c d", white="a b c d", green="a b c d", black="a b c d")
    t.s.turn = 1
    t.s.men[1, 0], t.s.men[1, 1], t.s.men[1, 2], t.s.men[1, 3] = 47, 49, 50, 51
    t.s.occupied |= 1 << 7  # blue's last circle before a
    t.throw(1).move("47")
    assert t.over
    assert t.places == {"red": 1, "white": 2, "green": 3, "black": 4, "blue": 5, "yellow": 6}
    assert t.scores == [30 - 10, -10, 10 - 10, -10, -10, 20 - 10]


@pytest.mark.rule(SLUG, 17)
def test_what_cannot_be_divided_goes_to_the_first() -> None:
    assert finished(stake=10).scores == [21 - 10, -10, 6 - 10, 13 - 10]


@pytest.mark.rule(SLUG, 17)
def test_a_player_wins_what_both_colours_win_less_what_both_paid() -> None:
    assert finished(seats=2, stake=10).scores == [21 + 6 - 20, 13 - 20]


@pytest.mark.rule(SLUG, 17)
def test_with_three_colours_two_win() -> None:
    t = table(seats=3, spare="empty", stake=10, red="a b c d", turn="green", green=NEARLY)
    assert t.throw(1).move("39").scores == [18 - 10, -10, 12 - 10]


@pytest.mark.rule(SLUG, 17)
def test_with_two_colours_the_winner_takes_it_all() -> None:
    t = table(seats=2, spare="empty", stake=10, red=NEARLY).throw(1).move("39")
    assert t.scores == [10, -10]


@pytest.mark.rule(SLUG, 17, 16)
def test_as_where_the_game_ends_with_the_first_home() -> None:
    t = table(play_on="no", stake=10, red=NEARLY).throw(1).move("39")
    assert t.scores == [30, -10, -10, -10]


@pytest.mark.rule(SLUG, 17)
@pytest.mark.parametrize("stake", range(1, 11))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_some_win_others_have_paid(stake: int, seats: int) -> None:
    assert sum(finished(seats=seats, stake=stake).scores) == 0
