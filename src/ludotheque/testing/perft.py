"""Perft: how many sequences of decisions and outcomes there are from an opening. A fingerprint of the rules.

The numbers of each game are kept in a file; a rule that is changed by mistake changes them.
"""

from __future__ import annotations

import numpy as np

from ludotheque.engine.contract import apply, legal
from ludotheque.engine.game import Game
from ludotheque.engine.loops import fetch, nth_legal, put_back
from ludotheque.engine.native import Native
from ludotheque.engine.plain import plain
from ludotheque.engine.rulekit import OVER, count_bits
from ludotheque.engine.target import Words, as_state, new_cells, new_mask

from .compiled import only
from .configurations import Configuration


def counts(game: Game, configuration: Configuration, depth: int, *, compiled: bool = True) -> list[int]:
    """The number of sequences of length 1, 2 ... `depth`."""
    words, masks = game.rules.State.layout.words, -(-game.rules.ACTIONS // 64)
    found = np.zeros(depth, np.int64)
    template = np.frombuffer(configuration.opening(game).memory, np.uint64)
    room = [np.zeros(depth * size, np.uint64) for size in (words, masks)]
    if compiled:
        Native(perft, game.rules)(template, depth, *room, found)
    else:
        plain(perft, game.rules)(
            template, depth, *(array.data for array in room), found
        )  # ints, not NumPy's numbers
    return [int(n) for n in found]


def perft(template: Words, depth: int, positions: Words, masks: Words, found: Words) -> None:
    """Depth first; `positions` and `masks` have room for what is on the way from the opening to here."""
    cells, mask, taken = new_cells(), new_mask(), new_mask()
    s = as_state(cells)
    fetch(cells, template, 0)
    level = 0
    enter(cells, positions, masks, level)
    while level >= 0:
        fetch(mask, masks, level)
        if marked(mask) == 0:
            level -= 1
            continue
        action = nth_legal(mask, 0)
        only(taken, action)
        for w in range(len(mask)):
            masks[level * len(mask) + w] ^= taken[w]
        found[level] += 1
        if level + 1 < depth:
            fetch(cells, positions, level)
            apply(s, s.actor, action)
            level += 1
            enter(cells, positions, masks, level)


def enter(cells: Words, positions: Words, masks: Words, level: int) -> None:
    """Note the position and what is legal in it."""
    s, mask = as_state(cells), new_mask()
    for w in range(len(mask)):
        mask[w] = 0
    if s.actor != OVER:
        legal(s, s.actor, mask)
    put_back(cells, positions, level)
    put_back(mask, masks, level)


def marked(mask: Words) -> int:
    n = 0
    for w in range(len(mask)):
        n += count_bits(mask[w])
    return n
