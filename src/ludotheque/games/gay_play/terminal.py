"""The town of Gay-Play drawn in a terminal: the street, and below it players, list and cards.

A square shows its number, and before it a sign for what stands on it; whoever is there stands below it. A
figure is a sign on a ground of its colour. Nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from ludotheque.engine.painting import Piece, painted
from ludotheque.engine.rulekit import OVER
from ludotheque.engine.texts import Texts

from .board import Point
from .state import State
from .story import FAMILY, MEMBERS, SHOP_NAMES, TOWN, article, place_name, put_back_by, square_name
from .street import due, in_shop
from .tables import (
    AGAIN,
    ARRIVAL,
    BACKWARD,
    DEALING,
    ENTER,
    FORWARD,
    GOAL,
    HOME,
    MONEY,
    NONE,
    ORDER,
    PLACES,
    PLAIN,
    SEARCHING,
    SHOP,
    SHOPS,
    SLOTS,
    STARTING,
    VISIT,
    WAIT,
)

COLUMNS, ROWS = 4, 2  # of the screen, to a square
WIDTH = 79
CARD_WIDTH = 26  # three cards, or articles, beside one another

FIGURES = {"spade": "♠", "heart": "♥", "diamond": "♦", "club": "♣", "star": "★", "ring": "●"}
MAN_STYLES = {
    "blue": "bold bright_white on blue3",
    "red": "bold bright_white on red3",
    "brown": "bold bright_white on orange4",
    "purple": "bold bright_white on purple4",
    "yellow": "bold black on gold1",
    "green": "bold bright_white on dark_green",
}
SIGNS = {
    PLAIN: "·",
    FORWARD: "→",
    BACKWARD: "←",
    ENTER: "◆",
    VISIT: "♪",
    WAIT: "z",
    HOME: "⌂",
    MONEY: "⌂",
    SHOP: "↩",
    AGAIN: "+",
}
DOOR, STAR = "■", "☆"
STREET, RED, WHITE = "dark_goldenrod", "bold red3", "bold"
FULL, EMPTY = "■", "□"


def draw(s: State, seat: int, t: Texts) -> Text:
    """The table as this seat sees it (-1: a spectator)."""
    below = 1 + max(where(point)[0] for point in TOWN.points)
    return painted([*town_pieces(s, t), *_panel(s, seat, below + 1, t)])


def where(point: Point) -> tuple[int, int]:
    """The row and the column of a point of board.toml."""
    x, y = point
    return round(y * ROWS), round(x * COLUMNS)


# --- the town --------------------------------------------------------------------------------------


def town_pieces(s: State, t: Texts) -> Iterator[Piece]:
    for square in range(PLACES):
        row, column = where(TOWN.points[square])
        yield Piece(row, column, sign(square) + square_name(square), _square_style(square))
    yield from _labels(t)
    for square in range(PLACES + len(TOWN.place)):
        yield from _men(s, square)


def sign(square: int) -> str:
    """The sign before the number of a square."""
    if square == ARRIVAL:
        return STAR
    return DOOR if square in GOAL.tolist() else SIGNS[int(ORDER[square])]


def _square_style(square: int) -> str:
    if square == ARRIVAL:
        return WHITE
    return RED if square in GOAL.tolist() else STREET


def _labels(t: Texts) -> Iterator[Piece]:
    for number, shop in enumerate(TOWN.shop, start=1):
        yield _centred(shop.at, f"{number} {t('shop-name', shop=shop.name)}", "bold underline")
    yield _centred(TOWN.house.at, t("draw-house"), "bold")
    row, column = where(TOWN.street[ARRIVAL].at)
    yield Piece(row, max(column - 1 - len(t("draw-garden")), 0), t("draw-garden"), "green4")
    for place in TOWN.place:
        named = {"gate": "draw-entrance", "circus": "draw-circus", "park": "draw-park"}.get(place.name)
        yield _centred(place.at, t(named) if named else place.name, "bold green4")


def _centred(point: Point, text: str, style: str) -> Piece:
    """Around a point, but within the picture."""
    row, column = where(point)
    start = min(column + 1 - len(text) // 2, _right_edge(column) - len(text))
    return Piece(row, max(start, _left_edge(column)), text, style)


def _left_edge(column: int) -> int:
    """Beside the street on the left, things begin to the right of it."""
    return COLUMNS if 0 < column < 2 * COLUMNS else 0


def _right_edge(column: int) -> int:
    last = max(where(point)[1] for point in TOWN.points)
    return last - 1 if column < last else last + COLUMNS - 1


def _men(s: State, square: int) -> Iterator[Piece]:
    """Everybody on a square, below it."""
    row, column = where(TOWN.points[square])
    there = [seat for seat in range(s.seats) if s.at[seat] == square]
    for i, seat in enumerate(there):
        yield Piece(row + 1, column + i, figure(s, seat), man_style(s, seat))


def figure(s: State, seat: int) -> str:
    if s.list[seat] < 0:
        return str(seat + 1)
    return FIGURES.get(FAMILY.member[s.list[seat]].figure, str(seat + 1))


def man_style(s: State, seat: int) -> str:
    return MAN_STYLES.get(FAMILY.member[s.list[seat]].colour, "reverse") if s.list[seat] >= 0 else "reverse"


# --- players, list and cards -----------------------------------------------------------------------


def _panel(s: State, seat: int, row: int, t: Texts) -> Iterator[Piece]:
    yield Piece(row, 0, t("draw-legend"), "dim")
    yield Piece(row + 1, 0, t("draw-legend-2"), "dim")
    row += 3
    for other in range(s.seats):
        yield from _player(s, other, seat, row + other, t)
    row += s.seats + 1
    if seat >= 0 and s.list[seat] >= 0:
        yield from _list(s, seat, row, t)
        if in_shop(s, seat):
            yield from _cards(s, seat, row + 4, t)


def _player(s: State, seat: int, looking: int, row: int, t: Texts) -> Iterator[Piece]:
    if s.actor != OVER and s.turn == seat and s.phase not in (DEALING, STARTING):
        yield Piece(row, 0, "→", "bold")
    yield Piece(row, 2, figure(s, seat), man_style(s, seat))
    name = t("draw-you") if seat == looking else t("draw-seat", number=seat + 1)
    member = t("member-name", member=MEMBERS[s.list[seat]]) if s.list[seat] >= 0 else t("draw-no-list")
    yield Piece(row, 4, name, "bold" if seat == looking else "")
    yield Piece(row, 13, member)
    basket = "".join(FULL if s.bought[seat] >> shop & 1 else EMPTY for shop in range(SHOPS))
    yield Piece(row, 28, basket)
    column = 28 + SHOPS + 2
    yield Piece(row, column, _standing(s, seat, t)[: WIDTH - column], "dim")


def _standing(s: State, seat: int, t: Texts) -> str:
    """Where a player is and what comes next, in a few words."""
    if s.place[seat] > 0:
        return t("draw-place-taken", place=s.place[seat])
    at, shop = s.at[seat], due(s, seat)
    if at >= PLACES:
        return t("draw-at-place", place=place_name(at))
    if in_shop(s, seat):
        where_now = t("draw-search", shop=SHOP_NAMES[shop])
    elif s.errand[seat]:
        where_now = t("draw-errand")
    else:
        where_now = t("draw-next", shop=SHOP_NAMES[shop]) if shop < SHOPS else t("draw-home")
    return where_now + (f" · {t('draw-waits', turns=s.wait[seat])}" if s.wait[seat] else "")


def _list(s: State, seat: int, row: int, t: Texts) -> Iterator[Piece]:
    """The six articles of one's own list, and what one has in the basket for each."""
    yield Piece(row, 0, t("draw-your-list", member=MEMBERS[s.list[seat]]), "bold")
    for shop in range(SHOPS):
        wanted = t("article-name", article=article(shop, s.list[seat]))
        held = held_card(s, seat, shop)
        mark = " " if held == NONE else "✓" if held == s.list[seat] else "✗"
        wrong = f" ({t('article-name', article=article(shop, held))})" if mark == "✗" else ""
        place = row + 1 + shop // 3, shop % 3 * CARD_WIDTH
        yield Piece(
            *place, f"{mark} {shop + 1} {wanted}{wrong}"[: CARD_WIDTH - 1], "dim" if mark == "✓" else ""
        )


