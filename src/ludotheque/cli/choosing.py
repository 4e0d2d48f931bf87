"""From what was typed to a decision: its number in the list, or words of its name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ludotheque.engine.match import Match
from ludotheque.engine.texts import Texts

from .telling import known, name_of

LONG = 8  # from so many choices on, they are set in columns


@dataclass(frozen=True, slots=True)
class Choice:
    action: int
    name: str

    @property
    def words(self) -> list[str]:
        return plain(self.name)


@dataclass(frozen=True)
class Choices:
    """What a seat may decide now, numbered from 1."""

    match: Match
    seat: int
    t: Texts

    @cached_property
    def allowed(self) -> list[Choice]:
        return [self._choice(action) for action in self.match.legal(self.seat)]

    @cached_property
    def refused(self) -> list[tuple[Choice, int]]:
        """The decisions that a rule forbids now, one of each name, with its paragraph and in its order."""
        rules, record, legal = self.match.rules, self.match.record, {c.action for c in self.allowed}
        found: dict[str, tuple[Choice, int]] = {}
        for action in range(rules.ACTIONS):
            if action in legal or not (paragraph := int(rules.refusal(record, self.seat, action))):
                continue
            with suppress(LookupError):  # the number of an outcome of chance: no decision, and without a name
                choice = self._choice(action)
                found.setdefault(choice.name, (choice, paragraph))
        names = {choice.name for choice in self.allowed}
        new = [one for one in found.values() if one[0].name not in names]
        return sorted(new, key=lambda one: one[1])

    def _choice(self, action: int) -> Choice:
        record = known(self.match, self.seat)
        return Choice(action, name_of(self.match, record, self.seat, action, self.t))

    def matching(self, text: str) -> list[Choice]:
        """The allowed decisions that are meant by what was typed."""
        if text.isdecimal():
            number = int(text)
            return [self.allowed[number - 1]] if 1 <= number <= len(self.allowed) else []
        return meant(text, self.allowed)

    def forbidden(self, text: str) -> list[tuple[Choice, int]]:
        """Those not allowed that are meant."""
        wanted = meant(text, [choice for choice, _ in self.refused])
        return [one for one in self.refused if one[0] in wanted]

    def listed(self) -> RenderableType:
        return listed([choice.name for choice in self.allowed])


def listed(names: Sequence[str]) -> RenderableType:
    """Numbered names. Many are set in columns, and what neighbours begin with is said once."""
    numbered = list(enumerate(names, 1))
    if len(names) < LONG:
        return Text("\n").join(_item(n, name) for n, name in numbered)
    groups = [(head, list(group)) for head, group in groupby(numbered, lambda one: _head(one[1]))]
    if 2 * len(groups) > len(names):
        return Columns([_item(n, name) for n, name in numbered], padding=(0, 2), column_first=True)
    parts: list[RenderableType] = []
    for head, group in groups:
        parts.append(Text(f"{head} …"))
        parts.append(
            Columns([_item(n, name.removeprefix(head).strip()) for n, name in group], padding=(0, 2))
        )
    return Group(*parts)


def _item(number: int, name: str) -> Text:
    return Text.assemble((f"{number:>3}", "bold cyan"), "  ", name)


def _head(name: str) -> str:
    """All of a name but its last word."""
    return name.rpartition(" ")[0]


def plain(text: str) -> list[str]:
    """The words of a text in small letters, without accents."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"[a-z0-9]+", "".join(c for c in bare if not unicodedata.combining(c)))


def meant(text: str, choices: Sequence[Choice]) -> list[Choice]:
    """All of the same name; else those in whose names all the typed words stand."""
    typed = plain(text)
    if not typed:
        return []
    exact = [choice for choice in choices if choice.words == typed]
    return exact or [choice for choice in choices if all(word in choice.words for word in typed)]
