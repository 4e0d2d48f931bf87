"""board.toml and cards.toml, the mistakes in them that are found on reading, and boards of one's own."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.engine.data import BadData
from ludotheque.games.take_away import board, cards, routes

SLUG = "take_away"
SMALL = Path(__file__).parent / "boards" / "small"
PARTS = board.components()
SECTORS = 6

Spoil = Callable[[str], str]


# --- the board as it is ---


def turned(square: int) -> int:
    """The square to which a square goes when the board is turned by a sector, both counted from 0."""
    ring = next(r for r in (range(24), range(24, 36), range(36, 48), range(48, 54)) if square in r)
    return ring.start + (square - ring.start + len(ring) // SECTORS) % len(ring)


@pytest.mark.rule(SLUG, 2)
def test_the_squares_of_the_board() -> None:
    kinds = [square.kind for square in PARTS.square]
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "star": 6,
        "city": 12,
        "discount": 12,
        "chance": 12,
        "bonus": 6,
        "agency": 6,
    }


@pytest.mark.rule(SLUG, 2)
def test_a_turn_by_a_sixth_leaves_the_board_as_it_was() -> None:
    colours = PARTS.colours
    for i, square in enumerate(PARTS.square):
        to = PARTS.square[turned(i)]
        assert (to.kind, to.amount) == (square.kind, square.amount)
        assert {turned(n) for n in PARTS.beside[i]} == set(PARTS.beside[turned(i)])
        if square.of:
            named = {n.en: n.colour for n in (*PARTS.city, *PARTS.building)}
            assert colours.index(named[to.of]) == (colours.index(named[square.of]) + 1) % SECTORS


@pytest.mark.rule(SLUG, 2)
def test_every_building_is_as_far_from_the_cities() -> None:
    far = []
    for building in PARTS.building:
        steps = routes.distances(PARTS, PARTS.place("star", building.en))
        far.append(sorted(steps[PARTS.place("city", city.en)] for city in PARTS.city))
    assert far == [far[0]] * SECTORS


@pytest.mark.rule(SLUG, 2)
def test_every_colour_has_two_cities_and_one_building() -> None:
    for colour in PARTS.colours:
        assert [city.colour for city in PARTS.city].count(colour) == 2
        assert [building.colour for building in PARTS.building].count(colour) == 1


@pytest.mark.rule(SLUG, 2, 6)
def test_the_names_of_the_old_rules_are_there() -> None:
    proven = {n.en for n in (*PARTS.city, *PARTS.building) if n.source == "rulebook"}
    assert proven == {"New York", "Los Angeles", "Empire State Building", "Pentagon"}


def test_the_file_is_what_its_tool_writes() -> None:
    tool = Path(__file__).parents[3] / "tools" / "take_away_board.py"
    assert runpy.run_path(str(tool))["text"]() == board.PATH.read_text("utf-8")


def test_what_is_ours_is_called_a_reconstruction() -> None:
    assert {square.source for square in PARTS.square} == {"reconstruction"}
    assert {card.source for card in cards.cards().chance} == {"reconstruction"}


# --- mistakes ---


def swap(old: str, new: str) -> Spoil:
    def spoil(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return spoil


def last(old: str, new: str) -> Spoil:
    def spoil(text: str) -> str:
        head, found, tail = text.rpartition(old)
        assert found
        return head + new + tail

    return spoil


CITY = '[[city]]\nen = "Chicago"\nfr = "Chicago"\ncolour = "red"\nsource = "reconstruction"\n'
WHITE_CITY = r'(\[\[city\]\]\nen = .*\nfr = .*\ncolour = )"white"'
BOARD_MISTAKES: list[tuple[Spoil, str, str]] = [
    (swap("next = [2, 49]", "next = [2, 90]"), "square 1 leads to the unknown square 90", "next = [2, 90]"),
    (swap("next = [2, 49]", "next = [1, 49]"), "square 1 leads to itself", "next = [1, 49]"),
    (swap("number = 7\n", "number = 8\n"), "square 8 stands where 7 belongs", "number = 8"),
    (
        lambda t: t.replace("next = [26]", "next = []").replace("next = [4, 25]", "next = [4]"),
        "square 25 is a dead end",
        "number = 25",
    ),
    (swap("next = [2, 49]", "next = [2]"), "square 49 is a dead end", "number = 49"),
    (swap('of = "Chicago"', 'of = "Boston"'), "Chicago has 0 squares of the kind 'city'", 'en = "Chicago"'),
    (
        swap('kind = "bonus"\n', 'kind = "bonus"\nof = "Miami"\n'),
        "square 4 is no star and no city",
        'of = "Miami"',
    ),
    (swap(CITY, ""), "square 3 belongs to the unknown 'Chicago'", "number = 3"),
    (
        last('colour = "yellow"', 'colour = "pink"'),
        "Denver has the unknown colour 'pink'",
        'colour = "pink"',
    ),
    (lambda t: re.sub(WHITE_CITY, r'\1"red"', t), "no city has white sofas", 'name = "white"'),
    (swap('colour = "yellow"', 'colour = "red"'), "two buildings are red", 'colour = "red"'),
    (swap('en = "Pentagon"', 'en = "Astrodome"'), "there are two of the name Astrodome", 'en = "Astrodome"'),
    (swap('figure = "sun"', 'figure = "heart"'), "a name and a figure of its own", 'name = "yellow"'),
    (swap("amount = 200\n", ""), "square 4: bonus squares and agencies pay", "number = 4"),
    (swap("at = [0.00, -13.00]", "at = [0.00, 13.00]"), "square 13 lies where another does", "[0.00, 13.00]"),
    (swap('kind = "bonus"', 'kind = "casino"'), "Invalid enum value 'casino'", 'kind = "casino"'),
    (swap("buildings = [1, 3, 5]", "buildings = [1, 3, 3]"), "3 seats need as many different", "[1, 3, 3]"),
    (swap("buildings = [1, 3, 5]", "buildings = [1, 3, 7]"), "there is no such building", "[1, 3, 7]"),
    (swap("{ seats = 6", "{ seats = 7"), "a seating for 2 to 6 seats", "seating ="),
    (swap("dollars = 500", "dollars = 0"), "must be more than 0", "dollars = 0"),
    (swap("count = 3", "count = 90"), "more than 62 tokens", "price ="),
    (swap("trolley = 3 ", "trolley = 0 "), "a trolley takes one sofa to six", ""),
    (swap("start_money", "start_cash"), "start_cash", ""),
]


@pytest.mark.parametrize(("spoil", "reason", "where"), BOARD_MISTAKES, ids=[m[1] for m in BOARD_MISTAKES])
def test_mistakes_on_the_board_are_named_with_their_line(
    spoil: Spoil, reason: str, where: str, tmp_path: Path
) -> None:
    path = tmp_path / "take_away.toml"
    path.write_text(spoil(board.PATH.read_text("utf-8")), "utf-8")
    with pytest.raises(BadData) as refused:
        board.components(path)
    hold_told(str(refused.value), path, reason, where)


def hold_told(told: str, path: Path, reason: str, where: str) -> None:
    """The reason is said, and the line is where it stands, or the head of its table."""
    assert reason in told
    assert str(path) in told
    if where:
        line = int(re.findall(r":(\d+): ", told)[0])
        lines = path.read_text("utf-8").splitlines()
        assert any(where in text for text in lines[line - 1 : line + 3]), lines[line - 1]


CUT_OFF = """
[[square]]
number = 55
kind = "plain"
at = [90, 90]
next = [56, 57]
source = "reconstruction"

