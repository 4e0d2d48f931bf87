"""Games between sensible players, as machine code: for those who study how long and how fair a game is.

A game may have a module `study` beside its rules, written with the same words, which says

    SIDES                       how many different things a seat can play: buildings, lists, fleets
    side(s, seat)               which of them this seat plays
    began(s)                    the seat that had the first turn
    prefer(s, seat, action)     how much a sensible player likes a legal decision: more is better
    SECONDS_PER_THROW           the pace at a table: for a throw or a card, with all that follows
    SECONDS_PER_CHOICE          and for a decision between two or more

`prefer` sees the record as its seat knows it.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any

from .contract import apply, hide, score
from .game import Game
from .loops import fetch, find_legal, nth_legal, put_back, random_step
from .rulekit import CHANCE, OVER, Mask, Rng, pick, start
from .target import Words, as_state, new_cells, new_mask, new_rng, thread, threads


def prefer(s: Any, seat: int, action: int) -> int:
    """How much a sensible player on this seat likes this legal decision."""
    raise NotImplementedError


def side(s: Any, seat: int) -> int:
    """What this seat plays, from 0 to SIDES - 1."""
    raise NotImplementedError


def began(s: Any) -> int:
    """The seat that had the first turn, of use when the game is over."""
    raise NotImplementedError


def studied(game: Game) -> ModuleType:
    """The rules of a game with what its module `study` adds, for `sensible_games`."""
    both = ModuleType(f"{game.package}.rules_and_study")
    also = {f: getattr(game.study, f.__name__) for f in (prefer, side, began)}
    vars(both).update(vars(game.rules), ALSO=also)
    return both


def sensible_games(
    template: Words,
    seed: int,
    first: int,
    count: int,
    limit: int,
    lengths: Words,
    scores: Words,
    throws: Words,
    choices: Words,
    begins: Words,
    sides: Words,
) -> None:
    """As `loops.random_games`, but every seat decides sensibly.

    Counted beside the steps are the outcomes of chance and the decisions between two or more; noted are
    the seat that began and the side of each seat.
    """
    cells, hidden, mask, rng = new_cells(), new_cells(), new_mask(), new_rng()
    s = as_state(cells)
    game = thread()
    while game < count:
        fetch(cells, template, 0)
        start(rng, seed, first + game)
        steps, thrown, chosen = 0, 0, 0
        while s.actor != OVER and steps < limit:
            if s.actor == CHANCE:
                random_step(s, CHANCE, rng, mask)
                thrown += 1
            else:
                chosen += sensible_step(cells, hidden, rng, mask)
            steps += 1
        lengths[game] = steps if s.actor == OVER else -steps
        throws[game], choices[game], begins[game] = thrown, chosen, began(s)
        for seat in range(s.seats):
            scores[game * s.seats + seat] = score(s, seat)
            sides[game * s.seats + seat] = side(s, seat)
        game += threads()


def sensible_step(cells: Words, hidden: Words, rng: Rng, mask: Mask) -> int:
    """The seat in turn decides; was there anything to choose?"""
    s, h = as_state(cells), as_state(hidden)
    seat = s.actor
    legal = find_legal(s, seat, mask)
    put_back(cells, hidden, 0)
    hide(h, seat)
    apply(s, seat, preferred(h, seat, mask, legal, rng))
    return 1 if legal > 1 else 0


def preferred(h: Any, seat: int, mask: Mask, legal: int, rng: Rng) -> int:
    """The decision that is liked best; of several, any, all alike."""
    best, liked, equals = nth_legal(mask, 0), 0, 0
    for n in range(legal):
        action = nth_legal(mask, n)
        worth = prefer(h, seat, action)
        if equals == 0 or worth > liked:
            best, liked, equals = action, worth, 1
        elif worth == liked:
            equals += 1
            if pick(rng, equals) == 0:
                best = action
    return best
