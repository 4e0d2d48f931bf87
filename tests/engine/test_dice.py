"""Fair dice: every outcome alike, nobody can bend them, everybody can check them."""

import hashlib
import hmac
import json
import math
from collections import Counter

import pytest

from ludotheque.engine.dice import FairDice

SECRET = bytes(range(32))


@pytest.mark.parametrize("outcomes", [2, 6, 19, 27])
def test_every_outcome_is_equally_likely(outcomes: int) -> None:
    dice, throws = FairDice(SECRET), 6000
    counted = Counter(dice.throw(entry, outcomes) for entry in range(throws))
    expected = throws / outcomes
    chi_square = sum((counted[o] - expected) ** 2 / expected for o in range(outcomes))
    freedom = outcomes - 1  # beyond this in one of a million sets of throws (Wilson and Hilferty)
    assert chi_square < freedom * (1 - 2 / (9 * freedom) + 4.75 * math.sqrt(2 / (9 * freedom))) ** 3
    assert set(counted) == set(range(outcomes))


def test_a_throw_is_an_hmac_that_anybody_can_calculate() -> None:
    message = b'[[0,"salt"],[2,"pepper"]]:41:0'
    number = int.from_bytes(hmac.new(SECRET, message, hashlib.sha256).digest()[:8], "big")
    assert FairDice(SECRET, {2: "pepper", 0: "salt"}).throw(41, 6) == number % 6


def test_a_throw_that_another_program_calculated() -> None:
    """printf '[[0,"salt"]]:41:0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:000102...1f"""
    number = 0x4F79F76E1D99F373
    dice = FairDice(SECRET, {0: "salt"})
    assert [dice.throw(41, n) for n in (6, 27, 1000)] == [number % 6, number % 27, number % 1000]


def test_the_same_place_in_the_log_brings_the_same_outcome() -> None:
    dice = FairDice(SECRET)
    assert [dice.throw(n, 6) for n in range(50)] == [FairDice(SECRET).throw(n, 6) for n in range(50)]


def test_a_number_from_the_uneven_end_is_thrown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []

    def digest(secret: bytes, message: bytes, _algorithm: str) -> bytes:
        asked.append(message)
        return (b"\xff" * 8 if len(asked) < 3 else (8).to_bytes(8, "big")) + bytes(24)

    monkeypatch.setattr(hmac, "digest", digest)
    assert FairDice(SECRET).throw(5, 6) == 8 % 6
    assert asked == [b"[]:5:0", b"[]:5:1", b"[]:5:2"]


def test_nothing_is_thrown_again_where_all_numbers_are_even(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hmac, "digest", lambda *_: b"\xff" * 32)
    assert FairDice(SECRET).throw(0, 8) == 7


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert FairDice(SECRET).commitment == hashlib.sha256(SECRET).hexdigest()


def test_fresh_dice_are_never_the_same() -> None:
    assert len({FairDice.fresh().secret for _ in range(100)}) == 100
    assert len(FairDice.fresh().secret) == 32


def test_the_same_seed_throws_the_same() -> None:
    assert FairDice.seeded(7) == FairDice.seeded(7) != FairDice.seeded(8)


def test_every_salt_changes_the_throws() -> None:
    def throws(salts: dict[int, str]) -> list[int]:
        dice = FairDice(SECRET, salts)
        return [dice.throw(n, 6) for n in range(100)]

    salted = [{}, {0: "a"}, {0: "b"}, {1: "a"}, {0: "a", 1: "a"}, {0: "é"}, {0: '"],[1,"a'}]
    assert len({json.dumps(throws(salts)) for salts in salted}) == len(salted)


def test_the_order_in_which_salts_came_makes_no_difference() -> None:
    one, other = FairDice(SECRET, {0: "a", 1: "b"}), FairDice(SECRET, {1: "b", 0: "a"})
    assert [one.throw(n, 6) for n in range(20)] == [other.throw(n, 6) for n in range(20)]
