"""Take It Easy §5 to §9: drawing, calling, placing, moving, waiting, and what neighbours see."""

from __future__ import annotations

from itertools import permutations

import pytest

from ludotheque.engine.errors import IllegalDecision
from ludotheque.engine.match import Match
from ludotheque.games.take_it_easy import GAME, rules
from ludotheque.games.take_it_easy.board import components
from ludotheque.games.take_it_easy.story import called, decision

from .table import CELLS, SLUG, TILES, table

# --- §5 Drawing and calling ---


@pytest.mark.rule(SLUG, 5)
@pytest.mark.parametrize(
    ("call", "words"), [("left", "2 – 9 – 4"), ("top", "9 – 2 – 4"), ("clockwise", "9 – 4 – 2")]
)
def test_the_tile_2_9_4_as_it_is_called(call: str, words: str) -> None:
    """E4: the order of the words changes, never the tile."""
    one = table(call=call).draw("294").lay(0, "C3")
    assert called(one.s, TILES.index("294")) == words
    assert one.on(0, "C3") == "294"


@pytest.mark.rule(SLUG, 5)
def test_2_9_4_has_2_rising_9_upright_and_4_falling() -> None:
    """Beside tiles that share one number each, its three lines stay open."""
    one = table().draw("294").lay(0, "C3").draw("213").lay(0, "D2")  # rising: both 2
    one.draw("693").lay(0, "C4").draw("614").lay(0, "D3")  # upright: both 9; falling: both 4
    assert line_numbers(one.s, "A3 B3 C3 D2 E1") == {2}
    assert line_numbers(one.s, "C1 C2 C3 C4 C5") == {9}
    assert line_numbers(one.s, "A1 B2 C3 D3 E3") == {4}


def line_numbers(s: rules.State, cells: str) -> set[int]:
    """The numbers that a line of the first seat's board may still show."""
    parts = components()
    wanted = tuple(CELLS.index(cell) for cell in cells.split())
    number = [line.cells for line in parts.lines].index(wanted)
    numbers = parts.direction[parts.lines[number].direction].numbers
    return {n for k, n in enumerate(numbers) if s.lines[0] >> 3 * number + k & 1}


# --- §6 Placing ---


@pytest.mark.rule(SLUG, 6)
def test_any_free_cell_will_do_for_everybody_the_caller_too() -> None:
    three = table(seats=3).draw("294")
    assert all(three.can(seat) == set(CELLS) for seat in range(3))


@pytest.mark.rule(SLUG, 6)
def test_a_taken_cell_will_not_do() -> None:
    two = table(seats=2).draw("294").all_lay("C3").draw("613")
    assert two.can(0) == set(CELLS) - {"C3"}
    assert two.refused(0, "C3") == 6


@pytest.mark.rule(SLUG, 6)
def test_nobody_may_pass() -> None:
    """Every decision lays a tile, and nothing is drawn without it."""
    one = table().draw("294")
    assert not one.drawing and one.to_come == set()
    assert len(one.legal(0)) == 19
    assert one.refused(0, "C3", hand=1) == 6  # there is no second tile


# --- §7 Moving a tile ---


@pytest.mark.rule(SLUG, 7)
def test_until_the_next_draw_a_tile_may_be_moved_as_often_as_you_like() -> None:
    """E2: the rulebook locks a tile only once a new one is drawn."""
    one = table().draw("294").lay(0, "C3").lay(0, "A1").lay(0, "C3").lay(0, "E3")
    assert (one.on(0, "E3"), one.on(0, "C3"), one.on(0, "A1")) == ("294", "", "")
    assert one.can(0) == set(CELLS) - {"E3"}


@pytest.mark.rule(SLUG, 7)
def test_once_the_next_tile_is_drawn_it_is_locked() -> None:
    one = table().draw("294").lay(0, "C3").draw("613")
    assert one.lay(0, "A1").lay(0, "B1").on(0, "C3") == "294"
    assert one.on(0, "B1") == "613"


@pytest.mark.rule(SLUG, 7)
def test_moving_a_tile_opens_the_lines_it_had_broken() -> None:
    one = table().draw("294").lay(0, "A1").draw("613").lay(0, "A2")
    broken = one.s.lines[0]
    one.lay(0, "E3").lay(0, "A2")
    assert one.s.lines[0] == broken == rules.lines_of(one.s, 0)
    assert line_numbers(one.s, "A1 A2 A3") == set()
    assert line_numbers(one.lay(0, "E3").s, "A1 A2 A3") == {9}


