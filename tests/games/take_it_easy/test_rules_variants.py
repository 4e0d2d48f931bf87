"""Take It Easy §15 and §16: tiles that touch, two tiles at a time, and both together."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.games.take_it_easy import rules
from ludotheque.games.take_it_easy.board import components

from .table import CELLS, SLUG, TILES, Table, table

AROUND_C3 = {"B2", "B3", "C2", "C4", "D2", "D3"}


# --- §15 Touching ---


@pytest.mark.rule(SLUG, 15)
def test_the_first_tile_of_a_round_may_go_anywhere() -> None:
    two = table(seats=2, touching="yes", rounds=2).draw("294")
    assert two.can(0) == two.can(1) == set(CELLS)


@pytest.mark.rule(SLUG, 15)
def test_every_later_tile_touches_one_on_your_own_board() -> None:
    """E10."""
    two = table(seats=2, touching="yes").draw("294").lay(0, "C3").lay(1, "A1").draw("613")
    assert two.can(0) == AROUND_C3
    assert two.can(1) == {"A2", "B1", "B2"}
    assert two.refused(0, "A1") == 15
    assert two.refused(0, "C3") == 6


@pytest.mark.rule(SLUG, 15)
def test_without_the_option_tiles_need_not_touch() -> None:
    assert "A1" in table().draw("294").lay(0, "C3").draw("613").can(0)


@pytest.mark.rule(SLUG, 15)
def test_a_tile_that_is_moved_must_touch_the_others_not_itself() -> None:
    one = table(touching="yes").draw("294").lay(0, "C3")
    assert one.can(0) == set(CELLS) - {"C3"}  # the first tile still goes anywhere
    one.draw("613").lay(0, "C2")
    assert one.can(0) == AROUND_C3 - {"C2"}
    assert one.refused(0, "C1") == 15


@pytest.mark.rule(SLUG, 15)
def test_the_first_tile_of_the_second_round_goes_anywhere_again() -> None:
    one = table(touching="yes", rounds=2)
    for tile in TILES[:19]:
        one.draw(tile)
        one.decide(0, one.legal(0)[0])
    assert one.count().draw("294").can(0) == set(CELLS)


@pytest.mark.rule(SLUG, 15)
def test_neighbours_are_the_cells_side_against_side() -> None:
    named = {CELLS[cell]: {CELLS[n] for n in near} for cell, near in enumerate(components().neighbours)}
    assert named["C3"] == AROUND_C3
    assert named["A1"] == {"A2", "B1", "B2"}
    assert named["E3"] == {"E2", "D3", "D4"}
    assert all(one in named[other] for one in named for other in named[one])


# --- §16 Two at a time ---


@pytest.mark.rule(SLUG, 16)
def test_two_tiles_are_called_before_anybody_places() -> None:
    two = table(seats=2, pairs="yes").draw("294")
    assert two.drawing and two.legal(0) == two.legal(1) == []
    assert two.refused(0, "C3") == 4
    two.draw("613")
    assert two.can(1, 0) == two.can(1, 1) == set(CELLS)


@pytest.mark.rule(SLUG, 16)
def test_nine_pairs_and_the_19th_tile_alone() -> None:
    one, drawn = table(pairs="yes"), []
    while not one.over:
        before = one.s.to_come
        while one.drawing and one.to_come:
            one.chance(one.legal(-1)[0])
            if one.s.to_come == 0:
                break
        drawn.append(before - one.s.to_come)
        while not one.drawing:
            one.decide(0, one.legal(0)[0])
        if one.s.to_come == 0:
            one.count()
    assert drawn == [2] * 9 + [1]


@pytest.mark.rule(SLUG, 16)
def test_any_two_cells_in_any_order() -> None:
    """E11: they need not be neighbours."""
    first = table(pairs="yes").draw("294", "613").lay(0, "A1").lay(0, "-", "E3")
    second = table(pairs="yes").draw("294", "613").lay(0, "-", "E3").lay(0, "A1")
    assert first.s == second.s
    assert (first.on(0, "A1"), first.on(0, "E3")) == ("294", "613")


@pytest.mark.rule(SLUG, 16)
def test_both_tiles_are_laid_before_the_next_draw() -> None:
    one = table(pairs="yes").draw("294", "613").lay(0, "A1")
    assert not one.drawing
    assert one.can(0, 0) == set() and one.can(0, 1) == set(CELLS) - {"A1"}
    assert one.refused(0, "C3", hand=0) == 16
    assert one.refused(0, "A1", hand=1) == 6
    assert one.lay(0, "-", "C3").drawing


@pytest.mark.rule(SLUG, 7, 16)
def test_both_tiles_of_a_pair_may_be_moved_until_the_next_draw() -> None:
    one = table(pairs="yes").draw("294", "613").lay(0, "A1", "A2").lay(0, "C3").lay(0, "-", "A1")
    assert (one.on(0, "C3"), one.on(0, "A1"), one.on(0, "A2")) == ("294", "613", "")
    one.draw("798")
    assert one.legal(0) == []  # locked by the first tile of the next pair


@pytest.mark.rule(SLUG, 9, 16)
def test_both_tiles_of_a_pair_are_hidden() -> None:
    two = table(seats=2, pairs="yes").draw("294", "613").lay(1, "A1", "A2")
    other = table(seats=2, pairs="yes").draw("294", "613").lay(1, "E3", "C3")
    assert two.seen_by(0).s == other.seen_by(0).s


# --- both ---


def pair(*locked: str) -> Table:
    """Two tiles in hand at a table with both options, on top of pairs laid on these cells."""
    one, tiles = table(touching="yes", pairs="yes"), iter(TILES)
    for first, second in zip(locked[::2], locked[1::2], strict=True):
        one.draw(next(tiles), next(tiles)).lay(0, first, second)
    return one.draw(next(tiles), next(tiles))


@pytest.mark.rule(SLUG, 15, 16)
def test_the_first_pair_lies_anywhere_but_together() -> None:
    one = pair()
    assert one.can(0, 0) == one.can(0, 1) == set(CELLS)
    assert one.lay(0, "-", "C3").can(0, 0) == AROUND_C3
    assert one.refused(0, "A1") == 15


@pytest.mark.rule(SLUG, 15, 16)
def test_a_tile_may_lie_apart_if_the_other_links_it() -> None:
    """It does not matter which comes first: afterwards all tiles hang together."""
    one = pair("A1", "A2")
    assert "C2" in one.can(0, 0)  # two steps away, over B1 or B2
    assert "D2" not in one.can(0, 0)  # three steps away
    assert one.refused(0, "D2") == 15
    one.lay(0, "C2")
    assert one.can(0, 1) == {"B1", "B2"}
    assert one.lay(0, "-", "B2").drawing
    straight = pair("A1", "A2").lay(0, "-", "B2")
    assert "C2" in straight.can(0, 0)
    assert straight.lay(0, "C2").s == one.s


@pytest.mark.rule(SLUG, 7, 15, 16)
def test_a_tile_that_links_the_other_may_not_be_moved_away() -> None:
    one = pair("A1", "A2").lay(0, "C2").lay(0, "-", "B2")
    assert one.can(0, 1) == {"B1"}
    assert one.refused(0, "A3", hand=1) == 15
    one.lay(0, "B1")  # the other first, and then it may go
    assert "A3" in one.can(0, 1)


@pytest.mark.rule(SLUG, 15, 16)
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(["no", "yes"]))
def test_all_tiles_hang_together_after_every_turn_and_nobody_ever_has_to_pass(seed: int, pairs: str) -> None:
    rng, two = Random(seed), table(seats=2, touching="yes", pairs=pairs, rounds=1)
    while not two.over:
        if two.drawing:
            assert all(hang_together(two, seat) for seat in range(2))
            if rng.random() < 0.5 and two.legal(1):
                two.decide(1, rng.choice(two.legal(1)))  # §7: moved
            else:
                two.chance(rng.choice(two.legal(-1)))
        else:
            two.decide(two.s.actor, rng.choice(two.legal(two.s.actor)))


def hang_together(t: Table, seat: int) -> bool:
    """By walking from tile to tile."""
    lying = {cell for cell in range(len(CELLS)) if t.s.board[seat, cell] >= 0}
    reached, new = set[int](), set(list(lying)[:1])
    while new:
        reached |= new
        new = {n for cell in new for n in components().neighbours[cell]} & lying - reached
    return reached == lying


@pytest.mark.rule(SLUG, 15, 16)
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_a_first_tile_may_lie_exactly_where_the_other_can_still_follow(seed: int) -> None:
    """The rule said in another way: try every pair of cells."""
    rng, one = Random(seed), table(touching="yes", pairs="yes")
    for _ in range(rng.randrange(9)):
        one.draw(*rng.sample(sorted(one.to_come), 2))
        while not one.drawing:
            one.decide(0, rng.choice(one.legal(0)))
    one.draw(*rng.sample(sorted(one.to_come), 2))
    lying = {cell for cell in range(len(CELLS)) if one.s.board[0, cell] >= 0}
    free = set(range(len(CELLS))) - lying
    right = {(a, b) for a in free for b in free - {a} if joined(lying | {a, b})}
    assert {CELLS.index(cell) for cell in one.can(0, 0)} == {a for a, _ in right}
    first = rng.choice(one.legal(0))
    one.decide(0, first)
    hand, cell = divmod(first, rules.CELLS)
    left = {(b if hand == 0 else a) for a, b in right if (a if hand == 0 else b) == cell}
    assert {CELLS.index(name) for name in one.can(0, 1 - hand)} == left


def joined(cells: set[int]) -> bool:
    return bool(rules.hang_together(sum(1 << cell for cell in cells)))
