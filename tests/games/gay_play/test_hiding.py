"""What a seat knows of the cards, in any play: its own looks, what was bought, and what follows from both."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.games.gay_play import rules

from .table import GROCER, MEMBERS, SLUG, Table, lay, opening, table

MODES: list[dict[str, str]] = [{}, {"mistakes": "yes"}, {"telling": "yes"}]


def played(seed: int, seats: int, options: dict[str, str]) -> Table:
    """Some way into a random game."""
    rng, t = Random(seed), opening(seats, **options)
    for _ in range(rng.randrange(400)):
        if not t.over:
            t.do(rng.choice(t.legal(t.s.actor)))
    return t


def guessed(known: Table, seat: int, seed: int) -> Table:
    whole = known.s.copy()
    rules.guess(whole, seat, [seed * 0x9E3779B97F4A7C15 % 2**64])
    return Table(whole)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 6), st.sampled_from(MODES))
@pytest.mark.rule(SLUG, 17)
def test_a_guess_fits_what_is_known_byte_for_byte(seed: int, seats: int, options: dict[str, str]) -> None:
    t = played(seed, seats, options)
    for seat in range(-1, seats):
        known = t.seen_by(seat)
        guess = guessed(known, seat, seed + 1)
        assert rules.broken(guess.s) == 0
        assert guess.seen_by(seat).s == known.s
        if seat >= 0:
            assert guess.legal(seat) == known.legal(seat) == t.legal(seat)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 6), st.sampled_from(MODES))
@pytest.mark.rule(SLUG, 17)
def test_a_hidden_record_does_not_depend_on_what_it_hides(
    seed: int, seats: int, options: dict[str, str]
) -> None:
    """Two cards that a seat has not seen change places: it cannot tell."""
    rng, t = Random(seed), played(seed, seats, options)
    seat, other = rng.randrange(seats), t.s.copy()
    for shop in range(6):
        unseen = [n for n in range(6) if t.s.card[shop, n] >= 0 and t.s.seen[shop, n] >> seat & 1 == 0]
        faces = [t.s.card[shop, n] for n in unseen]
        for slot, card in zip(unseen, rng.sample(faces, len(faces)), strict=True):
            other.card[shop, slot] = card
    assert Table(other).seen_by(seat).s == t.seen_by(seat).s


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 6), st.sampled_from(MODES))
@pytest.mark.rule(SLUG, 4)
def test_every_card_exists_once(seed: int, seats: int, options: dict[str, str]) -> None:
    t = played(seed, seats, options)
    for shop in range(6):
        faces = [t.s.card[shop, slot] for slot in range(6) if t.s.card[shop, slot] >= 0]
        assert len(faces) == len(set(faces))
        held = [t.s.holder[shop, slot] for slot in range(6) if t.s.holder[shop, slot] >= 0]
        assert sorted(held) == [seat for seat in range(seats) if t.s.bought[seat] >> shop & 1]


@pytest.mark.rule(SLUG, 17, 19)
def test_guesses_are_as_likely_as_the_cards() -> None:
    """Mother has put the first two back, grandfather the first: counted by hand over all six cards."""
    t = lay(table(at=(8, 8, 8)), GROCER, "son - - - - -", seen=0b110)
    known = lay(t, GROCER, "son daughter - - - -", seen=0b010).seen_by(0)
    known.s.seen[GROCER, 0] = 0b110
    found: Counter[tuple[str, str]] = Counter()
    for seed in range(6000):
        guess = guessed(known, 0, seed)
        found[MEMBERS[guess.s.card[GROCER, 0]], MEMBERS[guess.s.card[GROCER, 1]]] += 1
    first = [m for m in MEMBERS if m not in ("mother", "grandfather")]
    pairs = {(a, b) for a in first for b in MEMBERS if b not in ("mother", a)}
    assert set(found) == pairs
    assert all(abs(found[pair] / 6000 - 1 / len(pairs)) < 0.02 for pair in pairs)


@pytest.mark.parametrize(
    ("field", "at", "value", "paragraph"),
    [
        ("at", 0, 30, 8),
        ("at", 0, 85, 8),
        ("checked", 0, 0b100000, 22),
        ("seen", (GROCER, 5), 1, 17),
        ("card", (GROCER, 0), 1, 21),
        ("card", (GROCER, 1), 3, 21),
        ("holder", (GROCER, 5), 1, 19),
        ("bought", 0, 0b000010, 19),
    ],
)
def test_a_position_that_cannot_be_is_found(field: str, at: object, value: int, paragraph: int) -> None:
    s = table(at=(12, 12), done=(1, 1)).s
    assert rules.broken(s) == 0
    getattr(s, field)[at] = value
    assert rules.broken(s) == paragraph


def test_lists_and_cards_exist_once() -> None:
    s = table(at=(12, 12), done=(1, 1), mistakes="yes").s
    s.list[1] = 0
    assert rules.broken(s) == 3
    s.card[GROCER, 1] = 0
    assert rules.broken(s) == 4


def test_a_right_card_that_was_put_back_is_found() -> None:
    s = lay(table(at=(8, 8)), GROCER, "son - - - - -", seen=0b10).s
    s.card[GROCER, 0] = MEMBERS.index("mother")
    assert rules.broken(s) == 19
