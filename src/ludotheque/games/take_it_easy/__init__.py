"""Take It Easy, Peter Burley's game of hexagons."""

from ludotheque.engine.game import Game, Option, yes_no

GAME = Game(
    slug="take_it_easy",
    package=__name__,
    seats=range(1, 9),
    usual_seats=4,
    options=(
        Option("call", ("left", "top", "clockwise"), "left", 5),
        yes_no("placed_stays", "no", 7),
        yes_no("open_boards", "no", 9),
        Option("rounds", ("rulebook", 1, 2, 3, 4), "rulebook", 13),
        Option("tiebreak", ("shared", "best_round"), "shared", 14),
        yes_no("touching", "no", 15),
        yes_no("pairs", "no", 16),
    ),
    together=(("touching", "pairs"), ("open_boards", "placed_stays")),
)
