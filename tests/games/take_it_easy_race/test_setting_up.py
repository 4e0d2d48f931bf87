"""§1 to §3: the players, the board, the men and the colours."""

from __future__ import annotations

import pytest

from ludotheque.engine.errors import BadSetup
from ludotheque.engine.match import Match
from ludotheque.games.take_it_easy_race import GAME, rules

from .table import COLOURS, opening, table

SLUG = "take_it_easy_race"


@pytest.mark.rule(SLUG, 1)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_take_part(seats: int) -> None:
    assert opening(seats).s.seats == seats


@pytest.mark.rule(SLUG, 1)
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_cannot(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 6"):
        Match(GAME, seats)


@pytest.mark.rule(SLUG, 2)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_up_to_four_play_on_the_board_of_forty_circles(seats: int) -> None:
    assert opening(seats).s.board == 4
    assert opening(seats).s.circles == 40


@pytest.mark.rule(SLUG, 2)
@pytest.mark.parametrize("seats", [5, 6])
def test_five_and_six_play_on_the_other_side(seats: int) -> None:
    assert opening(seats).s.board == 6
    assert opening(seats).s.circles == 48


@pytest.mark.rule(SLUG, 2)
def test_five_cannot_play_on_the_board_of_four_colours() -> None:
    with pytest.raises(BadSetup, match=r"six-colour board.*\(§2\)") as refused:
        Match(GAME, 5, board=4)
    assert refused.value.paragraph == 2


@pytest.mark.rule(SLUG, 2)
@pytest.mark.parametrize(("arm", "circles"), [(8, 48), (10, 60)])
def test_the_arms_of_the_star_may_be_longer(arm: int, circles: int) -> None:
    assert opening(6, arm=arm).s.circles == circles


@pytest.mark.rule(SLUG, 2)
@pytest.mark.parametrize("arm", [8, 10])
def test_the_arms_of_the_cross_always_have_ten_circles(arm: int) -> None:
    assert opening(4, arm=arm).s.circles == 40


@pytest.mark.rule(SLUG, 2)
def test_three_men_begin_in_b_and_one_on_a() -> None:
    start = opening(6)
    assert all(start.men(colour) == "B B B A" for colour in COLOURS)
    assert rules.COLOURS * rules.MEN == 24


@pytest.mark.rule(SLUG, 2)
@pytest.mark.parametrize(("seats", "options", "apart"), [(4, {}, 10), (6, {}, 8), (6, {"arm": 10}, 10)])
def test_the_starting_circles_lie_evenly_around(seats: int, options: dict[str, int], apart: int) -> None:
    s = opening(seats, **options).s
    starts = [rules.circle_of(s, colour, rules.START) for colour in range(s.board)]
    assert starts == [colour * apart for colour in range(s.board)]


@pytest.mark.rule(SLUG, 2)
def test_a_man_walks_39_steps_to_the_last_circle_before_a() -> None:
    assert table(red="38 B B B", die=1).move("38").men("red") == "B B B 39"
    assert table(red="39 B B B", die=1).move("39").men("red") == "B B B a"


@pytest.mark.rule(SLUG, 3)
@pytest.mark.parametrize(
    ("seats", "options", "owners"),
    [
        (2, {}, [0, 1, 0, 1]),
        (3, {}, [0, 1, 2, 0]),
        (4, {}, [0, 1, 2, 3]),
        (2, {"board": 6}, [0, 1, -1, 0, 1, -1]),
        (3, {"board": 6}, [0, 1, 2, 0, 1, 2]),
        (4, {"board": 6}, [0, 1, 2, 0, 1, 3]),
        (5, {}, [0, 1, 2, 0, 3, 4]),
        (6, {}, [0, 1, 2, 3, 4, 5]),
    ],
)
def test_spare_colours_are_doubled(seats: int, options: dict[str, int], owners: list[int]) -> None:
    assert opening(seats, **options).owners == owners


@pytest.mark.rule(SLUG, 3)
@pytest.mark.parametrize(
    ("seats", "options", "owners"),
    [
        (2, {}, [0, -1, 1, -1]),
        (3, {}, [0, 1, 2, -1]),
        (4, {}, [0, 1, 2, 3]),
        (2, {"board": 6}, [0, -1, -1, 1, -1, -1]),
        (3, {"board": 6}, [0, -1, 1, -1, 2, -1]),
        (5, {}, [0, 1, 2, -1, 3, 4]),
    ],
)
def test_or_they_stay_out(seats: int, options: dict[str, int], owners: list[int]) -> None:
    start = opening(seats, spare="empty", **options)
    assert start.owners == owners
    out = [COLOURS[colour] for colour, owner in enumerate(owners) if owner < 0]
    assert all(start.men(colour) == "B B B B" for colour in out)


@pytest.mark.rule(SLUG, 3)
def test_nobody_throws_for_a_colour_that_stays_out() -> None:
    throws = opening(2, spare="empty").throw(2)
    assert throws.turn == "green"
    first = throws.throw(5).move("A")
    assert first.turn == "red"


@pytest.mark.rule(SLUG, 3)
def test_each_colour_of_a_player_has_its_own_turn_in_the_order_of_the_board() -> None:
    t = table(seats=2, turn="red", red="1 B B B", blue="1 B B B", green="1 B B B", yellow="1 B B B")
    assert [t.throw(2).move("1").turn for _ in range(4)] == ["blue", "green", "yellow", "red"]
    assert t.owners[COLOURS.index("red")] == t.owners[COLOURS.index("green")]


@pytest.mark.rule(SLUG, 3)
def test_two_colours_of_one_player_knock_each_other() -> None:
    t = table(seats=2, red="21 B B B", green="5 B B B", die=4).move("21")
    assert t.men("red") == "B B B 25"
    assert t.men("green") == "B B B B"


@pytest.mark.rule(SLUG, 3)
def test_or_spare_each_other() -> None:
    t = table(seats=2, allies="spared", red="21 12 B B", green="5 B B B", blue="6 B B B", die=4)
    assert t.can == "12"
    assert t.refused("21") == 3
    assert t.move("12").men("blue") == "B B B B", "strangers are knocked all the same"


@pytest.mark.rule(SLUG, 3)
def test_a_second_colour_that_is_spared_can_be_jumped_over() -> None:
    t = table(seats=2, allies="spared", red="21 B B B", green="4 B B B", die=4).move("21")
    assert (t.men("red"), t.men("green")) == ("B B B 25", "B B B 4")


@pytest.mark.rule(SLUG, 3, 8)
@pytest.mark.parametrize("allies", ["knocked", "spared"])
def test_on_a_even_an_ally_goes_back_when_a_six_brings_a_man_out(allies: str) -> None:
    t = table(seats=2, allies=allies, red="B B B 3", green="20 B B B", die=6).move("B")
    assert (t.men("red"), t.men("green")) == ("B B A 3", "B B B B")


@pytest.mark.rule(SLUG, 3, 11)
def test_sparing_allies_does_not_spare_own_men() -> None:
    t = table(seats=2, allies="spared", red="10 14 B B", die=4).move("10")
    assert t.men("red") == "B B B 14"


@pytest.mark.rule(SLUG, 3, 16)
def test_each_colour_of_a_player_has_a_place_of_its_own() -> None:
    t = table(seats=2, red="a b c 39", green="a b d 38", blue="1 B B B", yellow="2 B B B")
    t.throw(4).move("39")
    assert t.places == {"red": 1}
    t.throw(1).move("1").throw(4).move("38")
    assert t.places == {"red": 1, "green": 2}
    assert t.scores[0] == 3, "the better place of the two"


@pytest.mark.rule(SLUG, 3)
def test_five_with_six_colours_have_one_who_doubles() -> None:
    owners = opening(5).owners
    assert sorted(owners.count(seat) for seat in range(5)) == [1, 1, 1, 1, 2]


@pytest.mark.rule(SLUG, 3)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("board", [4, 6])
def test_nobody_leads_more_than_two(seats: int, board: int) -> None:
    if seats > board:
        return
    owners = opening(seats, board=board).owners
    assert {owners.count(seat) for seat in range(seats)} <= {1, 2}
