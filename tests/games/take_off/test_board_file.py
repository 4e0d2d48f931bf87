"""board.toml and capitals.toml, and the mistakes in them that are found when they are read."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.engine.data import BadData
from ludotheque.engine.errors import BadSetup
from ludotheque.games.take_off.board import (
    CAPITALS,
    PATH,
    cards,
    components,
    expected_dice,
    legs_left,
    order,
)

from .table import BOARDS, GAME, RULES, numbers, table, world

SLUG = "take_off"
SMALL = BOARDS / "small" / "take_off.toml"
DECKS = BOARDS / "small" / "take_off_capitals.toml"

Spoil = Callable[[str], str]


def swap(old: str, new: str) -> Spoil:
    """Something else stands in the place of the first `old`."""

    def spoil(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return spoil


def drop_route(start: str, to: str) -> Spoil:
    """The route is not there."""
    return lambda text: re.sub(rf'\[\[route\]\]\nfrom = "{start}"\nto = "{to}"\n.*\n.*\n', "", text)


def add_route(start: str, to: str, colour: str) -> Spoil:
    made = f'\n[[route]]\nfrom = "{start}"\nto = "{to}"\ncolour = "{colour}"\nsource = "reconstruction"\n'
    return lambda text: text + made


def line_of(text: str, words: str) -> int:
    """The number of the last line that holds these words."""
    return max(n for n, line in enumerate(text.splitlines(), 1) if words in line)


BOARD_MISTAKES: list[tuple[Spoil, str, str]] = [
    (swap('"take_off"]', '"take_of"]'), "die =", r"unknown facet 'take_of'"),
    (swap('"blue", "jet"', '"jet", "jet"'), "die =", r"no facet of the dice shows 'blue'"),
    (swap('"jet", "take_off"', '"take_off", "take_off"'), "die =", r"no facet of the dice shows 'jet'"),
    (swap("jets = 4", "jets = 5"), "jets =", r"1 to 4"),
    (swap('start = "honolulu_east"', 'start = "hawaii"'), 'start = "hawaii"', r"unknown city 'hawaii'"),
    (swap('finish = "honolulu_west"', 'finish = "tokyo"'), 'half = "east"', r"tokyo must lie in the west"),
    (swap('name = "tokyo"', 'name = "Tokyo"'), 'name = "Tokyo"', r"'Tokyo' is no name"),
    (swap('name = "taipei"', 'name = "tokyo"'), 'name = "tokyo"', r"another city with the name 'tokyo'"),
    (swap("at = [121.5, 25.0]", "at = [139.7, 35.7]"), "139.7, 35.7", r"another city with the at"),
    (swap("at = [121.5, 25.0]", "at = [-221.5, 25.0]"), "-221.5", r"taipei lies off the map"),
    (swap('name = "black"', 'name = "white"'), 'name = "white"', r"another fleet with the name 'white'"),
    (swap('name = "yellow"', 'name = "red"'), 'name = "red"', r"another colour with the name 'red'"),
    (swap('dash = "dotted"', 'dash = "wavy"'), 'dash = "wavy"', r"Invalid enum value 'wavy'"),
    (swap('half = "west"', 'half = "north"'), 'half = "north"', r"Invalid enum value 'north'"),
    (add_route("tokyo", "atlantis", "blue"), 'to = "atlantis"', r"unknown city 'atlantis'"),
    (add_route("lemuria", "tokyo", "blue"), 'from = "lemuria"', r"unknown city 'lemuria'"),
    (add_route("tokyo", "wuhan", "pink"), 'colour = "pink"', r"unknown colour 'pink'"),
    (
        add_route("tokyo", "urumqi", "red"),
        'colour = "red"',
        r"a second red route leaves tokyo; the first leads to wuhan",
    ),
    (add_route("honolulu_west", "tokyo", "red"), 'from = "honolulu_west"', r"no route leaves Finish"),
    (add_route("rome", "honolulu_east", "red"), 'to = "honolulu_east"', r"no route leads to Start"),
    (drop_route("rome", "dakar"), 'name = "rome"', r"rome is a dead end"),
    (drop_route("urumqi", "bishkek"), 'name = "bishkek"', r"bishkek cannot be reached"),
    (add_route("rome", "cairo", "green"), '"cairo"', r"routes lead from \w+ back to \w+: .*in circles"),
    (swap('source = "public"', 'source = "hearsay"'), "hearsay", r"Invalid enum value 'hearsay'"),
]


@pytest.mark.rule(SLUG, 2)
@pytest.mark.parametrize(("spoil", "place", "reason"), BOARD_MISTAKES)
def test_mistakes_on_the_map_are_named_with_their_line(
    spoil: Spoil, place: str, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "board.toml"
    path.write_text(spoil(SMALL.read_text("utf-8")), "utf-8")
    with pytest.raises(BadData, match=reason) as refused:
        components(path)
    found = re.match(rf"{re.escape(str(path))}:(\d+): ", str(refused.value))
    assert found, str(refused.value)
    written = path.read_text("utf-8").splitlines()
    near = written[max(0, int(found[1]) - 2) : int(found[1]) + 6]
    assert any(place in line for line in near), f"line {found[1]} is not about {place}"


def test_six_fleets_are_needed(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    text = SMALL.read_text("utf-8")
    path.write_text(
        text.replace('[[fleet]]\nname = "silver"\nsign = "leaf"\nsource = "reconstruction"\n', "")
    )
    with pytest.raises(BadData, match="there are 5 fleets, not 6"):
        components(path)


CARD_MISTAKES: list[tuple[Spoil, str, str]] = [
    (swap('code = "jp"', 'code = "JPN"'), 'code = "JPN"', r"'JPN' is no code"),
    (swap('code = "kg"', 'code = "jp"'), 'code = "jp"', r"another country with the code 'jp'"),
    (
        swap('capital = "bishkek"', 'capital = "tokyo"'),
        'capital = "tokyo"',
        r"another country with the capital",
    ),
    (swap('capital = "bishkek"', 'capital = "frunze"'), 'capital = "frunze"', r"unknown city 'frunze'"),
    (swap('capital = "bishkek"', 'capital = "honolulu_west"'), "honolulu_west", r"to Start or to Finish"),
    (swap('deck = "blue"', 'deck = "green"'), 'deck = "green"', r"Invalid enum value 'green'"),
    (swap('deck = "blue"\n', ""), 'capital = "rome"', r"missing required field `deck`"),
]


@pytest.mark.rule(SLUG, 5)
@pytest.mark.parametrize(("spoil", "place", "reason"), CARD_MISTAKES)
def test_mistakes_on_the_cards_are_named_with_their_line(
    spoil: Spoil, place: str, reason: str, tmp_path: Path
) -> None:
    path = tmp_path / "capitals.toml"
    path.write_text(spoil(DECKS.read_text("utf-8")), "utf-8")
    with pytest.raises(BadData, match=reason) as refused:
        cards(path, SMALL)
    found = re.match(rf"{re.escape(str(path))}:(\d+): ", str(refused.value))
    assert found, str(refused.value)
    written = path.read_text("utf-8").splitlines()
    assert any(place in line for line in written[max(0, int(found[1]) - 2) : int(found[1]) + 6])


@pytest.mark.rule(SLUG, 5)
def test_no_deck_is_empty(tmp_path: Path) -> None:
    path = tmp_path / "capitals.toml"
    path.write_text(DECKS.read_text("utf-8").replace('"brown"', '"blue"'), "utf-8")
    with pytest.raises(BadData, match="the brown deck needs two cards"):
        cards(path, SMALL)


def test_a_mistake_reaches_whoever_starts_the_game(tmp_path: Path) -> None:
    broken = add_route("tokyo", "atlantis", "blue")(SMALL.read_text("utf-8"))
    (tmp_path / "take_off.toml").write_text(broken, "utf-8")
    run = subprocess.run(
        [sys.executable, "-c", "import ludotheque.games.take_off.rules"],
        env={**os.environ, "LUDOTHEQUE_BOARDS": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode != 0
    assert "unknown city 'atlantis'" in run.stderr
    assert f"{tmp_path / 'take_off.toml'}:" in run.stderr


@pytest.mark.rule(SLUG, 2)
def test_another_map_is_played_without_touching_code() -> None:
    assert RULES.CITIES == 13
    eight = world("eight").GAME
    assert (numbers(eight).COLOURS, numbers(eight).SIDES) == (6, 8)
    assert GAME.version != eight.version, "a match on one of them is not loaded on the other"
    assert table(white="start").throw("red", "yellow").fly("start", "red").jets("white") == "midway"


@pytest.mark.rule(SLUG, 3)
def test_a_set_may_have_fewer_jets() -> None:
    eight = world("eight").GAME
    assert table(game=eight, white="tokyo wuhan rome").s.jets == 3
    with pytest.raises(BadSetup, match=r"not have that many jets.*\(§3\)"):
        table(game=eight, jets=4)


@pytest.mark.rule(SLUG, 2, 9)
@pytest.mark.parametrize("path", [PATH, SMALL], ids=["real", "small"])
def test_the_order_of_travel(path: Path) -> None:
    place = {city.name: i for i, city in enumerate(order(path))}
    parts = components(path)
    assert len(place) == len(parts.city)
    assert all(place[route.start] < place[route.to] for route in parts.route)
    assert (place[parts.start], place[parts.finish]) == (0, len(place) - 1)


@pytest.mark.rule(SLUG, 25)
def test_the_fewest_routes_to_finish() -> None:
    left = legs_left(SMALL)
    assert left["honolulu_west"] == 0
    assert left["mexico"] == left["ottawa"] == 1
    assert left["cairo"] == 3
    assert left["honolulu_east"] == 6


def test_how_many_dice_a_lone_jet_needs() -> None:
    dice = dict(zip([city.name for city in order(SMALL)], expected_dice(SMALL), strict=True))
    assert dice["honolulu_west"] == 0
    assert dice["mexico"] == pytest.approx(3), "two of six facets: green and the jet symbol"
    assert dice["ottawa"] == pytest.approx(3), "red to Mexico City is no gain, but must be flown"
    assert dice["honolulu_east"] == max(dice.values())


def test_the_real_files() -> None:
    assert len(order()) == len(components().city)
    assert len(cards(CAPITALS).country) == 195
