"""The coasts behind the board: the mask for terminals and the path for drawings."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest

from ludotheque.games.take_off.board import PATH, components

LINES = (PATH.parent / "world.txt").read_text("utf-8").splitlines()
WORLD = json.loads((PATH.parent / "world.json").read_text("utf-8"))
WEST, EAST, NORTH, SOUTH = -160, 204, 80, -58

Point = tuple[float, float]


def sign(longitude: float, latitude: float) -> str:
    """The character of the mask for a spot of the map."""
    column = int((longitude - WEST) / (EAST - WEST) * len(LINES[0]))
    return LINES[int((NORTH - latitude) / (NORTH - SOUTH) * len(LINES))][column]


def outlines() -> list[list[Point]]:
    found = []
    for drawn in re.findall(r"M([^Mz]*)z", WORLD["path"]):
        numbers = [int(n) for n in re.findall(r"-?\d+", drawn)]
        x, y = numbers[:2]
        line = [(x / 10, -y / 10)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = x + dx, y + dy
            line.append((x / 10, -y / 10))
        found.append(line)
    return found


def holds(line: list[Point], x: float, y: float) -> bool:
    edges = pairwise([*line, line[0]])
    return bool(
        sum(
            (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay) for (ax, ay), (bx, by) in edges
        )
        % 2
    )


def test_the_mask_is_a_rectangle_of_land_and_sea() -> None:
    assert {len(line) for line in LINES} == {78}
    assert len(LINES) == 24
    assert set("".join(LINES)) == {".", " "}


INLAND = [
    "moscow",
    "madrid",
    "brasilia",
    "canberra",
    "ulaanbaatar",
    "ndjamena",
    "denver",
    "new_delhi",
    "lusaka",
]


@pytest.mark.parametrize("name", INLAND)
def test_inland_cities_stand_on_land(name: str) -> None:
    city = next(city for city in components().city if city.name == name)
    assert sum(holds(line, *city.at) for line in outlines()) % 2 == 1
    if name != "canberra":  # nearer to the coast than a character is wide
        assert sign(*city.at) == "."


@pytest.mark.parametrize("spot", [(-140, 0), (-30, 30), (75, -30), (180, 40), (-20, -30), (196, 21.3)])
def test_oceans_are_empty(spot: Point) -> None:
    assert sign(*spot) == " "
    assert not any(holds(line, *spot) for line in outlines())


def test_the_drawn_coast_is_small_and_on_the_map() -> None:
    assert len(json.dumps(WORLD)) < 60_000
    assert (WORLD["west"], WORLD["east"], WORLD["unit"]) == (WEST, EAST, 0.1)
    assert re.fullmatch(r"(M-?\d+ -?\d+l[-\d ]+z)+", WORLD["path"])
    for line in outlines():
        assert len(line) > 3
        assert all(WEST - 5 <= x <= EAST + 5 and -60 <= y <= 84 for x, y in line)


def test_no_outline_jumps_across_the_map() -> None:
    """Land that goes on beyond 180° is drawn as one."""
    for line in outlines():
        assert all(abs(ax - bx) < 45 for (ax, _), (bx, _) in pairwise(line))
    assert any(min(x for x, _ in line) < 175 < 185 < max(x for x, _ in line) for line in outlines())
