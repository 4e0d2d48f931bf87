"""The invariants of every game as loops that are compiled: millions of steps of random play.

Written with the words of `contract`, `rulekit` and `target`, like the rules themselves.
"""

from __future__ import annotations

from typing import Any

from ludotheque.engine.contract import apply, broken, guess, hide, refusal, score
from ludotheque.engine.loops import fetch, find_legal, nth_legal, put_back
from ludotheque.engine.rulekit import CHANCE, OVER, Rng, allow, count_bits, pick, start
from ludotheque.engine.target import Words, as_state, new_cells, new_mask, new_rng, thread, threads

# What is wrong, as `check_games` reports it.
(
    SOUND,
    STUCK,
    ACTOR,
    BROKEN,
    LOOKED,
    HIDES_MORE,
    BLIND,
    WRONG_GUESS,
    LEAK,
    REASON,
    ALIASED,
    ERRATIC,
    ENDLESS,
) = range(13)
# Where `check_games` reports: steps done and games ended; then code, game, step and a detail of the first
# failure; and the paragraphs that were ever named as a reason, one bit each.
STEPS, GAMES, CODE, GAME, STEP, DETAIL, REASONS, RESULTS = range(8)

OUT_OF_TURN = 5  # once in so many steps, a seat is looked for that may decide out of turn


def trace_games(
    template: Words, seed: int, first: int, count: int, limit: int, traces: Words, lengths: Words
) -> None:
    """Play random games and write down every position, with room for `limit` of them to a game.

    A length is the number of steps. A thread plays one game after the other.
    """
    cells, mask, rng = new_cells(), new_mask(), new_rng()
    s = as_state(cells)
    game = thread()
    while game < count:
        fetch(cells, template, 0)
        start(rng, seed, first + game)
        steps = 0
        put_back(cells, traces, game * limit)
        while s.actor != OVER and steps + 1 < limit:
            apply(s, s.actor, nth_legal(mask, pick(rng, find_legal(s, s.actor, mask))))
            steps += 1
            put_back(cells, traces, game * limit + steps)
        lengths[game] = steps
        game += threads()


def check_games(
    template: Words,
    seed: int,
    first: int,
    steps: int,
    limit: int,
    actions: int,
    paragraphs: int,
    result: Words,
) -> None:
    """Check whole games, `first`, `first + 1` ..., until so many steps are done or something is wrong."""
    cells, rng, asking = new_cells(), new_rng(), new_rng()
    s = as_state(cells)
    game = first
    while result[STEPS] < steps and result[CODE] == SOUND:
        fetch(cells, template, 0)
        start(rng, seed, game)
        start(asking, seed, -1 - game)  # apart, so that the games stay the same when other things are asked
        step, code = 0, SOUND
        while code == SOUND and s.actor != OVER:
            code = check_step(cells, rng, asking, actions, paragraphs, result) if step < limit else ENDLESS
            step += 1
        if code == SOUND:
            code = check_position(cells, asking, actions, paragraphs, result)  # the last one too
        result[STEPS] += step
        result[GAMES] += 1
        if code != SOUND:
            result[CODE] = code
            result[GAME] = game
            result[STEP] = step - 1
        game += 1


def check_step(cells: Words, rng: Rng, asking: Rng, actions: int, paragraphs: int, result: Words) -> int:
    """Check the position and go on; what is wrong."""
    s, mask = as_state(cells), new_mask()
    if s.actor < CHANCE or s.actor >= s.seats:
        return ACTOR
    if find_legal(s, s.actor, mask) == 0:
        return STUCK
    code = check_position(cells, asking, actions, paragraphs, result)
    if code != SOUND:
        return code
    seat = next_to_act(s, rng)
    return check_apply(cells, seat, nth_legal(mask, pick(rng, find_legal(s, seat, mask))))


def next_to_act(s: Any, rng: Rng) -> int:
    """The one whose turn it is, or now and then another seat that may decide something as well."""
    mask = new_mask()
    if pick(rng, OUT_OF_TURN) == 0:
        seat = pick(rng, s.seats)
        if find_legal(s, seat, mask) > 0:
            return seat
    actor: int = s.actor
    return actor


def check_position(cells: Words, asking: Rng, actions: int, paragraphs: int, result: Words) -> int:
    s, before = as_state(cells), new_cells()
    put_back(cells, before, 0)
    if broken(s) != 0:
        result[DETAIL] = broken(s)
        return BROKEN
    for seat in range(s.seats):
        code = check_reason(cells, seat, pick(asking, actions), paragraphs, result)
        if code == SOUND:
            code = check_seat(cells, seat, asking)
        if code != SOUND:
            result[DETAIL] = seat
            return code
    return SOUND if same(cells, before) else LOOKED


def check_reason(cells: Words, seat: int, action: int, paragraphs: int, result: Words) -> int:
    """Is this decision refused exactly when it is not legal, and by a paragraph that exists?"""
    s, mask, asked = as_state(cells), new_mask(), new_mask()
    find_legal(s, seat, mask)
    only(asked, action)
    reason = refusal(s, seat, action)
    if reason < 0 or reason > paragraphs:
        return REASON
    if reason > 0:
        result[REASONS] |= 1 << reason
    return SOUND if (reason == 0) == common(mask, asked) else REASON


def check_seat(cells: Words, seat: int, asking: Rng) -> int:
    """What a seat knows says what it may decide, and tells nothing of what is hidden from it."""
    hidden, guessed, again = new_cells(), new_cells(), new_cells()
    s, h, g, a = as_state(cells), as_state(hidden), as_state(guessed), as_state(again)
    put_back(cells, hidden, 0)
    hide(h, seat)
    put_back(hidden, again, 0)
    hide(a, seat)
    if not same(again, hidden):
        return HIDES_MORE
    if not same_choices(cells, hidden, seat):
        return BLIND
    put_back(hidden, guessed, 0)
    guess(g, seat, asking)
    if broken(g) != 0:
        return WRONG_GUESS
    put_back(guessed, again, 0)
    hide(a, seat)
    if not same(again, hidden):
        return LEAK
    score(s, seat)
    return SOUND


def check_apply(cells: Words, seat: int, action: int) -> int:
    """Carry a decision out on two copies, then on the game itself."""
    before, one, other = new_cells(), new_cells(), new_cells()
    s = as_state(cells)
    put_back(cells, before, 0)
    put_back(cells, one, 0)
    put_back(cells, other, 0)
    apply(as_state(one), seat, action)
    if not same(cells, before) or not same(other, before):
        return ALIASED
    apply(as_state(other), seat, action)
    if not same(one, other):
        return ERRATIC
    apply(s, seat, action)
    return SOUND if same(cells, one) else ERRATIC


def same(one: Words, other: Words) -> bool:
    different = 0
    for w in range(len(one)):
        if one[w] != other[w]:
            different += 1
    return different == 0


def same_choices(one: Words, other: Words, seat: int) -> bool:
    first, second = new_mask(), new_mask()
    find_legal(as_state(one), seat, first)
    find_legal(as_state(other), seat, second)
    return same(first, second)


def common(one: Words, other: Words) -> bool:
    """Have two masks a bit in common?"""
    shared = 0
    for w in range(len(one)):
        shared += count_bits(one[w] & other[w])
    return shared > 0


def only(mask: Words, action: int) -> None:
    """Mark this decision and no other."""
    for w in range(len(mask)):
        mask[w] = 0
    allow(mask, action)
