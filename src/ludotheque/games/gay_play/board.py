"""The town and the lists of Gay-Play, read from board.toml and cards.toml and checked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from ludotheque.engine.data import BadData, board_path, read_toml, wrong

Source = Literal["rulebook", "public", "reconstruction"]
Order = Literal["", "forward", "back", "enter", "visit", "wait", "home", "money", "shop", "again"]
Point = tuple[float, float]
Key = str | int
PATH = board_path(Path(__file__).parent)
CARDS = board_path(Path(__file__).parent, part="cards")

SHOPS = 6  # as many as articles on a list, and as there are lists: the rulebook says so
GATE = "gate"  # the place where everybody waits for the first six
MOST_ORDERS = 62  # squares with an order: a set of them is a word of bits
MOST_SQUARES = 120
COUNTED: tuple[Order, ...] = ("forward", "back", "wait", "shop")  # orders that need a number


class Square(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A square of the street; points are for drawing."""

    at: Point
    source: Source
    shop: int = 0  # the number of the shop before whose door it lies, or 0
    text: str = ""
    order: Order = ""
    by: int = 0
    place: str = ""


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: Point
    door: int
    source: Source


class LeftTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The short cut of whoever went home for money."""

    after: int
    shop: int
    squares: tuple[Point, ...]
    source: Source


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Beside the street: one leaves it with a six only, and goes on from its exit."""

    name: str
    at: Point
    exit: int
    source: Source


class Shop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    at: Point
    cards: tuple[Point, ...]
    source: Source


