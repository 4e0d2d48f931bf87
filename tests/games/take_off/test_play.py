"""What must hold in every game, however it is played: games at random, with any options."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.engine import loops
from ludotheque.engine.native import Native
from ludotheque.engine.plain import plain
from ludotheque.engine.rulekit import CHANCE, OVER
from ludotheque.games import take_off
from ludotheque.games.take_off import rules
from ludotheque.testing.survey import survey

from .table import GAME, Table, numbers, opening, world

SLUG = "take_off"
OPTIONS = {option.name: option.values for option in take_off.GAME.options}
HOUSE: dict[str, Any] = {
    "jets": 4,
    "jet_symbol": "must",
    "airborne": "yes",
    "double_card": "both",
    "quiz": "yes",
    "passing": "spares",
    "cap": 30,
}


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any options, on the real map, on the small one, or with dice of eight facets."""
    game = draw(st.sampled_from([take_off.GAME, GAME, world("eight").GAME]))
    seats = draw(st.integers(2, 6))
    chosen = {name: draw(st.sampled_from(values)) for name, values in OPTIONS.items()}
    chosen["jets"] = min(int(chosen["jets"]), numbers(game).JETS)
    if chosen["teams"] and int(chosen["teams"]) >= seats:
        chosen["teams"] = 0
    return opening(seats, game, **chosen)


