"""Magpies, told."""

from typing import Any

from ludotheque.engine.rulekit import CHANCE
from ludotheque.engine.story import Event
from ludotheque.engine.texts import Texts


def decision(s: Any, seat: int, action: int, t: Texts) -> str:
    return t("decision-treasure" if seat == CHANCE else "decision-bid", number=action)


def events(before: Any, seat: int, action: int, after: Any) -> list[Event]:
    if seat == CHANCE:
        return [Event("event-treasure", 3, values={"treasure": action})]
    told = [Event("event-bid", 4, seats={"who": seat})]
    if after.treasure == 0:
        winners = [s for s in range(after.seats) if after.points[s] > before.points[s]]
        told += [
            Event("event-taken", 5, seats={"who": s}, values={"treasure": before.treasure}) for s in winners
        ]
        told += [] if winners else [Event("event-nobody", 5)]
    return told
