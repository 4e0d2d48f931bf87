"""The CUDA kernels in Numba's simulator, in processes of their own: it is chosen before Numba is imported."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from ludotheque.engine.registry import games

SCRIPT = """
import sys
import numpy as np
from ludotheque import Match
from ludotheque.engine import loops
from ludotheque.engine.plain import plain
from ludotheque.testing.simulator import simulated

GAMES, LANES, STEPS, BLOCKS, THREADS = 7, 6, 80, 2, 2
match = Match(sys.argv[1], 2)
rules, words = match.rules, match.rules.State.layout.words
opening = np.frombuffer(match.record.memory, np.uint64)

def results():
    return np.full(GAMES, -1), np.full(2 * GAMES, -1)

on_card, one_by_one = results(), results()
simulated(loops.random_games, rules)(BLOCKS, THREADS, opening, 3, 0, GAMES, 100_000, *on_card)
plain(loops.random_games, rules)(opening.tolist(), 3, 0, GAMES, 100_000, *one_by_one)
assert on_card[0].min() > 0
assert all(map(np.array_equal, on_card, one_by_one)), "whole games"

def batch():
    masks = -(-rules.ACTIONS // 64)
    return [np.ones(n * LANES, np.uint64) for n in (words, masks, 1)] + [np.ones(LANES, np.int64)]

on_card, one_by_one = batch(), batch()
simulated(loops.open_batch, rules)(BLOCKS, THREADS, opening, 3, *on_card)
plain(loops.open_batch, rules)(opening.tolist(), 3, *one_by_one)
step, plain_step = simulated(loops.step_batch, rules), plain(loops.step_batch, rules)
for number in range(STEPS):
    assert all(map(np.array_equal, on_card, one_by_one)), f"before step {number}"
    step(BLOCKS, THREADS, opening, *on_card)
    plain_step(opening.tolist(), *one_by_one)
print("identical")
"""

OLD_NUMPY_NAMES = "ignore:The 'generic' unit for NumPy timedelta:DeprecationWarning"  # numba-cuda, NumPy 2.5


@pytest.mark.parametrize("slug", games())
def test_kernels_in_the_simulator_play_the_plain_games(slug: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-W", OLD_NUMPY_NAMES, "-c", SCRIPT, slug],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout == "identical\n"
