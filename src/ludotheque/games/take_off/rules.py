"""Take Off!, World Edition: the rules, and nothing but the rules.

Each paragraph sign points into rules.en.md. Cities, colours and cards are numbers (see `tables`), and bits
where several are meant; the record is in `state`. What may be flown is found in `flights`, whom a card may
send in `sends`, and what is asked of fleets as a whole in `fleets`.
"""

from __future__ import annotations

from ludotheque.engine.rulekit import CHANCE, OVER, Mask, Rng, allow_all, allow_word

from .fleets import bump, fleet_of, flying, standing
from .flights import die_for, flights, reason_not_to_fly, reason_not_to_stay
from .invariants import broken
from .sends import may_send, reason_not_to_send, reshuffle, sendable
from .state import (
    ACTIONS,
    BOTH,
    DECISIONS,
    DRAWING,
    FLYING,
    NOBODY,
    SEND,
    SENDING,
    SPARES,
    STARTING,
    STAY,
    THROWING,
    State,
)
from .tables import (
    ANY_THROW,
    BLUE,
    BROWN,
    CARD,
    CARD_CITY,
    COLOURS,
    EAST,
    FACET,
    FINISH,
    FLEETS,
    FULL,
    JETS,
    NEXT,
    NOTHING,
    SIDES,
    START,
    THROWS,
    WORD,
    WORDS,
)

__all__ = ["ACTIONS", "State", "broken"]  # what a rules module provides beside the functions here


def unfit(s: State) -> int:
    """The paragraph that the number of seats or the options break, or 0."""
    if s.jets > JETS:
        return 3
    return 4 if s.teams >= s.seats else 0


def setup(s: State) -> None:
    s.fleets = s.teams if s.teams > 0 else s.seats  # §4: a team has one fleet
    for fleet in range(FLEETS):
        s.pilot[fleet] = fleet
        for jet in range(JETS):
            s.at[fleet, jet] = START  # §3
    for deck in range(len(FULL)):
        for word in range(WORDS):
            s.undrawn[deck, word] = FULL[deck, word]  # §5
    clear_throw(s)
    s.phase = STARTING
    s.actor = CHANCE  # §6: who starts?


def legal(s: State, seat: int, mask: Mask) -> None:
    if seat != s.actor:
        return
    if seat != CHANCE:
        allow_all(mask, s.choices)
    elif s.phase == THROWING:
        for word in range(THROWS):
            allow_word(mask, word, ANY_THROW[word])  # §7
    elif s.phase == DRAWING:
        for word in range(WORDS):
            allow_word(mask, word, s.undrawn[s.deck, word])  # §5
    else:
        allow_all(mask, (1 << s.fleets) - 1)  # §6


