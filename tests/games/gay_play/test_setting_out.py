"""The family, the lists, the cards, who begins, and the six that everybody needs to start."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.engine.match import Match
from ludotheque.engine.rulekit import CHANCE
from ludotheque.games.gay_play import GAME, tables
from ludotheque.games.gay_play.board import family

from .table import MEMBERS, SLUG, lay, opening, table


@pytest.mark.rule(SLUG, 1)
def test_two_to_six_play_and_the_winner_has_bought_in_every_shop() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    match, rnd = Match(GAME, 3, seed=1), Random(1)
    while not match.over:
        match.throw() if match.actor == CHANCE else match.play(rnd.choice(match.legal()))
    (winner,) = (seat for seat in range(3) if match.scores[seat])
    assert match.record.bought[winner] == 0b111111  # type: ignore[attr-defined]


@pytest.mark.rule(SLUG, 3)
def test_six_lists_of_six_articles_and_no_article_on_two() -> None:
    lists = [member.articles for member in family().member]
    assert [len(articles) for articles in lists] == [6] * 6
    assert len({article for articles in lists for article in articles}) == 36


@pytest.mark.rule(SLUG, 3)
def test_lists_are_drawn_one_after_the_other() -> None:
    t = opening(seats=3, starter="first")
    assert t.legal(CHANCE) == [tables.LIST + n for n in range(6)]
    t.do(tables.LIST + 4)
    assert t.legal(CHANCE) == [tables.LIST + n for n in (0, 1, 2, 3, 5)]
    t.do(tables.LIST + 0).do(tables.LIST + 1)
    assert [MEMBERS[t.s.list[seat]] for seat in range(3)] == ["daughter", "father", "mother"]
    assert t.throwing


@pytest.mark.rule(SLUG, 3)
def test_the_sixth_list_needs_no_drawing() -> None:
    t = opening(seats=6, starter="first")
    for given in (5, 4, 3, 2, 1):
        t.do(tables.LIST + given)
    assert t.s.list[5] == 0
    assert t.throwing


@pytest.mark.rule(SLUG, 3)
def test_option_lists_are_chosen_or_go_round() -> None:
    t = opening(seats=2, lists="chosen", starter="first")
    assert (t.s.actor, len(t.legal(0)), t.legal(1)) == (0, 6, [])
    t.do(tables.LIST + 3)
    assert (t.s.actor, tables.LIST + 3 in t.legal(1)) == (1, False)
    t.do(tables.LIST + 0)
    assert [t.s.list[0], t.s.list[1]] == [3, 0]
    assert t.throwing
    ordered = opening(seats=4, lists="order", starter="first")
    assert [ordered.s.list[seat] for seat in range(4)] == [0, 1, 2, 3]


@pytest.mark.rule(SLUG, 4)
def test_all_cards_lie_face_down_also_those_of_lists_nobody_has() -> None:
    t = opening(seats=2, lists="order")
    assert all(t.s.card[shop, slot] == tables.NONE for shop in range(6) for slot in range(6))
    searching = table(at=(8, 0)).throw(3).do(tables.LOOK)
    assert searching.legal(CHANCE) == [tables.FACE + card for card in range(6)], "six cards, two players"


@pytest.mark.rule(SLUG, 4)
def test_a_card_that_was_seen_cannot_lie_anywhere_else() -> None:
    t = lay(table(at=(8, 8)), 0, "son - grandmother - - -", seen=0b10).throw(1).do(tables.LOOK + 1)
    assert t.legal(CHANCE) == [tables.FACE + MEMBERS.index(m) for m in MEMBERS[:3] + MEMBERS[4:5]]


@pytest.mark.rule(SLUG, 5)
def test_who_begins_is_drawn_and_then_the_turn_goes_round() -> None:
    t = opening(seats=4, lists="order")
    assert t.legal(CHANCE) == [tables.STARTER + seat for seat in range(4)]
    t.do(tables.STARTER + 2)
    assert [t.turn, *(t.throw(1).turn for _ in range(4))] == [2, 3, 0, 1, 2]
    assert t.s.first == 2


@pytest.mark.rule(SLUG, 5)
def test_option_the_first_player_begins() -> None:
    t = opening(seats=4, lists="order", starter="first")
    assert (t.turn, t.throwing) == (0, True)


@pytest.mark.rule(SLUG, 6)
def test_only_a_six_leads_into_the_town_with_one_try_in_each_turn() -> None:
    t = table(at=("gate", "gate"))
    for number in (1, 2, 3, 4, 5):
        assert t.throw(number).at(0) == "gate"
        assert t.turn == 1
        t.throw(5)


@pytest.mark.rule(SLUG, 6, 9)
def test_the_six_is_thrown_again_at_once_and_the_second_throw_walks() -> None:
    t = table(at=("gate", "gate")).throw(6)
    assert (t.at(0), t.turn, t.again) == (0, 0, True), "the six itself only opens the gate"
    assert (t.throw(5).at(0), t.turn) == (5, 1)


@pytest.mark.rule(SLUG, 6, 9)
def test_a_second_six_is_six_squares_and_no_third_throw() -> None:
    t = table(at=("gate", "gate"), done=(1, 0)).throw(6, 6)
    assert (t.at(0), t.turn) == (6, 1)
