"""Every position of a game is sound: somebody can go on, what is refused is refused for a reason."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from ludotheque.engine.native import Native
from ludotheque.engine.plain import plain
from ludotheque.engine.record import Record
from ludotheque.engine.rulekit import CHANCE, OVER

from .compiled import trace_games
from .strict import StrictRecord, strict
from .walk import LIMIT, Play, legal, play_out, walk

SAMPLE = 12  # decisions per seat whose refusal is asked for; the compiled checks ask in every position
TRACED = 2000  # positions of each game that are compared between machines
OFTEN = 0.1  # of the positions in which that is asked


def check_play(play: Play) -> None:
    """Strictly by the contract: see `strict`. Legal decisions, refusals, invariants, chance, and an end."""
    guarded, rng, paragraphs = strict(play.rules), play.rng(), len(play.game.rulebook().paragraphs)
    s: Any = StrictRecord(play.opening())
    for step in range(LIMIT):
        wrong = guarded.broken(s)
        play.hold(wrong == 0, step, f"§{wrong} does not hold")
        if rng.random() < OFTEN or s.actor == OVER:
            _check_refusals(play, guarded, s, step, paragraphs, rng)
        if s.actor == OVER:
            return
        play.hold(CHANCE <= s.actor < s.seats, step, f"{s.actor} is no seat, nor chance")
        choices = legal(guarded, s, s.actor)
        play.hold(bool(choices), step, f"nothing is legal for {s.actor}, whose turn it is")
        guarded.apply(s, s.actor, rng.choice(choices))
    play.hold(False, LIMIT, "the game does not end")


def _check_refusals(play: Play, guarded: Any, s: Any, step: int, paragraphs: int, rng: random.Random) -> None:
    for seat in range(s.seats):
        allowed = set(legal(guarded, s, seat))
        asked = range(guarded.ACTIONS)
        for action in asked if len(asked) <= SAMPLE else {*rng.sample(asked, SAMPLE), *sorted(allowed)[:8]}:
            reason = guarded.refusal(s, seat, action)
            if action in allowed:
                play.hold(
                    reason == 0, step, f"decision {action} of seat {seat} is legal, but §{reason} forbids it"
                )
            else:
                complaint = (
                    f"decision {action} of seat {seat} is refused by §{reason}, which is not in the rulebook"
                )
                play.hold(1 <= reason <= paragraphs, step, complaint)


def check_looking(play: Play) -> None:
    """Asking for what is legal, for a reason, a score or the invariants changes nothing."""
    rules = play.rules
    for step, s in walk(play):
        before = bytes(s)
        for seat in range(play.configuration.seats):
            legal(rules, s, seat)
            rules.refusal(s, seat, step % rules.ACTIONS)
            rules.score(s, seat)
        rules.broken(s)
        play.hold(bytes(s) == before, step, "looking at the position changed it")


def check_copies(play: Play) -> None:
    """Old copies keep their bytes while the game goes on, and two copies go the same way."""
    kept: list[tuple[Record, bytes]] = []
    for step, s in walk(play):
        kept.append((s.copy(), bytes(s)))
        actor = s.actor  # type: ignore[attr-defined]  # every State declares it
        if actor == OVER:
            break
        one, other = s.copy(), s.copy()
        first, last = (legal(play.rules, s, actor)[i] for i in (0, -1))
        play.rules.apply(one, actor, first)
        play.rules.apply(s.copy(), actor, last)
        play.rules.apply(other, actor, first)
        play.hold(one == other, step, "two copies, treated alike, went different ways")
        play.hold(bytes(s) == kept[-1][1], step, "playing on a copy changed the original")
    for step, (copy, bytes_) in enumerate(kept):
        play.hold(bytes(copy) == bytes_, step, "a copy changed while the original was played on")


def check_other_seats(play: Play) -> None:
    """Whoever is in `waiting()` may act, and the order in which two seats decide makes no difference."""
    match, rng = play.match(), play.rng()
    for step in play_out(match, rng):
        play.hold(play.rules.broken(match.record) == 0, step, "an invariant does not hold")
        waiting = match.waiting()
        if len(waiting) > 1:
            _check_order(play, match.record, rng.sample(waiting, 2), step, rng)


def _check_order(play: Play, s: Record, seats: list[int], step: int, rng: random.Random) -> None:
    decided = [(seat, rng.choice(legal(play.rules, s, seat))) for seat in seats]
    ends = []
    for order in (decided, decided[::-1]):
        end = s.copy()
        for seat, action in order:
            if action not in legal(play.rules, end, seat):
                return  # the first decision took the second seat's away: their order matters
            play.rules.apply(end, seat, action)
        ends.append(end)
    play.hold(ends[0] == ends[1], step, f"the order of {decided} makes a difference")


def check_compiled(play: Play) -> None:
    """Plain Python and machine code play the same game, byte by byte."""
    hold_alike(play, plain(trace_games, play.rules), Native(trace_games, play.rules), games=1)


def hold_alike(play: Play, one: Any, other: Any, games: int) -> None:
    """Two runs of `trace_games`, on whatever machine, write the same positions."""
    template = np.frombuffer(play.opening().memory, np.uint64)
    rows, lengths = [], []
    for run in (one, other):
        traces, steps = np.zeros(games * TRACED * len(template), np.uint64), np.zeros(games, np.int64)
        run(template, play.seed, 0, games, TRACED, traces, steps)
        rows.append(traces.reshape(games, TRACED, -1))
        lengths.append(steps.tolist())
    different = np.argwhere((rows[0] != rows[1]).any(axis=2))
    game, step = different[0] if len(different) else (0, 0)
    play.hold(not len(different), int(step), f"two machines play game {game} differently")
    play.hold(
        lengths[0] == lengths[1], 0, f"games took {lengths[0]} steps on one machine, {lengths[1]} on another"
    )
