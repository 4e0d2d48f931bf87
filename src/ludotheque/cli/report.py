"""`ludotheque report`: how long a game is, and how fair, among sensible players."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.engine.registry import find
from ludotheque.engine.texts import Texts

from .desk import Desk
from .kinds import add_game, add_json, add_options, count, pairs, seed, whole
from .progress import games_bar

if TYPE_CHECKING:
    from ludotheque.lab.balance import Balance


def add(parser: ArgumentParser, t: Texts) -> None:
    add_game(parser, t)
    parser.add_argument("--seats", metavar="N", type=whole, help=t("help-seats"))
    parser.add_argument("--games", metavar="N", type=count, default=100_000, help=t("help-report-games"))
    parser.add_argument("--seed", metavar="S", type=seed, default=0, help=t("help-seed"))
    parser.add_argument("--workers", metavar="N", type=count, help=t("help-workers"))
    parser.add_argument("--picture", metavar=t("arg-file"), type=Path, help=t("help-report-picture"))
    add_options(parser, t)
    add_json(parser, t)


def run(args: Namespace, desk: Desk) -> int:
    found = _measured(args, desk)
    title = find(found.game).title(desk.lang)
    if args.picture is not None:
        from ludotheque.lab.plots import picture

        args.picture.write_text(picture(found, title, desk.lang), "utf-8")
    if args.json:
        return desk.json(found.as_record())
    _print(found, title, desk)
    if args.picture is not None:
        desk.say("report-drawn", path=str(args.picture))
    return 0


def _measured(args: Namespace, desk: Desk) -> Balance:
    from ludotheque.lab.balance import measured

    game = find(args.game)
    with games_bar(game.title(desk.lang), args.games, sys.stderr) as done:
        return measured(
            game,
            args.seats,
            args.games,
            args.seed,
            workers=args.workers,
            progress=done,
            **pairs(args.option),
        )


def _print(found: Balance, title: str, desk: Desk) -> None:
    from rich.table import Table

    study = find(found.game).study
    desk.say("report-head", "bold", game=title, seats=found.seats, games=found.games)
    if found.unfinished:
        desk.say("simulate-unfinished", "yellow", games=found.unfinished)
    minutes = {"median": 0.5, "least": 0.1, "most": 0.9, "longest": 0.99}
    desk.say("report-minutes", **{name: desk.real(found.quantile(q)) for name, q in minutes.items()})
    desk.say(
        "report-pace",
        throws=desk.real(found.throws, 1),
        choices=desk.real(found.choices, 1),
        throw=study.SECONDS_PER_THROW,
        choice=study.SECONDS_PER_CHOICE,
    )
    desk.say("report-fair", share=desk.percent(found.fair, 2))
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("kind", "number", "games", "wins"):
        table.add_column(desk.t(f"report-{key}"), justify="left" if key == "kind" else "right")
    for key, shares in (("seat", found.by_seat), ("order", found.by_order), ("side", found.by_side)):
        for number, share in enumerate(shares, 1):
            if share.games:
                wins = f"{desk.percent(share.wins, 2)} ± {desk.real(100 * share.standard_error, 2)}"
                table.add_row(desk.t(f"report-by-{key}"), str(number), desk.real(share.games), wins)
    desk.out.print()
    desk.show(table)
    desk.say("report-turns", "dim")
