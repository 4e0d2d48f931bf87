"""What docs/bots.md shows can be run as it stands there."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_the_page_on_bots_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (bot,) = re.findall(r"```python\n# runner\.py\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    (tmp_path / "runner.py").write_text(bot, "utf-8")
    monkeypatch.chdir(tmp_path)
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    failures, tried = doctest.testfile(str(PAGE), module_relative=False, optionflags=flags, encoding="utf-8")
    assert failures == 0 and tried > 8
