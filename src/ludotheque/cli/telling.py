"""The story of a match, entry by entry, as one seat knows it or as the whole table does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.text import Text

from ludotheque.engine.match import Entry, Match
from ludotheque.engine.record import Record
from ludotheque.engine.rulekit import CHANCE
from ludotheque.engine.story import Event, tell
from ludotheque.engine.texts import Texts

from .desk import CannotDo


@dataclass(frozen=True, slots=True)
class Told:
    """One event, in words."""

    text: str
    event: Event


def known(match: Match, seat: int) -> Record:
    """The position as a seat, or the SPECTATOR, knows it. The rules of an old match hide by themselves."""
    hidden = match.record.copy()
    match.rules.hide(hidden, seat)
    return hidden


def drawing(match: Match, seat: int, lang: str, *, open_table: bool = False) -> Text:
    """The table as this seat sees it; an open table hides nothing, as after the game."""
    record = match.record.copy() if open_table or match.over else known(match, seat)
    if find_spec(f"{match.game.package}.terminal") is None:
        raise CannotDo("no-drawing", game=match.game.title(lang))
    terminal = import_module(f"{match.game.package}.terminal")
    drawn: Text = terminal.draw(record, seat, match.game.texts(lang))
    return drawn


def entry_told(match: Match, before: Record, entry: Entry, after: Record, lang: str) -> list[Told]:
    """What one entry brought about, between two records of the same viewer."""
    t = match.game.texts(lang)
    happened: list[Event] = match.game.story.events(before, entry.seat, entry.action, after)
    return [Told(tell(event, t, match.name), event) for event in happened]


def story(match: Match, lang: str, seat: int | None = None) -> Iterator[tuple[Entry, list[Told]]]:
    """The whole log, told. Without a seat nothing is hidden."""
    replayed = match.at(0)
    for entry in match.log:
        before = _seen(replayed, seat)
        replayed.rules.apply(replayed.record, entry.seat, entry.action)
        yield entry, entry_told(match, before, entry, _seen(replayed, seat), lang)


def _seen(match: Match, seat: int | None) -> Record:
    return match.record.copy() if seat is None else known(match, seat)


def name_of(match: Match, record: Record, seat: int, action: int, t: Texts) -> str:
    """The full name of a decision, with a capital letter."""
    name: str = match.game.story.decision(record, seat, action, t)
    return name[:1].upper() + name[1:]


def line(told: Told, entry: Entry) -> Text:
    """One event for the screen: chance is marked, and the paragraph stands at the end."""
    sign, style = ("•", "") if entry.seat != CHANCE else ("⚄", "cyan")
    text = Text.assemble((f"{sign} ", style), (told.text, style))
    if told.event.paragraph:
        text.append(f"  §{told.event.paragraph}", "dim")
    return text


def as_json(number: int, entry: Entry, told: list[Told]) -> dict[str, Any]:
    return {
        "entry": number,
        "seat": entry.seat,
        "action": entry.action,
        "events": [
            {
                "text": one.text,
                "key": one.event.key,
                "paragraph": one.event.paragraph,
                "seats": dict(one.event.seats),
                "values": dict(one.event.values),
            }
            for one in told
        ],
    }
