"""The boards of the race game, read from board.toml and checked."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Literal

import msgspec

from ludotheque.engine.data import BadData, board_path, read_toml

Source = Literal["rulebook", "public", "reconstruction"]
Point = tuple[float, float]
PATH = board_path(Path(__file__).parent)


class Colour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    figure: str
    source: Source


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One side of the board. Circle k * arm is the A of colour k; points are for drawing."""

    colours: int
    arm: int
    source: Source
    track: tuple[Point, ...]
    homes: tuple[tuple[Point, ...], ...]
    corners: tuple[tuple[Point, ...], ...]


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat plays each colour, in board order; -1: nobody."""

    colours: int
    seats: int
    double: tuple[int, ...]
    empty: tuple[int, ...]
    source: Source


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    men: int
    home: int
    sides: int
    prizes: tuple[int, ...]
    colour: tuple[Colour, ...]
    board: tuple[Board, ...]
    seating: tuple[Seating, ...]

    def side(self, colours: int, arm: int) -> Board:
        return next(b for b in self.board if (b.colours, b.arm) == (colours, arm))


@cache
def components(path: Path = PATH) -> Components:
    found = read_toml(path, Components)
    for board in found.board:
        _check_board(path, found, board)
    for seating in found.seating:
        _check_seating(path, seating)
    return found


def _check_board(path: Path, parts: Components, board: Board) -> None:
    where = f"{path}: the board of {board.colours} colours with arms of {board.arm}"
    if len(board.track) != board.colours * board.arm:
        raise BadData(f"{where} has {len(board.track)} circles, not {board.colours * board.arm}")
    if len(board.track) > 63:
        raise BadData(f"{where} has more than 63 circles")
    if len(set(board.track)) != len(board.track) or any(a == b for a, b in pairwise(board.track)):
        raise BadData(f"{where} has two circles in the same place")
    if [len(h) for h in board.homes] != [parts.home] * board.colours:
        raise BadData(f"{where} needs {parts.home} home circles for each colour")
    if [len(c) for c in board.corners] != [parts.men] * board.colours:
        raise BadData(f"{where} needs room for {parts.men} men in each corner")
    if board.colours > len(parts.colour):
        raise BadData(f"{where} has more colours than there are men for")


def _check_seating(path: Path, seating: Seating) -> None:
    where = f"{path}: the seating of {seating.seats} on {seating.colours} colours"
    for owners in (seating.double, seating.empty):
        used = [owners.count(seat) for seat in range(seating.seats)]
        if len(owners) != seating.colours or sum(used) + owners.count(-1) != seating.colours:
            raise BadData(f"{where} names other seats")
        if not all(1 <= n <= 2 for n in used):
            raise BadData(f"{where} gives the seats {used} colours")
