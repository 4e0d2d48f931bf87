"""Rebinding, and the fingerprint of all that a function's meaning depends on."""

from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from ludotheque.engine.bind import bound, fingerprint

SOURCE = """\
import numpy as np

TABLE = np.array([1, 2, 3])
STEP = 2


def entry(n):
    return helper(n) + TABLE[0]


def helper(n):  # adds a step
    return n + STEP


def unrelated(n):
    return n
"""


def rules(source: str = SOURCE) -> ModuleType:
    module = ModuleType("some_rules")
    exec(compile(source, "some_rules.py", "exec"), vars(module))
    return module


def key(source: str) -> str:
    return fingerprint(rules(source).entry, {})


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("helper(n) + TABLE[0]", "helper(n) - TABLE[0]"),
        ("helper(n) + TABLE[0]", "helper(n) + TABLE[1]"),
        ("n + STEP", "n * STEP"),
        ("n + STEP", "n + STEP + 1"),
        ("STEP = 2", "STEP = 3"),
        ("[1, 2, 3]", "[1, 2, 4]"),
        ("[1, 2, 3]", "[[1, 2, 3]]"),
        ("[1, 2, 3])", "[1, 2, 3], np.int8)"),
    ],
)
def test_an_edit_of_what_it_means_changes_the_fingerprint(old: str, new: str) -> None:
    assert key(SOURCE.replace(old, new)) != key(SOURCE)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("  # adds a step", "  # adds two"),
        ("\n\n\ndef", "\n\n\n\ndef"),
        ("    return n\n", "    return -n\n"),
    ],
)
def test_an_edit_of_anything_else_does_not(old: str, new: str) -> None:
    assert SOURCE.replace(old, new) != SOURCE
    assert key(SOURCE.replace(old, new)) == key(SOURCE)


def test_what_is_put_in_the_place_of_a_function_counts() -> None:
    module = rules()
    other: Callable[[int], int] = lambda n: n * 10  # noqa: E731  # a function without a name
    assert fingerprint(module.entry, {module.helper: other}) != fingerprint(module.entry, {})


def test_functions_that_call_each_other_have_a_fingerprint() -> None:
    source = "def entry(n):\n    return other(n)\n\ndef other(n):\n    return entry(n - 1) if n else 0\n"
    assert key(source) == key(source)
    assert key(source) != key(source.replace("n - 1", "n - 2"))


def test_a_bound_function_calls_the_bound_ones() -> None:
    module, wrapped = rules(), []

    def wrap(function: Any) -> Any:
        wrapped.append(function.__name__)
        return function

    copy = bound(module.entry, {module.helper: lambda n: n * 100}, wrap)
    assert copy(2) == 201
    assert module.entry(2) == 5
    assert len(wrapped) == 2


def test_what_is_no_plain_function_is_used_as_it_is() -> None:
    class Called:
        def __call__(self, n: int) -> int:
            return 7 * n

    module = rules()
    assert bound(module.entry, {module.helper: Called()}, lambda f: f)(1) == 8


def test_the_constants_of_a_module_are_not_touched() -> None:
    module = rules()
    bound(module.entry, {}, lambda f: f)
    assert np.array_equal(module.TABLE, [1, 2, 3])
