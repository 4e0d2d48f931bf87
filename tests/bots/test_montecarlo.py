"""Monte Carlo: plays well, sees no more than its seat, decides alike everywhere, keeps its time."""

from __future__ import annotations

import math
import threading
from collections.abc import Callable
from time import perf_counter

import numpy as np
import pytest
from numpy.typing import NDArray

from ludotheque.bots import Bot, Budget, load_bot, play_match
from ludotheque.bots import montecarlo as module
from ludotheque.bots.montecarlo import Advice, MonteCarlo, evaluate, warm
from ludotheque.bots.rollouts import LIMIT, SUMS, rollouts
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match, View
from ludotheque.engine.native import Native
from ludotheque.engine.plain import plain
from ludotheque.engine.record import Record
from ludotheque.engine.registry import find
from ludotheque.engine.rulekit import start

FEW = Budget(rollouts=60)
SOME = Budget(rollouts=200)


# --- it knows no more than its seat ---


def other_world(match: Match, seat: int, number: int) -> Match:
    """The same match as this seat sees it, but with something else where it cannot see."""
    other, rng = match.copy(), [0]
    start(rng, 77, number)
    match.rules.hide(other.record, seat)
    match.rules.guess(other.record, seat, rng)
    return other


def positions(match: Match, seed: int) -> list[Match]:
    """All positions of a random match in which somebody has something to decide."""
    found, bot = [], load_bot("random")
    while match.next() is not None:
        found.append(match.copy())
        seat = match.actor
        match.play(bot.decide(match.view(seat), seed + len(match.log), FEW), seat)
    return found


def check_blindness(found: list[Match]) -> int:
    """In both worlds each seat decides alike. How many of the worlds did differ?"""
    differing = 0
    for number, match in enumerate(found):
        for seat in match.waiting():
            other = other_world(match, seat, number)
            differing += other.record != match.record
            here, there = match.view(seat), other.view(seat)
            assert evaluate(here, number, FEW) == evaluate(there, number, FEW)
            for bot in (MonteCarlo(), load_bot("random")):
                assert bot.decide(here, number, FEW) == bot.decide(there, number, FEW)
    return differing


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_decides_alike_whatever_cards_the_others_hold(high_card: Game, seats: int) -> None:
    found = [p for seed in range(12) for p in positions(Match(high_card, seats, seed=seed), seed)]
    assert check_blindness(found) > len(found) / 2


@pytest.mark.parametrize("options", [{}, {"pairs": "yes"}], ids=["usual", "pairs"])
def test_it_decides_alike_wherever_the_others_laid_the_tile(options: dict[str, str]) -> None:
    found = positions(Match("take_it_easy", 3, seed=3, rounds=1, **options), 3)
    assert check_blindness(found) > 5


def test_in_the_race_all_lies_open() -> None:
    assert check_blindness(positions(Match("take_it_easy_race", 3, seed=4), 4)[::9]) == 0


def dealt(high_card: Game, *cards: int) -> Match:
    match = Match(high_card, len(cards), dice=None)
    for card in cards:
        match.throw(card)
    return match


def test_it_bets_by_its_own_card_only_and_one_that_peeked_would_not(high_card: Game) -> None:
    for theirs in (0, 8):
        assert decision(dealt(high_card, 1, theirs)) == 0
        assert decision(dealt(high_card, 7, theirs)) == 2
    assert decision(dealt(high_card, 1, 0), peek=True) == 2
    assert decision(dealt(high_card, 7, 8), peek=True) == 0


def decision(match: Match, peek: bool = False) -> int:
    view = match.view(match.actor)
    if peek:
        view = View(view.game, view.rules, view.seat, match.record, view.legal)
    return MonteCarlo().decide(view, 5, Budget(rollouts=3000))


# --- what it says of the decisions ---


def test_advice_is_what_can_be_worked_out_by_hand(high_card: Game) -> None:
    """With card 7 of nine, seven of the eight other cards are lower; the other seat bets 0, 1 or 2."""
    advice = evaluate(dealt(high_card, 7, 0).view(0), 1, Budget(rollouts=60_000))
    for a in advice:
        score = (7 - 1) / 8 * a.action
        assert a.score == pytest.approx(score, abs=0.05)
        assert abs(a.value - (score + 6 / 8)) < 5 * a.error  # the other loses 6 of 8 of its mean bet of 1
    wins = {a.action: a.win for a in advice}
    assert wins[2] == pytest.approx(7 / 8, abs=0.02)
    assert wins[0] == pytest.approx(7 / 8 * (2 / 3 + 1 / 6) + 1 / 8 / 6, abs=0.02)  # a tie with a bet of 0


