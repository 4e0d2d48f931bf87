"""The town in a terminal."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from ludotheque.engine.match import Match
from ludotheque.engine.rulekit import CHANCE
from ludotheque.engine.texts import LANGUAGES
from ludotheque.games.gay_play import GAME, rules, story, tables, terminal
from ludotheque.games.gay_play.board import family

from .table import BAKER, GROCER, SLUG, Table, lay, opening, table


def drawn(t: Table, seat: int = 0, lang: str = "en") -> str:
    return terminal.draw(t.seen_by(seat).s, seat, GAME.texts(lang)).plain


@pytest.mark.rule(SLUG, 2)
def test_every_square_is_there_with_its_number() -> None:
    words = drawn(opening()).replace("·", " ·").split()
    for square in range(tables.PLACES):
        name = terminal.sign(square) + story.square_name(square)
        assert name in words, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_in_the_town_covers_anything(lang: str) -> None:
    pieces = list(terminal.town_pieces(opening().s, GAME.texts(lang)))
    squares = [p for p in pieces if p.style not in terminal.MAN_STYLES.values() and p.style != "reverse"]
    for a, b in combinations(squares, 2):
        apart = a.column + len(a.text) <= b.column or b.column + len(b.text) <= a.column
        assert a.row != b.row or apart, f"{a.text} and {b.text}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mistakes", ["no", "yes"])
def test_it_is_never_wider_than_79_columns(lang: str, mistakes: str) -> None:
    for seats in (2, 6):
        match, rnd = Match(GAME, seats, seed=seats, mistakes=mistakes), Random(1)
        while not match.over:
            match.throw() if match.actor == CHANCE else match.play(rnd.choice(match.legal()))
            if len(match.log) % 40 == 0 or match.over:
                record = match.view(0).record
                assert isinstance(record, rules.State)
                picture = terminal.draw(record, 0, GAME.texts(lang))
                assert max(line.cell_len for line in picture.split("\n")) <= 79


def test_members_of_the_family_differ_by_their_figures() -> None:
    assert {member.figure for member in family().member} == set(terminal.FIGURES)
    assert {member.colour for member in family().member} == set(terminal.MAN_STYLES)
    assert len(set(terminal.FIGURES.values())) == 6


def test_figures_stand_below_their_squares() -> None:
    rows = drawn(table(at=(5, 5, "circus"), done=(0, 0, 1))).split("\n")
    row = next(i for i, line in enumerate(rows) if "·5 " in line and "·12" in line)
    column = rows[row].index("·5 ")
    assert rows[row + 1][column : column + 2] == "♠♥"
    assert "♦" in "\n".join(rows[:row])


def test_the_list_and_the_basket() -> None:
    picture = drawn(table(at=(9, 0), done=(1, 0)))
    assert "✓ 1 coffee" in picture
    assert "  2 a baguette" in picture
    assert "■□□□□□  next: baker’s" in picture
    assert "Your list, the father’s:" in picture


def test_a_wrong_card_in_the_basket_is_seen_by_its_owner() -> None:
    t = table(at=(22, 0), done=(2, 0), wrong={(0, BAKER): "son"}, mistakes="yes")
    assert "✗ 2 a baguette (croissant" in drawn(t)


def test_the_cards_of_the_shop_as_one_knows_them() -> None:
    t = lay(table(at=(8, 8, 9), done=(0, 0, 1)), GROCER, "son - - - - -", seen=0b001)
    lay(t, GROCER, "son mother - - - -", seen=0b001)
    t.s.seen[GROCER, 0] = 0b011
    t.s.card[GROCER, 1], t.s.seen[GROCER, 1] = tables.NONE, 0
    assert "1 ○ jam" in drawn(t)
    assert "3 – bought" in drawn(t)
    assert "4 ▒ face down" in drawn(t)
    other = lay(table(at=(8, 8)), GROCER, "son - - - - -", seen=0b10)
    assert "1 ▒ face down, put back by 1" in drawn(other)
    assert "jam" not in drawn(other).split("Cards")[1]


def test_where_everybody_is_in_words() -> None:
    t = table(at=("gate", "park", 8, 3, 84), done=(0, 3, 0, 5, 6))
    t.s.errand[3], t.s.wait[4] = 1, 1
    picture = drawn(t)
    for words in (
        "needs a 6 to start",
        "in the park, needs a 6",
        "searches in the shop: grocer’s",
        "fetches money, then turns left",
        "on the way home · misses a turn",
    ):
        assert words in picture, words
    over = table(at=(84, 0), done=(6, 0)).throw(1)
    assert "place 1" in drawn(over)


def test_before_the_lists_are_given() -> None:
    picture = drawn(opening(3))
    assert picture.count("no list yet") == 3
    assert "→ 1" not in picture
