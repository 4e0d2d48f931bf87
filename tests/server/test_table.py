"""What may be asked of a table, and what comes of it."""

from __future__ import annotations

import random

import pytest

from ludotheque.engine.errors import IllegalDecision, Refused
from ludotheque.engine.notation import of
from ludotheque.engine.rulekit import CHANCE
from ludotheque.server.refusing import Denied
from ludotheque.server.tables import asks, doing
from ludotheque.server.tables import events as e
from ludotheque.server.tables.looking import Change, Eye, facts, snapshot
from ludotheque.server.tables.opening import Wish, head_of, rematch_of
from ludotheque.server.tables.table import Table

from .tables import HEXAGONS, PEOPLE, RACE, a_game, a_head, a_table, again, any_play, do, every_game, play


def refused(table: Table, person: str, ask: asks.AnyAsk) -> str:
    """The code of the refusal, having checked that nothing has changed."""
    before = (table.number, facts(table), bytes(table.play.record) if table.play else b"")
    with pytest.raises(Refused) as reason:
        doing.carry_out(table, person, ask)
    assert (table.number, facts(table), bytes(table.play.record) if table.play else b"") == before
    assert reason.value.text("en") and reason.value.text("fr")
    return reason.value.key


# --- before the start ---


def test_somebody_sits_down_with_a_name_and_gets_up_again() -> None:
    table = Table(a_head())
    assert do(table, "bob", asks.Sit(1, "  Bob \u200b the\n Great ")) == [e.Sat(1, "bob", "Bob the Great")]
    assert table.seats_of("bob") == [1] and not table.seats_of("")
    assert refused(table, "cid", asks.Sit(1, "Cid")) == "seat-taken"
    assert refused(table, "cid", asks.GetUp(1)) == "not-your-seat"
    assert do(table, "bob", asks.GetUp(1)) == [e.GotUp(1, "bob")]
    assert refused(table, "bob", asks.GetUp(1)) == "not-your-seat"
    assert refused(table, "ann", asks.GetUp(1)) == "seat-empty"
    assert refused(table, "cid", asks.Sit(2, "Cid")) == "no-such-seat"
    assert refused(table, "cid", asks.Sit(1, "\u200b \n")) == "name-empty"


def test_one_device_may_hold_several_seats() -> None:
    table = Table(a_head())
    for seat in range(2):
        do(table, "ann", asks.Sit(seat, f"Child {seat}"))
    do(table, "ann", asks.Start())
    for _ in range(20):
        seat = table.match.actor
        do(table, "ann", asks.Decide(seat, table.number, table.match.legal()[0]))
    assert snapshot(table, Eye(0), "ann").yours == [0, 1]


def test_who_opened_the_table_puts_bots_on_seats() -> None:
    table = Table(a_head())
    assert refused(table, "bob", asks.SeatBot(1, "easy")) == "not-host"
    assert refused(table, "ann", asks.SeatBot(1, "genius")) == "no-such-level"
    do(table, "ann", asks.SeatBot(1, "easy"))
    assert refused(table, "bob", asks.Sit(1, "Bob")) == "seat-taken"
    assert table.due is None
    do(table, "ann", asks.Sit(0, "Ann"))
    do(table, "ann", asks.Start())
    assert (table.due is not None) == (table.match.actor == 1)
    assert refused(table, "ann", asks.Decide(1, table.number, 0)) == "not-your-seat"


def test_the_game_begins_when_all_seats_are_taken() -> None:
    table = Table(a_head())
    do(table, "ann", asks.Sit(0, "Ann"))
    assert refused(table, "ann", asks.Start()) == "seats-free"
    assert refused(table, "ann", asks.Decide(0, table.number, 0)) == "not-started"
    do(table, "bob", asks.Sit(1, "Bob"))
    assert refused(table, "eve", asks.Start()) == "not-seated"
    do(table, "bob", asks.Start())
    assert table.status == "running" and table.match.names == ["Ann", "Bob"]
    assert refused(table, "ann", asks.Start()) == "started"
    assert refused(table, "eve", asks.Sit(0, "Eve")) == "started"


