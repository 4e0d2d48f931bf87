"""A table in memory, and those who look at it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import Protocol

from ludotheque.engine.rulekit import SPECTATOR

from ..refusing import Denied
from .looking import Eye
from .table import Table


class Viewer(Protocol):
    """Somebody who looks at a table from outside of this module."""

    eye: Eye
    person: str

    def show(self, message: bytes) -> None:
        """Take a message, without waiting."""


@dataclass
class Opened:
    """A table in memory."""

    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    viewers: set[Viewer] = field(default_factory=set)
    users: int = 0
    stale: bool = False  # memory and journal may differ: read it again before use
    kept: tuple[str, int | None] = ("", None)  # what the lists of the database say
    bots: asyncio.Task[None] | None = None
    clock: asyncio.TimerHandle | None = None

    def stop_clock(self) -> None:
        if self.clock is not None:
            self.clock.cancel()
            self.clock = None


def may_look(table: Table, seat: int, person: str) -> bool:
    """Through the eyes of a seat only who sits there; as a spectator everybody."""
    return seat == SPECTATOR or seat in table.seats_of(person)


def hold_may_look(table: Table, seat: int, person: str) -> None:
    if not may_look(table, seat, person):
        raise Denied("not-your-seat", status=403, seat=seat + 1)


def hold_eye(table: Table, viewer: Viewer) -> None:
    """Whoever has got up since looks on as a spectator."""
    if not may_look(table, viewer.eye.seat, viewer.person):
        viewer.eye = replace(viewer.eye, seat=SPECTATOR)
