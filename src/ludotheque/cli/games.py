"""`ludotheque games`: what is on the shelf."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from typing import Any

from ludotheque.engine.game import Game, Option, Value
from ludotheque.engine.registry import find, games
from ludotheque.engine.texts import Texts

from .desk import Desk
from .kinds import add_game, add_json


def add(parser: ArgumentParser, t: Texts) -> None:
    add_game(parser, t, optional=True)
    parser.add_argument("--options", action="store_true", help=t("help-games-options"))
    add_json(parser, t)


def run(args: Namespace, desk: Desk) -> int:
    shelf = [find(args.game)] if args.game else list(games().values())
    if args.json:
        return desk.json([_as_json(game, desk.lang) for game in shelf])
    for number, game in enumerate(shelf):
        if number:
            desk.out.print()
        _print(game, desk)
        if args.options:
            _print_options(game, desk)
    return 0


def label(t: Texts, key: str, otherwise: str) -> str:
    """A text that a game may have."""
    try:
        return t(key)
    except KeyError:
        return otherwise


def _print(game: Game, desk: Desk) -> None:
    from rich.padding import Padding
    from rich.text import Text

    words = game.texts(desk.lang)
    head = Text.assemble((words("title"), "bold"), "  ", (game.slug, "cyan"))
    desk.show(head)
    facts = desk.t("games-facts", players=players(game), minutes=words("minutes"), age=words("age"))
    desk.show(Padding(Text(facts, "dim"), (0, 0, 0, 2)))
    desk.show(Padding(words("tagline"), (0, 0, 0, 2)))


def players(game: Game) -> str:
    return f"{game.seats[0]}–{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])


def _print_options(game: Game, desk: Desk) -> None:
    from rich.padding import Padding
    from rich.text import Text

    words = game.texts(desk.lang)
    for option in game.options:
        title = label(words, f"option-{option.name}", option.name)
        desk.out.print()
        desk.show(Padding(Text(f"{title} (§{option.paragraph})", "bold"), (0, 0, 0, 2)))
        for value in option.values:
            line = Text.assemble((f"{option.name}={value}", "cyan"), _meaning(words, option, value))
            if value == option.default:
                line.append(f"  ← {desk.t('games-default')}", "green")
            seats = [str(n) for n, other in option.by_seats.items() if other == value]
            if seats:
                line.append(f"  ← {desk.t('games-default-seats', seats=', '.join(seats))}", "green")
            desk.show(Padding(line, (0, 0, 0, 4)))


def _meaning(words: Texts, option: Option, value: Value) -> str:
    told = label(words, f"option-{option.name}-{value}", "")
    return f"  {told}" if told else ""


def _as_json(game: Game, lang: str) -> dict[str, Any]:
    words = game.texts(lang)
    return {
        "slug": game.slug,
        "title": words("title"),
        "tagline": words("tagline"),
        "minutes": words("minutes"),
        "age": words("age"),
        "seats": {"least": game.seats[0], "most": game.seats[-1], "usual": game.usual_seats},
        "options": [_option_json(option, words) for option in game.options],
    }


def _option_json(option: Option, words: Texts) -> dict[str, Any]:
    return {
        "name": option.name,
        "title": label(words, f"option-{option.name}", option.name),
        "paragraph": option.paragraph,
        "default": option.default,
        "default_by_seats": {str(seats): value for seats, value in option.by_seats.items()},
        "values": [
            {"value": value, "title": label(words, f"option-{option.name}-{value}", str(value))}
            for value in option.values
        ],
    }
