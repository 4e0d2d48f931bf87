"""For pytest: `@pytest.mark.rule("slug", 7, 8)` says which paragraphs of a rulebook a test checks."""

from __future__ import annotations

import pytest

DOC = 'rule(slug, number, ...): the paragraphs of the rulebook of game "slug" that this test checks'


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", DOC)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for mark in item.iter_markers("rule"):
            if not _well_formed(mark):
                raise pytest.UsageError(f"{item.nodeid}: write rule(slug, number, ...), not rule{mark.args}")


def _well_formed(mark: pytest.Mark) -> bool:
    slug, numbers = mark.args[:1], mark.args[1:]
    return (
        len(slug) == 1
        and isinstance(slug[0], str)
        and bool(numbers)
        and all(type(number) is int and number > 0 for number in numbers)
        and not mark.kwargs
    )
