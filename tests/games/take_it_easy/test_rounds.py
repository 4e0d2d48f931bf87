"""Random rounds without steps are the same rounds as those of the rules, as often."""

from __future__ import annotations

from fractions import Fraction
from math import comb, sqrt

import numpy as np
import pytest

from ludotheque import Match
from ludotheque.engine import loops
from ludotheque.engine.native import Native
from ludotheque.engine.plain import plain
from ludotheque.games.take_it_easy import rounds, rules
from ludotheque.games.take_it_easy.board import components

MANY = 10_000_000


def exact_mean() -> float:
    """Every line of n cells shows one number with the chance of n tiles out of the nine that carry it."""
    expected = Fraction(0)
    for line in components().lines:
        n = len(line.cells)
        for number in components().direction[line.direction].numbers:
            expected += n * number * Fraction(comb(9, n), comb(27, n))
    return float(expected)


def points_by_rounds(count: int, seed: int = 1) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    points = np.zeros(count, np.int64)
    Native(rounds.random_rounds, rules)(seed, 0, count, points)
    return points


def points_by_steps(count: int, seed: int = 1) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    match = Match("take_it_easy", 1, rounds=1, placed_stays="yes")
    words = np.frombuffer(match.record.memory, np.uint64).copy()
    lengths, points = np.zeros(count, np.int64), np.zeros(count, np.int64)
    Native(loops.random_games, rules)(words, seed, 0, count, 1000, lengths, points)
    assert set(lengths) == {2 * rules.CELLS}
    return points


def test_the_exact_mean_is_the_known_one() -> None:
    assert exact_mean() == pytest.approx(10.6896, abs=5e-5)


@pytest.mark.rule("take_it_easy", 11)
@pytest.mark.parametrize("played", [points_by_rounds, points_by_steps])
def test_ten_million_random_rounds_have_the_exact_mean(played: object) -> None:
    assert callable(played)
    points = played(MANY)
    assert abs(points.mean() - exact_mean()) < 3 * points.std() / sqrt(MANY)


def test_both_ways_give_every_result_as_often() -> None:
    """Two samples of a million, compared in classes that are large enough (chi-square)."""
    one, other = points_by_rounds(1_000_000, 2), points_by_steps(1_000_000, 3)
    edges = [0, 1, 10, 15, 20, 25, 30, 35, 40, 50, 60, 80, 400]
    a, b = (np.histogram(points, edges)[0].astype(float) for points in (one, other))
    assert min(a.min(), b.min()) > 100
    chi_square = float(((a - b) ** 2 / (a + b)).sum())
    assert chi_square < 31.3  # one in a thousand for 11 degrees of freedom


def test_compiled_rounds_are_the_plain_ones() -> None:
    points = [0] * 200
    plain(rounds.random_rounds, rules)(1, 0, 200, points)
    assert points_by_rounds(200).tolist() == points
