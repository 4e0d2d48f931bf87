"""Gay-Play, the shopping game made by Snépic in Paris."""

from ludotheque.engine.game import Game, Option, yes_no

GAME = Game(
    slug="gay_play",
    package=__name__,
    seats=range(2, 7),
    usual_seats=4,
    options=(
        Option("lists", ("random", "chosen", "order"), "random", 3),
        Option("starter", ("random", "first"), "random", 5),
        Option("high_six", ("again", "lost"), "again", 9),
        Option("chains", ("obeyed", "first"), "obeyed", 10),
        Option("search_six", ("looks", "again"), "looks", 19),
        yes_no("telling", "no", 18),
        yes_no("mistakes", "no", 21),
        yes_no("play_on", "no", 25),
    ),
    together=(
        ("mistakes", "play_on"),
        ("search_six", "high_six"),
        ("telling", "play_on"),
        ("mistakes", "chains"),
    ),
)
