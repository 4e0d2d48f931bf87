"""The map in a terminal."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.engine.match import Match
from ludotheque.engine.rulekit import CHANCE
from ludotheque.games import take_off
from ludotheque.games.take_off import rules, tables
from ludotheque.games.take_off.board import components, order
from ludotheque.games.take_off.terminal import FLEET_STYLES, draw, free_place, land, place

from .table import Table, opening, table

SPECTATOR = -1
REAL = take_off.GAME


def drawn(t: Table, seat: int = SPECTATOR, lang: str = "en") -> str:
    return draw(t.s, seat, REAL.texts(lang)).plain


def world_map(picture: str) -> list[str]:
    return picture.split("\n")[: len(land())]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_is_never_wider_than_79_columns_nor_higher_than_58_rows(seats: int, lang: str) -> None:
    match, rnd = Match(REAL, seats, seed=seats, jets=4, cap=50, quiz="yes"), Random(1)
    while not match.over:
        match.throw() if match.actor == CHANCE else match.play(rnd.choice(match.legal()))
        if len(match.log) % 10 == 0 or match.over:
            assert isinstance(match.record, rules.State)
            lines = draw(match.record, 0, REAL.texts(lang)).split("\n")
            assert max(line.cell_len for line in lines) <= 79
            assert len(lines) <= 58


def test_cities_lie_where_they_should() -> None:
    at = {city.name: place(i) for i, city in enumerate(order())}
    westward = ["honolulu_east", "tokyo", "london", "ottawa", "honolulu_west"]
    columns = [at[city][1] for city in westward]
    assert columns == sorted(columns, reverse=True)
    assert at["reykjavik"][0] < at["cairo"][0] < at["wellington"][0]
    line = drawn(opening(2, REAL)).split("\n")[0].index("│")
    for city in components().city:
        column = at[city.name][1]
        assert column >= line if city.half == "east" else column <= line, city.name


def test_every_jet_is_on_the_map() -> None:
    picture = drawn(table(game=REAL, seats=3, white="tokyo tokyo wuhan", black="cairo", orange="finish"))
    rows = "".join(world_map(picture))
    assert "A2" in rows
    assert rows.count("A") == 2
    assert "B2" in rows and rows.count("B") == 2
    assert "C2" in rows and rows.count("C") == 2


def test_jets_do_not_cover_one_another() -> None:
    taken = {(5, 5), (5, 6), (4, 5), (6, 5)}
    assert free_place((5, 5), 1, taken) == (5, 4)
    assert free_place((5, 5), 2, taken) == (5, 3)
    rows = world_map(drawn(opening(6, REAL, jets=4)))
    assert sum(row.count("4") for row in rows) == 6


def test_where_a_flight_may_end_stands_the_letter_of_its_colour() -> None:
    t = table(game=REAL, white="start").throw("red", "yellow")
    (red_row, red), (yellow_row, yellow) = place(t.number("midway")), place(t.number("taipei"))
    for lang, letters in (("en", "ry"), ("fr", "rj")):
        rows = world_map(drawn(t, 0, lang))
        assert rows[red_row][red] + rows[yellow_row][yellow] == letters


def test_the_dice_and_what_has_been_used() -> None:
    t = table(game=REAL, white="start").throw("red", "yellow")
    assert "Thrown:  red    yellow" in drawn(t)
    assert "red  (used)" in drawn(t.fly("start", "red"))
    assert "white to throw" in drawn(table(game=REAL))
    assert "Who starts?" in drawn(opening(2, REAL))


def test_the_card_in_hand() -> None:
    t = table(game=REAL, white="start").throw("take_off", "yellow").draw("tokyo")
    picture = drawn(t)
    assert "Card: Tokyo, Japan (East Asia)" in picture
    row, column = place(t.number("tokyo"))
    assert world_map(picture)[row][column] == "◎"
    assert "brown 96, blue 98" in picture
    asked = table(game=REAL, quiz="yes", white="start").throw("take_off", "yellow").draw("tokyo")
    assert "Japan" not in drawn(asked)
    assert "◎" not in drawn(asked)


def test_whose_turn_it_is_and_who_plays_what() -> None:
    picture = drawn(table(game=REAL, turn="black", seats=4, teams=2, white="tokyo"), seat=1)
    assert "→  B  black (you):" in picture
    assert "   A  white (player 1): Tokyo" in picture


def test_routes_ahead_are_listed_for_whoever_looks() -> None:
    t = table(game=REAL, white="taipei", black="midway")
    assert "Routes ahead of A" in drawn(t)
    assert "Midway" in drawn(t, seat=1).split("Routes ahead of B")[1]
    assert "red → Wuhan" in drawn(t, seat=0)
    assert "rouge → Wuhan" in drawn(t, seat=0, lang="fr")


def test_rounds_and_the_end() -> None:
    assert "Round 1 of 20" in drawn(table(game=REAL, cap=20))
    last = next(city.name for i, city in enumerate(order()) if tables.LEFT[i] == 1)
    t = table(game=REAL, white=last)
    colour = next(c for c in range(tables.COLOURS) if tables.NEXT[t.number(last), c] == tables.FINISH)
    t.throw(components().colour[colour].name, "jet").fly(last, components().colour[colour].name)
    assert "The game is over" in drawn(t)
    assert "Finish" in drawn(t)


def test_every_fleet_has_a_style_and_a_letter() -> None:
    assert {fleet.name for fleet in components().fleet} == set(FLEET_STYLES)
    picture = drawn(opening(6, REAL))
    for letter in "ABCDEF":
        assert f" {letter}  " in picture
