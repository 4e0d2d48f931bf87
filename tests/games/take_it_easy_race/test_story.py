"""What is told: the names of decisions, and what each throw and each move brought about."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.engine.rulekit import CHANCE, OVER
from ludotheque.engine.story import tell
from ludotheque.engine.texts import LANGUAGES
from ludotheque.games.take_it_easy_race import GAME, rules, story

from .table import Table, opening, table

SLUG = "take_it_easy_race"
NAMES = ["Anna", "Bruno", "Chloé", "David", "Emma", "Farid"]


def choices(t: Table, lang: str = "en") -> list[str]:
    """The names of all decisions, from the man farthest back, then `stay`."""
    mask = [0]
    rules.legal(t.s, t.s.actor, mask)
    legal = [a for a in range(rules.ACTIONS) if mask[0] >> a & 1]
    legal.sort(key=lambda a: 99 if a == rules.STAY else t.s.men[t.s.turn, a])
    return [story.decision(t.s, t.s.actor, a, GAME.texts(lang)) for a in legal]


def told(t: Table, seat: int, action: int, lang: str = "en") -> list[str]:
    """Let it happen; what is told of it, each with its paragraph."""
    before = t.s.copy()
    rules.apply(t.s, seat, action)
    events = story.events(before, seat, action, t.s)
    return [f"{tell(e, GAME.texts(lang), NAMES.__getitem__)} §{e.paragraph}" for e in events]


def thrown(t: Table, number: int, lang: str = "en") -> list[str]:
    return told(t, CHANCE, number, lang)


def moved(t: Table, man: str, lang: str = "en") -> list[str]:
    place = next(a for a in t._of(man) if t.s.movable >> a & 1)
    return told(t, t.s.actor, place, lang)


def test_decisions_name_circles_counted_from_the_a_of_the_first_colour() -> None:
    t = table(turn="blue", blue="A 4 29 38", green="1 B B B", die=3)
    assert choices(t) == [
        "Move the man on A (circle 11) to 14",
        "Move the man on circle 15 to 18",
        "Move the man on circle 40 to 3",
        "Move the man on circle 9 home to b",
    ]


def test_decisions_say_who_is_sent_back() -> None:
    t = table(red="10 14 21 B", blue="8 B B B", green="5 B B B", die=4)
    assert choices(t) == [
        "Move the man on circle 11 to 15, sending a man of your own back",
        "Move the man on circle 15 to 19, sending a blue man back",
        "Move the man on circle 22 to 26, sending a green man back",
    ]


def test_coming_out() -> None:
    assert choices(table(red="B B B 5", die=6)) == ["Bring a man out to A"]
    knocking = table(red="B B B B", yellow="10 B B B", die=6)
    assert choices(knocking) == ["Bring a man out to A, sending a yellow man back"]
    own = table(blocked_six="enter", red="A B B B", die=6)
    assert choices(own) == ["Bring a man out to A, sending a man of your own back"]


def test_at_home_and_staying() -> None:
    t = table(voluntary="yes", red="B a b d", die=1)
    assert choices(t) == ["Move on at home, from b to c", "Stay: move nobody"]


def test_decisions_in_french() -> None:
    t = table(voluntary="yes", red="A 9 38 b", blue="B 1 B B", die=2)
    assert choices(t, "fr") == [
        "Avancer le pion de A (case 1) jusqu’à 3",
        "Avancer le pion de la case 10 jusqu’à 12, en renvoyant un pion bleu",
        "Rentrer le pion de la case 39 à la maison, en a",
        "Avancer à la maison, de b en d",
        "Rester : n’avancer personne",
    ]


def test_a_throw_has_a_name_too() -> None:
    assert story.decision(table().s, CHANCE, 5, GAME.texts("en")) == "Throw a 5"


@pytest.mark.rule(SLUG, 4)
def test_the_opening_is_told() -> None:
    t = opening(3, spare="empty")
    assert thrown(t, 2) == ["Anna (red) throws a 2 for the start. §4"]
    assert thrown(t, 5) == ["Bruno (blue) throws a 5 for the start. §4"]
    assert thrown(t, 5) == [
        "Chloé (green) throws a 5 for the start. §4",
        "Bruno (blue) is among the highest with a 5 and throws again. §4",
        "Chloé (green) is among the highest with a 5 and throws again. §4",
    ]
    thrown(t, 1)
    assert thrown(t, 4) == [
        "Chloé (green) throws a 4 for the start. §4",
        "Chloé (green) is highest with a 4 and starts: the throw is already the first move. §4",
    ]
    assert moved(t, "A") == ["Chloé (green) moves from A (circle 21) to 25. §5"]


@pytest.mark.rule(SLUG, 4)
def test_who_only_starts_is_told_so() -> None:
    t = opening(2, spare="empty", opening="again")
    thrown(t, 2)
    assert thrown(t, 3)[-1] == "Bruno (green) is highest with a 3 and starts. §4"


@pytest.mark.rule(SLUG, 6, 8, 13)
def test_a_throw_that_nobody_can_use_is_told_with_the_reasons() -> None:
    assert thrown(table(red="39 B c d"), 3) == [
        "Anna (red) throws a 3. §5",
        "Anna (red) cannot use the 3. §6",
        "Only a 6 brings a man out of the corner. §8",
        "Home takes an exact throw into a free circle. §13",
    ]
    assert thrown(table(red="39 a b d"), 6) == [
        "Anna (red) throws a 6. §5",
        "Anna (red) cannot use the 6. §6",
        "Home takes an exact throw into a free circle. §13",
        "Anna (red) throws again after the 6. §7",
    ]


@pytest.mark.rule(SLUG, 3, 11, 14)
def test_other_reasons() -> None:
    own = thrown(table(own_men="safe", red="36 39 b c"), 3)
    assert "A man of one’s own may not be knocked. §11" in own
    ally = thrown(table(seats=2, allies="spared", red="21 B B B", green="5 B B B"), 4)
    assert "A second colour of the same player is spared. §3" in ally
    home = thrown(table(home_jumps="no", red="39 a b d"), 3)
    assert "Men at home may not be jumped over. §14" in home


@pytest.mark.rule(SLUG, 6)
def test_tries_are_counted() -> None:
    t = table(three_tries="yes", turn="yellow", yellow="20 B B B", die=1).move("20")
    assert thrown(t, 2)[-1] == "Anna (red) has 2 more tries for a 6. §6"
    assert thrown(t, 2)[-1] == "Anna (red) has one more try for a 6. §6"
    assert thrown(t, 2)[-1] == "Only a 6 brings a man out of the corner. §8"


@pytest.mark.rule(SLUG, 7, 8, 11)
def test_coming_out_and_knocking_are_told() -> None:
    t = table(red="B B B B", blue="30 B B B", die=6)
    assert moved(t, "B") == [
        "Anna (red) brings a man out to A (circle 1). §8",
        "The blue man on circle 1 (Bruno) is knocked back to the corner. §11",
        "Anna (red) throws again after the 6. §7",
    ]


@pytest.mark.rule(SLUG, 9, 11)
def test_knocking_an_own_man_is_told() -> None:
    t = table(red="A 6 B B", die=6)
    assert moved(t, "A") == [
        "Anna (red) moves from A (circle 1) to 7. §9",
        "The man on circle 7 was one of their own: Anna (red) has him back in the corner. §11",
        "Anna (red) throws again after the 6. §7",
    ]


@pytest.mark.rule(SLUG, 6, 13, 14)
def test_coming_home_moving_there_and_staying_are_told() -> None:
    assert moved(table(red="39 B B B", die=2), "39") == ["Anna (red) comes home from circle 40 to b. §13"]
    assert moved(table(red="a B B B", die=2), "a") == ["Anna (red) moves on at home, from a to c. §14"]
    t = table(voluntary="yes", red="5 B B B", die=2)
    assert told(t, 0, rules.STAY) == ["Anna (red) leaves the 2 unused. §6"]


@pytest.mark.rule(SLUG, 16)
def test_a_colour_that_is_home_has_its_place() -> None:
    t = table(red="37 a b c", die=6)
    assert moved(t, "37") == [
        "Anna (red) comes home from circle 38 to d. §13",
        "Anna (red) has all four men at home: first place! §16",
    ]


@pytest.mark.rule(SLUG, 16, 17)
def test_the_end_is_told_with_places_and_coins() -> None:
    t = table(seats=2, stake=1, red="a b c d", green="a b c d", turn="blue", blue="39 b c d", die=1)
    assert moved(t, "39") == [
        "Bruno (blue) comes home from circle 10 to a. §13",
        "Bruno (blue) has all four men at home: third place! §16",
        "Bruno (yellow) is the last one left: fourth place. §16",
        "The game is over. §16",
        "1. Anna (red) §16",
        "2. Anna (green) §16",
        "3. Bruno (blue) §16",
        "4. Bruno (yellow) §16",
        "Anna wins 2 coins. §17",
        "Bruno loses 2 coins. §17",
    ]


def test_it_is_told_in_french() -> None:
    t = table(red="B B B B", blue="30 B B B")
    assert thrown(t, 6, "fr") == ["Anna (rouge) lance un 6. §5"]
    assert moved(t, "B", "fr") == [
        "Anna (rouge) sort un pion sur A (case 1). §8",
        "Le pion bleu de la case 1 (Bruno) est renvoyé dans son coin. §11",
        "Anna (rouge) relance après le 6. §7",
    ]


def test_both_languages_have_the_same_texts() -> None:
    keys = {
        lang: {
            line.partition(" = ")[0]
            for line in (GAME.folder / f"{lang}.ftl").read_text("utf-8").splitlines()
            if " = " in line and not line.startswith((" ", "#"))
        }
        for lang in LANGUAGES
    }
    assert keys["en"] == keys["fr"]
    assert len(keys["en"]) > 80


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whole_games_can_be_told(lang: str, seats: int) -> None:
    t, rnd = opening(seats, stake=3, voluntary="yes", three_tries="yes", must_knock="yes"), Random(seats)
    while t.s.actor != OVER:
        mask, seat = [0], t.s.actor
        rules.legal(t.s, seat, mask)
        action = rnd.choice([a for a in range(rules.ACTIONS) if mask[0] >> a & 1])
        assert story.decision(t.s, seat, action, GAME.texts(lang))
        assert told(t, seat, action, lang), "nothing happens in silence"
