"""From what was typed to a decision: its number in the list, or words of its name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property

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
        """The decisions that a rule forbids now, one of each name, with its paragraph."""
        rules, record, legal = self.match.rules, self.match.record, {c.action for c in self.allowed}
        found: dict[str, tuple[Choice, int]] = {}
        for action in range(rules.ACTIONS):
            if action in legal or not (paragraph := int(rules.refusal(record, self.seat, action))):
                continue
            with suppress(LookupError):  # the number of an outcome of chance: no decision, and without a name
                choice = self._choice(action)
                found.setdefault(choice.name, (choice, paragraph))
        names = {choice.name for choice in self.allowed}
        return [one for one in found.values() if one[0].name not in names]

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
    """Numbered names. Many are set in columns, and what they all begin with is said once."""
    if len(names) < LONG:
        return Text("\n").join(_numbered(names))
    common = _common_words(names)
    if not common:
        return Columns(_numbered(names), padding=(0, 2), column_first=True)
    rest = [name.removeprefix(common) for name in names]
    return Group(Text(f"{common}…"), Columns(_numbered(rest), padding=(0, 2)))


def _numbered(names: Sequence[str]) -> list[Text]:
    return [Text.assemble((f"{n:>3}", "bold cyan"), "  ", name) for n, name in enumerate(names, 1)]


def _common_words(names: Sequence[str]) -> str:
    """The words that all begin with, but never a whole name."""
    count, split = 0, [name.split(" ") for name in names]
    while all(len(words) > count + 1 for words in split) and len({words[count] for words in split}) == 1:
        count += 1
    return "".join(f"{word} " for word in split[0][:count])


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
