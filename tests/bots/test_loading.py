"""Bots by their name, from a file, from another package; and what is said of those that are none."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from ludotheque.bots import BadBot, Budget, ask, known_bots, load_bot, loading
from ludotheque.bots.chance import Random
from ludotheque.engine.match import Match
from ludotheque.engine.texts import LANGUAGES

Write = Callable[[str], Path]
BUDGET = Budget(rollouts=10)


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def write_file(text: str) -> Path:
        path = tmp_path / "mine.py"
        path.write_text(text, "utf-8")
        return path

    return write_file


def refused(path: Path) -> BadBot:
    with pytest.raises(BadBot) as caught:
        load_bot(str(path))
    for lang in LANGUAGES:
        assert str(path) in caught.value.text(lang)
    return caught.value


def test_our_bots_are_known_by_their_names(race: Match) -> None:
    assert known_bots()[:3] == ["random", "montecarlo", "sensible"]
    for name in known_bots():
        view = race.view(race.actor)
        assert ask(load_bot(name), view, 1, BUDGET, name) in view.legal


def test_a_file_defines_a_function(write: Write, race: Match) -> None:
    bot = load_bot(write("def decide(view, seed, budget):\n    return view.legal[-1]\n"))
    assert ask(bot, race.view(race.actor), 1, BUDGET, "last") == race.legal()[-1]


def test_a_file_defines_a_class_which_may_use_dataclasses(write: Write, race: Match) -> None:
    bot = load_bot(
        write(
            "from __future__ import annotations\n"
            "from dataclasses import dataclass\n"
            "@dataclass\n"
            "class Bot:\n"
            "    place: int = 0\n"
            "    def decide(self, view, seed, budget):\n"
            "        return view.legal[self.place]\n"
        )
    )
    assert ask(bot, race.view(race.actor), 1, BUDGET, "first") == race.legal()[0]


def test_the_protocol_itself_may_be_imported_in_a_file(write: Write) -> None:
    head = "from ludotheque.bots import Bot, Budget\n"
    load_bot(write(head + "def decide(view, seed, budget):\n    return view.legal[0]\n"))
    assert refused(write(head)).key == "bot-nothing"


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadBot, match=r"no bot “deep thought”.*random, montecarlo"):
        load_bot("deep thought")


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert "No such file" in str(refused(tmp_path / "nowhere.py"))


def test_a_syntax_error_is_told_with_its_line(write: Write) -> None:
    assert "line 2" in str(refused(write("x = 1\ndef decide(:\n")))
    assert refused(write("x = '\0'")).key in ("bot-syntax", "bot-file")


def test_what_a_file_raises_is_told_with_its_line(write: Write) -> None:
    assert (
        "line 3: the bot cannot be loaded, because its file raised ZeroDivisionError: division by zero"
        in str(refused(write("x = 1\n\ny = x / 0\n")))
    )
    assert "ModuleNotFoundError" in str(refused(write("import a_module_that_is_not_there\n")))
    assert "SystemExit" in str(refused(write("raise SystemExit(3)\n")))


@pytest.mark.parametrize(
    "text",
    ["", "decide = 3\n", "class Bot:\n    pass\n", "class Bot:\n    decide = 3\n"],
    ids=["empty", "a number", "no method", "no method but a number"],
)
def test_a_file_without_a_bot_is_refused(write: Write, text: str) -> None:
    assert refused(write(text)).key == "bot-nothing"


def test_the_wrong_parameters_are_refused_with_what_was_found(write: Write) -> None:
    assert "this one takes (view)" in str(refused(write("def decide(view):\n    return 0\n")))


def test_a_bot_that_cannot_be_made_is_refused(write: Write) -> None:
    wrong = write("class Bot:\n    def __init__(self, level):\n        pass\n")
    assert "TypeError" in str(refused(wrong))


def test_packages_bring_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    points = {
        "calm": EntryPoint("calm", "ludotheque.bots.chance:Random", loading.GROUP),
        "lost": EntryPoint("lost", "ludotheque.bots.chance:Nowhere", loading.GROUP),
    }
    monkeypatch.setattr(loading, "_outside", lambda: points)
    assert known_bots() == ["random", "montecarlo", "sensible", "calm", "lost"]
    assert isinstance(load_bot("calm"), Random)
    with pytest.raises(BadBot, match="Nowhere"):
        load_bot("lost")


class Says:
    """A bot that gives one answer to everything."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def decide(self, view: object, seed: int, budget: Budget) -> int:
        view.legal.clear()  # type: ignore[attr-defined]  # its own copy: nobody else is harmed
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[return-value]  # what is tried here


@pytest.mark.parametrize("answer", [-1, 99, None, "0", 0.0])
def test_an_answer_that_is_not_legal_is_refused_with_those_that_are(race: Match, answer: object) -> None:
    legal = ", ".join(map(str, race.legal()))
    with pytest.raises(BadBot, match=f"The bot Ann decided {answer!r}, which is not among {legal}"):
        ask(Says(answer), race.view(race.actor), 1, BUDGET, "Ann")


def test_a_bot_that_raises_is_refused_with_the_place(race: Match) -> None:
    with pytest.raises(BadBot, match=r"The bot Ann failed \(.*test_loading\.py:\d+\): ValueError: oh"):
        ask(Says(ValueError("oh")), race.view(race.actor), 1, BUDGET, "Ann")
