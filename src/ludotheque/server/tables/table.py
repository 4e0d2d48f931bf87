"""A table, as it follows from its events. No clocks, no chance, no database: those are around it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import msgspec

from ludotheque.engine.dice import FairDice
from ludotheque.engine.errors import UnknownRules
from ludotheque.engine.game import Game, Value
from ludotheque.engine.registry import find
from ludotheque.engine.rulekit import CHANCE

from ..refusing import Denied
from ..store import Head, Line
from . import events as e
from .play import Play

Status = Literal["open", "running", "over", "closed"]
REMARKS = 16  # that are kept in mind
STAND_IN = "medium"  # the bot that plays on for a seat that gave up


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What those who opened a table have agreed on, beside the rules of the game.

    `throws` says when chance decides: at once, or when somebody asks for it, which leaves time to take back.
    `seconds` are what each decision may take; then a bot decides, until the person is back.
    """

    throws: Literal["at_once", "asked"] = "at_once"
    seconds: int = 0


@dataclass
class Chair:
    """A seat and who is on it: a person, a bot of a level, or nobody."""

    name: str = ""
    person: str = ""
    level: str = ""
    salt: str = ""
    resigned: bool = False
    away: bool = False

    @property
    def bot(self) -> str:
        """The level of the bot that decides for this seat now, if one does."""
        return self.level or (STAND_IN if self.away else "")

    @property
    def present(self) -> bool:
        """Is there a person who plays?"""
        return bool(self.person) and not self.resigned and not self.away

    @property
    def free(self) -> bool:
        return not self.person and not self.level


class Remark(NamedTuple):
    """What somebody said, and the number of the event."""

    number: int
    seat: int
    text: str


@dataclass
class Offer:
    """Somebody asks to take back, and some have agreed."""

    seat: int
    length: int
    agreed: set[int]


@dataclass
class Table:
    """Give it all events of the journal, one after the other, by `take`."""

    head: Head
    game: Game = field(init=False)
    terms: Terms = field(init=False)
    options: dict[str, Value] = field(init=False)
    chairs: list[Chair] = field(init=False)
    number: int = 0  # of the last event
    status: Status = "open"
    play: Play | None = None
    entries: list[int] = field(default_factory=list)  # the number of the event of each entry of the log
    went_back: int = 0  # the number of the last event that took something back
    offer: Offer | None = None
    next: str = ""
    said: deque[Remark] = field(default_factory=lambda: deque(maxlen=REMARKS))  # the latest
    quiet: bool = False
    time: int = 0  # of the last event of the game, in milliseconds

    def __post_init__(self) -> None:
        self.game = find(self.head.game)
        self.terms = msgspec.json.decode(self.head.terms, type=Terms)
        self.options = msgspec.json.decode(self.head.options)
        self.chairs = [Chair() for _ in range(self.head.seats)]

    @classmethod
    def of(cls, head: Head, journal: Iterable[Line]) -> Table:
        table = cls(head)
        table.read(journal)
        return table

    def read(self, journal: Iterable[Line]) -> list[e.Event]:
        """Let happen what is written; all of it."""
        happened: list[e.Event] = []
        for line in journal:
            happened.append(e.decode(line.event))
            self.take(happened[-1])
            if isinstance(happened[-1], IN_GAME):
                self.time = line.time
        return happened

    # --- what is going on ---

    @property
    def match(self) -> Play:
        if self.play is None:
            raise Denied("not-started")
        return self.play

    @property
    def dice(self) -> FairDice:
        salts = {seat: chair.salt for seat, chair in enumerate(self.chairs) if chair.salt}
        return FairDice(self.head.secret, salts)

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if person and chair.person == person]

    def in_play(self) -> list[int]:
        """The seats that have not given up."""
        return [seat for seat, chair in enumerate(self.chairs) if not chair.resigned]

    def bot_to_move(self) -> int | None:
        """The seat of a bot that has to decide now."""
        if self.status != "running" or self.match.actor < 0:
            return None
        return self.match.actor if self.chairs[self.match.actor].bot else None

    def clock_runs(self) -> bool:
        """Is somebody's time running? Only where another person waits for it."""
        if not self.terms.seconds or self.status != "running" or self.bot_to_move() is not None:
            return False
        present = {chair.person for chair in self.chairs if chair.present}
        return len(present) > 1

    @property
    def deadline(self) -> int | None:
        """When the time for the present decision is over, in milliseconds."""
        return self.time + 1000 * self.terms.seconds if self.clock_runs() else None

    @property
    def due(self) -> int | None:
        """Since when, or from when on, the table waits for the server."""
        return self.time if self.bot_to_move() is not None else self.deadline

    def winners(self) -> list[int]:
        """Nobody before the end. Who is left when all others gave up has won."""
        if self.play is None or self.status not in ("over", "closed"):
            return []
        return self.play.winners if self.play.over else self.in_play()

    # --- what happens ---

    def take(self, event: e.Event) -> None:
        """Let an event happen. Raises without having changed anything where it cannot."""
        _HAPPENS[type(event)](self, event)
        self.number += 1

    def _nobody_left(self) -> bool:
        """Has everybody given up, or all but one?"""
        people = [seat for seat in self.in_play() if self.chairs[seat].person]
        return not people or (len(self.chairs) > 1 and len(self.in_play()) == 1)


