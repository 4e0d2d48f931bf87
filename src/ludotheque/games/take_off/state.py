"""The position of Take Off! and the numbers of its decisions."""

from __future__ import annotations

from typing import Annotated, Final

from ludotheque.engine.record import Cells, Int8, Int16, Int32, Int64, Record

from .tables import COLOURS, FLEETS, FULL, JETS, THROWS, WORDS

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
    undrawn: Annotated[Cells, Int64, len(FULL), WORDS]  # the cards face down, one bit each
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
