"""docs/adding-a-game.md: what it shows is in the example, runs, and prints what it says."""

import doctest
import re
from pathlib import Path

import pytest
from magpies import GAME

from ludotheque.testing.rules_table import main

HERE = Path(__file__).parent
DOCUMENT = HERE.parent.parent / "docs" / "adding-a-game.md"
BLOCKS = re.findall(r"```(?:python|toml)\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
SHOWN = [block for block in BLOCKS if not block.startswith(">>>")]


@pytest.mark.parametrize("block", SHOWN, ids=lambda block: block.splitlines()[0])
def test_what_is_shown_is_in_the_example(block: str) -> None:
    files = [*HERE.glob("*.toml"), *HERE.glob("*.py"), *(HERE / "src" / "magpies").glob("*.py")]
    assert any(block in path.read_text("utf-8") for path in files)


def test_what_is_run_prints_what_it_says() -> None:
    failed, tried = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert tried >= 10
    assert failed == 0


def test_the_table_is_made_and_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tests").mkdir()
    marks = ", ".join(str(p.number) for p in GAME.rulebook().paragraphs)
    test = f"import pytest\n\n@pytest.mark.rule('magpies', {marks})\ndef test_all(): ...\n"
    (tmp_path / "tests" / "test_it.py").write_text(test, "utf-8")
    (tmp_path / "tests" / "rules_without_code.toml").write_text("[magpies]\n1 = 'the aim'\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["--write", "magpies"]) == 0
    assert main(["--check", "magpies"]) == 0
    assert "`rules.hide`" in (tmp_path / "docs" / "rules-table.md").read_text("utf-8")


@pytest.mark.parametrize("line", ["--write magpies", "--check magpies"])
def test_the_commands_are_the_ones_that_the_document_names(line: str) -> None:
    assert f"python -m ludotheque.testing.rules_table {line}\n" in DOCUMENT.read_text("utf-8")
