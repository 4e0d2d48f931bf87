"""§1 to §6: the players, the map, the fleets, the cards and who starts."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.engine.errors import BadSetup
from ludotheque.engine.match import Match
from ludotheque.engine.rulekit import CHANCE
from ludotheque.games import take_off
from ludotheque.games.take_off import rules, tables
from ludotheque.games.take_off.board import cards, components, order

from .table import FLEETS, Table, opening, table

SLUG = "take_off"


@pytest.mark.rule(SLUG, 1)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_take_part(seats: int) -> None:
    assert opening(seats).s.fleets == seats


@pytest.mark.rule(SLUG, 1)
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_cannot(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 6"):
        Match(take_off.GAME, seats)


@pytest.mark.rule(SLUG, 2)
def test_hawaii_is_at_both_edges_of_the_map() -> None:
    cities = order()
    assert (cities[0].name, cities[-1].name) == ("honolulu_east", "honolulu_west")
    assert cities[0].at[0] == max(city.at[0] for city in cities)
    assert cities[-1].at[0] == min(city.at[0] for city in cities)


@pytest.mark.rule(SLUG, 2)
def test_the_black_line_parts_the_map() -> None:
    parts = components()
    for city in parts.city:
        assert city.half == ("east" if city.at[0] > parts.black_line else "west"), city.name


@pytest.mark.rule(SLUG, 2)
def test_every_entry_says_where_it_comes_from() -> None:
    parts = components()
    proved = {(r.start, r.colour, r.to) for r in parts.route if r.source == "rulebook"}
    assert proved == {
        ("honolulu_east", "red", "midway"),
        ("midway", "yellow", "tokyo"),
        ("honolulu_east", "yellow", "taipei"),
        ("taipei", "red", "wuhan"),
    }
    assert "reconstruction" in {r.source for r in parts.route}


@pytest.mark.rule(SLUG, 3)
@pytest.mark.parametrize("jets", [1, 2, 3, 4])
def test_all_jets_begin_at_start(jets: int) -> None:
    t = opening(6, jets=jets)
    assert all(t.jets(fleet).split() == ["start"] * jets for fleet in FLEETS)


@pytest.mark.rule(SLUG, 3)
def test_two_jets_unless_something_else_is_agreed_on() -> None:
    assert opening(4).s.jets == 2


@pytest.mark.rule(SLUG, 4)
def test_the_members_of_a_team_share_one_fleet() -> None:
    t = table(seats=5, teams=2, white="tokyo", black="wuhan")
    assert t.s.fleets == 2
    assert [t.rules.fleet_of(t.s, seat) for seat in range(5)] == [0, 1, 0, 1, 0]
    assert t.throw("red", "blue").s.actor == 0
    assert t.refused("tokyo", "red") == 0
    assert t.rules.refusal(t.s, 2, t.flight(0, "red")) == 7, "a partner waits for a turn"


@pytest.mark.rule(SLUG, 4, 6)
def test_they_take_turns() -> None:
    t = table(seats=5, teams=2, white="wuhan", black="mexico")
    leaders = []
    for _ in range(8):
        leaders.append(t.s.pilot[t.s.turn])
        t.throw("blue", "red")
    assert leaders == [0, 1, 2, 3, 4, 1, 0, 3]


@pytest.mark.rule(SLUG, 4, 19)
def test_after_doubles_the_same_member_goes_on() -> None:
    t = table(seats=4, teams=2, white="wuhan", black="cairo")
    t.throw("blue", "blue")
    assert (t.turn, t.s.pilot[0]) == ("white", 0)
    assert t.throw("blue", "red").s.pilot[0] == 2


@pytest.mark.rule(SLUG, 4, 24)
def test_a_team_wins_together() -> None:
    t = table(seats=5, teams=2, white="mexico", black="cairo").throw("green", "red").fly("mexico", "green")
    assert t.over
    assert t.scores == [1, 0, 1, 0, 1]


@pytest.mark.rule(SLUG, 4)
@pytest.mark.parametrize(("seats", "teams"), [(2, 2), (2, 3), (3, 3)])
def test_there_must_be_more_players_than_teams(seats: int, teams: int) -> None:
    with pytest.raises(BadSetup, match=r"more players than teams.*\(§4\)"):
        Match(take_off.GAME, seats, teams=teams)


@pytest.mark.rule(SLUG, 5)
def test_there_is_a_card_for_every_member_and_both_observers() -> None:
    assert len(cards().country) == 193 + 2
    assert len({country.capital for country in cards().country}) == 195


@pytest.mark.rule(SLUG, 5)
def test_brown_cards_lie_east_and_blue_cards_west_of_the_line() -> None:
    half = {city.name: city.half for city in components().city}
    for country in cards().country:
        assert country.deck == {"east": "brown", "west": "blue"}[half[country.capital]], country.en


@pytest.mark.rule(SLUG, 5)
def test_all_cards_lie_face_down_and_each_is_as_likely_as_another() -> None:
    t = Table(take_off.GAME.opening(*take_off.GAME.settle(2, {})), take_off.GAME)
    assert (t.undrawn(0), t.undrawn(1)) == tuple(len(cards().deck(deck)) for deck in (0, 1))
    t._apply(CHANCE, 0)
    t.throw("take_off", "red")
    mask = [0] * (rules.ACTIONS // 64)
    rules.legal(t.s, CHANCE, mask)
    outcomes = [64 * word + bit for word in range(len(mask)) for bit in range(64) if mask[word] >> bit & 1]
    cities = {int(tables.CARD_CITY[0, outcome]) for outcome in outcomes}
    assert cities == {t.number(country.capital) for country in cards().deck(0)}


@pytest.mark.rule(SLUG, 6)
def test_any_fleet_may_have_the_first_turn() -> None:
    t = opening(4)
    mask = [0] * (rules.ACTIONS // 64)
    t.rules.legal(t.s, CHANCE, mask)
    assert mask[0] == 0b1111


@pytest.mark.rule(SLUG, 6)
def test_the_others_follow_clockwise() -> None:
    t = table(turn="orange", seats=4)
    turns = []
    for _ in range(5):
        turns.append(t.turn)
        t.throw("blue", "green")
    assert turns == ["orange", "violet", "white", "black", "orange"], "nobody can use blue or green at Start"


@pytest.mark.rule(SLUG, 6)
def test_the_lot_is_fair() -> None:
    starters = Counter(Match(take_off.GAME, 3, seed=seed).throw() for seed in range(300))
    assert set(starters) == {0, 1, 2}
    assert min(starters.values()) > 70
