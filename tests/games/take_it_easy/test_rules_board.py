"""Take It Easy §1 to §4: players, board, tiles and the caller."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ludotheque.engine.data import BadData
from ludotheque.engine.errors import BadSetup
from ludotheque.engine.match import Match
from ludotheque.games.take_it_easy import GAME, rules
from ludotheque.games.take_it_easy.board import PATH, components, lines_along

from .table import CELLS, SLUG, TILES, table

PARTS = components()


@pytest.mark.rule(SLUG, 1)
def test_one_to_eight_players_and_usually_four() -> None:
    """E1: the box has four boards, but its text speaks of eight players."""
    assert [Match(GAME, seats, seed=1).seats for seats in range(1, 9)] == list(range(1, 9))
    assert Match(GAME, seed=1).seats == 4
    for seats in (0, 9):
        with pytest.raises(BadSetup, match="1 to 8"):
            Match(GAME, seats)


@pytest.mark.rule(SLUG, 1)
def test_everybody_fills_a_board_with_the_same_tiles() -> None:
    four = table(seats=4).draw("294").lay(0, "A1").lay(1, "C3").lay(2, "E3").lay(3, "B2")
    cells = ["A1", "C3", "E3", "B2"]
    assert [four.on(seat, cell) for seat, cell in enumerate(cells)] == ["294"] * 4


@pytest.mark.rule(SLUG, 1)
def test_a_record_is_small() -> None:
    assert rules.State.layout.size < 512


@pytest.mark.rule(SLUG, 2)
def test_nineteen_cells_in_columns_of_3_4_5_4_3() -> None:
    assert Counter(name[0] for name in CELLS) == {"A": 3, "B": 4, "C": 5, "D": 4, "E": 3}
    middle = PARTS.board.cells[CELLS.index("C3")]
    assert (middle.x, middle.y) == (0, 0)


@pytest.mark.rule(SLUG, 2)
def test_fifteen_lines_of_3_4_5_4_3_in_each_direction() -> None:
    for direction in range(3):
        assert [len(line.cells) for line in PARTS.lines if line.direction == direction] == [3, 4, 5, 4, 3]


@pytest.mark.rule(SLUG, 2)
@pytest.mark.parametrize(
    ("direction", "line"),
    [("vertical", "A1 A2 A3"), ("rising", "A3 B3 C3 D2 E1"), ("falling", "A1 B2 C3 D3 E3")],
)
def test_the_examples_of_the_three_directions(direction: str, line: str) -> None:
    assert tuple(line.split()) in lines_along(PARTS.board.cells, direction)
    found = [PARTS.direction[one.direction].name for one in PARTS.lines if one.cells == cells_of(line)]
    assert found == [direction]


def cells_of(line: str) -> tuple[int, ...]:
    return tuple(CELLS.index(cell) for cell in line.split())


@pytest.mark.rule(SLUG, 3)
def test_every_combination_is_on_exactly_one_of_27_tiles() -> None:
    assert len(TILES) == len(set(TILES)) == 27
    assert len(TILES) == rules.TILES
    assert {tile[0] for tile in TILES} == set("267")
    assert {tile[1] for tile in TILES} == set("159")
    assert {tile[2] for tile in TILES} == set("348")


@pytest.mark.rule(SLUG, 3)
def test_each_number_has_its_own_colour() -> None:
    assert sorted(PARTS.colours()) == list(range(1, 10))
    assert len(set(PARTS.colours().values())) == 9


@pytest.mark.rule(SLUG, 3)
def test_a_tile_is_never_turned() -> None:
    """A decision is a tile in hand and a cell: there is none for another way up."""
    assert 2 * len(CELLS) == rules.ACTIONS
    assert len(table().draw("294").legal(0)) == len(CELLS)


@pytest.mark.rule(SLUG, 4)
def test_any_of_the_27_tiles_may_be_drawn_first_and_none_twice() -> None:
    two = table(seats=2)
    assert two.drawing
    assert two.to_come == set(TILES)
    two.draw("294").all_lay("C3")
    assert two.to_come == set(TILES) - {"294"}


@pytest.mark.rule(SLUG, 4)
def test_the_caller_knows_no_more_than_the_others() -> None:
    """E6: the tiles that are left are the same list for every seat, and for those who watch."""
    three = table(seats=3).draw("294").lay(0, "C3").lay(1, "A1")
    assert three.s.caller == 0
    assert {three.seen_by(seat).s.left for seat in (-1, 0, 1, 2)} == {three.s.left}


@pytest.mark.rule(SLUG, 4)
def test_the_others_do_not_draw_and_do_not_place_before_the_first_call() -> None:
    two = table(seats=2)
    assert two.refused(0, "C3") == 4
    assert two.refused(1, "C3") == 4


# --- the file --------------------------------------------------------------------------------------


@pytest.mark.rule(SLUG, 2, 3)
@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        ('{ name = "C3", x = 0, y = 0 },', "", "the board has 18 cells, not 19"),
        ('name = "C3", x = 0, y = 0', 'name = "C3", x = 0, y = 1', "C3 at x = 0, y = 1"),
        ('name = "C3", x = 0, y = 0', 'name = "F9", x = 0, y = 0', "cell F9 at .* where C3"),
        ('["A1", "A2", "A3"]', '["A1", "A2", "B3"]', "A1-A2-B3 is no line"),
        ('["A1", "A2", "A3"]', '["B1", "B2", "B3", "B4"]', "a line stands there twice"),
        ('["A1", "A2", "A3"],', "", "vertical: 4 lines, not 5"),
        ('name = "rising"', 'name = "sinking"', "the directions are sinking"),
        ("numbers = [2, 6, 7]", "numbers = [2, 6]", "rising needs three different numbers"),
        ("numbers = [2, 6, 7]", "numbers = [2, 6, 10]", "beyond 1 to 9"),
        ("numbers = [2, 6, 7]", "numbers = [2, 6, 8]", "colours are given for"),
        ("count = 27", "count = 28", "28 tiles, but 27 combinations"),
        ("placed = 19", "placed = 20", "20 tiles are placed on 19 cells"),
        ('name = "grey"', 'name = "red"', "two numbers have the same colour"),
        ("number = 9", "number = 9\nink = 1", "ink"),
        ("[board]", "[bored]", "bored"),
    ],
)
def test_a_wrong_file_is_refused_and_says_why(tmp_path: Path, right: str, wrong: str, reason: str) -> None:
    text = PATH.read_text("utf-8")
    assert right in text
    bad = tmp_path / "board.toml"
    bad.write_text(text.replace(right, wrong, 1), "utf-8")
    with pytest.raises(BadData, match=reason):
        components(bad)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"nowhere\.toml"):
        components(tmp_path / "nowhere.toml")
