"""Ludotheque: family board games, played, simulated and studied from one source of rules."""

from .engine.dice import FairDice
from .engine.errors import Refused
from .engine.match import Entry, Match, View
from .engine.registry import find
from .engine.registry import games as all_games
from .engine.rulekit import CHANCE, OVER

__version__ = "0.1.0"
__all__ = ["CHANCE", "OVER", "Entry", "FairDice", "Match", "Refused", "View", "all_games", "find"]
