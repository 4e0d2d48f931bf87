"""The board in a terminal."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from ludotheque.engine.match import Match
from ludotheque.engine.rulekit import CHANCE
from ludotheque.engine.texts import LANGUAGES
from ludotheque.games.take_it_easy_race import GAME, rules
from ludotheque.games.take_it_easy_race.board import Board, components
from ludotheque.games.take_it_easy_race.terminal import ARROWS, FIGURES, _scale, corner_slots, die_face, draw

from .table import COLOURS, Table, opening, table

SPECTATOR = -1
BOARDS = [(4, 10), (6, 8), (6, 10)]


def drawn(t: Table, seat: int = SPECTATOR, lang: str = "en") -> str:
    return draw(t.s, seat, GAME.texts(lang)).plain


@pytest.mark.parametrize(("colours", "arm"), BOARDS)
def test_every_circle_is_there_with_its_name(colours: int, arm: int) -> None:
    t = opening(colours, arm=arm)
    words = drawn(t).translate(dict.fromkeys(map(ord, ARROWS.values()), " ")).split()
    for circle in range(t.s.circles):
        name = f"{circle + 1}" if circle % arm else f"A{circle + 1}"
        assert sum(word[1:] == name for word in words) == 1, name
    for letter in "abcd":
        assert words.count(f"·{letter}") == colours


@pytest.mark.parametrize(("colours", "arm"), BOARDS)
def test_nothing_covers_anything(colours: int, arm: int) -> None:
    board = components().side(colours, arm)
    for (a, a_from, a_to), (b, b_from, b_to) in combinations(cells(board), 2):
        assert a != b or a_to <= b_from or b_to <= a_from, f"row {a}: {a_from}-{a_to} and {b_from}-{b_to}"


def cells(board: Board) -> list[tuple[int, int, int]]:
    """The row of every circle, and its columns: the mark, the figure, and the name."""
    scale, found = _scale(board), []
    for circle, point in enumerate(board.track):
        row, column = scale.of(point)
        name = f"{circle + 1}" if circle % board.arm else f"A{circle + 1}"
        found.append((row, column, column + 2 + len(name)))
    for colour in range(board.colours):
        found += [(r, c, c + 3) for r, c in map(scale.of, board.homes[colour])]
        slots = corner_slots(board, colour, scale)
        found += [(r, c, c + 2) for r, c in slots]
        left = slots[0][1] + 1
        found.append((slots[0][0] + 1, left, left + longest_corner_name(colour)))
    return found


def longest_corner_name(colour: int) -> int:
    names = [GAME.texts(lang)("colour-name", colour=COLOURS[colour]) for lang in LANGUAGES]
    return max(len(f"B {name}") for name in names)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("colours", "arm"), BOARDS)
def test_it_is_never_wider_than_78_columns(colours: int, arm: int, lang: str) -> None:
    match, rnd = Match(GAME, colours, seed=arm, arm=arm), Random(1)
    while not match.over:
        match.throw() if match.actor == CHANCE else match.play(rnd.choice(match.legal()))
        if len(match.log) % 40 == 0 or match.over:
            assert isinstance(match.record, rules.State)
            picture = draw(match.record, 0, GAME.texts(lang))
            assert max(line.cell_len for line in picture.split("\n")) <= 78


@pytest.mark.parametrize("seats", [4, 6])
def test_men_differ_by_their_figures(seats: int) -> None:
    assert len(set(FIGURES.values())) == rules.COLOURS
    assert {colour.figure for colour in components().colour} == set(FIGURES)
    picture = drawn(opening(seats))
    for figure in list(FIGURES.values())[:seats]:
        assert picture.count(figure) == rules.MEN + 1, "four men, and one in the list of colours"


def test_men_stand_on_the_circles_that_decisions_name() -> None:
    picture = drawn(table(red="A 11 39 c", blue="A 4 B a"))
    for man in ("✚A1", "✚12", "✚40", "✚c", "◎A11", "◎15", "◎a"):
        assert man in picture


def test_men_who_can_move_are_marked() -> None:
    picture = drawn(table(red="A 11 39 d", die=5))
    assert ">✚A1" in picture
    assert ">✚12" in picture
    assert ">✚40" not in picture
    assert ">✚d" not in picture
    assert ">" not in drawn(table(red="A 11 39 d"))


def test_a_man_who_must_come_out_is_marked_in_his_corner() -> None:
    assert drawn(table(red="B B 12 A", blue="B B B B", turn="blue", die=6)).count(">◎") == 1


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_throw_is_shown_as_a_die(number: int) -> None:
    assert sum(line.count("●") for line in die_face(number)) == number
    picture = drawn(table(red="20 5 9 12", die=number))
    assert picture.count("●") == number


def test_before_the_throw_the_die_is_blank() -> None:
    picture = drawn(table(red="20 B B B"))
    assert "●" not in picture
    assert "red to throw" in picture


def test_whose_turn_it_is_and_who_plays_what() -> None:
    picture = drawn(table(turn="green", green="5 B B B"), seat=1)
    assert "→ ♣ green  player 3" in picture
    assert "  ◎ blue   you" in picture
    assert "  ✚ red    player 1" in picture
    assert "green to throw" in picture


def test_colours_out_of_the_game_have_no_men() -> None:
    picture = drawn(opening(2, spare="empty"))
    assert picture.count("◎") == 1
    assert "out of the game" in picture


def test_throws_of_the_opening_and_places_are_shown() -> None:
    assert "threw 5" in drawn(opening().throw(5))
    assert "Who starts?" in drawn(opening())
    t = table(red="a b c d", blue="39 b c d", turn="blue", die=1).move("39")
    assert "1st place" in drawn(t)
    assert "2nd place" in drawn(t)
    assert "2e place" in drawn(t, lang="fr")


def test_the_end() -> None:
    t = table(play_on="no", red="39 b c d", die=1).move("39")
    assert "The game is over" in drawn(t)
    assert "╭" not in drawn(t)
