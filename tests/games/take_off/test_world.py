"""The world of board.toml: that the network is what is known of it, and good to play on."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations

import pytest

from ludotheque.games.take_off.board import City, Route, components, order, ways_from

SLUG = "take_off"
PARTS = components()
CITY = {city.name: city for city in PARTS.city}
ONWARD = ways_from(PARTS)


def known(start: str, to: str) -> Route:
    return next(route for route in ONWARD[start] if route.to == to)


def flown(route: Route) -> tuple[City, City]:
    return CITY[route.start], CITY[route.to]


@pytest.mark.rule(SLUG, 8)
def test_the_four_routes_of_the_rulebook() -> None:
    for start, to, colour in (
        ("honolulu_east", "midway", "red"),
        ("midway", "tokyo", "yellow"),
        ("honolulu_east", "taipei", "yellow"),
        ("taipei", "wuhan", "red"),
    ):
        route = known(start, to)
        assert (route.colour, route.source) == (colour, "rulebook")
    assert sum(route.source == "rulebook" for route in PARTS.route) == 4


def test_neighbours_that_a_report_proves() -> None:
    assert known("urumqi", "bishkek").source == "public"


def test_the_cities_of_rulebook_and_reports_are_marked() -> None:
    named = {"honolulu_east", "honolulu_west", "midway", "tokyo", "taipei", "wuhan"}
    assert {city.name for city in PARTS.city if city.source == "rulebook"} == named
    assert CITY["urumqi"].source == "public"


@pytest.mark.rule(SLUG, 2)
def test_hawaii_lies_at_both_ends() -> None:
    start, finish = CITY[PARTS.start], CITY[PARTS.finish]
    assert start.at[0] == max(city.at[0] for city in PARTS.city)
    assert finish.at[0] == min(city.at[0] for city in PARTS.city)
    assert start.at[0] - finish.at[0] == pytest.approx(360), "once around the world"
    assert start.at[1] == finish.at[1] == pytest.approx(21.31, abs=0.01)


@pytest.mark.rule(SLUG, 2)
def test_the_black_line_divides_the_map() -> None:
    for city in PARTS.city:
        assert city.half == ("east" if city.at[0] > PARTS.black_line else "west"), city.name
    halves = Counter(city.half for city in PARTS.city)
    assert min(halves.values()) > 0.4 * len(PARTS.city)


@pytest.mark.rule(SLUG, 9)
def test_every_route_leads_west() -> None:
    for route in PARTS.route:
        start, to = flown(route)
        assert start.at[0] > to.at[0], f"{start.name} to {to.name}"


def test_every_city_can_be_reached_and_left() -> None:
    assert len(order()) == len(PARTS.city) == 293
    arriving = {route.to for route in PARTS.route}
    for name in CITY:
        assert name == PARTS.start or name in arriving, f"no way to {name}"
        assert name == PARTS.finish or ONWARD[name], f"no way from {name}"


def test_colours_are_shared_out_evenly() -> None:
    for half in ("east", "west"):
        colours = Counter(route.colour for route in PARTS.route if CITY[route.start].half == half)
        assert len(colours) == 4
        for colour, n in colours.items():
            assert 0.22 < n / colours.total() < 0.28, f"{colour} in the {half}"


def test_most_cities_can_use_most_colours() -> None:
    sizes = Counter(len(ONWARD[name]) for name in CITY if name != PARTS.finish)
    assert max(sizes) == 4
    assert sizes[1] <= 2, "only where there is nothing left but the way to Finish"
    assert sizes[3] + sizes[4] > 0.8 * len(CITY)


def test_a_jet_alone_can_rarely_not_use_a_colour() -> None:
    """Along ways where each route is as likely as another, at most 3 of 10 colours thrown are lost."""
    likely = dict.fromkeys(CITY, 0.0) | {PARTS.start: 1.0}
    lost = legs = 0.0
    for city in order():
        routes = ONWARD[city.name]
        for route in routes:
            likely[route.to] += likely[city.name] / len(routes)
        if routes:
            legs += likely[city.name]
            lost += likely[city.name] * (1 - len({route.colour for route in routes}) / 4)
    assert 16 < legs < 30, "routes on the way around the world"
    assert lost / legs < 0.3


@pytest.mark.rule(SLUG, 23)
def test_several_colours_lead_to_finish() -> None:
    last = Counter(route.colour for route in PARTS.route if route.to == PARTS.finish)
    assert set(last) == {"red", "yellow", "green", "blue"}
    assert min(last.values()) >= 2


def test_no_route_crosses_half_the_world() -> None:
    for route in PARTS.route:
        (ax, ay), (bx, by) = (city.at for city in flown(route))
        assert math.dist((ax, ay), (bx, by)) < 90, f"{route.start} to {route.to}"


def test_cities_lie_apart() -> None:
    for a, b in combinations(PARTS.city, 2):
        assert math.dist(a.at, b.at) > 0.5, f"{a.name} and {b.name} cannot be told apart"


def test_routes_of_a_city_part() -> None:
    """Two routes that leave a city, or arrive, do so at an angle that can be seen."""
    for name in CITY:
        spots = [CITY[r.to] for r in ONWARD[name]]
        spots += [CITY[r.start] for r in PARTS.route if r.to == name]
        directions = sorted(bearing(CITY[name], spot) for spot in spots)
        for a, b in zip(directions, [*directions[1:], directions[0] + 360], strict=True):
            assert b - a > 5, name


def bearing(a: City, b: City) -> float:
    return math.degrees(math.atan2(b.at[1] - a.at[1], b.at[0] - a.at[0]))


def test_few_routes_cross() -> None:
    crossed = sum(crosses(a, b) for a, b in combinations(PARTS.route, 2))
    assert crossed < 0.3 * len(PARTS.route)


def crosses(one: Route, other: Route) -> bool:
    if {one.start, one.to} & {other.start, other.to}:
        return False
    (a, b), (c, d) = [tuple(city.at for city in flown(route)) for route in (one, other)]
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def side(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def test_six_fleets_that_are_no_colours_of_routes() -> None:
    fleets = {fleet.name for fleet in PARTS.fleet}
    assert len(fleets) == len({fleet.sign for fleet in PARTS.fleet}) == 6
    assert not fleets & {colour.name for colour in PARTS.colour}


@pytest.mark.parametrize(
    ("name", "longitude", "latitude"),
    [
        ("paris", 2.35, 48.86),
        ("brasilia", -47.93, -15.78),
        ("canberra", 149.13, -35.28),
        ("nairobi", 36.82, -1.29),
        ("reykjavik", -21.94, 64.15),
        ("wellington", 174.78, -41.29),
        ("apia", 360 - 171.77, -13.83),
        ("nukualofa", 360 - 175.2, -21.14),
        ("midway", 360 - 177.37, 28.21),
        ("ngerulmud", 134.62, 7.5),
        ("astana", 71.43, 51.13),
        ("gitega", 29.93, -3.43),
        ("ciudad_de_la_paz", 10.82, 1.59),
        ("vatican_city", 12.45, 41.9),
        ("mexico_city", -99.13, 19.43),
    ],
)
def test_cities_lie_where_they_are(name: str, longitude: float, latitude: float) -> None:
    assert math.dist(CITY[name].at, (longitude, latitude)) < 0.4
