"""Which paragraphs the code of a game and the tests cite, read from their text without running them."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

Citations = dict[int, list[str]]  # by paragraph: where it is cited

SIGN = re.compile(r"§(\d+)(?: (?:to|bis|–) §(\d+)|[–-]§?(\d+))?")
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class UnreadableMark(ValueError):
    """A mark whose slug or numbers cannot be read off the text."""


def in_code(folder: Path) -> Citations:
    """`module.function` for every paragraph sign in the Python modules of a game's folder."""
    found: Citations = defaultdict(list)
    for path in sorted(folder.glob("*.py")):
        source = path.read_text("utf-8")
        tree = ast.parse(source)
        for number, line in enumerate(source.splitlines(), start=1):
            for paragraph in _signs(line):
                name = ".".join([path.stem, *_enclosing(tree, number)])
                if name not in found[paragraph]:
                    found[paragraph].append(name)
    return found


def _signs(line: str) -> Iterator[int]:
    """The paragraphs that a line cites; "§7 to §9" cites three."""
    for sign in SIGN.finditer(line):
        first, *last = (int(n) for n in sign.groups() if n)
        yield from range(first, max(last, default=first) + 1)


def _enclosing(tree: ast.AST, line: int) -> Iterator[str]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Definition) and node.lineno <= line <= (node.end_lineno or line):
            yield node.name
            yield from _enclosing(node, line)


def in_tests(folder: Path) -> dict[str, Citations]:
    """By slug: `file::function` for every paragraph that a test's mark cites."""
    found: dict[str, Citations] = defaultdict(lambda: defaultdict(list))
    for path in sorted(folder.rglob("test_*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for test, mark in _marked(tree):
            slug, *paragraphs = (_value(argument, tree, path) for argument in mark.args)
            for paragraph in paragraphs:
                where = f"{path.relative_to(folder).as_posix()}::{test}"
                if where not in found[str(slug)][int(paragraph)]:
                    found[str(slug)][int(paragraph)].append(where)
    return found


def _marked(tree: ast.AST, name: str = "") -> Iterator[tuple[str, ast.Call]]:
    """Every test (or class, or whole file) with each of its rule marks."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Definition):
            inner = f"{name}::{node.name}".removeprefix("::")
            yield from ((inner, mark) for decorator in node.decorator_list for mark in _rules(decorator))
            yield from _marked(node, inner)
        elif isinstance(node, ast.Assign) and any(_name(t) == "pytestmark" for t in node.targets):
            yield from ((name or "*", mark) for mark in _rules(node.value))


def _rules(node: ast.AST) -> Iterator[ast.Call]:
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.rule":
            yield call


def _name(node: ast.AST) -> str:
    return node.id if isinstance(node, ast.Name) else ""


def _value(node: ast.AST, tree: ast.Module, path: Path) -> str | int:
    """What an argument is: a literal, or a name that this file or its neighbour gives one to."""
    if isinstance(node, ast.Constant) and isinstance(node.value, (str, int)):
        return node.value
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and any(_name(t) == _name(node) for t in statement.targets):
            return _value(statement.value, tree, path)
        if isinstance(statement, ast.ImportFrom) and _name(node) in _brought(statement):
            neighbour = path.parent / f"{statement.module}.py"
            return _value(node, ast.parse(neighbour.read_text("utf-8")), neighbour)
    raise UnreadableMark(f"{path}: {ast.unparse(node)} in a rule mark is no number, slug or constant")


def _brought(statement: ast.ImportFrom) -> set[str]:
    """The names that an import brings from a file beside this one."""
    beside = statement.level == 1 and statement.module
    return {alias.asname or alias.name for alias in statement.names} if beside else set()
