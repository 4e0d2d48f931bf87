"""Take It Easy: the rules, and nothing but the rules.

Each paragraph sign points into rules.en.md. Cells count from A1 (0) to E3 (18); sets of cells or of tiles
are kept as bits. Up to two tiles are in hand: one, or two at a time (§16).
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np

from ludotheque.engine.record import Cells, Int8, Int16, Int32, Int64, Record
from ludotheque.engine.rulekit import CHANCE, OVER, Mask, Rng, allow_all, count_bits, nth_bit, pick

from .board import components

_PARTS = components()
SEATS: Final = 8
CELLS: Final = _PARTS.tiles.placed
TILES: Final = _PARTS.tiles.count
ROUNDS: Final = 4
HANDS: Final = 2  # tiles in hand, at most

# Decisions: a cell for the first tile in hand, CELLS + a cell for the second. Outcomes: a tile, or COUNT,
# which is no chance at all: it comes after the last draw as the next draw comes after the others, locks what
# was laid (§7), and then the boards are counted (§12).
COUNT: Final = TILES
ACTIONS: Final = HANDS * CELLS

ALL_CELLS: Final = (1 << CELLS) - 1
ALL_TILES: Final = (1 << TILES) - 1
NONE: Final = -1  # no tile, no cell
HIDDEN: Final = -2  # laid, but where cannot be seen

NEIGHBOURS: Final = np.array([sum(1 << n for n in near) for near in _PARTS.neighbours], np.int64)

# What a tile leaves of the lines, by [tile, cell]: three bits for each line, one for each number that it may
# still show.
_LINES = _PARTS.lines
ALL_LINES: Final = (1 << 3 * len(_LINES)) - 1
LEFT_OF_LINES: Final = np.full((TILES, CELLS), ALL_LINES, np.int64)
for _tile, _numbers in enumerate(_PARTS.numbers):
    for _l, _line in enumerate(_LINES):
        _shown = _PARTS.direction[_line.direction].numbers.index(_numbers[_line.direction])
        for _cell in _line.cells:
            LEFT_OF_LINES[_tile, _cell] &= ~(7 << 3 * _l) | 1 << 3 * _l + _shown

# The points of a full board's lines, three of them at a time: by [third line, their nine bits].
LINES_AT_A_TIME: Final = 3
POINTS: Final = np.zeros((len(_LINES) // LINES_AT_A_TIME, 1 << 3 * LINES_AT_A_TIME), np.int16)
for _l, _line in enumerate(_LINES):
    for _bits in range(POINTS.shape[1]):
        for _k, _number in enumerate(_PARTS.direction[_line.direction].numbers):
            if _bits >> 3 * (_l % LINES_AT_A_TIME) & 7 == 1 << _k:
                POINTS[_l // LINES_AT_A_TIME, _bits] += len(_line.cells) * _number  # §11

BEST_ROUND: Final = 1  # tiebreak


class State(Record):
    actor: Int8
    seats: Int8
    # Options, each with the paragraph that explains it.
    call: Int8  # §5
    placed_stays: Int8  # §7
    open_boards: Int8  # §9
    rounds: Int8  # §13
    tiebreak: Int8  # §14
    touching: Int8  # §15
    pairs: Int8  # §16
    # The position.
    round: Int8  # from 0; the number of rounds counted
    caller: Int8
    to_come: Int8  # tiles that will still be drawn in this round
    left: Int32  # the tiles that have not been drawn
    tiles: Annotated[Cells, Int8, HANDS]  # the tiles called last, or NONE
    waiting: Int16  # the seats that have not laid all of them, one bit each
    placed: Annotated[Cells, Int8, SEATS, HANDS]  # the cell of each, NONE or HIDDEN
    board: Annotated[Cells, Int8, SEATS, CELLS]  # the tile on each cell, or NONE
    free: Annotated[Cells, Int32, SEATS]  # the cells without one
    lines: Annotated[Cells, Int64, SEATS]  # what its lines may still show, as in LEFT_OF_LINES
    points: Annotated[Cells, Int16, SEATS, ROUNDS]


def unfit(s: State) -> int:
    """All options go together, for any number of seats."""
    return 0


def setup(s: State) -> None:
    if s.rounds == 0:  # §13: four rounds, and §17: alone, a single board
        s.rounds = 1 if s.seats == 1 else ROUNDS
    s.left, s.to_come = ALL_TILES, CELLS
    s.actor = CHANCE
    clear_boards(s)
    empty_hands(s)


def legal(s: State, seat: int, mask: Mask) -> None:
    if seat == CHANCE:
        if s.actor == CHANCE:
            allow_all(mask, s.left if s.to_come > 0 else 1 << COUNT)
        return
    lies = s.waiting >> seat & 1 == 0  # §7: whoever has laid everything may still move it
    if lies and s.placed_stays:
        return
    for hand in range(HANDS):
        if s.tiles[hand] >= 0 and (s.placed[seat, hand] >= 0) == lies:
            allow_all(mask, fitting(s, seat, hand) << CELLS * hand)


def refusal(s: State, seat: int, action: int) -> int:
    """The paragraph that forbids this seat this decision, or 0 where it is legal."""
    if s.actor == OVER:
        return 13
    if seat == CHANCE:
        return 8  # nobody draws while somebody still has to place
    lies = s.waiting >> seat & 1 == 0
    if lies and s.placed[seat, 0] < 0:
        return 10 if s.to_come == CELLS and s.round > 0 else 4
    if lies and s.placed_stays:
        return 8 if s.waiting else 7
    hand = 1 if action >= CELLS else 0
    if s.tiles[hand] < 0:
        return 6
    if not lies and s.placed[seat, hand] >= 0:
        return 16  # the other tile of the pair comes first
    cell = action - CELLS * hand
    if s.free[seat] >> cell & 1 == 0:
        return 6
    return 0 if int(fitting(s, seat, hand)) >> cell & 1 else 15


def apply(s: State, seat: int, action: int) -> None:
    if seat != CHANCE:
        place(s, seat, action)
    elif s.to_come > 0:
        draw(s, action)
    else:
        count(s)


def score(s: State, seat: int) -> int:
    """§13: the points of all rounds."""
    total = 0
    for r in range(ROUNDS):
        total += s.points[seat, r]
    return total


def tiebreak(s: State, seat: int) -> int:
    """§14: between equal scores, the best single round decides, where that was agreed."""
    best = 0
    if s.tiebreak == BEST_ROUND:
        for r in range(ROUNDS):
            best = max(best, s.points[seat, r])
    return best


# --- what others cannot see, §9 --------------------------------------------------------------------


def hide(s: State, seat: int) -> None:
    """§9: where the others have laid the tiles called last. That they have is seen by all."""
    if s.open_boards:
        return
    for other in range(s.seats):
        for hand in range(HANDS):
            if other != seat and s.placed[other, hand] >= 0:
                lift(s, other, hand)
                s.placed[other, hand] = HIDDEN


def guess(s: State, seat: int, rng: Rng) -> None:
    """Lay what is hidden on cells where it may lie."""
    for other in range(s.seats):
        for hand in range(HANDS):
            if s.placed[other, hand] == HIDDEN:
                cells = fitting(s, other, hand)
                lay(s, other, hand, nth_bit(cells, pick(rng, count_bits(cells))))


# --- drawing and placing, §4 to §9, §16 ------------------------------------------------------------


def draw(s: State, tile: int) -> None:
    """§5: the caller draws a tile. §7: those that were called before it are locked now."""
    second = s.pairs and s.to_come & 1 == 0  # §16: nine pairs, and the last tile alone
    if s.to_come == CELLS:
        clear_boards(s)  # §13
    s.left ^= 1 << tile
    s.to_come -= 1
    if second:
        s.tiles[1] = tile
    else:
        empty_hands(s)
        s.tiles[0] = tile
        if s.pairs and s.to_come > 0:
            return  # §16: the second tile is drawn before anybody places
    s.waiting = (1 << s.seats) - 1  # §6: everybody places, the caller too
    s.actor = 0


def place(s: State, seat: int, action: int) -> None:
    """§6: lay a tile on a free cell. §7: or move it there."""
    hand, cell = 0, action
    if s.pairs and action >= CELLS:
        hand, cell = 1, action - CELLS
    if s.waiting >> seat & 1 == 0:
        lift(s, seat, hand)
    lay(s, seat, hand, cell)
    if s.tiles[1] >= 0 and (s.placed[seat, 0] == NONE or s.placed[seat, 1] == NONE):
        return  # §16: the other tile of the pair
    s.waiting &= ~(1 << seat)
    if s.waiting:
        s.actor = nth_bit(s.waiting, 0)  # §8: the next draw waits for everybody
    elif s.to_come == 0 and s.placed_stays:
        count(s)
    else:
        s.actor = CHANCE


def lay(s: State, seat: int, hand: int, cell: int) -> None:
    tile = s.tiles[hand]
    s.board[seat, cell] = tile
    s.free[seat] ^= 1 << cell
    s.lines[seat] &= int(LEFT_OF_LINES[tile, cell])
    s.placed[seat, hand] = cell


def lift(s: State, seat: int, hand: int) -> None:
    cell = s.placed[seat, hand]
    s.board[seat, cell] = NONE
    s.free[seat] |= 1 << cell
    s.lines[seat] = lines_of(s, seat)
    s.placed[seat, hand] = NONE


def fitting(s: State, seat: int, hand: int) -> int:
    """The free cells on which this tile in hand may be laid, or to which it may be moved."""
    free = s.free[seat]
    return touching_cells(s, seat, hand) if s.touching else free


def touching_cells(s: State, seat: int, hand: int) -> int:
    """§15: those where all tiles of the board hang together, at the latest with the other of a pair."""
    free, other = s.free[seat], 1 - hand
    partner = 1 << s.placed[seat, other] if s.placed[seat, other] >= 0 else 0
    earlier = ALL_CELLS & ~free & ~partner
    if s.placed[seat, hand] >= 0:
        earlier &= ~(1 << s.placed[seat, hand])
    if earlier == 0:  # the first tile of the round goes anywhere
        return free & beside(partner) if partner else free
    near = free & beside(earlier)
    if partner == 0:
        return near | free & beside(near) if s.tiles[other] >= 0 else near
    if partner & beside(earlier):
        return near | free & beside(partner)
    return near & beside(partner)  # §16: the other tile lies apart, so this one has to link it


def beside(cells: int) -> int:
    """The cells that touch one of these side against side."""
    around = 0
    for cell in range(CELLS):
        if cells >> cell & 1:
            around |= int(NEIGHBOURS[cell])
    return around


def clear_boards(s: State) -> None:
    for seat in range(SEATS):
        s.free[seat] = ALL_CELLS
        s.lines[seat] = ALL_LINES
        for cell in range(CELLS):
            s.board[seat, cell] = NONE


def empty_hands(s: State) -> None:
    for hand in range(HANDS):
        s.tiles[hand] = NONE
        for seat in range(SEATS):
            s.placed[seat, hand] = NONE


# --- counting, §10 to §13 --------------------------------------------------------------------------


def count(s: State) -> None:
    """§10: the round is over; §13: the next seat calls. The boards lie there until the next draw."""
    for seat in range(s.seats):
        s.points[seat, s.round] = points_of(s.lines[seat])
    empty_hands(s)
    s.round += 1
    if s.round == s.rounds:
        s.actor = OVER
        return
    s.caller = s.caller + 1 if s.caller + 1 < s.seats else 0
    s.left, s.to_come = ALL_TILES, CELLS
    s.actor = CHANCE


def points_of(lines: int) -> int:
    """§11: the points of all unbroken lines of a full board."""
    points = 0
    for group in range(len(POINTS)):
        points += int(POINTS[group, lines >> 3 * LINES_AT_A_TIME * group & len(POINTS[0]) - 1])
    return points


def lines_of(s: State, seat: int) -> int:
    """What the tiles of a board leave of its lines."""
    lines = ALL_LINES
    for cell in range(CELLS):
        if s.board[seat, cell] >= 0:
            lines &= int(LEFT_OF_LINES[s.board[seat, cell], cell])
    return lines


# --- what must be true in every position -----------------------------------------------------------


def broken(s: State) -> int:
    """The paragraph whose invariant does not hold, or 0."""
    if count_bits(s.left) != TILES - CELLS + s.to_come:
        return 10
    if s.actor != OVER and s.caller != s.round % s.seats:
        return 13
    waiting = 0
    for seat in range(s.seats):
        wrong = broken_board(s, seat)
        if wrong:
            return wrong
        if s.actor >= 0 and to_place(s, seat):
            waiting |= 1 << seat
    if waiting != s.waiting or (waiting and s.actor != nth_bit(waiting, 0)):
        return 8
    return 0


def broken_board(s: State, seat: int) -> int:
    lying = 0
    for cell in range(CELLS):
        tile = s.board[seat, cell]
        if (tile == NONE) != (s.free[seat] >> cell & 1 == 1):
            return 6
        if tile >= 0:
            if lying >> tile & 1:
                return 3  # every tile exists once
            lying |= 1 << tile
    if s.lines[seat] != lines_of(s, seat):
        return 11
    if s.to_come == CELLS:  # before the first draw the board is empty, or still shows the last round
        return 0 if count_bits(lying) == (CELLS if s.round > 0 else 0) else 13
    drawn = ALL_TILES & ~s.left
    for hand in range(HANDS):
        if s.placed[seat, hand] >= 0 and s.board[seat, s.placed[seat, hand]] != s.tiles[hand]:
            return 7
        if s.tiles[hand] >= 0 and s.placed[seat, hand] < 0:
            drawn &= ~(1 << s.tiles[hand])
    if lying != drawn:
        return 6  # everybody lays the same tiles
    if s.touching and not to_place(s, seat) and not hang_together(ALL_CELLS & ~s.free[seat]):
        return 15
    return 0


def to_place(s: State, seat: int) -> bool:
    """Has this seat not laid all tiles in hand?"""
    first = s.tiles[0] >= 0 and s.placed[seat, 0] == NONE
    second = s.tiles[1] >= 0 and s.placed[seat, 1] == NONE
    return first or second


def hang_together(cells: int) -> bool:
    """§15: can one go from any of these cells to any other over cells of the set?"""
    reached = cells & -cells
    for _ in range(CELLS):
        reached |= cells & beside(reached)
    return reached == cells