@pytest.mark.rule(SLUG, 7)
def test_the_last_tile_may_be_moved_until_the_boards_are_counted() -> None:
    one = table().fill(" ".join(TILES[:19]), upto=18).draw(TILES[18]).lay(0, "E3")
    assert one.drawing and one.legal(-1) == [rules.COUNT]
    assert one.can(0) == set()  # all other cells are taken
    assert one.count().over


@pytest.mark.rule(SLUG, 7)
def test_option_placed_stays() -> None:
    two = table(seats=2, placed_stays="yes").draw("294").lay(0, "C3")
    assert two.legal(0) == [] and two.refused(0, "A1") == 8
    two.lay(1, "A1")
    assert two.refused(1, "C3") == 7
    last = table(placed_stays="yes").fill(" ".join(TILES[:19]))
    assert last.over  # there is nothing to wait for, so the boards are counted at once


# --- §8 The next draw waits for everybody ---


@pytest.mark.rule(SLUG, 8)
def test_the_next_tile_is_drawn_when_all_have_placed() -> None:
    """E3."""
    three = table(seats=3).draw("294")
    for seat in (2, 0):
        three.lay(seat, "C3")
        assert not three.drawing and three.to_come == set()
        assert rules.refusal(three.s, -1, 0) == 8
    assert three.lay(1, "A1").drawing


@pytest.mark.rule(SLUG, 8)
def test_the_first_who_has_not_placed_is_asked_first() -> None:
    three = table(seats=3).draw("294")
    assert three.s.actor == 0
    assert three.lay(1, "C3").s.actor == 0
    assert three.lay(0, "C3").s.actor == 2


@pytest.mark.rule(SLUG, 8)
@pytest.mark.parametrize("pairs", ["no", "yes"])
def test_the_order_in_which_seats_place_makes_no_difference(pairs: str) -> None:
    tiles = ["294", "613"] if pairs == "yes" else ["294"]
    ends = set()
    for order in permutations(range(3)):
        three = table(seats=3, pairs=pairs).draw(*tiles)
        for seat in order:
            three.lay(seat, CELLS[seat], *(["E3"] if pairs == "yes" else []))
        ends.add(bytes(three.s))
    assert len(ends) == 1


@pytest.mark.rule(SLUG, 8)
def test_a_match_asks_everybody_who_may_decide() -> None:
    match = Match(GAME, 3, seed=1)
    match.next()
    match.play(4, seat=2)
    assert match.waiting() == [0, 1, 2]  # the last of them may still move its tile
    with pytest.raises(IllegalDecision, match="§6"):
        match.play(4, seat=2)


# --- §9 Neighbours' boards ---


@pytest.mark.rule(SLUG, 9)
def test_the_others_see_that_a_tile_was_placed_but_not_where() -> None:
    """E7."""
    ends = []
    for cell in CELLS:
        two = table(seats=2).draw("294").lay(1, cell)
        ends.append(bytes(two.seen_by(0).s))
        assert two.seen_by(0).on(1, cell) == ""
        assert two.seen_by(0).s.placed[1, 0] == rules.HIDDEN
    assert len(set(ends)) == 1
    waiting = table(seats=2).draw("294")
    assert bytes(waiting.seen_by(0).s) not in ends


@pytest.mark.rule(SLUG, 9)
def test_those_who_only_watch_see_no_more() -> None:
    two = table(seats=2).draw("294").lay(0, "A1").lay(1, "C3")
    assert two.seen_by(-1).on(0, "A1") == two.seen_by(-1).on(1, "C3") == ""


@pytest.mark.rule(SLUG, 9)
def test_everybody_sees_their_own_tile() -> None:
    two = table(seats=2).draw("294").lay(1, "C3")
    seen = two.seen_by(1)
    assert seen.on(1, "C3") == "294"
    assert decision(seen.s, 1, CELLS.index("A1"), GAME.texts("en")) == "move 2 – 9 – 4 from C3 to A1"


@pytest.mark.rule(SLUG, 9)
def test_after_the_next_draw_everybody_sees_where_it_went() -> None:
    two = table(seats=2).draw("294").lay(0, "A1").lay(1, "C3").draw("613")
    assert two.seen_by(0).on(1, "C3") == "294"
    assert two.seen_by(0).s == two.s


@pytest.mark.rule(SLUG, 9)
def test_after_the_count_everybody_sees_the_last_tile() -> None:
    two = table(seats=2, rounds=1).fill(" ".join(TILES[:19]))
    assert two.seen_by(0).on(1, "E3") == ""
    assert two.count().seen_by(0).on(1, "E3") == TILES[18]


@pytest.mark.rule(SLUG, 9)
def test_option_open_boards_shows_every_placing_at_once() -> None:
    two = table(seats=2, open_boards="yes").draw("294").lay(1, "C3")
    assert two.seen_by(0).s == two.seen_by(-1).s == two.s
