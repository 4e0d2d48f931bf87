"""What a person is told who asks for something the rules do not allow."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.engine.errors import IllegalDecision
from ludotheque.engine.match import Match
from ludotheque.engine.rulekit import OVER
from ludotheque.games import take_off
from ludotheque.games.take_off import rules, state

from .table import Table, table

SLUG = "take_off"
REAL = take_off.GAME


def match_of(position: Table) -> Match:
    """The position on a table whose dice are thrown by hand."""
    match = Match(REAL, position.s.seats, dice=None, names=["Anna", "Bruno", "Chloé"][: position.s.seats])
    match.record.load(position.s)
    return match


def refusals() -> list[tuple[Table, int, int]]:
    """Positions on the real map, a decision that is refused in each, and the paragraph."""
    start = table(game=REAL, white="start start", jets=2).throw("red", "yellow")
    card = table(game=REAL, white="start finish").throw("take_off", "yellow").draw("tokyo")
    two = table(game=REAL, white="tokyo taipei").throw("take_off", "take_off")
    two.draw("beijing").send("tokyo").draw("bishkek")
    waiting = table(game=REAL, airborne="yes", white="start tokyo").throw("take_off", "red").draw("beijing")
    must = table(game=REAL, jet_symbol="must", white="start").throw("jet", "jet")
    return [
        (start, start.flight(2, "red"), 3),
        (start, start.flight(1, "red"), 8),
        (start, start.flight(0, "green"), 8),
        (start, state.STAY, 10),
        (start, state.SEND, 13),
        (card, card.flight(0, "yellow"), 13),
        (card, state.SEND + 1, 23),
        (card, state.SEND + 2, 3),
        (two, state.SEND, 16),
        (waiting, state.SEND, 15),
        (must, state.STAY, 12),
    ]


REFUSED = refusals()


@pytest.mark.parametrize(("position", "action", "paragraph"), REFUSED, ids=str)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_refusal_names_its_paragraph_and_what_is_allowed(
    position: Table, action: int, paragraph: int, lang: str
) -> None:
    match = match_of(position)
    before = bytes(match.record)
    with pytest.raises(IllegalDecision) as refused:
        match.play(action)
    assert refused.value.paragraph == paragraph
    assert refused.value.text(lang).endswith(f"(§{paragraph})")
    assert "Anna" in refused.value.text(lang)
    assert bytes(match.record) == before, "nothing has changed"


@pytest.mark.rule(SLUG, 7)
def test_only_the_player_in_turn_decides() -> None:
    match = match_of(table(game=REAL).throw("red", "yellow"))
    with pytest.raises(IllegalDecision, match=r"Bruno has nothing to decide.*\(§7\)"):
        match.play(0, seat=1)


@pytest.mark.rule(SLUG, 7)
def test_nobody_flies_before_the_throw() -> None:
    with pytest.raises(IllegalDecision):
        match_of(table(game=REAL)).play(0, seat=0)


@pytest.mark.rule(SLUG, 24)
def test_nothing_more_is_decided_when_the_game_is_over() -> None:
    match, rnd = Match(REAL, 2, seed=1, jets=1), Random(1)
    while not match.over:
        match.throw() if match.actor < 0 else match.play(rnd.choice(match.legal()))
    assert match.actor == OVER
    with pytest.raises(IllegalDecision, match="The game is over"):
        match.play(0, seat=0)
    assert rules.refusal(match.record, 0, 0) == 24  # type: ignore[arg-type]


def test_both_languages_have_a_reason_for_every_paragraph_that_refuses() -> None:
    for paragraph in {1, 4, 7, 9, 10, 24, *(p for _, _, p in REFUSED)}:
        for lang in ("en", "fr"):
            assert REAL.texts(lang)(f"refusal-{paragraph}")
