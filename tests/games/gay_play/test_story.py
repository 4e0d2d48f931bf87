"""What is told: the names of decisions, and what each throw and each card brought about."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.engine.rulekit import CHANCE
from ludotheque.engine.story import tell
from ludotheque.engine.texts import LANGUAGES
from ludotheque.games.gay_play import GAME, rules, story, tables
from ludotheque.games.gay_play.board import family, town

from .table import BAKER, GROCER, Table, lay, opening, table

NAMES = ["Anna", "Bruno", "Chloé", "David", "Emma", "Farid"]


def choices(t: Table, lang: str = "en") -> list[str]:
    seat = t.s.actor
    knows = t.s if seat == CHANCE else t.seen_by(seat).s
    return [story.decision(knows, seat, action, GAME.texts(lang)) for action in t.legal(seat)]


def told(t: Table, action: int, lang: str = "en", looking: int | None = None) -> list[str]:
    """Let it happen; what is told of it, each with its paragraph."""
    before, seat = t.s.copy(), t.s.actor
    t.do(action)
    then, now = before, t.s.copy()
    if looking is not None:
        rules.hide(then, looking)
        rules.hide(now, looking)
    events = story.events(then, seat, action, now)
    return [f"{tell(e, GAME.texts(lang), NAMES.__getitem__)} §{e.paragraph}" for e in events]


# --- decisions ---


def test_decisions_in_the_shop() -> None:
    t = lay(table(at=(8, 8, 0)), GROCER, "son - - - - -", seen=0b010).throw(2)
    assert choices(t)[:2] == ["Look at card 1, which another player has put back", "Look at card 2"]
    assert choices(t)[-1] == "Stop looking"
    assert choices(t, "fr")[0] == "Regarder la carte 1, qu’un autre joueur a replacée"


def test_outcomes_have_names() -> None:
    assert choices(table(at=(0, 0)))[3] == "Throw a 4"
    assert choices(table(at=(8, 0)).throw(1).do(tables.LOOK))[0] == "The card shows coffee"
    assert choices(opening(2))[3] == "the grandmother’s list"
    assert choices(opening(2, lists="order")) == ["Player 1 begins", "Player 2 begins"]


def test_decisions_with_mistakes() -> None:
    t = table(at=(9, 8), done=(1, 0), mistakes="yes")
    assert choices(t) == ["Throw the die", "Verify the father’s purchases"]
    assert choices(t, "fr") == ["Lancer le dé", "Vérifier les achats du père"]
    t.verify(0).throw(1).throw(1).look(2, "son")
    assert choices(t) == ["Take the card: jam", "Put the card back: jam"]
    with pytest.raises(LookupError):
        story.decision(t.seen_by(0).s, 1, tables.TAKE, GAME.texts("en"))


# --- the street ---


def test_walking() -> None:
    assert told(table(at=(0, 0)), 3) == [
        "Anna (father) throws a 3. §7",
        "Anna (father) goes to square 3. §7",
    ]
    assert told(table(at=(18, 0), done=(1, 0)), 5) == [
        "Anna (father) throws a 5. §7",
        "Anna (father) stays: the baker’s is 3 squares ahead, and cannot be passed. §8",
    ]
    assert (
        told(table(at=(81, 0), done=(6, 0)), 5)[1] == "Anna (father) stays: the arrival takes exactly 4. §24"
    )


def test_a_chain_of_texts() -> None:
    assert told(table(at=(0, 0)), 4)[1:] == [
        "Anna (father) goes to square 4. §7",
        "“A friendly dog pulls you along by your basket. Go forward 2 squares.” §10",
        "Anna (father) is led to square 6. §10",
        "“The grocer polishes an apple and winks at you. Enter the shop.” §14",
        "Anna (father) enters the grocer’s, and searches from the next turn on. §15",
    ]
    first = told(table(at=(0, 0), chains="first"), 4)
    assert first[-1] == "Anna (father) is led to square 6. §10"


@pytest.mark.parametrize(
    ("at", "done", "number", "last"),
    [
        (9, 1, 2, "Anna (father) will miss a turn. §10"),
        (9, 1, 5, "Anna (father) is back at the house, with all purchases. §12"),
        (9, 1, 6, "Anna (father) goes to the circus, and needs a 6 to leave. §11"),
        (22, 2, 2, "Anna (father) is back at the door of the baker’s. §12"),
        (25, 2, 1, "Anna (father) may throw once more. §10"),
        (71, 5, 2, "Anna (father) is back at the house, and may then turn left after the grocer’s. §13"),
        (0, 1, 6, "Anna (father) has no use for that, and stays. §14"),
        (10, 5, 2, "Anna (father) goes to square b. §7"),
    ],
)
def test_what_comes_of_a_text(at: int, done: int, number: int, last: str) -> None:
    t = table(at=(at, 0), done=(done, 0))
    t.s.errand[0] = 1 if at == 10 else 0
    assert told(t, number)[-1] == last


def test_the_gate_the_circus_and_missed_turns() -> None:
    assert (
        told(table(at=("gate", 0)), 2)[1]
        == "Anna (father) stays at the entrance of the town: only a 6 leads out. §6"
    )
    assert told(table(at=("circus", 0), done=(1, 0)), 6, "fr")[1] == (
        "Anna (le père) peut quitter le cirque avec ce 6, et relance. §11"
    )
    t = table(at=(0, 0, 0))
    t.s.wait[1] = 1
    assert told(t, 1)[-1] == "Bruno (mother) misses a turn. §10"


# --- the shop ---


def test_a_search_as_its_searcher_and_as_others_see_it() -> None:
    def look(shows: str, looking: int) -> list[str]:
        t = table(at=(8, 0)).throw(2).do(tables.LOOK + 2)
        return told(t, tables.FACE + ["father", "mother"].index(shows), looking=looking)

    assert look("mother", looking=0) == ["It is noodles. Anna (father) puts card 3 back. §17"]
    assert look("mother", looking=1) == ["Anna (father) puts card 3 back: it is not the right one. §17"]
    assert look("father", looking=1) == ["Anna (father) finds the right card: coffee! §19"]


def test_a_card_that_was_seen_before_is_told_at_once() -> None:
    t = lay(table(at=(8, 8)), GROCER, "son - - - - -", seen=0b10).throw(2)
    assert told(t, tables.LOOK, looking=0) == [
        "Anna (father) looks at card 1. §16",
        "It is jam. Anna (father) puts card 1 back. §17",
    ]
    assert told(t, tables.STOP) == ["Anna (father) stops looking. §16"]


def test_leaving_with_a_six() -> None:
    t = table(at=(21, 0), done=(1, 0)).throw(1).look(1, "father")
    assert told(t, 6)[-1] == "Anna (father) throws again. §9"
    lost = table(at=(8, 0)).throw(1).look(1, "father")
    lost.s.at[0] = 5
    assert told(lost, 6)[-1] == "Anna (father) cannot use another throw after this 6. §9"


def test_a_find_with_a_six_by_the_option() -> None:
    t = table(at=(21, 0), done=(1, 0), search_six="again").throw(6).look(1, "father")
    assert told(t, 1)[-1] == "Anna (father) throws again. §19"


def test_telling() -> None:
    t = table(at=(8, 8), telling="yes").throw(1).look(1, "son")
    assert told(t, tables.TELL) == [
        "Anna (father) tells what was on the card! "
        "The cards that lie in the grocer’s are mixed and laid again. §18"
    ]


def test_the_last_of_six() -> None:
    t = table(at=(0, 22, 22, 22, 22, 21), done=(2, 2, 2, 2, 2, 1), turn=4)
    assert told(t, 1)[-1] == "Farid (son) takes the only card that is left: croissants. The die goes on. §20"


# --- honest mistakes ---


def test_a_wrong_card_comes_to_light() -> None:
    t = table(at=(9, 22), done=(1, 2), wrong={(1, BAKER): "father"}, mistakes="yes")
    assert told(t, tables.VERIFY + 1) == [
        "Anna verifies the purchases of Bruno (mother). §22",
        "Bruno (mother) has rightly bought noodles. §22",
        "Bruno (mother) has taken a wrong card from the baker’s: a baguette. §23",
        "Anna (father) gets the card, for it stands on that list: a baguette. §23",
        "Bruno (mother) has to go on from square 21 again. §23",
    ]


def test_a_wrong_card_at_the_arrival() -> None:
    t = table(at=(81, "gate"), done=(6, 0), wrong={(0, BAKER): "son"}, mistakes="yes").go()
    lines = told(t, 4)
    assert "Anna (father) comes to the white square in the garden. §24" in lines
    assert "croissants: nobody has that on a list. Card 6 goes back to the baker’s. §23" in lines
    assert lines[-1] == "Anna (father) has to go on from square 21 again. §23"


def test_putting_back_with_mistakes_says_nothing_of_the_card() -> None:
    t = table(at=(8, 0), mistakes="yes").throw(2).look(1, "father")
    assert told(t, tables.PUT_BACK) == ["Anna (father) puts card 1 back. §21"]
    assert choices(t)[:2] == ["Look at card 1 again: coffee", "Look at card 2"]


def test_taking_a_card_as_others_see_it() -> None:
    def take(looking: int) -> list[str]:
        t = table(at=(8, 0), mistakes="yes").throw(1).look(1, "son")
        return told(t, tables.TAKE, looking=looking)

    assert take(0) == ["Anna (father) takes card 1: jam. §21"]
    assert take(1) == ["Anna (father) takes card 1. §21"]


# --- beginning and end ---


def test_the_lists_and_the_first_turn() -> None:
    t = opening(2, starter="first")
    assert told(t, tables.LIST + 5, "fr") == ["Anna a la liste du fils. §3"]
    assert told(t, tables.LIST + 1) == ["Bruno has the mother’s list. §3", "Anna (son) begins. §5"]


def test_the_end() -> None:
    assert told(table(at=(84, 0), done=(6, 0)), 1)[2:] == [
        "Anna (father) comes to the white square in the garden. §24",
        "Anna (father) is home first with all six purchases, and wins! §24",
        "The game is over. §24",
    ]
    last = told(table(at=(84, 0), done=(6, 0), play_on="yes"), 1)
    assert last[-2:] == ["Anna (father): 1 point. §25", "Bruno (mother): 0 points. §25"]


# --- words ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_in_the_data_has_words(lang: str) -> None:
    """Names that en.ftl and fr.ftl do not know are shown as they stand: here none is."""
    t = GAME.texts(lang)
    named = {
        "article": [a for m in family().member for a in m.articles],
        "member": [m.name for m in family().member],
    }
    named |= {"shop": [s.name for s in town().shop], "place": [p.name for p in town().place]}
    for kind, names in named.items():
        told = {t(f"{kind}-name", **{kind: name}) for name in names}
        assert len(told) == len(names)
    texts = [square.text for square in town().street.values() if square.text]
    assert all(t("square-text", text=text) != text for text in texts)
    words = (Path(GAME.folder) / f"{lang}.ftl").read_text("utf-8")
    known = re.findall(
        r"^    \[(\w+)\]", words[words.index("square-text") : words.index("decision-number")], re.M
    )
    assert sorted(known) == sorted(texts), "and no text is left over"


def test_a_number_in_a_text_is_the_one_that_is_obeyed() -> None:
    for square in town().street.values():
        if square.order in ("forward", "back"):
            for lang in LANGUAGES:
                assert f" {square.by} " in GAME.texts(lang)("square-text", text=square.text)