def test_every_seat_may_add_a_salt_and_the_dice_depend_on_it() -> None:
    plain, salted = a_table(), a_table()
    do(salted, "bob", asks.Salt(1, "my lucky words"))
    assert refused(salted, "bob", asks.Salt(0, "not mine")) == "not-your-seat"
    outcomes = []
    for table in (plain, salted):
        promised = facts(table).commitment
        rng = random.Random(1)
        happened = do(table, "ann", asks.Start())
        while not table.match.over:
            happened += any_play(table, rng)
        assert facts(table).commitment == promised
        outcomes.append([event.outcome for event in happened if isinstance(event, e.Thrown)][:20])
        ludo = of(table.match, secret=True)
        assert ludo.dice is not None and ludo.dice.secret == facts(table).secret
    assert outcomes[0] != outcomes[1]
    assert refused(salted, "bob", asks.Salt(1, "late")) == "game-over"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (Wish("chess"), "unknown-game"),
        (Wish(RACE, 9), "seats"),
        (Wish(RACE, 2, {"colour": "red"}), "unknown-option"),
        (Wish(RACE, 2, {"board": 5}), "option-value"),
        (Wish(RACE, 6, {"board": 4}), "options-unfit"),
    ],
)
def test_a_table_that_cannot_be_played_is_not_opened(wish: Wish, code: str) -> None:
    with pytest.raises(Refused) as reason:
        head_of("ann", wish)
    assert reason.value.key == code


# --- the game ---


@pytest.mark.parametrize("game", every_game())
def test_a_table_is_what_its_journal_says(game: str) -> None:
    rng = random.Random(3)
    table = Table(a_head(game, None))
    happened: list[e.Event] = []
    for seat in range(len(table.chairs)):
        happened += do(table, "ann", asks.Sit(seat, f"N{seat}"))
    happened += do(table, "ann", asks.Start())
    for _ in range(60):
        if table.match.over:
            break
        seat = rng.choice(table.match.waiting())
        ask = asks.Decide(seat, table.number, rng.choice(table.match.legal(seat)))
        happened += do(table, "ann", ask)
    other = again(Table(table.head), happened)
    assert (other.number, other.status, other.entries) == (table.number, table.status, table.entries)
    assert other.match.log == table.match.log and other.match.record == table.match.record
    eyes = [Eye(seat) for seat in range(-1, len(table.chairs))]
    assert [snapshot(other, eye) for eye in eyes] == [snapshot(table, eye) for eye in eyes]


def test_a_forged_throw_in_a_journal_is_found() -> None:
    table = a_table()
    happened = do(table, "ann", asks.Start())
    first = next(event for event in happened if isinstance(event, e.Thrown))
    first.outcome = (first.outcome + 1) % 6
    with pytest.raises(ValueError, match="not what its dice say"):
        again(a_table(), happened)


def test_a_refused_decision_names_the_paragraph_and_what_is_allowed() -> None:
    table = a_game(HEXAGONS)
    play(table, 5, 0)
    play(table, 7, 1)
    with pytest.raises(IllegalDecision) as reason:
        doing.carry_out(table, "ann", asks.Decide(0, table.number, 5))
    assert reason.value.paragraph == 6 and "§6" in reason.value.text("en")
    assert reason.value.values["legal"].startswith("0, 1, 2, 3, 4, 6")


def test_what_was_decided_about_another_position_is_refused() -> None:
    table = a_game()
    while table.match.actor != 0 or len(table.match.legal()) < 2:
        play(table)
    at, (one, two, *_) = table.number, table.match.legal()
    do(table, "ann", asks.Decide(0, at, one))
    assert refused(table, "ann", asks.Decide(0, at, two)) == "moved-on"
    assert refused(table, "ann", asks.Decide(0, table.number + 1, two)) == "number-ahead"
    with pytest.raises(doing.Already) as done:  # the same again, as after a lost answer
        doing.carry_out(table, "ann", asks.Decide(0, at, one))
    assert done.value.number == at + 1


def test_who_decides_at_the_same_time_does_not_disturb_the_others() -> None:
    table = a_game(HEXAGONS, 3)
    at = table.number
    for seat, person in ((2, "cid"), (0, "ann"), (1, "bob")):
        assert table.match.legal(seat)
        do(table, person, asks.Decide(seat, at, seat))
    assert len(table.match.log) == 5  # the first tile, three times laid, and the next tile


