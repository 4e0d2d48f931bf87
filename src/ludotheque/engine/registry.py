"""The games there are: the folders of `ludotheque.games`, and those that other packages bring.

A package brings a game by an entry point of the group `ludotheque.games` that leads to its `Game`.
"""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from .errors import UnknownGame
from .game import Game

GROUP = "ludotheque.games"


@cache
def games() -> dict[str, Game]:
    """All games by their slug."""
    found: dict[str, Game] = {}
    for folder in sorted((Path(__file__).parent.parent / "games").glob("*/__init__.py")):
        game: Game = import_module(f"{GROUP}.{folder.parent.name}").GAME
        found[game.slug] = game
    for point in entry_points(group=GROUP):
        try:
            outside: Game = point.load()
        except Exception as error:
            warnings.warn(f"the game {point.name} ({point.value}) cannot be loaded: {error}", stacklevel=2)
        else:
            found[outside.slug] = outside
    return found


def find(name: str) -> Game:
    """The game of this slug."""
    slug = name.strip().lower().replace("-", "_").replace(" ", "_")
    if slug not in games():
        raise UnknownGame("unknown-game", name=name, known=", ".join(games()))
    return games()[slug]