def step(t: Table, rnd: Random) -> tuple[Any, int, int]:
    """Play one decision or outcome at random; the position before, who acted and what."""
    before, seat = t.s.copy(), t.s.actor
    mask = [0] * (t.rules.ACTIONS // 64)
    t.rules.legal(t.s, seat, mask)
    action = rnd.choice([64 * w + bit for w in range(len(mask)) for bit in range(64) if mask[w] >> bit & 1])
    t._apply(seat, action)
    return before, seat, action


any_game = given(table=tables(), seed=st.integers(0, 2**32))
some = settings(max_examples=25, deadline=None)


def at(s: Any) -> list[list[int]]:
    return [[int(s.at[fleet, jet]) for jet in range(s.jets)] for fleet in range(s.fleets)]


@pytest.mark.rule(SLUG, 9, 15, 20, 23)
@any_game
@some
def test_jets_only_fly_on_are_sent_or_go_back_to_start(table: Table, seed: int) -> None:
    rnd = Random(seed)
    for _ in range(300):
        if table.over:
            return
        before, seat, _ = step(table, rnd)
        for fleet, (was, now) in enumerate(zip(at(before), at(table.s), strict=True)):
            moved = [(a, b) for a, b in zip(was, now, strict=True) if a != b]
            if fleet == before.turn and seat != CHANCE:
                assert len(moved) <= 1, "one decision moves one jet"
                if before.phase == table.rules.FLYING:
                    assert all(b > a for a, b in moved), "only forward"
            else:
                assert all(b == table.rules.START for _, b in moved), "bumped"
            assert all(a != table.rules.FINISH for a, _ in moved), "out of play"


@pytest.mark.rule(SLUG, 5, 14, 17)
@any_game
@some
def test_cards_are_neither_lost_nor_doubled(table: Table, seed: int) -> None:
    rnd = Random(seed)
    for _ in range(300):
        if table.over:
            return
        before, seat, action = step(table, rnd)
        if before.phase == table.rules.DRAWING and seat == CHANCE:
            deck, word, bit = before.deck, action >> 6, action & 63
            assert before.undrawn[deck, word] >> bit & 1, "a card that lay face down"
            assert not table.s.undrawn[deck, word] >> bit & 1, "and lies there no more"
        for deck in (0, 1):
            left = table.undrawn(deck)
            full = sum(int(bits).bit_count() for bits in table.rules.FULL[deck])
            assert 0 <= left <= full


def most_used(t: Table, jets: list[int], dice: list[int]) -> int:
    """By trying all: how many of these dice, of those that must be used, can be used from these cities."""
    best = 0
    for i, die in enumerate(dice):
        rest = dice[:i] + dice[i + 1 :]
        for jet, city in enumerate(jets):
            for to in ways(t, city, die).values():
                after = [*jets[:jet], to, *jets[jet + 1 :]]
                best = max(best, int(t.rules.duty(t.s, die)) + most_used(t, after, rest))
    return best


def ways(t: Table, city: int, die: int) -> dict[int, int]:
    """Where a die lets a jet fly from a city, by colour."""
    colours = [colour for colour in range(t.rules.COLOURS) if die in (colour, t.rules.JET)]
    return {colour: int(t.rules.NEXT[city, colour]) for colour in colours if t.rules.NEXT[city, colour] >= 0}


def allowed(t: Table) -> set[tuple[int, int]]:
    """By trying all: the flights, by city and colour, after which as many dice as possible are used."""
    jets = at(t.s)[t.s.turn]
    dice = [t.s.die[i] for i in range(2) if t.s.die[i] != t.rules.NOTHING]
    best, found = most_used(t, jets, dice), set()
    for i, die in enumerate(dice):
        for jet, city in enumerate(jets):
            for colour, to in ways(t, city, die).items():
                after = [*jets[:jet], to, *jets[jet + 1 :]]
                used = int(t.rules.duty(t.s, die)) + most_used(t, after, dice[:i] + dice[i + 1 :])
                if used == best or all(city == t.rules.FINISH for city in after):
                    found.add((city, colour))
    return found


@pytest.mark.rule(SLUG, 8, 10, 11, 12)
@any_game
@some
def test_as_many_dice_as_possible_are_used(table: Table, seed: int) -> None:
    rnd, s = Random(seed), table.s
    for _ in range(150):
        if table.over:
            return
        if s.phase == table.rules.FLYING and s.actor >= 0:
            actions = [action for action in range(table.rules.STAY) if s.choices >> action & 1]
            cities = [s.at[s.turn, action // table.rules.COLOURS] for action in actions]
            flights = [(c, a % table.rules.COLOURS) for c, a in zip(cities, actions, strict=True)]
            assert len(set(flights)) == len(flights), "jets in the same city are one choice"
            assert set(flights) == allowed(table)
            dice = [s.die[i] for i in range(2) if s.die[i] != table.rules.NOTHING]
            idle = most_used(table, at(s)[s.turn], dice) == 0
            assert bool(s.choices >> table.rules.STAY & 1) == idle
        step(table, rnd)


@pytest.mark.rule(SLUG, 19)
@any_game
@some
def test_only_doubles_give_another_turn(table: Table, seed: int) -> None:
    rnd, s, thrower = Random(seed), table.s, -1
    for _ in range(300):
        if table.over:
            return
        if table.throwing:
            if thrower >= 0:
                assert (s.turn == thrower) == bool(s.again)
            thrower = s.turn
        before, seat, action = step(table, rnd)
        if before.phase == table.rules.THROWING and seat == CHANCE:
            number, sides = action // 64 * 62 + action % 64, table.rules.SIDES
            assert bool(s.again) == (table.rules.FACET[number // sides] == table.rules.FACET[number % sides])


@pytest.mark.rule(SLUG, 24, 25)
@given(table=tables(), seed=st.integers(0, 2**32))
@settings(max_examples=12, deadline=None)
def test_every_game_ends_with_a_winner(table: Table, seed: int) -> None:
    s, rnd = table.s, Random(seed)
    steps = 0
    while s.actor != OVER:
        step(table, rnd)
        steps += 1
        assert steps < 100_000
    complete = [table.rules.flying(s, fleet) == 0 for fleet in range(s.fleets)]
    if not s.cap:
        assert table.scores == [int(complete[seat % s.fleets]) for seat in range(s.seats)]
    assert sum(complete) == 1 or (s.cap and s.rounds == s.cap and not any(complete))
    winners = {seat % s.fleets for seat in range(s.seats) if table.scores[seat] == max(table.scores)}
    assert all(winner in winners for winner in range(s.fleets) if complete[winner])


def test_another_map_is_sound_when_it_is_compiled() -> None:
    tally = survey(world("eight").GAME, 100_000)
    assert tally.steps >= 100_000
    assert tally.reasons >= {3, 7, 8, 9, 10, 13, 16, 23, 24}


@pytest.mark.parametrize("house", [{}, HOUSE], ids=["rulebook", "house rules"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_compiled_games_are_the_same_games(seats: int, house: dict[str, Any]) -> None:
    count = 6
    template = np.frombuffer(opening(seats, take_off.GAME, **house).s.memory, np.uint64)
    results = []
    for play in (Native(loops.random_games, rules), plain(loops.random_games, rules)):
        lengths, scores = np.zeros(count, np.int64), np.zeros(count * seats, np.int64)
        play(template, 2024, 0, count, 100_000, lengths, scores)
        results.append((lengths.tolist(), scores.tolist()))
    assert results[0] == results[1]
    assert min(results[0][0]) > 0, "every game came to its end"
