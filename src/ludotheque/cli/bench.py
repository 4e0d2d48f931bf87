"""`ludotheque bench`: how fast the engine is on this machine."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from typing import TYPE_CHECKING

from ludotheque.engine.registry import find, games
from ludotheque.engine.texts import Texts

from .desk import Desk
from .kinds import add_game, add_json, seconds
from .simulate import rate

if TYPE_CHECKING:
    from ludotheque.lab.speed import Row


def add(parser: ArgumentParser, t: Texts) -> None:
    add_game(parser, t, optional=True)
    parser.add_argument("--seconds", metavar="S", type=seconds, default=1.0, help=t("help-bench-seconds"))
    add_json(parser, t)


def run(args: Namespace, desk: Desk) -> int:
    from ludotheque.lab.speed import rows

    slugs = (find(args.game).slug,) if args.game else tuple(games())
    if args.json:
        return desk.json([_as_json(row) for row in rows(slugs, args.seconds)])
    desk.say("bench-head")
    last = ""
    for row in rows(slugs, args.seconds):
        if row.game != last:
            title = find(row.game).title(desk.lang)
            desk.out.print()
            desk.say("bench-game", "bold", game=title, seats=row.seats)
            last = row.game
        _print(row, desk)
    return 0


def _print(row: Row, desk: Desk) -> None:
    kind = desk.t(f"bench-{row.kind}", workers=row.workers)
    games = desk.t("bench-games", n=rate(desk, row.games_per_second))
    steps = desk.t("bench-steps", n=rate(desk, row.steps_per_second))
    played = desk.t("bench-played", games=row.games, seconds=desk.real(row.seconds, 1))
    desk.out.print(f"  {kind:<24}{steps:>20}{games:>20}  {played}", soft_wrap=True)


def _as_json(row: Row) -> dict[str, object]:
    rates = {"games_per_second": row.games_per_second, "steps_per_second": row.steps_per_second}
    return {**asdict(row), **rates}
