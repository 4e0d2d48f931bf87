"""`ludotheque play`: a match in the terminal, with people at the same screen and bots."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.engine.texts import Texts

from .desk import CannotDo, Desk
from .kinds import add_game, add_options, pairs, seed, whole
from .players import LEVELS, USUAL, loaded, named, remembered, seated
from .reader import Leave, Reader

if TYPE_CHECKING:
    from ludotheque.engine.match import Match

    from .session import Session


def add(parser: ArgumentParser, t: Texts) -> None:
    add_game(parser, t, optional=True)
    parser.add_argument("--seats", metavar="N", type=whole, help=t("help-seats"))
    parser.add_argument("--bot", metavar=t("arg-seat-bot"), action="append", default=[], help=t("help-bot"))
    parser.add_argument("--bots", metavar=t("arg-bot"), nargs="+", default=[], help=t("help-bots"))
    parser.add_argument("--code", metavar="my_bot.py", help=t("help-code"))
    parser.add_argument("--level", choices=LEVELS, help=t("help-level"))
    parser.add_argument("--names", metavar=t("arg-names"), help=t("help-names"))
    parser.add_argument("--seed", metavar="S", type=seed, help=t("help-play-seed"))
    add_options(parser, t)
    parser.add_argument("--load", metavar=t("arg-file"), type=Path, help=t("help-load"))


def run(args: Namespace, desk: Desk) -> int:
    reader = Reader(desk)
    try:
        if args.game is None and args.load is None:
            from .menu import ask_all

            ask_all(args, reader)
        session = _loaded(args, reader) if args.load is not None else _fresh(args, reader)
    except Leave:
        desk.out.print()
        return 0
    return session.run()


def _fresh(args: Namespace, reader: Reader) -> Session:
    from ludotheque.engine.match import Match
    from ludotheque.engine.registry import find

    game = find(args.game)
    fill, wanted = _fill(args), args.seats
    if wanted is None and not args.bot:
        fill = fill or [USUAL]  # nothing said: you against bots
        if len(fill) > 1:
            wanted = len(fill) + 1  # several named: you and those
    seats, options = game.settle(wanted, pairs(args.option))
    bots = seated(seats, args.bot, fill)
    names = named(seats, bots, _people(args), reader.desk.t)
    settled: dict[str, Any] = dict(options)
    return _session(Match(game, seats, seed=args.seed, names=names, **settled), bots, args, reader)


def _loaded(args: Namespace, reader: Reader) -> Session:
    """A match from its file. Who played it plays on, unless other bots are named."""
    from ludotheque.engine.match import Match

    if args.game is not None or args.option or args.seats is not None:
        raise CannotDo("load-alone")
    match = Match.load(args.load)
    fill = _fill(args)
    bots = seated(match.seats, args.bot, fill) if args.bot or fill else remembered(match.names)
    if args.names or len(match.names) < match.seats:
        match.names = named(match.seats, bots, _people(args), reader.desk.t)
    session = _session(match, bots, args, reader)
    session.file = args.load
    return session


def _fill(args: Namespace) -> list[str]:
    return [*args.bots, *([args.code] if args.code else [])]


def _people(args: Namespace) -> list[str]:
    return [name.strip() for name in (args.names or "").split(",") if name.strip()]


def _session(match: Match, bots: dict[int, str], args: Namespace, reader: Reader) -> Session:
    from .session import Session

    return Session(match, loaded(bots), reader, args.level or "normal", args.seed or 0)
