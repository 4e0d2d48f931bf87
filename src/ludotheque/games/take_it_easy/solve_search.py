"""The search for the best board: plain functions over arrays of int64, ready for a compiler.

A *pattern* says for the five lines of one direction which number runs along each of them, or that
the line is broken. Three patterns, one per direction, are a *plan* of the whole board; its score is
known before any tile is laid. Plans are visited from the highest score downwards, so the first plan
for which the tiles suffice is a best board, and everything above it has been shown impossible.

Two patterns of different directions can only go together if no two numbers meet on more cells than
there are tiles with both. Every pair of a rising and a vertical pattern that passes waits in a
queue, under the score of its next plan: itself and the next falling pattern that goes with both.

The arrays, the same for all functions (`solve_tables` builds them):
scores[d, p]        what pattern p of direction d is worth
shelves[d, i]       the i-th best pattern of direction d the tiles allow; sizes[d] of them
crossings[k, p, q]  on how many cells each two numbers meet, packed; k is 0 for rising and vertical,
                    1 for rising and falling, 2 for vertical and falling patterns
room[k]             how many tiles have these two numbers, packed alike, guard bits set
heads[score]        the first pair waiting under a score
links[pair]         the pair waiting behind it, and the falling pattern of its own next plan
opened[i]           how many vertical patterns the i-th rising one was paired with so far
now                 the score reached and the plan's three patterns
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Ints: TypeAlias = NDArray[np.int64]

RISING, VERTICAL, FALLING = 0, 1, 2
NOBODY = -1
SCORE, PLAN = 0, 1  # places in `now`; the plan takes three
BEHIND, THIRD = 0, 1
LAYOUT, HOLDER, ASKED, QUEUE = 0, 1, 2, 3  # the rows of `desk`

# Nine counts of five bits each. The top bit of every field is a guard: it is set in `room` and
# survives the subtraction of the cells just when there are tiles enough.
GUARDS = sum(16 << 5 * field for field in range(9))


def enough(room: int, cells: int) -> bool:
    """Are there tiles for these cells, for each of the nine pairs of numbers?"""
    return (room - cells) & GUARDS == GUARDS


def wait(
    scores: Ints, shelves: Ints, sizes: Ints, crossings: Ints, room: Ints,
    heads: Ints, links: Ints, rising: int, vertical: int, start: int,
) -> None:  # fmt: skip
    """Queue a pair under its next plan: the first falling pattern from `start` on that fits both."""
    r, v = shelves[RISING, rising], shelves[VERTICAL, vertical]
    for falling in range(start, sizes[FALLING]):
        f = shelves[FALLING, falling]
        if enough(room[1], crossings[1, r, f]) and enough(room[2], crossings[2, v, f]):
            score = scores[RISING, r] + scores[VERTICAL, v] + scores[FALLING, f]
            pair = rising * sizes[VERTICAL] + vertical
            links[pair, THIRD] = falling
            links[pair, BEHIND] = heads[score]
            heads[score] = pair
            return


def open_pairs(
    scores: Ints, shelves: Ints, sizes: Ints, crossings: Ints, room: Ints,
    heads: Ints, links: Ints, opened: Ints, score: int,
) -> None:  # fmt: skip
    """Queue the pairs that reach `score` with the best falling pattern, and did not before."""
    best_falling = scores[FALLING, shelves[FALLING, 0]]
    best_vertical = scores[VERTICAL, shelves[VERTICAL, 0]]
    for rising in range(sizes[RISING]):
        r = shelves[RISING, rising]
        lacking = score - scores[RISING, r] - best_falling
        if lacking > best_vertical:
            return
        while opened[rising] < sizes[VERTICAL]:
            v = shelves[VERTICAL, opened[rising]]
            if scores[VERTICAL, v] < lacking:
                break
            if enough(room[0], crossings[0, r, v]):
                wait(scores, shelves, sizes, crossings, room, heads, links, rising, opened[rising], 0)
            opened[rising] += 1


def next_plan(
    scores: Ints, shelves: Ints, sizes: Ints, crossings: Ints, room: Ints,
    heads: Ints, links: Ints, opened: Ints, now: Ints,
) -> bool:  # fmt: skip
    """Put the next plan in order of score into `now`; False when none is left."""
    while heads[now[SCORE]] == NOBODY:
        if now[SCORE] == 0:
            return False
        now[SCORE] -= 1
        open_pairs(scores, shelves, sizes, crossings, room, heads, links, opened, now[SCORE])
    pair = heads[now[SCORE]]
    heads[now[SCORE]] = links[pair, BEHIND]
    rising, vertical, falling = pair // sizes[VERTICAL], pair % sizes[VERTICAL], links[pair, THIRD]
    now[PLAN + RISING] = shelves[RISING, rising]
    now[PLAN + VERTICAL] = shelves[VERTICAL, vertical]
    now[PLAN + FALLING] = shelves[FALLING, falling]
    wait(scores, shelves, sizes, crossings, room, heads, links, rising, vertical, falling + 1)
    return True


def sort_out(patterns: Ints, line_of: Ints, bearers: Ints, tiles: int, now: Ints, choices: Ints) -> bool:
    """Find every cell's tiles under the plan; False when a cell has none or two need the same one.

    Sets of tiles are bits of an int. bearers[d, n] are the tiles with the n-th number of direction
    d; the last entry, for a broken line, holds all tiles.
    """
    taken = 0
    for cell in range(line_of.shape[0]):
        choice = tiles
        for d in range(3):
            choice &= bearers[d, patterns[d, now[PLAN + d], line_of[cell, d]]]
        if choice & (choice - 1) == 0:  # none at all, or just one
            if choice == 0 or choice & taken != 0:
                return False
            taken |= choice
        choices[cell] = choice
    return True


def hand_over(tile: int, desk: Ints) -> None:
    """Each cell along the path takes the tile it asked for and leaves its own to the one before."""
    while tile != NOBODY:
        cell = desk[ASKED, tile]
        left = desk[LAYOUT, cell]
        desk[LAYOUT, cell] = tile
        desk[HOLDER, tile] = cell
        tile = left


def lay(cell: int, choices: Ints, desk: Ints) -> bool:
    """Give one more cell a tile, moving those already laid where that helps (augmenting path)."""
    desk[ASKED, :] = NOBODY
    desk[QUEUE, 0] = cell
    first, last = 0, 1
    while first < last:
        asker = desk[QUEUE, first]
        first += 1
        for tile in range(desk.shape[1]):
            if choices[asker] >> tile & 1 == 0 or desk[ASKED, tile] != NOBODY:
                continue
            desk[ASKED, tile] = asker
            if desk[HOLDER, tile] == NOBODY:
                hand_over(tile, desk)
                return True
            desk[QUEUE, last] = desk[HOLDER, tile]
            last += 1
    return False


def lay_all(choices: Ints, desk: Ints) -> bool:
    """Give every cell a tile of its choice, no tile twice; False when that cannot be done.

    desk[LAYOUT, cell] is the cell's tile, desk[HOLDER, tile] the tile's cell, desk[ASKED, tile] the
    cell that asked for it in this round, desk[QUEUE] the cells that still have to ask.
    """
    desk[:] = NOBODY
    laid = 0
    while laid < choices.shape[0] and lay(laid, choices, desk):
        laid += 1
    return bool(laid == choices.shape[0])


def best_board(
    scores: Ints, shelves: Ints, sizes: Ints, crossings: Ints, room: Ints,
    heads: Ints, links: Ints, opened: Ints, now: Ints,
    patterns: Ints, line_of: Ints, bearers: Ints, tiles: int, choices: Ints, desk: Ints,
) -> int:  # fmt: skip
    """Lay out the tiles for the first plan that works and return its score."""
    while next_plan(scores, shelves, sizes, crossings, room, heads, links, opened, now):
        if sort_out(patterns, line_of, bearers, tiles, now, choices) and lay_all(choices, desk):
            return int(now[SCORE])
    return NOBODY
