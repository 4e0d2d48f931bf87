"""The words of the command line, read by argparse, which is made to speak the player's language."""

from __future__ import annotations

import argparse
import difflib
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, NoReturn

import ludotheque
from ludotheque.engine.texts import LANGUAGES, Texts, texts

from .desk import HERE, Desk

Run = Callable[[argparse.Namespace, Desk], int]
COMMANDS = ("games", "rules", "play", "replay", "verify", "simulate", "report", "solve", "bench", "serve")

# What argparse says in English, and the text that says it in both languages.
_SENTENCES = (
    (r"unrecognized arguments: (?P<what>.*)", "usage-unknown"),
    (r"the following arguments are required: (?P<what>.*)", "usage-missing"),
    (r"argument .*?: invalid choice: '?(?P<what>.*?)'? \(choose from (?P<known>.*)\)", "usage-choice"),
    (r"argument (?P<of>.*?): expected (one|at least one) argument", "usage-bare"),
    (r"argument (?P<of>.*?): ignored explicit argument '?(?P<what>.*?)'?", "usage-flag"),
)  # fmt: skip


class Parser(argparse.ArgumentParser):
    """An argparse parser in one language, that ends a mistake with a suggestion."""

    def __init__(self, *, t: Texts, **more: Any) -> None:
        usage = t("help-usage")

        class Formatter(argparse.HelpFormatter):
            def add_usage(self, what: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
                super().add_usage(what, actions, groups, f"{usage} " if prefix is None else prefix)

        super().__init__(add_help=False, allow_abbrev=False, formatter_class=Formatter, **more)
        self.t = t
        self._positionals.title = t("help-arguments")
        self._optionals.title = t("help-options")
        self.add_argument("-h", "--help", action="help", help=t("help-help"))
        self.add_argument(
            "--lang", metavar="|".join(LANGUAGES), default=argparse.SUPPRESS, help=t("help-lang")
        )

    def error(self, message: str) -> NoReturn:
        for pattern, key in _SENTENCES:
            if found := re.fullmatch(pattern, message, re.DOTALL):
                values = {name: text or "" for name, text in found.groupdict().items()}
                values = {"known": "", **values, "hint": ""}
                values["known"] = values["known"].replace("'", "")
                known = [*values["known"].split(", "), *self._option_string_actions]
                values["hint"] = self.did_you_mean(values.get("what", ""), known)
                message = self.t(key, **values)
                break
        print(f"{self.prog}: {message}\n{self.t('usage-see', command=self.prog)}", file=sys.stderr)
        raise SystemExit(2)

    def did_you_mean(self, word: str, known: Iterable[str]) -> str:
        close = difflib.get_close_matches(word.partition("=")[0], list(known), n=1)
        return " " + self.t("usage-meant", what=close[0]) if close else ""


def parse(words: Sequence[str], lang: str) -> tuple[argparse.Namespace, Run]:
    """The arguments, and the function that carries them out."""
    t = texts(lang, HERE)

    class Command(Parser):
        def __init__(self, **more: Any) -> None:
            super().__init__(t=t, **more)

    parser = Parser(t=t, prog="ludotheque", description=t("help-ludotheque"), epilog=t("help-epilog"))
    version = f"ludotheque {ludotheque.__version__}"
    parser.add_argument("--version", action="version", version=version, help=t("help-version"))
    commands = parser.add_subparsers(
        title=t("help-commands"),
        dest="command",
        prog="ludotheque",
        metavar=t("help-command"),
        parser_class=Command,
    )
    known = {}
    for name in COMMANDS:
        summary = t(f"help-{name}")
        known[name] = commands.add_parser(name, prog=f"ludotheque {name}", help=summary, description=summary)
        import_module(f".{name}", __package__).add(known[name], t)
    args, extra = parser.parse_known_args(list(words))
    if extra:
        known.get(args.command, parser).error(f"unrecognized arguments: {extra[0]}")
    if args.command is None:
        return args, lambda _, desk: _front_door(parser, desk)
    run: Run = import_module(f".{args.command}", __package__).run
    return args, run


def _front_door(parser: Parser, desk: Desk) -> int:
    """No command: the menu of games for a person, the help text for a pipe."""
    if sys.stdin.isatty() and sys.stdout.isatty():
        args, run = parse(["play"], desk.lang)
        return run(args, desk)
    parser.print_help()
    return 0
