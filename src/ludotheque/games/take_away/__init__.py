"""The Take Away Game: buyers of big buildings collect sofas in six colours."""

from ludotheque.engine.game import Game, Option, yes_no

GAME = Game(
    slug="take_away",
    package=__name__,
    seats=range(2, 7),
    usual_seats=4,
    options=(
        Option("buildings", ("spread", "drawn", "chosen"), "spread", 6),
        Option("squares", ("throw", "turn"), "throw", 9),
        Option("stars", ("closed", "empty"), "closed", 11),
        Option("third_double", ("moved", "not_moved"), "moved", 12),
        Option("paid_stays", (2, 3), 3, 19),
        yes_no("stay_after_double", "no", 19),
        Option("prices", ("secret", "open"), "secret", 20),
        Option("unsold", ("delivered", "lost"), "delivered", 27),
    ),
    together=(("squares", "stars"), ("prices", "unsold"), ("third_double", "stay_after_double")),
)
