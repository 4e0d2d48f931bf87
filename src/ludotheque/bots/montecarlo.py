"""A bot that knows no game: it tries each decision in many guessed worlds and plays them out at random."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from time import perf_counter
from types import ModuleType
from typing import Any

import numpy as np

from ludotheque.engine.game import Game
from ludotheque.engine.match import View
from ludotheque.engine.native import Native

from .bot import Budget
from .rollouts import COUNT, LIMIT, SCORE, SQUARE, SUMS, VALUE, WIN, rollouts

CHUNK = 0.005  # seconds of rollouts between two looks at the clock


@dataclass(frozen=True, slots=True)
class Advice:
    """What the rollouts say of one decision."""

    action: int
    visits: int  # games played out
    score: float  # the seat's own score, on average
    value: float  # the same less the average of the others' scores (alone: the score)
    error: float  # the standard error of the value
    win: float  # the share of games won; a tie is shared


class MonteCarlo:
    """The decision with the best value."""

    def decide(self, view: View, seed: int, budget: Budget) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        return evaluate(view, seed, budget)[0].action


def evaluate(view: View, seed: int, budget: Budget) -> list[Advice]:
    """All legal decisions, the best first.

    They are compared in rounds of equal length: after each, the worse half is dropped, so that most of the
    budget goes to telling the good ones apart.
    """
    _prepare(view.rules)  # so that a budget of time is spent on thought alone
    trials = _Trials(view, seed)
    running = list(view.legal)
    rounds = max(1, (len(running) - 1).bit_length())
    began = perf_counter()
    for number in range(1, rounds + 1):
        until = math.inf if budget.seconds is None else began + budget.seconds * number / rounds
        worlds = math.inf if budget.rollouts is None else budget.rollouts // rounds // len(running)
        trials.run(running, worlds, until)
        if number < rounds:
            running = sorted(running, key=trials.rank)[: (len(running) + 1) // 2]
    return [trials.advice(action) for action in sorted(view.legal, key=trials.rank)]


def warm(game: Game) -> None:
    """Compile what this bot needs for a game, so that its first decision does not wait for it."""
    _prepare(game.rules)


def _prepare(rules: Any) -> None:
    words = np.zeros(rules.State.layout.words, np.uint64)
    _native(rules)(words, np.zeros(1, np.int64), 0, 0, 0, 0, LIMIT, np.zeros(SUMS))


@cache
def _native(rules: ModuleType) -> Native:
    return Native(rollouts, rules)


class _Trials:
    """The sums of all rollouts so far, for each decision of a view."""

    def __init__(self, view: View, seed: int) -> None:
        record: Any = view.record
        self.native, self.seat, self.seed = _native(view.rules), view.seat, seed
        self.hidden = np.frombuffer(record.memory, np.uint64)
        self.rivals = max(1, record.seats - 1)
        self.sums = {action: np.zeros(SUMS) for action in view.legal}
        self.worlds = 0

    def run(self, actions: Sequence[int], worlds: float, until: float) -> None:
        """Try these decisions in more worlds, in at least one: so many, or until the clock says so."""
        tried, sums = np.array(actions, np.int64), np.concatenate([self.sums[a] for a in actions])
        left, size = max(1, worlds), 1
        while left > 0:
            began, size = perf_counter(), int(min(size, left))
            first, count = self.worlds * len(actions), size * len(actions)
            self.native(self.hidden, tried, self.seat, self.seed, first, count, LIMIT, sums)
            self.worlds += size
            left -= size
            now = perf_counter()
            if now >= until:
                break
            if now - began < CHUNK:
                size *= 2
        self.sums.update(zip(actions, sums.reshape(-1, SUMS), strict=True))

    def rank(self, action: int) -> tuple[float, float, int]:
        """Sorts the best first: those that stayed longest, then by value, then the lowest."""
        sums = self.sums[action]
        return -sums[COUNT], -sums[VALUE], action

    def advice(self, action: int) -> Advice:
        sums: Any = self.sums[action].tolist()
        n, value = sums[COUNT], sums[VALUE]
        spread = max(0.0, n * sums[SQUARE] - value * value)
        error = math.sqrt(spread / (n - 1)) / n / self.rivals if n > 1 else math.inf
        return Advice(action, int(n), sums[SCORE] / n, value / n / self.rivals, error, sums[WIN] / n)
