"""Bots think in processes of their own, so that nobody waits for them, and know a hidden record only."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field

from .levels import LEVELS
from .looking import hidden_from
from .table import Table


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot is told. It crosses to another process, so there is nothing else to look at."""

    game: str
    rules: str
    record: bytes
    seat: int
    legal: tuple[int, ...]
    rollouts: int
    seconds: float
    seed: int


def question(table: Table, seat: int, seed: int) -> Question:
    """What a bot on this seat is asked now."""
    match, level = table.match, LEVELS[table.chairs[seat].bot]
    hidden, legal = bytes(hidden_from(match, match.record, seat)), tuple(match.legal(seat))
    return Question(table.head.game, match.version, hidden, seat, legal, level.rollouts, level.seconds, seed)


def answer(asked: Question) -> int:
    """Runs in the other process."""
    from ludotheque.bots import Budget, ask, load_bot
    from ludotheque.engine.match import View
    from ludotheque.engine.registry import find

    game = find(asked.game)
    rules = game.rules_of(asked.rules)
    view = View(game, rules, asked.seat, rules.State(asked.record), asked.legal)
    budget = Budget(asked.seconds, asked.rollouts)
    return ask(load_bot("montecarlo"), view, asked.seed, budget, "montecarlo")


def _end_with(parent: int) -> None:
    """A server that was killed cannot tell its processes; they look for themselves."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(0)

    os.nice(5)  # people come first
    threading.Thread(target=watch, daemon=True).start()


@dataclass
class Thinkers:
    """So many processes, started when the first bot has to think."""

    processes: int = max(1, (os.cpu_count() or 2) - 1)
    decisions: int = 0
    _pool: ProcessPoolExecutor | None = field(default=None)

    async def decide(self, asked: Question) -> int:
        self.decisions += 1
        if len(asked.legal) == 1:
            return asked.legal[0]
        try:
            return await asyncio.get_running_loop().run_in_executor(self._ready(), answer, asked)
        except BrokenProcessPool:  # one was killed; new ones take its place
            self.close()
            return await asyncio.get_running_loop().run_in_executor(self._ready(), answer, asked)

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            fresh = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, fresh, _end_with, (os.getpid(),))
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
