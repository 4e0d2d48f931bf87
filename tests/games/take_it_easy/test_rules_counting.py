"""Take It Easy §10 to §14 and §17: the end of a round, the count, the rounds, winning, and playing alone."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.engine.match import Match
from ludotheque.engine.rulekit import OVER, count_bits
from ludotheque.games.take_it_easy import GAME, rules
from ludotheque.games.take_it_easy.board import components

from .table import CELLS, PERFECT, SLUG, TILES, Table, shuffled, table

FIRST_NINETEEN = " ".join(TILES[:19])


def board(**lines: str) -> Table:
    """A board that is full at once: tiles where they are named, and the others as they come."""
    rest = iter(tile for tile in TILES if tile not in lines.values())
    return table(rounds=1).fill(" ".join(lines.get(cell) or next(rest) for cell in CELLS)).count()


def worth(t: Table, line: str) -> int:
    """What one line of the first board brings, counted by hand."""
    tiles = [t.on(0, cell) for cell in line.split()]
    wanted = tuple(CELLS.index(cell) for cell in line.split())
    (direction,) = (one.direction for one in components().lines if one.cells == wanted)
    numbers = {int(tile[direction]) for tile in tiles}
    return len(tiles) * numbers.pop() if len(numbers) == 1 else 0


def by_hand(t: Table, seat: int = 0) -> int:
    total = 0
    for line in components().lines:
        numbers = {int(t.on(seat, CELLS[cell])[line.direction]) for cell in line.cells}
        total += len(line.cells) * numbers.pop() if len(numbers) == 1 else 0
    return total


# --- §10 End of the round ---


@pytest.mark.rule(SLUG, 10)
def test_a_round_ends_after_19_tiles_with_8_left_over() -> None:
    two = table(seats=2).fill(FIRST_NINETEEN)
    assert two.s.free[0] == two.s.free[1] == 0
    assert count_bits(two.s.left) == 8
    assert two.legal(-1) == [rules.COUNT]
    assert two.count().s.round == 1


@pytest.mark.rule(SLUG, 10)
def test_the_full_boards_lie_there_until_the_next_round_begins() -> None:
    two = table(seats=2).fill(FIRST_NINETEEN).count()
    assert two.on(1, "C3") == TILES[9]
    assert two.refused(0, "C3") == 10
    assert two.draw("294").on(1, "C3") == ""


# --- §11 Scoring a line ---


@pytest.mark.rule(SLUG, 11)
def test_four_tiles_with_a_7_make_28_points() -> None:
    """The rulebook's first example: 4 × 7 = 28."""
    full = board(B4="714", C4="754", D3="794", E2="718")
    assert worth(full, "B4 C4 D3 E2") == 28
    assert rules.score(full.s, 0) == by_hand(full) >= 28
    assert rules.score(board(B4="714", C4="754", D3="794", E2="618").s, 0) == rules.score(full.s, 0) - 28


@pytest.mark.rule(SLUG, 11)
def test_three_tiles_with_a_5_make_15_points() -> None:
    """The rulebook's second example: 3 × 5 = 15."""
    full = board(A1="254", A2="654", A3="754")
    assert worth(full, "A1 A2 A3") == 15
    assert rules.score(full.s, 0) == by_hand(full) >= 15


@pytest.mark.rule(SLUG, 11)
def test_a_single_other_number_breaks_a_line_and_it_scores_nothing() -> None:
    """E13: four 9s and one 5 in the middle column are worth 0, not 36."""
    full = board(C1="294", C2="694", C3="753", C4="794", C5="293")
    assert worth(full, "C1 C2 C3 C4 C5") == 0
    assert rules.score(full.s, 0) == by_hand(full)
    whole = board(C1="294", C2="694", C3="793", C4="794", C5="293")
    assert worth(whole, "C1 C2 C3 C4 C5") == 45
    assert rules.score(whole.s, 0) == by_hand(whole)


@pytest.mark.rule(SLUG, 11)
@settings(max_examples=60)
@given(st.permutations(TILES))
def test_a_round_is_the_sum_of_its_fifteen_lines(tiles: list[str]) -> None:
    full = table(rounds=1).fill(" ".join(tiles[:19])).count()
    assert rules.score(full.s, 0) == by_hand(full)


