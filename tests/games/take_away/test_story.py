"""What is told: the names of decisions, and what each throw, card and decision brought about."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.engine.rulekit import CHANCE
from ludotheque.engine.story import tell
from ludotheque.engine.texts import LANGUAGES
from ludotheque.games.take_away import GAME, rules, state, story

from .table import ALL_BUT_RED, Table, at_chance, card_number, opening, pair, purchase, square_of, table

SLUG = "take_away"
NAMES = ["Anna", "Bruno", "Chloé", "David", "Emma", "Farid"]


def choices(t: Table, lang: str = "en") -> list[str]:
    """The names of all decisions, as the seat sees them."""
    seat = t.s.actor
    seen = t.seen_by(seat).s if seat >= 0 else t.s
    return [plain(story.decision(seen, seat, action, GAME.texts(lang))) for action in t.legal()]


def plain(text: str) -> str:
    return text.replace("\u202f", " ").replace("\xa0", " ")


def told(t: Table, action: int, looking: int = 0, lang: str = "en") -> list[str]:
    """Let it happen; what a seat is told of it, each with its paragraph."""
    seat, before = t.s.actor, t.seen_by(looking).s
    assert action in t.legal()
    rules.apply(t.s, seat, action)
    events = story.events(before, seat, action, t.seen_by(looking).s)
    return [f"{plain(tell(e, GAME.texts(lang), NAMES.__getitem__))} §{e.paragraph}" for e in events]


# --- decisions ---


def test_a_throw_is_announced() -> None:
    t = table(at={0: 25}, kept={0: ["ride"]})
    assert choices(t) == [
        "Throw one die",
        "Throw two dice",
        "Stay at the agency for 300 dollars",
        "Have the driver take you home, instead of throwing",
    ]
    assert choices(t, "fr")[2] == "Rester au bureau d’intérim pour 300 dollars"


def test_destinations_say_what_is_there() -> None:
    t = table(at={0: 1, 1: 24}, trolley={1: "red 500, blue 500"}, token={"Chicago": 1500}).one(2)
    t.s.seen[0] = 1
    assert choices(t) == [
        "Go to Chicago (3): a red sofa for 1,500",
        "Go to Seattle (23): a white sofa",
        "Go to your own star and deliver",
    ]
    assert choices(t, "fr") == [
        "Aller à Chicago (3) : un salon rouge à 1 500",
        "Aller à Seattle (23) : un salon blanc",
        "Rentrer sur votre étoile et livrer",
    ]


def test_destinations_say_who_is_sent_home() -> None:
    t = table(at={0: 3, 1: 4, 2: 25}, trolley={1: "red 500, blue 500"}).one(1)
    assert choices(t) == [
        "Go to chance square 2",
        "Go to bonus square 4; sends player 2 home, with 2 sofas in the trolley",
        "Go to employment agency 25; sends player 3 home",
    ]
    assert choices(t, "fr")[1:] == [
        "Aller sur la case de bonus 4 ; renvoie le joueur 2, qui a 2 salons dans son chariot",
        "Aller sur l’intérim 25 ; renvoie le joueur 3",
    ]


def test_ways_to_pay() -> None:
    t = table(hand={0: [40]}, kept={0: ["voucher"]}).one(3).go("Chicago").price(1500)
    assert choices(t) == [
        "Do not buy",
        "Buy the red sofa for 1,500 dollars, at the full price",
        "Buy the red sofa for 900 dollars, with a 40 % discount card",
        "Buy the red sofa for 750 dollars, with the 50 % voucher",
    ]
    assert (
        choices(t, "fr")[2] == "Acheter le salon rouge pour 900 dollars, avec une carte de discount de 40 %"
    )


def test_other_decisions_have_names() -> None:
    t = at_chance(money={0: 0}, trolley={0: "red 500"}, building={0: "blue 500, blue 1000"}).card("pay", 600)
    assert choices(t) == [
        "Sell the red sofa in the trolley for 500 dollars",
        "Sell the blue sofa in the building for 500 dollars",
        "Sell the blue sofa in the building for 1,000 dollars",
    ]
    assert choices(at_chance(hand={0: [10]}).card("lose")) == ["Show the 10 % card and put it under the pile"]
    assert choices(at_chance().card("peek"))[-1] == "Look under the token in Denver (47)"
    assert choices(opening(2, buildings="chosen"), "fr")[2] == "Pentagone"
    t = table(at={0: 3, 1: 4}, trolley={1: "red 500"}, kept={1: ["guard"]}).one(1).go(4)
    assert choices(t)[1] == "Show the night watchman: nothing is bought from you"
    t.no()
    assert choices(t)[0] == "Buy nothing more"


def test_outcomes_have_names() -> None:
    assert choices(table().decide(state.TWO))[pair(3, 5)] == "Throw 3 and 5"
    assert choices(table().decide(state.ONE))[3] == "Throw a 4"
    assert choices(table().one(3).go("Chicago"))[-1] == "A sofa for 1,500 dollars"
    assert choices(table().one(1).go(1))[0] == "A discount card of 10 %"
    assert choices(at_chance())[0].startswith("Chance card: Coast to coast")


# --- events ---


def test_the_start() -> None:
    t = opening(2)
    assert told(t, pair(3, 4)) == ["Anna throws 3 and 4 for the start: 7. §7"]
    assert told(t, pair(6, 1)) == ["Bruno throws 6 and 1 for the start: 7. §7"], "all of them again"
    t = opening(3).chance(pair(3, 4)).chance(pair(1, 1))
    assert told(t, pair(6, 1)) == [
        "Chloé throws 6 and 1 for the start: 7. §7",
        "Anna is among the highest and throws again. §7",
        "Chloé is among the highest and throws again. §7",
    ]
    t = opening(2).chance(pair(3, 4))
    assert told(t, pair(6, 6))[1:] == ["Bruno has the highest throw and starts. §7"]


def test_a_throw_and_a_move() -> None:
    t = table()
    assert told(t, state.TWO) == ["Anna will throw two dice. §8"]
    assert told(t, pair(1, 2)) == ["Anna throws 1 and 2: 3 squares. §8"]
    assert told(t, square_of(t.s, 0, "Chicago")) == ["Anna goes to Chicago (3). §9"]


def test_only_the_lander_is_told_the_price() -> None:
    t = table().one(3).go("Chicago")
    copy = Table(t.s.copy())
    assert told(t, 0, looking=0) == ["Anna looks at the red sofa in Chicago: 500 dollars. §20"]
    assert told(copy, 9, looking=1) == ["Anna looks at the price of the sofa in Chicago. §20"]
    assert told(t, purchase(), looking=1) == [
        "Anna buys the red sofa for 500 dollars, at the full price. §21"
    ]


def test_only_who_draws_is_told_the_discount() -> None:
    t = table().one(1).go(1)
    copy = Table(t.s.copy())
    assert told(t, 18) == ["Anna draws a discount card of 40 %. §13"]
    assert told(copy, 18, looking=2) == ["Anna draws a discount card. §13"]


def test_meeting_somebody() -> None:
    t = table(at={0: 3, 1: 4}, trolley={1: "red 500, blue 500"}).one(1)
    assert told(t, 3) == ["Anna goes to bonus square 4. §9"]
    assert told(t, purchase(slot=1)) == [
        "Anna buys the blue sofa of Bruno for 500 dollars, at the full price. §26"
    ]
    assert told(t, state.PASS) == [
        "Anna buys nothing more from that trolley. §26",
        "Bruno was standing there and must go home. §25",
        "Bruno delivers a red sofa. Colours in the building: 1. §27",
        "The bank pays Anna 200 dollars. §18",
    ]


def test_each_delivery_is_told_with_the_colours_there_are_then() -> None:
    t = table(at={0: 2}, trolley={0: "red 500, blue 500, red 1000"}, building={0: "blue 1500"}).one(2)
    assert told(t, 48)[1:] == [
        "Anna delivers a red sofa. Colours in the building: 2. §24",
        "Anna delivers a red sofa. Colours in the building: 2. §24",
        "Anna delivers a blue sofa. Colours in the building: 2. §24",
    ]
    t = table(at={0: 2}, trolley={0: "red 500, green 500"}).one(2)
    assert [line[-6:] for line in told(t, 48)[1:]] == ["1. §24", "2. §24"]


def test_doubles_are_told() -> None:
    t = table()
    t.decide(state.TWO)
    told(t, pair(2, 2))
    assert told(t, 3) == [
        "Anna goes to bonus square 4. §9",
        "The bank pays Anna 200 dollars. §18",
        "Anna throws again. §12",
    ]
    t.two(2, 2).go(8).decide(state.TWO)
    third = "That is the third double of Anna: it is still moved, then the turn is over. §12"
    assert told(t, pair(1, 1))[1] == third


def test_the_card_is_read_aloud() -> None:
    t = at_chance()
    assert told(t, card_number("pay", 100), lang="fr") == [
        "Anna retourne une carte de chance : « Votre chariot barrait une bouche d’incendie. Amende : 100"
        " dollars. » §15",
        "Anna paie 100 dollars. §16",
    ]
    t = at_chance(money={1: 50}, building={1: "red 500"})
    assert told(t, card_number("from_all", 100))[1:] == [
        "Bruno owes 100 dollars. §29",
        "Chloé owes 100 dollars. §29",
        "David owes 100 dollars. §29",
    ]
    t.sell("red 500").price(500)
    assert [line for line in told(t, 0) if "paid" in line] == [
        "Bruno has paid the debt of 100 dollars. §29",
        "Chloé has paid the debt of 100 dollars. §29",
        "David has paid the debt of 100 dollars. §29",
    ]
    assert told(at_chance(), card_number("ride"))[1:] == ["Anna keeps the card. §17"]
    assert told(at_chance(), card_number("home"))[1:] == ["Anna is taken home. §16"]


def test_victory_and_the_result() -> None:
    t = table(at={0: 2}, trolley={0: "red 500"}, building={0: ALL_BUT_RED, 2: "red 500"}).one(2)
    assert told(t, 48) == [
        "Anna comes home. §9",
        "Anna delivers a red sofa. Colours in the building: 6. §24",
        "All six colours stand in Marina City: Anna has won! §32",
        "Anna: 6 colours. §33",
        "Bruno: 0 colours. §33",
        "Chloé: 1 colour. §33",
        "David: 0 colours. §33",
    ]


def test_who_is_out_is_told() -> None:
    t = at_chance(seats=2, money={0: 50})
    assert told(t, card_number("pay", 600))[1:] == [
        "Anna cannot pay and is out of the game. §31",
        "Bruno is the last one left and has won! §32",
        "Anna: out of the game. §33",
        "Bruno: 0 colours. §33",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_sentence(lang: str) -> None:
    """Random games with every option, as every seat is told them."""
    t, rnd = GAME.texts(lang), Random(7)
    for options in (
        {},
        {"unsold": "lost", "prices": "open"},
        {"third_double": "not_moved", "stars": "empty"},
        {"squares": "turn"},
    ):
        game = opening(4, **options)
        while not game.over:
            seat, before = game.s.actor, game.s.copy()
            action = rnd.choice(game.legal(seat))
            assert story.decision(before, seat, action, t)
            rules.apply(game.s, seat, action)
            for event in story.events(before, seat, action, game.s):
                assert tell(event, t, NAMES.__getitem__)
            assert seat >= CHANCE
