"""board.toml, and the mistakes in it that are found when it is read."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine.data import BadData
from ludotheque.games.take_it_easy_race.board import PATH, components

SLUG = "take_it_easy_race"
Data = dict[str, Any]


@pytest.mark.rule(SLUG, 2)
def test_the_boards() -> None:
    sizes = {(b.colours, b.arm): len(b.track) for b in components().board}
    assert sizes == {(4, 10): 40, (6, 8): 48, (6, 10): 60}


@pytest.mark.rule(SLUG, 2)
def test_the_cross_is_walked_clockwise_from_the_bottom() -> None:
    cross = components().side(4, 10)
    turns = [cross.track[i * 10] for i in range(4)]
    assert turns == [(-1, 5), (-5, -1), (1, -5), (5, 1)], "seen with y downwards: bottom, left, top, right"
    twice_the_area = sum(
        a[0] * b[1] - a[1] * b[0] for a, b in zip(cross.track, cross.track[1:] + cross.track[:1], strict=True)
    )
    assert twice_the_area > 0


@pytest.mark.rule(SLUG, 13)
def test_the_middle_circle_of_each_arm_leads_home() -> None:
    for board in components().board:
        for colour in range(board.colours):
            (x, y), (hx, hy) = board.track[colour * board.arm - 1], board.homes[colour][0]
            assert abs(x - hx) < 1.3 and abs(y - hy) < 1.3


def test_every_entry_says_where_it_comes_from() -> None:
    parts = components()
    sources = {c.source for c in parts.colour}
    sources |= {b.source for b in parts.board} | {s.source for s in parts.seating}
    assert sources <= {"rulebook", "public", "reconstruction"}
    assert parts.side(6, 8).source == "reconstruction", "the size of the back of the board is not known"


def lose_a_circle(data: Data) -> None:
    data["board"][0]["track"].pop()


def two_in_one_place(data: Data) -> None:
    data["board"][0]["track"][7] = data["board"][0]["track"][23]


def short_home(data: Data) -> None:
    data["board"][1]["homes"][2].pop()


def small_corner(data: Data) -> None:
    data["board"][0]["corners"][3].pop()


def unknown_seat(data: Data) -> None:
    data["seating"][0]["double"] = [0, 1, 0, 2]


def seat_without_colour(data: Data) -> None:
    data["seating"][2]["double"] = [0, 1, 2, 2]


def three_colours_for_one(data: Data) -> None:
    data["seating"][4]["double"] = [0, 1, 2, 0, 1, 0]


def short_seating(data: Data) -> None:
    data["seating"][3]["empty"] = [0, 1]


def unknown_source(data: Data) -> None:
    data["colour"][0]["source"] = "hearsay"


def misspelt(data: Data) -> None:
    data["board"][0]["trak"] = data["board"][0].pop("track")


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lose_a_circle, r"board of 4 colours with arms of 10 has 39 circles, not 40"),
        (two_in_one_place, r"board of 4 colours with arms of 10 has two circles in the same place"),
        (short_home, r"board of 6 colours with arms of 8 needs 4 home circles for each colour"),
        (small_corner, r"board of 4 colours with arms of 10 needs room for 4 men in each corner"),
        (unknown_seat, r"seating of 2 on 4 colours names other seats"),
        (seat_without_colour, r"seating of 4 on 4 colours gives the seats \[1, 1, 2, 0\] colours"),
        (three_colours_for_one, r"seating of 3 on 6 colours gives the seats \[3, 2, 1\] colours"),
        (short_seating, r"seating of 2 on 6 colours names other seats"),
        (unknown_source, r"source"),
        (misspelt, r"trak"),
    ],
)
def test_mistakes_are_named(spoil: Callable[[Data], None], message: str, tmp_path: Path) -> None:
    data = tomllib.loads(PATH.read_text("utf-8"))
    spoil(data)
    path = tmp_path / "board.toml"
    path.write_text(as_toml(data), "utf-8")
    with pytest.raises(BadData, match=message) as refused:
        components(path)
    assert str(path) in str(refused.value)


def test_the_file_itself_survives_being_written_again(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text(as_toml(tomllib.loads(PATH.read_text("utf-8"))), "utf-8")
    assert components(path) == components()


def as_toml(data: Data) -> str:
    """The few shapes that board.toml is made of."""
    plain = [f"{key} = {_value(value)}" for key, value in data.items() if not _tables(value)]
    lines = [*plain, ""]
    for key, value in data.items():
        for entry in value if _tables(value) else []:
            lines += [f"[[{key}]]", *(f"{k} = {_value(v)}" for k, v in entry.items()), ""]
    return "\n".join(lines)


def _tables(value: Any) -> bool:
    return isinstance(value, list) and isinstance(value[0], dict)


def _value(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)
