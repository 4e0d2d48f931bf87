"""What the tests of the bots share."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from ludotheque.engine.game import Game
from ludotheque.engine.match import Match


@pytest.fixture(scope="session")
def high_card() -> Iterator[Game]:
    """The game beside this file, found as one from another package would be."""
    sys.path.insert(0, str(Path(__file__).parent))
    game: Game = import_module("high_card").GAME
    yield game
    sys.path.remove(str(Path(__file__).parent))


@pytest.fixture(scope="session")
def race() -> Match:
    """A position of the race game in which somebody may choose between several men."""
    match = Match("take_it_easy_race", 2, seed=1)
    while match.next() is not None and len(match.legal()) < 3:
        match.play(match.legal()[len(match.log) % len(match.legal())])
    return match
