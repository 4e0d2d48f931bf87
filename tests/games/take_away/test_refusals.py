"""What a person is told who asks for something the rules do not allow."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludotheque.engine.errors import BadSetup, IllegalDecision
from ludotheque.engine.match import Match
from ludotheque.games.take_away import GAME, state

from .table import Table, at_chance, opening, purchase, table

SLUG = "take_away"
LOADED = {1: "red 500"}


def landed(**words: object) -> Table:
    return table(at={0: 3, 1: 4}, trolley=LOADED, **words).one(1).go(4)  # type: ignore[arg-type]


REFUSED: list[tuple[Callable[[], Table], int, int]] = [
    (lambda: opening(2, buildings="chosen").decide(2), 2, 6),
    (lambda: table(), state.PASS, 8),
    (lambda: table().one(3), 5, 9),
    (lambda: table(at={0: 5}).one(1), 49, 11),
    (lambda: table(hand={0: [10]}).one(3).go("Chicago").price(500), purchase(40), 14),
    (lambda: at_chance(hand={0: [10]}).card("lose"), state.GIVE + 2, 16),
    (lambda: table(), state.RIDE_HOME, 17),
    (lambda: table(), state.STAY, 19),
    (lambda: table(money={0: 300}).one(3).go("Chicago").price(500), purchase(), 21),
    (landed, purchase(slot=1), 26),
    (lambda: at_chance(money={0: 0}, building={0: "red 1000"}).card("pay", 600), state.SELL, 30),
]


@pytest.mark.parametrize(("position", "action", "paragraph"), REFUSED)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_reason_is_told_and_nothing_changes(
    position: Callable[[], Table], action: int, paragraph: int, lang: str
) -> None:
    t = position()
    match = Match(GAME, t.s.seats, dice=None, names=["Anna", "Bruno", "Chloé", "David"][: t.s.seats])
    match.record.load(t.s)
    before = bytes(match.record)
    with pytest.raises(IllegalDecision) as refused:
        match.play(action)
    assert refused.value.paragraph == paragraph
    assert refused.value.text(lang).endswith(f"(§{paragraph})")
    assert GAME.texts(lang)(f"refusal-{paragraph}")
    assert bytes(match.record) == before


def test_too_many_players() -> None:
    with pytest.raises(BadSetup, match="2 to 6 players, not 7"):
        Match(GAME, 7)
