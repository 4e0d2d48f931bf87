"""What must hold in every game, however it is played: games at random, with any options."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.engine.rulekit import CHANCE, OVER
from ludotheque.games.take_away import GAME, rules, state
from ludotheque.testing.survey import survey

from .table import DECK, PRICES, Table, opening

SLUG = "take_away"
OPTIONS = {option.name: option.values for option in GAME.options}
STEPS = 500


@st.composite
def tables(draw: st.DrawFn) -> Table:
    seats = draw(st.integers(2, 6))
    return opening(seats, **{name: draw(st.sampled_from(values)) for name, values in OPTIONS.items()})


def step(t: Table, rnd: Random) -> tuple[rules.State, int, int]:
    """Play one decision or outcome at random; the position before, who acted and what."""
    before, seat = t.s.copy(), t.s.actor
    action = rnd.choice(t.legal(seat))
    rules.apply(t.s, seat, action)
    return before, seat, action


any_game = given(t=tables(), seed=st.integers(0, 2**32))
some = settings(max_examples=25, deadline=None)


@pytest.mark.rule(SLUG, 5)
@any_game
@some
def test_money_is_neither_made_nor_lost(t: Table, seed: int) -> None:
    rnd = Random(seed)
    for _ in range(STEPS):
        if t.over:
            break
        step(t, rnd)
        assert t.s.bank + sum(t.money) == 5000 * t.s.seats
        assert min(t.money) >= 0
        assert all(dollars % 50 == 0 for dollars in t.money)


@pytest.mark.rule(SLUG, 3)
@any_game
@some
def test_there_are_always_sixty_tokens(t: Table, seed: int) -> None:
    rnd = Random(seed)
    for _ in range(STEPS):
        if t.over:
            break
        step(t, rnd)
        s = t.s
        left = sum(s.left[c, p] for c in range(state.COLOURS) for p in range(len(PRICES)))
        lying = sum(s.token[city] >= 0 for city in range(state.CITIES))
        bought = [len(t.trolley(seat).split(", ")) for seat in range(s.seats) if t.trolley(seat)]
        stands = sum(s.delivered[seat, sofa] for seat in range(s.seats) for sofa in range(state.SOFAS))
        assert left + lying + sum(bought) + stands + sum(s.back[sofa] for sofa in range(state.SOFAS)) == 60


@pytest.mark.rule(SLUG, 4, 13, 17)
@any_game
@some
def test_no_card_is_lost(t: Table, seed: int) -> None:
    rnd = Random(seed)
    for _ in range(STEPS):
        if t.over:
            break
        step(t, rnd)
        hands = [t.hand(seat) for seat in range(t.s.seats)]
        assert max(map(len, hands)) <= 3
        assert sum(map(len, hands)) + sum(t.s.pile[k] for k in range(4)) + t.s.used_count == 19
        kept = sum(len(t.kept(seat)) for seat in range(t.s.seats))
        assert kept + t.s.cards.bit_count() + t.s.turned_count == len(DECK.chance)


@pytest.mark.rule(SLUG, 9, 24, 25)
@any_game
@some
def test_one_trolley_moves_and_one_goes_home_at_most(t: Table, seed: int) -> None:
    rnd = Random(seed)
    for _ in range(STEPS):
        if t.over or t.s.phase == state.CHOOSING:
            break
        before, _, _ = step(t, rnd)
        moved = [seat for seat in range(t.s.seats) if before.at[seat] != t.s.at[seat]]
        others = [seat for seat in moved if seat != before.turn]
        assert len(others) <= 1 or before.phase in (state.TURNING, state.SELLING, state.SETTLING)
        for seat in others:
            assert t.s.at[seat] in (state.NONE, state.STAR_OF[t.s.building[seat]])


@pytest.mark.rule(SLUG, 14, 20)
@any_game
@some
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_see(t: Table, seed: int) -> None:
    """Two positions that differ in others' discounts and unseen prices look the same, and go on alike."""
    rnd = Random(seed)
    for n in range(STEPS):
        if t.over:
            break
        if n % 25 == 0:
            for seat in range(t.s.seats):
                hidden = t.seen_by(seat)
                world = Table(hidden.s.copy())
                rules.guess(world.s, seat, [rnd.getrandbits(64)])
                assert bytes(world.seen_by(seat).s) == bytes(hidden.s)
                assert world.s.actor == t.s.actor
                assert world.legal(seat) == hidden.legal(seat) == t.legal(seat)
        step(t, rnd)


@pytest.mark.rule(SLUG, 32)
def test_random_games_end() -> None:
    for seats in (2, 6):
        t, rnd = opening(seats), Random(seats)
        for _ in range(60_000):
            if t.s.actor == OVER:
                break
            step(t, rnd)
        assert t.over
        assert max(t.scores) == 6


def test_every_reason_for_a_refusal_comes_up() -> None:
    assert survey(GAME, 400_000).reasons == {6, 8, 9, 11, 14, 16, 17, 19, 21, 26, 30, 32}


def test_chance_always_has_an_outcome() -> None:
    t, rnd = opening(6), Random(5)
    for _ in range(2000):
        if t.s.actor == CHANCE:
            assert t.legal(CHANCE)
        if t.over:
            break
        step(t, rnd)
