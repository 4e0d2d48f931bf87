"""`ludotheque rules`: the rulebook, or one paragraph of it."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING

from ludotheque.engine.game import Game
from ludotheque.engine.registry import find
from ludotheque.engine.rulebook import Paragraph, Rulebook
from ludotheque.engine.texts import Texts

from .desk import CannotDo, Desk
from .kinds import add_game, add_json, whole

if TYPE_CHECKING:
    from rich.console import RenderableType


def add(parser: ArgumentParser, t: Texts) -> None:
    add_game(parser, t)
    parser.add_argument("--paragraph", "-p", metavar="N", type=number, help=t("help-rules-paragraph"))
    add_json(parser, t)


def run(args: Namespace, desk: Desk) -> int:
    game = find(args.game)
    book = game.rulebook(desk.lang)
    if args.paragraph is not None:
        found = paragraph(game, args.paragraph, desk.lang)
        if args.json:
            return desk.json(_as_json(found))
        desk.show(rendered(found))
        return 0
    if args.json:
        return desk.json(_book_json(book))
    _print(book, desk)
    return 0


def number(text: str) -> int:
    """The number of a paragraph, with or without its sign."""
    return whole(text.strip().removeprefix("§"))


def paragraph(game: Game, number: int, lang: str) -> Paragraph:
    book = game.rulebook(lang)
    if not 1 <= number <= len(book.paragraphs):
        raise CannotDo("paragraph", number=number, game=game.title(lang), last=len(book.paragraphs))
    return book.paragraph(number)


def rendered(one: Paragraph) -> RenderableType:
    from rich.console import Group
    from rich.markdown import Markdown
    from rich.padding import Padding
    from rich.text import Text

    head = Text.assemble((f"§{one.number} ", "cyan"), (one.title, "bold"))
    return Group(head, Padding(Markdown(one.text), (0, 0, 1, 3)))


def _print(book: Rulebook, desk: Desk) -> None:
    if not desk.out.is_terminal:
        _print_all(book, desk)
        return
    os.environ.setdefault("LESS", "-FRX")  # colours shown as such; what fits on the screen is not paged
    with desk.out.pager(styles=True):
        _print_all(book, desk)


def _print_all(book: Rulebook, desk: Desk) -> None:
    from rich.markdown import Markdown
    from rich.text import Text

    desk.out.print(Text(book.title, "bold"))
    desk.show(Markdown(f"*{book.tagline}*"))
    for section in book.sections:
        desk.out.print()
        desk.out.print(Text(section.title.upper(), "bold yellow"))
        desk.out.print()
        for one in section.paragraphs:
            desk.show(rendered(one))


def _book_json(book: Rulebook) -> dict[str, object]:
    sections = [
        {"title": s.title, "paragraphs": [_as_json(one) for one in s.paragraphs]} for s in book.sections
    ]
    return {"title": book.title, "tagline": book.tagline, "sections": sections}


def _as_json(one: Paragraph) -> dict[str, object]:
    return {"number": one.number, "title": one.title, "text": one.text}
