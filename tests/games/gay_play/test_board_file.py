"""board.toml and cards.toml, and the mistakes in them that are found when they are read."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from ludotheque.engine.data import BadData
from ludotheque.games.gay_play.board import CARDS, PATH, family, town

from .table import DOORS, SLUG

BOARD, LISTS = PATH.read_text("utf-8"), CARDS.read_text("utf-8")


# --- the town ---


@pytest.mark.rule(SLUG, 2)
def test_the_street_leads_from_the_entrance_past_six_shops_to_the_garden() -> None:
    t = town()
    assert 80 <= len(t.street) <= 110
    assert sorted(DOORS) == DOORS and len(DOORS) == 6
    assert t.shop[0].name == "grocer" and t.shop[t.left_turn.shop - 1].name == "tobacconist"
    (x, y), (hx, hy) = t.street[t.last].at, t.house.at
    assert (x, y) == (hx, hy - 1), "the arrival lies behind the house, whose door is at the street"
    assert t.street[t.house.door].at == (hx, hy + 1)


@pytest.mark.rule(SLUG, 2)
def test_every_square_lies_beside_the_next() -> None:
    t = town()
    street = [t.street[n].at for n in range(len(t.street))]
    short_cut = [t.street[t.left_turn.after].at, *t.left_turn.squares, t.street[DOORS[5]].at]
    for way in (street, short_cut):
        assert all(abs(ax - bx) + abs(ay - by) == 1 for (ax, ay), (bx, by) in pairwise(way))


@pytest.mark.rule(SLUG, 13)
def test_the_short_cut_turns_left() -> None:
    """Seen with y downwards: whoever walks to the right and turns left goes up."""
    t = town()
    (ax, ay), (bx, by) = (t.street[t.left_turn.after - 1 + i].at for i in range(2))
    cx, cy = t.left_turn.squares[0]
    assert (bx - ax, by - ay) == (1, 0)
    assert (cx - bx, cy - by) == (0, -1)
    assert len(t.left_turn.squares) < 10, "and it is much shorter than the big tour"


@pytest.mark.rule(SLUG, 10)
def test_at_least_sixteen_squares_have_texts_of_their_own() -> None:
    texts = [square.text for square in town().street.values() if square.text]
    assert len(texts) == len(set(texts)) >= 16


@pytest.mark.rule(SLUG, 26)
def test_every_entry_says_where_it_comes_from() -> None:
    t = town()
    assert {square.source for square in t.street.values()} == {"reconstruction"}
    assert [shop.source for shop in t.shop].count("rulebook") == 2
    assert {member.source for member in family().member} == {"reconstruction"}


@pytest.mark.rule(SLUG, 26)
def test_who_owns_an_original_plays_on_it(tmp_path: Path) -> None:
    """A longer board with a sentence of its own takes the place of ours, and no code is touched."""
    text = BOARD.replace(
        'text = "puddle", order = "wait", by = 1', 'text = "Il pleut.", order = "wait", by = 2'
    )
    (tmp_path / "gay_play.toml").write_text(text, "utf-8")
    code = (
        "from ludotheque.games.gay_play import GAME, tables\n"
        "print(tables.VALUE[11], GAME.texts('fr')('square-text', text=GAME.story.TOWN.street[11].text))"
    )
    environment = {**os.environ, "LUDOTHEQUE_BOARDS": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "2 Il pleut."


# --- mistakes ---


def changed(old: str, new: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        assert text.count(old) == 1, old
        return text.replace(old, new)

    return change


def line_that_begins(text: str) -> int:
    return next(n for n, line in enumerate(BOARD.split("\n"), start=1) if line.startswith(text))


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("\n50 = {", "\n150 = {", "[street]", "no square 50"),
        ("50 = { at = [0, 2]", "50 = { at = [0, 1]", "50 = {", "square 50 lies where square 49 lies"),
        ("at = [9, 10], source", "at = [9, 10], shop = 3, source", "9 = {", "where that of shop 2 is due"),
        ("at = [10, 6], shop = 6", "at = [10, 6]", "[street]", "shop 6 has no red square"),
        ("shop = 1, source", 'shop = 1, text = "dog", order = "again", source', "8 = {", "nothing else"),
        ('"dog", order = "forward", by = 2', '"dog", order = "forward"', "4 = {", "with a number"),
        ('"apples", order = "enter"', '"apples", order = "enter", by = 1', "6 = {", "without a number"),
        ('text = "apples", order', "order", "6 = {", "a text needs an order"),
        ('"gate", order = "wait", by = 1', '"gate", order = "forward", by = 3', "83 = {", "square 86"),
        (
            '"parade", order = "visit", place = "circus"',
            '"parade", order = "visit"',
            "15 = {",
            "a place goes",
        ),
        (
            '"parade", order = "visit", place = "circus"',
            '"parade", order = "visit", place = "zoo"',
            "15 = {",
            '"zoo"',
        ),
        (
            '"change", order = "shop", by = 2',
            '"change", order = "shop", by = 3',
            "24 = {",
            "shop 3 does not lie behind",
        ),
        ("exit = 16", "exit = 160", "exit = 16", "square 160, which is not there"),
        ("exit = 16", "exit = 30", "15 = {", "past the door of a shop: a dead end"),
        ('"basket", order = "home"', '"basket", order = "money"', "14 = {", "too early for the left turn"),
        ("door = 3", "door = 30", "after = 10", "a dead end"),
        ("door = 3", "door = 300", "door = 3", "square 300, which is not there"),
        ("after = 10", "after = 80", "shop = 6  #", "no short cut"),
        ("after = 10", "after = 800", "after = 10", "square 800, which is not there"),
        ("shop = 6  #", "shop = 7  #", "shop = 6  #", "no shop 7"),
        ('name = "gate"', 'name = "door"', "[[place]]", 'no place is named "gate"'),
        ('name = "park"', 'name = "circus"', 'name = "park"', "two places named circus"),
        (", [8.45, 9.0]]", "]", "cards = [[7.55", "room for 5 cards, not 6"),
        ("sides = 6", "sides = 7", "sides = 6", "a die of 7 sides"),
        ("squares = [[10, 9], [10, 8], [10, 7]]", "squares = []", "squares", "has no squares"),
        ("exit = 0", "exit = 9", "exit = 0", "the gate leads past the first shop"),
    ],
)
def test_mistakes_are_told_with_their_line(
    old: str, new: str, line: str, message: str, tmp_path: Path
) -> None:
    path = tmp_path / "board.toml"
    path.write_text(changed(old, new)(BOARD), "utf-8")
    with pytest.raises(BadData, match=re.escape(message)) as refused:
        town(path)
    assert f"{path}:{line_that_begins(line)}: " in str(refused.value)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (changed('source = "rulebook"\n\n[left_turn]', 'source = "hearsay"\n\n[left_turn]'), "hearsay"),
        (changed("[house]\nat", "[house]\nta"), "ta"),
        (changed('"dog", order = "forward"', '"dog", order = "fly"'), "fly"),
    ],
)
def test_what_is_no_board_is_refused(change: Callable[[str], str], message: str, tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text(change(BOARD), "utf-8")
    with pytest.raises(BadData, match=message):
        town(path)


@pytest.mark.rule(SLUG, 3)
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (changed('"coffee", ', ""), "the list of father has 5 articles, not 6"),
        (changed('"coffee"', '"jam"'), "jam stands on the list of son and on that of father"),
        (changed('name = "son"', 'name = "father"'), "two members of the family have the same name"),
        (changed('figure = "ring"', 'figure = "star"'), "the same figure"),
        (changed('colour = "green"', 'colour = "red"'), "the same colour"),
        (lambda text: text[: text.rindex("[[member]]")], "there are 5 lists, not 6"),
    ],
)
def test_mistakes_in_the_lists(change: Callable[[str], str], message: str, tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(change(LISTS), "utf-8")
    with pytest.raises(BadData, match=message) as refused:
        family(path)
    assert re.match(rf"{re.escape(str(path))}:\d+: ", str(refused.value))
