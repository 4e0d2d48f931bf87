"""What somebody who looks at a table is shown: made from the hidden record of that seat, and nothing else.

The numbers of decisions and outcomes are in the log, but others may not know them; so they are not sent, only
how the record changed for the one who looks, and the story as that seat knows it.
"""

from __future__ import annotations

import struct
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import pairwise
from math import prod
from typing import Any, cast

import msgspec

from ludotheque.engine.game import Game, Value
from ludotheque.engine.match import Entry, Match
from ludotheque.engine.record import Record
from ludotheque.engine.registry import find
from ludotheque.engine.story import tell
from ludotheque.engine.texts import Texts

from . import events as e
from .play import Play
from .table import Remark, Status, Table, Terms

TAIL = 12  # lines of the story that come with a snapshot
MISSED = 40  # the same for somebody who was away; what is older can be asked for


@dataclass(frozen=True, slots=True)
class Eye:
    """Who looks, and how: the seat (or SPECTATOR), the language, and whether words are wanted at all."""

    seat: int
    lang: str = "en"
    words: bool = True


class SeatShown(msgspec.Struct, omit_defaults=True):
    """A seat, as everybody sees it."""

    name: str = ""
    bot: str = ""  # its level
    resigned: bool = False
    away: bool = False
    salt: str = ""


class Offered(msgspec.Struct):
    """Who asks to take back, and which seats have agreed."""

    seat: int
    agreed: list[int]


class Facts(msgspec.Struct, omit_defaults=True):
    """What everybody may know of a table."""

    id: str
    game: str
    rules: str
    options: dict[str, Value]
    terms: Terms
    public: bool
    status: Status
    places: list[SeatShown]
    commitment: str
    offer: Offered | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    secret: str | None = None  # of the dice, at the end
    quiet: bool = False
    next: str = ""


class Line(msgspec.Struct, array_like=True):
    """One line of the story: the entry of the log (counted from 1), the paragraph, and the words."""

    entry: int
    paragraph: int
    text: str


class Snapshot(msgspec.Struct, omit_defaults=True, kw_only=True):
    """All there is to see, as of event number `n`."""

    n: int
    table: Facts
    seat: int  # whose eyes these are
    yours: list[int] = []
    host: bool = False
    record: dict[str, Any] | None = None
    length: int = 0  # of the match's log
    deadline: int | None = None  # of the present decision, in milliseconds since 1970
    legal: list[int] = []
    names: list[str] = []  # of the legal decisions
    story: list[Line] = []  # its end
    said: list[Remark] = []


class Update(msgspec.Struct, omit_defaults=True, kw_only=True):
    """What has changed up to event number `n`."""

    n: int
    table: Facts | None = None
    record: dict[str, Any] | None = None  # the fields that changed: a number, or {place: number}
    length: int | None = None
    deadline: int | None = None
    legal: list[int] | None = None
    names: list[str] | None = None
    story: list[Line] | None = None
    said: list[Remark] = []


# --- all there is ---


def snapshot(table: Table, eye: Eye, person: str = "", after: int | None = None) -> Snapshot:
    """How it is now, with the end of the story: the latest lines, or those since event `after`."""
    shot = Snapshot(
        n=table.number,
        table=facts(table),
        seat=eye.seat,
        yours=table.seats_of(person),
        host=bool(person) and person == table.head.host,
        said=list(table.said),
    )
    if table.play is not None:
        record = known(table, table.play.record, eye.seat)
        shot.record, shot.length = record.as_dict(), len(table.play.log)
        shot.deadline = table.deadline
        shot.legal, shot.names = choices(table, record, eye)
        if eye.words:
            shot.story = _end_of_story(table, eye, after)
    return shot


def _end_of_story(table: Table, eye: Eye, after: int | None) -> list[Line]:
    length = len(table.match.log)
    if after is None or after < table.went_back:
        return story(table, eye, max(0, length - TAIL))[-TAIL:]
    return story(table, eye, max(bisect_right(table.entries, after), length - MISSED))[-MISSED:]


def facts(table: Table) -> Facts:
    over = table.play is not None and table.status in ("over", "closed")
    places = [
        SeatShown(chair.name, chair.level, chair.resigned, chair.away, chair.salt) for chair in table.chairs
    ]
    offer = table.offer
    return Facts(
        id=table.head.id,
        game=table.head.game,
        rules=table.head.rules,
        options=table.options,
        terms=table.terms,
        public=table.head.public,
        status=table.status,
        places=places,
        commitment=table.dice.commitment,
        offer=None if offer is None else Offered(offer.seat, sorted(offer.agreed)),
        scores=table.match.scores if over else None,
        winners=table.winners() if over else None,
        secret=table.head.secret.hex() if over else None,
        quiet=table.quiet,
        next=table.next,
    )


def known(table: Table, record: Record, seat: int) -> Record:
    """A position as a seat knows it. What was hidden stays so until the end, then the table is open."""
    hidden = record.copy()
    if table.status not in ("over", "closed"):
        table.match.rules.hide(hidden, seat)
    return hidden


