"""The board of Take Off!: a network of routes over the cities of the world, as board.toml.

    python -m tools.take_off_routes

The network of the original is lost but for four routes (rulebook). This one is ours. After the long flights
named here come all others that cross none, the short ones first, and then those that cities with fewer
than three routes are in want of, even if they cross one or two. No city has more than one route of a
colour, and all lead west, so that no jet can ever fly in a circle and each can reach Finish.
"""

from __future__ import annotations

import math
from collections import Counter
from itertools import permutations
from typing import NamedTuple

from tools.take_off_places import BLACK_LINE, FINISH, START, City, cities
from tools.take_off_sources import CLDR, GAME, GEONAMES

COLOURS = {"red": "solid", "yellow": "dashed", "green": "dotted", "blue": "dash_dot"}
FLEETS = {  # colours that no route has, and the signs on the tails
    "white": "swallow",
    "black": "bear",
    "orange": "sun",
    "violet": "star",
    "turquoise": "wave",
    "silver": "leaf",
}
PROVED = {  # by the example of the rulebook
    (START, "midway"): "red",
    ("midway", "tokyo"): "yellow",
    (START, "taipei"): "yellow",
    ("taipei", "wuhan"): "red",
}
REPORTED = {("urumqi", "bishkek")}  # "zip between Urumqi and Bishkek"
# Flights over oceans and deserts, where no shorter route would go; they may cross others.
LONG = """
honolulu_east-apia honolulu_east-majuro midway-anadyr midway-majuro
urumqi-bishkek
anchorage-honolulu_west vancouver-honolulu_west san_francisco-honolulu_west los_angeles-honolulu_west
mazatlan-honolulu_west puerto_ayora-honolulu_west papeete-honolulu_west
hanga_roa-papeete lima-papeete puerto_ayora-papeete santiago-hanga_roa ushuaia-hanga_roa ushuaia-papeete
cape_town-montevideo cape_town-rio_de_janeiro luanda-rio_de_janeiro dakar-belem lagos-recife
lisbon-new_york london-new_york paris-montreal madrid-miami reykjavik-halifax dublin-halifax
perth-saint_denis wellington-adelaide wellington-auckland auckland-sydney nukualofa-wellington
jakarta-male moscow-saint_petersburg canberra-perth
comodoro_rivadavia-ushuaia comodoro_rivadavia-santiago santiago-lima
hanga_roa-kiritimati papeete-kiritimati puerto_ayora-kiritimati kiritimati-honolulu_west
mexico_city-denver
tashkent-moscow tehran-istanbul dubai-cairo istanbul-rome moscow-stockholm hong_kong-dhaka
roseau-san_juan castries-santo_domingo kingstown-caracas
"""
# Flights that would be possible but absurd.
NEVER = """
canberra-davao adelaide-makassar adelaide-dili comodoro_rivadavia-puerto_ayora san_salvador-vancouver
managua-hanga_roa mexico_city-edmonton
"""
WIDEST = 62.0  # degrees a route may be long
OUT = len(COLOURS)  # routes from a city at most: one of each colour
ENOUGH = 3  # routes that each city should have, even if they cross others
CROSSED = 2  # others that a third route of a city may cross
CROSSING = 9.0  # degrees that such a route may be longer to avoid crossing another
STRETCH = 1.2  # degrees of latitude count more than those of longitude, as on the drawn map
BERTH = 0.8  # how far from a route's line every other city must lie
ANGLE = 14.0  # at which two routes of a city must part at least
SHARP = 7.0  # the same for a city in want of routes

