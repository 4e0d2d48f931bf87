"""The record of Gay-Play: options, seats and cards."""

from __future__ import annotations

from typing import Annotated

from ludotheque.engine.record import Cells, Int8, Record

from .tables import SEATS, SHOPS, SLOTS


class State(Record):
    actor: Int8
    seats: Int8
    # Options, each with the paragraph that explains it.
    lists: Int8  # §3
    starter: Int8  # §5
    high_six: Int8  # §9
    chains: Int8  # §10
    telling: Int8  # §18
    search_six: Int8  # §19
    mistakes: Int8  # §21
    play_on: Int8  # §25
    # The position.
    phase: Int8
    turn: Int8
    first: Int8  # the seat that had the first turn
    throw: Int8  # which throw of the turn this is
    die: Int8
    owed: Int8  # further throws that this turn still brings
    looks: Int8  # cards that may still be turned over
    slot: Int8  # the one that is being looked at
    told: Int8  # a card was looked at and put back since the last telling
    home: Int8  # seats that have arrived
    list: Annotated[Cells, Int8, SEATS]  # §3, or NONE
    at: Annotated[Cells, Int8, SEATS]  # the square or the place
    wait: Annotated[Cells, Int8, SEATS]  # turns to sit out
    errand: Annotated[Cells, Int8, SEATS]  # §13: sent home for money, and not back yet
    bought: Annotated[Cells, Int8, SEATS]  # the shops from which it has a card, one bit each
    checked: Annotated[Cells, Int8, SEATS]  # §22: those of them that were verified
    place: Annotated[Cells, Int8, SEATS]  # 1 for the first to arrive; 0 while it plays
    card: Annotated[Cells, Int8, SHOPS, SLOTS]  # the list on which it stands, NONE or HIDDEN
    seen: Annotated[Cells, Int8, SHOPS, SLOTS]  # the seats that have looked at it, one bit each
    holder: Annotated[Cells, Int8, SHOPS, SLOTS]  # the seat that took it, or NONE
