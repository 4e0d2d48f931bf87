"""How fast the engine is on this machine, measured on random games."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Literal

from ludotheque.engine.errors import Refused
from ludotheque.engine.registry import find
from ludotheque.engine.rulekit import OVER, pick, start

from .simulate import CHUNK, Device, simulate

Kind = Literal["plain", "one-core", "all-cores", "cuda"]


@dataclass(frozen=True, slots=True)
class Row:
    """Random games of one game, played in one way for about as long as was asked for."""

    game: str
    seats: int
    kind: Kind
    workers: int
    games: int
    steps: int
    seconds: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def steps_per_second(self) -> float:
        return self.steps / self.seconds


def rows(slugs: tuple[str, ...], seconds: float) -> Iterator[Row]:
    """For each game: plain Python, compiled on one core and on all, and CUDA where there is a device."""
    for slug in slugs:
        yield plain(slug, seconds)
        yield compiled(slug, "one-core", 1, seconds)
        yield compiled(slug, "all-cores", os.cpu_count() or 1, seconds)
        if (row := cuda(slug, seconds)) is not None:
            yield row


def plain(slug: str, seconds: float) -> Row:
    """The rules as the Python functions that they are."""
    game = find(slug)
    rules, seats = game.rules, game.usual_seats
    opening = game.opening(*game.settle(seats, {}))
    state: Any = opening.copy()
    rng, games, steps, began = [0], 0, 0, perf_counter()
    while perf_counter() < began + seconds:
        state.load(opening)
        start(rng, 0, games)
        while state.actor != OVER:
            legal = _legal(rules.legal, state, rules.ACTIONS)
            rules.apply(state, state.actor, legal[pick(rng, len(legal))])
            steps += 1
        games += 1
    return Row(slug, seats, "plain", 1, games, steps, perf_counter() - began)


def _legal(mark: Callable[..., None], state: Any, actions: int) -> list[int]:
    mask = [0] * -(-actions // 64)
    mark(state, state.actor, mask)
    return [64 * w + bit for w, word in enumerate(mask) for bit in range(64) if word >> bit & 1]


def compiled(slug: str, kind: Kind, workers: int, seconds: float) -> Row:
    return _timed(slug, kind, "cpu", workers, seconds)


def cuda(slug: str, seconds: float) -> Row | None:
    """Nothing where there is no device."""
    try:
        return _timed(slug, "cuda", "cuda", 1, seconds)
    except (ImportError, Refused):
        return None


def _timed(slug: str, kind: Kind, device: Device, workers: int, seconds: float) -> Row:
    """More and more games, until they take about as long as was asked for."""
    games = CHUNK[device] * workers
    while True:
        found = simulate(slug, games=games, device=device, workers=workers)
        if found.seconds > 0.8 * seconds:
            break
        games = int(games * min(8.0, max(1.3, seconds / found.seconds)))
    return Row(slug, len(found.seats), kind, found.workers, found.games, found.steps, found.seconds)