HEAD = f"""\
# The world of Take Off!: its cities, and the routes that jets fly westward from Start to Finish.
#
# Every entry says where it comes from: "rulebook" (named there), "public" (reports of those who own the
# game, or the world itself: every country's capital), "reconstruction" (ours: the map of the original
# is lost but for four routes). Written by tools/take_off_routes.py; positions from {GEONAMES}
# (GeoNames, CC BY 4.0), French names from CLDR {CLDR} (Unicode License), see LICENCES.md. Cities too near
# one another to be drawn as two, such as Rome and Vatican City, are moved apart by a third of a degree.

start = "{START}"
finish = "{FINISH}"
black_line = {BLACK_LINE}  # the longitude of the line that divides the map; each city states its half
jets = 4  # at most, in a fleet (public)
source = "rulebook"

# The facets of both dice. Red, yellow, a jet and TAKE OFF! are named in the rulebook, green in a report; that
# there are six facets, and so four colours, is ours, and so is blue.
die = ["red", "yellow", "green", "blue", "jet", "take_off"]
"""


class Route(NamedTuple):
    start: City
    end: City


def network() -> list[Route]:
    """All routes, without colours."""
    found = cities()
    named = {city.name: city for city in found}
    long = [tuple(pair.split("-")) for pair in LONG.split()]
    routes = [Route(named[a], named[b]) for a, b in [*PROVED, *long]]
    candidates = sorted((Route(a, b) for a in found for b in found if sensible(a, b)), key=cost)
    for route in candidates:
        if fits(route, routes, found):
            routes.append(route)
    for wanted in range(1, ENOUGH + 1):
        for city in found:
            fill(city, wanted, routes, candidates)
    return routes


def fill(city: City, wanted: int, routes: list[Route], candidates: list[Route]) -> None:
    """Give a city routes until it has as many as wanted, and one to it if there is none."""
    most = CROSSED if wanted == ENOUGH else len(routes)
    while city.name != FINISH and sum(r.start == city for r in routes) < wanted:
        if not (more := extra([c for c in candidates if c.start == city], routes, most)):
            break
        routes.append(more)
    if city.name != START and all(r.end != city for r in routes):
        more = extra([c for c in candidates if c.end == city], routes, len(routes))
        assert more is not None, f"no route could lead to {city.name}"
        routes.append(more)


def extra(candidates: list[Route], routes: list[Route], most: int) -> Route | None:
    """The best of some candidates: short, parting from all there is, crossing few and no more than `most`."""
    full = {city for city, n in Counter(r.start for r in routes).items() if n >= OUT}
    best, least = None, math.inf
    for c in candidates[:60]:
        if c.start not in full and c not in routes and all(apart(c, r) >= SHARP for r in routes):
            crossed = sum(crosses(c, r) for r in routes)
            if crossed <= most and cost(c) + CROSSING * crossed < least:
                best, least = c, cost(c) + CROSSING * crossed
    return best


def sensible(a: City, b: City) -> bool:
    west, up = a.longitude - b.longitude, abs(a.latitude - b.latitude)
    if f"{a.name}-{b.name}" in NEVER.split():
        return False
    return a != b and (west, a.name) > (0, b.name) and up <= 2.2 * west + 3 and length(Route(a, b)) <= WIDEST


def point(city: City) -> tuple[float, float]:
    return city.longitude, city.latitude * STRETCH


def length(route: Route) -> float:
    return math.dist(point(route.start), point(route.end))


def cost(route: Route) -> float:
    up = abs(route.start.latitude - route.end.latitude)
    return length(route) + 0.7 * up


def fits(route: Route, routes: list[Route], places: list[City]) -> bool:
    if sum(r.start == route.start for r in routes) >= OUT:
        return False
    if any({*r} & {*route} and apart(r, route) < ANGLE for r in routes):
        return False
    if any(crosses(r, route) for r in routes):
        return False
    return not any(c not in route and distance(c, route) < min(BERTH, length(route) / 5) for c in places)


def apart(one: Route, other: Route) -> float:
    """The angle at which two routes part, in degrees; 180 where they share no city or go through it."""
    if not (common := {*one} & {*other}):
        return 180.0
    here = common.pop()
    angles = [bearing(here, r.end if r.start == here else r.start) for r in (one, other)]
    turn = abs(angles[0] - angles[1]) % 360
    return min(turn, 360 - turn)


