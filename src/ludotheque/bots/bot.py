"""What a bot is: something that decides for one seat, knowing what that seat knows."""

from __future__ import annotations

import operator
import traceback
from dataclasses import dataclass
from typing import Protocol

from ludotheque.engine.errors import BadBot
from ludotheque.engine.match import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How long a bot may think: so many seconds, or so many games played out in its head.

    Of two limits the one that is reached first holds. Nothing named means 0.2 seconds. With rollouts alone
    a bot decides alike on every machine; with seconds it depends on how fast the machine is.
    """

    seconds: float | None = None
    rollouts: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.rollouts is None:
            object.__setattr__(self, "seconds", 0.2)


class Bot(Protocol):
    """Decides for any seat of any game. One bot may play several seats and matches at once."""

    def decide(self, view: View, seed: int, budget: Budget) -> int:
        """One of `view.legal`. All that is left to luck follows from the seed."""


def ask(bot: Bot, view: View, seed: int, budget: Budget, name: str) -> int:
    """The bot's decision, if it is a legal one. Refused with the bot's name where it is not."""
    legal = tuple(view.legal)
    try:
        answer = bot.decide(view, seed, budget)
    except BadBot:
        raise
    except Exception as error:
        raise BadBot("bot-failed", name=name, reason=told(error), place=_place(error)) from error
    try:
        action = operator.index(answer)
    except TypeError:
        action = -1
    if action not in legal:
        listed = ", ".join(map(str, legal)) or "–"
        raise BadBot("bot-decision", name=name, action=repr(answer), legal=listed)
    return action


def told(error: BaseException) -> str:
    """An exception in one line."""
    return f"{type(error).__name__}: {error}" if str(error) else type(error).__name__


def _place(error: BaseException) -> str:
    """The file and the line in which it was raised."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{last.filename}:{last.lineno}"
