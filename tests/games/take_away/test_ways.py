"""§9 and §10, option: squares that stay used for a whole turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.games.take_away import GAME, course, state, ways

from .table import PARTS, table

SLUG = "take_away"
STARS = [i for i, square in enumerate(PARTS.square) if square.kind == "star"]
Way = tuple[int, ...]


def all_ways(start: int, steps: int, used: set[int]) -> Iterator[Way]:
    """Every way of one step up to so many, without the square it begins on."""
    found: list[tuple[Way, set[int]]] = [((), used | {start})]
    for way, been in found:  # grows while it is read
        at = way[-1] if way else start
        if len(way) < steps and not (way and at in STARS):
            found += [((*way, n), been | {n}) for n in PARTS.beside[at] if n not in been]
    return (way for way, _ in found if way)


@pytest.mark.rule(SLUG, 9)
def test_squares_of_the_first_throw_are_used_up() -> None:
    t = table(at={0: 4}, squares="turn").two(1, 1).go(2).card("gain").one(2)
    assert t.can == {24, "home"}
    assert t.refused(3) == 9
    assert t.go(24).s.turn == 1


@pytest.mark.rule(SLUG, 9)
def test_in_the_next_turn_they_are_free_again() -> None:
    t = table(seats=2, at={0: 4, 1: 16}, squares="turn").one(2).go(2).card("gain").one(1).go(17).draw(10)
    assert 4 in t.one(2).can


@pytest.mark.rule(SLUG, 9)
def test_only_what_all_ways_share_is_used_up() -> None:
    t = table(at={0: 1}, squares="turn").two(6, 6)
    end = next(
        square
        for square in sorted(s for s in t.can if isinstance(s, int))
        if len([w for w in all_ways(0, 12, set()) if len(w) == 12 and w[-1] == square - 1]) > 1
    )
    shared = set.intersection(*(set(w) for w in all_ways(0, 12, set()) if len(w) == 12 and w[-1] == end - 1))
    t.go(end)
    assert t.s.walked == sum(1 << square for square in {0} | shared)
    assert len(shared) < 12


@pytest.mark.rule(SLUG, 9)
def test_a_card_uses_up_no_way() -> None:
    t = table(at={0: 4}, squares="turn").two(1, 1).go(2).card("go", to="New York")
    assert t.s.walked == 0b1110
    while t.s.phase != state.READY:
        t = t.go("New York") if t.s.phase == state.MOVING else t.price(500) if t.s.actor < 0 else t.no()
    assert (t.s.turn, t.place(0)) == (0, "New York")
    assert t.s.walked == 0b1110
    assert 6 in t.one(1).can


@pytest.mark.rule(SLUG, 9)
@pytest.mark.rule(SLUG, 24)
def test_ones_own_star_is_never_used_up() -> None:
    t = table(at={0: 2}, squares="turn")
    t.s.walked = 1 << STARS[0]
    assert "home" in t.one(2).can


@pytest.mark.rule(SLUG, 10)
def test_where_no_way_is_left_one_stays() -> None:
    t = table(at={0: 2}, squares="turn")
    t.s.walked = sum(1 << square for square in PARTS.beside[1])
    t.one(3)
    assert (t.s.turn, t.place(0), t.money[0]) == (1, 2, 5000)


@pytest.mark.rule(SLUG, 10)
def test_that_is_told() -> None:
    t = table(at={0: 2}, squares="turn")
    t.s.walked = sum(1 << square for square in PARTS.beside[1])
    t.decide(state.ONE)
    before = t.s.copy()
    t.chance(state.PAIRS + 2)
    told = [(event.key, event.paragraph) for event in GAME.story.events(before, -1, state.PAIRS + 2, t.s)]
    assert told == [("event-throw-one", 8), ("event-no-way", 10)]


@pytest.mark.rule(SLUG, 9)
@pytest.mark.rule(SLUG, 10)
@settings(max_examples=60, deadline=None)
@given(
    start=st.integers(0, state.SQUARES - 1).filter(lambda square: square not in STARS[1:]),
    steps=st.integers(1, 9),
    used=st.sets(st.integers(0, 47), max_size=14),
)
def test_it_is_what_trying_every_way_finds(start: int, steps: int, used: set[int]) -> None:
    t = table(squares="turn")
    s, home = t.s, STARS[0]
    s.at[0], s.walked = start, sum(1 << square for square in used)
    closed = course.closed_stars(s)
    foreign = set(STARS) - {home}
    found = list(all_ways(start, steps, used | foreign))
    longest = max((len(w) for w in found if w[-1] != home), default=0)
    good = [w for w in found if w[-1] == home or len(w) == longest]
    assert ways.free_ends(s, steps, closed) == sum(1 << square for square in {w[-1] for w in good})
    for end in {w[-1] for w in good}:
        shared = set.intersection(*(set(w) for w in good if w[-1] == end))
        assert ways.surely_used(s, steps, closed, end) == sum(1 << square for square in shared)
    assert not any(s.trail[i] for i in range(state.STEPS + 1))
