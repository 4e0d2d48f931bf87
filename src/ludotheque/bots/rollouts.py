"""Games played out at random from what one seat knows. Written with the words of the engine's `target`,
so that it runs as plain Python and as machine code."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any, Final

from ludotheque.engine.contract import apply, guess, score
from ludotheque.engine.loops import fetch, find_legal, nth_legal
from ludotheque.engine.rulekit import CHANCE, OVER, Mask, Rng, pick, start
from ludotheque.engine.target import Words, as_state, new_cells, new_mask, new_rng

Sums = MutableSequence[float]

# What is added up for each decision; floats hold these whole numbers exactly.
COUNT, VALUE, SQUARE, SCORE, WIN, SUMS = 0, 1, 2, 3, 4, 5
LIMIT: Final = 100_000  # steps after which a game is judged as it stands


def rollouts(
    hidden: Words, actions: Words, seat: int, seed: int, first: int, count: int, limit: int, sums: Sums
) -> None:
    """Rollouts `first`, `first + 1` ... each takes one of the decisions and is played to its end.

    The decisions take turns: rollout i tries the i-th of them (counted around) in the i-th world (counted
    by rounds). A world is what the seat cannot see, guessed, and the luck from there on; all decisions
    are tried in the same worlds, so that luck falls out of their differences.
    """
    cells, mask, rng = new_cells(), new_mask(), new_rng()
    s = as_state(cells)
    for i in range(first, first + count):
        decision = i % len(actions)
        fetch(cells, hidden, 0)
        start(rng, seed, i // len(actions))
        guess(s, seat, rng)
        apply(s, seat, actions[decision])
        steps = 0
        while s.actor != OVER and steps < limit:
            if s.actor == CHANCE:  # asked apart, so that each branch is compiled for what it is
                step(s, CHANCE, rng, mask)
            else:
                step(s, s.actor, rng, mask)
            steps += 1
        add_result(s, seat, sums, SUMS * decision)


def step(s: Any, seat: int, rng: Rng, mask: Mask) -> None:
    """Any decision of this seat, or any outcome of chance, all alike."""
    apply(s, seat, nth_legal(mask, pick(rng, find_legal(s, seat, mask))))


def add_result(s: Any, seat: int, sums: Sums, at: int) -> None:
    """Add what this game brought the seat. Its value is counted in as many parts as there are rivals."""
    own, others, tied, beaten = score(s, seat), 0, 1, 0
    for other in range(s.seats):
        if other != seat:
            theirs = score(s, other)
            others += theirs
            tied += 1 if theirs == own else 0
            beaten += 1 if theirs > own else 0
    value = own * max(1, s.seats - 1) - others
    sums[at + COUNT] += 1.0
    sums[at + VALUE] += float(value)
    sums[at + SQUARE] += float(value) * float(value)
    sums[at + SCORE] += float(own)
    if beaten == 0:
        sums[at + WIN] += 1.0 / tied
