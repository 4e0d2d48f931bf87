"""Where ways of so many squares lead on a board: worked out once, when the rules are loaded.

Nobody passes a star: it is where a way begins or ends.
"""

from __future__ import annotations

from collections.abc import Sequence

from .board import STEPS, Components, Kind


def reach(parts: Components) -> list[list[int]]:
    """By [square][steps]: the squares at which a way of exactly so many steps may end, one bit each.

    A way never comes to a square twice; the square it begins on counts.
    """
    stars = {i for i, square in enumerate(parts.square) if square.kind == "star"}
    table = []
    for start in range(len(parts.square)):
        ways, row = {(start, 1 << start)}, [0] * (STEPS + 1)
        for steps in range(1, STEPS + 1):
            ways = {
                (n, used | 1 << n)
                for at, used in ways
                if at == start or at not in stars
                for n in parts.beside[at]
                if not used >> n & 1
            }
            row[steps] = sum({1 << at for at, _ in ways})
        table.append(row)
    return table


def distances(parts: Components, start: int) -> list[int]:
    """The fewest steps from a square to every other."""
    stars = {i for i, square in enumerate(parts.square) if square.kind == "star"}
    found, fresh = {start: 0}, [start]
    while fresh:
        at = fresh.pop(0)
        for n in parts.beside[at] if at == start or at not in stars else ():
            if n not in found:
                found[n] = found[at] + 1
                fresh.append(n)
    return [found[i] for i in range(len(parts.square))]


def nearest(parts: Components, steps: Sequence[int], start: int, kind: Kind) -> int:
    """The squares of a kind to which the way is shortest, one bit each, without the one it begins on."""
    there = [i for i, square in enumerate(parts.square) if square.kind == kind and i != start]
    least = min((steps[i] for i in there), default=0)
    return sum(1 << i for i in there if steps[i] == least)