def bearing(a: City, b: City) -> float:
    (ax, ay), (bx, by) = point(a), point(b)
    return math.degrees(math.atan2(by - ay, bx - ax))


def crosses(one: Route, other: Route) -> bool:
    if {*one} & {*other}:
        return False
    (a, b), (c, d) = map(point, one), map(point, other)
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def side(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def distance(city: City, route: Route) -> float:
    """How far a city lies from a route's line."""
    (ax, ay), (bx, by), (x, y) = point(route.start), point(route.end), point(city)
    along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / (length(route) ** 2 or 1)
    along = min(1.0, max(0.0, along))
    return math.dist((x, y), (ax + along * (bx - ax), ay + along * (by - ay)))


def coloured(routes: list[Route]) -> list[tuple[Route, str]]:
    """Colours for all routes: those of one city differ, and all are about as frequent, everywhere.

    Where a choice is left, routes that arrive at the same city differ, too.
    """
    colour = {route: PROVED[ends(route)] for route in routes if ends(route) in PROVED}
    for city in cities():
        leaving = sorted((r for r in routes if r.start == city), key=lambda r: (r.end.latitude, r.end.name))
        bare = [r for r in leaving if r not in colour]
        left = [c for c in COLOURS if c not in [colour.get(r) for r in leaving]]
        ways = [dict(zip(bare, way, strict=True)) for way in permutations(left, len(bare))]
        unwelcome = [sum(clash(r, c, colour) for r, c in way.items()) for way in ways]
        colour |= ways[unwelcome.index(min(unwelcome))]
    return [(route, colour[route]) for route in routes]


def ends(route: Route) -> tuple[str, str]:
    return route.start.name, route.end.name


def clash(route: Route, colour: str, given: dict[Route, str]) -> float:
    """How unwelcome a colour is here: it is frequent around, or it arrives at the same city already."""
    around = sum(1 / (4 + distance(r.end, route)) for r, c in given.items() if c == colour)
    return around + 1.5 * sum(r.end == route.end and c == colour for r, c in given.items())


def main() -> None:
    routes = coloured(network())
    parts = [HEAD, *map(colour_entry, COLOURS), *map(fleet_entry, FLEETS)]
    parts += [
        "\n# From Start at the right edge of the map to Finish at its left edge.\n",
        *map(city_entry, cities()),
    ]
    parts += ["\n# All one way.\n", *(route_entry(route, colour) for route, colour in in_order(routes))]
    (GAME / "board.toml").write_text("".join(parts), "utf-8")


def in_order(routes: list[tuple[Route, str]]) -> list[tuple[Route, str]]:
    place = {city: i for i, city in enumerate(cities())}
    return sorted(routes, key=lambda r: (place[r[0].start], list(COLOURS).index(r[1])))


def colour_entry(name: str) -> str:
    source = {"red": "rulebook", "yellow": "rulebook", "green": "public"}.get(name, "reconstruction")
    return f'\n[[colour]]\nname = "{name}"\ndash = "{COLOURS[name]}"\nsource = "{source}"\n'


def fleet_entry(name: str) -> str:
    return f'\n[[fleet]]\nname = "{name}"\nsign = "{FLEETS[name]}"\nsource = "reconstruction"\n'


def city_entry(city: City) -> str:
    return f"""
[[city]]
name = "{city.name}"
en = "{city.en}"
fr = "{city.fr}"
at = [{city.longitude}, {city.latitude}]
half = "{city.half}"
source = "{city.source}"
"""


def route_entry(route: Route, colour: str) -> str:
    a, b = ends(route)
    source = "rulebook" if (a, b) in PROVED else "public" if (a, b) in REPORTED else "reconstruction"
    return f'\n[[route]]\nfrom = "{a}"\nto = "{b}"\ncolour = "{colour}"\nsource = "{source}"\n'


if __name__ == "__main__":
    main()
