"""Many games at once, and what comes of them. The same seed gives the same games on every machine,
whatever the number of workers: game i depends on the seed and on i alone.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots import Budget, load_bot, play_match
from ludotheque.bots.sensible import hold_studied
from ludotheque.engine import loops
from ludotheque.engine.game import Game, Value
from ludotheque.engine.match import Match
from ludotheque.engine.native import Native
from ludotheque.engine.registry import find

from .parallel import ahead, chunks
from .sensible import LIMIT, sensible_games, sensible_loop
from .tally import SeatSummary, Tally

Ints = NDArray[np.int64]
Device = Literal["cpu", "cuda"]
Progress = Callable[[int, int], None]  # games done, steps done

CHUNK = {"cpu": 4096, "cuda": 1 << 20}  # random games in one call
COMPILED = ({"random"}, {"sensible"})  # bots whose games among themselves run as machine code
BOT_CHUNK = 4  # games of bots that a worker plays in one go
ROLLOUTS = 200  # what a bot may think per decision if nothing is said: alike on every machine


@dataclass(frozen=True, slots=True)
class Summary:
    """What came of a simulation. `seconds_ready` went by until machine code was loaded or compiled."""

    game: str
    version: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    device: Device
    workers: int
    seed: int
    games: int
    unfinished: int
    steps: int
    seconds: float
    seconds_ready: float
    mean_length: float
    least_length: int
    most_length: int
    seats: tuple[SeatSummary, ...]

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def steps_per_second(self) -> float:
        return self.steps / self.seconds


@dataclass(frozen=True, slots=True)
class _Series:
    """All that fixes the games, small enough to be sent to another process."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, ...]
    seed: int
    budget: Budget


def simulate(
    game: Game | str,
    seats: int | None = None,
    games: int = 1000,
    seed: int = 0,
    *,
    bots: Sequence[str] = ("random",),
    device: Device = "cpu",
    workers: int | None = None,
    budget: Budget | None = None,
    progress: Progress | None = None,
    **options: Value,
) -> Summary:
    """Play `games` games. One name in `bots` is for every seat; several are for the seats in turn."""
    game = find(game) if isinstance(game, str) else game
    seats, settled = game.settle(seats, options)
    names = tuple(bots[seat % len(bots)] for seat in range(seats))
    for name in set(names):
        load_bot(name)  # refused now, not in the middle
    if "sensible" in names:
        hold_studied(game)
    workers = max(1, workers or os.cpu_count() or 1)
    tally = Tally(seats)
    series = _Series(
        game.slug, seats, tuple(settled.items()), names, seed, budget or Budget(rollouts=ROLLOUTS)
    )
    called = perf_counter()
    _get_ready(game, series, device)
    began = perf_counter()
    for lengths, scores in _parts(game, series, games, device, workers):
        tally.add(lengths, scores)
        if progress is not None:
            progress(tally.games, tally.steps)
    return Summary(
        game=game.slug,
        version=game.version,
        options=settled,
        bots=names,
        device=device,
        workers=1 if device == "cuda" else workers,
        seed=seed,
        games=tally.games,
        unfinished=tally.unfinished,
        steps=tally.steps,
        seconds=perf_counter() - began,
        seconds_ready=began - called,
        mean_length=tally.mean_length,
        least_length=tally.least,
        most_length=tally.most,
        seats=tuple(tally.seat(seat) for seat in range(seats)),
    )


Part = tuple[Ints, Ints]  # the lengths of some games, and their scores, a row of seats each


def _get_ready(game: Game, series: _Series, device: Device) -> None:
    """Have the machine code at hand before the clock starts, and before several workers want it at once."""
    if device == "cuda":
        next(_on_cuda(game, series, 1))
    elif set(series.bots) in COMPILED:
        next(_compiled(game, series, 1, 1))
    elif "montecarlo" in series.bots:
        from ludotheque.bots.montecarlo import warm

        warm(game)


def _parts(game: Game, series: _Series, games: int, device: Device, workers: int) -> Iterator[Part]:
    if device == "cuda":
        return _on_cuda(game, series, games)
    if set(series.bots) in COMPILED:
        return _compiled(game, series, games, workers)
    return _by_bots(series, games, workers)


def opening(game: Game, seats: int, options: Iterable[tuple[str, Value]]) -> NDArray[np.uint64]:
    """The words of the opening position."""
    return np.frombuffer(game.opening(seats, dict(options)).memory, np.uint64)


def _compiled(game: Game, series: _Series, games: int, workers: int) -> Iterator[Part]:
    """Games as machine code, in threads: compiled code leaves the interpreter to the others."""
    sensible = series.bots[0] == "sensible"
    native = sensible_loop(game) if sensible else Native(loops.random_games, game.rules)
    template = opening(game, series.seats, series.options)

    def play(first: int, count: int) -> Part:
        if sensible:
            played = sensible_games(native, template, series.seats, series.seed, first, count)
            return played.lengths, played.scores.ravel()
        lengths, scores = np.zeros(count, np.int64), np.zeros(count * series.seats, np.int64)
        native(template, series.seed, first, count, LIMIT, lengths, scores)
        return lengths, scores

    with ThreadPoolExecutor(workers) as pool:
        yield from ahead(pool, play, chunks(games, CHUNK["cpu"]), workers)


def _on_cuda(game: Game, series: _Series, games: int) -> Iterator[Part]:
    from ludotheque.engine.cuda import random_games

    template = opening(game, series.seats, series.options)
    for first, count in chunks(games, CHUNK["cuda"]):
        yield random_games(game.rules, template, series.seed, first, count, LIMIT, series.seats)


def _by_bots(series: _Series, games: int, workers: int) -> Iterator[Part]:
    """Games of bots, which run in Python: further workers are processes."""
    if workers == 1:
        for first, count in chunks(games, 1):
            yield _bot_games(series, first, count)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        yield from ahead(pool, _bot_games, ((series, *c) for c in chunks(games, BOT_CHUNK)), workers)


def _bot_games(series: _Series, first: int, count: int) -> Part:
    bots = {name: load_bot(name) for name in series.bots}
    lengths, scores = np.zeros(count, np.int64), np.zeros(count * series.seats, np.int64)
    options: dict[str, Any] = dict(series.options)
    for row in range(count):
        number = series.seed << 64 | first + row
        match = Match(series.game, series.seats, seed=number, names=series.bots, **options)
        play_match(match, [bots[name] for name in series.bots], number, series.budget)
        lengths[row] = len(match.log)
        scores[row * series.seats : (row + 1) * series.seats] = match.scores
    return lengths, scores