[[square]]
number = 56
kind = "plain"
at = [91, 90]
next = [57]
source = "reconstruction"

[[square]]
number = 57
kind = "plain"
at = [92, 90]
next = []
source = "reconstruction"
"""


def test_an_island_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "take_away.toml"
    path.write_text(board.PATH.read_text("utf-8") + CUT_OFF, "utf-8")
    with pytest.raises(BadData, match="no way leads from square 1 to square 55"):
        board.components(path)


def test_too_many_squares_are_noticed(tmp_path: Path) -> None:
    more = "".join(
        f'[[square]]\nnumber = {n}\nkind = "plain"\nat = [{n}, 99]\nnext = [1, 2]\nsource = "public"\n'
        for n in range(55, 64)
    )
    path = tmp_path / "take_away.toml"
    path.write_text(board.PATH.read_text("utf-8") + more, "utf-8")
    with pytest.raises(BadData, match="more than 62 squares"):
        board.components(path)


CARD_MISTAKES: list[tuple[Spoil, str, str]] = [
    (swap('to = "New York"', 'to = "Boston"'), "leads to the unknown city 'Boston'", 'does = "go"'),
    (swap('to = "agency"', 'to = "casino"'), "leads to no kind of square: 'casino'", 'does = "nearest"'),
    (swap('to = "agency"', 'to = "plain"'), "squares that the board does not have", 'does = "nearest"'),
    (swap("amount = 200\n", ""), "chance card 1: 'gain' has 0 for an amount", 'does = "gain"'),
    (swap("amount = 200\n", "amount = 210\n"), "210 dollars cannot be paid in notes of 50", 'does = "gain"'),
    (swap('does = "home"', 'does = "home"\nto = "x"'), "'home' leads nowhere", 'does = "home"'),
    (swap("percent = 10", "percent = 100"), "a discount is 0 to 99 percent", "percent = 100"),
    (swap("percent = 10", "percent = 7"), "7 percent of 500 dollars are no whole notes", ""),
    (swap("count = 5", "count = 4"), "6 buyers with 3 each must leave one card", "discount ="),
    (swap('does = "miss"', 'does = "dance"'), "Invalid enum value 'dance'", 'does = "dance"'),
    (last('fr = "Un bon', 'fr = ""  # "Un bon'), "needs a text in both languages", 'does = "voucher"'),
]


@pytest.mark.parametrize(("spoil", "reason", "where"), CARD_MISTAKES, ids=[m[1] for m in CARD_MISTAKES])
def test_mistakes_on_the_cards_are_named_with_their_line(
    spoil: Spoil, reason: str, where: str, tmp_path: Path
) -> None:
    path = tmp_path / "take_away_cards.toml"
    path.write_text(spoil(cards.PATH.read_text("utf-8")), "utf-8")
    with pytest.raises(BadData) as refused:
        cards.cards(path)
    hold_told(str(refused.value), path, reason, where)


def test_some_chance_card_must_come_back(tmp_path: Path) -> None:
    text = cards.PATH.read_text("utf-8")
    head, rest = text.split("[[chance]]", 1)
    kept = [part for part in rest.split("[[chance]]") if re.search('does = "(guard|ride)"', part)]
    path = tmp_path / "take_away_cards.toml"
    path.write_text("[[chance]]".join([head, *kept]), "utf-8")
    with pytest.raises(BadData, match="every chance card is kept"):
        cards.cards(path)


# --- a board of one's own ---

OWN_BOARD = """
from ludotheque.games.take_away import GAME, state
from ludotheque.engine.match import Match
from ludotheque.testing.configurations import configurations
from ludotheque.testing.survey import check_configuration

assert (state.SQUARES, state.COLOURS, state.CITIES, state.ROOM, state.PERCENTS) == (13, 3, 4, 2, 2)
for configuration in configurations(GAME):
    assert check_configuration(GAME, configuration, 400, in_plain_python=True).games > 0
match = Match("take_away", 2, seed=1)
match.next()
print(GAME.story.decision(match.record, match.actor, match.legal()[0], GAME.texts("en")))
from ludotheque.games.take_away.terminal import draw
print("Kiel" in draw(match.record, 0, GAME.texts("fr")).plain)
"""


def on_small_board(code: str, folder: Path = SMALL) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LUDOTHEQUE_BOARDS": str(folder)}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


def test_one_can_play_on_a_board_of_ones_own_without_touching_code() -> None:
    done = on_small_board(OWN_BOARD)
    assert done.stdout.split("\n") == ["Throw one die", "True", ""], done.stderr


def test_with_fewer_buildings_fewer_can_play() -> None:
    done = on_small_board("from ludotheque import Match; Match('take_away', 4)")
    assert "BadSetup" in done.stderr
    assert "(§1)" in done.stderr
