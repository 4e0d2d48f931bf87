"""The program that docs/server.md shows plays a whole game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from .serving import WAIT, people, read, served
from .tables import RACE

DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"


def test_the_bot_in_the_document_plays(tmp_path: Path) -> None:
    code = DOCUMENT.read_text("utf-8").partition("```python\n")[2].partition("```")[0]
    (tmp_path / "bot.py").write_text(code, "utf-8")
    with served(str(tmp_path / "t.db")) as server, people(server, 1) as (ann,):
        id = ann.post("/api/tables", {"game": RACE, "seats": 2})["id"]
        bots = []
        for seated in (1, 2):
            command = [sys.executable, str(tmp_path / "bot.py"), server.url, id]
            bots.append(subprocess.Popen(command, stderr=subprocess.PIPE, text=True))
            with ann.live(id) as socket:
                view = read(socket)
                while sum("name" in place for place in view["table"]["places"]) < seated:
                    view = read(socket)
        ann.ask(id, "start")
        for bot in bots:
            _, errors = bot.communicate(timeout=2 * WAIT)
            assert bot.returncode == 0, errors
        assert ann.get(f"/api/tables/{id}")["table"]["winners"]
    assert server.errors == ""
