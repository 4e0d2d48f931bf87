"""`ludotheque replay`: a match told from its file."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from ludotheque.engine.texts import Texts

from .desk import Desk
from .kinds import add_json, whole

if TYPE_CHECKING:
    from ludotheque.engine.match import Match


def add(parser: ArgumentParser, t: Texts) -> None:
    parser.add_argument("file", metavar=t("arg-file"), type=Path, help=t("help-file"))
    parser.add_argument("--to", metavar="N", type=whole, help=t("help-replay-to"))
    parser.add_argument("--step", action="store_true", help=t("help-replay-step"))
    add_json(parser, t)


def run(args: Namespace, desk: Desk) -> int:
    from ludotheque.engine.match import Match

    match = Match.load(args.file)
    if args.to is not None:
        match = match.at(args.to)
    return _json(match, desk) if args.json else _tell(match, args, desk)


def _tell(match: Match, args: Namespace, desk: Desk) -> int:
    from rich.text import Text

    from ludotheque.engine.rulekit import SPECTATOR

    from .telling import drawing, line, story

    desk.out.print(match.game.title(desk.lang), style="bold")
    names = " · ".join(match.name(seat) for seat in range(match.seats))
    desk.say("replay-head", names=names, entries=len(match.log))
    desk.out.print()
    step = args.step
    for number, (entry, told) in enumerate(story(match, desk.lang), 1):
        for place, one in enumerate(told):
            head = Text(f"{'' if place else number:>4} ", "dim")
            desk.show(head + line(one, entry))
        if step:
            desk.show(drawing(match.at(number), SPECTATOR, desk.lang, open_table=True))
            step = _further(desk)
    desk.out.print()
    desk.show(drawing(match, SPECTATOR, desk.lang, open_table=True))
    if match.over:
        print_result(match, desk)
    return 0


def _further(desk: Desk) -> bool:
    """Wait for Enter; the end of the input tells the rest without waiting."""
    desk.out.print(desk.t("replay-step"), style="dim", end=" ")
    sys.stdout.flush()
    return bool(sys.stdin.readline())


def print_result(match: Match, desk: Desk) -> None:
    """The result, best first, and who has won."""
    best_first = sorted(range(match.seats), key=lambda seat: -match.scores[seat])
    desk.out.print()
    for seat in best_first:
        desk.say("result-line", who=match.name(seat), score=match.scores[seat])
    winners = [match.name(seat) for seat in match.winners]
    if match.seats > 1:
        key = "result-winner" if len(winners) == 1 else "result-shared"
        desk.say(key, "bold green", who=", ".join(winners))


def _json(match: Match, desk: Desk) -> int:
    from .telling import as_json, story

    told = [as_json(n, entry, events) for n, (entry, events) in enumerate(story(match, desk.lang), 1)]
    return desk.json(
        {
            "game": match.game.slug,
            "rules": match.version,
            "seats": match.seats,
            "names": [match.name(seat) for seat in range(match.seats)],
            "options": match.options,
            "over": match.over,
            "actor": match.actor,
            "scores": match.scores if match.over else None,
            "winners": match.winners,
            "log": told,
            "position": match.record.as_dict(),
        }
    )
