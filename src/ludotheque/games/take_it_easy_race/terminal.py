"""The race game drawn in a terminal: the board on the left, the colours and the die on the right.

A man is a figure and the name of the circle he stands on, on a ground of his colour; `>` stands before
those who can move. An empty circle is a dot and its name. Nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rich.text import Text

from ludotheque.engine.painting import Piece, painted
from ludotheque.engine.rulekit import CHANCE, OVER
from ludotheque.engine.texts import Texts

from .board import Board, Point, components
from .rules import MEN, OPENING, START, STAY, WAITING, State, circle_of
from .story import COLOURS, circle_number, home_letter

BOARD_WIDTH = 50  # between the leftmost and the rightmost circle
ROWS_PER_UNIT = 2
PANEL = 57  # the column where the colours are listed

FIGURES = {"cross": "✚", "ring": "◎", "leaf": "♣", "sun": "☼", "star": "★", "wave": "≈"}
MAN_STYLES = {
    "red": "bold bright_white on red3",
    "blue": "bold bright_white on blue3",
    "green": "bold bright_white on dark_green",
    "yellow": "bold black on gold1",
    "black": "bold bright_white on grey23",
    "white": "bold black on grey93",
}
CIRCLE_STYLES = {
    "red": "red3",
    "blue": "dodger_blue1",
    "green": "green4",
    "yellow": "dark_goldenrod",
    "black": "bold",
    "white": "bold",
}
EMPTY = "·"
MARK = ">"
ARROWS = {  # by rows down and columns to the right
    (-1, 0): "↑",
    (1, 0): "↓",
    (0, 1): "→",
    (0, -1): "←",
    (-1, 1): "↗",
    (-1, -1): "↖",
    (1, 1): "↘",
    (1, -1): "↙",
}

PIPS = {0: "", 1: "5", 2: "19", 3: "159", 4: "1379", 5: "13579", 6: "134679"}  # of the nine places of a face


def draw(s: State, seat: int, t: Texts) -> Text:
    """The table as this seat sees it (-1: a spectator)."""
    return painted([*board_pieces(s, t), *panel_pieces(s, seat, t)])


# --- the board -------------------------------------------------------------------------------------


def board_pieces(s: State, t: Texts) -> Iterator[Piece]:
    board = components().side(s.board, s.arm)
    scale = _scale(board)
    yield from _circles(s, board, scale, t)
    for colour in range(s.board):
        for man in range(MEN):
            yield from _man(s, colour, man, board, scale)


def _circles(s: State, board: Board, scale: Scale, t: Texts) -> Iterator[Piece]:
    """The board itself, without men."""
    for circle, point in enumerate(board.track):
        yield _empty(scale.of(point), _track_label(s, circle), _track_style(s, circle))
    for colour in range(s.board):
        yield _arrow(s, colour, board, scale)
        for letter, point in zip("abcd", board.homes[colour], strict=True):
            yield _empty(scale.of(point), letter, CIRCLE_STYLES[COLOURS[colour]])
        yield from _corner(colour, corner_slots(board, colour, scale), t)
    row, column = scale.of((0.0, 0.0))
    yield Piece(row, column + 1, "↻", "bold")


@dataclass(frozen=True, slots=True)
class Scale:
    left: float
    top: float
    columns_per_unit: float

    def of(self, point: Point) -> tuple[int, int]:
        """The row and the column of a point of board.toml."""
        x, y = point
        return round((y - self.top) * ROWS_PER_UNIT), round((x - self.left) * self.columns_per_unit)


def _scale(board: Board) -> Scale:
    points = [*board.track, *(p for group in (*board.homes, *board.corners) for p in group)]
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    return Scale(left, min(y for _, y in points), BOARD_WIDTH / (right - left))


def _empty(place: tuple[int, int], label: str, style: str) -> Piece:
    row, column = place
    return Piece(row, column + 1, f"{EMPTY}{label}", style)


def _track_label(s: State, circle: int) -> str:
    return f"{'' if circle % s.arm else 'A'}{circle + 1}"


def _track_style(s: State, circle: int) -> str:
    return "dim" if circle % s.arm else CIRCLE_STYLES[COLOURS[circle // s.arm]]


def _arrow(s: State, colour: int, board: Board, scale: Scale) -> Piece:
    """Beside the A of a colour: where the way leads on."""
    row, column = scale.of(board.track[colour * s.arm])
    next_row, next_column = scale.of(board.track[colour * s.arm + 1])
    down, right = _sign(next_row - row), _sign(next_column - column)
    beside = column + 1 if down else next_column if right > 0 else column
    return Piece(row + down, beside, ARROWS[down, right], CIRCLE_STYLES[COLOURS[colour]])


def _sign(n: int) -> int:
    return (n > 0) - (n < 0)


def corner_slots(board: Board, colour: int, scale: Scale) -> list[tuple[int, int]]:
    """Where the men of a corner wait: close together, so that they keep clear of the track."""
    points = board.corners[colour]
    centre = sum(x for x, _ in points) / len(points)
    column = scale.of((centre, 0.0))[1]
    return [(scale.of(point)[0], column - 2 if point[0] < centre else column + 2) for point in points]


def _corner(colour: int, slots: list[tuple[int, int]], t: Texts) -> Iterator[Piece]:
    style = CIRCLE_STYLES[COLOURS[colour]]
    for row, column in slots:
        yield Piece(row, column + 1, EMPTY, style)
    row, column = slots[0]
    yield Piece(row + 1, column + 1, f"B {t('colour-name', colour=COLOURS[colour])}", style)


def _man(s: State, colour: int, man: int, board: Board, scale: Scale) -> Iterator[Piece]:
    if s.owner[colour] < 0:
        return
    at = s.men[colour, man]
    if at == WAITING:
        (row, column), label = corner_slots(board, colour, scale)[man], ""
    elif at >= s.circles:
        (row, column), label = scale.of(board.homes[colour][at - s.circles]), home_letter(s, at)
    else:
        circle = circle_of(s, colour, at)
        (row, column), label = scale.of(board.track[circle]), _track_label(s, circle)
    if can_move(s, colour, man):
        yield Piece(row, column, MARK, "bold")
    yield Piece(row, column + 1, figure(colour) + label, MAN_STYLES[COLOURS[colour]])


def can_move(s: State, colour: int, man: int) -> bool:
    return s.actor >= 0 and s.turn == colour and bool(s.movable >> man & 1)


def figure(colour: int) -> str:
    return FIGURES[components().colour[colour].figure]


# --- the colours and the die -----------------------------------------------------------------------


def panel_pieces(s: State, seat: int, t: Texts) -> Iterator[Piece]:
    for colour in range(s.board):
        row = 2 * colour
        if s.actor != OVER and s.turn == colour:
            yield Piece(row, PANEL, "→", "bold")
        yield Piece(row, PANEL + 2, figure(colour), MAN_STYLES[COLOURS[colour]])
        yield Piece(row, PANEL + 4, t("colour-name", colour=COLOURS[colour]), "bold")
        yield Piece(row, PANEL + 11, _player(s, colour, seat, t))
        yield Piece(row + 1, PANEL + 4, _standing(s, colour, t), "dim")
    row = 2 * s.board + 1
    if s.actor != OVER:
        for line, text in enumerate(die_face(s.die if s.actor >= 0 else 0)):
            yield Piece(row + line, PANEL + 2, text)
    yield Piece(row + 5, PANEL + 2, _now(s, t), "bold")


def _player(s: State, colour: int, seat: int, t: Texts) -> str:
    owner = s.owner[colour]
    if owner < 0:
        return "–"
    return t("draw-you") if owner == seat else t("draw-seat", number=owner + 1)


def _standing(s: State, colour: int, t: Texts) -> str:
    """The circle A of a colour, and how far it has got."""
    if s.owner[colour] < 0:
        return t("draw-nobody")
    if s.place[colour] > 0:
        how = t("draw-place", place=s.place[colour])
    elif s.phase == OPENING and s.thrown[colour] > 0:
        how = t("draw-thrown", number=s.thrown[colour])
    else:
        how = t("draw-home", men=sum(s.men[colour, man] >= s.circles for man in range(MEN)))
    return f"A{circle_number(s, colour, START)} · {how}"


def _now(s: State, t: Texts) -> str:
    if s.actor == OVER:
        return t("draw-over")
    if s.phase == OPENING:
        return t("draw-to-open")
    if s.actor == CHANCE:
        return t("draw-to-throw", colour=COLOURS[s.turn])
    if s.movable == 1 << STAY:
        return ""
    return f"{MARK} {t('draw-movable')}"


def die_face(number: int) -> list[str]:
    """The face of a die in five lines; without pips for 0."""
    dots = ["●" if place in PIPS[number] else " " for place in "123456789"]
    rows = [f"│ {' '.join(dots[i : i + 3])} │" for i in (0, 3, 6)]
    return ["╭───────╮", *rows, "╰───────╯"]
