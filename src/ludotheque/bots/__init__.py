"""Bots: they decide for a seat, and know no more than the seat does."""

from ludotheque.engine.errors import BadBot

from .bot import Bot, Budget, ask
from .loading import known_bots, load_bot
from .tournament import play_match

__all__ = ["BadBot", "Bot", "Budget", "ask", "known_bots", "load_bot", "play_match"]
