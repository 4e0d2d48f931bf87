"""The identity check on a real card: CUDA, CPU and plain Python play the same games, step by step.

python -m ludotheque.testing.card [GAME ...]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludotheque.engine import cuda, loops
from ludotheque.engine.driver import card
from ludotheque.engine.errors import Refused
from ludotheque.engine.game import Game
from ludotheque.engine.native import Native
from ludotheque.engine.plain import plain
from ludotheque.engine.registry import find, games
from ludotheque.testing.configurations import Configuration, configurations

SEED = 20
GAMES = 2000  # played to their ends, on the card and on the CPU
LANES = 512  # compared step by step
STEPS = 300
PLAIN = 3  # of the lanes, also in plain Python
LIMIT = 1_000_000


@dataclass(frozen=True, slots=True)
class Compared:
    """What was compared for one set of seats and options; `difference` says what first differed, or ""."""

    games: int
    steps: int
    difference: str


def compare(game: Game, configuration: Configuration) -> Compared:
    template = np.frombuffer(configuration.opening(game).memory, np.uint64).copy()
    difference = _whole_games(game.rules, template, configuration.seats) or _step_by_step(
        game.rules, template
    )
    return Compared(GAMES, LANES * STEPS, difference)


def _whole_games(rules: Any, template: Any, seats: int) -> str:
    """Lengths and scores of games that run to their ends."""
    lengths, scores = np.zeros(GAMES, np.int64), np.zeros(GAMES * seats, np.int64)
    Native(loops.random_games, rules)(template, SEED, 0, GAMES, LIMIT, lengths, scores)
    theirs = cuda.random_games(rules, template, SEED, 0, GAMES, LIMIT, seats)
    for what, here, there in (("lengths", lengths, theirs[0]), ("scores", scores, theirs[1])):
        if not np.array_equal(here, there):
            return f"{what} of whole games differ on CPU and CUDA"
    return ""


def _step_by_step(rules: Any, template: Any) -> str:
    """Every byte of every state, mask and stream of randomness after every step."""
    batch = cuda.Batch(rules, template, SEED, LANES)
    kept = (batch.states, batch.masks, batch.rngs, batch.ended)
    ours = [array.get() for array in kept]
    few = [_lanes_of(array) for array in ours]
    on_cpu, in_python = Native(loops.step_batch, rules), plain(loops.step_batch, rules)
    for step in range(1, STEPS + 1):
        batch.step()
        on_cpu(template, *ours)
        in_python(template.tolist(), *few)
        for name, mine, theirs, python in zip(
            ("states", "masks", "rngs", "ended"), ours, kept, few, strict=True
        ):
            if not np.array_equal(mine, theirs.get()):
                return f"{name} differ on CPU and CUDA after step {step}"
            if _lanes_of(mine) != python:
                return f"{name} differ on CPU and in plain Python after step {step}"
    return ""


def _lanes_of(array: Any) -> list[int]:
    """The first lanes alone, in the same order of words."""
    return [int(word) for word in array.reshape(-1, LANES)[:, :PLAIN].ravel()]


def compare_all(slugs: list[str]) -> Iterator[tuple[str, Compared]]:
    for game in map(find, slugs):
        for configuration in configurations(game):
            yield f"{game.slug}, {configuration}", compare(game, configuration)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="*", help="all games, if none is named")
    chosen = parser.parse_args(arguments)
    failed = checked = steps = 0
    try:
        print(f"{card().name}: comparing CUDA, CPU and plain Python")
        for played, compared in compare_all(chosen.game or list(games())):
            checked, failed, steps = checked + 1, failed + bool(compared.difference), steps + compared.steps
            print(f"{played}: {compared.difference or 'identical'}", flush=True)
    except Refused as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{checked - failed} of {checked} identical; {steps:,} steps compared one by one")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
