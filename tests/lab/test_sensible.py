"""Sensible players: what they are told, what they decide, and the loop in which they play."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludotheque.bots import Budget, load_bot, play_match
from ludotheque.engine import study
from ludotheque.engine.game import Game
from ludotheque.engine.match import Match
from ludotheque.engine.plain import plain
from ludotheque.engine.registry import games
from ludotheque.lab.sensible import LIMIT, sensible_games, sensible_loop
from ludotheque.lab.simulate import opening, simulate

SEATS, GAMES = 3, 40
STUDIED = [game for game in games().values() if game.study is not None and SEATS in game.seats]
every_studied_game = pytest.mark.parametrize("game", STUDIED, ids=lambda game: game.slug)


def template(game: Game) -> Any:
    seats, options = game.settle(SEATS, {})
    return opening(game, seats, options.items())


@every_studied_game
def test_compiled_and_plain_players_play_the_same_games(game: Game) -> None:
    words, few = template(game), 2
    found = sensible_games(sensible_loop(game), words, SEATS, 5, 0, few)
    columns: list[list[int]] = [[0] * few for _ in range(4)]
    lengths, throws, choices, begins = columns
    scores, sides = [0] * (SEATS * few), [0] * (SEATS * few)
    loop = plain(study.sensible_games, study.studied(game))
    loop(words.tolist(), 5, 0, few, LIMIT, lengths, scores, throws, choices, begins, sides)
    assert [lengths, throws, choices, begins] == [
        column.tolist() for column in (found.lengths, found.throws, found.choices, found.begins)
    ]
    assert [scores, sides] == [found.scores.ravel().tolist(), found.sides.ravel().tolist()]


@every_studied_game
def test_what_is_noted_of_a_game_makes_sense(game: Game) -> None:
    found = sensible_games(sensible_loop(game), template(game), SEATS, 1, 0, GAMES)
    assert (found.lengths > 0).all(), "every game comes to its end"
    assert (found.throws + found.choices <= found.lengths).all() and (found.choices > 0).all()
    assert set(np.unique(found.begins)) <= set(range(SEATS))
    assert (found.sides >= 0).all() and (found.sides < game.study.SIDES).all()


@every_studied_game
def test_sense_wins_against_chance(game: Game) -> None:
    bots = [load_bot("sensible"), *[load_bot("random")] * (SEATS - 1)]
    won = 0.0
    for seed in range(30):
        match = play_match(Match(game, SEATS, seed=seed), bots, seed, Budget(rollouts=1))
        won += (0 in match.winners) / len(match.winners)
    assert won > 30 * 0.45, "three standard deviations above a third would be 0.6; luck alone gives 0.33"


def test_simulations_of_sensible_players_are_compiled_and_the_same_for_any_number_of_workers() -> None:
    one = simulate("take_it_easy", 1, 9000, seed=2, bots=("sensible",), workers=1)
    two = simulate("take_it_easy", 1, 9000, seed=2, bots=("sensible",), workers=2)
    assert one.seats == two.seats and one.steps == two.steps
    assert one.seats[0].mean > 110
