"""The checks that every game passes, whoever wrote it.

    check_game(GAME)                            # everything at once; Unsound says what is wrong

or, for one test per check and configuration, in a file that pytest collects:

    class TestMyGame(Conformance):
        game = GAME

The games must be known to the registry (be installed), since matches are also saved and loaded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from ludotheque.engine.game import Game

from . import files, hiding, positions, stories, words
from .configurations import Configuration, configurations
from .walk import Play

CHECKS: tuple[Callable[[Play], None], ...] = (
    positions.check_play,
    positions.check_looking,
    positions.check_copies,
    positions.check_other_seats,
    hiding.check_hidden_records,
    hiding.check_guesses_play_on,
    files.check_undo,
    files.check_replay,
    files.check_files,
    positions.check_compiled,
    stories.check_story,
)


def check_game(game: Game, seeds: range = range(1)) -> None:
    """Every check in every configuration, for every seed."""
    for look in words.CHECKS:
        look(game)
    for configuration in configurations(game):
        for seed in seeds:
            for check in CHECKS:
                check(Play(game, configuration, seed))


class Conformance:
    """Base of a test class: subclass it, set `game`, and pytest runs every check in every configuration."""

    game: ClassVar[Game]

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "configuration" in metafunc.fixturenames:
            metafunc.parametrize("configuration", configurations(self.game), ids=str)
            metafunc.parametrize("check", CHECKS, ids=_name)
        else:
            metafunc.parametrize("check", words.CHECKS, ids=_name)

    def test_game(self, check: Callable[[Game], None]) -> None:
        check(self.game)

    def test_play(self, check: Callable[[Play], None], configuration: Configuration) -> None:
        check(Play(self.game, configuration))


def _name(check: Any) -> str:
    return str(check.__name__).removeprefix("check_")
