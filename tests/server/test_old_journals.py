"""Journals that were once written are played again by the rules of their time, for ever.

When this fails after a change of rules, the rules as they were are missing: see docs/adding-a-game.md.
A journal of today is added by `python -m tests.server.test_old_journals GAME NAME`.
"""

from __future__ import annotations

import json
import random
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine.rulekit import SPECTATOR
from ludotheque.server.refusing import Denied
from ludotheque.server.store import Head, Line
from ludotheque.server.tables import asks
from ludotheque.server.tables import events as e
from ludotheque.server.tables.looking import Eye, snapshot
from ludotheque.server.tables.table import Table

from .tables import PEOPLE, RACE, a_head, any_play, as_json, do

FOLDER = Path(__file__).parent / "journals"


def recorded(path: Path) -> tuple[Head, list[Line], Any]:
    kept = json.loads(path.read_text("utf-8"))
    head = Head(**{**kept["head"], "secret": bytes.fromhex(kept["head"]["secret"])})
    lines = [Line(number, 0, json.dumps(event)) for number, event in enumerate(kept["events"], 1)]
    return head, lines, kept["end"]


def end_of(table: Table) -> Any:
    """How it stands at the end, without the words, which may be said better one day."""
    return as_json(snapshot(table, Eye(SPECTATOR, words=False)))


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_an_old_journal_leads_to_the_same_end(path: Path) -> None:
    head, lines, end = recorded(path)
    assert end_of(Table.of(head, lines)) == end


def test_rules_that_are_not_here_any_more_are_told() -> None:
    head, lines, _ = recorded(next(FOLDER.glob(f"{RACE}-*.json")))
    gone = Head(**{**asdict(head), "rules": "000000000000"})
    with pytest.raises(Denied, match="000000000000") as refused:
        Table.of(gone, lines)
    assert (refused.value.key, refused.value.status) == ("rules-gone", 410)


def record(game: str, name: str) -> None:
    rng = random.Random(name)
    table, happened = Table(a_head(game, 2, seconds=60)), list[e.Event]()
    for seat in range(2):
        happened += do(table, PEOPLE[seat], asks.Sit(seat, PEOPLE[seat].title()))
        happened += do(table, PEOPLE[seat], asks.Salt(seat, f"salt {seat}"))
    happened += do(table, "ann", asks.Start())
    while table.status == "running":
        happened += any_play(table, rng)
    head = {**asdict(table.head), "secret": table.head.secret.hex()}
    kept = {"head": head, "events": [json.loads(e.encode(event)) for event in happened], "end": end_of(table)}
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{game}-{name}.json").write_text(json.dumps(kept, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    record(*sys.argv[1:3])
