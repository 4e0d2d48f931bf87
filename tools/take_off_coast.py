"""The coasts behind the board of Take Off!, from Natural Earth (public domain): world.txt and world.json.

    python -m tools.take_off_coast

The map of the board is no usual one: it begins and ends in Hawaii, at 158° W, which is 202° E again; two
degrees beyond on each side are seen. World.txt shows the land in characters for terminals: COLUMNS of
them from edge to edge, LINES from NORTH to SOUTH. World.json has one path of SVG for drawings, in tenths of
degrees, eastward and southward: a city at longitude x and latitude y lies at 10x, -10y.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from tools.take_off_sources import ATLAS, GAME, packed

WEST, EAST = -160.0, 204.0
NORTH, SOUTH = 80.0, -58.0
COLUMNS, LINES = 78, 24
ANTARCTICA = -60.0  # what reaches further south
SMALLEST = 0.02  # square degrees: smaller islands are not drawn
DETAIL = 0.13  # degrees by which a drawn coast may be wrong
BORDER = 4.0  # degrees that outlines go on beyond the edges

Point = tuple[float, float]
Ring = list[Point]


def main() -> None:
    land = [ring for ring in rings() if area(ring) >= SMALLEST and min(y for _, y in ring) > ANTARCTICA]
    pieces = [piece for ring in land for piece in placed(ring)]
    (GAME / "world.txt").write_text("".join(f"{line}\n" for line in mask(pieces)), "utf-8")
    drawn = {"west": WEST, "east": EAST, "unit": 0.1, "path": "".join(map(path, pieces))}
    (GAME / "world.json").write_text(json.dumps(drawn, separators=(",", ":")) + "\n", "utf-8")


def rings() -> Iterator[Ring]:
    """The outlines of all land, and of the lakes in it that are seas."""
    atlas = json.loads(packed(ATLAS, "land-50m.json"))
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


def path(ring: Ring) -> str:
    """A closed path of SVG, in steps of a tenth of a degree."""
    whole = [(round(10 * x), round(-10 * y)) for x, y in drawable(ring)]
    steps = [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(whole)]
    told = [f"{x} {y}" for x, y in steps if x or y]
    return f"M{whole[0][0]} {whole[0][1]}l{' '.join(told)}z" if len(told) > 2 else ""


def drawable(ring: Ring) -> Ring:
    """An outline with fewer points; small islands keep all that tells them from a dot."""
    return simpler(ring, min(DETAIL, math.sqrt(area(ring)) / 5))


def simpler(line: Ring, detail: float) -> Ring:
    """The same line with as few points as will do: the way of Douglas and Peucker."""
    if len(line) < 3:
        return line
    off = [beside(spot, line[0], line[-1]) for spot in line]
    far = max(range(len(line)), key=off.__getitem__)
    if off[far] <= detail:
        return [line[0], line[-1]]
    return simpler(line[: far + 1], detail)[:-1] + simpler(line[far:], detail)


def beside(spot: Point, a: Point, b: Point) -> float:
    """How far a spot lies from the line through two others."""
    if a == b:
        return math.dist(spot, a)
    across = (b[0] - a[0]) * (a[1] - spot[1]) - (a[0] - spot[0]) * (b[1] - a[1])
    return abs(across) / math.dist(a, b)


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
