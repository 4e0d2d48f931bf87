"""Every word a person reads, from the .ftl files (Project Fluent) that lie beside the code."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr")
Texts = Callable[..., str]  # texts("key", name=value) is the sentence


@cache
def texts(lang: str, *folders: Path) -> Texts:
    """The sentences of one language: those of each folder's `LANG.ftl`, the later ones winning."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for folder in (Path(__file__).parent, *folders):
        source = (folder / f"{lang}.ftl").read_text("utf-8")
        bundle.add_resource(FluentResource(source), allow_overrides=True)

    def sentence(key: str, **values: Any) -> str:
        if not bundle.has_message(key):
            raise KeyError(f"no text {key!r} in {lang}.ftl of {[str(f) for f in folders]}")
        pattern = bundle.get_message(key).value
        assert pattern is not None, f"text {key!r} in {lang} is empty"
        text, problems = bundle.format_pattern(pattern, values)
        if problems:
            raise ValueError(f"text {key!r} in {lang}: {problems[0]}")
        return str(text)

    return sentence
