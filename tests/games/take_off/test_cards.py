"""§13 to §18: the TAKE OFF! cards."""

from __future__ import annotations

import pytest

from ludotheque.engine.rulekit import CHANCE

from .table import RULES, Table, table

SLUG = "take_off"


def outcomes(t: Table) -> set[str]:
    """The capitals on the cards that can be drawn."""
    mask = [0] * (RULES.ACTIONS // 64)
    RULES.legal(t.s, CHANCE, mask)
    marked = [64 * word + bit for word in range(len(mask)) for bit in range(64) if mask[word] >> bit & 1]
    return {t.name(RULES.CARD_CITY[t.s.deck, outcome]) for outcome in marked}


@pytest.mark.rule(SLUG, 13)
@pytest.mark.parametrize("facets", [("take_off", "red"), ("red", "take_off")])
def test_the_card_comes_before_the_other_die(facets: tuple[str, str]) -> None:
    t = table(white="tokyo wuhan").throw(*facets)
    assert (t.drawing, t.deck) == (True, "brown")
    t.draw("cairo")
    assert t.can == {"send tokyo", "send wuhan"}
    assert t.refused("tokyo", "red") == 13
    assert t.not_stayed() == 13
    assert t.send("wuhan").can == {"tokyo red", "cairo red"}, "also the jet that has just been sent"
    assert t.fly("cairo", "red").turn == "black"


@pytest.mark.rule(SLUG, 13)
def test_no_card_sends_anybody_without_take_off() -> None:
    assert table(white="tokyo").throw("red", "green").not_sent("tokyo") == 13


@pytest.mark.rule(SLUG, 13, 11)
def test_a_colour_that_cannot_be_used_after_the_card_is_lost() -> None:
    t = table(white="tokyo").throw("take_off", "red").draw("bishkek").send("tokyo")
    assert t.can == {"bishkek red"}
    t = table(white="tokyo").throw("take_off", "green").draw("bishkek").send("tokyo")
    assert (t.turn, t.throwing) == ("black", True)


@pytest.mark.rule(SLUG, 13, 12)
def test_a_jet_symbol_comes_after_the_card_too() -> None:
    t = table(white="tokyo").throw("jet", "take_off").draw("cairo").send("tokyo")
    assert t.can == {"cairo red", "cairo yellow", "stay"}


@pytest.mark.rule(SLUG, 14)
@pytest.mark.parametrize(
    ("jets", "deck"),
    [
        ("start", "brown"),
        ("cairo", "brown"),
        ("rome", "blue"),
        ("rome cairo", "brown"),
        ("start mexico", "brown"),
        ("rome mexico", "blue"),
        ("finish rome", "blue"),
        ("finish tokyo", "brown"),
    ],
)
def test_which_deck(jets: str, deck: str) -> None:
    assert table(white=jets).throw("take_off", "red").deck == deck


@pytest.mark.rule(SLUG, 15)
def test_the_player_chooses_whom_to_send_even_backward_or_from_start() -> None:
    t = table(white="start wuhan ottawa finish").throw("take_off", "blue").draw("tokyo")
    assert t.can == {"send start", "send wuhan", "send ottawa"}
    assert t.send("ottawa").jets("white") == "start tokyo wuhan finish"


@pytest.mark.rule(SLUG, 15, 23)
def test_jets_at_finish_are_not_sent() -> None:
    assert table(white="wuhan finish").throw("take_off", "blue").draw("tokyo").not_sent("finish") == 23


@pytest.mark.rule(SLUG, 15)
def test_somebody_must_go() -> None:
    t = table(white="ottawa").throw("take_off", "blue").draw("dakar")
    assert t.can == {"send ottawa"}


@pytest.mark.rule(SLUG, 15)
def test_a_jet_that_is_there_already_stays() -> None:
    t = table(white="cairo tokyo").throw("take_off", "green").draw("cairo")
    assert t.can == {"send cairo", "send tokyo"}
    assert t.send("cairo").jets("white") == "tokyo cairo"


@pytest.mark.rule(SLUG, 15, 8)
def test_of_jets_in_the_same_city_one_is_sent() -> None:
    t = table(white="start start start").throw("take_off", "red").draw("cairo")
    assert t.can == {"send start"}
    assert bin(t.s.choices).count("1") == 1
    assert RULES.refusal(t.s, 0, RULES.SEND + 1) == 8


@pytest.mark.rule(SLUG, 15)
def test_option_a_jet_stays_at_start_while_others_are_on_the_way() -> None:
    t = table(airborne="yes", white="start tokyo wuhan finish").throw("take_off", "red").draw("cairo")
    assert t.can == {"send tokyo", "send wuhan"}
    assert t.not_sent("start") == 15
    t = table(airborne="yes", white="start start finish").throw("take_off", "red").draw("cairo")
    assert t.can == {"send start"}


@pytest.mark.rule(SLUG, 16, 19)
def test_two_cards_send_two_different_jets() -> None:
    t = table(white="tokyo wuhan ottawa").throw("take_off", "take_off").draw("cairo").send("wuhan")
    assert t.drawing
    t.draw("bishkek")
    assert t.can == {"send tokyo", "send ottawa"}
    assert t.not_sent("cairo") == 16
    t.send("tokyo")
    assert t.jets("white") == "bishkek cairo ottawa"
    assert (t.turn, t.throwing) == ("white", True), "and these are doubles"


@pytest.mark.rule(SLUG, 16, 8)
def test_the_second_card_may_send_a_jet_from_the_city_where_the_first_went() -> None:
    t = table(white="cairo tokyo").throw("take_off", "take_off").draw("cairo").send("tokyo").draw("bishkek")
    assert t.can == {"send cairo"}
    assert t.send("cairo").jets("white") == "bishkek cairo"


@pytest.mark.rule(SLUG, 16)
def test_the_only_jet_flies_to_both_cities() -> None:
    t = table(white="tokyo finish finish").throw("take_off", "take_off").draw("cairo").send("tokyo")
    t.draw("bishkek").send("cairo")
    assert t.jets("white") == "bishkek finish finish"


@pytest.mark.rule(SLUG, 16, 14)
def test_the_second_deck_is_chosen_anew() -> None:
    t = table(white="dakar").throw("take_off", "take_off")
    assert t.deck == "blue"
    assert t.draw("mexico").send("dakar").deck == "blue"
    t = table(white="cairo rome").throw("take_off", "take_off").draw("bishkek").send("rome")
    assert t.deck == "brown"
    t = table(white="dakar", black="cairo").throw("take_off", "take_off").draw("rome").send("dakar")
    assert t.deck == "blue"


@pytest.mark.rule(SLUG, 16)
def test_option_both_cards_are_drawn_together() -> None:
    t = table(double_card="both", white="tokyo rome").throw("take_off", "take_off").draw("cairo")
    assert t.drawing
    assert outcomes(t) == {"tokyo", "bishkek"}
    t.draw("bishkek")
    assert t.can == {"send tokyo", "send rome"}
    t.send("rome")
    assert t.can == {"send tokyo"}
    assert t.not_sent("cairo") == 16
    assert t.send("tokyo").jets("white") == "bishkek cairo"


@pytest.mark.rule(SLUG, 16, 15)
def test_two_cards_with_one_jet_on_the_way() -> None:
    t = table(airborne="yes", white="start tokyo").throw("take_off", "take_off").draw("cairo")
    assert t.can == {"send tokyo"}
    t.send("tokyo").draw("bishkek")
    assert t.can == {"send cairo"}
    assert t.not_sent("start") == 16
    assert t.send("cairo").jets("white") == "start bishkek"


@pytest.mark.rule(SLUG, 16, 15)
def test_two_cards_with_no_jet_or_two_jets_on_the_way() -> None:
    t = table(airborne="yes", white="start start").throw("take_off", "take_off").draw("cairo").send("start")
    assert t.draw("bishkek").can == {"send cairo"}
    t = table(airborne="yes", white="start tokyo wuhan").throw("take_off", "take_off").draw("cairo")
    assert t.send("wuhan").draw("bishkek").can == {"send tokyo"}


@pytest.mark.rule(SLUG, 17)
def test_used_cards_are_not_drawn_again() -> None:
    t = table(white="tokyo").throw("take_off", "take_off").draw("cairo").send("tokyo")
    assert outcomes(t) == {"tokyo", "bishkek"}
    t.draw("bishkek").send("cairo")
    assert outcomes(t.throw("take_off", "yellow")) == {"tokyo"}
    assert t.draw("tokyo").undrawn(0) == 0


@pytest.mark.rule(SLUG, 17)
def test_a_deck_that_is_used_up_is_shuffled_anew() -> None:
    t = table(white="tokyo")
    t.s.undrawn[0, 0] = 0
    assert outcomes(t.throw("take_off", "red")) == {"tokyo", "cairo", "bishkek"}
    assert t.undrawn(1) == 4, "the other deck stays as it is"


@pytest.mark.rule(SLUG, 17)
def test_a_card_in_hand_is_not_shuffled_in() -> None:
    t = table(double_card="both", white="tokyo rome")
    t.s.undrawn[0, 0] = 1 << t.card("cairo", 0)
    t.throw("take_off", "take_off").draw("cairo")
    assert outcomes(t) == {"tokyo", "bishkek"}
    assert t.draw("tokyo").undrawn(0) == 1


@pytest.mark.rule(SLUG, 18)
def test_the_quiz_changes_nothing_in_the_game() -> None:
    plain, quiz = (table(quiz=quiz, white="tokyo wuhan") for quiz in ("no", "yes"))
    for t in (plain, quiz):
        t.throw("take_off", "red").draw("cairo").send("tokyo").fly("cairo", "red")
    quiz.s.quiz = 0
    assert plain.s == quiz.s
