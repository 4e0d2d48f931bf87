"""The sums of many games. Whole numbers only, so that the order in which games come in does not matter."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """What came of the games for one seat. A victory that is shared counts in parts."""

    mean: float
    standard_error: float
    least: int
    most: int
    wins: float  # share of the games


class Tally:
    """Counts finished games; of those that found no end, only how many there were."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = self.unfinished = self.steps = self.finished_steps = 0
        self.least = self.most = 0
        self._sums = [0] * seats
        self._squares = [0] * seats
        self._ranges: list[tuple[int, int]] = []  # of the scores, by seat; none before the first game
        self._wins = np.zeros((seats, seats), np.int64)  # by seat, and by how many more seats shared it

    def add(self, lengths: Ints, scores: Ints) -> None:
        """Lengths are negative for games without an end, as `loops.random_games` gives them."""
        self.games += len(lengths)
        self.steps += int(np.abs(lengths).sum())
        over = lengths >= 0
        self.unfinished += int((~over).sum())
        if not over.any():
            return
        self._add_lengths(lengths[over])
        self._add_scores(scores.reshape(-1, self.seats)[over])

    def _add_lengths(self, lengths: Ints) -> None:
        first = self.finished_steps == 0
        self.finished_steps += int(lengths.sum())
        self.least = int(lengths.min()) if first else min(self.least, int(lengths.min()))
        self.most = max(self.most, int(lengths.max()))

    def _add_scores(self, scores: Ints) -> None:
        ranges = list(zip(scores.min(axis=0).tolist(), scores.max(axis=0).tolist(), strict=True))
        known = self._ranges or ranges
        pairs = zip(ranges, known, strict=True)
        self._ranges = [(min(a[0], b[0]), max(a[1], b[1])) for a, b in pairs]
        best = scores == scores.max(axis=1, keepdims=True)
        sharing = best.sum(axis=1) - 1
        for seat in range(self.seats):
            own = scores[:, seat]
            self._sums[seat] += int(own.sum())
            self._squares[seat] += int((own * own).sum())
            self._wins[seat] += np.bincount(sharing[best[:, seat]], minlength=self.seats)

    @property
    def finished(self) -> int:
        return self.games - self.unfinished

    @property
    def mean_length(self) -> float:
        return self.finished_steps / self.finished if self.finished else 0.0

    def seat(self, seat: int) -> SeatSummary:
        n = self.finished
        if n == 0:
            return SeatSummary(0.0, 0.0, 0, 0, 0.0)
        total, squares = self._sums[seat], self._squares[seat]
        variance = (n * squares - total * total) / (n * (n - 1)) if n > 1 else 0.0
        wins = sum(int(count) / (others + 1) for others, count in enumerate(self._wins[seat]))
        return SeatSummary(total / n, math.sqrt(variance / n), *self._ranges[seat], wins / n)
