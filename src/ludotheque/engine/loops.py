"""Loops over games, for every target: plain, CPU and CUDA. Written with the words of `contract`.

Arrays are flat and their rows are given by sizes, so that one signature serves all targets. States are
rows of words. A random game is fixed by a seed and its number.
"""

from __future__ import annotations

from typing import Any

from .contract import apply, legal, score
from .rulekit import CHANCE, OVER, Mask, Rng, count_bits, nth_bit, pick, start
from .target import Words, as_state, new_cells, new_mask, new_rng, thread, threads


def fetch(cells: Words, source: Words, row: int) -> None:
    """Copy one row of `source` into the cells of a state."""
    for w in range(len(cells)):
        cells[w] = source[row * len(cells) + w]


def put_back(cells: Words, to: Words, row: int) -> None:
    for w in range(len(cells)):
        to[row * len(cells) + w] = cells[w]


def find_legal(s: Any, seat: int, mask: Mask) -> int:
    """Mark what the seat may do; how much that is."""
    for w in range(len(mask)):
        mask[w] = 0
    legal(s, seat, mask)
    return count_legal(mask)


def count_legal(mask: Mask) -> int:
    n = 0
    for w in range(len(mask)):
        n += count_bits(mask[w])
    return n


def nth_legal(mask: Mask, n: int) -> int:
    """The n-th marked action, counted from 0."""
    w = 0
    while w < len(mask) - 1 and n >= count_bits(mask[w]):
        n -= count_bits(mask[w])
        w += 1
    return 64 * w + nth_bit(mask[w], n)


def random_step(s: Any, seat: int, rng: Rng, mask: Mask) -> int:
    """One decision or outcome at random, all alike; returns it."""
    action = nth_legal(mask, pick(rng, find_legal(s, seat, mask)))
    apply(s, seat, action)
    return action


def random_games(
    template: Words, seed: int, first: int, count: int, limit: int, lengths: Words, scores: Words
) -> None:
    """Games `first`, `first + 1` ... from the opening in `template`, to their ends.

    A length is the number of steps; its negative if the game was still going on after `limit`. A thread
    plays one game after the other, so that none waits for the longest game of its neighbours.
    """
    cells, mask, rng = new_cells(), new_mask(), new_rng()
    s = as_state(cells)
    game, steps = thread(), 0
    fetch(cells, template, 0)
    start(rng, seed, first + game)
    while game < count:
        if s.actor == CHANCE:  # asked apart, so that each branch is compiled for what it is
            random_step(s, CHANCE, rng, mask)
            steps += 1
        if s.actor >= 0:
            random_step(s, s.actor, rng, mask)
            steps += 1
        if s.actor == OVER or steps >= limit:
            lengths[game] = steps if s.actor == OVER else -steps
            for seat in range(s.seats):
                scores[game * s.seats + seat] = score(s, seat)
            game, steps = game + threads(), 0
            fetch(cells, template, 0)
            start(rng, seed, first + game)


def open_batch(template: Words, seed: int, states: Words, masks: Words, rngs: Words, ended: Words) -> None:
    """Put every game of a batch at its opening, with its first decisions marked and its own randomness."""
    cells, mask, rng = new_cells(), new_mask(), new_rng()
    s = as_state(cells)
    count, lane = len(rngs), thread()
    while lane < count:
        fetch(cells, template, 0)
        start(rng, seed, lane)
        find_legal(s, s.actor, mask)
        spread(cells, states, lane, count)
        spread(mask, masks, lane, count)
        rngs[lane] = rng[0]
        ended[lane] = 0
        lane += threads()


def step_batch(template: Words, states: Words, masks: Words, rngs: Words, ended: Words) -> None:
    """One random step in every game of a batch; a game that is over starts again."""
    cells, mask, rng = new_cells(), new_mask(), new_rng()
    s = as_state(cells)
    count, lane = len(rngs), thread()
    while lane < count:
        gather(cells, states, lane, count)
        gather(mask, masks, lane, count)
        rng[0] = rngs[lane]
        apply(s, s.actor, nth_legal(mask, pick(rng, count_legal(mask))))
        if s.actor == OVER:
            fetch(cells, template, 0)
            ended[lane] += 1
        find_legal(s, s.actor, mask)
        spread(cells, states, lane, count)
        spread(mask, masks, lane, count)
        rngs[lane] = rng[0]
        lane += threads()


def gather(cells: Words, source: Words, lane: int, count: int) -> None:
    """Word w of a lane lies at [w * count + lane]: neighbouring lanes are read together."""
    for w in range(len(cells)):
        cells[w] = source[w * count + lane]


def spread(cells: Words, to: Words, lane: int, count: int) -> None:
    for w in range(len(cells)):
        to[w * count + lane] = cells[w]
