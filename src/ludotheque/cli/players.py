"""Who sits where: people at this screen, and bots."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludotheque.engine.texts import Texts

from .desk import CannotDo

if TYPE_CHECKING:
    from ludotheque.bots import Bot, Budget

USUAL = "montecarlo"
LEVELS = ("easy", "normal", "strong")


@dataclass(frozen=True, slots=True)
class BotPlayer:
    name: str  # as load_bot knows it
    bot: Bot


def budget(level: str) -> Budget:
    """How long a bot of this level thinks."""
    from ludotheque.bots import Budget

    thought = {
        "easy": Budget(rollouts=40),
        "normal": Budget(seconds=0.3),
        "strong": Budget(seconds=2.0),
    }
    return thought[level]


def seated(seats: int, named: Sequence[str], fill: Sequence[str]) -> dict[int, str]:
    """The bot of each seat that has one: `named` are SEATS=NAME, `fill` names for the last seats.

    One name in `fill` is for all seats but the first.
    """
    found: dict[int, str] = {}
    names = list(fill)
    if len(names) == 1:
        names *= max(1, seats - 1)
    if len(names) > seats:
        raise CannotDo("too-many-bots", bots=len(names), seats=seats)
    found.update(enumerate(names, seats - len(names)))
    for text in named:
        where, _, name = text.rpartition("=")
        for seat in _numbers(where, seats, text) if where else range(min(1, seats - 1), seats):
            found[seat] = name
    return dict(sorted(found.items()))


def _numbers(text: str, seats: int, whole: str) -> list[int]:
    """The seats of "2", "2,4" or "2-4", counted from 0."""
    found: list[int] = []
    for part in text.split(","):
        matched = re.fullmatch(r"\s*(\d+)(?:\s*-\s*(\d+))?\s*", part)
        first, last = (int(matched[1]), int(matched[2] or matched[1])) if matched else (0, 0)
        if not 1 <= first <= last <= seats:
            raise CannotDo("bot-form", text=whole, seats=seats)
        found += range(first - 1, last)
    return found


def loaded(bots: dict[int, str]) -> dict[int, BotPlayer]:
    from ludotheque.bots import load_bot

    return {seat: BotPlayer(name, load_bot(name)) for seat, name in bots.items()}


def named(seats: int, bots: dict[int, str], people: Sequence[str], t: Texts) -> list[str]:
    """A name for every seat: those that were given to the people, in order, and numbers for the rest."""
    given, names = list(people), []
    for seat in range(seats):
        if seat in bots:
            short = re.sub(r".*[/\\]", "", bots[seat])
            names.append(f"{short} {seat + 1}")
        else:
            names.append(given.pop(0) if given else t("name-person", number=seat + 1))
    if given:
        raise CannotDo("too-many-names", names=", ".join(people), seats=seats - len(bots))
    return names


def remembered(names: Sequence[str]) -> dict[int, str]:
    """The bots of a saved match, which are known by their names."""
    from ludotheque.bots import known_bots

    known = known_bots()
    found = [(seat, re.fullmatch(r"(\w+) \d+", name)) for seat, name in enumerate(names)]
    return {seat: match[1] for seat, match in found if match and match[1] in known}
