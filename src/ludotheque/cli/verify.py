"""`ludotheque verify`: were the dice of a match those that were promised?"""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from pathlib import Path

from ludotheque.engine.texts import Texts

from .desk import Desk
from .kinds import add_json

STYLES = {"fair": "green", "bent": "bold red", "no-secret": "yellow", "by-hand": "yellow"}


def add(parser: ArgumentParser, t: Texts) -> None:
    parser.add_argument("file", metavar=t("arg-file"), type=Path, help=t("help-file"))
    add_json(parser, t)


def run(args: Namespace, desk: Desk) -> int:
    """0: every throw is as promised; 1: it is not, or that cannot be known."""
    from ludotheque.engine.registry import find
    from ludotheque.engine.verify import verify

    report = verify(args.file)
    status = 0 if report.verdict == "fair" else 1
    if args.json:
        desk.json({**asdict(report), "file": str(args.file)})
        return status
    game = find(report.game).title(desk.lang)
    desk.say("verify-match", game=game, entries=report.entries)
    if report.scores is not None:
        desk.say("verify-scores", scores=" · ".join(map(str, report.scores)))
    if report.commitment:
        desk.say("verify-commitment", commitment=report.commitment)
    wrong = ", ".join(map(str, report.wrong))
    key = f"verify-{report.verdict}"
    desk.say(key, STYLES[report.verdict], throws=report.throws, wrong=wrong, count=len(report.wrong))
    return status