def _sat(table: Table, event: e.Sat) -> None:
    table.chairs[event.seat] = Chair(event.name, person=event.person)


def _bot_sat(table: Table, event: e.BotSat) -> None:
    table.chairs[event.seat] = Chair(event.name, level=event.level)


def _got_up(table: Table, event: e.GotUp) -> None:
    table.chairs[event.seat] = Chair()


def _salted(table: Table, event: e.Salted) -> None:
    table.chairs[event.seat].salt = event.salt


def _started(table: Table, event: e.Started) -> None:
    head, names = table.head, [chair.name for chair in table.chairs]
    options: dict[str, Any] = dict(table.options)
    try:
        dice, version = table.dice, head.rules
        table.play = Play(table.game, head.seats, dice=dice, names=names, version=version, **options)
    except UnknownRules as error:
        raise Denied("rules-gone", status=410, version=head.rules, game=table.game.slug) from error
    table.status = "running"


def _played(table: Table, event: e.Played) -> None:
    table.match.play(event.action, event.seat)
    _entered(table)


def _thrown(table: Table, event: e.Thrown) -> None:
    outcome = table.match.throw()
    if outcome != event.outcome:
        raise ValueError(f"table {table.head.id}: event {table.number + 1} is not what its dice say")
    _entered(table)


def _entered(table: Table) -> None:
    """The log of the match has one more entry."""
    table.entries.append(table.number + 1)
    table.offer = None
    if table.match.over:
        table.status = "over"


def _asked_back(table: Table, event: e.AskedBack) -> None:
    table.offer = Offer(event.seat, event.length, {event.seat})


def _agreed(table: Table, event: e.Agreed) -> None:
    if table.offer is not None:
        table.offer.agreed.add(event.seat)


def _declined(table: Table, event: e.Declined) -> None:
    table.offer = None


def _took_back(table: Table, event: e.TookBack) -> None:
    while len(table.match.log) > event.length:
        table.match.undo()
        table.entries.pop()
    table.went_back, table.offer = table.number + 1, None


def _resigned(table: Table, event: e.Resigned) -> None:
    chair = table.chairs[event.seat]
    chair.resigned, chair.level, table.offer = True, STAND_IN, None
    if table._nobody_left():
        table.status = "over"


def _away(table: Table, event: e.Away) -> None:
    table.chairs[event.seat].away, table.offer = True, None


def _returned(table: Table, event: e.Returned) -> None:
    table.chairs[event.seat].away = False


def _said(table: Table, event: e.Said) -> None:
    table.said.append(Remark(table.number + 1, event.seat, event.text))


def _hushed(table: Table, event: e.Hushed) -> None:
    table.quiet = event.quiet


def _followed(table: Table, event: e.Followed) -> None:
    table.next = event.table


def _closed(table: Table, event: e.Closed) -> None:
    table.status, table.offer = "closed", None


IN_GAME = (e.Started, e.Played, e.Thrown, e.TookBack, e.Away, e.Returned)  # a clock begins anew

_HAPPENS: dict[type[e.Event], Callable[..., None]] = {
    e.Sat: _sat,
    e.BotSat: _bot_sat,
    e.GotUp: _got_up,
    e.Salted: _salted,
    e.Started: _started,
    e.Played: _played,
    e.Thrown: _thrown,
    e.AskedBack: _asked_back,
    e.Agreed: _agreed,
    e.Declined: _declined,
    e.TookBack: _took_back,
    e.Resigned: _resigned,
    e.Away: _away,
    e.Returned: _returned,
    e.Said: _said,
    e.Hushed: _hushed,
    e.Followed: _followed,
    e.Closed: _closed,
}


def throw(table: Table) -> e.Thrown:
    """What the dice bring now, as an event; it has happened already."""
    outcome = table.match.throw()
    _entered(table)
    table.number += 1
    return e.Thrown(outcome)


def chance_is_next(table: Table) -> bool:
    return table.status == "running" and table.match.actor == CHANCE
