"""Runs the compiled checks over the configurations of a game, and says what they found."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import numpy as np

from ludotheque.engine.game import Game
from ludotheque.engine.native import Native
from ludotheque.engine.plain import plain
from ludotheque.engine.record import Record

from . import compiled
from .compiled import check_games
from .configurations import Configuration, configurations
from .walk import LIMIT, Unsound

COMPLAINTS = {
    compiled.STUCK: "nothing is legal for the one whose turn it is",
    compiled.ACTOR: "the actor is no seat, nor chance",
    compiled.BROKEN: "§{detail} does not hold",
    compiled.LOOKED: "looking at the position changed it",
    compiled.HIDES_MORE: "hiding twice from seat {detail} hides more",
    compiled.BLIND: "seat {detail} cannot tell what it may decide",
    compiled.WRONG_GUESS: "a guess of seat {detail} breaks an invariant",
    compiled.LEAK: "seat {detail} knows more than it was shown",
    compiled.REASON: "a decision of seat {detail} is refused where it is legal, or without a paragraph",
    compiled.ALIASED: "playing on a copy changed the original",
    compiled.ERRATIC: "two copies, treated alike, went different ways",
    compiled.ENDLESS: "the game does not end",
}


@dataclass(frozen=True, slots=True)
class Tally:
    """What was checked; `reasons` are the paragraphs that were named when something was refused."""

    configurations: int
    steps: int
    games: int
    reasons: frozenset[int]


def survey(game: Game, steps: int, seed: int = 0) -> Tally:
    """At least so many compiled steps, every one checked, spread over all configurations."""
    places = configurations(game)
    found = [check_configuration(game, place, -(-steps // len(places)), seed) for place in places]
    reasons = frozenset[int]().union(*(tally.reasons for tally in found))
    return Tally(len(places), sum(t.steps for t in found), sum(t.games for t in found), reasons)


def check_configuration(
    game: Game,
    place: Configuration,
    steps: int,
    seed: int = 0,
    *,
    in_plain_python: bool = False,
    limit: int = LIMIT,
) -> Tally:
    rules, opening = game.rules, place.opening(game)
    result = np.zeros(compiled.RESULTS, np.int64)
    paragraphs = len(game.rulebook().paragraphs)
    if paragraphs > 62:
        raise Unsound(f"{game.slug}: §63 and beyond do not fit into the word that notes the reasons")
    template = np.frombuffer(opening.memory, np.uint64)
    check = (plain if in_plain_python else Native)(check_games, rules)
    check(template, seed, 0, steps, limit, rules.ACTIONS, paragraphs, result)
    if code := int(result[compiled.CODE]):
        complaint = COMPLAINTS[code].format(detail=result[compiled.DETAIL])
        number, step = result[compiled.GAME], result[compiled.STEP]
        raise Unsound(f"{game.slug}, {place}, seed {seed}, game {number}, step {step}: {complaint}")
    named = int(result[compiled.REASONS])
    reasons = frozenset(p for p in range(paragraphs + 1) if named >> p & 1)
    return Tally(1, int(result[compiled.STEPS]), int(result[compiled.GAMES]), reasons)


def reasons(game: Game) -> frozenset[int]:
    """The paragraphs that these rules name as a reason: in play, and where options do not go together."""
    return survey(game, 200_000).reasons | {p for p in _unfit(game) if p}


def _unfit(game: Game) -> set[int]:
    found = set()
    options = {option.name: [option.stored(v) for v in option.values] for option in game.options}
    usual = {option.name: option.stored(option.default_for(game.usual_seats)) for option in game.options}
    for seats, (name, values) in product(game.seats, options.items()):
        for value in values:
            found.add(int(game.rules.unfit(_table(game, seats, {**usual, name: value}))))
    return found


def _table(game: Game, seats: int, options: dict[str, int]) -> Record:
    record: Record = game.rules.State()
    for name, value in {"seats": seats, **options}.items():
        setattr(record, name, value)
    return record
