"""The discount cards and the chance cards of The Take Away Game, read from cards.toml and checked."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from ludotheque.engine.data import BadData, board_path, read_toml, wrong

from .board import KINDS, LARGEST, SEATS, Components, Source, components

Does = Literal[
    "gain",
    "pay",
    "gain_each",
    "pay_each",
    "from_all",
    "to_all",
    "go",
    "home",
    "back",
    "nearest",
    "any",
    "draw",
    "lose",
    "again",
    "miss",
    "peek",
    "recall",
    "guard",
    "credit",
    "voucher",
    "ride",
]
DOES: tuple[Does, ...] = Does.__args__  # type: ignore[attr-defined]  # what a Literal holds
KEPT: tuple[Does, ...] = ("guard", "credit", "voucher", "ride")
WITH_AMOUNT: tuple[Does, ...] = ("gain", "pay", "gain_each", "pay_each", "from_all", "to_all", "draw")
PATH = board_path(Path(__file__).parent, part="cards")
HAND = 3  # discount cards that a buyer may have
STEP = 50  # dollars: the smallest note


class Discount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    percent: int
    count: int
    source: Source


class Chance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    does: Does
    en: str
    fr: str
    source: Source
    amount: int = 0
    to: str = ""

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    discount: tuple[Discount, ...]
    voucher: int
    chance: tuple[Chance, ...]


@cache
def cards(path: Path = PATH, board: Components | None = None) -> Cards:
    found, board = read_toml(path, Cards), board or components()
    _check_discounts(path, found)
    if not 1 <= len(found.chance) <= LARGEST:
        raise wrong(path, ("chance",), f"there must be one chance card to {LARGEST}")
    if all(card.does in KEPT for card in found.chance):
        raise wrong(path, ("chance",), "every chance card is kept, so the pile would run out")
    for i, card in enumerate(found.chance):
        _check_card(path, i, card, board)
    _check_prices(path, found, board)
    return found


def _check_discounts(path: Path, found: Cards) -> None:
    if not 1 <= len(found.discount) <= 6:
        raise wrong(path, ("discount",), "there must be one kind of discount card to six")
    for i, kind in enumerate(found.discount):
        if not 0 <= kind.percent < 100 or kind.count <= 0:
            raise wrong(path, ("discount", i), "a discount is 0 to 99 percent, on one card or more")
    if not SEATS * HAND < sum(kind.count for kind in found.discount) <= LARGEST:
        reason = (
            f"{SEATS} buyers with {HAND} each must leave one card in the pile, and {LARGEST} are the most"
        )
        raise wrong(path, ("discount",), reason)


def _check_card(path: Path, i: int, card: Chance, board: Components) -> None:
    place = ("chance", i)
    if not card.en or not card.fr:
        raise wrong(path, place, f"chance card {i + 1} needs a text in both languages")
    if (card.amount > 0) != (card.does in WITH_AMOUNT):
        raise wrong(path, place, f"chance card {i + 1}: {card.does!r} has {card.amount} for an amount")
    if card.does != "draw" and card.amount % STEP:
        raise wrong(
            path, place, f"chance card {i + 1}: {card.amount} dollars cannot be paid in notes of {STEP}"
        )
    if card.does == "go" and board.place("city", card.to) < 0:
        raise wrong(path, place, f"chance card {i + 1} leads to the unknown city {card.to!r}")
    if card.does in ("nearest", "any"):
        if card.to not in KINDS or card.to in ("star", "chance"):
            raise wrong(path, place, f"chance card {i + 1} leads to no kind of square: {card.to!r}")
        if all(square.kind != card.to for square in board.square):
            raise wrong(path, place, f"chance card {i + 1} leads to squares that the board does not have")
    elif card.does != "go" and card.to:
        raise wrong(path, place, f"chance card {i + 1}: {card.does!r} leads nowhere")


def _check_prices(path: Path, found: Cards, board: Components) -> None:
    for percent in (found.voucher, *(kind.percent for kind in found.discount)):
        for price in board.price:
            if price.dollars * (100 - percent) % (100 * STEP):
                raise BadData(f"{path}: {percent} percent of {price.dollars} dollars are no whole notes")
