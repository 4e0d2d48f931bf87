"""The board of The Take Away Game that we drew, because no original is known: six equal sectors around a hub.

    python tools/take_away_board.py        writes src/ludotheque/games/take_away/board.toml

A turn by one sector takes every building to the next, every colour to the next, and each square to one of
the same kind, so no building lies better than another. Whoever changes the board does it here; an original
takes the place of the file.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin
from pathlib import Path

OUT = Path(__file__).parent.parent / "src" / "ludotheque" / "games" / "take_away" / "board.toml"
SECTORS = 6
OUTER, SPOKE, INNER = 4, 2, 2  # squares of each sector
BONUS, PAY = 200, 300

COLOURS = ("red", "yellow", "green", "blue", "violet", "white")
FIGURES = ("heart", "sun", "leaf", "wave", "moon", "star")
BUILDINGS = (  # clockwise from the north, each with where its name comes from
    ("Marina City", "Marina City", "reconstruction"),
    ("Empire State Building", "Empire State Building", "rulebook"),
    ("Pentagon", "Pentagone", "rulebook"),
    ("Astrodome", "Astrodome", "reconstruction"),
    ("Griffith Observatory", "Observatoire Griffith", "reconstruction"),
    ("Space Needle", "Space Needle", "reconstruction"),
)
RIM_CITIES = (
    ("Chicago", "Chicago", "reconstruction"),
    ("New York", "New York", "rulebook"),
    ("Miami", "Miami", "reconstruction"),
    ("New Orleans", "La Nouvelle-Orléans", "reconstruction"),
    ("Los Angeles", "Los Angeles", "rulebook"),
    ("Seattle", "Seattle", "reconstruction"),
)
HUB_CITIES = (
    ("Minneapolis", "Minneapolis", "reconstruction"),
    ("Philadelphia", "Philadelphie", "reconstruction"),
    ("Atlanta", "Atlanta", "reconstruction"),
    ("Dallas", "Dallas", "reconstruction"),
    ("Phoenix", "Phoenix", "reconstruction"),
    ("Denver", "Denver", "reconstruction"),
)
HUB_SHIFT = 2  # the city on the hub before building i has the colour i + 2: one that is far away on the rim

HEAD = """\
# The board of The Take Away Game. No original is known; this one is drawn by tools/take_away_board.py.
#
# Every entry says where it comes from: "rulebook" (the text in the box), "public" (elsewhere) or
# "reconstruction" (ours). To play on another board, put a file of this shape into a folder of your
# own as take_away.toml and name the folder in $LUDOTHEQUE_BOARDS. Squares are numbered 1, 2, 3 ...; `next`
# names the squares beside one, and it is enough that one of the two names the other; `at` is for drawing.

start_money = 5000  # dollars for each buyer (rulebook)
trolley = 3         # sofas that go into a trolley (rulebook)

# The tokens of each colour: ten of every colour, 1,000 dollars on average (rulebook); how many of each
# price is a reconstruction.
price = [
  { dollars = 500, count = 3, source = "reconstruction" },
  { dollars = 1000, count = 4, source = "reconstruction" },
  { dollars = 1500, count = 3, source = "reconstruction" },
]

# Buildings that are played when nobody chooses, spread around the board: counted from 1, by seat.
seating = [
  { seats = 2, buildings = [1, 4], source = "reconstruction" },
  { seats = 3, buildings = [1, 3, 5], source = "reconstruction" },
  { seats = 4, buildings = [1, 2, 4, 5], source = "reconstruction" },
  { seats = 5, buildings = [1, 2, 3, 4, 5], source = "reconstruction" },
  { seats = 6, buildings = [1, 2, 3, 4, 5, 6], source = "reconstruction" },
]
"""


def main() -> None:
    OUT.write_text(text(), "utf-8")


def text() -> str:
    return "\n".join([HEAD, *named(), *squares(), *stars()])


def named() -> Iterator[str]:
    for colour, figure in zip(COLOURS, FIGURES, strict=True):
        yield f'[[colour]]\nname = "{colour}"\nfigure = "{figure}"\nsource = "reconstruction"\n'
    for i, (en, fr, source) in enumerate(BUILDINGS):
        yield f'[[building]]\nen = "{en}"\nfr = "{fr}"\ncolour = "{COLOURS[i]}"\nsource = "{source}"\n'
    for shift, cities in ((0, RIM_CITIES), (HUB_SHIFT, HUB_CITIES)):
        for i, (en, fr, source) in enumerate(cities):
            colour = COLOURS[(i + shift) % SECTORS]
            yield f'[[city]]\nen = "{en}"\nfr = "{fr}"\ncolour = "{colour}"\nsource = "{source}"\n'


def squares() -> Iterator[str]:
    """The rim with its 24 squares, the spokes with 12, and the hub with 12."""
    for i in range(SECTORS):
        rim = [rim_square(i, k) for k in range(OUTER + 1)]
        yield square(rim[0], "discount", (13.0, 60 * i), [rim[1], star(i)])
        yield square(rim[1], "chance", (13.0, 60 * i + 15), [rim[2]])
        yield square(rim[2], "city", (13.0, 60 * i + 30), [rim[3], spoke(i, 0)], of=RIM_CITIES[i][0])
        yield square(rim[3], "bonus", (13.0, 60 * i + 45), [rim[4]], amount=BONUS)
    for i in range(SECTORS):
        yield square(spoke(i, 0), "agency", (10.3, 60 * i + 30), [spoke(i, 1)], amount=PAY)
        yield square(spoke(i, 1), "chance", (7.8, 60 * i + 30), [hub(i, 1)])
    for i in range(SECTORS):
        yield square(hub(i, 0), "city", (5.2, 60 * i), [hub(i, 1)], of=HUB_CITIES[i][0])
        yield square(hub(i, 1), "discount", (5.2, 60 * i + 30), [hub(i + 1, 0)])


def stars() -> Iterator[str]:
    for i in range(SECTORS):
        yield square(star(i), "star", (15.6, 60 * i), [], of=BUILDINGS[i][0])


def rim_square(sector: int, k: int) -> int:
    return 1 + (OUTER * sector + k) % (OUTER * SECTORS)


def spoke(sector: int, k: int) -> int:
    return 1 + OUTER * SECTORS + SPOKE * sector + k


def hub(sector: int, k: int) -> int:
    return 1 + (OUTER + SPOKE) * SECTORS + INNER * (sector % SECTORS) + k


def star(sector: int) -> int:
    return 1 + (OUTER + SPOKE + INNER) * SECTORS + sector


def square(
    number: int, kind: str, polar: tuple[float, int], beside: list[int], of: str = "", amount: int = 0
) -> str:
    """The point is given by its distance from the middle and the degrees clockwise from the north."""
    radius, angle = polar[0], polar[1] * pi / 180
    lines = ["[[square]]", f"number = {number}", f'kind = "{kind}"']
    lines += [f'of = "{of}"'] if of else []
    lines += [f"amount = {amount}"] if amount else []
    lines += [f"at = [{radius * sin(angle):.2f}, {-radius * cos(angle):.2f}]", f"next = {beside}"]
    return "\n".join([*lines, 'source = "reconstruction"', ""])


if __name__ == "__main__":
    main()
