"""Imports point one way: who may know whom."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludotheque

SOURCE = Path(ludotheque.__file__).parent
MAY_KNOW = {
    "": {"engine", "cli"},
    "engine": set[str](),
    "games": {"engine"},
    "bots": {"engine"},
    "lab": {"engine", "bots"},
    "rl": {"engine", "bots"},
    "testing": {"engine"},
    "cli": {"engine", "bots", "lab", "games", "server"},
    "server": {"engine", "bots"},
}


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def known(path: Path) -> Iterator[str]:
    """The parts of this package that a module imports, at the top or inside of a function."""
    package = ["ludotheque", *path.relative_to(SOURCE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            names = [f"{start}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name.split(".")[1] for name in names if name.startswith("ludotheque."))


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_knows_only_whom_it_may(path: Path) -> None:
    part = (path.relative_to(SOURCE).parts[:-1] or ("",))[0]
    asks_where = path.relative_to(SOURCE).as_posix() == "testing/rules_table.py"
    allowed = MAY_KNOW[part] | {part} | ({"games"} if asks_where else set())
    assert set(known(path)) <= allowed


def test_games_do_not_know_each_other() -> None:
    games = [folder for folder in (SOURCE / "games").iterdir() if folder.is_dir()]
    for folder in games:
        source = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
        assert not [other.name for other in games if other != folder and f"games.{other.name} " in source]


def test_rules_use_nothing_but_the_engine_and_their_own_board() -> None:
    for path in (SOURCE / "games").glob("*/rules.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                standard = node.module in ("__future__", "typing")
                assert standard or str(node.module).startswith("ludotheque.engine."), f"{path}: {node.module}"
            if isinstance(node, ast.Import):
                assert [alias.name for alias in node.names] == ["numpy"], path
