"""Our own engine in the same benchmark: random whole games, each function for about the given seconds."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
from bench.peers import Row, play_for

from ludotheque import Match
from ludotheque.engine import cuda, loops
from ludotheque.engine.driver import NoDevice, card
from ludotheque.engine.native import Native
from ludotheque.engine.plain import plain
from ludotheque.engine.registry import find
from ludotheque.games.take_it_easy import rounds

RACE = "our race game, 4 players"
TILES = "our Take It Easy"
LIMIT = 1_000_000  # steps of a game; none comes near
ROUND_STEPS = 38  # nineteen draws and nineteen placings

Array = np.ndarray[Any, Any]
Opening = tuple[Any, Array, int]  # rules, the words of the opening, seats


@cache
def race() -> Opening:
    return _opening(Match("take_it_easy_race", 4))


@cache
def tiles() -> Opening:
    return _opening(Match("take_it_easy", 1, rounds=1, placed_stays="yes"))


@cache
def usual(slug: str) -> Opening:
    """A game at its usual table."""
    return _opening(Match(slug))


def _opening(match: Match) -> Opening:
    return match.rules, np.frombuffer(match.record.memory, np.uint64).copy(), match.seats


def race_plain(seconds: float) -> Row:
    rules, template, seats = race()
    play = plain(loops.random_games, rules)
    return _row(f"{RACE}, plain Python", "", seconds, lambda first: _games(play, template, seats, first, 1))


def race_compiled(seconds: float, cores: int = 1) -> Row:
    rules, template, seats = race()
    play = Native(loops.random_games, rules)
    return _on_cores(f"{RACE}, compiled", seconds, cores, lambda f: _games(play, template, seats, f, 2000))


def game_compiled(slug: str, seconds: float) -> Row:
    rules, template, seats = usual(slug)
    play = Native(loops.random_games, rules)
    return _on_cores(
        f"{_name(slug)}, compiled", seconds, 1, lambda first: _games(play, template, seats, first, 200)
    )


def _name(slug: str) -> str:
    return f"our {find(slug).title()}, {usual(slug)[2]} players"


def tiles_by_steps(seconds: float, cores: int = 1) -> Row:
    rules, template, seats = tiles()
    play = Native(loops.random_games, rules)
    name = f"{TILES}, rounds by the rules' steps, compiled"
    return _on_cores(name, seconds, cores, lambda f: _games(play, template, seats, f, 20_000))


def tiles_rounds(seconds: float, cores: int = 1) -> Row:
    play = Native(rounds.random_rounds, tiles()[0])

    def some(first: int) -> tuple[int, int]:
        count = 100_000
        play(1, first, count, np.empty(count, np.int64))
        return count, ROUND_STEPS * count

    return _on_cores(f"{TILES}, random rounds, compiled", seconds, cores, some)


def _games(play: Callable[..., None], template: Array, seats: int, first: int, count: int) -> tuple[int, int]:
    lengths, scores = np.empty(count, np.int64), np.empty(count * seats, np.int64)
    play(template, 1, first, count, LIMIT, lengths, scores)
    assert lengths.min() > 0, "every game comes to its end"
    return count, int(lengths.sum())


def _row(name: str, note: str, seconds: float, play: Callable[[int], tuple[int, int]]) -> Row:
    play(0)  # the compiler's turn, and the caches'
    played = 0

    def some() -> tuple[int, int]:
        nonlocal played
        games, steps = play(played)
        played += games
        return games, steps

    return Row(name, *play_for(seconds, some), note)


def _on_cores(name: str, seconds: float, cores: int, play: Callable[[int], tuple[int, int]]) -> Row:
    if cores == 1:
        return _row(f"{name}, one core", "", seconds, play)
    with ThreadPoolExecutor(cores) as pool:
        rows = list(pool.map(lambda _: _row(name, "", seconds, play), range(cores)))
    games, steps = sum(r.games for r in rows), sum(r.steps for r in rows)
    return Row(f"{name}, {cores} cores", games, steps, max(r.seconds for r in rows), "")


# --- on the graphics card --------------------------------------------------------------------------


def card_present() -> bool:
    try:
        card()
    except NoDevice:
        return False
    return True


def race_cuda(seconds: float, count: int = 1 << 22) -> Row:
    return _games_on_card(f"{RACE}, CUDA, whole games", race(), seconds, count)


def game_cuda(slug: str, seconds: float, count: int = 1 << 19) -> Row:
    return _games_on_card(f"{_name(slug)}, CUDA, whole games", usual(slug), seconds, count)


def tiles_by_steps_cuda(seconds: float, count: int = 1 << 24) -> Row:
    return _games_on_card(f"{TILES}, CUDA, rounds by the rules' steps", tiles(), seconds, count)


def _games_on_card(name: str, opening: Opening, seconds: float, count: int) -> Row:
    rules, words, seats = opening
    device = card()
    lengths, scores = device.empty(count, np.int64), device.empty(count * seats, np.int64)
    template = device.array(words)

    def some(first: int) -> tuple[int, int]:
        cuda.play_random_games(device, rules, template, 1, first, count, LIMIT, lengths, scores)
        device.wait()
        return count, 0

    row = _row(name, f"{count:,} games to a launch", seconds, some)
    played = lengths.get()  # of the last launch: their mean tells the steps of all
    assert played.min() > 0, "every game comes to its end"
    return Row(row.name, row.games, round(row.games * played.mean()), row.seconds, row.note)


def race_cuda_launches(seconds: float, count: int = 1 << 22, steps: int = 200) -> Row:
    return _launches(f"{RACE}, CUDA, one step to a launch", race(), seconds, count, steps)


def _launches(name: str, opening: Opening, seconds: float, count: int, steps: int) -> Row:
    rules, words, _ = opening
    batch = cuda.Batch(rules, words, 1, count)

    def some(_first: int) -> tuple[int, int]:
        for _ in range(steps):
            batch.step()
        batch.device.wait()
        return 0, count * steps

    note = f"{count:,} games; state, legal decisions and randomness in the card's memory"
    row = _row(name, note, seconds, some)
    return Row(row.name, int(batch.ended.get().sum()), row.steps, row.seconds, row.note)


def tiles_rounds_cuda(seconds: float, count: int = 1 << 26) -> Row:
    device = card()
    play = cuda.kernel(device, rounds.random_rounds, tiles()[0], "int", "int", "int", "ints")
    points = device.empty(count, np.int64)

    def some(first: int) -> tuple[int, int]:
        play(16 * device.multiprocessors, cuda.BLOCK, 1, first, count, points)
        device.wait()
        return count, ROUND_STEPS * count

    return _row(f"{TILES}, CUDA, random rounds", f"{count:,} rounds to a launch", seconds, some)
