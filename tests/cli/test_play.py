"""Whole evenings, typed by a script: a person chooses by number, by name, or by other words."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.engine.match import Match

Run = Callable[..., Any]
ALWAYS_FIRST = "1\n" * 1000


def cells(*names: str) -> str:
    return "".join(f"{name}\n" for name in names)


BOARD = cells(
    *[
        "A1",
        "A2",
        "A3",
        "B1",
        "B2",
        "B3",
        "B4",
        "C1",
        "C2",
        "C3",
        "C4",
        "C5",
        "D1",
        "D2",
        "D3",
        "D4",
        "E1",
        "E2",
        "E3",
    ]
)


def test_a_whole_race_by_number(run: Run) -> None:
    played = run(
        "play", "take_it_easy_race", "--seats", "2", "--bots", "random", "--seed", "1", typed=ALWAYS_FIRST
    )
    assert played.status == 0 and not played.err
    assert "throws a" in played.out and "§16" in played.out
    assert re.search(r"(Player 1|random 2)( wins|, .* share)", played.out)
    assert "Secret of the dice" in played.out


def test_a_whole_board_of_hexagons_by_number(run: Run) -> None:
    played = run("play", "take_it_easy", "--seats", "1", "--seed", "1", typed=ALWAYS_FIRST)
    assert played.status == 0 and not played.err
    assert "Secret of the dice" in played.out


def test_a_whole_board_by_the_names_of_the_cells(run: Run, tmp_path: Path) -> None:
    typed = BOARD + f"save {tmp_path}/alone\n"
    played = run("play", "take_it_easy", "--seats", "1", "--seed", "4", typed=typed)
    assert "Saved" in played.out
    match = Match.load(tmp_path / "alone.ludo")
    assert match.over
    assert [entry.action for entry in match.log if entry.seat == 0] == list(range(19))


def test_people_and_bots_at_one_table(run: Run, tmp_path: Path) -> None:
    words = ("play", "take_it_easy", "--seats", "3", "--bot", "2=random", "--names", "Ann,Cid")
    played = run(*words, "--option", "rounds=1", "--seed", "2", typed=ALWAYS_FIRST)
    assert played.status == 0 and "Playing: Ann · random 2 · Cid" in played.out


def test_bots_among_themselves(run: Run) -> None:
    played = run("play", "take_it_easy", "--seats", "2", "--bot", "1-2=random", "--seed", "2")
    assert played.status == 0
    assert "Secret of the dice" in played.out


def test_my_own_bot(run: Run, tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text("def decide(view, seed, budget):\n    return view.legal[0]\n")
    words = ("play", "take_it_easy", "--option", "rounds=1", "--seats", "2", "--code", "first.py")
    assert "first.py 2" in run(*words, typed=ALWAYS_FIRST).out


def test_a_bot_that_breaks_the_rules_is_named_and_the_match_is_kept(run: Run, tmp_path: Path) -> None:
    (tmp_path / "cheat.py").write_text("def decide(view, seed, budget):\n    return 99\n")
    refused = run("play", "take_it_easy", "--seats", "2", "--code", "cheat.py", typed="1\n")
    assert refused.status == 2 and "cheat.py 2" in refused.err and "99" in refused.err
    assert list((tmp_path / "state" / "ludotheque").glob("*.ludo"))


def test_undo_goes_back_to_the_last_decision_of_a_person(run: Run, tmp_path: Path) -> None:
    words = (
        "play",
        "take_it_easy",
        "--seats",
        "2",
        "--bots",
        "random",
        "--seed",
        "5",
        "--option",
        "rounds=1",
    )
    run(*words, typed="C3\nA1\nundo\nA2\nsave one\nquit\n")
    match = Match.load(tmp_path / "one.ludo")
    assert [entry.action for entry in match.log if entry.seat == 0] == [9, 1]


def test_undo_at_the_start_is_refused_politely(run: Run) -> None:
    assert "nothing to take back" in run("play", "take_it_easy", "--seats", "1", typed="undo\n").out


@pytest.mark.rule("take_it_easy", 7)
def test_a_tile_may_be_moved_until_the_next_draw(run: Run, tmp_path: Path) -> None:
    run(
        "play",
        "take_it_easy",
        "--seats",
        "1",
        "--seed",
        "5",
        typed="C3\nagain\nA1\nagain\nB2\n\nsave moved\nquit\n",
    )
    match = Match.load(tmp_path / "moved.ludo")
    assert [entry.action for entry in match.log if entry.seat == 0] == [9, 0, 4]


@pytest.mark.rule("take_it_easy", 9)
def test_people_at_one_screen_do_not_see_each_others_placing(run: Run) -> None:
    words = ("play", "take_it_easy", "--seats", "2", "--bot", "2=random", "--bot", "1=random")
    words = ("play", "take_it_easy", "--names", "Ann,Ben", "--seats", "2", "--seed", "3")
    shown = run(*words, typed="C3\n").out
    assert "The screen is for Ben now" in shown
    told = shown[shown.rindex("Ann, your choice") : shown.index("The screen is for Ben now")]
    assert "C3" not in told, "the story that both see must not tell where"


@pytest.mark.rule("take_it_easy", 9)
def test_no_curtain_where_nothing_is_hidden(run: Run) -> None:
    words = ("play", "take_it_easy", "--seats", "2", "--option", "open_boards=yes")
    assert "The screen is for" not in run(*words, typed="C3\n").out


def test_a_taken_cell_is_refused_with_its_paragraph(run: Run) -> None:
    shown = run("play", "take_it_easy", "--seats", "1", typed="C3\n\nC3\nwhy C3\nwhy A1\nwhy\n").out
    assert shown.count("Choose a free cell") >= 2 and "(§6)" in shown
    assert "That is allowed" in shown


def test_why_in_the_race(run: Run) -> None:
    shown = run(
        "play", "take_it_easy_race", "--seats", "2", "--bots", "random", "--seed", "3", typed="why\nwhy 1\n"
    ).out
    assert "(§6)" in shown


def test_the_rules_at_the_table(run: Run) -> None:
    shown = run(
        "play", "take_it_easy", "--seats", "1", typed="rules\nrules 11\nrules 99\nhelp\nfoo\nlog\nboard\n"
    ).out
    assert "§17" in shown and "Scoring a line" in shown and "§1 to §17" in shown
    assert "“foo” is neither" in shown


def test_a_hint_compares_decisions(run: Run) -> None:
    shown = run("play", "take_it_easy", "--seats", "1", "--seed", "1", typed="hint\n").out
    assert re.search(r"Lay .* on [A-E]\d +\d+\.\d\d ± \d+\.\d\d", shown)
    words = ("play", "take_it_easy_race", "--seats", "2", "--bots", "random", "--seed", "1")
    assert re.search(r"Move the man .* ± \d+\.\d\d +\d+%", run(*words, typed="hint\n").out)


def test_the_words_are_french_too(run: Run) -> None:
    shown = run(
        "play", "take_it_easy", "--seats", "1", "--lang", "fr", typed="aide\nrègles 7\nannuler\nA1\nquitter\n"
    )
    assert "revenir à la dernière décision" in shown.out and "Au revoir" in shown.out


def test_the_end_of_the_input_keeps_the_match(run: Run, tmp_path: Path) -> None:
    left = run("play", "take_it_easy", "--seats", "1", "--seed", "6", typed="C3\n")
    (kept,) = (tmp_path / "state" / "ludotheque").glob("take_it_easy-*.ludo")
    assert left.status == 0 and str(kept) in left.out.replace("\n", "")
    again = run("play", "--load", str(kept), typed="\nA1\nsave on\n")
    assert again.status == 0
    match = Match.load(tmp_path / "on.ludo")
    assert [entry.action for entry in match.log if entry.seat == 0][:2] == [9, 0]


def test_interrupting_keeps_the_match(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.cli.reader import Reader

    lines = iter(["C3"])

    def line(self: Reader, prompt: str) -> str:
        for text in lines:
            return text
        raise KeyboardInterrupt

    monkeypatch.setattr(Reader, "line", line)
    assert run("play", "take_it_easy", "--seats", "1").status == 130
    assert list((tmp_path / "state" / "ludotheque").glob("*.ludo"))


def test_nothing_is_kept_of_a_match_that_has_not_begun(run: Run, tmp_path: Path) -> None:
    run("play", "take_it_easy_race", "--load", "no.ludo")
    assert not (tmp_path / "state").exists()


def test_a_loaded_match_remembers_its_bots(run: Run) -> None:
    run("play", "take_it_easy", "--seats", "2", "--bots", "random", typed="C3\nsave two\nquit\n")
    assert "Player 1 · random 2" in run("play", "--load", "two.ludo").out


def test_saving_does_not_overwrite(run: Run, tmp_path: Path) -> None:
    (tmp_path / "dear.ludo").write_text("dear")
    shown = run("play", "take_it_easy", "--seats", "1", typed="save dear\nsave no/such/place\n").out
    assert "exists already" in shown and "cannot be written" in shown
    assert (tmp_path / "dear.ludo").read_text() == "dear"


def test_dice_by_hand_in_a_match_without_a_secret(run: Run, tmp_path: Path) -> None:
    match = Match("take_it_easy", 1, seed=1)
    match.next()
    match.play(9)
    match.save(tmp_path / "public.ludo")
    shown = run("play", "--load", "public.ludo", typed="\n1\nA1\nsave more\nquit\n").out
    assert "What did chance bring?" in shown
    assert len(Match.load(tmp_path / "more.ludo").log) == 4


def test_the_menu_leads_to_a_game(run: Run) -> None:
    shown = run("play", typed="9\nhexagons of gold\nrace\n2\n1\n1\n1\n").out
    assert "Type the number of a game" in shown
    assert "Take It Easy: the race" in shown and "montecarlo 2" in shown


def test_the_menu_may_be_left(run: Run) -> None:
    assert run("play", typed="1\n").status == 0


def test_without_seats_and_bots_it_is_you_against_bots(run: Run) -> None:
    assert (
        "Player 1 · montecarlo 2 · montecarlo 3 · montecarlo 4" in run("play", "take_it_easy", typed="").out
    )


def test_no_colours_in_a_pipe(run: Run) -> None:
    assert "\x1b" not in run("play", "take_it_easy", "--seats", "1", typed="C3\nhelp\n").out


@pytest.mark.rule("take_it_easy", 16)
def test_two_tiles_are_listed_apart(run: Run) -> None:
    words = ("play", "take_it_easy", "--seats", "1", "--option", "pairs=yes", "--seed", "2")
    shown = run(*words, typed="C3\nagain\nquit\n").out
    assert shown.count("Lay 2 – 9 – 8 on …") == shown.count("Lay 2 – 9 – 4 on …") == 1
    assert "Which of these?" in shown, "two tiles can go to C3"
    assert "Nothing that was decided can be changed now" in shown


def test_a_place_where_nothing_can_be_kept(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    words = ("play", "take_it_easy", "--seats", "1")
    monkeypatch.setattr("ludotheque.cli.saving.state_folder", lambda: tmp_path / "file" / "state")
    refused = run(*words, typed="C3\n")
    assert refused.status == 2 and "cannot be written" in refused.err
