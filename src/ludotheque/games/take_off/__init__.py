"""Take Off!, World Edition: around the world along coloured routes."""

from ludotheque.engine.game import Game, Option, yes_no

GAME = Game(
    slug="take_off",
    package=__name__,
    seats=range(2, 7),
    usual_seats=4,
    options=(
        Option("jets", (1, 2, 3, 4), 2, 3),
        Option("teams", (0, 2, 3), 0, 4),
        Option("jet_symbol", ("may", "must"), "may", 12),
        yes_no("airborne", "no", 15),
        Option("double_card", ("in_turn", "both"), "in_turn", 16),
        yes_no("quiz", "no", 18),
        Option("passing", ("bumps", "spares"), "bumps", 21),
        Option("cap", (0, 10, 20, 30, 50), 0, 25),
    ),
    together=(
        ("jets", "airborne"),
        ("jets", "passing"),
        ("teams", "cap"),
        ("jet_symbol", "passing"),
        ("airborne", "double_card"),
    ),
)
