"""What a person is told who asks for something the rules do not allow."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.engine.errors import IllegalDecision
from ludotheque.engine.match import Match
from ludotheque.games.take_it_easy_race import GAME, rules

from .table import Table, table

SLUG = "take_it_easy_race"


def match_of(position: Table) -> Match:
    """The position on a table whose dice are thrown by hand."""
    match = Match(GAME, position.s.seats, dice=None, names=["Anna", "Bruno", "Chloé", "David"])
    match.record.load(position.s)
    return match


REFUSED: list[tuple[str, dict[str, Any], int]] = [
    ("20", {"seats": 2, "allies": "spared", "red": "20 1 B B", "green": "4 B B B", "die": 4}, 3),
    ("20", {"must_knock": "yes", "red": "20 5 B B", "blue": "A B B B", "die": 5}, 6),
    ("B", {"red": "5 B B B", "die": 3}, 8),
    ("5", {"red": "5 B B B", "die": 6}, 8),
    ("5", {"red": "A 5 B B", "die": 6}, 9),
    ("5", {"clear_start": "yes", "red": "A 5 B B", "die": 2}, 10),
    ("5", {"own_men": "safe", "red": "5 7 B B", "die": 2}, 11),
    ("39", {"red": "39 5 B B", "die": 5}, 13),
    ("39", {"red": "39 5 B b", "die": 2}, 13),
    ("39", {"home_jumps": "no", "red": "39 5 B b", "die": 3}, 14),
]


@pytest.mark.parametrize(("man", "position", "paragraph"), REFUSED)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_refusal_names_its_paragraph_and_what_is_allowed(
    man: str, position: dict[str, Any], paragraph: int, lang: str
) -> None:
    t = table(**position)
    match = match_of(t)
    before = bytes(match.record)
    with pytest.raises(IllegalDecision) as refused:
        match.play(t._of(man)[0])
    assert refused.value.paragraph == paragraph
    assert refused.value.text(lang).endswith(f"(§{paragraph})")
    assert "Anna" in refused.value.text(lang)
    assert all(str(action) in refused.value.text(lang) for action in match.legal())
    assert bytes(match.record) == before, "nothing has changed"


@pytest.mark.rule(SLUG, 5)
def test_only_the_colour_whose_turn_it_is_moves() -> None:
    match = match_of(table(red="5 B B B", blue="5 B B B", die=3))
    with pytest.raises(IllegalDecision, match=r"Bruno has nothing to decide.*\(§5\)"):
        match.play(0, seat=1)


@pytest.mark.rule(SLUG, 6)
def test_a_throw_must_be_used() -> None:
    match = match_of(table(red="5 B B B", die=3))
    with pytest.raises(IllegalDecision, match=r"\(§6\)"):
        match.play(rules.STAY)


@pytest.mark.rule(SLUG, 5)
def test_nobody_moves_before_the_throw() -> None:
    match = match_of(table(red="5 B B B"))
    with pytest.raises(IllegalDecision):
        match.play(0, seat=0)


def test_both_languages_have_a_reason_for_every_paragraph_that_refuses() -> None:
    for paragraph in {2, 5, *(p for _, _, p in REFUSED)}:
        for lang in ("en", "fr"):
            assert GAME.texts(lang)(f"refusal-{paragraph}")
