"""Take It Easy solved: 307 points, sixteen boards, and the best board for the tiles of a round."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from functools import cache
from itertools import groupby

import pytest

from ludotheque.games.take_it_easy import solve
from ludotheque.games.take_it_easy.solve_perfect import prove
from ludotheque.games.take_it_easy.solve_search import FALLING, RISING, VERTICAL
from ludotheque.games.take_it_easy.solve_tables import (
    Board,
    half_turn,
    indices,
    layout,
    score,
    tile_name,
)

# Columns from the left; 2/6/7 lines from the upper left; 3/4/8 lines from the upper right.
PERFECT = """
9 9 1 5 5 | 6 7 2 6 7 | 4 8 3 8 4
9 9 1 5 5 | 7 6 2 7 6 | 4 8 3 8 4
9 5 1 9 5 | 6 6 2 7 7 | 4 8 3 8 4
9 5 1 9 5 | 7 7 2 6 6 | 4 8 3 8 4
5 9 1 9 5 | 6 6 2 7 7 | 4 8 3 4 8
5 9 1 9 5 | 6 6 2 7 7 | 8 4 3 8 4
5 9 1 9 5 | 6 7 2 6 7 | 4 4 3 8 8
5 9 1 9 5 | 6 7 2 6 7 | 8 8 3 4 4
5 9 1 9 5 | 7 6 2 7 6 | 4 4 3 8 8
5 9 1 9 5 | 7 6 2 7 6 | 8 8 3 4 4
5 9 1 9 5 | 7 7 2 6 6 | 4 8 3 4 8
5 9 1 9 5 | 7 7 2 6 6 | 8 4 3 8 4
5 9 1 5 9 | 6 6 2 7 7 | 4 8 3 8 4
5 9 1 5 9 | 7 7 2 6 6 | 4 8 3 8 4
5 5 1 9 9 | 6 7 2 6 7 | 4 8 3 8 4
5 5 1 9 9 | 7 6 2 7 6 | 4 8 3 8 4
""".strip().splitlines()

MEAN_OF_BEST = 247.977  # over 100,000 random rounds, by another program


def board_of(row: str) -> Board:
    """The board on which all lines are complete with these numbers."""
    columns, rising, falling = ([int(n) for n in part.split()] for part in row.split("|"))
    tiles = [""] * len(layout().cells)
    for direction, numbers in ((RISING, rising), (VERTICAL, columns), (FALLING, falling)):
        for line, number in zip(layout().lines[direction], numbers, strict=True):
            for cell in line:
                tiles[cell] += str(number)
    return tuple(solve.parse_tiles(",".join(tiles)))


def random_round(rng: random.Random) -> list[int]:
    return rng.sample(range(27), 19)


# --- another solver, to check the first: lines one after the other, tiles by matching only ------------


def everyone_seated(choices: Sequence[Sequence[int]]) -> bool:
    """Can every cell have a tile of its choice, no tile twice?"""
    holder: dict[int, int] = {}

    def seat(cell: int, asked: set[int]) -> bool:
        for tile in choices[cell]:
            if tile not in asked:
                asked.add(tile)
                if tile not in holder or seat(holder[tile], asked):
                    holder[tile] = cell
                    return True
        return False

    return all(seat(cell, set()) for cell in range(len(choices)))


def less(have: tuple[int, ...], number: int, tiles: int) -> tuple[int, ...]:
    """What is left of the tiles of each number when these are taken away."""
    return tuple(h - tiles * (n == number) for n, h in enumerate(have))


def can_beat(tiles: Sequence[int], target: int) -> bool:
    """Does some board of these tiles score more than `target`? Every line is tried as every number and
    as broken."""
    board = layout()
    order = [(d, line) for d in range(3) for line in sorted(board.lines[d], key=len, reverse=True)]

    def still_possible(step: int, have: tuple[int, ...]) -> int:
        """What the lines from `step` on may bring: in the first direction with the numbers left."""
        direction = order[step][0]
        rest = sum(most(d, 0, counts[d]) for d in range(direction + 1, 3))
        return most(direction, step % 5, have) + rest

    @cache
    def most(direction: int, first: int, have: tuple[int, ...]) -> int:
        if first == 5:
            return 0
        best = most(direction, first + 1, have)
        length = len(order[5 * direction + first][1])
        for n, number in enumerate(board.numbers[direction]):
            if have[n] >= length:
                best = max(best, length * number + most(direction, first + 1, less(have, n, length)))
        return best

    def search(step: int, have: tuple[int, ...], points: int, choices: list[list[int]]) -> bool:
        if step == len(order):
            return points > target
        direction, line = order[step]
        if step % 5 == 0:
            have = counts[direction]
        if points + still_possible(step, have) <= target:
            return False
        for n, number in enumerate(board.numbers[direction]):
            left = less(have, n, len(line))
            narrowed = [
                [t for t in choice if cell not in line or indices(t)[direction] == n]
                for cell, choice in enumerate(choices)
            ]
            worth = points + len(line) * number
            if left[n] >= 0 and everyone_seated(narrowed) and search(step + 1, left, worth, narrowed):
                return True
        return search(step + 1, have, points, choices)

    counts = [tuple(sum(indices(t)[d] == n for t in tiles) for n in range(3)) for d in range(3)]
    return search(0, counts[0], 0, [list(tiles)] * len(board.cells))


def climbed(tiles: Sequence[int], rng: random.Random, swaps: int) -> int:
    """A good board by exchanging tiles two by two as long as nothing gets worse."""
    board = list(tiles)
    points = score(board)
    for _ in range(swaps):
        one, other = rng.sample(range(len(board)), 2)
        board[one], board[other] = board[other], board[one]
        if (now := score(board)) >= points:
            points = now
        else:
            board[one], board[other] = board[other], board[one]
    return points


# --- perfect boards ----------------------------------------------------------------------------------


def test_the_perfect_boards_are_the_sixteen_of_the_table() -> None:
    assert solve.perfect() == [board_of(row) for row in PERFECT]


def test_every_perfect_board_is_laid_with_different_tiles_and_scores_307() -> None:
    for board in solve.perfect():
        assert len(set(board)) == len(board) == 19
        assert score(board) == 307


def test_no_plan_above_307_has_a_tile_for_every_cell() -> None:
    proof = prove()
    assert proof.best == 307
    assert {points for points in proof.plans if points > 307}  # there were plans to refute
    assert set(proof.tried) == {307}


def test_the_other_solver_finds_307_and_nothing_above_it_in_the_whole_box() -> None:
    assert can_beat(range(27), 306)
    assert not can_beat(range(27), 307)


def test_a_board_and_its_half_turn_are_both_perfect_and_never_the_same() -> None:
    boards = solve.perfect()
    assert {half_turn(board) for board in boards} == set(boards)
    assert all(half_turn(board) != board for board in boards)


def test_the_half_turn_puts_the_first_cell_where_the_last_was() -> None:
    board = tuple(range(19))
    assert half_turn(board)[layout().cells.index("A1")] == board[layout().cells.index("E3")]
    assert half_turn(board)[layout().cells.index("C3")] == board[layout().cells.index("C3")]


@pytest.mark.parametrize(
    ("points", "boards"), [(308, 0), (307, 16), (306, 8), (305, 8), (304, 24), (303, 24), (302, 224)]
)
def test_the_boards_of_the_highest_scores(points: int, boards: int) -> None:
    found = solve.placements(points)
    assert len(found) == len(set(found)) == boards
    assert all(score(board) == points and len(set(board)) == 19 for board in found)


def test_the_best_boards_with_a_broken_line_score_less_than_305() -> None:
    for points in (305, 306, 307):
        for board in solve.placements(points):
            lines = solve.describe(board)
            assert None not in lines["columns"] + lines["rising"] + lines["falling"]


def test_the_report_counts_what_was_found_and_can_be_written_as_json() -> None:
    report = json.loads(json.dumps(solve.report_perfect()))
    assert (report["max"], report["boards"]) == (307, 16)
    assert (report["up_to_half_turn"], report["tile_sets"]) == (8, 4)
    assert report["patterns_per_direction"] == 4**5
    assert report["patterns_with_tiles_enough"] < report["patterns_per_direction"]
    assert report["plans_tried_above_max"] == 0
    assert report["plans_tried_at_max"] == 16
    assert report["seconds_search"] > 0
    first = report["placements"][0]
    assert (first["columns"], first["rising"], first["falling"]) == (
        [9, 9, 1, 5, 5],
        [6, 7, 2, 6, 7],
        [4, 8, 3, 8, 4],
    )
    assert first["cells"]["C3"] == "213"
    assert first["cells"]["A1"] == "693"


# --- the best board of a round -----------------------------------------------------------------------


def test_the_four_perfect_sets_of_tiles_allow_307() -> None:
    rng = random.Random(307)
    sets = {frozenset(board_of(row)) for row in PERFECT}
    assert len(sets) == 4
    for tiles in sets:
        points, board = solve.best_placement(rng.sample(sorted(tiles), 19))
        assert points == 307
        assert board in solve.perfect()


@pytest.mark.parametrize("compiled", [False, True])
def test_the_best_board_uses_the_tiles_given_and_is_worth_what_it_says(compiled: bool) -> None:
    rng = random.Random(19)
    for _ in range(10):
        tiles = random_round(rng)
        points, board = solve.best_placement(tiles, compiled=compiled)
        assert sorted(board) == sorted(tiles)
        assert score(board) == points


def test_compiled_and_plain_search_find_the_same_boards() -> None:
    rng = random.Random(2024)
    for _ in range(10):
        tiles = random_round(rng)
        assert solve.best_placement(tiles) == solve.best_placement(tiles, compiled=False)


def test_the_order_of_the_tiles_does_not_matter() -> None:
    rng = random.Random(4)
    tiles = random_round(rng)
    assert solve.best_placement(tiles) == solve.best_placement(sorted(tiles))


@pytest.mark.parametrize("seed", range(12))
def test_the_other_solver_reaches_the_same_score_and_no_more(seed: int) -> None:
    tiles = random_round(random.Random(seed))
    points, _ = solve.best_placement(tiles)
    assert can_beat(tiles, points - 1)
    assert not can_beat(tiles, points)


def test_no_exchanging_of_tiles_gets_past_the_best_board() -> None:
    rng = random.Random(7)
    for _ in range(5):
        tiles = random_round(rng)
        points, board = solve.best_placement(tiles)
        assert climbed(tiles, rng, 3000) <= points
        assert climbed(board, rng, 1000) == points


def test_the_sets_of_the_highest_boards_have_no_better_board() -> None:
    """From 300 up every board is known, so the best of each set of tiles is known too."""
    boards = [board for points in range(300, 308) for board in solve.placements(points)]
    by_set = groupby(sorted(boards, key=sorted), key=sorted)
    best = {tuple(tiles): max(score(board) for board in group) for tiles, group in by_set}
    assert (len(boards), len(best)) == (712, 195)
    assert {tiles: solve.best_placement(tiles)[0] for tiles in best} == best


def test_random_rounds_allow_248_on_average() -> None:
    rng = random.Random(248)
    points = [solve.best_placement(random_round(rng))[0] for _ in range(200)]
    mean = sum(points) / len(points)
    variance = sum((p - mean) ** 2 for p in points) / (len(points) - 1)
    assert abs(mean - MEAN_OF_BEST) < 3 * (variance / len(points)) ** 0.5
    assert 12 < variance**0.5 < 17.5


def test_the_report_of_a_round_can_be_written_as_json() -> None:
    tiles = random_round(random.Random(1))
    report = json.loads(json.dumps(solve.report_best(tiles)))
    assert report["score"] == solve.best_placement(tiles)[0]
    assert report["tiles"] == [tile_name(tile) for tile in tiles]
    assert sorted(report["cells"].values()) == sorted(report["tiles"])
    assert list(report["cells"]) == list(layout().cells)


def test_a_broken_line_has_no_number() -> None:
    board = tuple(range(19))  # 213 214 218 in the first column, 253 254 258 and 293 in the second
    assert solve.describe(board)["columns"] == [1, None, None, None, None]
    assert solve.describe(board)["score"] == score(board) == 3 * 1 + 3 * 2  # 213 253 294 rise from A1


# --- what a person types -----------------------------------------------------------------------------


def test_tiles_are_read_in_the_order_they_are_called() -> None:
    names = [tile_name(tile) for tile in range(19)]
    assert names[:3] == ["213", "214", "218"]
    assert solve.parse_tiles(",".join(names)) == list(range(19))
    assert solve.parse_tiles(" " + "  ".join(names) + "\n") == list(range(19))


@pytest.mark.parametrize("wrong", ["924", "29", "2940", "abc", "2-9-4", "٢٩٤"])
def test_a_tile_that_does_not_exist_is_named(wrong: str) -> None:
    names = [tile_name(tile) for tile in range(19)]
    names[4] = wrong
    with pytest.raises(solve.TileError, match=r"tile 5, .* does not exist: .*2, 6 or 7") as error:
        solve.parse_tiles(",".join(names))
    assert repr(wrong) in str(error.value)
    assert error.value.reason == "unknown"
    assert error.value.details == {"place": 5, "name": wrong}


def test_a_tile_named_twice_is_named() -> None:
    names = [tile_name(tile) for tile in range(18)]
    with pytest.raises(solve.TileError, match="tile 19, 214, is there already as tile 2") as error:
        solve.parse_tiles(",".join([*names, "214"]))
    assert error.value.reason == "twice"
    assert error.value.details == {"place": 19, "first": 2, "name": "214"}


@pytest.mark.parametrize("count", [0, 1, 18, 20, 27])
def test_too_few_or_too_many_tiles_are_counted(count: int) -> None:
    with pytest.raises(solve.TileError, match=f"expected 19 different tiles.* got {count}") as error:
        solve.parse_tiles(",".join(tile_name(tile) for tile in range(count)))
    assert error.value.reason == "count"
    with pytest.raises(solve.TileError):
        solve.best_placement(range(count))


@pytest.mark.parametrize("wrong", [-1, 27])
def test_a_number_that_is_no_tile_is_refused(wrong: int) -> None:
    with pytest.raises(solve.TileError, match=f"tile 19 is number {wrong}"):
        solve.best_placement([*range(18), wrong])
