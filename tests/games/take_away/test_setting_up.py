"""§1 to §7: the table, what is owned at the beginning, and who starts."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.engine.errors import BadSetup
from ludotheque.engine.match import Match
from ludotheque.engine.rulekit import CHANCE
from ludotheque.engine.texts import LANGUAGES
from ludotheque.games.take_away import GAME, state
from ludotheque.games.take_away.cards import DOES
from ludotheque.games.take_away.goods import stock

from .table import CITIES, COLOURS, DECK, PARTS, PRICES, opening, pair

SLUG = "take_away"


@pytest.mark.rule(SLUG, 1)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_take_part(seats: int) -> None:
    t = opening(seats)
    assert t.s.seats == seats
    assert len({t.s.at[seat] for seat in range(seats)}) == seats


@pytest.mark.rule(SLUG, 1)
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_cannot(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 6"):
        Match(GAME, seats)


@pytest.mark.rule(SLUG, 3)
def test_sixty_tokens_cost_a_thousand_on_average() -> None:
    s = opening().s
    tokens = {p: sum(s.left[c, i] for c in range(len(COLOURS))) for i, p in enumerate(PRICES)}
    assert tokens == {500: 18, 1000: 24, 1500: 18}
    assert sum(price * n for price, n in tokens.items()) == 60 * 1000


@pytest.mark.rule(SLUG, 3, 20)
def test_a_token_lies_face_down_in_every_city() -> None:
    t = opening()
    assert {t.token(city) for city in CITIES} == {"unseen"}
    assert [stock(t.s, colour) for colour in range(6)] == [8] * 6


@pytest.mark.rule(SLUG, 4)
def test_nineteen_discount_cards_and_thirty_six_chance_cards() -> None:
    assert {kind.percent: kind.count for kind in DECK.discount} == {10: 5, 20: 5, 30: 5, 40: 4}
    assert len(DECK.chance) == 36
    s = opening().s
    assert sum(s.pile[k] for k in range(4)) == 19
    assert s.cards.bit_count() == 36


@pytest.mark.rule(SLUG, 4)
def test_the_chance_cards_are_of_every_kind() -> None:
    kinds = Counter(card.does for card in DECK.chance)
    assert set(kinds) == set(DOES)
    assert sum(kinds[kept] for kept in ("guard", "credit", "voucher", "ride")) == 4


@pytest.mark.rule(SLUG, 5)
def test_everybody_starts_with_five_thousand_dollars() -> None:
    t = opening(3)
    assert t.money == [5000] * 3
    assert t.s.bank == 0


@pytest.mark.rule(SLUG, 18, 19)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_names_what_the_squares_of_this_board_pay(lang: str) -> None:
    for kind, paragraph in (("bonus", 18), ("agency", 19)):
        (amount,) = {square.amount for square in PARTS.square if square.kind == kind}
        assert f" {amount} dollars" in GAME.rulebook(lang).paragraph(paragraph).text


@pytest.mark.rule(SLUG, 6)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_and_the_buildings(lang: str) -> None:
    text = GAME.rulebook(lang).paragraph(6).text
    assert [b.name(lang) for b in PARTS.building if b.name(lang).lower() not in text.lower()] == []


@pytest.mark.rule(SLUG, 6)
@pytest.mark.parametrize(
    ("seats", "played"),
    [(2, [0, 3]), (3, [0, 2, 4]), (4, [0, 1, 3, 4]), (5, [0, 1, 2, 3, 4]), (6, [0, 1, 2, 3, 4, 5])],
)
def test_buyers_sit_spread_around_the_board(seats: int, played: list[int]) -> None:
    t = opening(seats)
    assert [t.s.building[seat] for seat in range(seats)] == played
    assert [t.place(seat) for seat in range(seats)] == ["home"] * seats


@pytest.mark.rule(SLUG, 6)
def test_buildings_may_be_drawn() -> None:
    t = opening(3, buildings="drawn")
    assert t.legal(CHANCE) == [0, 1, 2, 3, 4, 5]
    t.chance(4)
    assert t.legal(CHANCE) == [0, 1, 2, 3, 5]
    t.chance(1).chance(5)
    assert [t.s.building[seat] for seat in range(3)] == [4, 1, 5]
    assert t.s.phase == state.OPENING


@pytest.mark.rule(SLUG, 6)
def test_or_chosen_in_turn() -> None:
    t = opening(2, buildings="chosen")
    assert t.s.actor == 0
    t.decide(2)
    assert t.s.actor == 1
    assert t.refused(2) == 6
    t.decide(3)
    assert [t.place(0), t.place(1)] == ["home", "home"]
    assert PARTS.building[t.s.building[0]].en == "Pentagon"


@pytest.mark.rule(SLUG, 7)
def test_the_highest_throw_starts() -> None:
    t = opening(3).chance(pair(2, 3)).chance(pair(6, 4)).chance(pair(1, 1))
    assert (t.s.actor, t.s.turn, t.s.starter) == (1, 1, 1)
    assert t.place(1) == "home", "this throw moves nobody"


@pytest.mark.rule(SLUG, 7)
def test_those_who_tie_throw_again_among_themselves() -> None:
    t = opening(3).chance(pair(5, 5)).chance(pair(1, 2)).chance(pair(6, 4))
    assert (t.s.actor, t.s.turn) == (CHANCE, 0)
    t.chance(pair(2, 2))
    assert t.s.turn == 2
    t.chance(pair(3, 1))
    assert t.s.turn == 0, "a tie once more"
    t.chance(pair(1, 1)).chance(pair(1, 2))
    assert (t.s.actor, t.s.starter) == (2, 2)


@pytest.mark.rule(SLUG, 7, 12)
def test_a_double_at_the_start_earns_nothing() -> None:
    t = opening(2).chance(pair(6, 6)).chance(pair(1, 2))
    assert (t.s.doubles, t.s.again, t.s.bonus) == (0, 0, 0)
