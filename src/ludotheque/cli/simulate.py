"""`ludotheque simulate`: many games, and what came of them."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from typing import TYPE_CHECKING

from ludotheque.engine.registry import find
from ludotheque.engine.texts import Texts

from .desk import CannotDo, Desk
from .kinds import add_game, add_json, add_options, count, pairs, seconds, seed, whole
from .progress import games_bar

if TYPE_CHECKING:
    from ludotheque.lab.simulate import Summary


def add(parser: ArgumentParser, t: Texts) -> None:
    add_game(parser, t)
    parser.add_argument("--seats", metavar="N", type=whole, help=t("help-seats"))
    parser.add_argument("--games", metavar="N", type=count, default=1000, help=t("help-simulate-games"))
    parser.add_argument("--seed", metavar="S", type=seed, default=0, help=t("help-seed"))
    parser.add_argument(
        "--bot", metavar=t("arg-bot"), action="append", default=[], help=t("help-simulate-bot")
    )
    parser.add_argument("--rollouts", metavar="N", type=count, help=t("help-rollouts"))
    parser.add_argument("--seconds", metavar="S", type=seconds, help=t("help-think-seconds"))
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help=t("help-device"))
    parser.add_argument("--workers", metavar="N", type=count, help=t("help-workers"))
    add_options(parser, t)
    add_json(parser, t)


def run(args: Namespace, desk: Desk) -> int:
    game = find(args.game)
    bots = args.bot or ["random"]
    seats, _ = game.settle(args.seats, pairs(args.option))
    if len(bots) > seats:
        raise CannotDo("too-many-bots", bots=len(bots), seats=seats)
    if args.device == "cuda" and set(bots) != {"random"}:
        raise CannotDo("cuda-random-only")
    summary = _simulate(args, desk, bots)
    if args.json:
        rates = {"games_per_second": summary.games_per_second, "steps_per_second": summary.steps_per_second}
        return desk.json({**asdict(summary), **rates})
    _print(summary, desk)
    return 0


def _simulate(args: Namespace, desk: Desk, bots: list[str]) -> Summary:
    from ludotheque.bots import Budget
    from ludotheque.lab.simulate import simulate

    budget = None
    if args.rollouts is not None or args.seconds is not None:
        budget = Budget(seconds=args.seconds, rollouts=args.rollouts)
    with games_bar(find(args.game).title(desk.lang), args.games, sys.stderr) as done:
        return simulate(
            args.game,
            args.seats,
            args.games,
            args.seed,
            bots=bots,
            device=args.device,
            workers=args.workers,
            budget=budget,
            progress=lambda games, _steps: done(games),
            **pairs(args.option),
        )


def _print(summary: Summary, desk: Desk) -> None:
    from rich.table import Table

    title = find(summary.game).title(desk.lang)
    desk.say("simulate-head", "bold", game=title, seats=len(summary.seats), games=summary.games)
    desk.say(
        "simulate-speed",
        games=rate(desk, summary.games_per_second),
        steps=rate(desk, summary.steps_per_second),
        seconds=desk.real(summary.seconds, 2),
        ready=desk.real(summary.seconds_ready, 2),
        device=summary.device,
        workers=summary.workers,
    )
    desk.say(
        "simulate-length",
        mean=desk.real(summary.mean_length, 1),
        least=summary.least_length,
        most=summary.most_length,
    )
    if summary.unfinished:
        desk.say("simulate-unfinished", "yellow", games=summary.unfinished)
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("seat", "bot", "mean", "range", "wins"):
        table.add_column(desk.t(f"simulate-{key}"), justify="left" if key == "bot" else "right")
    for seat, (found, bot) in enumerate(zip(summary.seats, summary.bots, strict=True), 1):
        mean = f"{desk.real(found.mean, 3)} ± {desk.real(found.standard_error, 3)}"
        table.add_row(str(seat), bot, mean, f"{found.least}…{found.most}", desk.percent(found.wins, 2))
    desk.out.print()
    desk.show(table)


def rate(desk: Desk, per_second: float) -> str:
    return desk.real(per_second, 0 if per_second >= 100 else 1)
