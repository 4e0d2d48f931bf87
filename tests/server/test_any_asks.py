"""Anybody may ask anything in any order: it happens, or is refused and changes nothing."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludotheque.engine.errors import Refused
from ludotheque.engine.rulekit import CHANCE, SPECTATOR
from ludotheque.server.tables import asks, doing
from ludotheque.server.tables import events as e
from ludotheque.server.tables.looking import Change, Eye, facts, snapshot
from ludotheque.server.tables.table import Table

from .tables import PEOPLE, a_head, again, as_json, every_game

ASKS = 300


def an_ask(table: Table, rng: random.Random) -> tuple[str, asks.AnyAsk]:
    """Somebody asks something, often something that fits."""
    seat = rng.randrange(len(table.chairs) + 1)
    who = rng.choice(["", "eve", *PEOPLE[: len(table.chairs)]])
    if seat < len(table.chairs) and rng.random() < 0.7:
        who = table.chairs[seat].person or PEOPLE[seat]
    at = table.number if rng.random() < 0.7 else rng.randrange(table.number + 2)
    every: list[asks.AnyAsk] = [
        asks.Sit(seat, f"Name {seat}"),
        asks.Sit(seat, f"Name {seat}"),
        asks.SeatBot(seat, rng.choice(["easy", "hard", "none"])),
        asks.GetUp(seat),
        asks.Salt(seat, "salt"),
        asks.TakeBack(seat),
        asks.Agree(seat),
        asks.Decline(seat),
        asks.Here(seat),
        asks.Say(seat, "well played"),
        asks.Hush(rng.random() < 0.5),
        asks.Throw(at),
        asks.Throw(at),
    ]
    if rng.random() < 0.01:
        return who, asks.Resign(seat) if rng.random() < 0.5 else asks.Close()
    if rng.random() < 0.2:
        return who, asks.Start()
    if table.status == "running" and rng.random() < 0.6:
        return a_decision(table, rng, at)
    return who, rng.choice(every)


def a_decision(table: Table, rng: random.Random, at: int) -> tuple[str, asks.AnyAsk]:
    if table.match.actor == CHANCE and rng.random() < 0.8:
        return rng.choice(table.chairs).person, asks.Throw(at)
    seat = rng.choice(table.match.waiting() or [0])
    legal = table.match.legal(seat) or [0]
    action = rng.choice(legal) if rng.random() < 0.9 else rng.randrange(99)
    return table.chairs[max(0, seat)].person, asks.Decide(max(0, seat), at, action)


def state(table: Table) -> Any:
    record = bytes(table.play.record) if table.play is not None else b""
    return table.number, facts(table), record, list(table.entries), table.went_back


@pytest.mark.parametrize("throws", ["at_once", "asked"])
@pytest.mark.parametrize("game", every_game())
def test_what_is_asked_happens_or_changes_nothing(game: str, throws: str) -> None:
    done = refused = 0
    for seed in range(4):
        rng = random.Random(f"{game} {throws} {seed}")
        table, journal = Table(a_head(game, 2, throws=throws)), list[e.Event]()
        for _ in range(ASKS):
            before = state(table)
            who, ask = an_ask(table, rng)
            try:
                happened = doing.carry_out(table, who, ask)
            except (Refused, doing.Already):
                assert state(table) == before
                refused += 1
                continue
            done += 1
            journal += happened
            assert table.number == before[0] + len(happened) == len(journal)
            look(table, happened)
        assert state(again(Table(table.head), journal)) == state(table)
    assert done > 40 and refused > 40


def look(table: Table, happened: list[e.Event]) -> None:
    """Everybody can look at what came of it."""
    change = Change.of(table, happened)
    for seat in range(SPECTATOR, len(table.chairs)):
        new, update = as_json(snapshot(table, Eye(seat))), as_json(change.shown(Eye(seat)))
        assert new["n"] == update["n"] == table.number
        assert new.get("legal", []) == update.get("legal", [])
    if table.status == "running" and table.terms.throws == "at_once":
        assert table.match.actor != CHANCE
