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
from ludotheque.games.take_it_easy_race import GAME, rules

from .table import Table, opening

SLUG = "take_it_easy_race"
OPTIONS = {o.name: o.values for o in GAME.options if o.name != "board"}
RULEBOOK: dict[str, Any] = {}
HOUSE: dict[str, Any] = {
    "spare": "empty",
    "allies": "spared",
    "opening": "again",
    "voluntary": "yes",
    "must_knock": "yes",
    "three_tries": "yes",
    "blocked_six": "enter",
    "clear_start": "yes",
    "own_men": "safe",
    "home_jumps": "no",
    "stake": 7,
}


@st.composite
def tables(draw: st.DrawFn) -> Table:
    seats = draw(st.integers(2, 6))
    board = draw(st.sampled_from([4, 6] if seats <= 4 else [6]))
    return opening(seats, board=board, **{n: draw(st.sampled_from(v)) for n, v in OPTIONS.items()})


def step(s: rules.State, rnd: Random) -> tuple[rules.State, int, int]:
    """Play one decision or throw at random; the position before, who acted and what."""
    before, seat = s.copy(), s.actor
    mask = [0]
    rules.legal(s, seat, mask)
    action = rnd.choice([a for a in range(rules.ACTIONS) if mask[0] >> a & 1])
    rules.apply(s, seat, action)
    return before, seat, action


any_game = given(table=tables(), seed=st.integers(0, 2**32))
some = settings(max_examples=40, deadline=None)


@pytest.mark.rule(SLUG, 2, 11, 13)
@any_game
@some
def test_every_man_is_somewhere_and_no_two_are_on_one_circle(table: Table, seed: int) -> None:
    s, rnd = table.s, Random(seed)
    for _ in range(400):
        if s.actor == OVER:
            break
        step(s, rnd)
        assert rules.broken(s) == 0
        track = [
            rules.circle_of(s, colour, s.men[colour, man])
            for colour in range(s.board)
            for man in range(rules.MEN)
            if rules.START <= s.men[colour, man] < s.circles
        ]
        assert len(set(track)) == len(track)
        assert s.occupied == sum(1 << circle for circle in track)


@pytest.mark.rule(SLUG, 5, 8, 11)
@any_game
@some
def test_a_decision_moves_one_man_and_sends_back_one_at_most(table: Table, seed: int) -> None:
    s, rnd = table.s, Random(seed)
    for _ in range(400):
        if s.actor == OVER:
            break
        before, seat, action = step(s, rnd)
        changed = [
            (colour, man)
            for colour in range(s.board)
            for man in range(rules.MEN)
            if s.men[colour, man] != before.men[colour, man]
        ]
        if seat == CHANCE or action == rules.STAY:
            assert changed == []
            continue
        moved = (before.turn, action)
        at, to = before.men[moved], s.men[moved]
        assert to == (rules.START if at == rules.WAITING else at + before.die)
        knocked = [m for m in changed if m != moved]
        assert len(knocked) <= 1
        assert all(s.men[m] == rules.WAITING for m in knocked)


@pytest.mark.rule(SLUG, 5, 6, 7, 16)
@any_game
@some
def test_the_turn_changes_when_it_should_and_only_then(table: Table, seed: int) -> None:
    s, rnd = table.s, Random(seed)
    for _ in range(400):
        if s.actor == OVER:
            break
        before, seat, action = step(s, rnd)
        if before.phase == rules.OPENING or s.actor == OVER:
            continue
        number = action if seat == CHANCE else before.die
        finished = s.place[before.turn] > 0
        to_decide = seat == CHANCE and s.actor >= 0
        if to_decide or (number == rules.SIX and not finished):
            assert s.turn == before.turn
        elif not (s.three_tries and s.tries > 0 and before.tries == s.tries + 1):
            assert s.turn == following(before, s)


def following(before: rules.State, s: rules.State) -> int:
    """The next colour in board order that still plays."""
    order = [(before.turn + i) % s.board for i in range(1, s.board + 1)]
    return next(colour for colour in order if s.owner[colour] >= 0 and s.place[colour] == 0)


@pytest.mark.rule(SLUG, 6)
@any_game
@some
def test_what_is_legal_is_not_refused_and_what_is_refused_has_a_paragraph(table: Table, seed: int) -> None:
    s, rnd = table.s, Random(seed)
    for _ in range(400):
        if s.actor == OVER:
            break
        for seat in range(s.seats):
            mask = [0]
            rules.legal(s, seat, mask)
            for action in range(rules.ACTIONS):
                paragraph = rules.refusal(s, seat, action)
                assert (paragraph == 0) == bool(mask[0] >> action & 1)
                assert 0 <= paragraph <= 17
        step(s, rnd)


@pytest.mark.rule(SLUG, 16, 17)
@given(table=tables(), seed=st.integers(0, 2**32))
@settings(max_examples=12, deadline=None)
def test_every_game_ends_with_a_place_for_everyone(table: Table, seed: int) -> None:
    s, rnd = table.s, Random(seed)
    steps = 0
    while s.actor != OVER:
        step(s, rnd)
        steps += 1
        assert steps < 200_000
    places = sorted(s.place[c] for c in range(s.board) if s.owner[c] >= 0)
    assert places == (list(range(1, s.playing + 1)) if s.play_on else [0] * (s.playing - 1) + [1])
    scores = [rules.score(s, seat) for seat in range(s.seats)]
    assert sum(scores) == 0 if s.stake else max(scores) == s.playing - 1


@pytest.mark.parametrize("house", [RULEBOOK, HOUSE], ids=["rulebook", "house rules"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_compiled_games_are_the_same_games(seats: int, house: dict[str, Any]) -> None:
    count = 6
    template = np.frombuffer(opening(seats, **house).s.memory, np.uint64)
    results = []
    for play in (Native(loops.random_games, rules), plain(loops.random_games, rules)):
        lengths, scores = np.zeros(count, np.int64), np.zeros(count * seats, np.int64)
        play(template, 2024, 0, count, 100_000, lengths, scores)
        results.append((lengths.tolist(), scores.tolist()))
    assert results[0] == results[1]
    assert min(results[0][0]) > 0, "every game came to its end"