@pytest.mark.rule(SLUG, 11)
@settings(max_examples=60)
@given(st.lists(st.integers(0, 18), min_size=2, max_size=8))
def test_the_count_is_right_near_a_perfect_board_too(places: list[int]) -> None:
    """Random boards complete few lines; a good board with some tiles swapped completes many."""
    tiles = PERFECT
    for one, other in pairwise(places):
        tiles = shuffled(tiles, one, other)
    full = table(rounds=1).fill(tiles).count()
    assert rules.score(full.s, 0) == by_hand(full)


# --- §12 The score sheet ---


@pytest.mark.rule(SLUG, 12)
def test_every_board_is_counted_and_every_round_stands_on_the_sheet() -> None:
    """E8: nobody has to count, or to check the neighbour on the left."""
    two = table(seats=2, rounds=2)
    for cell, tile in zip(CELLS, PERFECT.replace("|", " ").split(), strict=True):
        two.draw(tile).lay(0, cell).lay(1, CELLS[-1 - CELLS.index(cell)])
    two.count().fill(FIRST_NINETEEN).count()
    assert two.s.points[0, 0] == two.s.points[1, 0] == 307  # a half turn changes nothing
    assert two.s.points[0, 1] == by_hand(two)
    assert rules.score(two.s, 1) == 307 + by_hand(two, 1)


# --- §13 Rounds and the next caller ---


@pytest.mark.rule(SLUG, 13)
@pytest.mark.parametrize("seats", range(2, 9))
def test_four_rounds_however_many_players_and_the_caller_changes_clockwise(seats: int) -> None:
    """E5."""
    many, callers = table(seats=seats), []
    while not many.over:
        callers.append(many.s.caller)
        assert many.to_come == set(TILES)  # all 27 are shuffled again
        many.fill(FIRST_NINETEEN).count()
    assert callers == [r % seats for r in range(4)]


@pytest.mark.rule(SLUG, 13)
@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
@pytest.mark.parametrize("seats", [1, 3])
def test_option_rounds(rounds: int, seats: int) -> None:
    some = table(seats=seats, rounds=rounds)
    for r in range(rounds):
        assert not some.over and some.s.round == r
        some.fill(FIRST_NINETEEN).count()
    assert some.over
    assert rules.refusal(some.s, 0, 0) == 13


# --- §14 Winning and ties ---


def ended(*sheets: tuple[int, ...], **options: Any) -> Match:
    """A game that is over, with these points for each seat in each round."""
    match = Match(GAME, len(sheets), dice=None, **options)
    s = match.record
    assert isinstance(s, rules.State)
    s.actor = OVER
    for seat, sheet in enumerate(sheets):
        for r, points in enumerate(sheet):
            s.points[seat, r] = points
    return match


@pytest.mark.rule(SLUG, 14)
def test_the_highest_total_wins() -> None:
    match = ended((10, 20, 30, 40), (0, 0, 0, 101), (25, 25, 25, 25))
    assert match.scores == [100, 101, 100]
    assert match.winners == [1]


@pytest.mark.rule(SLUG, 14)
def test_ties_share_the_victory() -> None:
    """E9."""
    assert ended((10, 20, 30, 40), (0, 0, 0, 99), (25, 25, 25, 25)).winners == [0, 2]


@pytest.mark.rule(SLUG, 14)
def test_option_best_round_breaks_ties() -> None:
    sheets = [(10, 20, 30, 40), (0, 0, 0, 99), (25, 25, 25, 25)]
    assert ended(*sheets, tiebreak="best_round").winners == [0]
    assert ended(*sheets, (40, 0, 30, 30), tiebreak="best_round").winners == [0, 3]


@pytest.mark.rule(SLUG, 14)
def test_nobody_has_won_while_the_game_goes_on() -> None:
    match = Match(GAME, 2, seed=1)
    match.next()
    assert match.winners == []


# --- §17 Alone ---


@pytest.mark.rule(SLUG, 17)
def test_alone_one_board_counts_and_four_are_offered() -> None:
    """E12."""
    assert table().fill(FIRST_NINETEEN).count().over
    assert table(rounds=4).fill(FIRST_NINETEEN).count().over is False


@pytest.mark.rule(SLUG, 17)
def test_the_highest_score_is_307_with_all_lines_complete() -> None:
    best = table().fill(PERFECT).count()
    assert rules.score(best.s, 0) == by_hand(best) == 307
    assert all(count_bits(best.s.lines[0] >> 3 * line & 7) == 1 for line in range(15))
