"""The bot that decides as the game's own module `study` says."""

from __future__ import annotations

import pytest

from ludotheque.bots import BadBot, Budget, load_bot, play_match
from ludotheque.bots.sensible import hold_studied
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match

BUDGET = Budget(rollouts=1)


def test_it_takes_what_it_likes_best(race: Match) -> None:
    view = race.view(race.actor)
    liked = {action: view.game.study.prefer(view.record, view.seat, action) for action in view.legal}
    for seed in range(5):
        assert liked[load_bot("sensible").decide(view, seed, BUDGET)] == max(liked.values())


def test_between_equals_the_seed_decides() -> None:
    match = Match("take_it_easy", 1, seed=1)
    match.next()
    view = match.view(0)
    decided = {load_bot("sensible").decide(view, seed, BUDGET) for seed in range(40)}
    assert len(decided) > 1, "the first tile lies as well on one side of the board as on the other"


def test_a_game_that_is_not_studied_is_refused_with_those_that_are(high_card: Game) -> None:
    with pytest.raises(BadBot, match=r"high_card.*take_it_easy_race"):
        hold_studied(high_card)
    with pytest.raises(BadBot, match=r"high_card.*take_it_easy_race"):
        play_match(Match(high_card, 2, seed=1), [load_bot("sensible")] * 2, 1, BUDGET)
