"""A game: its title, its seats and options, and where its rules and texts are."""

from __future__ import annotations

import hashlib
import io
import sys
import tokenize
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from . import contract
from .bind import reached
from .errors import BadSetup, UnknownRules
from .record import Record
from .rulebook import Rulebook, read
from .texts import Texts, texts

Value = str | int


@dataclass(frozen=True, slots=True)
class Option:
    """A choice at the start of a game, and the paragraph that explains it.

    In the record it is the field of the same name: an int as it is, a word by its place in `values`.
    """

    name: str
    values: tuple[Value, ...]
    default: Value
    paragraph: int
    by_seats: Mapping[int, Value] = field(default_factory=dict)  # other defaults for some numbers of seats

    def default_for(self, seats: int) -> Value:
        return self.by_seats.get(seats, self.default)

    def stored(self, value: Value) -> int:
        return value if isinstance(value, int) else self.values.index(value)


def yes_no(name: str, default: str, paragraph: int) -> Option:
    return Option(name, ("no", "yes"), default, paragraph)


@dataclass(frozen=True)
class Game:
    """What the package of a game calls `GAME`. Rules and texts are loaded when they are first used."""

    slug: str
    package: str
    seats: range
    options: tuple[Option, ...]
    usual_seats: int
    together: tuple[tuple[str, str], ...] = ()  # options that change each other's meaning: tested in pairs

    @cached_property
    def folder(self) -> Path:
        (place,) = import_module(self.package).__path__
        return Path(place)

    @cached_property
    def rules(self) -> Any:
        return import_module(f"{self.package}.rules")

    @cached_property
    def story(self) -> Any:
        return import_module(f"{self.package}.story")

    @cached_property
    def study(self) -> Any:
        """How sensible players decide, and more (see `engine.study`); None without such a module."""
        name = f"{self.package}.study"
        return import_module(name) if find_spec(name) else None

    @cached_property
    def version(self) -> str:
        return version_of(self.rules)

    def rules_of(self, version: str, path: str = "") -> ModuleType:
        """The rules of a version: the present ones, or superseded ones kept in the folder `versions`."""
        if version == self.version:
            return self.rules  # type: ignore[no-any-return]
        kept = sorted(f.name for f in (self.folder / "versions").glob("v_*"))
        if f"v_{version}" not in kept:
            known = ", ".join([self.version, *(name.removeprefix("v_") for name in kept)])
            raise UnknownRules("unknown-rules", path=path, version=version, game=self.title(), known=known)
        return import_module(f"{self.package}.versions.v_{version}.rules")

    def texts(self, lang: str) -> Texts:
        return texts(lang, self.folder)

    def title(self, lang: str = "en") -> str:
        return self.texts(lang)("title")

    def rulebook(self, lang: str = "en") -> Rulebook:
        return read(self.folder / f"rules.{lang}.md")

    def settle(self, seats: int | None, options: Mapping[str, Value]) -> tuple[int, dict[str, Value]]:
        """The seats and every option, checked, with the defaults filled in."""
        seats = self.usual_seats if seats is None else seats
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise BadSetup("seats", game=self.title(), least=least, most=most, seats=seats)
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadSetup("unknown-option", game=self.title(), option=name, known=", ".join(known))
        return seats, {
            o.name: self._checked(o, options.get(o.name, o.default_for(seats))) for o in self.options
        }

    def _checked(self, option: Option, value: Value) -> Value:
        for allowed in option.values:
            if value == allowed or str(value) == str(allowed):
                return allowed
        if isinstance(value, bool) and set(option.values) == {"no", "yes"}:
            return "yes" if value else "no"
        raise BadSetup(
            "option-value",
            game=self.title(),
            option=option.name,
            value=str(value),
            known=", ".join(map(str, option.values)),
        )

    def opening(self, seats: int, options: Mapping[str, Value], rules: Any = None) -> Record:
        """The opening position for settled seats and options."""
        rules = rules or self.rules
        record: Record = rules.State()
        setattr(record, "seats", seats)  # noqa: B010  # a field that each game's State declares
        for option in self.options:
            setattr(record, option.name, option.stored(options[option.name]))
        if paragraph := rules.unfit(record):
            raise BadSetup("options-unfit", paragraph=paragraph, folder=self.folder)
        rules.setup(record)
        return record


def version_of(rules: Any) -> str:
    """A short hash of what rules mean: their text without comments, and the numbers they were given."""
    from .native import remembered

    digest, here = hashlib.sha256(), Path(__file__).read_text("utf-8")
    for part in [rules, *_parts(rules)]:
        source = Path(part.__file__).read_bytes()
        digest.update(remembered(f"tokens by {here}", source, partial(_meaningful, source)))
        for name, value in sorted(vars(part).items()):
            if name.isupper() and (isinstance(value, int) or hasattr(value, "tolist")):
                digest.update(f"{name}={value.tolist() if hasattr(value, 'tolist') else value}\n".encode())
    return digest.hexdigest()[:12]


def _parts(rules: Any) -> list[Any]:
    """The other modules of the game in which some of its rules are written."""
    provided = [n for n, f in vars(contract).items() if getattr(f, "__module__", "") == contract.__name__]
    functions = reached(getattr(rules, name, None) for name in provided)
    inside = f"{rules.__name__.rpartition('.')[0]}."
    names = {f.__module__ for f in functions if f.__module__.startswith(inside)}
    return [sys.modules[name] for name in sorted(names - {rules.__name__})]


def _meaningful(source: bytes) -> bytes:
    """The tokens of a Python text, one to a line, without comments, docstrings and layout."""
    layout = {tokenize.COMMENT, tokenize.NL, tokenize.ENCODING, tokenize.ENDMARKER}
    tokens = [t for t in tokenize.tokenize(io.BytesIO(source).readline) if t.type not in layout]
    kept, fresh_line = [], True
    for token in tokens:
        if not (token.type == tokenize.STRING and fresh_line):
            kept.append(tokenize.tok_name[token.type] if not token.string.strip() else token.string)
        fresh_line = token.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
    return "\n".join(kept).encode()