class Town(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sides: int
    house: House
    left_turn: LeftTurn
    place: tuple[Place, ...]
    shop: tuple[Shop, ...]
    street: dict[int, Square]

    @property
    def last(self) -> int:
        """The white square of the arrival."""
        return len(self.street) - 1

    @property
    def doors(self) -> list[int]:
        """The red square of each shop."""
        found = {square.shop: number for number, square in self.street.items() if square.shop}
        return [found[shop] for shop in range(1, SHOPS + 1)]

    @property
    def points(self) -> list[Point]:
        """Where every square is drawn: the street, the left turn, the places."""
        street = [self.street[number].at for number in range(len(self.street))]
        return [*street, *self.left_turn.squares, *(place.at for place in self.place)]

    def place_number(self, name: str) -> int:
        return [place.name for place in self.place].index(name)


class Member(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody of the family, with a list."""

    name: str
    figure: str
    colour: str
    articles: tuple[str, ...]
    source: Source


class Family(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    member: tuple[Member, ...]


Mistake = tuple[tuple[Key, ...], str]


@cache
def town(path: Path = PATH) -> Town:
    found = read_toml(path, Town)
    for check in (_street, _shops, _places, _orders, _left_turn, _passing):
        _refuse(path, check(found))
    return found


@cache
def family(path: Path = CARDS) -> Family:
    found = read_toml(path, Family)
    _refuse(path, _lists(found))
    return found


def _refuse(path: Path, mistakes: Iterator[Mistake]) -> None:
    for place, reason in mistakes:
        raise wrong(path, place, reason)


def _street(t: Town) -> Iterator[Mistake]:
    """§2: squares from 0 on, each in a place of its own."""
    most = MOST_SQUARES - len(t.left_turn.squares) - len(t.place)
    if not t.street or sorted(t.street) != list(range(len(t.street))):
        missing = next(n for n in range(len(t.street) + 1) if n not in t.street)
        yield ("street",), f"the street has {len(t.street)} squares, but no square {missing}"
    if len(t.street) > most:
        yield ("street",), f"the street has {len(t.street)} squares, more than {most}"
    seen: dict[Point, int] = {}
    for number, square in t.street.items():
        if square.at in seen:
            yield (
                ("street", str(number)),
                f"square {number} lies where square {seen[square.at]} lies",
            )
        seen[square.at] = number
    if not 2 <= t.sides <= 6:
        yield ("sides",), f"a die of {t.sides} sides; the rules know 2 to 6"


def _shops(t: Town) -> Iterator[Mistake]:
    """§2: six shops, each with a red square, in their order."""
    if len(t.shop) != SHOPS:
        yield ("shop",), f"there are {len(t.shop)} shops, not {SHOPS}"
    for i, shop in enumerate(t.shop):
        if len(shop.cards) != SHOPS:
            yield ("shop", i, "cards"), f"{shop.name} has room for {len(shop.cards)} cards, not {SHOPS}"
    due = 1
    for number in range(len(t.street)):
        square = t.street[number]
        if square.shop and square.shop != due:
            yield (
                ("street", str(number)),
                f"the red square of shop {square.shop} lies where that of shop {due} is due",
            )
        if square.shop and (square.order or number == t.last):
            yield ("street", str(number)), f"the red square {number} can be nothing else as well"
        due += square.shop > 0
    if due <= SHOPS:
        yield ("street",), f"shop {due} has no red square"


def _places(t: Town) -> Iterator[Mistake]:
    names = [place.name for place in t.place]
    if GATE not in names:
        yield ("place", 0), f'no place is named "{GATE}", where everybody waits for the first six'
    for i, place in enumerate(t.place):
        if place.exit not in t.street:
            yield ("place", i, "exit"), f"{place.name} leads to square {place.exit}, which is not there"
        if place.name in names[:i]:
            yield ("place", i, "name"), f"there are two places named {place.name}"
    if t.house.door not in t.street:
        yield ("house", "door"), f"the house stands at square {t.house.door}, which is not there"


def _orders(t: Town) -> Iterator[Mistake]:
    ordered = sum(bool(square.order) for square in t.street.values())
    if ordered > MOST_ORDERS:
        yield ("street",), f"{ordered} squares have an order, more than {MOST_ORDERS}"
    for number, square in t.street.items():
        if reason := _odd_order(t, number, square):
            yield ("street", str(number)), f"square {number}: {reason}"


def _odd_order(t: Town, number: int, square: Square) -> str:
    """What is wrong with the order on a square, or nothing."""
    if bool(square.text) != bool(square.order):
        return "a text needs an order, and an order a text"
    if (square.by > 0) != (square.order in COUNTED):
        how = "with" if square.order in COUNTED else "without"
        return f'the order "{square.order}" goes {how} a number (by)'
    if (square.order == "visit") != bool(square.place):
        return 'a place goes with the order "visit", and that with a place'
    if square.place and square.place not in [place.name for place in t.place]:
        return f'there is no place named "{square.place}"'
    if square.order == "shop" and (square.by > SHOPS or t.doors[square.by - 1] > number):
        return f"shop {square.by} does not lie behind it"
    if number == t.last and square.order:
        return "the arrival has no order"
    ahead = {"forward": square.by, "back": -square.by}.get(square.order, 0)
    return (
        ""
        if number + ahead in t.street
        else f"its order leads to square {number + ahead}, which is not there"
    )


def _left_turn(t: Town) -> Iterator[Mistake]:
    if t.left_turn.after not in t.street:
        yield ("left_turn", "after"), f"one turns left after square {t.left_turn.after}, which is not there"
    if not t.left_turn.squares:
        yield ("left_turn", "squares"), "the left turn has no squares"
    if not 1 <= t.left_turn.shop <= SHOPS:
        yield ("left_turn", "shop"), f"there is no shop {t.left_turn.shop}"
    elif t.doors[t.left_turn.shop - 1] <= t.left_turn.after:
        yield ("left_turn", "shop"), f"shop {t.left_turn.shop} lies before one turns left: no short cut"
    if t.house.door > t.left_turn.after:
        yield ("left_turn", "after"), "whoever comes from the house has passed it: a dead end"


def _passing(t: Town) -> Iterator[Mistake]:
    """Nobody may be led past a shop that he still has to visit: he could never come back to it."""
    for number, square in t.street.items():
        past = number
        if square.order == "visit":
            past = t.place[t.place_number(square.place)].exit
        elif square.order in ("home", "money"):
            past = t.house.door
        if any(number < door <= past for door in t.doors):
            yield ("street", str(number)), f"square {number} leads past the door of a shop: a dead end"
        if square.order == "money" and not _buys_on_the_way(t, number):
            yield (
                ("street", str(number)),
                f"square {number} sends home for money too early for the left turn: a dead end",
            )
    for i, place in enumerate(t.place):
        if place.name == GATE and place.exit >= t.doors[0]:
            yield ("place", i, "exit"), "the gate leads past the first shop: a dead end"


def _buys_on_the_way(t: Town, number: int) -> bool:
    """Has whoever comes here done all shops before the one to which the left turn leads?"""
    return all(door < number for door in t.doors[: t.left_turn.shop - 1])


def _lists(f: Family) -> Iterator[Mistake]:
    if len(f.member) != SHOPS:
        yield ("member",), f"there are {len(f.member)} lists, not {SHOPS}"
    bought: dict[str, str] = {}
    for i, member in enumerate(f.member):
        if len(member.articles) != SHOPS:
            yield (
                ("member", i, "articles"),
                f"the list of {member.name} has {len(member.articles)} articles, not {SHOPS}",
            )
        for article in member.articles:
            if article in bought:
                yield (
                    ("member", i, "articles"),
                    f"{article} stands on the list of {member.name} and on that of {bought[article]}",
                )
            bought[article] = member.name
        for key in ("name", "figure", "colour"):
            if [getattr(m, key) for m in f.member].count(getattr(member, key)) > 1:
                yield ("member", i, key), f"two members of the family have the same {key}"


__all__ = ["BadData", "Family", "Town", "family", "town"]
