"""Honest mistakes: wrong cards, verifying, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.games.gay_play import tables

from .table import BAKER, DOORS, GROCER, SLUG, Table, lay, table


def tricky(at: tuple[int | str, ...], done: tuple[int, ...] = (), **more: Any) -> Table:
    return table(at=at, done=done, mistakes="yes", **more)


@pytest.mark.rule(SLUG, 21)
def test_usually_the_right_card_is_taken_by_itself_and_no_other_can_be() -> None:
    t = table(at=(8, 0)).throw(2).look(1, "son")
    assert (t.has(0), t.may) == ([], {"stop"})
    assert t.look(2, "father").has(0) == [1]


@pytest.mark.rule(SLUG, 21)
def test_each_card_may_be_taken_or_put_back() -> None:
    t = tricky(at=(8, 0)).throw(2).look(1, "son")
    assert (t.s.actor, t.may) == (0, {"take", "put back"})
    t.put_back().look(2, "father").put_back()
    assert (t.turn, t.has(0)) == (1, [])
    again = t.throw(1).throw(1)
    assert again.cards == [1, 2, 3, 4, 5, 6], "one may look again at what one has put back"
    assert again.look(2).take().has(0) == [1]


@pytest.mark.rule(SLUG, 21)
def test_whoever_takes_a_wrong_card_goes_on_as_if_it_were_right() -> None:
    t = tricky(at=(8, 0)).throw(3).look(1, "son").take()
    assert (t.has(0), t.again, t.basket(0, GROCER)) == ([1], True, "son")
    assert t.throw(2).at(0) == 10
    assert t.knows(1, GROCER) == "? - - - - -", "nobody else sees which it is"


@pytest.mark.rule(SLUG, 22)
def test_before_the_throw_purchases_may_be_verified() -> None:
    t = tricky(at=(9, 22, "gate"), done=(1, 2, 0))
    assert (t.s.actor, t.may) == (0, {"throw", "verify 0", "verify 1"}), "the third has bought nothing"
    t.verify(1)
    assert t.may == {"throw", "verify 0"}
    assert [t.s.seen[shop, 1] for shop in (GROCER, BAKER)] == [0b111, 0b111]
    t.go()
    assert t.throwing


@pytest.mark.rule(SLUG, 22)
def test_with_nothing_to_verify_one_simply_throws() -> None:
    assert tricky(at=(0, "gate")).throwing
    assert tricky(at=(9, "gate"), done=(1, 0)).verify(0).throwing
    assert table(at=(9, "gate"), done=(1, 0)).throwing, "and without the option always"


@pytest.mark.rule(SLUG, 23)
def test_a_wrong_card_of_nobodys_list_goes_back_to_its_place() -> None:
    t = tricky(at=(9, 22), done=(1, 2), wrong={(1, BAKER): "son"}).verify(1)
    assert (t.has(1), t.at(1)) == ([1], DOORS[BAKER])
    assert t.s.holder[BAKER, 5] == tables.NONE
    assert t.knows(0, BAKER) == "- - - - - son", "all have seen it"
    t.go().throw(1).go().throw(1)
    assert (t.s.actor, len(t.cards)) == (1, 6), "he searches there again"


@pytest.mark.rule(SLUG, 23)
def test_a_wrong_card_goes_to_the_one_on_whose_list_it_stands() -> None:
    t = tricky(at=(9, 22), done=(1, 2), wrong={(1, BAKER): "father"}).verify(1)
    assert (t.has(0), t.has(1)) == ([1, 2], [1])
    assert (t.at(0), t.at(1)) == (9, DOORS[BAKER])
    assert t.basket(0, BAKER) == "father"


@pytest.mark.rule(SLUG, 23)
def test_whoever_gets_it_in_the_shop_walks_on_from_there() -> None:
    t = tricky(at=(21, 22), done=(1, 2), wrong={(1, BAKER): "father"}).verify(1).verify(0).throw(2)
    assert (t.at(0), t.has(0)) == (23, [1, 2])


@pytest.mark.rule(SLUG, 23)
def test_two_wrong_cards_that_were_swapped_both_come_to_light() -> None:
    swapped = {(0, BAKER): "mother", (1, BAKER): "father"}
    t = tricky(at=(25, 23), done=(2, 2), wrong=swapped).verify(1)
    assert (t.has(0), t.has(1)) == ([1, 2], [1, 2])
    assert (t.basket(0, BAKER), t.basket(1, BAKER)) == ("father", "mother")
    assert (t.at(0), t.at(1)) == (DOORS[BAKER], DOORS[BAKER]), "both go back, and walk on from there"


@pytest.mark.rule(SLUG, 23)
def test_a_chain_of_wrong_cards() -> None:
    wrong = {(0, BAKER): "mother", (1, BAKER): "grandfather", (2, BAKER): "son"}
    t = tricky(at=(25, 26, 27), done=(2, 2, 2), wrong=wrong).verify(0)
    assert [t.has(seat) for seat in range(3)] == [[1], [1, 2], [1, 2]]
    assert [t.at(seat) for seat in range(3)] == [DOORS[BAKER]] * 3
    assert t.s.holder[BAKER, 5] == tables.NONE, "the son's card lies in the shop again"


@pytest.mark.rule(SLUG, 23)
def test_of_several_mistakes_the_first_shop_counts_and_right_cards_are_kept() -> None:
    wrong = {(0, GROCER): "son", (0, 2): "daughter"}
    t = tricky(at=(40, "gate"), done=(3, 0), wrong=wrong).verify(0)
    assert (t.has(0), t.at(0)) == ([2], DOORS[GROCER])


@pytest.mark.rule(SLUG, 23)
def test_whoever_was_sent_home_is_not_moved_forward() -> None:
    t = tricky(at=(3, "gate"), done=(2, 0), wrong={(0, BAKER): "son"})
    t.s.wait[0] = t.s.errand[0] = 1
    t.verify(0)
    assert (t.at(0), t.has(0), t.s.wait[0], t.s.errand[0]) == (3, [1], 0, 0)


@pytest.mark.rule(SLUG, 23)
def test_the_circus_is_left_for_the_shop_without_a_six() -> None:
    t = tricky(at=("park", "gate"), done=(3, 0), wrong={(0, GROCER): "son"}).verify(0)
    assert t.at(0) == DOORS[GROCER]
    still = tricky(at=("circus", "gate"), done=(2, 0), wrong={(0, BAKER): "son"}).verify(0)
    assert still.at(0) == "circus", "the baker's lies ahead of the circus"


@pytest.mark.rule(SLUG, 22, 23)
def test_the_arrival_verifies() -> None:
    t = tricky(at=(81, "gate"), done=(6, 0), wrong={(0, 2): "son"}).go().throw(4)
    assert (t.at(0), t.has(0), t.over, t.turn) == (DOORS[2], [1, 2, 4, 5, 6], False, 1)
    right = tricky(at=(81, "gate"), done=(6, 0)).go().throw(4)
    assert right.over


@pytest.mark.rule(SLUG, 23)
def test_shops_that_are_done_are_passed_after_the_missing_one() -> None:
    t = tricky(at=(40, "gate"), done=(3, 0), wrong={(0, GROCER): "son"}).verify(0).throw(6)
    t.look(1, "father").take()
    assert t.has(0) == [1, 2, 3]
    t.s.at[0] = 20
    assert t.throw(2).at(0) == 22, "past the baker's, towards the haberdasher's"


@pytest.mark.rule(SLUG, 20, 21)
def test_the_last_of_six_may_take_or_leave_the_only_card() -> None:
    six: dict[str, Any] = {"at": (0, 22, 22, 22, 22, 21), "done": (2, 2, 2, 2, 2, 1), "turn": 5}
    wrong = {(4, BAKER): "son"}
    t = tricky(**six, wrong=wrong).go()
    assert (t.s.actor, t.may, t.basket(4, BAKER)) == (5, {"take", "put back"}, "son")
    assert (t.take().turn, t.basket(5, BAKER)) == (0, "daughter")
    left = tricky(**six, wrong=wrong).go().put_back()
    assert (left.turn, left.has(5)) == (0, [1])


@pytest.mark.rule(SLUG, 21, 23)
@settings(deadline=None)
@given(st.data())
def test_no_card_is_ever_lost(data: st.DataObject) -> None:
    """Every card lies in its shop or is with one seat, and nobody has two cards of a shop."""
    t = tricky(at=(8, 8, 21, 21), done=(0, 0, 1, 1))
    for _ in range(60):
        if t.over:
            break
        t.do(data.draw(st.sampled_from(t.legal(t.s.actor))))  # `broken` is asked after each step
    for shop in range(6):
        cards = [t.s.card[shop, slot] for slot in range(6) if t.s.card[shop, slot] >= 0]
        assert len(cards) == len(set(cards))


@pytest.mark.rule(SLUG, 21)
def test_with_mistakes_a_card_put_back_may_be_anybodys() -> None:
    t = lay(tricky(at=(8, 8)), GROCER, "mother - - - - -", seen=0b10)
    assert t.knows(0, GROCER) == "? - - - - -"
