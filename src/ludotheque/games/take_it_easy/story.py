"""Take It Easy told: the names of decisions, and what each draw, placing and count brought about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ludotheque.engine.rulekit import CHANCE, OVER
from ludotheque.engine.story import Event
from ludotheque.engine.texts import Texts

from .board import Line, components
from .rules import CELLS, COUNT, HANDS, HIDDEN, NONE, State, score, tiebreak

CELL_NAMES = components().names
NUMBERS = components().numbers
LINES = components().lines
READ = ((0, 1, 2), (1, 0, 2), (1, 2, 0))  # §5: option `call`: left, top, clockwise
WORTH_TELLING = 2  # so many equal tiles must lie on a line before its breaking is news


class Shown(NamedTuple):
    """What lies on a line of one board: its number while all tiles agree, and how many there are."""

    line: Line
    number: int  # 0 if the line is empty or broken
    tiles: int

    @property
    def complete(self) -> bool:
        return self.number > 0 and self.tiles == len(self.line.cells)

    @property
    def name(self) -> str:
        """The line by its ends: "B1–B4"."""
        return f"{CELL_NAMES[self.line.cells[0]]}–{CELL_NAMES[self.line.cells[-1]]}"

    @property
    def points(self) -> int:
        return self.number * self.tiles if self.complete else 0


def called(s: State, tile: int) -> str:
    """§5: a tile as the caller reads it: "2 – 9 – 4"."""
    return " – ".join(str(NUMBERS[tile][i]) for i in READ[s.call])


def shown(s: State, seat: int, line: Line, without: frozenset[int] = frozenset()) -> Shown:
    """What lies on a line, some cells not counted."""
    tiles = [s.board[seat, cell] for cell in line.cells if cell not in without and s.board[seat, cell] >= 0]
    numbers = {NUMBERS[tile][line.direction] for tile in tiles}
    return Shown(line, numbers.pop() if len(numbers) == 1 else 0, len(tiles))


def finished(s: State, seat: int) -> list[Shown]:
    """§11: the lines of a board that are complete, the dearest first."""
    lines = [one for line in LINES if (one := shown(s, seat, line)).complete]
    return sorted(lines, key=lambda one: -one.points)


# --- decisions -------------------------------------------------------------------------------------


def decision(s: State, seat: int, action: int, t: Texts) -> str:
    """The full name of a decision this seat may take, or of an outcome of CHANCE.

    What is no decision now, because no such tile is in hand, has no name: LookupError.
    """
    if seat == CHANCE:
        return t("decision-count") if action == COUNT else t("decision-draw", tile=called(s, action))
    hand, cell = divmod(action, CELLS)
    if s.tiles[hand] == NONE:
        raise LookupError(action)
    values = {"tile": called(s, s.tiles[hand]), "cell": CELL_NAMES[cell]}
    if s.placed[seat, hand] >= 0:
        return t("decision-move", start=CELL_NAMES[s.placed[seat, hand]], **values)
    return t("decision-lay", **values)


# --- events ----------------------------------------------------------------------------------------


def events(before: State, seat: int, action: int, after: State) -> list[Event]:
    """What one entry of the log brought about."""
    told: list[Event] = []
    if seat != CHANCE:
        told += _laid(before, seat, action, after)
    if after.round > before.round:
        told += [*_locked(before, after), *_counted(before, after)]
    elif seat == CHANCE:
        told += [*_locked(before, after), *_drawn(before, action, after)]
    return told


def _of(seat: int, key: str, paragraph: int, **values: str | int) -> Event:
    """Something that a seat does, or that happens on its board."""
    return Event(key, paragraph, {"who": seat}, values)


def _laid(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    if before.waiting >> seat & 1 == 0:
        yield from _moved(before, seat, action)
        return
    for hand in range(HANDS):  # the action is not asked before it is known that this placing was seen
        if before.placed[seat, hand] == NONE and after.placed[seat, hand] == HIDDEN:
            yield _of(seat, "event-laid-hidden", 9, tile=called(before, before.tiles[hand]))
            return
    hand, cell = divmod(action, CELLS)
    yield _of(seat, "event-laid", 6, tile=called(before, before.tiles[hand]), cell=CELL_NAMES[cell])


def _moved(before: State, seat: int, action: int) -> Iterator[Event]:
    """§7: a tile laid somewhere else; of a hidden one nothing can be told."""
    hand, cell = divmod(action, CELLS)
    start = before.placed[seat, hand]
    if start >= 0:
        tile = called(before, before.tiles[hand])
        yield _of(seat, "event-moved", 7, tile=tile, start=CELL_NAMES[start], cell=CELL_NAMES[cell])


def _drawn(before: State, tile: int, after: State) -> Iterator[Event]:
    if before.to_come == CELLS:
        yield _of(after.caller, "event-round", 13, round=after.round + 1, rounds=after.rounds)
    second = after.tiles[1] == tile
    key, paragraph = ("event-called-second", 16) if second else ("event-called", 5)
    yield _of(after.caller, key, paragraph, tile=called(after, tile), number=CELLS - after.to_come)


def _locked(before: State, after: State) -> Iterator[Event]:
    """§7: the tiles called before are locked. §9: now everybody sees where, and what it did to the lines."""
    tiles = [before.tiles[hand] for hand in range(HANDS) if before.tiles[hand] >= 0]
    if after.tiles[0] in tiles:
        return  # §16: only the second tile of a pair was drawn
    for seat in range(after.seats):
        at = {after.board[seat, cell]: cell for cell in range(CELLS)}
        for hand, tile in enumerate(tiles):
            if before.placed[seat, hand] == HIDDEN:
                yield _of(seat, "event-shown", 9, tile=called(before, tile), cell=CELL_NAMES[at[tile]])
        yield from _lines(after, seat, frozenset(at[tile] for tile in tiles))


def _lines(s: State, seat: int, cells: frozenset[int]) -> Iterator[Event]:
    """§11: the lines that the tiles on these cells completed or broke."""
    for line in LINES:
        if cells.isdisjoint(line.cells):
            continue
        now, was, length = shown(s, seat, line), shown(s, seat, line, cells), len(line.cells)
        if now.complete:
            sums = {"length": length, "number": now.number, "points": now.points}
            yield _of(seat, "event-complete", 11, line=now.name, **sums)
        elif now.number == 0 and was.number > 0 and was.tiles >= WORTH_TELLING:
            sums = {"length": length, "number": was.number, "tiles": was.tiles}
            yield _of(seat, "event-broken", 11, line=now.name, **sums)


def _counted(before: State, after: State) -> Iterator[Event]:
    yield Event("event-round-over", 10, {}, {"round": after.round, "rounds": after.rounds})
    for seat in range(after.seats):
        sums = " + ".join(f"{one.tiles} × {one.number}" for one in finished(after, seat))
        points, total = after.points[seat, before.round], score(after, seat)
        key = f"event-{'counted' if sums else 'nothing'}{'-total' if after.round > 1 else ''}"
        yield _of(seat, key, 12, points=points, sum=sums, total=total)
    if after.actor == OVER:
        yield from _won(after)


def _won(s: State) -> Iterator[Event]:
    if s.seats == 1:
        yield _of(0, "event-alone", 17, points=score(s, 0), rounds=s.rounds)
        return
    results = [(score(s, seat), tiebreak(s, seat)) for seat in range(s.seats)]
    best = max(results)
    winners = [seat for seat in range(s.seats) if results[seat] == best]
    level = sum(points == best[0] for points, _ in results)
    for seat in winners:
        key = "event-shared" if len(winners) > 1 else "event-won" if level == 1 else "event-won-best-round"
        yield _of(seat, key, 14, points=best[0], best=best[1])
