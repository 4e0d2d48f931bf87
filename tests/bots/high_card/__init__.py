"""A game of its own, from outside, with cards that only one seat sees.

Each seat is dealt one card of nine. In turn each bets no, one or two coins that its card is the highest: it
wins its bet once from the bank for every other seat, or loses it. Nobody shows a card before the end.
"""

from ludotheque.engine.game import Game

GAME = Game(slug="high_card", package=__name__, seats=range(2, 5), options=(), usual_seats=2)
