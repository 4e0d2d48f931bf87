"""Magpies passes what every game must pass. This file is all that its package needs to be checked."""

from magpies import GAME

from ludotheque.testing.conformance import Conformance
from ludotheque.testing.survey import survey


class TestMagpies(Conformance):
    game = GAME


def test_millions_of_compiled_steps() -> None:
    tally = survey(GAME, 1_000_000)
    assert tally.steps >= 1_000_000
    assert tally.reasons == {2, 3, 4, 6}
