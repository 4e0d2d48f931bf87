"""Take Off!, World Edition: the rules, and nothing but the rules.

Each paragraph sign points into rules.en.md. A city is its place in an order in which every route leads to a
greater number (see `board.order`). A colour is a bit where several are meant.
"""

from __future__ import annotations

from typing import Annotated, Final

import numpy as np

from ludotheque.engine.record import Cells, Int8, Int16, Int32, Int64, Record
from ludotheque.engine.rulekit import CHANCE, OVER, Mask, Rng, allow_all, allow_word

from .board import DECKS, PLAYERS, cards, components, legs_left, order
from .board import JET as JET_FACET

_PARTS = components()
_CITIES = [city.name for city in order()]  # §2
_COLOURS = [colour.name for colour in _PARTS.colour]
_DECKS = [cards().deck(number) for number in range(len(DECKS))]
_LEFT = legs_left()

FLEETS: Final = PLAYERS
JETS: Final = _PARTS.jets
COLOURS: Final = len(_COLOURS)
CITIES: Final = len(_CITIES)
START: Final = 0
FINISH: Final = CITIES - 1
SIDES: Final = len(_PARTS.die)  # facets of a die

# What a facet shows: a colour from 0 on, or one of these.
JET: Final = COLOURS
CARD: Final = COLOURS + 1
NOTHING: Final = COLOURS + 2  # a die that has been used
FACET: Final = np.array(
    [_COLOURS.index(f) if f in _COLOURS else JET if f == JET_FACET else CARD for f in _PARTS.die], np.int64
)
# The colours that a facet lets a jet fly, one bit each.
LETS: Final = np.array([*(1 << c for c in range(COLOURS)), (1 << COLOURS) - 1, 0, 0], np.int64)

NEXT: Final = np.full((CITIES, COLOURS), -1, np.int64)  # §9: where each colour leads, or -1
for _route in _PARTS.route:
    NEXT[_CITIES.index(_route.start), _COLOURS.index(_route.colour)] = _CITIES.index(_route.to)
ROUTES: Final = ((NEXT >= 0) << np.arange(COLOURS)).sum(axis=1)  # the colours that leave a city, one bit each
EAST: Final = np.array([int(city.half == "east") for city in order()], np.int64)  # §14
LEFT: Final = np.array([_LEFT[name] for name in _CITIES], np.int64)  # the fewest routes to Finish

