"""§8 to §12, §18 and §19: one die or two, the way, doubles, and squares that pay."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.engine.rulekit import CHANCE
from ludotheque.games.take_away import state
from ludotheque.games.take_away.state import ONE, STAY, TWO

from .table import PARTS, Table, square_of, table

SLUG = "take_away"


@pytest.mark.rule(SLUG, 8)
def test_one_die_or_two_is_said_before_the_throw() -> None:
    t = table()
    assert t.legal() == [ONE, TWO]
    t.decide(ONE)
    assert (t.s.actor, len(t.legal(CHANCE))) == (CHANCE, 6)
    t = table().decide(TWO)
    assert len(t.legal(CHANCE)) == 36


@pytest.mark.rule(SLUG, 8)
def test_turns_go_round_clockwise() -> None:
    t = table(turn=2)
    for seat in (3, 0, 1, 2):
        t.one(1).go(next(iter(t.can)))
        while t.s.actor == CHANCE:
            t.chance(t.legal(CHANCE)[0])
        assert t.s.turn == seat


@pytest.mark.rule(SLUG, 8)
def test_others_wait_for_their_turn() -> None:
    t = table()
    assert t.legal(1) == []
    assert t.refused(ONE, seat=1) == 8
    assert t.refused(state.PASS) == 8


@pytest.mark.rule(SLUG, 9)
def test_any_direction_as_far_as_the_throw() -> None:
    assert table().one(2).can == {2, 24}
    assert table().one(3).can == {"Chicago", "Seattle"}
    assert table(at={0: 4}).one(2).can == {2, 6, 25}


@pytest.mark.rule(SLUG, 9)
def test_the_full_throw_must_be_used() -> None:
    t = table(at={0: 4}).one(2)
    assert t.refused(2) == 9, "the city next door"
    assert t.refused(ONE) == 9


@pytest.mark.rule(SLUG, 9)
def test_no_square_twice_and_not_the_first() -> None:
    t = table(at={0: 26}).two(6, 6)
    assert 26 not in t.can
    for steps in range(1, 13):
        for square in range(state.SQUARES):
            assert not int(state.REACH[square, steps]) >> square & 1


@pytest.mark.rule(SLUG, 9)
@pytest.mark.parametrize("start", range(0, 54, 7))
@pytest.mark.parametrize("steps", [1, 2, 5, 8])
def test_what_can_be_reached_is_what_walking_every_way_finds(start: int, steps: int) -> None:
    found = set(ends(start, steps, {start}))
    assert {i for i in range(state.SQUARES) if int(state.REACH[start, steps]) >> i & 1} == found


def ends(square: int, steps: int, used: set[int]) -> list[int]:
    if steps == 0:
        return [square]
    if len(used) > 1 and PARTS.square[square].kind == "star":
        return []
    near = [n for n in PARTS.beside[square] if n not in used]
    return [end for n in near for end in ends(n, steps - 1, used | {n})]


@pytest.mark.rule(SLUG, 9)
def test_others_may_be_passed() -> None:
    t = table(at={1: 2, 2: 24}).one(3)
    assert t.can == {"Chicago", "Seattle"}
    t.go("Chicago")
    assert (t.place(1), t.place(2)) == (2, 24)


@pytest.mark.rule(SLUG, 9)
def test_the_second_throw_may_use_the_squares_of_the_first() -> None:
    t = table(at={0: 4}).two(1, 1).go(2).card("gain").one(2)
    assert 4 in t.can


@pytest.mark.rule(SLUG, 10)
def test_on_our_board_no_way_is_too_short() -> None:
    for square in range(state.SQUARES):
        for steps in range(1, 13):
            assert int(state.REACH[square, steps]) & ~state.STARS


@pytest.mark.rule(SLUG, 11)
def test_nobody_stops_on_a_foreign_star() -> None:
    t = table(at={0: 5}).one(1)
    assert t.can == {4, 6}
    assert t.refused(49) == 11
    t = table(at={0: 9}).one(1)
    assert t.can == {8, 10}, "not even where nobody lives"


@pytest.mark.rule(SLUG, 11)
def test_with_the_option_empty_stars_are_squares() -> None:
    t = table(at={0: 9}, stars="empty").one(1)
    assert t.can == {8, 10, 51}
    t.go(51)
    assert (t.s.turn, t.money[0]) == (1, 5000)
    t = table(at={0: 51}, stars="empty").one(1)
    assert t.can == {9}
    assert table(at={0: 5}, stars="empty").one(1).can == {4, 6}


@pytest.mark.rule(SLUG, 11)
def test_nobody_passes_a_star() -> None:
    kinds = [square.kind for square in PARTS.square]
    assert all(len(PARTS.beside[i]) == 1 for i, kind in enumerate(kinds) if kind == "star")


@pytest.mark.rule(SLUG, 12)
def test_a_double_throws_again() -> None:
    t = table().two(2, 2).go(4)
    assert (t.s.turn, t.s.actor, t.legal()) == (0, 0, [ONE, TWO])
    assert t.money[0] == 5200, "what the square brings comes first"
    t.one(1).go(5).draw(10)
    assert t.s.turn == 1


@pytest.mark.rule(SLUG, 12)
def test_one_die_is_never_a_double() -> None:
    assert table().one(2).go(24).s.turn == 1


@pytest.mark.rule(SLUG, 12)
def test_the_double_counts_even_after_coming_home() -> None:
    t = table(at={0: 2}).two(2, 2).go("home")
    assert (t.s.turn, t.s.bonus) == (0, 1)


@pytest.mark.rule(SLUG, 12)
def test_and_after_a_card_has_led_elsewhere() -> None:
    t = table(at={0: 4}).two(1, 1).go(2).card("home")
    assert (t.place(0), t.s.turn, t.s.actor) == ("home", 0, 0)


def two_doubles(**options: Any) -> Table:
    return table(**options).two(2, 2).go(4).two(2, 2).go(8)


@pytest.mark.rule(SLUG, 12)
def test_the_third_double_is_moved_and_ends_the_turn() -> None:
    t = two_doubles().two(2, 2)
    assert 12 in t.can
    t.go(12)
    assert (t.s.turn, t.money[0]) == (1, 5600)


@pytest.mark.rule(SLUG, 12)
def test_or_is_not_moved_at_all() -> None:
    t = two_doubles(third_double="not_moved").two(2, 2)
    assert (t.s.turn, t.place(0)) == (1, 8)


@pytest.mark.rule(SLUG, 12)
def test_doubles_are_counted_in_one_turn() -> None:
    t = two_doubles().one(1).go(9).draw(10)
    assert t.s.turn == 1
    for _ in range(3):
        t.one(1).go(next(iter(t.can - {"home"})))
        t.draw(20)
    assert (t.s.turn, t.s.doubles) == (0, 0)


@pytest.mark.rule(SLUG, 18)
def test_a_bonus_square_pays() -> None:
    t = table().one(4).go(4)
    assert (t.money[0], t.s.bank) == (5200, -200)


@pytest.mark.rule(SLUG, 18)
def test_one_may_come_back_for_the_bonus() -> None:
    t = table(seats=2, at={0: 5, 1: 5 + 12}).one(1).go(4)
    t.one(1).go(16).one(1).go(5).draw(10).one(1).go(17).draw(10).one(1).go(4)
    assert t.money == [5400, 5200]


def at_work(**options: Any) -> Table:
    """Seat 0 has come to an agency, and it is its turn again."""
    t = table(seats=2, at={0: "Chicago", 1: 27}, **options).one(1).go(25)
    assert t.money[0] == 5000, "nothing on arrival"
    return pass_turn(t)


def pass_turn(t: Table) -> Table:
    """Seat 1 goes to and fro between an agency and the chance square beside it."""
    t.one(1)
    return t.go(28).chance(t.legal(CHANCE)[0]) if t.place(1) == 27 else t.go(27)


@pytest.mark.rule(SLUG, 19)
def test_the_agency_pays_for_staying() -> None:
    t = at_work()
    assert t.legal() == [ONE, TWO, STAY]
    t.stay()
    assert (t.money[0], t.s.turn, t.place(0)) == (5300, 1, 25)


@pytest.mark.rule(SLUG, 19)
@pytest.mark.parametrize("paid", [2, 3])
def test_so_often_and_then_one_must_throw(paid: int) -> None:
    t = at_work(paid_stays=paid)
    while STAY in t.legal():
        pass_turn(t.stay())
    assert t.s.stays[0] == paid
    assert t.refused(STAY) == 19


@pytest.mark.rule(SLUG, 19)
def test_who_comes_back_begins_again() -> None:
    t = table(at={0: "Chicago"})
    t.s.stays[0] = 3
    t.one(1).go(25)
    assert t.s.stays[0] == 0


@pytest.mark.rule(SLUG, 19, 25)
def test_who_works_can_be_sent_home() -> None:
    t = table(turn=1, at={0: 25, 1: "Chicago"}).one(1).go(25)
    assert (t.place(0), t.place(1)) == ("home", 25)


@pytest.mark.rule(SLUG, 19, 12)
def test_a_bonus_throw_must_be_thrown() -> None:
    t = table(at={0: 1}).two(2, 2)
    assert 25 not in t.can
    t = table(at={0: 2}).two(1, 1).go(25)
    assert t.legal() == [ONE, TWO]
    assert t.refused(STAY) == 19


@pytest.mark.rule(SLUG, 19)
def test_unless_the_table_pays_for_it() -> None:
    t = table(at={0: 2}, stay_after_double="yes").two(1, 1).go(25)
    assert t.legal() == [ONE, TWO, STAY]
    t.stay()
    assert (t.money[0], t.s.turn) == (5300, 1)


@pytest.mark.rule(SLUG, 19)
def test_elsewhere_nobody_is_paid_for_staying() -> None:
    assert table(at={0: 4}).refused(STAY) == 19


def test_squares_are_found_by_name() -> None:
    t = table()
    assert t.word(0, square_of(t.s, 0, "New York")) == "New York"