def refusal(s: State, seat: int, action: int) -> int:
    """The paragraph that forbids this seat this decision, or 0 where it is legal."""
    if s.actor == OVER:
        return 24
    if seat != s.actor or seat == CHANCE or action >= DECISIONS:
        return 7
    if s.choices >> action & 1:
        return 0
    if action >= SEND:
        return reason_not_to_send(s, action - SEND)
    if s.phase == SENDING:
        return 13
    if action == STAY:
        return reason_not_to_stay(s)
    return reason_not_to_fly(s, action // COLOURS, action % COLOURS)


def apply(s: State, seat: int, action: int) -> None:
    if s.phase == THROWING:
        throw(s, number_of(action))
    elif s.phase == DRAWING:
        draw(s, action)
    elif s.phase == SENDING:
        send(s, action - SEND)
    elif s.phase == STARTING:
        s.first = action
        s.turn = action
        s.phase = THROWING
    elif action == STAY:
        end_throw(s)
    else:
        fly(s, action // COLOURS, action % COLOURS)


def score(s: State, seat: int) -> int:
    """§24: 1 for the winner; §25: with a last round, the number of fleets that stand behind."""
    fleet = fleet_of(s, seat)
    if s.cap == 0:
        return 1 if flying(s, fleet) == 0 else 0
    behind = 0
    for other in range(s.fleets):
        if standing(s, other) < standing(s, fleet):
            behind += 1
    return behind


def hide(s: State, seat: int) -> None:
    """Everything lies open in this game."""


def guess(s: State, seat: int, rng: Rng) -> None:
    """Nothing is hidden, so nothing needs to be guessed."""


# --- a throw, §7 and §19 ---------------------------------------------------------------------------


def number_of(outcome: int) -> int:
    return (outcome >> 6) * WORD + (outcome & 63)


def throw(s: State, number: int) -> None:
    for i in range(2):
        s.thrown[i] = FACET[number // SIDES if i == 0 else number % SIDES]
        s.die[i] = s.thrown[i]
        if s.die[i] == CARD:
            s.die[i] = NOTHING
            s.to_draw += 1
    s.again = 1 if s.thrown[0] == s.thrown[1] else 0  # §19: doubles
    if s.to_draw == 2:
        s.sole = 1 if sendable(s) < 2 else 0
    use_throw(s)


def use_throw(s: State) -> None:
    """§13: the cards first, one by one or (§16, option) both at once; then the colours and jet symbols."""
    if s.to_draw > 0 and (s.hand == 0 or s.double_card == BOTH):
        turn_to_deck(s)
    elif s.hand > 0:
        find_sends(s)
    else:
        find_flights(s)


def end_throw(s: State) -> None:
    if s.landed != NOBODY:
        bump(s, s.at[s.turn, s.landed])  # §21, option: it has not flown on
    clear_throw(s)
    if s.again == 0:
        next_turn(s)
    if s.actor != OVER:
        s.phase = THROWING
        s.actor = CHANCE


def clear_throw(s: State) -> None:
    for i in range(2):
        s.thrown[i] = NOTHING
        s.die[i] = NOTHING
        s.card[i] = 0
    s.choices = 0
    s.sole = 0
    s.sent = NOBODY
    s.landed = NOBODY


def next_turn(s: State) -> None:
    """§6: the next fleet, clockwise; §4: the members of a team take turns."""
    following = s.pilot[s.turn] + s.fleets
    s.pilot[s.turn] = following if following < s.seats else s.turn
    s.turn = s.turn + 1 if s.turn + 1 < s.fleets else 0
    if s.turn == s.first:
        s.rounds += 1
        if s.rounds == s.cap:
            s.actor = OVER  # §25


# --- the cards, §13 to §17 -------------------------------------------------------------------------


def turn_to_deck(s: State) -> None:
    """§14: is a jet of this fleet still in the eastern half, Start included?"""
    s.deck = BLUE
    for jet in range(s.jets):
        if s.at[s.turn, jet] != FINISH and EAST[s.at[s.turn, jet]]:
            s.deck = BROWN
    left = 0
    for word in range(WORDS):
        left |= s.undrawn[s.deck, word]
    if left == 0:
        reshuffle(s)
    s.choices = 0
    s.phase = DRAWING
    s.actor = CHANCE


def draw(s: State, outcome: int) -> None:
    s.undrawn[s.deck, outcome >> 6] &= ~(1 << (outcome & 63))
    s.card[s.hand] = outcome
    s.hand += 1
    s.to_draw -= 1
    use_throw(s)


def find_sends(s: State) -> None:
    """§15: which jets the card may send."""
    choices = 0
    for jet in range(s.jets):
        if may_send(s, jet):
            choices |= 1 << (SEND + jet)
    s.choices = choices
    s.phase = SENDING
    s.actor = s.pilot[s.turn]


def send(s: State, jet: int) -> None:
    city = CARD_CITY[s.deck, s.card[0]]
    s.at[s.turn, jet] = city
    bump(s, city)  # §20
    s.sent = jet
    s.card[0] = s.card[1]
    s.card[1] = 0
    s.hand -= 1
    use_throw(s)


# --- flying, §8 to §12 -----------------------------------------------------------------------------


def find_flights(s: State) -> None:
    s.choices = flights(s)
    if s.choices == 0:
        end_throw(s)  # §11: nothing can be used
    else:
        s.phase = FLYING
        s.actor = s.pilot[s.turn]


def fly(s: State, jet: int, colour: int) -> None:
    to = NEXT[s.at[s.turn, jet], colour]
    s.at[s.turn, jet] = to  # §9
    s.die[die_for(s, colour)] = NOTHING
    if to == FINISH and flying(s, s.turn) == 0:
        s.choices = 0
        s.actor = OVER  # §24: at once
    else:
        land(s, jet, to)
        find_flights(s)


def land(s: State, jet: int, city: int) -> None:
    """§20; §21, option: a jet that may yet fly on does not bump, unless it stays after all."""
    if s.passing == SPARES and (s.die[0] != NOTHING or s.die[1] != NOTHING):
        s.landed = jet
        return
    if s.landed != NOBODY and s.landed != jet:
        bump(s, s.at[s.turn, s.landed])
    s.landed = NOBODY
    bump(s, city)
