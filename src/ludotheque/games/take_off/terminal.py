"""Take Off! drawn in a terminal: the map, and below it the dice, the fleets and the routes ahead.

A jet is the letter of its fleet on a ground of the fleet's colour, with a number where more than one is in
the same city. Where a flight may end stands the first letter of its colour. Nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from rich.text import Text

from ludotheque.engine.rulekit import CHANCE, OVER
from ludotheque.engine.texts import Texts

from .board import components
from .state import FLYING, SENDING, STARTING, State
from .story import CITIES, FACETS, FLEETS, card_city, city_name, country_of, named, undrawn
from .tables import BLUE, BROWN, COLOURS, FINISH, LEFT, NEXT, NOTHING, START

WIDTH = 78
WEST, EAST, NORTH, SOUTH = -160.0, 204.0, 80.0, -58.0  # the edges of world.txt

LAND, LAND_STYLE, SEA_STYLE, LINE_STYLE = "░", "green4", "", "grey50"
FLEET_STYLES = {
    "white": "bold black on grey93",
    "black": "bold bright_white on grey23",
    "orange": "bold black on dark_orange",
    "violet": "bold bright_white on purple4",
    "turquoise": "bold black on turquoise2",
    "silver": "bold black on grey62",
}
OTHER_FLEETS = "bold reverse"
COLOUR_STYLES = {
    "red": "bold red1",
    "yellow": "bold gold1",
    "green": "bold green1",
    "blue": "bold dodger_blue1",
}
OTHER_COLOURS = "bold"
FACET_STYLES = {
    "red": "bold bright_white on red3",
    "yellow": "bold black on gold1",
    "green": "bold bright_white on dark_green",
    "blue": "bold bright_white on blue3",
}
USED = "dim strike"

Cells = dict[tuple[int, int], tuple[str, str]]  # by row and column: a letter and its style


def draw(s: State, seat: int, t: Texts) -> Text:
    """The table as this seat sees it (-1: a spectator)."""
    return Text("\n").join([*_map(s, t), *_dice(s, t), *_fleets(s, seat, t), *_ways(s, seat, t)])


# --- the map ---------------------------------------------------------------------------------------


@cache
def land() -> tuple[str, ...]:
    """Rows of the map from north to south, with a point for land."""
    return tuple((Path(__file__).parent / "world.txt").read_text("utf-8").rstrip("\n").split("\n"))


def place(city: int) -> tuple[int, int]:
    """The row and the column of a city."""
    longitude, latitude = CITIES[city].at
    rows, columns = len(land()), len(land()[0])
    row = int((NORTH - latitude) / (NORTH - SOUTH) * rows)
    column = int((longitude - WEST) / (EAST - WEST) * columns)
    return min(max(row, 0), rows - 1), min(max(column, 0), columns - 1)


def _map(s: State, t: Texts) -> Iterator[Text]:
    cells = _world()
    for city, (letter, style) in _targets(s, t).items():
        cells[place(city)] = (letter, style)
    taken: set[tuple[int, int]] = set()
    for (fleet, city), jets in jets_by_city(s).items():
        label = letter_of(fleet) + (str(jets) if jets > 1 else "")
        row, column = free_place(place(city), len(label), taken)
        for i, letter in enumerate(label):
            cells[row, column + i] = (letter, fleet_style(fleet))
            taken.add((row, column + i))
    for row in range(len(land())):
        line = Text()
        for column in range(len(land()[0])):
            line.append(*cells[row, column])
        yield line
    yield _compass(t)


def black_line() -> int:
    """The column of the line between the halves."""
    return int((components().black_line - WEST) / (EAST - WEST) * len(land()[0]))


def _compass(t: Texts) -> Text:
    """Below the map: where Start and Finish are, and the names of the halves."""
    west, east = f" {t('draw-west')} │", f" {t('draw-east')} "
    left, right = f"◄ {t('draw-finish')} ", f" {t('draw-start')} "
    middle = black_line() + 1 - len(west)
    line = left + "─" * (middle - len(left)) + west + east
    return Text(line + "─" * (len(land()[0]) - len(line) - len(right)) + right, "dim")


def _world() -> Cells:
    """Land, sea, and the black line."""
    cells: Cells = {}
    for row, points in enumerate(land()):
        for column, point in enumerate(points):
            cells[row, column] = (" ", SEA_STYLE) if point == " " else (LAND, LAND_STYLE)
        cells[row, black_line()] = ("│", LINE_STYLE)
    return cells


def _targets(s: State, t: Texts) -> dict[int, tuple[str, str]]:
    """Where the decisions of the moment lead: by city, a letter and its style."""
    found: dict[int, tuple[str, str]] = {}
    if s.phase == SENDING and s.actor >= 0 and not s.quiz:
        found[card_city(s)] = ("◎", "bold")
    if s.phase == FLYING and s.actor >= 0:
        for jet in range(s.jets):
            for colour in range(COLOURS):
                if s.choices >> (jet * COLOURS + colour) & 1:
                    to = int(NEXT[s.at[s.turn, jet], colour])
                    found[to] = (t("colour-name", colour=FACETS[colour])[0], colour_style(colour))
    return found


def jets_by_city(s: State) -> dict[tuple[int, int], int]:
    """How many jets of which fleet are in which city."""
    found: dict[tuple[int, int], int] = {}
    for fleet in range(s.fleets):
        for jet in range(s.jets):
            key = (fleet, s.at[fleet, jet])
            found[key] = found.get(key, 0) + 1
    return found


def free_place(wanted: tuple[int, int], length: int, taken: set[tuple[int, int]]) -> tuple[int, int]:
    """The nearest place on the map where so many letters cover no jet."""
    rows, columns = len(land()), len(land()[0])
    free = (
        (row, column)
        for row in range(rows)
        for column in range(columns - length + 1)
        if not any((row, column + i) in taken for i in range(length))
    )
    return min(free, key=lambda p: (2 * abs(p[0] - wanted[0]) + abs(p[1] - wanted[1]), p))


def letter_of(fleet: int) -> str:
    return "ABCDEF"[fleet]


def fleet_style(fleet: int) -> str:
    return FLEET_STYLES.get(FLEETS[fleet], OTHER_FLEETS)


def colour_style(colour: int) -> str:
    return COLOUR_STYLES.get(FACETS[colour], OTHER_COLOURS)


# --- dice and cards --------------------------------------------------------------------------------


def _dice(s: State, t: Texts) -> Iterator[Text]:
    line = Text()
    if s.actor == OVER:
        line.append(t("draw-over"), "bold")
    elif s.phase == STARTING:
        line.append(t("draw-lot"), "bold")
    elif s.thrown[0] == NOTHING:
        line.append(t("draw-throw", fleet=FLEETS[s.turn]), "bold")
    else:
        line.append(f"{t('draw-thrown')} ")
        for i in range(2):
            line.append_text(facet(s, i, t))
            line.append("  ")
    if s.cap and s.actor != OVER:
        line.append(f"   {t('draw-round', round=s.rounds + 1, cap=s.cap)}", "dim")
    yield line
    yield Text(t("draw-decks", brown=undrawn(s, BROWN), blue=undrawn(s, BLUE)), "dim")
    if s.hand and s.actor != CHANCE:
        for i in range(s.hand):
            yield Text(_card(s, i, t), "bold")


def facet(s: State, i: int, t: Texts) -> Text:
    """What a die shows, and whether it has been used."""
    name = FACETS[s.thrown[i]]
    waits = s.die[i] != NOTHING or (s.thrown[i] > COLOURS and s.hand + s.to_draw > 0)
    text = Text(f" {t('first-facet', one=name)} ", FACET_STYLES.get(name, "bold reverse") if waits else USED)
    return text if waits else text + Text(f" {t('draw-used')}", "dim")


def _card(s: State, i: int, t: Texts) -> str:
    country = country_of(s.deck, s.card[i])
    city = next(city for city in CITIES if city.name == country.capital)
    if s.quiz:
        return t("draw-card-quiz", city=named(city, t))
    return t("draw-card", city=named(city, t), country=named(country, t), region=country.region)


# --- the fleets, and where their routes lead -------------------------------------------------------


def _fleets(s: State, seat: int, t: Texts) -> Iterator[Text]:
    """Each fleet: who leads it, and where its jets are, with the routes they have to go."""
    for fleet in range(s.fleets):
        line = Text("→ " if s.actor != OVER and s.phase != STARTING and s.turn == fleet else "  ", "bold")
        line.append(f" {letter_of(fleet)} ", fleet_style(fleet))
        line.append(f" {t('draw-fleet', fleet=FLEETS[fleet], player=_leader(s, fleet, seat, t))} ", "bold")
        cities = sorted(s.at[fleet, jet] for jet in range(s.jets))
        parts = [Text(_standing(city, cities.count(city), t)) for city in sorted(set(cities), reverse=True)]
        yield from _wrapped(line, parts, " · ")


def _leader(s: State, fleet: int, seat: int, t: Texts) -> str:
    pilot = s.pilot[fleet]
    return t("draw-you") if pilot == seat else t("draw-seat", number=pilot + 1)


def _standing(city: int, jets: int, t: Texts) -> str:
    name = {START: t("draw-start"), FINISH: t("draw-finish")}.get(city) or city_name(city, t)
    times = f"{jets} × " if jets > 1 else ""
    return f"{times}{name}" if city == FINISH else f"{times}{name} {LEFT[city]}"


def _ways(s: State, seat: int, t: Texts) -> Iterator[Text]:
    """The routes that leave the cities of the fleet that is looking, or else of the one in turn."""
    if s.actor == OVER or s.phase == STARTING:
        return
    fleet = seat % s.fleets if seat >= 0 else s.turn
    yield Text(f"── {t('draw-ways', letter=letter_of(fleet))} ", "dim")
    for city in sorted({s.at[fleet, jet] for jet in range(s.jets)} - {FINISH}):
        line = Text(f"  {t('draw-from', city=_standing(city, 1, t))} ", "bold")
        yield from _wrapped(line, list(_routes(city, t)), "  ")


def _routes(city: int, t: Texts) -> Iterator[Text]:
    for colour in range(COLOURS):
        to = int(NEXT[city, colour])
        if to >= 0:
            name = t("colour-name", colour=FACETS[colour])
            yield Text.assemble((name, colour_style(colour)), f" → {_standing(to, 1, t)}")


def _wrapped(head: Text, parts: list[Text], between: str) -> Iterator[Text]:
    """A line that goes on below, under its own beginning, where it would become too long."""
    line, indent = head.copy(), " " * 6
    for i, part in enumerate(parts):
        gap = between if i else ""
        if line.cell_len + len(gap) + part.cell_len > WIDTH and i:
            yield line
            line, gap = Text(indent), ""
        line.append(gap).append_text(part)
    yield line
