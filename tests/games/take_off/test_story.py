"""What is told: the names of decisions, and what each throw, card and flight brought about."""

from __future__ import annotations

import pytest

from ludotheque.engine.story import tell
from ludotheque.games import take_off

from .table import Table, opening, table, world

SLUG = "take_off"
NAMES = ["Anna", "Bruno", "Chloé", "David", "Emma", "Farid"]
STORY = world("small").GAME.story


def choices(t: Table, lang: str = "en") -> list[str]:
    mask = [0] * (t.rules.ACTIONS // 64)
    t.rules.legal(t.s, t.s.actor, mask)
    legal = [64 * word + bit for word in range(len(mask)) for bit in range(64) if mask[word] >> bit & 1]
    return [STORY.decision(t.s, t.s.actor, action, take_off.GAME.texts(lang)) for action in legal]


class Teller:
    """A table whose every event is told, each with its paragraph."""

    def __init__(self, t: Table, lang: str = "en") -> None:
        self.t, self.lang, self.told = t, lang, list[str]()
        self.plain, self.rules = Table._apply, t.rules
        t.__class__ = self._telling()

    def _telling(self) -> type[Table]:
        teller = self

        class Telling(Table):
            def _apply(self, seat: int, action: int) -> Table:
                before = self.s.copy()
                super()._apply(seat, action)
                for event in STORY.events(before, seat, action, self.s):
                    said = tell(event, take_off.GAME.texts(teller.lang), NAMES.__getitem__)
                    teller.told.append(f"{said} §{event.paragraph}")
                return self

        return Telling


def told(t: Table, lang: str = "en") -> tuple[Table, list[str]]:
    """A table, and the list in which everything is told that happens from now on."""
    return t, Teller(t, lang).told


def test_flights_name_both_cities_and_whom_they_bump() -> None:
    t = table(white="tokyo start", black="wuhan wuhan").throw("red", "yellow")
    assert choices(t) == [
        "red: Tokyo → Wuhan, bumping 2 black jets",
        "red: Honolulu → Midway",
        "yellow: Honolulu → Taipei",
    ]
    assert choices(t, "fr")[0] == "rouge\u202f: Tokyo → Wuhan, en renvoyant 2 avions noirs"


def test_where_a_jet_may_fly_on_it_bumps_only_if_it_stays() -> None:
    t = table(passing="spares", white="start", black="midway").throw("red", "yellow")
    assert choices(t)[0] == "red: Honolulu → Midway, bumping a black jet if it stays there"
    assert choices(t, "fr")[0].endswith("en renvoyant un avion noir s’il y reste")


def test_cards_and_the_jet_symbol() -> None:
    t = table(white="tokyo rome", black="cairo start").throw("take_off", "jet").draw("cairo")
    assert choices(t) == [
        "Send the jet in Tokyo to Cairo, bumping a black jet",
        "Send the jet in Rome to Cairo, bumping a black jet",
    ]
    assert choices(t, "fr")[0] == "Carte\u202f: Tokyo → Le Caire, en renvoyant un avion noir"
    assert choices(t.send("rome"))[-1] == "Leave the jet symbol unused"
    t = table(white="cairo").throw("take_off", "jet").draw("cairo")
    assert choices(t) == ["Send the jet in Cairo nowhere: it is in Cairo already"]


def test_outcomes_of_chance_have_names() -> None:
    assert choices(opening(2)) == ["The white fleet starts", "The black fleet starts"]
    assert "Throw red and TAKE OFF!" in choices(table())
    assert "Draw Cairo (Egypt)" in choices(table().throw("take_off", "red"))
    assert "Tirer Le Caire (Égypte)" in choices(table().throw("take_off", "red"), "fr")


def test_there_is_no_name_for_what_is_no_decision() -> None:
    t = table(white="tokyo").throw("red", "green")
    for action in (t.rules.SEND, t.flight(1, "red"), 100):
        with pytest.raises(LookupError):
            STORY.decision(t.s, 0, action, take_off.GAME.texts("en"))


def test_what_the_rules_forbid_has_a_name_that_can_be_typed() -> None:
    t = table(white="tokyo finish").throw("red", "green")
    names = take_off.GAME.texts("en")
    assert STORY.decision(t.s, 0, t.flight(0, "blue"), names) == "blue: Tokyo → nowhere"
    assert STORY.decision(t.s, 0, t.flight(1, "red"), names) == "red: a jet at Finish"


@pytest.mark.rule(SLUG, 6, 7, 8, 11, 20)
def test_a_turn_is_told() -> None:
    t, said = told(table(white="tokyo", black="wuhan"))
    t.throw("red", "yellow").fly("tokyo", "red")
    assert said == [
        "Anna (white) throws red + yellow §7",
        "Anna (white) flies red from Tokyo to Wuhan. §8",
        "The black jet in Wuhan (Bruno) is bumped back to Start. §20",
        "Anna (white) has no jet that can fly yellow. §11",
    ]
    t, said = told(opening(3))
    t._apply(-1, 2)
    assert said == ["Chloé (orange) has the first turn. §6"]


@pytest.mark.rule(SLUG, 11, 19)
def test_doubles_and_waiting_are_told() -> None:
    t, said = told(table(white="wuhan"))
    t.throw("red", "red").throw("blue", "jet").stay()
    assert said == [
        "Anna (white) throws red + red §7",
        "Anna (white) has no jet that can fly red. §11",
        "Doubles: Anna (white) has another turn. §19",
        "Anna (white) throws blue + jet symbol §7",
        "Anna (white) leaves the jet symbol unused. §12",
        "Anna (white) has no jet that can fly blue. §11",
    ]


@pytest.mark.rule(SLUG, 13, 15, 16, 17)
def test_cards_are_told() -> None:
    t = table(white="tokyo wuhan", black="cairo cairo")
    t.s.undrawn[0, 0] = 1 << t.card("cairo", 0)
    t, said = told(t)
    t.throw("take_off", "take_off").draw("cairo").send("wuhan").draw("tokyo").send("tokyo")
    assert said == [
        "Anna (white) throws TAKE OFF! + TAKE OFF! §7",
        "Anna (white) draws a brown card: Cairo, capital of Egypt (africa). §13",
        "Anna (white) sends a jet from Wuhan to Cairo. §16",
        "2 black jets in Cairo (Bruno) are bumped back to Start. §20",
        "The used brown cards are shuffled and make a new deck. §17",
        "Anna (white) draws a brown card: Tokyo, capital of Japan (asia). §13",
        "Anna (white) has a jet in Tokyo already, and it stays there. §15",
        "Doubles: Anna (white) has another turn. §19",
    ]


@pytest.mark.rule(SLUG, 18)
def test_the_quiz_asks_first_and_answers_when_the_jet_flies() -> None:
    t, said = told(table(quiz="yes", white="tokyo"))
    t.throw("take_off", "yellow").draw("bishkek").send("tokyo")
    assert said[1:4] == [
        "Anna (white) draws a brown card: Bishkek. Where is it, and whose capital? Everybody may guess. §18",
        "Anna (white) sends a jet from Tokyo to Bishkek. §15",
        "Bishkek is the capital of Kyrgyzstan (asia). §18",
    ]
    t, said = told(table(quiz="yes", white="tokyo"), "fr")
    t.throw("take_off", "yellow").draw("bishkek")
    assert "Bichkek" in said[1] and "Kirghizistan" not in said[1]


@pytest.mark.rule(SLUG, 21)
def test_a_jet_that_stays_after_all_bumps_when_the_throw_is_over() -> None:
    t, said = told(table(passing="spares", white="start", black="midway"))
    t.throw("red", "jet").fly("start", "red").stay()
    assert said[-2:] == [
        "Anna (white) leaves the jet symbol unused. §12",
        "The black jet in Midway (Bruno) is bumped back to Start. §20",
    ]


@pytest.mark.rule(SLUG, 23, 24)
def test_coming_home_is_told() -> None:
    t, said = told(table(seats=4, teams=2, white="mexico ottawa"))
    t.throw("green", "yellow").fly("mexico", "green").fly("ottawa", "yellow")
    assert said[1:] == [
        "Anna (white) flies green from Mexico City to Finish: 1 of 2 jets home. §23",
        "Anna (white) flies yellow from Ottawa to Finish: 2 of 2 jets home. §23",
        "Anna (white) has brought the whole fleet around the world and wins! §24",
        "Chloé (white) has brought the whole fleet around the world and wins! §24",
    ]


@pytest.mark.rule(SLUG, 25)
def test_the_last_round_is_told() -> None:
    t = table(turn="black", cap=10, white="mexico finish", black="wuhan start")
    t.s.rounds, t.s.turn = 9, 0
    t, said = told(t)
    t.throw("blue", "red")
    assert said[-3:] == [
        "The last round has been played: 10 rounds. §25",
        "1. Anna (white): 1 jet at Finish, 1 route to go §25",
        "2. Bruno (black): 0 jets at Finish, 11 routes to go §25",
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_is_told(lang: str) -> None:
    t, said = told(table(white="start", black="start"), lang)
    t.throw("red", "yellow").fly("start", "red", "yellow").throw("take_off", "green").draw("cairo").send(
        "start"
    )
    assert all(sentence and "{" not in sentence for sentence in said)
