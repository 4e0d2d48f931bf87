"""Data files: a mistake is told with the file, the line and the reason."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ludotheque.engine.data import BadData, board_path, read_toml, wrong
from ludotheque.engine.toml_lines import line_of

TEXT = '''\
# a comment with [brackets] and a = sign
title = "A board # with = signs [and] brackets"

[[city]]
name = "Honolulu"  # where it begins
red = "Midway"

[[city]]
name = "Midway"
at = [
  28.2,
  -177.4,  # [[city]]
]
story = """
[[city]]
red = "in a text"
"""

  [[city.flag]]
  code = "us"

  [[city.flag]]
  code = "um"

[deck.brown]
cards = 3
"quoted key" = 1
'''


@pytest.mark.parametrize(
    ("place", "line"),
    [
        (("title",), 2),
        (("city", 0), 4),
        (("city", 0, "name"), 5),
        (("city", 0, "red"), 6),
        (("city", 1), 8),
        (("city", 1, "at", 1), 10),
        (("city", 1, "story"), 14),
        (("city", 1, "red"), 8),  # not there: the table where it is missing
        (("city", 1, "flag", 0, "code"), 20),
        (("city", 1, "flag", 1, "code"), 23),
        (("deck", "brown", "cards"), 26),
        (("deck", "brown", "quoted key"), 27),
        ((), 1),
    ],
)
def test_the_line_of_everything_in_a_file(place: tuple[str | int, ...], line: int) -> None:
    assert line_of(TEXT, place) == line


class City(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    number: int = 0


class Map(msgspec.Struct, forbid_unknown_fields=True):
    city: tuple[City, ...]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ('[[city]]\nname = "A"\n\n[[city]]\nnumber = 1\n', 4, "missing required field `name`"),
        ('[[city]]\nname = "A"\n\n[[city]]\nname = 3\n', 5, "Expected `str`, got `int`"),
        ('[[city]]\nname = "A"\nnumbr = 3\n', 1, "unknown field `numbr`"),
    ],
)
def test_a_mistake_is_told_with_its_line(tmp_path: Path, text: str, line: int, reason: str) -> None:
    path = tmp_path / "board.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadData, match=f"board.toml:{line}: .*{reason}"):
        read_toml(path, Map)


@pytest.mark.parametrize("damage", [b"", b"not ours", None])
def test_what_was_read_before_is_kept_and_an_edit_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damage: bytes | None
) -> None:
    cache, path = tmp_path / "cache", tmp_path / "board.toml"
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(cache))
    path.write_text('[[city]]\nname = "A"\n', "utf-8")
    first = read_toml(path, Map)
    (kept,) = cache.iterdir()
    whole = kept.read_bytes()
    if damage is not None:
        kept.write_bytes(damage)
    assert read_toml(path, Map) == first == Map((City("A"),))
    assert kept.read_bytes() == whole
    path.write_text('[[city]]\nname = "B"\n', "utf-8")
    assert read_toml(path, Map) == Map((City("B"),))


def test_where_nothing_can_be_kept_it_is_read_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a file").touch()
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path / "a file" / "cache"))
    path = tmp_path / "board.toml"
    path.write_text('[[city]]\nname = "A"\n', "utf-8")
    assert read_toml(path, Map) == Map((City("A"),))
    assert capsys.readouterr().err == ""


def test_what_is_no_toml_is_refused_with_the_place(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text('[[city]]\nname = "A\n', "utf-8")
    with pytest.raises(BadData, match=r"board.toml: .*line 2"):
        read_toml(path, Map)


def test_what_only_the_game_can_know_is_told_in_the_same_way(tmp_path: Path) -> None:
    path = tmp_path / "board.toml"
    path.write_text(TEXT, "utf-8")
    assert str(wrong(path, ("city", 0, "red"), "leads nowhere")) == f"{path}:6: leads nowhere"


def test_a_board_of_ones_own_takes_the_place_of_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "my_game"
    assert board_path(folder) == folder / "board.toml"
    monkeypatch.setenv("LUDOTHEQUE_BOARDS", str(tmp_path))
    assert board_path(folder) == folder / "board.toml"
    (tmp_path / "my_game.toml").touch()
    assert board_path(folder) == tmp_path / "my_game.toml"


def test_what_belongs_to_a_board_can_be_replaced_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games" / "my_game"
    monkeypatch.setenv("LUDOTHEQUE_BOARDS", str(tmp_path))
    (tmp_path / "my_game.toml").touch()
    assert board_path(folder, "cards") == folder / "cards.toml"
    (tmp_path / "my_game_cards.toml").touch()
    assert board_path(folder, "cards") == tmp_path / "my_game_cards.toml"


names = st.text(alphabet="abc", min_size=1, max_size=3)
values = st.one_of(
    st.integers(), st.text(alphabet="ab=#[]{}\"'\\ \n", max_size=8), st.lists(st.integers(), max_size=3)
)


@given(st.lists(st.dictionaries(names, values, max_size=4), min_size=1, max_size=4))
@example([{"a": "'''"}, {}])
@example([{"a": '"""'}, {}])
def test_every_key_of_any_file_is_found_on_its_line(tables: list[dict[str, Any]]) -> None:
    lines: list[str] = []
    expected: dict[tuple[str | int, ...], int] = {}
    for number, table in enumerate(tables):
        lines.append("[[row]]")
        expected["row", number] = len(lines)
        for key, value in table.items():
            lines.append(f"{key} = {msgspec.json.encode(value).decode()}")
            expected["row", number, key] = len(lines)
    text = "\n".join(lines)
    assert len(tomllib.loads(text)["row"]) == len(tables)
    assert {place: line_of(text, place) for place in expected} == expected
