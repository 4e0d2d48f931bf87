"""The Take Away Game drawn in a terminal: the board on the left, the buyers on the right, the cities below.

A square is a sign for its kind and its number; dots are the ways between squares. `>` stands before the
squares to choose from. Trolleys are numbers in circles. Nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from ludotheque.engine.painting import Piece, painted
from ludotheque.engine.rulekit import OVER
from ludotheque.engine.texts import Texts

from .board import Named, components
from .goods import colour_count, hand_size, load
from .state import (
    CITIES,
    CITY_SQUARE,
    COLOUR_OF,
    COLOURS,
    EMPTY,
    KIND,
    NONE,
    OPENING,
    PRICE,
    PRICES,
    STAR,
    STAR_OF,
    State,
)
from .story import holds, percents_in_hand

WIDTH = 78
BOARD_WIDTH = 52  # between the leftmost and the rightmost square
BOARD_HEIGHT = 23
PANEL = 58  # the column where the buyers are listed
LINES_PER_SEAT = 4
NAMES = 10  # the column where the names of cities begin

SIGNS = {"star": "⌂", "discount": "%", "chance": "?", "bonus": "$", "agency": "w", "plain": "o"}
FIGURES = {"heart": "♥", "sun": "☼", "leaf": "♣", "wave": "≈", "moon": "☾", "star": "★"}
STYLES = {
    "red": "red3",
    "yellow": "dark_goldenrod",
    "green": "green4",
    "blue": "dodger_blue1",
    "violet": "medium_purple",
    "white": "bold",
}
TROLLEYS = "①②③④⑤⑥"
MARK, WAY, FREE = ">", "·", "·"
PARTS = components()


def draw(s: State, seat: int, t: Texts) -> Text:
    """The table as this seat sees it (-1: a spectator)."""
    return painted([*ways(), *squares(s), *buyers(s, seat, t), *below(s, t)])


def figure(colour: int) -> str:
    name = PARTS.colour[colour].figure
    return FIGURES.get(name, name[:1].upper())


def style(colour: int) -> str:
    return style_of(PARTS.colours[colour])


def style_of(colour: str) -> str:
    return STYLES.get(colour, "")


def name_of(named: Named, t: Texts) -> str:
    return named.name(t("draw-language"))


# --- the board -------------------------------------------------------------------------------------


def spot(square: int) -> tuple[int, int]:
    """The row and the column of a square."""
    xs, ys = zip(*(one.at for one in PARTS.square), strict=True)
    x, y = PARTS.square[square].at
    across = (x - min(xs)) / (max(xs) - min(xs))
    down = (y - min(ys)) / (max(ys) - min(ys))
    return round(down * BOARD_HEIGHT), round(across * BOARD_WIDTH) + 1


def ways() -> Iterator[Piece]:
    """Dots from each square to those beside it."""
    for square, near in enumerate(PARTS.beside):
        (row, column), ends = spot(square), [spot(n) for n in near if n > square]
        for to_row, to_column in ends:
            parts = max(abs(to_row - row), abs(to_column - column) // 2)
            for i in range(1, parts):
                dot_row = row + round((to_row - row) * i / parts)
                dot_column = column + round((to_column - column) * i / parts)
                yield Piece(dot_row, dot_column, WAY, "dim")


def squares(s: State) -> Iterator[Piece]:
    for square, one in enumerate(PARTS.square):
        row, column = spot(square)
        yield Piece(row, column, f"{sign(square)}{one.number}", _style(s, square))
        if s.targets >> square & 1:
            yield Piece(row, column - 1, MARK, "bold")
        for seat in range(s.seats):
            if s.at[seat] == square:
                mark = TROLLEYS[seat]
                yield Piece(row, column + 1 + len(str(one.number)), mark, "bold " + seat_style(s, seat))


def sign(square: int) -> str:
    kind = PARTS.square[square].kind
    if kind == "city":
        city = [c.en for c in PARTS.city].index(PARTS.square[square].of)
        return figure(COLOUR_OF[city])
    return SIGNS[kind]


def _style(s: State, square: int) -> str:
    of = PARTS.square[square].of
    named = next((n for n in (*PARTS.city, *PARTS.building) if n.en == of), None)
    if named is None:
        return "dim"
    played = any(s.building[seat] != NONE and STAR_OF[s.building[seat]] == square for seat in range(s.seats))
    if KIND[square] == STAR and not played:
        return "dim"
    return style_of(named.colour)


def seat_style(s: State, seat: int) -> str:
    if s.building[seat] == NONE:
        return ""
    return style_of(PARTS.building[s.building[seat]].colour)


# --- the buyers ------------------------------------------------------------------------------------


def buyers(s: State, seat: int, t: Texts) -> Iterator[Piece]:
    for other in range(s.seats):
        row = LINES_PER_SEAT * other
        if s.actor != OVER and s.turn == other:
            yield Piece(row, PANEL - 2, "→", "bold")
        yield Piece(row, PANEL, TROLLEYS[other], "bold " + seat_style(s, other))
        who = t("draw-you") if other == seat else t("draw-seat", number=other + 1)
        yield Piece(row, PANEL + 2, who, "bold")
        yield Piece(row + 1, PANEL, _purse(s, other, t))
        yield from _building(s, other, row + 2)
        yield from _trolley(s, other, row + 3)
    row = LINES_PER_SEAT * s.seats
    if s.actor == OVER or s.phase == OPENING:
        yield Piece(row, PANEL, t("draw-over" if s.actor == OVER else "draw-to-open"), "bold")
    elif s.die[0] > 0:
        yield Piece(row, PANEL, t("draw-dice", first=s.die[0], second=s.die[1]))


def _purse(s: State, other: int, t: Texts) -> str:
    """Money, and discounts as far as they are known."""
    if s.building[other] != NONE and s.at[other] == NONE:
        return t("draw-out")
    known, count = percents_in_hand(s, other), hand_size(s, other)
    words = [t("draw-money", dollars=s.money[other])]
    if known:
        words.append(t("draw-percents", percents=" ".join(map(str, known))))
    if count > len(known):
        words.append(t("draw-hidden", count=count - len(known)))
    return "  ".join(words)


def _building(s: State, seat: int, row: int) -> Iterator[Piece]:
    """The colours that stand there, and how many of each."""
    yield Piece(row, PANEL, SIGNS["star"], "dim")
    for colour in range(COLOURS):
        count, column = colour_count(s, seat, colour), PANEL + 2 + 3 * colour
        yield Piece(row, column, figure(colour) if count else FREE, style(colour) if count else "dim")
        if count > 1:
            yield Piece(row, column + 1, str(count), "dim")


def _trolley(s: State, seat: int, row: int) -> Iterator[Piece]:
    """The sofas in it, each with its price; nothing if it is empty."""
    column = PANEL
    for slot in range(load(s, seat)):
        sofa = s.trolley[seat, slot]
        text = f"{figure(sofa // PRICES)}{PRICE[sofa % PRICES]}"
        yield Piece(row, column, " " if slot else "[", "dim")
        yield Piece(row, column + 1, text, style(sofa // PRICES))
        column += 1 + len(text)
    if column > PANEL:
        yield Piece(row, column, "]", "dim")


# --- the cities, and what else is known ------------------------------------------------------------


def below(s: State, t: Texts) -> Iterator[Piece]:
    """A line for each colour; then the buildings, the cards that are kept, and what the signs mean."""
    row = max(BOARD_HEIGHT, LINES_PER_SEAT * s.seats) + 2
    yield from _cities(s, row, t)
    row += COLOURS + 1
    homes = [t("draw-home", who=TROLLEYS[i], name=_home(s, i, t)) for i in range(s.seats)]
    kept = [t("draw-kept", who=TROLLEYS[i], kind=kind) for i in range(s.seats) for kind in holds(s, i)]
    for words in (homes, kept):
        for line in _lines(words):
            yield Piece(row, 1, line)
            row += 1
    yield Piece(row + 1, 1, t("draw-legend"), "dim")


def _cities(s: State, row: int, t: Texts) -> Iterator[Piece]:
    """Its cities, their squares, and what is known of the price."""
    column = NAMES
    for colour in range(COLOURS):
        name = t("draw-colour", colour=PARTS.colours[colour])
        yield Piece(row + colour, 1, f"{figure(colour)} {name}", style(colour))
    groups = [[city for city in range(CITIES) if COLOUR_OF[city] == colour] for colour in range(COLOURS)]
    for nth in range(max(map(len, groups))):
        texts = {group[nth]: _city(s, group[nth], t) for group in groups if nth < len(group)}
        for city, text in texts.items():
            yield Piece(row + int(COLOUR_OF[city]), column, text)
        column += max(map(len, texts.values())) + 2


def _home(s: State, seat: int, t: Texts) -> str:
    return FREE if s.building[seat] == NONE else name_of(PARTS.building[s.building[seat]], t)


def _lines(words: list[str]) -> list[str]:
    """The words on as few lines as they need."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + 2 + len(word) <= WIDTH:
            lines[-1] += f"  {word}"
        else:
            lines.append(word)
    return lines


def _city(s: State, city: int, t: Texts) -> str:
    """Its name, its square, the price as far as it is known, and who knows it."""
    number = CITY_SQUARE[city] + 1
    known = str(PRICE[s.token[city]]) if s.token[city] >= 0 else "?"
    price = t("draw-empty") if s.token[city] == EMPTY else known
    looked = [TROLLEYS[seat] for seat in range(s.seats) if s.seen[city] >> seat & 1]
    text = t("draw-city", city=name_of(PARTS.city[city], t), number=str(number), price=price)
    return f"{text} {''.join(looked)}" if looked else text
