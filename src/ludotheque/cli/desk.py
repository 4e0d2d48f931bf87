"""What every command is given: the language, the texts, and where to print."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.engine.errors import Refused
from ludotheque.engine.texts import LANGUAGES, Texts, texts

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

HERE = Path(__file__).parent
WIDTH = 88  # longer lines are hard to read, however wide the terminal is


class CannotDo(Refused):
    """Something that the command line refuses; its sentence is among the texts of this folder."""

    def text(self, lang: str) -> str:
        return texts(lang, HERE)(f"error-{self.key}", **self.values)


@dataclass
class Desk:
    lang: str

    @cached_property
    def t(self) -> Texts:
        return texts(self.lang, HERE)

    @cached_property
    def out(self) -> Console:
        from rich.console import Console

        console = Console(highlight=False, emoji=False, markup=False)
        console.width = min(console.width, WIDTH)
        return console

    def say(self, key: str, style: str = "", **values: Any) -> None:
        """Print one of the texts, wrapped at the terminal's width."""
        self.out.print(self.t(key, **values), style=style or None)

    def show(self, *things: RenderableType) -> None:
        """Print drawings, tables and formatted text; in a file without the blanks that fill up lines."""
        if self.out.is_terminal:
            for thing in things:
                self.out.print(thing)
            return
        with self.out.capture() as captured:
            for thing in things:
                self.out.print(thing)
        lines = [line.rstrip() for line in captured.get().splitlines()]
        print("\n".join(lines))

    def real(self, number: float, digits: int = 0) -> str:
        """A number as the language writes it: 1,234.5 or 1 234,5."""
        text = f"{number:,.{digits}f}"
        return text if self.lang == "en" else text.replace(",", "\u202f").replace(".", ",")

    def percent(self, share: float, digits: int = 0) -> str:
        return self.real(100 * share, digits) + ("%" if self.lang == "en" else "\u202f%")

    def json(self, document: Any) -> int:
        print(json.dumps(document, ensure_ascii=False, indent=2))
        return 0


def language(words: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language of --lang, wherever it stands, else that of the environment, else English."""
    for place, word in enumerate(words):
        if word == "--":
            break
        if word == "--lang" and place + 1 < len(words):
            return _known(words[place + 1])
        if word.startswith("--lang="):
            return _known(word.removeprefix("--lang="))
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(variable):
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refused("unknown-language", lang=lang, known=", ".join(LANGUAGES))
    return lang