# A throw or a card is a number; its outcome of chance is 64 * (number // WORD) + number % WORD.
WORD: Final = 62
THROWS: Final = -(-SIDES * SIDES // WORD)  # words of outcomes
WORDS: Final = max(-(-len(deck) // WORD) for deck in _DECKS)
ANY_THROW: Final = np.array([(1 << min(WORD, SIDES * SIDES - WORD * w)) - 1 for w in range(THROWS)], np.int64)
FULL: Final = np.zeros((len(DECKS), WORDS), np.int64)  # §5: the cards of each deck, one bit each
CARD_CITY: Final = np.zeros((len(DECKS), 64 * WORDS), np.int64)  # by outcome
for _d, _deck in enumerate(_DECKS):
    for _c, _country in enumerate(_deck):
        FULL[_d, _c // WORD] |= 1 << _c % WORD
        CARD_CITY[_d, 64 * (_c // WORD) + _c % WORD] = _CITIES.index(_country.capital)
BROWN, BLUE = 0, 1

# Decisions: jet * COLOURS + colour flies; the others are
STAY: Final = JETS * COLOURS  # to leave the jet symbols unused
SEND: Final = STAY + 1  # + jet: whom the card sends
DECISIONS: Final = SEND + JETS
ACTIONS: Final = 64 * max(THROWS, WORDS)

STARTING, THROWING, DRAWING, SENDING, FLYING = range(5)  # phases
MAY, MUST = 0, 1  # jet_symbol
IN_TURN, BOTH = 0, 1  # double_card
BUMPS, SPARES = 0, 1  # passing
NOBODY: Final = JETS  # no jet


class State(Record):
    actor: Int8
    seats: Int8
    # Options, each with the paragraph that explains it.
    jets: Int8  # §3
    teams: Int8  # §4
    jet_symbol: Int8  # §12
    airborne: Int8  # §15
    double_card: Int8  # §16
    quiz: Int8  # §18
    passing: Int8  # §21
    cap: Int8  # §25
    # The position.
    fleets: Int8
    at: Annotated[Cells, Int16, FLEETS, JETS]  # the city of each jet
    pilot: Annotated[Cells, Int8, FLEETS]  # the seat that plays the next turn of a fleet
    undrawn: Annotated[Cells, Int64, len(DECKS), WORDS]  # the cards face down, one bit each
    phase: Int8
    first: Int8  # the fleet that had the first turn
    turn: Int8  # the fleet whose turn it is
    rounds: Int32  # complete ones
    again: Int8  # §19: were doubles thrown?
    thrown: Annotated[Cells, Int8, 2]  # what the dice show
    die: Annotated[Cells, Int8, 2]  # the same, until it is used
    choices: Int32  # what may be decided, one bit each
    deck: Int8  # from which the cards in hand are
    card: Annotated[Cells, Int16, 2]  # the cards in hand, as outcomes; the first is the next to be used
    hand: Int8  # how many those are
    to_draw: Int8  # cards that this throw still calls for
    sent: Int8  # the jet that the first card has sent, or NOBODY
    sole: Int8  # §16: does one jet fly to both cities?
    landed: Int8  # §21, option: the jet that may yet fly on without bumping, or NOBODY


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


def reshuffle(s: State) -> None:
    """§17: the used cards of this deck are shuffled, but not one that is still in hand."""
    for word in range(WORDS):
        s.undrawn[s.deck, word] = FULL[s.deck, word]
        if s.hand > 0 and s.card[0] >> 6 == word:
            s.undrawn[s.deck, word] &= ~(1 << (s.card[0] & 63))


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


def may_send(s: State, jet: int) -> bool:
    if s.sent != NOBODY and s.sole:
        return jet == s.sent  # §16: the only one flies to both cities
    if jet == s.sent or not eligible(s, jet):
        return False  # §16: the second card sends another one
    return first_there(s, jet, s.sent)


def eligible(s: State, jet: int) -> bool:
    """§15: any jet that has not finished; option: one at Start only if all others are there too."""
    if jet >= s.jets or s.at[s.turn, jet] == FINISH:
        return False
    return s.airborne == 0 or s.at[s.turn, jet] != START or on_the_way(s) == 0


def on_the_way(s: State) -> int:
    """The jets of the fleet in turn that are neither at Start nor at Finish."""
    count = 0
    for jet in range(s.jets):
        if START < s.at[s.turn, jet] < FINISH:
            count += 1
    return count


def sendable(s: State) -> int:
    """§16: the jets from which two cards may choose; §15, option: those on the way."""
    return on_the_way(s) if s.airborne else flying(s, s.turn)


def send(s: State, jet: int) -> None:
    city = CARD_CITY[s.deck, s.card[0]]
    s.at[s.turn, jet] = city
    bump(s, city)  # §20
    s.sent = jet
    s.card[0] = s.card[1]
    s.card[1] = 0
    s.hand -= 1
    use_throw(s)


def reason_not_to_send(s: State, jet: int) -> int:
    """The paragraph that keeps a card from sending this jet."""
    if s.phase != SENDING:
        return 13
    if jet >= s.jets:
        return 3
    if s.at[s.turn, jet] == FINISH:
        return 23  # §23: it is out of play
    if jet == s.sent or (s.sent != NOBODY and s.sole):
        return 16
    return 8 if eligible(s, jet) else 15


# --- flying, §8 to §12 -----------------------------------------------------------------------------


def find_flights(s: State) -> None:
    s.choices = flights(s)
    if s.choices == 0:
        end_throw(s)  # §11: nothing can be used
    else:
        s.phase = FLYING
        s.actor = s.pilot[s.turn]


def flights(s: State) -> int:
    """§10: of all flights, those after which as many dice as possible are used; and those that win."""
    lets, best, found, winning = LETS[s.die[0]] | LETS[s.die[1]], 0, 0, 0
    last = flying(s, s.turn) == 1
    for jet in range(s.jets):
        ways = ROUTES[s.at[s.turn, jet]] & lets
        if ways and first_there(s, jet):
            others = ways_of_others(s, jet)
            for colour in range(COLOURS):
                if ways >> colour & 1:
                    flight = 1 << (jet * COLOURS + colour)
                    to = NEXT[s.at[s.turn, jet], colour]
                    used = dice_used(s, colour, others | ROUTES[to])
                    if used > best:
                        best = used
                        found = 0
                    if used == best:
                        found |= flight
                    if last and to == FINISH:
                        winning |= flight  # §24: it ends the game, so that nothing is left to be used
    if best == 0 and found:
        found |= 1 << STAY  # §12: only jet symbols can be used, and they need not be
    return found | winning


def first_there(s: State, jet: int, but: int = NOBODY) -> bool:
    """§8: jets of a fleet in the same city are alike: only the first of them (but one) can be meant."""
    earlier = 0
    for other in range(jet):
        if other != but and s.at[s.turn, other] == s.at[s.turn, jet]:
            earlier += 1
    return earlier == 0


def ways_of_others(s: State, jet: int) -> int:
    """The colours that leave the cities of the other jets of the fleet in turn."""
    ways = 0
    for other in range(s.jets):
        if other != jet:
            ways |= ROUTES[s.at[s.turn, other]]
    return ways


def die_for(s: State, colour: int) -> int:
    """§12: which die lets a jet fly this colour; the die of this colour before a jet symbol."""
    if s.die[0] == colour:
        return 0
    if s.die[1] == colour:
        return 1
    return 0 if s.die[0] == JET else 1


def dice_used(s: State, colour: int, ways: int) -> int:
    """How many dice that must be used are used by a flight, if these colours leave the cities after it."""
    die = die_for(s, colour)
    rest = s.die[1 - die]
    used = duty(s, s.die[die])
    return used + duty(s, rest) if ways & LETS[rest] else used


def duty(s: State, facet: int) -> int:
    """§10: a colour must be used if possible; §12: a jet symbol may be."""
    return 1 if facet < COLOURS or (facet == JET and s.jet_symbol == MUST) else 0


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


def bump(s: State, city: int) -> None:
    """§20: all opposing jets go back from here to Start; §22: but not from Finish."""
    if city == FINISH:
        return
    for fleet in range(s.fleets):
        if fleet != s.turn:
            for jet in range(s.jets):
                if s.at[fleet, jet] == city:
                    s.at[fleet, jet] = START


def reason_not_to_fly(s: State, jet: int, colour: int) -> int:
    """The paragraph that forbids this flight."""
    if jet >= s.jets:
        return 3
    city = s.at[s.turn, jet]
    if city == FINISH:
        return 23  # §23
    if (LETS[s.die[0]] | LETS[s.die[1]]) >> colour & 1 == 0:
        return 8
    if ROUTES[city] >> colour & 1 == 0:
        return 9
    return 10 if first_there(s, jet) else 8


def reason_not_to_stay(s: State) -> int:
    """§12, option: a jet symbol must be used; §10: a colour always must."""
    for i in range(2):
        if s.die[i] < COLOURS:
            return 10
    return 12


# --- the fleets ------------------------------------------------------------------------------------


def fleet_of(s: State, seat: int) -> int:
    """§4: the seats of a team sit apart, so that the fleets take turns."""
    return seat % s.fleets


def flying(s: State, fleet: int) -> int:
    """How many jets of a fleet have not finished."""
    count = 0
    for jet in range(s.jets):
        if s.at[fleet, jet] != FINISH:
            count += 1
    return count


def to_go(s: State, fleet: int) -> int:
    """§25: the fewest routes that a fleet still has to fly, all its jets together."""
    routes = 0
    for jet in range(s.jets):
        routes += LEFT[s.at[fleet, jet]]
    return routes


def standing(s: State, fleet: int) -> int:
    """§25: more jets at Finish stand higher; then fewer routes to go."""
    return -flying(s, fleet) * (JETS * CITIES) - to_go(s, fleet)


def broken(s: State) -> int:
    """The paragraph whose invariant does not hold, or 0: what must be true in every position."""
    complete = 0
    for fleet in range(FLEETS):
        for jet in range(JETS):
            at = s.at[fleet, jet]
            if at < START or at > FINISH or (at != START and (fleet >= s.fleets or jet >= s.jets)):
                return 3
        if fleet < s.fleets:
            if flying(s, fleet) == 0:
                complete += 1
            if s.pilot[fleet] >= s.seats or s.pilot[fleet] % s.fleets != fleet:
                return 4
    if complete > 1 or (complete == 1) != (s.actor == OVER and (s.cap == 0 or s.rounds < s.cap)):
        return 24
    for deck in range(len(FULL)):
        for word in range(WORDS):
            if s.undrawn[deck, word] & ~FULL[deck, word]:
                return 5
    if (s.choices != 0) != (s.actor >= 0):
        return 10
    return 0 if apart(s) else 20


def apart(s: State) -> bool:
    """§20: jets of two fleets never stay in one city, but for Start and Finish (and §21, option)."""
    for fleet in range(1, s.fleets):
        for jet in range(s.jets):
            at = s.at[fleet, jet]
            if START < at < FINISH:
                for other in range(fleet):
                    for their in range(s.jets):
                        if s.at[other, their] == at and s.landed == NOBODY:
                            return False
    return True
