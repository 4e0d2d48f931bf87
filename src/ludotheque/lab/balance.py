"""How long a game among sensible players is, and how fair: who wins, by seat, by order and by side.

    measured("take_it_easy_race", seats=4, games=1_000_000)

A victory that several share counts in parts. Minutes are what the pace in the game's module `study` makes of
throws and decisions. The same seed gives the same figures on every machine.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots.sensible import hold_studied
from ludotheque.engine.game import Game, Value
from ludotheque.engine.registry import find

from .parallel import ahead, chunks
from .sensible import Played, sensible_games, sensible_loop
from .simulate import opening

Floats = NDArray[np.float64]

CHUNK = 4096  # games in one call
QUANTILES = (0.01, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99)


@dataclass(frozen=True, slots=True)
class Share:
    """How often somebody who took part in so many games won them."""

    games: int
    wins: float

    @property
    def standard_error(self) -> float:
        return math.sqrt(self.wins * (1 - self.wins) / self.games) if self.games else 0.0


@dataclass(frozen=True, slots=True)
class Balance:
    game: str
    version: str
    options: dict[str, Value]
    seats: int
    seed: int
    games: int
    unfinished: int
    throws: float  # on average
    choices: float  # decisions between two or more, on average
    minutes: Floats  # of every game, in the order of the games
    by_seat: tuple[Share, ...]
    by_order: tuple[Share, ...]  # the seat that began, the one after it ...
    by_side: tuple[Share, ...]  # what a seat played; see `study.SIDES`

    @property
    def fair(self) -> float:
        """What everybody would win if all were alike."""
        return 1 / self.seats

    def quantile(self, share: float) -> float:
        return float(np.quantile(self.minutes, share))

    def as_record(self) -> dict[str, Any]:
        """For JSON."""
        shares = {
            name: [
                {"games": s.games, "wins": s.wins, "standard_error": s.standard_error}
                for s in getattr(self, name)
            ]
            for name in ("by_seat", "by_order", "by_side")
        }
        plain = ("game", "version", "options", "seats", "seed", "games", "unfinished", "throws", "choices")
        return {
            **{name: getattr(self, name) for name in plain},
            "minutes": {f"{q:g}": self.quantile(q) for q in QUANTILES} | {"mean": float(self.minutes.mean())},
            **shares,
        }


def measured(
    game: Game | str,
    seats: int | None = None,
    games: int = 100_000,
    seed: int = 0,
    *,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
    **options: Value,
) -> Balance:
    """Play so many games among sensible players."""
    game = find(game) if isinstance(game, str) else game
    hold_studied(game)
    seats, settled = game.settle(seats, options)
    found = []
    for part in _parts(game, seats, settled, games, seed, max(1, workers or os.cpu_count() or 1)):
        found.append(part)
        if progress is not None:
            progress(sum(len(p.lengths) for p in found))
    throws, choices = (np.concatenate([getattr(p, name) for p in found]) for name in ("throws", "choices"))
    over = np.concatenate([p.lengths for p in found]) > 0
    wins = victories(np.concatenate([p.scores for p in found]))[over]
    seat_of = np.tile(np.arange(seats), (len(wins), 1))
    order = (seat_of - np.concatenate([p.begins for p in found])[over, None]) % seats
    return Balance(
        game=game.slug,
        version=game.version,
        options=settled,
        seats=seats,
        seed=seed,
        games=len(over),
        unfinished=int((~over).sum()),
        throws=float(throws.mean()),
        choices=float(choices.mean()),
        minutes=(throws * game.study.SECONDS_PER_THROW + choices * game.study.SECONDS_PER_CHOICE) / 60,
        by_seat=shares(seat_of, wins, seats),
        by_order=shares(order, wins, seats),
        by_side=shares(np.concatenate([p.sides for p in found])[over], wins, game.study.SIDES),
    )


def _parts(
    game: Game, seats: int, options: dict[str, Value], games: int, seed: int, workers: int
) -> Iterator[Played]:
    loop, template = sensible_loop(game), opening(game, seats, options.items())

    def play(first: int, count: int) -> Played:
        return sensible_games(loop, template, seats, seed, first, count)

    with ThreadPoolExecutor(workers) as pool:
        yield from ahead(pool, play, chunks(games, CHUNK), workers)


def victories(scores: NDArray[np.int64]) -> Floats:
    """For each game (a row) and seat (a column): its part in the victory."""
    best = scores == scores.max(axis=1, keepdims=True)
    parts: Floats = best / best.sum(axis=1, keepdims=True)
    return parts


def shares(kinds: NDArray[np.int64], wins: Floats, count: int) -> tuple[Share, ...]:
    """The share of victories of each of `count` kinds of player."""
    took_part = np.bincount(kinds.ravel(), minlength=count)
    won = np.bincount(kinds.ravel(), weights=wins.ravel(), minlength=count)
    return tuple(Share(int(n), float(w / n) if n else 0.0) for n, w in zip(took_part, won, strict=True))
