"""The friendly way in: which game, how many people, how many bots."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence

from rich.padding import Padding
from rich.text import Text

from ludotheque.engine.game import Game
from ludotheque.engine.registry import games

from .choosing import Choice, listed, meant
from .games import players
from .players import LEVELS, USUAL
from .reader import Reader


def ask_all(args: Namespace, reader: Reader) -> None:
    """Fill in what the command line left open."""
    desk = reader.desk
    game = _game(reader)
    args.game = game.slug
    least, most = game.seats[0], game.seats[-1]
    if args.seats is None:
        args.seats = _number(reader, "menu-seats", least, most, game.usual_seats)
    if not args.bot and not args.bots:
        people = _number(reader, "menu-people", 0, args.seats, 1) if args.seats > 1 else 1
        if people == args.seats:
            return
        args.bot = [f"{people + 1}-{args.seats}={args.code or USUAL}"]
        args.code = None
        if args.level is None:
            levels = [desk.t(f"level-{level}") for level in LEVELS]
            desk.out.print(listed(levels))
            args.level = LEVELS[_number(reader, "menu-level", 1, len(LEVELS), 2) - 1]


def _game(reader: Reader) -> Game:
    desk, shelf = reader.desk, list(games().values())
    desk.out.print()
    desk.say("menu-welcome", "bold yellow")
    desk.out.print()
    for number, game in enumerate(shelf, 1):
        t = game.texts(desk.lang)
        facts = desk.t("games-facts", players=players(game), minutes=t("minutes"), age=t("age"))
        title = (t("title"), "bold")
        desk.out.print(Text.assemble((f"{number:>3}  ", "bold cyan"), title, (f"  {facts}", "dim")))
        desk.out.print(Padding(t("tagline"), (0, 0, 0, 5)))
    desk.out.print()
    titles = [Choice(i, f"{game.slug} {game.title(desk.lang)}") for i, game in enumerate(shelf)]
    while True:
        typed = reader.line(desk.t("menu-game"))
        found = _picked(typed, shelf, titles)
        if found is not None:
            return found
        desk.say("menu-no-game", "yellow", count=len(shelf))


def _picked(typed: str, shelf: Sequence[Game], titles: Sequence[Choice]) -> Game | None:
    if typed.isdecimal():
        return shelf[int(typed) - 1] if 1 <= int(typed) <= len(shelf) else None
    exact = [game for game in shelf if game.slug == typed.lower().replace(" ", "_")]
    found = [shelf[choice.action] for choice in meant(typed, titles)]
    return exact[0] if exact else found[0] if len(found) == 1 else None


def _number(reader: Reader, key: str, least: int, most: int, usual: int) -> int:
    """A number in a range; Enter takes the usual one."""
    t = reader.desk.t
    while True:
        typed = reader.line(t(key, least=least, most=most, usual=usual))
        if not typed:
            return usual
        if typed.isdecimal() and least <= int(typed) <= most:
            return int(typed)
        reader.desk.say("menu-number", "yellow", least=least, most=most)
