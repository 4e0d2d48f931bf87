"""A match: playing, going back, looking, and what is refused."""

from typing import Any

import pytest

from ludotheque.engine.dice import FairDice
from ludotheque.engine.errors import BadSetup, IllegalDecision, Refused, UnknownGame
from ludotheque.engine.match import Entry, Match
from ludotheque.engine.rulekit import CHANCE

RACE, HEXAGONS = "take_it_easy_race", "take_it_easy"


def played(match: Match) -> Match:
    """Played to its end, always by the first legal decision."""
    while match.next() is not None:
        match.play(match.legal()[0])
    return match


def by_hand(game: str, *throws: int, **options: Any) -> Match:
    match = Match(game, dice=None, **options)
    for number in throws:
        match.throw(number)
    return match


def test_a_match_is_played_from_the_opening_to_the_end() -> None:
    match = played(Match(RACE, 2, seed=5))
    assert match.over
    assert match.next() is None
    assert match.winners
    assert max(match.scores) == match.scores[match.winners[0]]
    assert {entry.seat for entry in match.log} == {CHANCE, 0, 1}


def test_nobody_has_won_before_the_end() -> None:
    assert Match(RACE, seed=1).winners == []


def test_the_same_seed_and_decisions_make_the_same_match() -> None:
    assert played(Match(RACE, 2, seed=3)).log == played(Match(RACE, 2, seed=3)).log
    assert played(Match(RACE, 2, seed=3)).log != played(Match(RACE, 2, seed=4)).log


def test_next_lets_chance_happen_until_a_seat_has_to_decide() -> None:
    match = Match(HEXAGONS, 2, seed=1)
    assert (match.actor, match.next(), match.actor) == (CHANCE, 0, 0)
    assert match.next() == 0
    assert len(match.log) == 1


def test_undo_takes_back_the_last_entry_and_the_dice_fall_the_same_way() -> None:
    match = Match(RACE, seed=8)
    match.next()
    thrown, before = match.log[-1], bytes(match.record)
    assert match.undo() == thrown
    assert match.throw() == thrown.action
    assert bytes(match.record) == before


def test_at_goes_to_any_point_and_leaves_the_match_alone() -> None:
    match = played(Match(RACE, 2, seed=3))
    log = list(match.log)
    early = match.at(3)
    assert early.log == log[:3]
    early.undo()
    played(early)
    assert match.log == log
    assert match.at(len(log)).record == match.record
    for point in (-1, len(log) + 1):
        with pytest.raises(Refused, match="no point"):
            match.at(point)


def test_a_copy_goes_its_own_way() -> None:
    match = Match(HEXAGONS, 2, seed=1)
    match.next()
    other = match.copy()
    other.play(7)
    assert (len(match.log), len(other.log)) == (1, 2)
    assert match.record != other.record
    other.undo()
    assert match.record == other.record


def test_seats_that_decide_at_once_do_so_in_any_order() -> None:
    match = by_hand(HEXAGONS, 0, seats=3)
    assert match.waiting() == [0, 1, 2]
    match.play(4, seat=2)
    match.play(5, seat=1)
    assert match.actor == 0
    assert match.waiting() == [0, 1, 2]  # those who have placed may still move
    match.play(6)
    assert (match.actor, match.waiting()) == (CHANCE, [0, 1, 2])
    assert match.log == [Entry(CHANCE, 0), Entry(2, 4), Entry(1, 5), Entry(0, 6)]


def test_a_view_holds_what_the_seat_knows_and_no_more() -> None:
    match = by_hand(HEXAGONS, 0, seats=2)
    match.play(4)
    elsewhere = match.at(1)
    elsewhere.play(9)
    assert match.view(1).record == elsewhere.view(1).record
    assert match.view(0).record != elsewhere.view(0).record
    assert match.view(1).legal == match.legal(1)
    match.view(1).record.load(bytes(match.record.layout.size))
    assert match.legal(1)


def test_names() -> None:
    match = Match(RACE, 2, names=["Anna"], seed=1)
    assert (match.name(0), match.name(1)) == ("Anna", "2")


