"""The parts of the tools that make the world, as far as they need no downloads."""

from __future__ import annotations

import math
from importlib import import_module
from itertools import combinations
from pathlib import Path
from types import ModuleType

import pytest

SQUARE = [(170.0, 0.0), (190.0, 0.0), (190.0, 20.0), (170.0, 20.0), (170.0, 0.0)]


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> ModuleType:
    """The tool that a test is marked with; tools lie beside the package."""
    monkeypatch.syspath_prepend(Path(__file__).parents[3])
    return import_module(f"tools.take_off_{request.param}")


def named(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("tool", [name], indirect=True)


@named("sources")
@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("N’Djamena", "ndjamena"),
        ("São Tomé", "sao_tome"),
        ("Porto-Novo", "porto_novo"),
        ("Tromsø", "tromso"),
        ("Washington, D.C.", "washington_dc"),
        ("Nukuʻalofa", "nukualofa"),
    ],
)
def test_names_become_ids(tool: ModuleType, name: str, slug: str) -> None:
    assert tool.slug(name) == slug


@named("places")
def test_cities_too_near_one_another_are_moved_apart(tool: ModuleType) -> None:
    spots = [(12.48, 41.89), (12.45, 41.9), (12.45, 43.94), (30.0, 0.0)]
    found = tool.spread([tool.City(f"c{i}", "", "", x, y, "public") for i, (x, y) in enumerate(spots)])
    moved = [(city.longitude, city.latitude) for city in found]
    assert moved[2:] == spots[2:], "the others stay"
    assert all(math.dist(a, b) > tool.NEAREST - 0.02 for a, b in combinations(moved, 2))
    assert all(math.dist(a, b) < tool.NEAREST for a, b in zip(moved, spots, strict=True))
    assert moved[0] > moved[1], "the eastern one is still the eastern one"


@named("places")
def test_further_cities_are_listed_by_country(tool: ModuleType) -> None:
    assert tool._listed("\nBO La Paz\nCA Halifax, Iqaluit\n") == ["BO La Paz", "CA Halifax", "CA Iqaluit"]


@named("coast")
def test_outlines_go_on_beyond_the_edge_of_an_ordinary_map(tool: ModuleType) -> None:
    jumping = [(170.0, 0.0), (-170.0, 0.0), (-170.0, 20.0), (170.0, 20.0), (170.0, 0.0)]
    assert tool.unbroken(jumping) == SQUARE
    assert tool.area(SQUARE) == 400


@named("coast")
def test_outlines_are_cut_at_an_edge(tool: ModuleType) -> None:
    assert set(tool.clipped(SQUARE, 180.0, 1)) == {(180, 0), (190, 0), (190, 20), (180, 20)}
    assert set(tool.clipped(SQUARE, 180.0, -1)) == {(170, 0), (180, 0), (180, 20), (170, 20)}
    assert tool.clipped(SQUARE, 200.0, 1) == []


@named("coast")
def test_lines_are_made_simpler(tool: ModuleType) -> None:
    line = [(0.0, 0.0), (1.0, 0.05), (2.0, -0.05), (3.0, 5.0), (4.0, 0.0)]
    assert tool.simpler(line, 0.2) == [(0.0, 0.0), (2.0, -0.05), (3.0, 5.0), (4.0, 0.0)]


@named("coast")
def test_outlines_become_paths(tool: ModuleType) -> None:
    assert tool.path(SQUARE) == "M1700 0l200 0 0 -200 -200 0 0 200z"
    assert tool.path([(0.0, 0.0), (0.01, 0.0), (0.01, 0.01), (0.0, 0.0)]) == "", "a dot"


@named("routes")
def test_geometry_of_routes(tool: ModuleType) -> None:
    def city(x: float, y: float) -> object:
        return tool.City(f"{x} {y}", "", "", x, y, "reconstruction")

    west, east, north, south = city(-10, 0), city(10, 0), city(1, 10), city(-1, -10)
    across, up = tool.Route(east, west), tool.Route(north, south)
    assert tool.crosses(across, up)
    assert not tool.crosses(across, tool.Route(north, west)), "they meet in a city"
    assert tool.apart(across, tool.Route(north, west)) == pytest.approx(math.degrees(math.atan2(12, 11)))
    assert tool.apart(across, up) == 180
    assert tool.distance(city(0, 5), across) == pytest.approx(5 * tool.STRETCH)
    assert tool.sensible(east, west) and not tool.sensible(west, east), "only westward"
