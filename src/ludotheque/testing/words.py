"""What a game is without being played: its size, its texts, its rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ludotheque.engine.game import Game
from ludotheque.engine.texts import LANGUAGES, Texts

from .survey import reasons
from .walk import Unsound

LARGEST = 1024  # bytes of a record: many fit into a processor's nearest memory


def check_size(game: Game) -> None:
    """A position takes less than 1 KiB."""
    size = game.rules.State.layout.size
    if size > LARGEST:
        raise Unsound(f"{game.slug}: a record takes {size} bytes, more than {LARGEST}")


def check_rulebooks(game: Game) -> None:
    """The rulebooks of all languages have the same paragraphs, and every option is explained by one."""
    counts = {lang: len(game.rulebook(lang).paragraphs) for lang in LANGUAGES}
    if len(set(counts.values())) > 1:
        raise Unsound(f"{game.slug}: the rulebooks have different numbers of paragraphs: {counts}")
    for option in game.options:
        if not 1 <= option.paragraph <= counts["en"]:
            raise Unsound(f"{game.slug}: option {option.name} cites §{option.paragraph}, which is not there")


def check_texts(game: Game) -> None:
    """The title, every option and every word that it can be set to have texts in every language."""
    for lang in LANGUAGES:
        texts = game.texts(lang)
        for key in _keys(game):
            _require(game, lang, texts, key)


def check_refusals(game: Game) -> None:
    """Every paragraph that the rules name as a reason has its sentence in every language."""
    for lang in LANGUAGES:
        texts = game.texts(lang)
        for paragraph in sorted(reasons(game)):
            _require(game, lang, texts, f"refusal-{paragraph}")


def _keys(game: Game) -> Iterator[str]:
    yield "title"
    for option in game.options:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{value}" for value in option.values if isinstance(value, str))


def _require(game: Game, lang: str, texts: Texts, key: str) -> None:
    try:
        texts(key)
    except (KeyError, ValueError) as error:
        raise Unsound(f"{game.slug}: {error}") from error


CHECKS: tuple[Callable[[Game], None], ...] = (check_size, check_rulebooks, check_texts, check_refusals)
