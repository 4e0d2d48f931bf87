"""Take It Easy, the race game made in Western Germany."""

from ludotheque.engine.game import Game, Option, yes_no

GAME = Game(
    slug="take_it_easy_race",
    package=__name__,
    seats=range(2, 7),
    usual_seats=4,
    options=(
        Option("board", (4, 6), 4, 2, by_seats={5: 6, 6: 6}),
        Option("arm", (8, 10), 8, 2),
        Option("spare", ("double", "empty"), "double", 3),
        Option("allies", ("knocked", "spared"), "knocked", 3),
        Option("opening", ("counts", "again"), "counts", 4),
        yes_no("voluntary", "no", 6),
        yes_no("must_knock", "no", 6),
        yes_no("three_tries", "no", 6),
        Option("blocked_six", ("move", "enter"), "move", 9),
        yes_no("clear_start", "no", 10),
        Option("own_men", ("knocked", "safe"), "knocked", 11),
        yes_no("home_jumps", "yes", 14),
        yes_no("play_on", "yes", 16),
        Option("stake", tuple(range(11)), 0, 17),
    ),
    together=(
        ("board", "arm"),
        ("must_knock", "voluntary"),
        ("blocked_six", "own_men"),
        ("clear_start", "own_men"),
    ),
)
