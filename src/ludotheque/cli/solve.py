"""`ludotheque solve`: what can be proved about a game. A game that can be solved has a module `solve`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ludotheque.engine.game import Game
from ludotheque.engine.registry import find, games
from ludotheque.engine.texts import Texts

from .desk import CannotDo, Desk
from .games import label
from .kinds import add_game, add_json


def add(parser: ArgumentParser, t: Texts) -> None:
    add_game(parser, t)
    parser.add_argument("--tiles", metavar="294,163,…", help=t("help-tiles"))
    add_json(parser, t)


def run(args: Namespace, desk: Desk) -> int:
    game = find(args.game)
    if not _solvable(game):
        known = ", ".join(slug for slug, other in games().items() if _solvable(other))
        raise CannotDo("not-solved", game=game.title(desk.lang), known=known)
    solver = import_module(f"{game.package}.solve")
    report = solver.report_perfect() if args.tiles is None else solver.report_best(_tiles(solver, args.tiles))
    if args.json:
        return desk.json(report)
    _print(report, desk)
    return 0


def _solvable(game: Game) -> bool:
    return find_spec(f"{game.package}.solve") is not None


def _tiles(solver: Any, text: str) -> Sequence[int]:
    try:
        tiles: Sequence[int] = solver.parse_tiles(text)
    except solver.TileError as error:
        raise CannotDo(f"tiles-{error.reason}", **error.details) from error
    return tiles


def _print(report: Mapping[str, Any], desk: Desk) -> None:
    """The figures of a report, each with its name, then its boards as a table."""
    for key, value in report.items():
        if not _is_table(value) and not isinstance(value, Mapping):
            desk.say("solve-line", name=label(desk.t, f"solve-{_key(key)}", key), value=_told(value))
    for key, value in report.items():
        if isinstance(value, Mapping):
            cells = "  ".join(f"{name} {_told(one)}" for name, one in value.items())
            desk.say("solve-line", name=label(desk.t, f"solve-{_key(key)}", key), value=cells)
        elif _is_table(value):
            desk.out.print()
            _print_table(value, desk)


def _print_table(rows: Sequence[Mapping[str, Any]], desk: Desk) -> None:
    from rich.table import Table

    keys = [key for key, value in rows[0].items() if not isinstance(value, Mapping)]
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("#", justify="right")
    for key in keys:
        table.add_column(label(desk.t, f"solve-{_key(key)}", key))
    for number, row in enumerate(rows, 1):
        table.add_row(str(number), *(_told(row[key]) for key in keys))
    desk.show(table)


def _is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and isinstance(value[0], Mapping)


def _key(name: str) -> str:
    return name.replace("_", "-")


def _told(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return " ".join(map(_told, value))
    return "–" if value is None else str(value)
