"""The table in a terminal."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from ludotheque.engine.match import Match
from ludotheque.engine.rulekit import CHANCE
from ludotheque.games.take_away import GAME, rules, state
from ludotheque.games.take_away.terminal import FIGURES, PARTS, TROLLEYS, draw, spot

from .table import Table, opening, table

SPECTATOR = -1


def drawn(t: Table, seat: int = SPECTATOR, lang: str = "en") -> str:
    return draw(t.s, seat, GAME.texts(lang)).plain


def test_nothing_covers_anything() -> None:
    """Each square has room for the mark before it, its sign and number, and a trolley."""
    cells = []
    for square, one in enumerate(PARTS.square):
        row, column = spot(square)
        cells.append((row, column - 1, column + 2 + len(str(one.number))))
    for (a, a_from, a_to), (b, b_from, b_to) in combinations(cells, 2):
        assert a != b or a_to <= b_from or b_to <= a_from, f"row {a}: {a_from}-{a_to} and {b_from}-{b_to}"


def test_every_square_is_there_with_its_number() -> None:
    picture = drawn(opening(2))
    for sign, number in (("⌂", 49), ("%", 1), ("?", 2), ("♥", 3), ("$", 4), ("w", 25), ("♣", 37), ("★", 43)):
        assert f"{sign}{number}" in picture


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_is_never_wider_than_79_columns(seats: int, lang: str) -> None:
    match, rnd = Match(GAME, seats, seed=seats), Random(1)
    while not match.over:
        match.throw() if match.actor == CHANCE else match.play(rnd.choice(match.legal()))
        if len(match.log) % 40 == 0 or match.over:
            assert isinstance(match.record, rules.State)
            picture = draw(match.record, 0, GAME.texts(lang))
            assert max(line.cell_len for line in picture.split("\n")) <= 79


def test_colours_differ_by_their_figures() -> None:
    assert {colour.figure for colour in PARTS.colour} == set(FIGURES)
    assert len(set(FIGURES.values())) == state.COLOURS


def test_trolleys_stand_on_their_squares() -> None:
    picture = drawn(table(at={0: 17, 1: "Chicago", 2: 43}))
    for mark in ("%17①", "♥3②", "★43③", "⌂53④"):
        assert mark in picture


def test_squares_to_choose_from_are_marked() -> None:
    picture = drawn(table().one(3))
    assert ">♥3" in picture
    assert ">★23" in picture
    assert picture.count(">") == 2 + 1, "and once where the signs are explained"


def test_whose_turn_it_is_and_what_was_thrown() -> None:
    assert "→ ② player 2" in drawn(table(turn=1))
    assert "→ ② you" in drawn(table(turn=1), seat=1)
    assert "Thrown: 3 and 4" in drawn(table().two(3, 4))
    assert "Thrown: 3\n" in drawn(table().one(3))
    assert "Who starts?" in drawn(opening())


def test_what_everybody_owns() -> None:
    picture = drawn(
        table(
            money={0: 450},
            trolley={0: "red 500, blue 1500"},
            building={1: "green 500, green 1000, violet 500"},
            kept={2: ["ride"]},
        )
    )
    assert "$450" in picture
    assert "[♥500 ≈1500]" in picture
    assert "⌂ ·  ·  ♣2 ·  ☾  ·" in picture
    assert "③ keeps the driver" in picture
    assert "② Empire State Building" in picture


def test_own_discounts_are_told_and_those_of_others_counted() -> None:
    t = table(hand={0: [10, 40], 1: [20]})
    mine = drawn(t.seen_by(0), seat=0)
    assert "10 40 %" in mine
    assert "1 card" in mine
    assert "20 %" not in mine
    assert "2 cards" in drawn(t.seen_by(1), seat=1)


def test_prices_one_has_seen_and_who_has_looked() -> None:
    t = table().one(3).go("Chicago").price(1500).no()
    assert "Chicago 3: 1500 ①" in drawn(t.seen_by(0), seat=0)
    assert "Chicago 3: ? ①" in drawn(t.seen_by(1), seat=1)
    assert "Phoenix 45: ?" in drawn(t)
    t.s.token[0] = state.EMPTY
    assert "Chicago 3: empty" in drawn(t)
    assert "Chicago 3 : vide" in drawn(t, lang="fr").replace("\u202f", " ")


def test_who_is_out_and_the_end() -> None:
    t = table(seats=3, at={0: 1}, money={0: 50}).one(1).go(2).card("pay", 600)
    assert "out of the game" in drawn(t)
    assert "⌂49①" not in drawn(t)
    t = table(seats=2, at={0: 1}, money={0: 50}).one(1).go(2).card("pay", 600)
    assert "The game is over" in drawn(t)


def test_buildings_that_are_not_chosen_yet() -> None:
    t = opening(2, buildings="chosen")
    assert "① ·" in drawn(t)
    assert TROLLEYS[1] in drawn(t.decide(3))