def test_the_best_comes_first_and_the_decision_is_the_first(race: Match) -> None:
    view = race.view(race.actor)
    advice = evaluate(view, 3, SOME)
    assert sorted(a.action for a in advice) == list(view.legal)
    assert [a.visits for a in advice] == sorted((a.visits for a in advice), reverse=True)
    longest = [a for a in advice if a.visits == advice[0].visits]
    assert longest == sorted(longest, key=lambda a: (-a.value, a.action))
    assert MonteCarlo().decide(view, 3, SOME) == advice[0].action
    assert all(0 <= a.win <= 1 and 0 < a.error < math.inf for a in advice)


def test_ties_go_to_the_lowest_decision() -> None:
    """The only seat's first tile: one rollout each is mostly worth nothing, so that many tie."""
    match = Match("take_it_easy", 1, seed=2)
    match.next()
    advice = evaluate(match.view(0), 1, Budget(rollouts=1))
    order = [(-a.visits, -a.value, a.action) for a in advice]
    assert order == sorted(order)


def test_the_sums_are_the_same_in_plain_python(high_card: Game) -> None:
    """Machine code and plain Python play the very same rollouts."""
    rules, hidden = high_card.rules, dealt(high_card, 4, 2, 8).view(0).record
    fast: list[float] = rolled_out(Native(rollouts, rules), hidden)
    assert fast == rolled_out(plain(rollouts, rules), hidden)
    assert fast[::SUMS] == [100, 100, 100]


def rolled_out(function: Callable[..., None], hidden: Record) -> list[float]:
    sums: NDArray[np.float64] = np.zeros(3 * SUMS)
    cells, actions = np.frombuffer(hidden.memory, np.uint64), np.arange(3, dtype=np.int64)
    function(cells, actions, 0, 9, 0, 300, LIMIT, sums)
    return list(map(float, sums))


# --- budgets ---


def test_the_same_seed_and_rollouts_give_the_same_whatever_the_pauses(
    race: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = race.view(race.actor)
    expected = evaluate(view, 8, SOME)
    monkeypatch.setattr(module, "CHUNK", -1.0)  # the clock is looked at after every world
    assert evaluate(view, 8, SOME) == expected
    assert evaluate(view, 9, SOME) != expected
    assert sum(a.visits for a in expected) <= 200


def test_this_decision_is_the_same_on_every_machine(race: Match) -> None:
    """The figures are from the first machine this ran on."""
    assert evaluate(race.view(race.actor), 8, FEW)[0] == FIRST_MACHINE


FIRST_MACHINE = Advice(action=0, visits=25, score=2.48, value=0.4, error=0.3, win=0.6)


def test_time_is_kept_to(race: Match) -> None:
    view = race.view(race.actor)
    warm(view.game)
    began = perf_counter()
    many = evaluate(view, 1, Budget(seconds=0.1))
    assert 0.1 <= perf_counter() - began < 1.0  # a busy machine may come late to the clock
    assert sum(a.visits for a in many) > 200


def test_a_budget_names_a_limit() -> None:
    assert Budget() == Budget(seconds=0.2)
    assert Budget(rollouts=5).seconds is None


def test_a_single_decision_is_taken_at_once_without_compiling(
    race: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_native", lambda rules: pytest.fail("compiled"))
    view = race.view(race.actor)
    one = View(view.game, view.rules, view.seat, view.record, [2])
    assert MonteCarlo().decide(one, 1, SOME) == 2


def test_threads_may_ask_at_the_same_time(race: Match) -> None:
    """As a server does, and a terminal that warms up in the background."""
    module._native.cache_clear()
    view, answers = race.view(race.actor), []
    threads = [threading.Thread(target=lambda: answers.append(evaluate(view, 8, SOME))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(answers) == 8 and all(a == answers[0] for a in answers)


# --- how well it plays ---


def wins(seats: int, matches: int) -> float:
    """The share of races won by one Monte Carlo among random bots, on each seat in turn."""
    won = 0.0
    for number in range(matches):
        own = number % seats
        bots: list[Bot] = [load_bot("montecarlo" if seat == own else "random") for seat in range(seats)]
        match = play_match(Match("take_it_easy_race", seats, seed=number), bots, number, SOME)
        won += (own in match.winners) / len(match.winners)
    return won / matches


def test_it_beats_chance_in_the_race() -> None:
    assert wins(2, 20) > 0.7
    assert wins(4, 12) > 0.4


def test_alone_it_lays_ten_times_what_chance_lays() -> None:
    matches = [Match(find("take_it_easy"), 1, seed=seed) for seed in range(40)]
    scores = [play_match(m, [MonteCarlo()], s, SOME).scores[0] for s, m in enumerate(matches)]
    assert sum(scores) / len(scores) > 95  # chance: 10.7


def test_a_match_of_bots_can_be_played_again() -> None:
    bots = [load_bot("montecarlo"), load_bot("random")]
    first, again, other = (
        play_match(Match("take_it_easy", 2, seed=1, rounds=1), bots, s, FEW) for s in (5, 5, 6)
    )
    assert first.over and first.log == again.log != other.log
