"""A hidden record does not depend on what it hides, and a guess is a position that could be."""

from __future__ import annotations

import random
from typing import Any

from ludotheque.engine.record import Record
from ludotheque.engine.rulekit import OVER, SPECTATOR

from .walk import Play, legal, walk

OFTEN = 0.2  # of the positions; the compiled checks look at every one
GUESSES = 3  # that are played on, and for so many steps
STEPS = 300


def hidden_from(rules: Any, s: Record, seat: int) -> Record:
    hidden = s.copy()
    rules.hide(hidden, seat)
    return hidden


def guessed(rules: Any, hidden: Record, seat: int, rng: random.Random) -> Record:
    whole = hidden.copy()
    rules.guess(whole, seat, [rng.getrandbits(64)])
    return whole


def check_hidden_records(play: Play) -> None:
    """What every seat knows, and a guess that fits it."""
    rng = play.rng()
    for step, s in walk(play):
        if rng.random() < OFTEN or s.actor == OVER:  # type: ignore[attr-defined]  # every State declares it
            for seat in range(play.configuration.seats):
                _check_seat(play, s, seat, step, rng)
            _check_spectator(play, s, step)


def _check_seat(play: Play, s: Record, seat: int, step: int, rng: random.Random) -> None:
    rules, known = play.rules, legal(play.rules, s, seat)
    hidden = hidden_from(rules, s, seat)
    play.hold(hidden_from(rules, hidden, seat) == hidden, step, f"hiding twice from seat {seat} hides more")
    play.hold(legal(rules, hidden, seat) == known, step, f"seat {seat} cannot tell what it may decide")
    guess = guessed(rules, hidden, seat, rng)
    play.hold(rules.broken(guess) == 0, step, f"a guess of seat {seat} breaks §{rules.broken(guess)}")
    play.hold(hidden_from(rules, guess, seat) == hidden, step, f"seat {seat} knows more than it was shown")
    play.hold(legal(rules, guess, seat) == known, step, f"seat {seat} may decide other things after a guess")


def _check_spectator(play: Play, s: Record, step: int) -> None:
    """Whoever looks on sees what lies open to all: what is left of what any seat knows, hidden once more."""
    open_to_all = hidden_from(play.rules, s, SPECTATOR)
    for seat in range(play.configuration.seats):
        known = hidden_from(play.rules, s, seat)
        same = hidden_from(play.rules, known, SPECTATOR) == open_to_all
        play.hold(same, step, f"a spectator sees what seat {seat} does not know")


def check_guesses_play_on(play: Play) -> None:
    """From a guess, the game can be played on like any other."""
    rng, positions = play.rng(), [s.copy() for _, s in walk(play)]
    for step in (0, *rng.sample(range(len(positions)), min(GUESSES, len(positions)))):
        seat = rng.randrange(play.configuration.seats)
        hidden = hidden_from(play.rules, positions[step], seat)
        _play_on(play, guessed(play.rules, hidden, seat, rng), step, rng)


def _play_on(play: Play, guess: Any, step: int, rng: random.Random) -> None:
    rules = play.rules
    for _ in range(STEPS):
        wrong = rules.broken(guess)
        play.hold(wrong == 0, step, f"play from a guess leads to where §{wrong} is broken")
        if guess.actor == OVER:
            return
        choices = legal(rules, guess, guess.actor)
        play.hold(bool(choices), step, f"play from a guess leads to where nothing is legal for {guess.actor}")
        rules.apply(guess, guess.actor, rng.choice(choices))
