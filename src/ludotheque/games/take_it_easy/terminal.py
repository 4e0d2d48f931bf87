"""The hexagons drawn in a terminal: the tray, the tiles in hand beside it, what is left, and the sheet.

A tile shows its three numbers where its bands end; a free cell shows its name. The numbers of a finished
line stand in brackets, those of a broken one are matt; nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest

from rich.text import Text

from ludotheque.engine.rulekit import OVER
from ludotheque.engine.texts import Texts

from .board import components
from .rules import CELLS, HANDS, NONE, TILES, State, score
from .story import CELL_NAMES, LINES, NUMBERS, called, finished, shown

PANEL = 40  # the column where the tiles in hand and the sheet begin
COLUMN, HALF = 7, 2  # from a column of hexes to the next, and half a hex downwards
FULL = 3  # tiles of a pile, for each number in the middle

# By the names of board.toml: the ink on a ground that looks the same on light and dark terminals.
STYLES = {
    "grey": "black on grey70",
    "pale pink": "black on #f4c6d4",
    "magenta": "bright_white on #c2187a",
    "light blue": "black on #7cc7ee",
    "blue": "bright_white on #2457b8",
    "red": "bright_white on #c62828",
    "green": "bright_white on #2e8b3d",
    "orange": "black on #f08c1e",
    "yellow": "black on #f7d51d",
}
NUMBER_STYLES = {number: STYLES[name] for number, name in components().colours().items()}
BAND_STYLES = {number: style.split(" on ")[1] for number, style in NUMBER_STYLES.items()}
OPEN, DONE, BROKEN = range(3)
PLACES, PLACED = "…", "✓"
MATT = "dim"
EDGE = "grey50"

HEX = (  # the outline of a cell; its upper edge is the lower one of the cell above
    "  _____  ",
    " /     \\ ",
    "/       \\",
    "\\       /",
    " \\_____/ ",
)
LARGE = (  # a tile in hand: r rises, v is upright, f falls
    "    _________    ",
    "   /f   v   r\\   ",
    "  /  f  |  r  \\  ",
    " /    f | r    \\ ",
    " \\     f|r     / ",
    "  \\  r  |  f  /  ",
    "   \\____|____/   ",
)


class Canvas:
    """Characters in rows and columns, each with its style."""

    def __init__(self) -> None:
        self._ink: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, row: int, column: int, text: str, style: str = "") -> None:
        for i, letter in enumerate(text):
            self._ink[row, column + i] = (letter, style)

    def outline(self, row: int, column: int, lines: Iterable[str]) -> None:
        """The edges of a hex, and nothing where there is no edge."""
        for down, line in enumerate(lines):
            for right, letter in enumerate(line):
                if letter != " ":
                    self.write(row + down, column + right, letter, EDGE)

    def rows(self) -> list[Text]:
        height = max(row for row, _ in self._ink) + 1
        return [self._row(row) for row in range(height)]

    def _row(self, row: int) -> Text:
        width = max((column for at, column in self._ink if at == row), default=-1) + 1
        text = Text()
        for column in range(width):
            letter, style = self._ink.get((row, column), (" ", ""))
            text.append(letter, style)
        return text


def draw(s: State, seat: int, t: Texts) -> Text:
    """The table as this seat knows it: its own board, or all boards for those who only watch."""
    seats = [seat] if seat >= 0 else list(range(s.seats))
    drawn = _beside(_board(s, seats[0], seat, t), _panel(s, seat, t))
    for other in seats[1:]:
        drawn += [Text(), *_board(s, other, seat, t)]
    return Text("\n").join(drawn)


def _beside(left: list[Text], right: list[Text]) -> list[Text]:
    rows = []
    for one, other in zip_longest(left, right, fillvalue=Text()):
        row = one.copy()
        if other:
            row.append(" " * (PANEL - len(row)))
            row.append_text(other)
        rows.append(row)
    return rows


# --- the tray --------------------------------------------------------------------------------------


def _board(s: State, seat: int, viewer: int, t: Texts) -> list[Text]:
    name = t("drawing-your-seat" if seat == viewer else "drawing-seat", seat=seat + 1)
    canvas = Canvas()
    states = [_line_state(s, seat, i) for i in range(len(LINES))]
    for cell, place in enumerate(components().board.cells):
        row, column = (place.y + 4) * HALF, (place.x + 2) * COLUMN
        canvas.outline(row, column, HEX)
        if s.board[seat, cell] == NONE:
            canvas.write(row + 2, column + 3, CELL_NAMES[cell], "bold" if s.waiting >> seat & 1 else "")
        else:
            _tile(canvas, row, column, s.board[seat, cell], [states[i] for i in _lines_of(cell)])
            if cell in [s.placed[seat, hand] for hand in range(HANDS)]:
                canvas.write(row + 2, column + 4, "●", "bold")
    points = sum(one.points for one in finished(s, seat))
    return [Text.assemble((name, "bold"), f"   {t('drawing-so-far', points=points)}"), *canvas.rows()]


def _lines_of(cell: int) -> list[int]:
    """The rising, the vertical and the falling line through a cell."""
    return [i for i, line in enumerate(LINES) if cell in line.cells]


def _line_state(s: State, seat: int, line: int) -> int:
    one = shown(s, seat, LINES[line])
    if one.complete:
        return DONE
    return BROKEN if one.tiles > 0 and one.number == 0 else OPEN


def _tile(canvas: Canvas, row: int, column: int, tile: int, states: list[int]) -> None:
    places = ((3, 1), (1, 3), (3, 5))  # the lower left, the top, the lower right
    strokes = (((1, 6, "╱"), (2, 5, "╱")), ((2, 4, "│"), (3, 4, "│")), ((1, 2, "╲"), (2, 3, "╲")))
    for number, state, (down, right), bands in zip(NUMBERS[tile], states, places, strokes, strict=True):
        for y, x, stroke in bands:
            canvas.write(row + y, column + x, stroke, MATT if state == BROKEN else BAND_STYLES[number])
        style = MATT if state == BROKEN else f"bold {NUMBER_STYLES[number]}"
        canvas.write(row + down, column + right, f"[{number}]" if state == DONE else f" {number} ", style)


# --- beside it -------------------------------------------------------------------------------------


def _panel(s: State, seat: int, t: Texts) -> list[Text]:
    top = Text(t("drawing-round", round=min(s.round + 1, s.rounds), rounds=s.rounds), "bold")
    if s.actor != OVER:
        top.append(f" · {t('drawing-caller', seat=s.caller + 1)}", "not bold")
    parts = (_in_hand(s, t), _left(s, t), _sheet(s, seat, t), _legend(t))
    return [top, *(row for part in parts for row in (Text(), *part))]


def _in_hand(s: State, t: Texts) -> list[Text]:
    """The tiles called last, large, and how they were called."""
    tiles = [s.tiles[hand] for hand in range(HANDS) if s.tiles[hand] >= 0]
    if not tiles:
        return [Text(t("drawing-over" if s.actor == OVER else "drawing-soon"))]
    canvas = Canvas()
    for hand, tile in enumerate(tiles):
        _large(canvas, 17 * hand, tile)
    rows = [Text(t("drawing-tile", number=CELLS - s.to_come)), *canvas.rows()]
    rows.append(Text("".join(f"{called(s, tile):^17}" for tile in tiles).rstrip(), "bold"))
    if len(tiles) > 1:
        order = ("drawing-first-tile", "drawing-second-tile")
        rows.append(Text("".join(f"{t(key):^17}" for key in order).rstrip()))
    if s.to_come == 0 and s.waiting == 0:
        rows.append(Text(t("drawing-count")))
    return rows


def _large(canvas: Canvas, column: int, tile: int) -> None:
    canvas.outline(0, column, [line.translate(str.maketrans("rvf|", "    ")) for line in LARGE])
    rising, upright, falling = NUMBERS[tile]
    bands = {"r": (rising, "╱"), "f": (falling, "╲"), "|": (upright, "│")}
    for row, line in enumerate(LARGE):
        for right, letter in enumerate(line):
            if letter in bands:
                number, stroke = bands[letter]
                canvas.write(row, column + right, stroke, f"bold {BAND_STYLES[number]}")
    for row, right, number in ((1, 7, upright), (5, 4, rising), (5, 10, falling)):
        canvas.write(row, column + right, f" {number} ", f"bold {NUMBER_STYLES[number]}")


def _left(s: State, t: Texts) -> list[Text]:
    """§4: the tiles not drawn, in the three piles; a dot is one that was."""
    rows = [Text(t("drawing-left", tiles=TILES - CELLS + s.to_come))]
    for first in range(0, TILES, 3 * FULL):
        row = Text()
        for group in range(first, first + 3 * FULL, FULL):
            rising, upright, _ = NUMBERS[group]
            row.append(f"  {rising}-{upright}-", "dim")
            for tile in range(group, group + FULL):
                row.append(str(NUMBERS[tile][2]) if s.left >> tile & 1 else "·")
        rows.append(row)
    return rows


def _sheet(s: State, seat: int, t: Texts) -> list[Text]:
    """§12: a row for each seat: its rounds, their total, and whether it has placed."""
    heads = "".join(f"{r + 1:>4}" for r in range(s.rounds))
    rows = [Text(f"{t('drawing-sheet'):<10}{heads}{t('drawing-total'):>7}", "underline")]
    for other in range(s.seats):
        name = t("drawing-seat", seat=other + 1)
        counted = "".join(_points(s, other, r) for r in range(s.rounds))
        row = Text(f"{name:<10}{counted}{score(s, other):>7}", "bold" if other == seat else "")
        row.append(f" {_doing(s, other)}".rstrip())
        rows.append(row)
    return rows


def _points(s: State, seat: int, number: int) -> str:
    """A round on the sheet; "18+" where 18 points are certain and the round still goes on."""
    if number < s.round:
        return f"{s.points[seat, number]:>4}"
    if number > s.round or s.to_come == CELLS:
        return "   –"
    return f"{sum(one.points for one in finished(s, seat)):>3}+"


def _doing(s: State, seat: int) -> str:
    if s.waiting >> seat & 1:
        return PLACES
    return PLACED if s.placed[seat, 0] != NONE else ""


def _legend(t: Texts) -> list[Text]:
    return [Text(t("drawing-legend"), "dim"), Text(t("drawing-marks"), "dim")]
