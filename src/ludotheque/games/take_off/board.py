"""The map of Take Off! and its cards, read from board.toml and capitals.toml and checked.

In the rules a city is a number: its place in an order in which every route leads to a greater one. Start is
the first, Finish the last.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from heapq import heappop, heappush
from pathlib import Path
from typing import Literal

import msgspec

from ludotheque.engine.data import BadData, board_path, read_toml, wrong

Source = Literal["rulebook", "public", "reconstruction"]
PATH = board_path(Path(__file__).parent)
CAPITALS = board_path(Path(__file__).parent, part="capitals")

JET, TAKE_OFF = "jet", "take_off"  # the two facets that are no colours
PLAYERS = 6  # at most, each with a fleet
MOST_COLOURS = 6
DECKS = ("brown", "blue")

_ID = re.compile(r"[a-z][a-z0-9_]*")
_CODE = re.compile(r"[a-z]{2}")


class Colour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    dash: Literal["solid", "dashed", "dotted", "dash_dot", "long_dash", "double"]
    source: Source


class Fleet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    sign: str  # on the tails
    source: Source


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    en: str
    fr: str
    at: tuple[float, float]  # longitude, from 202 (Start) down to -158 (Finish), and latitude
    half: Literal["east", "west"]  # right or left of the black line
    source: Source


class Route(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    start: str
    to: str
    colour: str
    source: Source


class Country(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: str  # of ISO 3166-1, in small letters
    en: str
    fr: str
    capital: str
    deck: Literal["brown", "blue"]
    region: str
    source: Source


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: str
    finish: str
    black_line: float
    jets: int
    source: Source
    die: tuple[str, ...]
    colour: tuple[Colour, ...]
    fleet: tuple[Fleet, ...]
    city: tuple[City, ...]
    route: tuple[Route, ...]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    country: tuple[Country, ...]

    def deck(self, number: int) -> list[Country]:
        """The cards of the brown deck (0) or of the blue one (1)."""
        return [country for country in self.country if country.deck == DECKS[number]]


def components(path: Path = PATH) -> Components:
    return _components(path)


@cache
def _components(path: Path) -> Components:
    found = read_toml(path, Components)
    _check_dice(path, found)
    _check_fleets(path, found)
    _check_cities(path, found)
    _check_routes(path, found)
    _check_ways(path, found)
    return found


@cache
def cards(path: Path = CAPITALS, board: Path = PATH) -> Cards:
    found, cities = read_toml(path, Cards), {city.name for city in components(board).city}
    ends = {components(board).start, components(board).finish}
    for field in ("code", "capital"):
        _check_unique(path, "country", field, [getattr(c, field) for c in found.country])
    for i, country in enumerate(found.country):
        if not _CODE.fullmatch(country.code):
            raise wrong(path, ("country", i, "code"), f"{country.code!r} is no code of two small letters")
        if country.capital not in cities:
            raise wrong(path, ("country", i, "capital"), f"unknown city {country.capital!r}")
        if country.capital in ends:
            raise wrong(path, ("country", i, "capital"), "a card cannot send a jet to Start or to Finish")
    for number, name in enumerate(DECKS):
        if len(found.deck(number)) < 2:
            raise BadData(f"{path}: the {name} deck needs two cards at least")
    return found


# --- the order of travel ---------------------------------------------------------------------------


@cache
def order(path: Path = PATH) -> tuple[City, ...]:
    """All cities such that every route leads to a later one; the easternmost that can be next is."""
    return tuple(_sorted(components(path)))


def _sorted(parts: Components) -> list[City]:
    """Cities whose routes in have all been seen, one after the other; those on a circle are left out."""
    cities, onward = {city.name: city for city in parts.city}, ways_from(parts)
    waiting = Counter(route.to for route in parts.route)
    ready = [(-c.at[0], c.name) for c in parts.city if not waiting[c.name]]
    ready.sort()
    found = []
    while ready:
        city = cities[heappop(ready)[1]]
        found.append(city)
        for route in onward[city.name]:
            waiting[route.to] -= 1
            if not waiting[route.to]:
                heappush(ready, (-cities[route.to].at[0], route.to))
    return found


def ways_from(parts: Components) -> dict[str, list[Route]]:
    """The routes that leave each city."""
    found: dict[str, list[Route]] = {city.name: [] for city in parts.city}
    for route in parts.route:
        found[route.start].append(route)
    return found


def legs_left(path: Path = PATH) -> dict[str, int]:
    """The fewest routes from each city to Finish."""
    onward = ways_from(components(path))
    left: dict[str, int] = {}
    for city in reversed(order(path)):
        left[city.name] = min((left[route.to] + 1 for route in onward[city.name]), default=0)
    return left


def expected_dice(path: Path = PATH) -> list[float]:
    """How many dice a lone jet needs from each city to Finish, in the order of travel.

    Each die is used if it can be, as well as possible; cards and other jets are left out of account.
    """
    parts, found = components(path), dict[str, float]()
    onward = ways_from(parts)
    for city in reversed(order(path)):
        ways = {route.colour: found[route.to] for route in onward[city.name]}
        ways[JET] = min(ways.values(), default=0.0)
        moved = [ways[facet] for facet in parts.die if facet in ways]
        found[city.name] = (len(parts.die) + sum(moved)) / len(moved) if city.name != parts.finish else 0.0
    return [found[city.name] for city in order(path)]


# --- checks ----------------------------------------------------------------------------------------


def _check_dice(path: Path, parts: Components) -> None:
    names = [colour.name for colour in parts.colour]
    _check_unique(path, "colour", "name", names)
    if not 1 <= len(names) <= MOST_COLOURS:
        raise BadData(f"{path}: there are {len(names)} colours of routes, not 1 to {MOST_COLOURS}")
    for name in names:
        if name in (JET, TAKE_OFF):
            raise wrong(path, ("colour", names.index(name), "name"), f"{name!r} is a facet and no colour")
    for facet in parts.die:
        if facet not in (*names, JET, TAKE_OFF):
            raise wrong(path, ("die",), f"unknown facet {facet!r}: a colour, {JET!r} or {TAKE_OFF!r}")
    for facet in (*names, JET, TAKE_OFF):
        if facet not in parts.die:
            raise wrong(path, ("die",), f"no facet of the dice shows {facet!r}")


def _check_fleets(path: Path, parts: Components) -> None:
    _check_unique(path, "fleet", "name", [fleet.name for fleet in parts.fleet])
    if len(parts.fleet) != PLAYERS:
        raise BadData(f"{path}: there are {len(parts.fleet)} fleets, not {PLAYERS}")
    if not 1 <= parts.jets <= 4:
        raise wrong(path, ("jets",), f"a fleet of {parts.jets} jets: 1 to 4 are possible")


def _check_cities(path: Path, parts: Components) -> None:
    _check_unique(path, "city", "name", [city.name for city in parts.city])
    _check_unique(path, "city", "at", [city.at for city in parts.city])
    for i, city in enumerate(parts.city):
        longitude, latitude = city.at
        if not _ID.fullmatch(city.name):
            raise wrong(path, ("city", i, "name"), f"{city.name!r} is no name of small letters, digits and _")
        if not (-160 <= longitude <= 204 and -90 <= latitude <= 90):
            reason = f"{city.name} lies off the map: longitudes run from 202 to -158"
            raise wrong(path, ("city", i, "at"), reason)
    names = [city.name for city in parts.city]
    for key, name, half in (("start", parts.start, "east"), ("finish", parts.finish, "west")):
        if name not in names:
            raise wrong(path, (key,), f"unknown city {name!r}")
        if parts.city[names.index(name)].half != half:
            raise wrong(path, ("city", names.index(name), "half"), f"{name} must lie in the {half}")


def _check_routes(path: Path, parts: Components) -> None:
    cities, colours = {c.name for c in parts.city}, {c.name for c in parts.colour}
    seen: dict[tuple[str, str], str] = {}
    for i, route in enumerate(parts.route):
        for key, name in (("from", route.start), ("to", route.to)):
            if name not in cities:
                raise wrong(path, ("route", i, key), f"unknown city {name!r}")
        if route.colour not in colours:
            raise wrong(path, ("route", i, "colour"), f"unknown colour {route.colour!r}")
        if other := seen.get((route.start, route.colour)):
            reason = f"a second {route.colour} route leaves {route.start}; the first leads to {other}"
            raise wrong(path, ("route", i, "colour"), reason)
        seen[route.start, route.colour] = route.to
        if route.start == parts.finish:
            raise wrong(path, ("route", i, "from"), "no route leaves Finish")
        if route.to == parts.start:
            raise wrong(path, ("route", i, "to"), "no route leads to Start")


def _check_ways(path: Path, parts: Components) -> None:
    """From Start every city can be reached, from every city Finish, and never the same one twice."""
    leaving, arriving = {r.start for r in parts.route}, {r.to for r in parts.route}
    sorted_ = {city.name for city in _sorted(parts)}
    for i, city in enumerate(parts.city):
        if city.name != parts.finish and city.name not in leaving:
            raise wrong(path, ("city", i), f"{city.name} is a dead end: no route leaves it")
        if city.name != parts.start and city.name not in arriving:
            raise wrong(path, ("city", i), f"{city.name} cannot be reached: no route leads there")
    for i, route in enumerate(parts.route):
        if route.start not in sorted_ and route.to not in sorted_ and _leads(parts, route.to, route.start):
            reason = f"routes lead from {route.to} back to {route.start}: a jet could fly in circles"
            raise wrong(path, ("route", i), reason)


def _leads(parts: Components, start: str, to: str) -> bool:
    """Is there a way from one city to another?"""
    seen, ahead, onward = {start}, [start], ways_from(parts)
    while ahead:
        new = {route.to for route in onward[ahead.pop()]} - seen
        seen |= new
        ahead += new
    return to in seen


def _check_unique(path: Path, table: str, key: str, values: Sequence[object]) -> None:
    for i in _repeated(values):
        raise wrong(path, (table, i, key), f"there is another {table} with the {key} {values[i]!r}")


def _repeated(values: Iterable[object]) -> Iterable[int]:
    seen = set()
    for i, value in enumerate(values):
        if value in seen:
            yield i
        seen.add(value)