def held_card(s: State, seat: int, shop: int) -> int:
    """The card that a seat has taken from a shop, or NONE."""
    for slot in range(SLOTS):
        if s.holder[shop, slot] == seat:
            return s.card[shop, slot]
    return NONE


def _cards(s: State, seat: int, row: int, t: Texts) -> Iterator[Piece]:
    """The six cards of the shop where one searches, as one knows them."""
    shop = due(s, seat)
    head = t("draw-shop", shop=SHOP_NAMES[shop])
    if s.turn == seat and s.phase == SEARCHING:
        head += f" · {t('draw-looks', looks=s.looks)}"
    yield Piece(row, 0, head, "bold")
    for slot in range(SLOTS):
        place = row + 1 + slot // 2, slot % 2 * (WIDTH // 2)
        yield Piece(*place, f"{slot + 1} {_card(s, seat, shop, slot, t)}")


def _card(s: State, seat: int, shop: int, slot: int, t: Texts) -> str:
    if s.holder[shop, slot] != NONE:
        return f"– {t('draw-bought')}"
    if s.card[shop, slot] >= 0:
        return f"○ {t('article-name', article=article(shop, s.card[shop, slot]))}"
    others = put_back_by(s, shop, slot, seat)
    return f"▒ {t('draw-face-down')}" + (f", {t('draw-others', others=others)}" if others else "")
