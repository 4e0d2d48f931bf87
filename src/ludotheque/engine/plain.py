"""The loops in plain Python: what the compiled ones are compared with, and what needs no compiler.

Arguments are as for `Native`, except that any mutable sequence of ints will do for an array.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from . import target
from .bind import bound
from .native import replacements
from .record import WORD

Function = Callable[..., Any]


def plain(function: Function, rules: ModuleType) -> Any:
    """`function` for this game's rules, as plain Python; bind it once and call it often."""
    return bound(function, {**replacements(rules), **places(rules)}, _as_it_is)


def places(rules: ModuleType) -> dict[Function, Function]:
    """Where the state and the mask of one game lie."""
    state, words = rules.State, rules.State.layout.words
    masks = -(-rules.ACTIONS // 64)

    # Rebinding copies plain functions without what they close over, so these are made for good.
    # Memory views hold words of 64 bits and give ints, whatever kind of number is put into them.
    def new_cells() -> memoryview:
        return memoryview(bytearray(words * WORD)).cast("Q")

    def new_mask() -> Any:
        return memoryview(bytearray(masks * WORD)).cast("Q")

    def new_rng() -> Any:
        return memoryview(bytearray(WORD)).cast("Q")

    def as_state(cells: Any) -> Any:
        return state(cells)

    places: dict[Function, Function] = {
        target.new_cells: new_cells,
        target.new_mask: new_mask,
        target.new_rng: new_rng,
        target.as_state: as_state,
    }
    for place in places.values():
        place.__dict__["__target__"] = True
    return places


def _as_it_is(function: Function) -> Function:
    return function
