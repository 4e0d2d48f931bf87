"""`games`, `rules`, help and mistakes: what a person meets first."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.engine.registry import find, games
from ludotheque.engine.texts import LANGUAGES, texts

Run = Callable[..., Any]
CLI = Path(ludotheque.__file__).parent / "cli"
COMMANDS = ("games", "rules", "play", "replay", "verify", "simulate", "report", "solve", "bench", "serve")


def python(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    source = str(Path(ludotheque.__file__).parents[1])
    env = {**os.environ, "PYTHONPATH": source, "LC_ALL": "C.UTF-8", **environ}
    return subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        env=env,
        check=False,
    )


def test_the_shelf_shows_every_game(run: Run) -> None:
    shown = run("games")
    assert shown.status == 0 and not shown.err
    for slug, game in games().items():
        assert slug in shown.out and game.title("en") in shown.out


def test_the_shelf_in_french(run: Run) -> None:
    assert "Tout le monde pose la même tuile" in run("games", "--lang", "fr").out
    assert "Tout le monde pose la même tuile" in run("--lang=fr", "games").out


def test_the_shelf_for_programs(run: Run) -> None:
    shelf = {game["slug"]: game for game in run("games", "--json").json}
    assert set(shelf) == set(games())
    assert shelf["take_it_easy"]["seats"] == {"least": 1, "most": 8, "usual": 4}
    call = shelf["take_it_easy"]["options"][0]
    assert (call["name"], call["default"], call["paragraph"]) == ("call", "left", 5)
    assert [value["value"] for value in call["values"]] == ["left", "top", "clockwise"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(games()))
def test_every_option_is_shown_with_its_paragraph(run: Run, slug: str, lang: str) -> None:
    shown = run("games", slug, "--options", "--lang", lang).out
    for option in games()[slug].options:
        assert f"(§{option.paragraph})" in shown
        for value in option.values:
            assert f"{option.name}={value}" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", sorted(games()))
def test_the_rulebook_is_shown_whole(run: Run, slug: str, lang: str) -> None:
    shown = run("rules", slug, "--lang", lang)
    for paragraph in games()[slug].rulebook(lang).paragraphs:
        assert f"§{paragraph.number} {paragraph.title}" in shown.out
    assert max(map(len, shown.out.splitlines())) <= 80
    assert not any(line.endswith(" ") for line in shown.out.splitlines())


def test_one_paragraph(run: Run) -> None:
    assert run("rules", "take_it_easy", "--paragraph", "7").out.startswith("§7 Moving a tile")
    assert run("rules", "take-it-easy", "-p", "§7").out.startswith("§7 Moving a tile")
    assert run("rules", "take_it_easy", "-p", "7", "--json", "--lang", "fr").json["number"] == 7


def test_a_paragraph_that_is_not_there(run: Run) -> None:
    refused = run("rules", "take_it_easy", "--paragraph", "99")
    assert refused.status == 2 and "§1 to §17" in refused.err and not refused.out


def test_the_rulebook_for_programs(run: Run) -> None:
    book = run("rules", "take_it_easy", "--json").json
    numbers = [p["number"] for section in book["sections"] for p in section["paragraphs"]]
    assert numbers == list(range(1, 18))


def test_version(run: Run) -> None:
    assert run("--version").out == f"ludotheque {ludotheque.__version__}\n"


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(("lang", "usage"), [("en", "Usage: ludotheque"), ("fr", "Utilisation : ludotheque")])
def test_help_in_both_languages(run: Run, command: str, lang: str, usage: str) -> None:
    told = run(command, "--help", "--lang", lang)
    assert told.status == 0 and told.out.startswith(f"{usage} {command}")
    summary = texts(lang, CLI)(f"help-{command}")
    assert " ".join(summary.split()) in " ".join(told.out.split())


def test_without_a_command_a_pipe_gets_the_help(run: Run) -> None:
    told = run()
    assert told.status == 0
    assert all(command in told.out for command in COMMANDS)


def test_both_languages_have_the_same_texts() -> None:
    keys = {
        lang: [
            line.split(" =")[0]
            for line in (CLI / f"{lang}.ftl").read_text("utf-8").splitlines()
            if " =" in line
        ]
        for lang in LANGUAGES
    }
    assert keys["en"] == keys["fr"]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("gams",), "Did you mean “games”?"),
        (("games", "--optoins"), "Did you mean “--options”?"),
        (("rules",), "GAME is missing"),
        (("rules", "chess"), "take_it_easy, take_it_easy_race"),
        (("simulate", "take_it_easy", "--games", "many"), "“many” is not a whole number"),
        (("simulate", "take_it_easy", "--games", "0"), "from 1 to"),
        (("simulate", "take_it_easy", "--games", "1.5"), "not a whole number"),
        (("simulate", "take_it_easy", "--games", "inf"), "not a whole number"),
        (("simulate", "take_it_easy", "--seats", "9"), "1 to 8 players"),
        (("simulate", "take_it_easy", "--option", "touching"), "name=value"),
        (("simulate", "take_it_easy", "--option", "touching=maybe"), "no, yes"),
        (("simulate", "take_it_easy", "--option", "colour=red"), "touching"),
        (("simulate", "take_it_easy", "--device", "tpu"), "cpu, cuda"),
        (("simulate", "take_it_easy", "--bot", "deepblue"), "random, montecarlo"),
        (("simulate", "take_it_easy", "--games"), "--games needs a value"),
        (("play", "take_it_easy", "--bot", "9=random"), "seats go from 1 to 4"),
        (("play", "take_it_easy", "--seats", "2", "--bots", "random", "random", "random"), "3 bots"),
        (("play", "take_it_easy", "--seats", "1", "--names", "Ann,Ben"), "more names"),
        (("play", "take_it_easy", "--load", "x.ludo"), "--load"),
        (("games", "--lang", "de"), "en, fr"),
        (("games", "--json=yes"), "takes no value"),
        (("solve", "take_it_easy_race"), "Solved: take_it_easy"),
        (("solve", "take_it_easy", "--tiles", "294"), "19 different tiles"),
        (("solve", "take_it_easy", "--tiles", "111"), "does not exist"),
        (("solve", "take_it_easy", "--tiles", "294,294"), "each exists only once"),
        (("play", "--load", "missing.ludo"), "missing.ludo"),
        (("replay", "."), "cannot be read"),
    ],
)
def test_a_mistake_is_one_clear_answer(run: Run, words: tuple[str, ...], told: str) -> None:
    refused = run(*words)
    assert refused.status == 2
    assert told in refused.err and refused.err.startswith("ludotheque")
    assert len(refused.err.splitlines()) <= 2 and not refused.out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("gams",), "Vouliez-vous dire « games » ?"),
        (("rules",), "il manque JEU"),
        (("rules", "chess"), "Il n’y a pas de jeu"),
        (("simulate", "take_it_easy", "--games", "many"), "n’est pas un nombre entier"),
    ],
)
def test_mistakes_are_answered_in_french_too(run: Run, words: tuple[str, ...], told: str) -> None:
    refused = run(*words, "--lang", "fr")
    assert refused.status == 2 and told in refused.err


@pytest.mark.parametrize(
    "environ",
    [{"LC_ALL": "fr_FR.UTF-8"}, {"LC_ALL": "", "LC_MESSAGES": "fr_CA"}, {"LC_ALL": "", "LANG": "fr"}],
)
def test_the_language_of_the_system(environ: dict[str, str]) -> None:
    clean = {"LC_MESSAGES": "", "LANG": "", **environ}
    assert "joueurs" in python("-m", "ludotheque", "games", **clean).stdout


def test_a_command_of_its_own_process() -> None:
    assert python("-m", "ludotheque", "rules", "nothing").returncode == 2
    shown = python("-m", "ludotheque", "games", "--json")
    assert shown.returncode == 0 and shown.stdout.startswith("[")


def test_a_pipe_that_closes_early_is_no_error() -> None:
    code = (
        "import subprocess, sys\n"
        "p = subprocess.Popen([sys.executable, '-m', 'ludotheque', 'rules', 'take_it_easy_race'],"
        " stdout=subprocess.PIPE, stderr=subprocess.PIPE)\n"
        "p.stdout.close()\n"
        "sys.exit(p.stderr.read().decode())"
    )
    assert python("-c", code).stderr.strip() == ""


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_that_cannot_show_every_letter(encoding: str) -> None:
    shown = python("-m", "ludotheque", "games", "--lang", "fr", PYTHONIOENCODING=encoding)
    assert shown.returncode == 0 and "Traceback" not in shown.stderr


@pytest.mark.parametrize(
    "code",
    [
        "import ludotheque",
        "from ludotheque.cli import main; main(['games'])",
        "from ludotheque.cli import main; main(['rules', 'take_it_easy'])",
        "from ludotheque.cli import main; main(['--help'])",
    ],
)
def test_nothing_heavy_is_imported_before_it_is_needed(code: str) -> None:
    heavy = python(
        "-c", f"{code}\nimport sys; sys.exit(' '.join({{'numpy', 'numba', 'llvmlite'}} & set(sys.modules)))"
    )
    assert heavy.stderr.strip() == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_fits_a_terminal(run: Run, command: str, lang: str) -> None:
    told = run(*command.split(), "--help", "--lang", lang)
    assert max(map(len, told.out.splitlines())) <= 80


def test_a_board_with_a_mistake_is_refused_with_the_line(tmp_path: Path) -> None:
    own = find("take_it_easy_race").folder / "board.toml"
    (tmp_path / own.parent.name).with_suffix(".toml").write_text(
        own.read_text("utf-8").replace("men = 4", 'men = "four"'), "utf-8"
    )
    done = python("-m", "ludotheque", "simulate", own.parent.name, LUDOTHEQUE_BOARDS=str(tmp_path))
    assert done.returncode == 2 and not done.stdout
    assert "take_it_easy_race.toml:6: Expected `int`, got `str`" in done.stderr
    assert len(done.stderr.splitlines()) == 1, "no traceback"
