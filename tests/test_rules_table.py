"""Every paragraph of every rulebook has code and tests, and the table that shows them is up to date."""

import subprocess
import sys
from pathlib import Path

import pytest

from ludotheque.engine.registry import find
from ludotheque.testing.citations import UnreadableMark, in_code, in_tests
from ludotheque.testing.rules_table import main, problems, table

ROOT = Path(__file__).parent.parent
GAME = "take_it_easy_race"

TESTS = f"""\
import pytest

SLUG = "{GAME}"
pytestmark = pytest.mark.rule(SLUG, 1)


@pytest.mark.rule("{GAME}", 2, 3)
def test_one() -> None: ...


class TestMany:
    @pytest.mark.rule(SLUG, 99)
    def test_two(self) -> None: ...
"""


def test_nothing_is_missing_or_stale() -> None:
    assert problems(ROOT) == []


def test_the_command_checks_too() -> None:
    command = [sys.executable, "-m", "ludotheque.testing.rules_table", "--check"]
    assert subprocess.run(command, cwd=ROOT, check=False).returncode == 0


def test_citations_of_tests_are_read_from_their_text(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TESTS, "utf-8")
    assert in_tests(tmp_path)[GAME] == {
        1: ["test_it.py::*"],
        2: ["test_it.py::test_one"],
        3: ["test_it.py::test_one"],
        99: ["test_it.py::TestMany::test_two"],
    }


def test_a_mark_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(TESTS.replace("2, 3", "2, 1 + 2"), "utf-8")
    with pytest.raises(UnreadableMark, match=r"1 \+ 2"):
        in_tests(tmp_path)


def test_citations_of_code_name_the_function(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(
        "# §1\ndef one():\n    '''§2 to §4.'''\n\nclass State:\n    actor: int  # §5\n", "utf-8"
    )
    assert in_code(tmp_path) == {
        1: ["rules"],
        2: ["rules.one"],
        3: ["rules.one"],
        4: ["rules.one"],
        5: ["rules.State"],
    }


def test_what_is_missing_is_said() -> None:
    complaints = list(table(find(GAME), {2: ["a"], 99: ["b"]}, {"1": "", "2": "no need"}).problems())
    assert f"{GAME} §3 (Colours): no test cites it" in complaints
    assert any(c.startswith(f"{GAME} §1 ") and "no code cites it" in c for c in complaints)
    assert any(c.startswith(f"{GAME} §2 ") and "but there is some" in c for c in complaints)
    assert f"{GAME}: b cites §99, which is not in its rulebook" in complaints


def test_a_stale_table_is_noticed_and_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "tests").mkdir()
    monkeypatch.chdir(tmp_path)
    assert main(["--check", GAME]) == 1
    assert "rules-table.md is stale" in capsys.readouterr().err
    assert main(["--write", GAME]) == 0
    main(["--check", GAME])
    assert "stale" not in capsys.readouterr().err
