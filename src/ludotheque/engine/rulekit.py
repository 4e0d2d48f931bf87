"""The few words that rules are written with, beside plain Python.

These are the plain versions. The compilers put a version of their own in the place of each
(`cpu.py`, `cuda.py`), which does the same: the conformance suite compares them number by number.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final

CHANCE: Final = -1  # who acts when a die is thrown, a tile drawn, a card turned
OVER: Final = -2  # nobody acts any more
SPECTATOR: Final = -1  # who looks on without a seat

Mask = MutableSequence[int]  # one bit for each decision, 64 to a word
Rng = MutableSequence[int]  # one word of randomness

_WORD = (1 << 64) - 1
MULTIPLIER, INCREMENT = 6364136223846793005, 1442695040888963407  # of PCG
GOLDEN, MIX_A, MIX_B = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB  # of SplitMix64


def allow(mask: Mask, action: int) -> None:
    """Mark one decision, or one outcome of chance, as possible."""
    mask[action >> 6] |= 1 << (action & 63)


def allow_all(mask: Mask, bits: int) -> None:
    """Mark all those of the first 63 whose bit is set."""
    mask[0] |= bits


def allow_word(mask: Mask, word: int, bits: int) -> None:
    """Mark all those whose bit is set, of the first 63 of a word: decisions 64 * word and on."""
    mask[word] |= bits


def count_bits(bits: int) -> int:
    """How many bits of a word are set."""
    return bits.bit_count()


def nth_bit(bits: int, n: int) -> int:
    """The place of the n-th set bit, counted from 0."""
    for _ in range(n):
        bits &= bits - 1
    return (bits & -bits).bit_length() - 1


def pick(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, each equally likely (PCG-XSH-RR, 64 bits of state)."""
    x = rng[0]
    rng[0] = (x * MULTIPLIER + INCREMENT) & _WORD
    word = ((x >> 18) ^ x) >> 27 & 0xFFFFFFFF
    turn = x >> 59
    word = (word >> turn | word << (32 - turn)) & 0xFFFFFFFF
    return word * n >> 32


def start(rng: Rng, seed: int, number: int) -> None:
    """The randomness of game `number` of a series (the finaliser of SplitMix64, twice)."""
    rng[0] = _mixed(_mixed(seed & _WORD) + number & _WORD)


def _mixed(x: int) -> int:
    x = (x + GOLDEN) & _WORD
    x = (x ^ x >> 30) * MIX_A & _WORD
    x = (x ^ x >> 27) * MIX_B & _WORD
    return x ^ x >> 31
