"""The command line as somebody at a keyboard, or a script, would use it."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from ludotheque.cli import main

Run = Callable[..., "Ran"]


@dataclass(frozen=True)
class Ran:
    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., Ran]:
    """Run a command in this process: its exit status and what it printed. `typed` is its input."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)

    def ran(*words: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main(words)
        captured = capsys.readouterr()
        # Tests are easier to read with plain spaces than with the narrow ones of French.
        return Ran(status, captured.out.replace("\u202f", " "), captured.err.replace("\u202f", " "))

    return ran