def test_nobody_decides_for_another() -> None:
    table = a_game()
    seat = table.match.actor
    assert refused(table, "eve", asks.Decide(seat, table.number, 0)) == "not-your-seat"
    assert refused(table, "", asks.Decide(seat, table.number, 0)) == "not-your-seat"
    other = 1 - seat
    assert refused(table, ("ann", "bob")[other], asks.Decide(other, table.number, 0)) == "not-your-turn"


# --- taking back ---


def asked_table() -> Table:
    """A table of hexagons where the next tile is drawn when somebody asks."""
    table = a_game(HEXAGONS, throws="asked")
    do(table, "ann", asks.Throw(table.number))
    return table


def test_a_decision_is_taken_back_when_all_others_agree() -> None:
    table = asked_table()
    play(table, 5, 0)
    assert do(table, "ann", asks.TakeBack(0)) == [e.AskedBack(0, 1)]
    assert facts(table).offer is not None
    assert refused(table, "eve", asks.Agree(1)) == "not-your-seat"
    assert do(table, "bob", asks.Agree(1)) == [e.Agreed(1), e.TookBack(1)]
    assert len(table.match.log) == 1 and facts(table).offer is None
    assert refused(table, "bob", asks.Agree(1)) == "nothing-asked"
    play(table, 6, 0)
    assert table.match.log[-1] == (0, 6)


def test_one_who_does_not_agree_is_enough() -> None:
    table = asked_table()
    play(table, 5, 0)
    do(table, "ann", asks.TakeBack(0))
    assert do(table, "bob", asks.Decline(1)) == [e.Declined(1)]
    assert len(table.match.log) == 2 and facts(table).offer is None


def test_playing_on_ends_the_question() -> None:
    table = asked_table()
    play(table, 5, 0)
    do(table, "ann", asks.TakeBack(0))
    play(table, 5, 1)
    assert refused(table, "bob", asks.Agree(1)) == "nothing-asked"


def test_what_chance_has_shown_is_not_taken_back() -> None:
    table = asked_table()
    assert refused(table, "ann", asks.TakeBack(0)) == "back-revealed"
    play(table, 5, 0)
    play(table, 5, 1)
    do(table, "ann", asks.Throw(table.number))
    assert table.match.log[-1].seat == CHANCE
    assert refused(table, "ann", asks.TakeBack(0)) == "back-revealed"
    assert refused(a_game(HEXAGONS, throws="asked"), "ann", asks.TakeBack(0)) == "nothing-to-take-back"


def test_alone_nobody_has_to_be_asked_and_old_decisions_are_void() -> None:
    table = Table(a_head(HEXAGONS, 1, throws="asked"))
    do(table, "ann", asks.Sit(0, "Ann"))
    do(table, "ann", asks.Start())
    do(table, "ann", asks.Throw(table.number))
    at = table.number
    play(table, 5)
    assert [type(event) for event in do(table, "ann", asks.TakeBack(0))] == [e.AskedBack, e.TookBack]
    assert refused(table, "ann", asks.Decide(0, at, 5)) == "moved-on"
    play(table, 6)


def test_chance_waits_to_be_asked_where_that_was_agreed() -> None:
    table = a_game(throws="asked")
    assert table.match.actor == CHANCE
    assert refused(table, "eve", asks.Throw(table.number)) == "not-seated"
    assert refused(table, "ann", asks.Throw(table.number + 1)) == "number-ahead"
    at = table.number
    assert [type(event) for event in do(table, "bob", asks.Throw(at))] == [e.Thrown]
    assert refused(table, "ann", asks.Throw(at)) == "moved-on"  # both had asked


# --- clocks ---


def late(table: Table) -> int:
    """The seat that has to decide is away, as when its time has run out."""
    seat = table.match.actor
    table.take(e.Away(seat))
    return seat


def test_a_clock_runs_where_another_person_waits() -> None:
    table = a_game(seconds=30)
    table.time = 5_000
    assert table.deadline == table.due == 35_000
    seat = late(table)
    assert table.bot_to_move() == seat and table.deadline is None and table.due == 5_000
    assert snapshot(table, Eye(0)).table.places[seat].away
    assert a_game().deadline is None
    alone = Table(a_head(seconds=30))
    for place in range(2):
        do(alone, "ann", asks.Sit(place, "Ann"))
    do(alone, "ann", asks.Start())
    assert alone.deadline is None


