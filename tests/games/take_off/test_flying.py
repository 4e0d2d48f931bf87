"""§7 to §12 and §19: the dice, the routes, what must be used, the jet symbol, and doubles."""

from __future__ import annotations

from itertools import product

import pytest

from ludotheque.engine.game import Game
from ludotheque.engine.rulekit import CHANCE
from ludotheque.games import take_off

from .table import GAME, RULES, numbers, table, world

SLUG = "take_off"


@pytest.mark.rule(SLUG, 7)
def test_both_dice_are_alike_and_every_throw_is_as_likely() -> None:
    t = table()
    mask = [0] * (RULES.ACTIONS // 64)
    RULES.legal(t.s, CHANCE, mask)
    assert mask == [(1 << 36) - 1] + [0] * (len(mask) - 1)


@pytest.mark.rule(SLUG, 7)
def test_dice_of_eight_facets_have_64_throws_and_six_colours() -> None:
    t = table(game=world("eight").GAME, white="rome")
    mask = [0] * (t.rules.ACTIONS // 64)
    t.rules.legal(t.s, CHANCE, mask)
    assert sum(word.bit_count() for word in mask) == 64
    assert all(word < 1 << 63 for word in mask)
    assert t.throw("brown", "jet").can == {"rome blue", "rome brown"}
    assert t.fly("rome", "brown").over, "the last brown route leads to Finish"


@pytest.mark.rule(SLUG, 8)
@pytest.mark.parametrize("game", [GAME, take_off.GAME], ids=["small", "real"])
@pytest.mark.parametrize(("colours", "cities"), [(("red", "yellow"), "tokyo"), (("yellow", "red"), "wuhan")])
def test_the_example_of_one_jet_along_two_routes(game: Game, colours: tuple[str, str], cities: str) -> None:
    t = table(game=game, white="start start")
    t.throw("red", "yellow").fly("start", *colours)
    assert t.jets("white") == f"start {cities}"
    assert t.turn == "black"


@pytest.mark.rule(SLUG, 8)
@pytest.mark.parametrize("order", [("red", "yellow"), ("yellow", "red")])
def test_the_example_of_two_jets_along_one_route_each(order: tuple[str, str]) -> None:
    t = table(white="start start").throw("red", "yellow")
    t.fly("start", order[0]).fly("start", order[1])
    assert set(t.jets("white").split()) == {"midway", "taipei"}


@pytest.mark.rule(SLUG, 8)
def test_either_die_may_be_used_first() -> None:
    t = table(white="tokyo cairo").throw("yellow", "green")
    assert t.can == {"tokyo green", "cairo yellow"}
    assert t.fly("cairo", "yellow").can == {"tokyo green", "dakar green"}


@pytest.mark.rule(SLUG, 8)
def test_jets_in_the_same_city_are_one_choice() -> None:
    t = table(white="start tokyo start tokyo").throw("red", "red")
    assert t.can == {"start red", "tokyo red"}
    assert bin(t.s.choices).count("1") == 2
    assert RULES.refusal(t.s, 0, t.flight(2, "red")) == 8


@pytest.mark.rule(SLUG, 8)
def test_a_colour_that_was_not_thrown_is_refused() -> None:
    t = table(white="tokyo wuhan").throw("red", "yellow")
    assert t.refused("tokyo", "green") == 8


@pytest.mark.rule(SLUG, 9)
def test_every_route_leads_on() -> None:
    for rules in (RULES, numbers(take_off.GAME)):
        for city, colour in product(range(rules.CITIES), range(rules.COLOURS)):
            assert rules.NEXT[city, colour] == -1 or rules.NEXT[city, colour] > city


@pytest.mark.rule(SLUG, 9)
def test_a_jet_takes_only_routes_that_leave_its_city() -> None:
    t = table(white="tokyo cairo").throw("red", "blue")
    assert {"tokyo blue", "cairo blue"}.isdisjoint(t.can)
    assert (t.refused("tokyo", "blue"), t.refused("cairo", "blue")) == (9, 9)


@pytest.mark.rule(SLUG, 10)
def test_a_flight_that_strands_the_other_colour_is_refused() -> None:
    t = table(white="cairo").throw("red", "yellow")
    assert t.can == {"cairo yellow"}, "no yellow route leaves Rome, but a red one leaves Dakar"
    assert t.refused("cairo", "red") == 10
    assert t.fly("cairo", "yellow").can == {"dakar red"}


@pytest.mark.rule(SLUG, 10)
def test_not_if_another_jet_can_use_the_other_colour() -> None:
    assert table(white="cairo midway").throw("red", "yellow").can == {
        "cairo red",
        "cairo yellow",
        "midway yellow",
    }


@pytest.mark.rule(SLUG, 10)
def test_if_either_can_be_used_but_not_both_it_is_a_free_choice() -> None:
    t = table(white="urumqi").throw("green", "yellow")
    assert t.can == {"urumqi green", "urumqi yellow"}
    assert t.fly("urumqi", "green").turn == "black"


@pytest.mark.rule(SLUG, 10)
def test_if_only_one_can_be_used_it_must_be() -> None:
    t = table(white="start").throw("red", "green")
    assert t.can == {"start red"}
    assert t.not_stayed() == 10
    assert t.fly("start", "red").turn == "black"


@pytest.mark.rule(SLUG, 10)
def test_the_second_colour_is_as_compulsory_as_the_first() -> None:
    t = table(white="start tokyo").throw("red", "yellow").fly("start", "yellow")
    assert t.can == {"taipei red", "tokyo red"}
    assert t.not_stayed() == 10


@pytest.mark.rule(SLUG, 10, 24)
def test_the_flight_that_wins_is_always_allowed() -> None:
    eight = world("eight").GAME
    t = table(game=eight, white="rome finish").throw("brown", "blue")
    assert t.can == {"rome blue", "rome brown"}, "blue and brown would use both"
    assert t.fly("rome", "brown").over
    t = table(game=eight, white="rome start").throw("brown", "blue")
    assert t.can == {"rome blue"}, "it wins nothing while another jet is at Start"
    assert t.refused("rome", "brown") == 10


@pytest.mark.rule(SLUG, 11)
def test_who_can_use_nothing_waits() -> None:
    t = table(white="wuhan mexico").throw("red", "blue")
    assert (t.turn, t.throwing) == ("black", True)
    assert t.jets("white") == "wuhan mexico"


@pytest.mark.rule(SLUG, 11)
def test_jets_at_start_count_like_all_others() -> None:
    assert table(white="mexico start").throw("red", "blue").can == {"start red"}


@pytest.mark.rule(SLUG, 12)
def test_the_jet_symbol_flies_any_colour_or_none() -> None:
    t = table(white="start").throw("jet", "green")
    assert t.can == {"start red", "start yellow", "stay"}
    assert t.stay().turn == "black"
    assert t.jets("white") == "start"


@pytest.mark.rule(SLUG, 12)
def test_it_may_come_first_or_last() -> None:
    t = table(white="wuhan tokyo").throw("green", "jet")
    assert t.can == {"wuhan green", "tokyo green", "tokyo red"}
    t.fly("tokyo", "red")
    assert t.can == {"wuhan green"}
    t = table(white="wuhan").throw("green", "jet").fly("wuhan", "green")
    assert t.can == {"urumqi green", "urumqi yellow", "stay"}


@pytest.mark.rule(SLUG, 12)
def test_it_must_make_the_colour_possible() -> None:
    t = table(white="midway").throw("red", "jet")
    assert t.can == {"midway yellow"}, "a red route leaves Tokyo, but none leaves Wuhan"
    assert t.refused("midway", "blue") == 10
    assert t.not_stayed() == 10
    assert t.fly("midway", "yellow").can == {"tokyo red"}


@pytest.mark.rule(SLUG, 12)
def test_a_flight_of_the_thrown_colour_uses_its_own_die_first() -> None:
    t = table(white="tokyo").throw("jet", "red").fly("tokyo", "red")
    assert t.can == {"wuhan green", "stay"}, "the jet symbol is still there"


@pytest.mark.rule(SLUG, 12, 19)
def test_two_jet_symbols_are_two_flights_and_doubles() -> None:
    t = table(white="start tokyo").throw("jet", "jet")
    assert t.can == {"start red", "start yellow", "tokyo red", "tokyo green", "stay"}
    t.fly("start", "red")
    assert t.can == {"midway yellow", "midway blue", "tokyo red", "tokyo green", "stay"}
    t.stay()
    assert (t.turn, t.throwing) == ("white", True)


@pytest.mark.rule(SLUG, 12)
def test_option_the_jet_symbol_must_be_used() -> None:
    t = table(jet_symbol="must", white="start").throw("jet", "green")
    assert t.can == {"start red", "start yellow"}
    assert t.not_stayed() == 10, "a colour has been thrown too"
    t = table(jet_symbol="must", white="start start").throw("jet", "jet")
    assert "stay" not in t.can
    assert t.not_stayed() == 12
    assert "stay" not in t.fly("start", "red").can


@pytest.mark.rule(SLUG, 19)
def test_doubles_give_another_turn_without_limit() -> None:
    t = table(white="tokyo wuhan")
    for _ in range(4):
        assert t.throw("blue", "blue").turn == "white", "even if nothing can be used"
    t.throw("red", "red").fly("tokyo", "red")
    assert (t.turn, t.throwing) == ("white", True)
    assert t.throw("red", "blue").turn == "black"


@pytest.mark.rule(SLUG, 8, 19)
def test_the_same_colour_twice_moves_one_jet_or_two() -> None:
    t = table(white="start taipei").throw("yellow", "yellow")
    assert t.can == {"start yellow"}
    t = table(white="tokyo taipei").throw("red", "red").fly("tokyo", "red")
    assert t.can == {"taipei red"}
    t = table(white="wuhan wuhan").throw("green", "green").fly("wuhan", "green", "green")
    assert t.jets("white") == "wuhan bishkek"
    assert t.turn == "white"
