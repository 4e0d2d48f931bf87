"""Every game of this house passes what every game must pass.

LUDOTHEQUE_CHECK_STEPS sets how many compiled steps of each game are checked; the continuous integration
asks for ten million.
"""

import os
import tomllib
from pathlib import Path

import pytest

from ludotheque.engine.game import Game
from ludotheque.engine.registry import games
from ludotheque.testing.configurations import Configuration
from ludotheque.testing.conformance import Conformance
from ludotheque.testing.perft import counts
from ludotheque.testing.survey import survey

STEPS = int(os.environ.get("LUDOTHEQUE_CHECK_STEPS", "1000000"))
PERFT = tomllib.loads((Path(__file__).parent / "perft.toml").read_text("utf-8"))
PLAIN_DEPTH = 3  # as far as plain Python counts along

every_game = pytest.mark.parametrize("game", games().values(), ids=games())
openings = pytest.mark.parametrize(
    ("slug", "opening"), [(slug, opening) for slug in PERFT for opening in PERFT[slug]], ids=str
)


def test_class_for_every_game() -> None:
    assert {test.game.slug for test in Conformance.__subclasses__()} >= set(games())


for _game in games().values():
    _name = "Test" + _game.slug.title().replace("_", "")
    globals()[_name] = type(_name, (Conformance,), {"game": _game})


@every_game
def test_millions_of_compiled_steps(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    tally = survey(game, STEPS)
    with capsys.disabled():
        print(
            f"\n{game.slug}: {tally.steps} steps of {tally.games} games checked, compiled, "
            f"in {tally.configurations} configurations"
        )
    assert tally.steps >= STEPS


@openings
def test_perft(slug: str, opening: str) -> None:
    """The numbers of sequences of 1, 2, 3 ... decisions and outcomes from an opening are what they were."""
    expected = PERFT[slug][opening]
    assert counts(games()[slug], configuration(opening), len(expected)) == expected


@openings
def test_plain_perft(slug: str, opening: str) -> None:
    expected = PERFT[slug][opening][:PLAIN_DEPTH]
    assert counts(games()[slug], configuration(opening), len(expected), compiled=False) == expected


@every_game
def test_perft_is_kept_for_every_game(game: Game) -> None:
    assert PERFT[game.slug]


def configuration(opening: str) -> Configuration:
    """From "4 seats board=6"."""
    seats, _, *chosen = opening.split()
    pairs = [tuple(choice.split("=")) for choice in chosen]
    return Configuration(int(seats), tuple((name, value) for name, value in pairs))
