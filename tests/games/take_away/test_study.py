"""How sensible players decide: enough of sense that a study of length and fairness means something."""

from __future__ import annotations

from ludotheque.games.take_away import rules, state, study
from ludotheque.lab.balance import measured

from .table import ALL_BUT_RED, Table, at_chance, purchase, table


def liked(t: Table) -> list[int]:
    """The decisions that are liked best, by whoever decides now."""
    seat = t.s.actor
    hidden = t.seen_by(seat).s
    worth = {action: study.prefer(hidden, seat, action) for action in t.legal()}
    return [action for action in worth if worth[action] == max(worth.values())]


def test_they_win_when_they_can() -> None:
    t = table(at={0: 2}, trolley={0: "red 500"}, building={0: ALL_BUT_RED})
    assert liked(t.two(6, 5)) == [48]


def test_they_shop_for_what_is_missing() -> None:
    t = table(building={0: "white 500"}).one(3)
    assert liked(t) == [2], "red, not white"
    t.go("Chicago").price(1000)
    assert liked(t) == [purchase()]
    assert liked(table(building={0: "red 500"}).one(3).go("Chicago").price(500)) == [state.PASS]


def test_they_use_good_cards_for_dear_sofas() -> None:
    assert liked(table(hand={0: [10, 40]}).one(3).go("Chicago").price(1500)) == [purchase(40)]


def test_they_throw_one_die_for_what_is_near() -> None:
    only_red = {0: ALL_BUT_RED}
    assert liked(table(at={0: 2}, building=only_red)) in ([state.ONE], [state.TWO])
    assert liked(table(at={0: 30})) == [state.TWO]


def test_the_poor_work_and_the_rich_do_not() -> None:
    assert liked(table(at={0: 25}, money={0: 300})) == [state.STAY]
    assert state.STAY not in liked(table(at={0: 25}))


def test_they_do_not_let_others_win() -> None:
    t = table(at={0: 3, 1: 4}, trolley={1: "red 500"}, building={0: "red 500", 1: ALL_BUT_RED}).one(1).go(4)
    assert liked(t) == [purchase()]


def test_they_keep_what_they_have() -> None:
    t = at_chance(money={0: 0}, building={0: "blue 1000, red 1000, red 1500"}).card("pay", 600)
    assert liked(t) == [state.SELL_DELIVERED + 1, state.SELL_DELIVERED + 2], "red stands there twice"
    assert liked(at_chance(hand={0: [10, 40]}).card("lose")) == [state.GIVE]
    t = table(at={0: 3, 1: 4}, trolley={1: "red 500"}, kept={1: ["guard"]}).one(1).go(4)
    assert liked(t) == [state.SHOW]
    assert liked(at_chance(kept={0: ["credit"]}).card("pay", 600)) == [state.SHOW]
    assert liked(at_chance(kept={0: ["credit"]}).card("pay", 100)) == [state.PASS]


def test_sides_are_buildings_and_the_first_turn_is_known() -> None:
    t = table(seats=4)
    assert [study.side(t.s, seat) for seat in range(4)] == [0, 1, 3, 4]
    t.s.starter = 2
    assert study.began(t.s) == 2
    assert study.SIDES == 6


def test_a_game_of_four_lasts_as_long_as_the_rulebook_says() -> None:
    found = measured("take_away", 4, 4000, seed=1, workers=1)
    assert found.unfinished == 0
    assert found.quantile(0.1) >= 35
    assert 45 <= found.quantile(0.5) <= 55
    assert found.quantile(0.9) <= 65
    assert max(abs(share.wins - found.fair) for share in found.by_side if share.games) < 0.03
    assert rules.score is not None
