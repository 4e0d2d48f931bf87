"""The board of The Take Away Game, read from board.toml and checked."""

from __future__ import annotations

from functools import cache, cached_property
from pathlib import Path
from typing import Literal

import msgspec

from ludotheque.engine.data import BadData, board_path, read_toml, wrong

Source = Literal["rulebook", "public", "reconstruction"]
Kind = Literal["star", "city", "discount", "chance", "bonus", "agency", "plain"]
KINDS: tuple[Kind, ...] = ("star", "city", "discount", "chance", "bonus", "agency", "plain")
PATH = board_path(Path(__file__).parent)
SEATS = 6
LARGEST = 62  # squares: a set of them is one word
STEPS = 12  # what two dice throw at most


class Price(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dollars: int
    count: int  # tokens of each colour
    source: Source


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    buildings: tuple[int, ...]  # by seat, counted from 1
    source: Source


class Colour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    figure: str
    source: Source


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building or a city: its names, and its colour: that of the star, or that of the sofas."""

    en: str
    fr: str
    colour: str
    source: Source

    def name(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Square(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    number: int
    kind: Kind
    at: tuple[float, float]
    next: tuple[int, ...]
    source: Source
    of: str = ""  # the English name of the city, or of the building whose star this is
    amount: int = 0  # dollars that a bonus square or an agency pays


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    start_money: int
    trolley: int
    price: tuple[Price, ...]
    seating: tuple[Seating, ...]
    colour: tuple[Colour, ...]
    building: tuple[Named, ...]
    city: tuple[Named, ...]
    square: tuple[Square, ...]

    @cached_property
    def beside(self) -> tuple[tuple[int, ...], ...]:
        """The squares beside each square, all counted from 0."""
        found: list[set[int]] = [set() for _ in self.square]
        for i, square in enumerate(self.square):
            for number in square.next:
                found[i].add(number - 1)
                found[number - 1].add(i)
        return tuple(tuple(sorted(near)) for near in found)

    @cached_property
    def colours(self) -> tuple[str, ...]:
        return tuple(colour.name for colour in self.colour)

    def place(self, kind: Kind, of: str) -> int:
        """The square of a city or a star, counted from 0; -1 if there is none."""
        places = (i for i, s in enumerate(self.square) if (s.kind, s.of) == (kind, of))
        return next(places, -1)


@cache
def components(path: Path = PATH) -> Components:
    found = read_toml(path, Components)
    _check_tokens(path, found)
    _check_names(path, found)
    _check_seating(path, found)
    _check_squares(path, found)
    _check_places(path, found)
    _check_ways(path, found)
    return found


def _check_tokens(path: Path, parts: Components) -> None:
    if parts.start_money < 0 or not 1 <= parts.trolley <= 6:
        raise BadData(f"{path}: buyers start with some money, and a trolley takes one sofa to six")
    if not 1 <= len(parts.price) <= 6:
        raise wrong(path, ("price",), "there must be one price to six")
    for i, price in enumerate(parts.price):
        if price.dollars <= 0 or price.count <= 0:
            raise wrong(path, ("price", i), "a price and the number of its tokens must be more than 0")
    if sum(price.count for price in parts.price) > LARGEST:
        raise wrong(path, ("price",), f"there are more than {LARGEST} tokens of each colour")


def _check_names(path: Path, parts: Components) -> None:
    if not 2 <= len(parts.colour) <= 6:
        raise wrong(path, ("colour", 0), "there must be two colours to six")
    for i, colour in enumerate(parts.colour):
        others = [(other.name, other.figure) for other in parts.colour[:i]]
        if any(colour.name == name or colour.figure == figure for name, figure in others):
            raise wrong(path, ("colour", i), "each colour needs a name and a figure of its own")
    for key, group in (("building", parts.building), ("city", parts.city)):
        for i, named in enumerate(group):
            if key == "city" and named.colour not in parts.colours:
                raise wrong(path, (key, i, "colour"), f"{named.en} has the unknown colour {named.colour!r}")
            if named.en in {other.en for other in group[:i]}:
                raise wrong(path, (key, i, "en"), f"there are two of the name {named.en}")
    for i, name in enumerate(parts.colours):
        if name not in {city.colour for city in parts.city}:
            raise wrong(path, ("colour", i), f"no city has {name} sofas")
    for i, building in enumerate(parts.building):
        if building.colour in {other.colour for other in parts.building[:i]}:
            raise wrong(path, ("building", i, "colour"), f"two buildings are {building.colour}")
    if not 2 <= len(parts.building) <= SEATS:
        raise wrong(path, ("building", 0), f"there must be two buildings to {SEATS}")


def _check_seating(path: Path, parts: Components) -> None:
    if [seating.seats for seating in parts.seating] != list(range(2, len(parts.building) + 1)):
        raise wrong(path, ("seating",), f"there must be a seating for 2 to {len(parts.building)} seats")
    for i, seating in enumerate(parts.seating):
        named = set(seating.buildings)
        if len(seating.buildings) != seating.seats or len(named) != seating.seats:
            raise wrong(path, ("seating", i), f"{seating.seats} seats need as many different buildings")
        if not named <= set(range(1, len(parts.building) + 1)):
            raise wrong(path, ("seating", i), f"there is no such building among {seating.buildings}")


def _check_squares(path: Path, parts: Components) -> None:
    if len(parts.square) > LARGEST:
        raise wrong(path, ("square", LARGEST), f"there are more than {LARGEST} squares")
    points: set[tuple[float, float]] = set()
    for i, square in enumerate(parts.square):
        if square.number != i + 1:
            raise wrong(path, ("square", i, "number"), f"square {square.number} stands where {i + 1} belongs")
        for number in square.next:
            if not 1 <= number <= len(parts.square):
                raise wrong(
                    path, ("square", i, "next"), f"square {i + 1} leads to the unknown square {number}"
                )
            if number == i + 1:
                raise wrong(path, ("square", i, "next"), f"square {i + 1} leads to itself")
        if square.at in points:
            raise wrong(path, ("square", i, "at"), f"square {i + 1} lies where another does")
        if (square.amount > 0) != (square.kind in ("bonus", "agency")):
            raise wrong(path, ("square", i), f"square {i + 1}: bonus squares and agencies pay, others do not")
        points.add(square.at)


def _check_places(path: Path, parts: Components) -> None:
    """Every city and every star has one square, and other squares belong to nothing."""
    groups: tuple[tuple[Kind, tuple[Named, ...]], ...] = (("star", parts.building), ("city", parts.city))
    for kind, group in groups:
        key = "building" if kind == "star" else "city"
        for i, named in enumerate(group):
            squares = [s for s in parts.square if (s.kind, s.of) == (kind, named.en)]
            if len(squares) != 1:
                raise wrong(path, (key, i), f"{named.en} has {len(squares)} squares of the kind {kind!r}")
    known = {(kind, named.en) for kind, group in groups for named in group}
    for i, square in enumerate(parts.square):
        if square.kind in ("star", "city"):
            if (square.kind, square.of) not in known:
                raise wrong(path, ("square", i), f"square {i + 1} belongs to the unknown {square.of!r}")
        elif square.of:
            raise wrong(path, ("square", i, "of"), f"square {i + 1} is no star and no city")


def _check_ways(path: Path, parts: Components) -> None:
    """No dead end but the stars, which nobody passes, and from everywhere a way to everywhere."""
    stars = {i for i, square in enumerate(parts.square) if square.kind == "star"}
    for i, near in enumerate(parts.beside):
        open_ways = [n for n in near if n not in stars]
        if not open_ways or (i not in stars and len(open_ways) == 1):
            raise wrong(path, ("square", i), f"square {i + 1} is a dead end")
    first = next((i for i in range(len(parts.square)) if i not in stars), 0)
    reached, fresh = {first}, [first]
    while fresh:
        fresh = [n for i in fresh for n in parts.beside[i] if n not in reached and n not in stars]
        reached.update(fresh)
    for i in range(len(parts.square)):
        if i not in stars | reached:
            raise wrong(path, ("square", i), f"no way leads from square {first + 1} to square {i + 1}")
