"""Games between sensible players, as machine code, with what a study of length and fairness needs."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from ludotheque.engine import study
from ludotheque.engine.game import Game
from ludotheque.engine.native import Native

Ints = NDArray[np.int64]

LIMIT = 1_000_000  # steps; a game that goes on beyond is counted as unfinished


@dataclass(frozen=True, slots=True)
class Played:
    """Some games, one to a row."""

    lengths: Ints  # steps; negative where the game found no end
    throws: Ints  # dice thrown, cards turned
    choices: Ints  # decisions between two or more
    begins: Ints  # the seat that began
    scores: Ints  # a column for each seat
    sides: Ints  # what each seat played


def sensible_loop(game: Game) -> Native:
    return Native(study.sensible_games, study.studied(game))


def sensible_games(
    loop: Native, template: NDArray[np.uint64], seats: int, seed: int, first: int, count: int
) -> Played:
    lengths, throws, choices, begins = (np.zeros(count, np.int64) for _ in range(4))
    scores, sides = np.zeros(count * seats, np.int64), np.zeros(count * seats, np.int64)
    loop(template, seed, first, count, LIMIT, lengths, scores, throws, choices, begins, sides)
    return Played(lengths, throws, choices, begins, scores.reshape(count, seats), sides.reshape(count, seats))
