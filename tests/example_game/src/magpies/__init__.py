"""Magpies: a small game of bidding in secret, and an example of a game from another package."""

from ludotheque.engine.game import Game, Option

GAME = Game(
    slug="magpies",
    package=__name__,
    seats=range(2, 5),
    usual_seats=3,
    options=(Option("ties", ("lost", "kept"), "lost", 5),),
)
