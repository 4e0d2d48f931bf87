"""Take It Easy in machine code: the same games as in plain Python, and the mean that can be calculated."""

from __future__ import annotations

from itertools import product
from math import comb, sqrt
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.engine import loops
from ludotheque.engine.native import Native
from ludotheque.engine.plain import plain
from ludotheque.games.take_it_easy import GAME, rules

from .table import SLUG, Table, table

YES_NO = ("no", "yes")
random_games = Native(loops.random_games, rules)


def played(run: Any, start: Table, seed: int, games: int) -> tuple[Any, Any]:
    """Random games from here: how long they were, and their scores."""
    lengths, scores = np.zeros(games, np.int64), np.zeros(games * start.s.seats, np.int64)
    run(np.frombuffer(start.s.memory, np.uint64), seed, 0, games, 5000, lengths, scores)
    return lengths, scores


@pytest.mark.parametrize(("touching", "pairs", "placed_stays"), list(product(YES_NO, YES_NO, YES_NO)))
@pytest.mark.parametrize("seats", [1, 3])
def test_compiled_games_are_the_plain_ones(seats: int, touching: str, pairs: str, placed_stays: str) -> None:
    start = table(seats=seats, rounds=2, touching=touching, pairs=pairs, placed_stays=placed_stays)
    fast, slow = played(random_games, start, 5, 6), played(plain(loops.random_games, rules), start, 5, 6)
    assert (fast[0] == slow[0]).all() and (fast[1] == slow[1]).all()
    counts = 1 if placed_stays == "no" else 0
    assert set(fast[0].tolist()) == {2 * (19 + 19 * seats + counts)}


@pytest.mark.rule(SLUG, 11, 17)
def test_the_mean_of_a_million_random_boards_is_the_one_that_can_be_calculated() -> None:
    """Nine of the 27 tiles show a number; k cells get k tiles at random."""
    chance = {k: comb(9, k) / comb(27, k) for k in (3, 4, 5)}
    lines = {3: 2, 4: 2, 5: 1}  # in each direction
    mean = sum(45 * k * n * chance[k] for k, n in lines.items())  # 1 + 2 + ... + 9 = 45
    assert mean == pytest.approx(10.6896, abs=5e-5)
    _, scores = played(random_games, table(placed_stays="yes"), 1, 1_000_000)
    assert abs(scores.mean() - mean) < 3 * scores.std() / sqrt(len(scores))
    assert scores.max() <= 307


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 8), st.sampled_from(YES_NO), st.sampled_from(YES_NO))
@pytest.mark.rule(SLUG, 9)
def test_a_guess_fits_what_is_known_byte_for_byte(seed: int, seats: int, touching: str, pairs: str) -> None:
    rng, some = Random(seed), table(seats=seats, touching=touching, pairs=pairs, rounds=1)
    for _ in range(rng.randrange(19 * (seats + 1))):
        deciding = [seat for seat in range(-1, seats) if some.legal(seat)]
        if deciding:
            seat = rng.choice(deciding)
            some.decide(seat, rng.choice(some.legal(seat)))
    for seat in range(-1, seats):
        known = some.seen_by(seat)
        guess = known.s.copy()
        rules.guess(guess, seat, [rng.getrandbits(64)])
        assert rules.broken(guess) == 0
        assert Table(guess).seen_by(seat).s == known.s
        assert Table(guess).legal(seat) == known.legal(seat) == some.legal(seat)


@pytest.mark.rule(SLUG, 9)
def test_a_guess_may_be_any_possible_placing() -> None:
    known = table(seats=2).draw("294").lay(1, "C3").seen_by(0)
    cells = set()
    for seed in range(400):
        guess = known.s.copy()
        rules.guess(guess, 0, [seed * 0x9E3779B97F4A7C15 % 2**64])
        cells.add(guess.placed[1, 0])
    assert cells == set(range(19))


# --- what `broken` watches ---


@pytest.mark.parametrize(
    ("field", "at", "value", "paragraph"),
    [
        ("left", None, 0, 10),
        ("caller", None, 1, 13),
        ("free", 0, 0, 6),
        ("lines", 0, 0, 11),
        ("waiting", None, 0, 8),
        ("actor", None, 1, 8),
    ],
)
def test_a_position_that_cannot_be_is_found(field: str, at: int | None, value: int, paragraph: int) -> None:
    s = table(seats=2).draw("294").all_lay("C3").draw("613").s
    if at is None:
        setattr(s, field, value)
    else:
        getattr(s, field)[at] = value
    assert rules.broken(s) == paragraph


def test_tiles_that_cannot_lie_there_are_found() -> None:
    def position(**options: str) -> rules.State:
        return table(seats=2, **options).draw("294").all_lay("C3").draw("613").all_lay("C2").s

    twice = position()
    rules.lay(twice, 0, 0, 0)
    assert rules.broken(twice) == 3
    elsewhere = position()
    elsewhere.placed[0, 0] = 9
    assert rules.broken(elsewhere) == 7
    missing = position()
    rules.lift(missing, 0, 0)
    missing.tiles[0] = rules.NONE
    assert rules.broken(missing) == 6
    apart = position(touching="yes")
    rules.lift(apart, 0, 0)
    rules.lay(apart, 0, 0, 0)
    assert rules.broken(apart) == 15
    full = table(rounds=2).s
    full.tiles[0] = 0
    rules.lay(full, 0, 0, 0)  # a tile before the first draw
    assert rules.broken(full) == 13


def test_the_rules_belong_to_the_game() -> None:
    assert GAME.rules is rules
