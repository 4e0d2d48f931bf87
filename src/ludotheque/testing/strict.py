"""Rules run as severely as the compilers take them.

Plain Python forgives what compiled rules do not: an index of -1 that means the last, a field that was never
declared, an array that is changed. Here each of these raises an error.
"""

from __future__ import annotations

from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from ludotheque.engine import contract
from ludotheque.engine.bind import Function, bound
from ludotheque.engine.record import Record


class TooLoose(Exception):
    """Rules did something that plain Python allows and compiled code does not."""


class StrictRecord:
    """A record that has its declared fields and no others, and checks every index."""

    __slots__ = ("_cells", "_record")

    def __init__(self, record: Record) -> None:
        cells = {
            f.name: _Cells(f.name, f.shape, getattr(record, f.name)) for f in record.layout.fields if f.shape
        }
        object.__setattr__(self, "_record", record)
        object.__setattr__(self, "_cells", cells)

    def __getattr__(self, name: str) -> Any:
        cells = self._cells.get(name)
        return getattr(self._record, name) if cells is None else cells

    def __setattr__(self, name: str, value: int) -> None:
        if name not in {f.name for f in self._record.layout.fields if not f.shape}:
            raise TooLoose(f"the record has no field {name!r} to be written")
        if not isinstance(value, (int, np.integer)):
            raise TooLoose(f"{value!r} is no whole number, but was written to {name!r}")
        setattr(self._record, name, value)


class _Cells:
    """The cells of one field, or an array of constants."""

    def __init__(self, name: str, shape: tuple[int, ...], cells: Any) -> None:
        self.name, self.shape, self.cells = name, shape, cells

    def __getitem__(self, at: Any) -> Any:
        found = self.cells[self._checked(at)]
        return (
            _Cells(f"{self.name}[{at}]", found.shape, found) if isinstance(found, np.ndarray) else int(found)
        )

    def __setitem__(self, at: Any, value: int) -> None:
        if isinstance(self.cells, np.ndarray):
            raise TooLoose(f"{self.name} is a constant and may not be changed")
        self.cells[self._checked(at)] = value

    def __len__(self) -> int:
        return self.shape[0]

    def _checked(self, at: Any) -> Any:
        place = at if isinstance(at, tuple) else (at,)
        rows = isinstance(self.cells, np.ndarray) and len(place) < len(self.shape)  # only constants have rows
        if len(place) != len(self.shape) and not rows:
            raise TooLoose(f"{self.name} takes {len(self.shape)} indices, not {len(place)}")
        if not all(0 <= i < n for i, n in zip(place, self.shape, strict=False)):
            raise TooLoose(f"{self.name}[{at}] lies outside of {self.shape}")
        return at


class StrictMask(list[int]):
    """Room for decisions; refuses those below 0 and those beyond the last word."""

    def __init__(self, actions: int) -> None:
        super().__init__([0] * -(-actions // 64))
        self.actions = actions

    def __setitem__(self, word: Any, bits: Any) -> None:
        if not 0 <= word < len(self) or not 0 <= bits < 1 << 64:
            raise TooLoose(f"a decision outside of 0 to {self.actions - 1} was marked")
        super().__setitem__(word, bits)

    def marked(self) -> list[int]:
        found = [64 * w + bit for w, word in enumerate(self) for bit in range(64) if word >> bit & 1]
        if found and found[-1] >= self.actions:
            raise TooLoose(f"decision {found[-1]} was marked, but there are only {self.actions}")
        return found


def strict(rules: Any) -> SimpleNamespace:
    """The functions of the contract as these rules have them, with constants that check every index."""
    names = [n for n, f in vars(contract).items() if getattr(f, "__module__", "") == contract.__name__]
    guarded = {name: bound(getattr(rules, name), {}, _guarded) for name in names}
    return SimpleNamespace(**guarded, ACTIONS=rules.ACTIONS)


def _guarded(function: Function) -> Function:
    assert isinstance(function, FunctionType)
    space = function.__globals__  # a copy made for this function alone
    for name in function.__code__.co_names:
        if isinstance(value := space.get(name), np.ndarray):
            if value.dtype == np.uint64:
                raise TooLoose(
                    f"{name} is unsigned: mixed with the signed fields of a record it becomes a float"
                )
            space[name] = _Cells(name, value.shape, value)
    return function
