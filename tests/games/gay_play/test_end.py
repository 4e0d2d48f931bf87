"""The arrival, and playing on."""

from __future__ import annotations

import numpy as np
import pytest

from ludotheque.engine import loops
from ludotheque.engine.native import Native
from ludotheque.games.gay_play import GAME, rules

from .table import SLUG, opening, table


@pytest.mark.rule(SLUG, 24)
def test_the_arrival_takes_the_exact_number() -> None:
    t = table(at=(81, "gate"), done=(6, 0))
    for number in (5, 6):
        assert t.throw(number).at(0) == 81
        t.throw(1)
    t.throw(4)
    assert (t.at(0), t.over, t.scores) == (85, True, [1, 0])


@pytest.mark.rule(SLUG, 24)
def test_nobody_arrives_without_all_purchases() -> None:
    t = table(at=(75, "gate"), done=(5, 0))
    assert t.throw(2).at(0) == 75


@pytest.mark.rule(SLUG, 25)
def test_option_play_on_for_the_next_places() -> None:
    t = table(at=(84, 84, 84), done=(6, 6, 6), play_on="yes").throw(1)
    assert (t.over, t.turn) == (False, 1)
    t.throw(2).throw(1)
    assert (t.over, t.scores) == (True, [2, 0, 1])


@pytest.mark.rule(SLUG, 25)
def test_who_has_arrived_throws_no_more() -> None:
    t = table(at=(84, 0, 0), done=(6, 0, 0), play_on="yes").throw(1, 1, 1)
    assert t.turn == 1


@pytest.mark.rule(SLUG, 24, 25)
@pytest.mark.parametrize("mistakes", ["no", "yes"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_random_play_always_ends(seats: int, mistakes: str) -> None:
    start = opening(seats, play_on="yes", mistakes=mistakes)
    lengths, scores = np.zeros(2000, np.int64), np.zeros(2000 * seats, np.int64)
    run = Native(loops.random_games, rules)
    run(np.frombuffer(start.s.memory, np.uint64), 1, 0, 2000, 20_000, lengths, scores)
    assert lengths.min() > 0
    places = np.sort(scores.reshape(2000, seats), axis=1)
    assert (places == np.arange(seats)).all(), "every place is taken once"


def test_the_rules_belong_to_the_game() -> None:
    assert GAME.rules is rules
