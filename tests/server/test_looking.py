"""What somebody sees depends on what that seat may know, and on nothing else."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from ludotheque.engine.record import Record
from ludotheque.engine.rulekit import CHANCE, SPECTATOR
from ludotheque.engine.texts import LANGUAGES
from ludotheque.server.tables import asks
from ludotheque.server.tables import events as e
from ludotheque.server.tables.looking import Change, Eye, hidden_from, snapshot, story
from ludotheque.server.tables.play import Play
from ludotheque.server.tables.table import Table

from .tables import HEXAGONS, PEOPLE, a_game, a_table, any_play, as_json, do, every_game, play

WORLDS = 12  # that are compared
LONG = 250  # events of a game; longer ones are cut off


def eyes_of(table: Table) -> list[Eye]:
    seats = range(SPECTATOR, len(table.chairs))
    return [Eye(seat, lang) for seat in seats for lang in LANGUAGES] + [Eye(0, words=False)]


def applied(known: dict[str, Any], changed: dict[str, Any], layout: Any) -> dict[str, Any]:
    """What a client knows after an update."""
    known = dict(known)
    for name, value in changed.items():
        if not isinstance(value, dict):
            known[name] = value
            continue
        (field,) = [field for field in layout.fields if field.name == name]
        cells = _flat(known[name])
        for place, number in value.items():
            cells[int(place)] = number
        known[name] = _shaped(cells, field.shape)
    return known


def _flat(cells: list[Any]) -> list[Any]:
    return [n for cell in cells for n in (_flat(cell) if isinstance(cell, list) else [cell])]


def _shaped(cells: list[Any], shape: tuple[int, ...]) -> list[Any]:
    if len(shape) == 1:
        return cells
    size = len(cells) // shape[0]
    return [_shaped(cells[i : i + size], shape[1:]) for i in range(0, len(cells), size)]


@pytest.mark.parametrize("game", every_game())
def test_updates_lead_to_what_a_newcomer_sees(game: str) -> None:
    table, rng = a_table(game, None), random.Random(game)
    layout = table.game.rules.State.layout
    happened = do(table, "ann", asks.Start())
    seen = {eye: as_json(Change.of(table, happened).shown(eye)) for eye in eyes_of(table)}
    while table.status == "running" and table.number < LONG:
        happened = any_play(table, rng)
        change = Change.of(table, happened)
        for eye, known in seen.items():
            update = as_json(change.shown(eye))
            known["record"] = applied(known["record"], update["record"], layout)
            new = as_json(snapshot(table, eye))
            assert known["record"] == new["record"]
            assert [update.get(key) for key in ("n", "length")] == [new["n"], new["length"]]
            assert (update.get("legal"), update.get("names")) == (new.get("legal", []), new.get("names", []))
            known["story"] = known.get("story", []) + (update.get("story") or [])
    for eye, known in seen.items():
        if eye.words:
            assert known["story"] == as_json_lines(story(table, eye))


def as_json_lines(lines: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(lines))


@pytest.mark.parametrize("game", every_game())
def test_nobody_is_shown_what_the_seat_may_not_know(game: str) -> None:
    """Worlds that look the same to a seat before and after send it the same, to the byte."""
    alike, hides = 0, False
    for seed in range(2):
        table, rng = a_game(game, None, seed + 1, throws="asked"), random.Random(seed)
        while table.status == "running" and table.number < LONG:
            if rng.random() < 0.1:
                alike += compare_worlds(table, rng)
            hides |= hidden_from(table.match, table.match.record, SPECTATOR) != table.match.record
            any_play(table, rng)
    assert (alike > 0) == hides  # where something is hidden, there were such worlds


def compare_worlds(table: Table, rng: random.Random) -> int:
    """Let many things happen instead of one: who cannot tell two worlds apart is sent the same."""
    actor = table.match.actor
    legal = table.match.legal(actor)
    worlds = [branch(table, actor, action) for action in rng.sample(legal, min(WORLDS, len(legal)))]
    running = [world for world in worlds if world.status == "running"]
    alike = 0
    for looking in range(SPECTATOR, len(table.chairs)):
        first: dict[bytes, Table] = {}
        for world in running:
            one = first.setdefault(bytes(hidden_from(world.match, world.match.record, looking)), world)
            if one.match.record != world.match.record:  # different worlds, and the difference is hidden
                assert shown(one, looking) == shown(world, looking), f"seat {looking} can tell them apart"
                alike += 1
    return alike


def branch(table: Table, actor: int, action: int) -> Table:
    """The same table, at which this happens next."""
    other = Table(table.head)
    other.__dict__.update(table.__dict__)
    played, options = table.match.copy(), dict[str, Any](table.options)
    other.play = Play(table.game, table.head.seats, dice=None, names=played.names, **options)
    other.play.__dict__.update(log=played.log, _past=played._past, record=played.record)
    other.entries = [*table.entries, table.number + 1]
    if actor == CHANCE:
        other.play.throw(action)
    else:
        other.play.play(action, actor)
    other.number += 1
    other.status = "over" if other.play.over else "running"
    return other


def shown(world: Table, looking: int) -> list[bytes]:
    """All that goes to a seat: the update, and what it would find on coming back."""
    eye = Eye(looking)
    seat, action = world.match.log[-1]
    happened = [e.Thrown(action) if seat == CHANCE else e.Played(seat, action)]
    return [*map(msgspec.json.encode, (Change.of(world, happened).shown(eye), snapshot(world, eye)))]


def test_the_secret_of_the_dice_is_shown_at_the_end_and_no_sooner() -> None:
    table, rng = a_game(HEXAGONS, 2), random.Random(5)
    secret = table.head.secret.hex()
    while table.status == "running":
        for eye in eyes_of(table):
            assert secret not in str(as_json(snapshot(table, eye)))
        any_play(table, rng)
    assert snapshot(table, Eye(SPECTATOR)).table.secret == secret


def test_who_sits_where_is_told_by_name_and_not_by_the_key_to_the_seat() -> None:
    table = a_game()
    told = str(as_json(snapshot(table, Eye(0), "ann")))
    assert "Ann" in told and "'ann'" not in told and "'bob'" not in told


@pytest.mark.parametrize("game", every_game())
def test_a_join_stays_small_however_long_the_game_is(game: str) -> None:
    table, rng = a_game(game, None), random.Random(1)
    while table.status == "running" and table.number < 600:
        any_play(table, rng)
    for eye in eyes_of(table):
        assert len(msgspec.json.encode(snapshot(table, eye))) < 8192


def test_after_the_end_the_table_is_open() -> None:
    table = a_game(HEXAGONS)
    play(table, 5, 0)
    assert snapshot(table, Eye(1)).record != record_of(table)
    do(table, "bob", asks.Resign(1))
    assert snapshot(table, Eye(1)).record == record_of(table)
    assert snapshot(table, Eye(SPECTATOR)).table.winners == [0]


def record_of(table: Table) -> dict[str, Any]:
    record: Record = table.match.record
    return record.as_dict()


def test_decisions_have_names_and_events_sentences_in_the_language_of_who_looks() -> None:
    table = a_game(HEXAGONS)
    english, french = (snapshot(table, Eye(0, lang)) for lang in LANGUAGES)
    assert english.names[0].startswith("Lay") and english.names != french.names
    assert english.legal == french.legal == list(range(19))
    assert snapshot(table, Eye(0, words=False)).names == []
    assert PEOPLE[0].title() not in english.names[0]
