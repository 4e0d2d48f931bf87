"""What arguments can be: numbers, seats, options of a game. Each refuses with what would be right."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence

from ludotheque.engine.texts import Texts

from .desk import CannotDo

MOST = (1 << 63) - 1  # seeds and numbers of games are words of 64 bits in compiled code


def whole(text: str, least: int = 0, most: int = MOST) -> int:
    """A whole number; 1e6 and 1_000_000 are numbers too."""
    try:
        number = int(text)
    except ValueError:
        try:
            real = float(text)
            number = int(real)
        except (ValueError, OverflowError):
            raise CannotDo("number", text=text) from None
        if number != real:
            raise CannotDo("number", text=text) from None
    if not least <= number <= most:
        raise CannotDo("number-range", text=text, least=str(least), most=str(most))
    return number


def count(text: str) -> int:
    return whole(text, 1)


def seed(text: str) -> int:
    return whole(text)


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        raise CannotDo("number", text=text) from None
    if not 0 < number <= 86400:
        raise CannotDo("number-range", text=text, least="0", most="86400")
    return number


def pairs(texts: Sequence[str]) -> dict[str, str]:
    """Options of a game, as they were typed: name=value."""
    found: dict[str, str] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or not name or not value:
            raise CannotDo("option-form", text=text)
        found[name.strip()] = value.strip()
    return found


def add_game(parser: ArgumentParser, t: Texts, *, optional: bool = False) -> None:
    parser.add_argument("game", metavar=t("arg-game"), nargs="?" if optional else None, help=t("help-game"))


def add_options(parser: ArgumentParser, t: Texts) -> None:
    parser.add_argument(
        "--option", metavar=t("arg-option"), action="append", default=[], help=t("help-option")
    )


def add_json(parser: ArgumentParser, t: Texts) -> None:
    parser.add_argument("--json", action="store_true", help=t("help-json"))
