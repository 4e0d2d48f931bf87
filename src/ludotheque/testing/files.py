"""A match is its log: taking back, replaying, saving and loading lose nothing."""

from __future__ import annotations

import tempfile
from pathlib import Path

import msgspec

from ludotheque.engine.match import Match
from ludotheque.engine.notation import Ludo, of, replay

from .walk import Play, play_out

POINTS = 4  # of a match, at which it is saved, loaded and replayed
NOTED = 100  # at which it is put into notation and read again


def _played(play: Play) -> tuple[Match, list[bytes]]:
    """A finished match, and its record before each entry and at the end."""
    match = play.match()
    return match, [bytes(match.record) for _ in play_out(match, play.rng())]


def check_undo(play: Play) -> None:
    """Taking back leads through the same positions; thrown again, the dice fall the same way."""
    match, trace = _played(play)
    log = list(match.log)
    for point in reversed(range(len(log))):
        entry = match.undo()
        play.hold(entry == log[point], point, f"{entry} was taken back, not {log[point]}")
        play.hold(bytes(match.record) == trace[point], point, "taking back led to another position")
    for point, entry in enumerate(log):
        if entry.seat >= 0:
            match.play(entry.action, entry.seat)
        else:
            match.throw()
        play.hold(bytes(match.record) == trace[point + 1], point, "played again, it went another way")


def check_replay(play: Play) -> None:
    """Any prefix of the log leads to the position it led to before."""
    match, trace = _played(play)
    s = play.opening()
    for point, entry in enumerate(match.log):
        play.hold(bytes(s) == trace[point], point, "the replay is in another position")
        play.rules.apply(s, entry.seat, entry.action)
    play.hold(bytes(s) == trace[-1], len(match.log), "the replay ends in another position")
    for point in play.rng().sample(range(len(trace)), min(POINTS, len(trace))):
        play.hold(bytes(match.at(point).record) == trace[point], point, "at() leads to another position")


def check_files(play: Play) -> None:
    """Many points survive notation; a few of them, and the end, survive a file and a replay as well."""
    match, trace = _played(play)
    noted = play.rng().sample(range(len(trace)), min(NOTED, len(trace)))
    points = {0, len(match.log), *noted[:POINTS]}
    with tempfile.TemporaryDirectory() as folder:
        for point in sorted({*noted, *points}):
            _check_point(play, match.at(point), trace[point], Path(folder) if point in points else None)


def _check_point(play: Play, match: Match, position: bytes, folder: Path | None) -> None:
    point = len(match.log)
    ludo = msgspec.json.decode(msgspec.json.encode(of(match, secret=True)), type=Ludo)
    play.hold([tuple(e) for e in ludo.log] == list(match.log), point, "the notation holds another log")
    if folder is None:
        return
    path = folder / f"{point}.ludo"
    match.save(path, keep_secret=True)
    for loaded in (replay(Match, ludo, ""), Match.load(path)):
        play.hold(bytes(loaded.record) == position, point, "the match that was loaded is in another position")
        play.hold(
            (loaded.options, loaded.dice) == (match.options, match.dice), point, "loading changed the table"
        )
