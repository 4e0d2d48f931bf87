"""In the shop: searching, putting back, telling, finding, and the last of six."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.engine.rulekit import CHANCE
from ludotheque.games.gay_play import GAME, tables

from .table import BAKER, GROCER, MEMBERS, SLUG, lay, opening, table


@pytest.mark.rule(SLUG, 15)
def test_the_search_begins_in_the_next_turn() -> None:
    t = table(at=(5, "gate")).throw(3)
    assert (t.at(0), t.turn, t.throwing) == (8, 1, True)
    t.throw(1).throw(4)
    assert (t.s.actor, t.cards) == (0, [1, 2, 3, 4, 5, 6])


@pytest.mark.rule(SLUG, 15)
def test_several_may_be_in_one_shop() -> None:
    t = table(at=(8, 8)).throw(1).look(1, "son").throw(1)
    assert (t.s.actor, t.cards) == (1, [1, 2, 3, 4, 5, 6])


@pytest.mark.rule(SLUG, 16)
def test_as_many_cards_as_points_one_after_another() -> None:
    t = table(at=(8, "gate")).throw(2)
    assert t.look(3, "mother").s.actor == 0
    assert t.look(1, "son").turn == 1, "two cards, and none of them the right one"
    assert t.has(0) == []


@pytest.mark.rule(SLUG, 16)
def test_the_search_stops_when_the_card_is_found() -> None:
    t = table(at=(8, "gate")).throw(5).look(3, "mother").look(6, "father")
    assert (t.has(0), t.again, t.s.looks) == ([1], True, 3)


@pytest.mark.rule(SLUG, 16)
def test_one_may_stop_before() -> None:
    t = table(at=(8, "gate")).throw(5).look(3, "mother")
    assert t.may == {"stop"}
    assert (t.stop().turn, t.at(0), t.has(0)) == (1, 8, [])


@pytest.mark.rule(SLUG, 16)
def test_it_goes_on_in_the_next_turn() -> None:
    t = table(at=(8, "gate")).throw(1).look(3, "mother").throw(1).throw(1)
    assert t.cards == [1, 2, 4, 5, 6]


@pytest.mark.rule(SLUG, 16)
@settings(deadline=None)
@given(st.permutations(range(6)), st.permutations(MEMBERS))
def test_a_six_always_finds_it(order: list[int], cards: list[str]) -> None:
    t = table(at=(8, "gate")).throw(6)
    for slot in order:
        if not t.has(0):
            t.look(slot + 1, cards[slot])
    assert t.has(0) == [1]


@pytest.mark.rule(SLUG, 16)
def test_the_last_card_that_nobody_has_seen_needs_no_turning_of_fate() -> None:
    t = lay(table(at=(8, 0)), GROCER, "mother daughter - grandmother grandfather son", seen=1).throw(1)
    assert t.cards == [3]
    t.do(tables.LOOK + 2)
    assert (t.has(0), t.s.actor, t.s.phase) == ([1], CHANCE, tables.THROWING)


@pytest.mark.rule(SLUG, 17)
def test_what_was_put_back_only_its_searcher_knows() -> None:
    t = table(at=(8, 8, 0)).throw(1).look(2, "son")
    assert t.knows(0, GROCER) == "- son - - - -"
    assert t.knows(1, GROCER) == t.knows(2, GROCER) == "- ? - - - -"
    assert t.seen_by(1).s.seen[GROCER, 1] == 0b001, "but all have seen which place it was"


@pytest.mark.rule(SLUG, 17)
def test_a_card_is_the_same_for_whoever_looks_later() -> None:
    t = table(at=(8, 8)).throw(1).look(2, "son").throw(1).look(2)
    assert t.knows(1, GROCER) == "- son - - - -"
    assert t.turn == 0


@pytest.mark.rule(SLUG, 17)
def test_nobody_looks_twice_at_what_he_has_put_back() -> None:
    t = table(at=(8, 8)).throw(1).look(2, "son").throw(1).look(1, "grandmother").throw(3)
    assert t.cards == [1, 3, 4, 5, 6]


@pytest.mark.rule(SLUG, 17)
def test_what_others_have_put_back_is_not_theirs() -> None:
    """The mother has put the first card back, so in what the father may suppose it is never hers."""
    known = lay(table(at=(8, 8)), GROCER, "son - - - - -", seen=0b10).seen_by(0)
    supposed = set()
    for seed in range(200):
        guess = known.s.copy()
        GAME.rules.guess(guess, 0, [seed * 0x9E3779B97F4A7C15 % 2**64])
        supposed.add(MEMBERS[guess.card[GROCER, 0]])
    assert supposed == set(MEMBERS) - {"mother"}


@pytest.mark.rule(SLUG, 18)
def test_option_telling_mixes_the_cards_that_lie_in_the_shop() -> None:
    t = table(at=(8, 8, 0), done=(0, 0, 1), telling="yes").throw(2)
    assert t.may == {"stop"}, "there is nothing to tell yet"
    t.look(1, "son")
    assert t.may == {"stop", "tell"}
    t.tell()
    assert t.knows(0, GROCER) == "- - grandfather - - -", "what was bought is not laid again"
    assert (t.s.actor, t.cards, t.may) == (0, [1, 2, 4, 5, 6], {"stop"})
    t.look(1, "son")
    assert (t.cards, t.may) == ([], {"stop", "tell"}), "no looks left, but he may still tell"
    assert t.tell().turn == 1


@pytest.mark.rule(SLUG, 18)
def test_usually_nobody_tells() -> None:
    assert table(at=(8, 8)).throw(2).look(1, "son").may == {"stop"}


@pytest.mark.rule(SLUG, 18)
def test_telling_and_honest_mistakes_do_not_go_together() -> None:
    s = opening(telling="yes").s
    s.mistakes = 1
    assert GAME.rules.unfit(s) == 18


@pytest.mark.rule(SLUG, 19)
def test_whoever_finds_the_card_throws_at_once_to_leave() -> None:
    t = table(at=(8, "gate")).throw(1).look(1, "father")
    assert (t.turn, t.again, t.knows(1, GROCER)) == (0, True, "father - - - - -")
    assert (t.throw(1).at(0), t.turn) == (9, 1), "the square after the red one counts as 1"


@pytest.mark.rule(SLUG, 19)
def test_too_high_a_throw_to_leave_and_any_number_in_the_next_turn() -> None:
    t = table(at=(8, "gate")).throw(1).look(1, "father")
    t.s.at[0] = 17
    t.throw(5)
    assert (t.at(0), t.turn) == (17, 1)
    assert t.throw(1).throw(1).at(0) == 18


@pytest.mark.rule(SLUG, 20)
def test_the_last_of_six_takes_the_only_card_and_passes_the_die_on() -> None:
    t = table(at=(0, 22, 22, 22, 22, 21), done=(2, 2, 2, 2, 2, 1), turn=4)
    t.throw(1)
    assert t.has(5) == [1, 2]
    assert (t.turn, t.at(5)) == (0, 21), "no throw, neither to search nor to leave"
    assert t.basket(5, BAKER) == "son"
    t.throw(1).throw(1).throw(2).throw(1).throw(1)
    assert t.turn == 5
    assert (t.throw(6).at(5), t.turn) == (27, 0), "in the next turn he walks, and a six is no more than six"


@pytest.mark.rule(SLUG, 20)
def test_with_five_players_there_is_no_last_of_six() -> None:
    t = table(at=(0, 22, 22, 22, 21), done=(2, 2, 2, 2, 1), turn=3).throw(1)
    assert (t.turn, t.has(4)) == (4, [1])
    t.throw(1)
    assert t.cards == [5, 6]


@pytest.mark.rule(SLUG, 20)
def test_with_six_players_two_cards_are_searched_for() -> None:
    t = table(at=(0, 22, 22, 22, 21, 21), done=(2, 2, 2, 2, 1, 1), turn=4).throw(1)
    assert t.cards == [5, 6]
