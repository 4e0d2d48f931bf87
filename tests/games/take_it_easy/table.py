"""A table of the hexagons in one line, and the words to play at it.

    table(seats=2, pairs="yes").draw("294", "613").lay(0, "C3", "A1")

A tile is named by its numbers from left to right, a cell by its column and its place in it.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludotheque.engine.game import Value
from ludotheque.engine.rulekit import CHANCE, OVER
from ludotheque.games.take_it_easy import GAME, rules
from ludotheque.games.take_it_easy.board import components

SLUG = "take_it_easy"
CELLS = components().names
TILES = ["".join(map(str, numbers)) for numbers in components().numbers]

# One of the sixteen boards of 307 points, from A1 to E3.
PERFECT = "693 798 294 | 698 793 298 694 | 614 718 213 618 714 | 754 258 653 758 | 254 658 753"


@dataclass
class Table:
    s: rules.State

    # --- playing ---

    def draw(self, *tiles: str) -> Table:
        for tile in tiles:
            self.chance(TILES.index(tile))
        return self

    def count(self) -> Table:
        return self.chance(rules.COUNT)

    def chance(self, outcome: int) -> Table:
        assert outcome in self.legal(CHANCE), "this cannot happen now"
        rules.apply(self.s, CHANCE, outcome)
        assert rules.broken(self.s) == 0
        return self

    def lay(self, seat: int, *cells: str) -> Table:
        """Lay, or move, the tiles in hand: the first on the first cell, the second on the second."""
        for hand, cell in enumerate(cells):
            if cell != "-":
                self.decide(seat, CELLS.index(cell) + rules.CELLS * hand)
        return self

    def decide(self, seat: int, action: int) -> Table:
        assert action in self.legal(seat), f"refused by §{rules.refusal(self.s, seat, action)}"
        rules.apply(self.s, seat, action)
        assert rules.broken(self.s) == 0
        return self

    def all_lay(self, cell: str) -> Table:
        for seat in range(self.s.seats):
            self.lay(seat, cell)
        return self

    def fill(self, tiles: str, *, upto: int = 19) -> Table:
        """All seats fill their boards in the same way, from A1 on."""
        for cell, tile in list(zip(CELLS, tiles.replace("|", " ").split(), strict=True))[:upto]:
            self.draw(tile).all_lay(cell)
        return self

    # --- looking ---

    def legal(self, seat: int) -> list[int]:
        mask = [0]
        rules.legal(self.s, seat, mask)
        return [a for a in range(64) if mask[0] >> a & 1]

    def can(self, seat: int, hand: int = 0) -> set[str]:
        """The cells on which this seat may lay a tile in hand, or to which it may move it."""
        return {CELLS[a % rules.CELLS] for a in self.legal(seat) if a // rules.CELLS == hand}

    def refused(self, seat: int, cell: str, hand: int = 0) -> int:
        """The paragraph that forbids this, after a look whether it is forbidden at all."""
        action = CELLS.index(cell) + rules.CELLS * hand
        assert action not in self.legal(seat), "this is allowed"
        return rules.refusal(self.s, seat, action)

    def on(self, seat: int, cell: str) -> str:
        tile = self.s.board[seat, CELLS.index(cell)]
        return TILES[tile] if tile >= 0 else ""

    def seen_by(self, seat: int) -> Table:
        hidden = self.s.copy()
        rules.hide(hidden, seat)
        return Table(hidden)

    @property
    def to_come(self) -> set[str]:
        """The tiles that may be drawn next."""
        return {TILES[tile] for tile in self.legal(CHANCE) if tile < len(TILES)}

    @property
    def drawing(self) -> bool:
        return self.s.actor == CHANCE

    @property
    def over(self) -> bool:
        return self.s.actor == OVER


def table(seats: int = 1, **options: Value) -> Table:
    settled, values = GAME.settle(seats, options)
    opening = GAME.opening(settled, values)
    assert isinstance(opening, rules.State)
    assert rules.broken(opening) == 0
    return Table(opening)


def shuffled(tiles: str, *places: int) -> str:
    """A board with the tiles of two cells swapped."""
    row = tiles.replace("|", " ").split()
    one, other = places
    row[one], row[other] = row[other], row[one]
    return " ".join(row)
