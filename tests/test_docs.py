"""What the documents show is run: the code of README.md, and the commands it names."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from ludotheque.cli import main

ROOT = Path(__file__).parent.parent


def test_the_match_in_the_readme_runs_as_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 6
    assert failed == 0


def test_the_documents_that_the_readme_names_exist() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    named = {part.partition(")")[0] for part in text.split("](")[1:]}
    assert {"docs/architecture.md", "docs/benchmarks.md"} <= named
    assert [name for name in named if not (ROOT / name).is_file()] == []


def test_the_commands_of_the_readme_work(capsys: pytest.CaptureFixture[str]) -> None:
    for command in (
        "rules take_it_easy",
        "solve take_it_easy",
        "simulate take_it_easy_race --seats 4 --games 1e3",
    ):
        assert f"ludotheque {command.partition(' --games')[0]}" in (ROOT / "README.md").read_text("utf-8")
        assert main(command.split()) == 0
    assert "307" in capsys.readouterr().out
