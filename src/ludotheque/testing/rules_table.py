"""The table of every paragraph of the rulebooks, the code that carries it out and the tests that check it.

    python -m ludotheque.testing.rules_table --write     # docs/rules-table.md
    python -m ludotheque.testing.rules_table --check     # says what is missing or stale

Run in the folder of a project. Without slugs it is about the games of this house.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import ludotheque.games
from ludotheque.engine.game import Game
from ludotheque.engine.registry import find, games
from ludotheque.engine.rulebook import Paragraph

from .citations import Citations, in_code, in_tests

TESTS, TABLE, WITHOUT_CODE = Path("tests"), Path("docs/rules-table.md"), Path("tests/rules_without_code.toml")
HEAD = """\
# The rules, the code and the tests

Every paragraph of every rulebook, the functions that cite it, and the tests that hold the game to it.
This page is generated: `python -m ludotheque.testing.rules_table --write`.
"""


@dataclass(frozen=True)
class Row:
    paragraph: Paragraph
    code: list[str]
    tests: list[str]
    excuse: str  # why this paragraph needs no code; empty if it does

    def markdown(self) -> str:
        code = "<br>".join(f"`{name}`" for name in self.code) or f"*{self.excuse}*"
        tests = "<br>".join(f"`{name.replace('.py::', '::')}`" for name in self.tests)
        return f"| §{self.paragraph.number} | {self.paragraph.title} | {code} | {tests} |"


@dataclass(frozen=True)
class Table:
    game: Game
    rows: tuple[Row, ...]
    strays: tuple[str, ...]  # tests that cite a paragraph that is not there

    def problems(self) -> Iterator[str]:
        for row in self.rows:
            where = f"{self.game.slug} §{row.paragraph.number} ({row.paragraph.title})"
            if not row.tests:
                yield f"{where}: no test cites it"
            if not row.code and not row.excuse:
                yield f"{where}: no code cites it, and {WITHOUT_CODE.name} does not say why"
            if row.code and row.excuse:
                yield f"{where}: {WITHOUT_CODE.name} says that it needs no code, but there is some"
        for stray in self.strays:
            yield f"{self.game.slug}: {stray}, which is not in its rulebook"

    def markdown(self) -> str:
        head = (
            f"## {self.game.title()} (`{self.game.slug}`)\n\n| § | Rule | Code | Tests |\n|---|---|---|---|"
        )
        return "\n".join([head, *(row.markdown() for row in self.rows)]) + "\n"


def table(game: Game, tested: Citations, excuses: dict[str, str]) -> Table:
    paragraphs, coded = game.rulebook().paragraphs, in_code(game.folder)
    rows = tuple(
        Row(
            p,
            coded.get(p.number, []),
            _shortened(game, tested.get(p.number, [])),
            excuses.get(str(p.number), ""),
        )
        for p in paragraphs
    )
    beyond = sorted(n for n in tested if not 1 <= n <= len(paragraphs))
    return Table(game, rows, tuple(f"{test} cites §{n}" for n in beyond for test in tested[n]))


def _shortened(game: Game, tests: list[str]) -> list[str]:
    """Tests in the folder of the game itself are named without it, and stand first."""
    own = f"games/{game.slug}/"
    return [t.removeprefix(own) for t in sorted(tests, key=lambda t: not t.startswith(own))]


def tables(root: Path, slugs: Sequence[str] = ()) -> list[Table]:
    tested = in_tests(root / TESTS)
    listed = root / WITHOUT_CODE
    excuses = tomllib.loads(listed.read_text("utf-8")) if listed.exists() else {}
    chosen = [find(slug) for slug in slugs] or list(house_games())
    return [table(game, tested.get(game.slug, {}), excuses.get(game.slug, {})) for game in chosen]


def house_games() -> Iterator[Game]:
    here = Path(ludotheque.games.__path__[0])
    yield from (game for game in games().values() if game.folder.parent == here)


def markdown(found: Sequence[Table]) -> str:
    return "\n".join([HEAD, *(each.markdown() for each in found)])


def problems(root: Path, slugs: Sequence[str] = ()) -> list[str]:
    """What is missing or stale, a line each."""
    found = tables(root, slugs)
    lines = [problem for each in found for problem in each.problems()]
    path = root / TABLE
    if not path.exists() or path.read_text("utf-8") != markdown(found):
        lines.append(f"{TABLE} is stale: run python -m ludotheque.testing.rules_table --write")
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ludotheque.testing.rules_table", description=__doc__)
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", action="store_true", help=f"write {TABLE}")
    what.add_argument("--check", action="store_true", help="fail if something is missing or stale")
    parser.add_argument("slugs", nargs="*", help="games; without any, those of this house")
    asked = parser.parse_args(arguments)
    root = Path.cwd()
    if asked.write:
        (root / TABLE).parent.mkdir(exist_ok=True)
        (root / TABLE).write_text(markdown(tables(root, asked.slugs)), "utf-8")
        return 0
    found = problems(root, asked.slugs)
    print(*found, sep="\n", file=sys.stderr, end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
