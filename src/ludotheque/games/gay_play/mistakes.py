"""Honest mistakes in Gay-Play: purchases are verified, and wrong ones given up."""

from __future__ import annotations

from .shops import everybody, seat_of, slot_of
from .state import State
from .tables import EXIT, GOAL, NONE, PLACES, SHOPS


def unverified(s: State) -> int:
    """The seats with purchases that nobody has verified, one bit each."""
    seats = 0
    for seat in range(s.seats):
        if s.bought[seat] & ~s.checked[seat]:
            seats |= 1 << seat
    return seats


def verify(s: State, seat: int) -> bool:
    """§22: all purchases of a seat are shown. §23: what comes of the wrong ones. Were all of them right?"""
    right = True
    for shop in range(SHOPS):
        if (s.bought[seat] & ~s.checked[seat]) >> shop & 1:
            slot = slot_of(s, shop, seat)
            s.seen[shop, slot] = everybody(s)
            s.checked[seat] |= 1 << shop
            if s.card[shop, slot] != s.list[seat]:
                right = False
                give_up(s, shop, seat)
    return right


def give_up(s: State, shop: int, seat: int) -> None:
    """§23: a wrong card goes to the one on whose list it stands, who gives up a wrong one for it; or back."""
    slot = slot_of(s, shop, seat)
    s.bought[seat] &= ~(1 << shop)
    s.checked[seat] &= ~(1 << shop)
    send_back(s, shop, seat)
    while slot != NONE:
        s.seen[shop, slot] = everybody(s)
        owner = seat_of(s, s.card[shop, slot])
        former = slot_of(s, shop, owner) if owner != NONE else NONE
        s.holder[shop, slot] = owner
        if owner != NONE:
            s.bought[owner] |= 1 << shop
            s.checked[owner] |= 1 << shop
        if former != NONE:
            send_back(s, shop, owner)  # it had a wrong card too
        slot = former


def send_back(s: State, shop: int, seat: int) -> None:
    """§23: whoever took a wrong card goes back to the door of that shop, unless the way there lies ahead."""
    s.errand[seat] = 0
    s.wait[seat] = 0
    at = int(EXIT[s.at[seat]]) if s.at[seat] >= PLACES else s.at[seat]
    if at > GOAL[shop]:
        s.at[seat] = GOAL[shop]
