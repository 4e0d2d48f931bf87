"""Every word a person reads, from the .ftl files (Project Fluent) that lie beside the code."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr")
Texts = Callable[..., str]  # texts("key", name=value) is the sentence

_BEGINNING = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)  # of an entry; the rest of it is indented
_NAME = re.compile(r"-?[a-zA-Z][\w-]*")


@cache
def texts(lang: str, *folders: Path) -> Texts:
    """The sentences of one language: those of each folder's `LANG.ftl`, the later ones winning."""
    from fluent.runtime import FluentBundle

    bundle, entries = FluentBundle([lang], use_isolating=False), dict[str, str]()
    for folder in (Path(__file__).parent, *folders):
        _, *found = _BEGINNING.split((folder / f"{lang}.ftl").read_text("utf-8"))
        entries.update((_names(entry)[0], entry) for entry in found)

    def sentence(key: str, **values: Any) -> str:
        if not bundle.has_message(key):
            if key not in entries:
                raise KeyError(f"no text {key!r} in {lang}.ftl of {[str(f) for f in folders]}")
            _read(bundle, entries, key)
        pattern = bundle.get_message(key).value
        assert pattern is not None, f"text {key!r} in {lang} is empty"
        text, problems = bundle.format_pattern(pattern, values)
        if problems:
            raise ValueError(f"text {key!r} in {lang}: {problems[0]}")
        return str(text)

    return sentence


def _read(bundle: Any, entries: dict[str, str], key: str) -> None:
    """Parse an entry and those it may refer to. Parsing all of them takes longer than most commands do."""
    from fluent.runtime import FluentResource

    needed = [key]
    for name in needed:  # grows while it is read
        needed += [n for n in _names(entries[name]) if n in entries and n not in needed]
    bundle.add_resource(FluentResource("\n".join(entries[name] for name in needed)), allow_overrides=True)


def _names(entry: str) -> list[str]:
    """The words of an entry that can be names of others; the first is its own."""
    return _NAME.findall(entry)
