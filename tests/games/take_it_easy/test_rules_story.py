"""Take It Easy told and drawn: what each seat reads and sees, and what it does not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ludotheque.engine.match import Match
from ludotheque.engine.rulekit import CHANCE
from ludotheque.engine.story import tell
from ludotheque.games.take_it_easy import GAME, rules, story, terminal

from .table import CELLS, PERFECT, SLUG, TILES, Table, shuffled, table

NAMES = ["Ana", "Ben", "Cleo"]
T = GAME.texts("en")


def told(t: Table, seat: int, action: int, viewer: int | None = None) -> list[str]:
    """What this decision, or this outcome, lets a viewer read; without a viewer nothing is hidden."""
    before = t.s.copy() if viewer is None else t.seen_by(viewer).s
    rules.apply(t.s, seat, action)
    after = t.s if viewer is None else t.seen_by(viewer).s
    return [tell(event, T, NAMES.__getitem__) for event in story.events(before, seat, action, after)]


def drawn(t: Table, tile: str, viewer: int | None = None) -> list[str]:
    return told(t, CHANCE, TILES.index(tile), viewer)


@pytest.mark.rule(SLUG, 4, 5, 13)
def test_a_draw_is_told_as_it_is_called() -> None:
    two = table(seats=2)
    assert drawn(two, "294") == [
        "Round 1 of 4 begins. Ana draws and calls.",
        "Ana calls tile 1 of 19: 2 – 9 – 4.",
    ]
    top = table(call="top")
    assert drawn(top, "294")[-1] == "Ana calls tile 1 of 19: 9 – 2 – 4."


@pytest.mark.rule(SLUG, 16)
def test_the_second_tile_of_a_pair_is_told_too() -> None:
    one = table(pairs="yes").draw("294")
    assert drawn(one, "613") == ["Ana calls tile 2 of 19 as well: 6 – 1 – 3."]


@pytest.mark.rule(SLUG, 6, 7)
def test_placing_and_moving_are_told_to_those_who_see_them() -> None:
    two = table(seats=2).draw("294")
    assert told(two, 1, CELLS.index("C3"), viewer=1) == ["Ben lays 2 – 9 – 4 on C3."]
    assert told(two, 1, CELLS.index("A1"), viewer=1) == ["Ben moves 2 – 9 – 4 from C3 to A1."]


@pytest.mark.rule(SLUG, 9)
def test_of_a_hidden_placing_only_that_it_happened_is_told() -> None:
    for viewer in (-1, 0):
        two = table(seats=2).draw("294")
        assert told(two, 1, CELLS.index("C3"), viewer) == ["Ben has laid 2 – 9 – 4."]
        assert told(two, 1, CELLS.index("A1"), viewer) == []
        two.lay(0, "E3")
        assert "Ben had laid 2 – 9 – 4 on A1." in drawn(two, "613", viewer)


@pytest.mark.rule(SLUG, 9)
def test_what_is_told_does_not_depend_on_what_is_hidden() -> None:
    ends = set()
    for cell in CELLS:
        two = table(seats=2, pairs="yes").draw("294", "613")
        ends.add(tuple(told(two, 1, CELLS.index(cell) + rules.CELLS, viewer=0)))
    assert ends == {("Ben has laid 6 – 1 – 3.",)}


@pytest.mark.rule(SLUG, 11)
def test_lines_that_a_locked_tile_completed_or_broke_are_told() -> None:
    one = table().draw("254").lay(0, "A1").draw("654").lay(0, "A2").draw("753").lay(0, "A3")
    assert "Ana completes the line A1–A3: 3 × 5 = 15 points." in drawn(one, "294")
    one.lay(0, "B1").draw("298").lay(0, "B2").draw("613").lay(0, "B3")
    assert "Ana breaks the line B1–B4, where 2 of 4 tiles agreed on 9." in drawn(one, "714")


@pytest.mark.rule(SLUG, 10, 12, 14)
def test_the_count_is_told_line_by_line_and_the_winner_named() -> None:
    two = table(seats=2, rounds=1)
    worse = shuffled(PERFECT, 0, 16).split()
    for cell, tile in zip(CELLS, PERFECT.replace("|", " ").split(), strict=True):
        two.draw(tile).lay(0, cell).lay(1, CELLS[worse.index(tile)])
    lines = told(two, CHANCE, rules.COUNT)
    assert "All boards are full." in lines
    assert any(line.startswith("Ana: 4 × 9 + ") and line.endswith("= 307 points.") for line in lines)
    assert lines[-1] == "Ana wins with 307 points."


@pytest.mark.rule(SLUG, 14)
def test_a_shared_victory_is_told_of_all_who_share_it() -> None:
    two = table(seats=2, rounds=1).fill(PERFECT)
    assert told(two, CHANCE, rules.COUNT)[-2:] == [
        "Ana shares the victory with 307 points.",
        "Ben shares the victory with 307 points.",
    ]


@pytest.mark.rule(SLUG, 14)
def test_the_best_round_is_told_where_it_decided() -> None:
    two = table(seats=2, rounds=2, tiebreak="best_round").fill(PERFECT).count()
    two.s.points[0, 0] = two.s.points[1, 0] = 10
    for cell, tile in zip(CELLS, PERFECT.replace("|", " ").split(), strict=True):
        two.draw(tile).all_lay(cell)
    assert told(two, CHANCE, rules.COUNT)[-1] == "Ben shares the victory with 317 points."
    two.s.points[0, 0], two.s.points[0, 1] = 7, 310
    won = list(story._won(two.s))
    assert [tell(e, T, NAMES.__getitem__) for e in won] == [
        "Ana wins: 317 points like others, but the best single round, 310."
    ]


@pytest.mark.rule(SLUG, 17)
def test_a_board_alone_is_told_with_the_highest_score_beside_it() -> None:
    one = table().fill(PERFECT)
    last = told(one, CHANCE, rules.COUNT)[-1]
    assert last == "Ana has 307 points on one board. The highest possible score is 307."


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("options", [{}, {"pairs": "yes", "placed_stays": "yes"}, {"open_boards": "yes"}])
def test_a_whole_game_is_told_named_and_drawn_in_both_languages(lang: str, options: dict[str, Any]) -> None:
    match, rng, t = Match(GAME, 3, seed=7, rounds=2, **options), Random(7), GAME.texts(lang)
    while not match.over:
        seat = match.actor
        for action in match.legal(seat)[:3]:
            assert story.decision(seen(match, seat), seat, action, t)
        before = [seen(match, viewer) for viewer in (-1, 0, 1)]
        match.throw() if seat == CHANCE else match.play(rng.choice(match.legal()), seat)
        for viewer, known in zip((-1, 0, 1), before, strict=True):
            now = seen(match, viewer)
            entry = match.log[-1]
            for event in story.events(known, entry.seat, entry.action, now):
                assert tell(event, t, match.name)
            picture = terminal.draw(now, viewer, t).plain
            assert max(map(len, picture.splitlines())) <= 78


def seen(match: Match, viewer: int) -> rules.State:
    assert isinstance(match.record, rules.State)
    return Table(match.record).seen_by(viewer).s


# --- the drawing ---


def test_free_cells_show_their_names_and_tiles_their_numbers() -> None:
    one = table().draw("294").lay(0, "C3").draw("613")
    picture = terminal.draw(one.s, 0, T).plain
    assert all(cell in picture for cell in CELLS if cell != "C3")
    assert "C3" not in picture
    assert "╲ 9 ╱" in picture and " 2 │ 4 " in picture
    assert "6 – 1 – 3" in picture  # in hand


def test_a_finished_line_is_seen_without_colours() -> None:
    one = table().draw("254").lay(0, "A1").draw("654").lay(0, "A2").draw("753").lay(0, "A3")
    assert terminal.draw(one.s, 0, T).plain.count("╲[5]╱") == 3
    assert "15 points so far" in terminal.draw(one.s, 0, T).plain


@pytest.mark.rule(SLUG, 9)
def test_the_drawing_shows_who_has_placed_and_not_where() -> None:
    pictures = set()
    for cell in CELLS:
        three = table(seats=3).draw("294").lay(1, cell)
        pictures.add(terminal.draw(three.seen_by(0).s, 0, T).plain)
    assert len(pictures) == 1
    rows = pictures.pop().splitlines()
    assert [row[-1] for row in rows if "Seat" in row and "–" in row] == ["…", "✓", "…"]


@pytest.mark.rule(SLUG, 4)
def test_the_tiles_still_to_come_are_listed_for_everybody() -> None:
    picture = terminal.draw(table().draw("294").s, 0, T).plain
    assert "2-9-3·8" in picture and "2-1-348" in picture


def test_those_who_watch_see_all_boards() -> None:
    picture = terminal.draw(table(seats=3).draw("294").seen_by(-1).s, -1, T).plain
    assert picture.count("Seat 3") == 2  # on the sheet, and over the board
    assert picture.count("C3") == 3
