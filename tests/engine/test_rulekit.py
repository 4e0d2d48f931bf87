"""The words that rules are written with do the same in plain Python and compiled, number by number."""

from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.engine.cpu import nth_bit as nth_bit_without_deposit
from ludotheque.engine.native import Native
from ludotheque.engine.rulekit import (
    Mask,
    Rng,
    allow,
    allow_all,
    allow_word,
    count_bits,
    nth_bit,
    pick,
    start,
)

WORD = st.integers(0, (1 << 63) - 1)
MANY = settings(max_examples=300, deadline=None, database=None)


def throws(rng: Rng, seed: int, number: int, sides: int, found: Any) -> None:
    start(rng, seed, number)
    for n in range(len(found)):
        found[n] = pick(rng, sides)


def bits(word: int, found: Any) -> None:
    found[0] = count_bits(word)
    for n in range(found[0]):
        found[1 + n] = nth_bit(word, n)


def bits_without_deposit(word: int, found: Any) -> None:
    found[0] = count_bits(word)
    for n in range(found[0]):
        found[1 + n] = nth_bit_without_deposit(word, n)


def marks(mask: Mask, action: int, some: int, word: int, more: int) -> None:
    allow(mask, action)
    allow_all(mask, some)
    allow_word(mask, word, more)


compiled_throws, compiled_bits, compiled_marks = Native(throws), Native(bits), Native(marks)
compiled_bits_without_deposit = Native(bits_without_deposit)


@MANY
@given(st.integers(-(1 << 63), (1 << 63) - 1), st.integers(-1000, 1 << 40), st.integers(1, 1 << 20))
def test_the_same_randomness(seed: int, number: int, sides: int) -> None:
    plain, rng, found = [0], np.zeros(1, np.uint64), np.zeros(20, np.int64)
    expected = [0] * 20
    throws(plain, seed, number, sides, expected)
    compiled_throws(rng, seed, number, sides, found)
    assert found.tolist() == expected
    assert rng[0] == plain[0]
    assert all(0 <= n < sides for n in expected)


@MANY
@given(WORD)
def test_the_same_bits(word: int) -> None:
    expected, found = [0] * 65, np.zeros(65, np.int64)
    bits(word, expected)
    compiled_bits(word, found)
    assert found.tolist() == expected
    assert expected[1 : expected[0] + 1] == [n for n in range(63) if word >> n & 1]
    again = np.zeros(65, np.int64)
    compiled_bits_without_deposit(word, again)  # as on processors that lack the instruction
    assert again.tolist() == expected


@MANY
@given(st.integers(0, 191), WORD, st.integers(0, 2), WORD)
def test_the_same_marks(action: int, some: int, word: int, more: int) -> None:
    expected, found = [0] * 3, np.zeros(3, np.uint64)
    marks(expected, action, some, word, more)
    compiled_marks(found, action, some, word, more)
    assert found.tolist() == expected
    marked = {action, *_places(some, 0), *_places(more, word)}
    assert marked == {place for w in range(3) for place in _places(expected[w], w)}


def _places(bits: int, word: int) -> list[int]:
    return [64 * word + n for n in range(64) if bits >> n & 1]


def test_pick_is_uniform() -> None:
    rng = [0]
    start(rng, 1, 1)
    counted = np.bincount([pick(rng, 6) for _ in range(60_000)])
    chi_square = float(((counted - 10_000) ** 2 / 10_000).sum())
    assert chi_square < 35  # five degrees of freedom: less than once in 600 000 times


def test_neighbouring_games_have_nothing_in_common() -> None:
    firsts = set()
    for number in range(1000):
        rng = [0]
        start(rng, 1, number)
        firsts.add(rng[0])
    assert len(firsts) == 1000
