"""The coasts behind the board of Take Off!, from Natural Earth (public domain): world.txt and world.json.

    python -m tools.take_off_coast

The map of the board is no usual one: it begins and ends in Hawaii, at 158° W, which is 202° E again; two
degrees beyond on each side are seen. World.txt shows the land in characters for terminals: COLUMNS of
them from edge to edge, LINES from NORTH to SOUTH. World.json has the outlines, in degrees, for drawings.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from tools.take_off_sources import ATLAS, GAME, packed

WEST, EAST = -160.0, 204.0
NORTH, SOUTH = 80.0, -58.0
COLUMNS, LINES = 78, 24
ANTARCTICA = -60.0  # what reaches further south
SMALLEST = 1.0  # square degrees: smaller islands are not drawn
BORDER = 4.0  # degrees that outlines go on beyond the edges

Point = tuple[float, float]
Ring = list[Point]


def main() -> None:
    land = [ring for ring in rings() if area(ring) >= SMALLEST and min(y for _, y in ring) > ANTARCTICA]
    pieces = [piece for ring in land for piece in placed(ring)]
    (GAME / "world.txt").write_text("".join(f"{line}\n" for line in mask(pieces)), "utf-8")
    drawn = [[[round(x, 1), round(y, 1)] for x, y in piece] for piece in pieces]
    text = json.dumps({"west": WEST, "east": EAST, "land": drawn}, separators=(",", ":"))
    (GAME / "world.json").write_text(text + "\n", "utf-8")


def rings() -> Iterator[Ring]:
    """The outer outlines of all land; there is no lake in this file but the Caspian Sea."""
    atlas = json.loads(packed(ATLAS, "land-110m.json"))
    arcs = [unpacked(arc, atlas["transform"]) for arc in atlas["arcs"]]
    for shape in atlas["objects"]["land"]["geometries"]:
        polygons = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
        for polygon in polygons:
            for ring in polygon:
                yield joined(ring, arcs)


def unpacked(arc: list[list[int]], transform: Any) -> Ring:
    """An arc of TopoJSON: steps in whole numbers, to be added up and scaled."""
    (kx, ky), (dx, dy) = transform["scale"], transform["translate"]
    x = y = 0
    line = []
    for step_x, step_y in arc:
        x, y = x + step_x, y + step_y
        line.append((x * kx + dx, y * ky + dy))
    return line


def joined(ring: list[int], arcs: list[Ring]) -> Ring:
    line: Ring = []
    for index in ring:
        arc = arcs[index] if index >= 0 else arcs[~index][::-1]
        line += arc[1:] if line else arc
    return unbroken(line)


def unbroken(ring: Ring) -> Ring:
    """An outline that goes on beyond 180° instead of jumping to the other edge of an ordinary map."""
    line, turn = ring[:1], 0
    for (before, _), (x, y) in pairwise(ring):
        turn += 360 if x - before < -180 else -360 if x - before > 180 else 0
        line.append((x + turn, y))
    return line


def area(ring: Ring) -> float:
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise(ring))) / 2


def placed(ring: Ring) -> Iterator[Ring]:
    """Where an outline lies on this map: as it is, or once around the world, as far as seen."""
    for turn in (-360, 0, 360):
        moved = [(x + turn, y) for x, y in ring]
        cut = clipped(clipped(moved, WEST - BORDER, 1), EAST + BORDER, -1)
        if len(cut) > 2:
            yield cut


def clipped(ring: Ring, edge: float, sign: int) -> Ring:
    """What of an outline lies right of the edge (sign 1) or left of it (sign -1)."""
    kept: Ring = []
    for (ax, ay), (bx, by) in pairwise([*ring, *ring[:1]]):
        inside, next_inside = (ax - edge) * sign >= 0, (bx - edge) * sign >= 0
        if inside:
            kept.append((ax, ay))
        if inside != next_inside:
            kept.append((edge, ay + (by - ay) * (edge - ax) / (bx - ax)))
    return kept


def mask(pieces: list[Ring]) -> list[str]:
    wide, high = (EAST - WEST) / COLUMNS, (NORTH - SOUTH) / LINES
    lines = []
    for line in range(LINES):
        y = NORTH - (line + 0.5) * high
        spots = [WEST + (column + 0.5) * wide for column in range(COLUMNS)]
        lines.append("".join("." if sum(holds(p, x, y) for p in pieces) % 2 else " " for x in spots))
    return lines


def holds(ring: Ring, x: float, y: float) -> bool:
    inside = False
    for (ax, ay), (bx, by) in pairwise([*ring, *ring[:1]]):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            inside = not inside
    return inside


if __name__ == "__main__":
    main()
