"""What is told of a game: every decision has a name, every event a sentence that cites a paragraph."""

from __future__ import annotations

from ludotheque.engine.match import Match
from ludotheque.engine.record import Record
from ludotheque.engine.rulekit import CHANCE, SPECTATOR
from ludotheque.engine.story import tell
from ludotheque.engine.texts import LANGUAGES

from .hiding import hidden_from
from .walk import Play, legal, play_out

OFTEN = 0.2  # of the positions


def check_story(play: Play) -> None:
    """For every seat and a spectator, in every language, made from what that seat knows."""
    match, rng, paragraphs = play.match(), play.rng(), len(play.game.rulebook().paragraphs)
    before = match.record.copy()
    for step in play_out(match, rng):
        if step and rng.random() < OFTEN:
            _check_names(play, match, step)
            _check_events(play, before, match, step, paragraphs)
            _check_secrets(play, before, match, step)
        before = match.record.copy()


def _check_names(play: Play, match: Match, step: int) -> None:
    for seat in (CHANCE, *range(match.seats)):
        knows = match.record if seat == CHANCE else hidden_from(play.rules, match.record, seat)
        legal = match.legal(seat)
        for lang in LANGUAGES:
            t = play.game.texts(lang)
            names = [play.game.story.decision(knows, seat, action, t) for action in legal]
            play.hold(all(names), step, f"a decision of seat {seat} has no name in {lang}")


def _check_events(play: Play, before: Record, match: Match, step: int, paragraphs: int) -> None:
    seat, action = match.log[-1]
    for looking in (SPECTATOR, *range(match.seats)):
        then, now = (hidden_from(play.rules, s, looking) for s in (before, match.record))
        for event in play.game.story.events(then, seat, action, now):
            play.hold(1 <= event.paragraph <= paragraphs, step, f"event {event.key} cites §{event.paragraph}")
            for lang in LANGUAGES:
                told = tell(event, play.game.texts(lang), match.name)
                play.hold(bool(told), step, f"event {event.key} says nothing in {lang}")


def _check_secrets(play: Play, before: Record, match: Match, step: int) -> None:
    """Where a seat cannot see which of two decisions another took, it is told the same of both."""
    seat, action = match.log[-1]
    instead = before.copy()
    other = legal(play.rules, before, seat)[-1]
    play.rules.apply(instead, seat, other)
    for looking in (SPECTATOR, *range(match.seats)):
        then, now, then_too = (hidden_from(play.rules, s, looking) for s in (before, match.record, instead))
        if now == then_too:
            told = [play.game.story.events(then, seat, decided, now) for decided in (action, other)]
            play.hold(told[0] == told[1], step, f"seat {looking} is told what it cannot see: {told}")