def choices(table: Table, hidden: Record, eye: Eye) -> tuple[list[int], list[str]]:
    """What the seat may decide now, and how that is called."""
    if eye.seat < 0 or table.status != "running" or table.chairs[eye.seat].resigned:
        return [], []
    legal = table.match.legal(eye.seat)
    if not eye.words:
        return legal, []
    return legal, [decision(table.match, hidden, eye.seat, action, eye.lang) for action in legal]


def decision(match: Match, hidden: Record, seat: int, action: int, lang: str) -> str:
    name: str = match.game.story.decision(hidden, seat, action, words(match.game.slug, lang))
    return name[:1].upper() + name[1:]


def story(table: Table, eye: Eye, first: int = 0, last: int | None = None) -> list[Line]:
    """What happened from one entry of the log to another, as the seat knew it then."""
    log = table.match.log[first:last]
    seen = seen_from(table.match, eye.seat, first, first + len(log))
    return told_all(table.match, seen, first, eye.lang)


def seen_from(match: Play, seat: int, first: int, last: int) -> list[Record]:
    """The positions before, between and after these entries of the log, as this seat knew them."""
    records = [match.before(i) for i in range(first, last)]
    records.append(match.before(last) if last < len(match.log) else match.record.copy())
    for record in records:
        match.rules.hide(record, seat)
    return records


def told_all(match: Match, seen: Sequence[Record], first: int, lang: str) -> list[Line]:
    lines: list[Line] = []
    for i, (before, after) in enumerate(pairwise(seen), first):
        lines += told(match, before, match.log[i], after, i + 1, lang)
    return lines


def hidden_from(match: Match, record: Record, seat: int) -> Record:
    hidden = record.copy()
    match.rules.hide(hidden, seat)
    return hidden


def told(match: Match, before: Record, entry: Entry, after: Record, number: int, lang: str) -> list[Line]:
    """One entry of the log, in words. `number` is its place in the log, counted from 1."""
    t = words(match.game.slug, lang)
    happened = match.game.story.events(before, entry.seat, entry.action, after)
    return [Line(number, event.paragraph, tell(event, t, match.name)) for event in happened]


@cache
def words(game: str, lang: str) -> Texts:
    """A game's sentences; those that were said before are remembered."""
    found: Game = find(game)
    remembered: Texts = lru_cache(1 << 16)(found.texts(lang))
    return remembered


# --- what has changed ---


@dataclass
class Change:
    """What a few events brought about, ready to be shown to anybody."""

    table: Table
    first: int  # the length of the log before them
    anew: bool  # so much has changed that it is shown as a whole
    facts: Facts | None
    said: list[Remark]
    lines: dict[Any, list[Line]] = field(default_factory=dict)  # told already, to others who know the same

    @classmethod
    def of(cls, table: Table, happened: Sequence[e.Event]) -> Change:
        entries = sum(isinstance(event, (e.Played, e.Thrown)) for event in happened)
        anew = any(isinstance(event, (e.Started, e.TookBack)) for event in happened)
        only_entries = entries == len(happened) and table.status == "running"
        length = len(table.play.log) if table.play is not None else 0
        told = None if only_entries else facts(table)
        said = [one for one in table.said if one.number > table.number - len(happened)]
        return cls(table, length - entries, anew, told, said)

    def shown(self, eye: Eye) -> Update:
        table = self.table
        update = Update(n=table.number, table=self.facts, said=self.said)
        if table.play is None:
            return update
        seen = seen_from(table.play, eye.seat, self.first, len(table.play.log))
        after = seen[-1] if table.status == "running" else known(table, table.play.record, eye.seat)
        update.record = after.as_dict() if self.anew else changes(seen[0], after)
        update.length, update.deadline = len(table.play.log), table.deadline
        update.legal, update.names = choices(table, after, eye)
        if eye.words:
            update.story = self._told(table.play, seen, eye.lang)
        return update

    def _told(self, match: Play, seen: Sequence[Record], lang: str) -> list[Line]:
        same = (lang, *map(bytes, seen))
        if same not in self.lines:
            self.lines[same] = told_all(match, seen, self.first, lang)
        return self.lines[same]


def changes(before: Record, after: Record) -> dict[str, Any]:
    """The fields of a record that differ: a number as it is, of a field of many those that are new."""
    found: dict[str, Any] = {}
    one, two, state = bytes(before), bytes(after), type(before)
    for name, shape, place, numbers in fields_of(cast("Any", state)):
        old, new = one[place], two[place]
        if old == new:
            continue
        was, now = numbers.unpack(old), numbers.unpack(new)
        found[name] = {str(i): n for i, n in enumerate(now) if n != was[i]} if shape else now[0]
    return found


@cache
def fields_of(state: Any) -> list[tuple[str, tuple[int, ...], slice, struct.Struct]]:
    """Each field's name and shape, where it lies in a record's bytes, and how these are read."""
    found = []
    for one in state.layout.fields:
        numbers = struct.Struct(f"={prod(one.shape)}{one.format}")
        found.append((one.name, one.shape, slice(one.offset, one.offset + numbers.size), numbers))
    return found