def test_who_was_away_comes_back_by_saying_so_or_by_deciding() -> None:
    table = a_game(seconds=30)
    seat = late(table)
    assert refused(table, PEOPLE[1 - seat], asks.Here(seat)) == "not-your-seat"
    assert refused(table, PEOPLE[1 - seat], asks.Here(1 - seat)) == "not-away"
    assert do(table, PEOPLE[seat], asks.Here(seat)) == [e.Returned(seat)]
    assert table.bot_to_move() is None
    seat = late(table)
    assert refused(table, PEOPLE[seat], asks.Decide(seat, table.number, 77)) == "not-an-action"
    happened = play(table)
    assert e.Returned(seat) in happened and not table.chairs[seat].away


def test_nobody_waits_for_the_agreement_of_somebody_who_is_away() -> None:
    table = a_game(HEXAGONS, 3, throws="asked", seconds=30)
    do(table, "ann", asks.Throw(table.number))
    play(table, 5, 0)
    assert late(table) == 1
    do(table, "ann", asks.TakeBack(0))
    assert e.TookBack(1) in do(table, "cid", asks.Agree(2))


# --- talking ---


def test_who_sits_at_the_table_may_talk_until_the_host_minds() -> None:
    table = a_game(throws="asked")
    at = table.number
    assert do(table, "bob", asks.Say(1, " good\nluck ")) == [e.Said(1, "bob", "good luck")]
    assert refused(table, "eve", asks.Say(1, "I was never here")) == "not-your-seat"
    assert refused(table, "bob", asks.Hush()) == "not-host"
    do(table, "ann", asks.Throw(at))  # what is said meanwhile does not matter
    do(table, "ann", asks.Hush())
    assert refused(table, "ann", asks.Hush()) == "is-so"
    assert refused(table, "bob", asks.Say(1, "but")) == "hushed"
    do(table, "ann", asks.Hush(False))
    happened = do(table, "bob", asks.Say(1, "thanks"))
    assert [one.text for one in Change.of(table, happened).shown(Eye(0)).said] == ["thanks"]
    assert [one.text for one in snapshot(table, Eye(-1)).said] == ["good luck", "thanks"]
    for _ in range(99):
        do(table, "ann", asks.Say(0, "x" * 200))
    assert len(snapshot(table, Eye(0)).said) == 16
    assert e.without_person(e.encode(happened[0])) == '["say",1,"gone","…"]'


# --- the end ---


def test_of_two_the_one_who_stays_has_won() -> None:
    table = a_game()
    do(table, "ann", asks.Resign(0))
    assert table.status == "over" and table.winners() == [1]
    assert refused(table, "bob", asks.Decide(1, table.number, 0)) == "game-over"


def test_of_three_a_bot_plays_on_for_the_one_who_goes() -> None:
    table = a_game(seats=3)
    while table.match.actor != 0:
        play(table)
    do(table, "ann", asks.Resign(0))
    assert table.status == "running" and table.due is not None and table.bot_to_move() == 0
    assert refused(table, "ann", asks.Decide(0, table.number, 0)) == "has-resigned"
    assert refused(table, "ann", asks.Resign(0)) == "has-resigned"
    do(table, "bob", asks.Resign(1))
    assert facts(table).status == "over" and table.winners() == [2]


def test_a_rematch_moves_everybody_one_seat_further() -> None:
    table = a_game(seats=3)
    with pytest.raises(Denied, match="after the game"):
        rematch_of(table, "ann")
    do(table, "ann", asks.Resign(0))
    do(table, "bob", asks.Resign(1))
    with pytest.raises(Denied, match="who sit at the table"):
        rematch_of(table, "eve")
    values, happened, people = rematch_of(table, "cid")
    assert [(one.seat, one.name) for one in happened if isinstance(one, e.Sat)] == [
        (0, "Bob"),
        (1, "Cid"),
        (2, "Ann"),
    ]
    assert people == ["ann", "bob", "cid"] and values["host"] == "cid"
    assert values["secret"] != table.head.secret


def test_who_opened_the_table_closes_it_but_not_during_the_game() -> None:
    table = a_table()
    assert refused(table, "bob", asks.Close()) == "not-host"
    do(table, "ann", asks.Start())
    assert refused(table, "ann", asks.Close()) == "running"
    do(table, "bob", asks.Resign(1))
    do(table, "ann", asks.Close())
    assert table.status == "closed" and refused(table, "ann", asks.Close()) == "closed"
