"""What can be refused, and how it is said: what was wrong, what is allowed, which paragraph says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .texts import texts


class Refused(Exception):
    """Something that was asked for cannot be done. Nothing has changed.

    `key` names the sentence in en.ftl and fr.ftl, `values` what is filled in; `paragraph` is the number of
    the paragraph of the rulebook that forbids it, or 0. A value may be the refusal that led to this one.
    """

    def __init__(self, key: str, /, *, paragraph: int = 0, folder: Path | None = None, **values: Any) -> None:
        super().__init__(key)
        self.key, self.paragraph, self.folder, self.values = key, paragraph, folder, values

    def text(self, lang: str) -> str:
        """The whole sentence, with the reason the rulebook gives, where there is one."""
        values = {k: v.text(lang) if isinstance(v, Refused) else v for k, v in self.values.items()}
        sentence = texts(lang)(f"error-{self.key}", **values)
        if not self.paragraph or self.folder is None:
            return sentence
        reason = texts(lang, self.folder)(f"refusal-{self.paragraph}")
        return f"{sentence} {reason} (§{self.paragraph})"

    def __str__(self) -> str:
        return self.text("en")


class UnknownGame(Refused):
    """There is no such game."""


class BadSetup(Refused):
    """Seats or options that a game does not have."""


class IllegalDecision(Refused):
    """A decision that a seat may not take now."""


class BadFile(Refused):
    """A file that is not a match, or not one that can have been played."""


class UnknownRules(BadFile):
    """A match of a version of the rules that is not here."""


class BadBot(Refused):
    """A bot that cannot be loaded, or that does not keep to the rules."""