def test_a_match_says_what_it_is() -> None:
    assert repr(Match(RACE, 2, seed=1)) == f"<Match of {RACE}, 2 seats, 0 entries, to decide: -1>"


@pytest.mark.parametrize(
    ("arguments", "error", "sentence"),
    [
        ({"game": "chess"}, UnknownGame, "no game “chess”"),
        ({"game": RACE, "seats": 7}, BadSetup, "2 to 6 players, not 7"),
        ({"game": RACE, "seats": 1}, BadSetup, "2 to 6 players, not 1"),
        ({"game": RACE, "colour": "red"}, BadSetup, "no option “colour”"),
        ({"game": RACE, "spare": "triple"}, BadSetup, "cannot be “triple”. It can be: double, empty"),
        ({"game": RACE, "seats": 5, "board": 4}, BadSetup, "More players than colours.*§2"),
    ],
)
def test_a_match_that_cannot_be_is_refused(arguments: Any, error: type[Refused], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        Match(**arguments)


def test_options_may_be_given_as_words_numbers_or_truth() -> None:
    assert Match(RACE, seed=1, voluntary=True).options["voluntary"] == "yes"
    assert Match(RACE, seed=1, board="6").options["board"] == 6


def race_before_a_move() -> Match:
    """Red has thrown a 5 for the start, and has one man on A and three in B."""
    return by_hand(RACE, 5, 1, 1, 1)


@pytest.mark.parametrize(
    ("action", "seat", "sentence", "paragraph"),
    [
        (3, None, r"may not do this now \(decision 3\). Now allowed: 0. Only a 6.*§8", 8),
        (4, None, "Use|use the throw", 6),
        (0, 1, "2 has nothing to decide now.*§5", 5),
        (99, None, "“99” is no decision. Now allowed: 0", 0),
        (-1, None, "“-1” is no decision", 0),
        ("0", None, "“0” is no decision", 0),
        (0, 9, "no seat 9 .* 0 to 3", 0),
        (0, -1, "no seat -1 .* 0 to 3", 0),
    ],
)
def test_a_decision_that_is_refused_says_why_and_changes_nothing(
    action: Any, seat: int | None, sentence: str, paragraph: int
) -> None:
    match = race_before_a_move()
    before, log = bytes(match.record), list(match.log)
    with pytest.raises(IllegalDecision, match=sentence) as refused:
        match.play(action, seat)
    assert refused.value.paragraph == paragraph
    assert refused.value.text("fr") != refused.value.text("en")
    assert (bytes(match.record), match.log) == (before, log)


def test_a_seat_waits_for_chance() -> None:
    with pytest.raises(IllegalDecision, match="must decide first"):
        Match(RACE, seed=1).play(0)


def test_after_the_end_nothing_is_decided_and_nothing_thrown() -> None:
    match = played(Match(RACE, 2, seed=3))
    with pytest.raises(IllegalDecision, match="The game is over"):
        match.play(0)
    with pytest.raises(Refused, match="The game is over"):
        match.throw()


def test_a_throw_is_for_chance_alone() -> None:
    match = race_before_a_move()
    with pytest.raises(Refused, match="nothing to throw"):
        match.throw(1)


def test_dice_of_its_own_cannot_be_told_what_to_throw() -> None:
    match = Match(RACE, seed=1)
    with pytest.raises(Refused, match="throws its own dice"):
        match.throw(6)


@pytest.mark.parametrize("outcome", [None, 0, 7])
def test_without_dice_an_outcome_must_be_given_that_can_be(outcome: int | None) -> None:
    with pytest.raises(IllegalDecision, match="Possible: 1, 2, 3, 4, 5, 6"):
        Match(RACE, dice=None).throw(outcome)


def test_nothing_to_take_back_at_the_opening() -> None:
    with pytest.raises(Refused, match="nothing to take back"):
        Match(RACE, seed=1).undo()


def test_the_dice_may_be_shared_and_salted() -> None:
    dice = FairDice(b"secret", {0: "a"})
    assert played(Match(RACE, 2, dice=dice)).log == played(Match(RACE, 2, dice=dice)).log
