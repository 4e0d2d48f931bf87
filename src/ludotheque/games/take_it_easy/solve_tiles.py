"""The tiles of a round as a person types them, and as a solver wants them: 19 different ones."""

from __future__ import annotations

import re
from collections.abc import Sequence

from .solve_tables import layout, tile_name


class TileError(ValueError):
    """These are not the tiles of a round. `reason` and `details` are for whoever translates it."""

    def __init__(self, message: str, reason: str, **details: object) -> None:
        super().__init__(message)
        self.reason, self.details = reason, details


def parse_tiles(text: str) -> list[int]:
    """The tiles of "294,163,...": three digits each, in the order in which they are called."""
    names = re.findall(r"[^\s,;]+", text)
    known = {tile_name(tile): tile for tile in range(layout().tiles)}
    for place, name in enumerate(names, 1):
        if name not in known:
            raise TileError(
                f"tile {place}, {name!r}, does not exist: a tile is {_digits()}, such as {tile_name(7)}",
                "unknown", place=place, name=name,
            )  # fmt: skip
    tiles = [known[name] for name in names]
    check(tiles)
    return tiles


def _digits() -> str:
    """What the digits of a tile can be, in calling order."""
    ways = zip(layout().numbers, layout().directions, strict=True)
    return ", ".join("{} or {} ({})".format(", ".join(map(str, n[:-1])), n[-1], way) for n, way in ways)


def check(tiles: Sequence[int]) -> None:
    board = layout()
    for place, tile in enumerate(tiles, 1):
        if not 0 <= tile < board.tiles:
            raise TileError(
                f"tile {place} is number {tile}, but tiles are numbered from 0 to {board.tiles - 1}",
                "unknown", place=place, name=str(tile),
            )  # fmt: skip
        if tile in tiles[: place - 1]:
            first = tiles.index(tile) + 1
            raise TileError(
                f"tile {place}, {tile_name(tile)}, is there already as tile {first}: each exists only once",
                "twice", place=place, first=first, name=tile_name(tile),
            )  # fmt: skip
    if len(tiles) != len(board.cells):
        raise TileError(
            f"expected {len(board.cells)} different tiles, one for each cell, but got {len(tiles)}",
            "count", expected=len(board.cells), got=len(tiles),
        )  # fmt: skip
