"""The page docs/balance.md: how long each game is and how fair, measured, with a picture of each.

    python tools/balance.py --games 1e6     writes docs/balance.md and docs/pictures/balance/*.svg

Whoever changes a rule, a board or how sensible players decide makes it anew.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludotheque import all_games
from ludotheque.engine.game import Game, Value
from ludotheque.lab.balance import Balance, Share, measured
from ludotheque.lab.plots import picture
from ludotheque.lab.simulate import simulate

DOCS = Path(__file__).parent.parent / "docs"
PICTURES = Path("pictures") / "balance"
SEED = 1

Case = tuple[int, dict[str, Any]]  # seats and options

# Beside the usual number of seats: all that a table is likely to ask.
CASES: dict[str, list[Case]] = {
    "take_it_easy": [(4, {})],
    "take_it_easy_race": [(2, {}), (4, {}), (6, {})],
    "gay_play": [(2, {}), (3, {}), (4, {}), (6, {})],
    "take_away": [(2, {}), (3, {}), (4, {}), (4, {"buildings": "drawn"}), (6, {})],
    "take_off": [(4, {"jets": 1}), (2, {}), (3, {}), (4, {}), (6, {}), (4, {"jets": 4})],
}

# What is known of how long the games are, to hold the figures against.
KNOWN = {
    "gay_play": """\
How long a game was meant to last is not known. Every list is one tour of the town, so half an hour to an hour
at a family table is what the rulebook implies.""",
    "take_away": """\
No report of this game was found. The rulebook implies an evening's game: six sofas of 1,000 dollars on
average cannot be paid from 5,000, so that everybody has to earn as well.""",
    "take_off": """\
Owners report about ten minutes with few jets, and an hour for the longest; public lists say 60 minutes. The
rulebook says only that larger fleets mean longer games.""",
}

HEAD = """\
# Length and fairness

Every game here was played {games:,} times by `sensible` players: plain good players, the same on every
seat, whose decisions are in each game's `study.py`. Minutes are what a stated pace makes of the throws and
decisions of a game. The shaded band is one percentage point to either side of the fair share; *turn* 1 is
whoever had the first turn, and a *side* is what a seat plays: a colour, a fleet, a building, a list.
As many games of random play show that no game needs a cap on its length. `ludotheque report GAME` and
`ludotheque simulate GAME` measure the same for any seats and options; this page is made by
`python tools/balance.py --games 1e6`.
"""


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=float, default=1e6)
    games = int(parser.parse_args().games)
    (DOCS / PICTURES).mkdir(parents=True, exist_ok=True)
    parts = [HEAD.format(games=games)]
    for game in all_games().values():
        parts += section(game, games)
    (DOCS / "balance.md").write_text("\n".join(parts), "utf-8")


def section(game: Game, games: int) -> Iterator[str]:
    played = cases(game)
    found = [measured(game, seats, games, SEED, **options) for seats, options in played]
    at_random = [simulate(game, seats, games, SEED, **options) for seats, options in played]
    yield f"## {game.title()}\n"
    yield f"A throw or a card takes {game.study.SECONDS_PER_THROW} seconds with all that follows,"
    yield f"a decision between two or more {game.study.SECONDS_PER_CHOICE}.\n"
    if game.slug in KNOWN:
        yield f"{KNOWN[game.slug]}\n"
    yield "| seats | options | minutes: half | four in five | one in a hundred more than | no end |"
    yield "|---|---|---|---|---|---|"
    for one in found:
        low, half, high, long = (f"{one.quantile(q):.0f}" for q in (0.1, 0.5, 0.9, 0.99))
        yield f"| {one.seats} | {chosen(one)} | {half} | {low}–{high} | {long} | {one.unfinished} |"
    yield "\n| seats | options | random play: steps on average | from | to | no end |"
    yield "|---|---|---|---|---|---|"
    for one, random in zip(found, at_random, strict=True):
        steps = f"{random.mean_length:,.0f} | {random.least_length:,} | {random.most_length:,}"
        yield f"| {one.seats} | {chosen(one)} | {steps} | {random.unfinished} |"
    yield "\n| seats | options | fair | seats | turns | sides |\n|---|---|---|---|---|---|"
    for one in found:
        groups = (told(group) for group in (one.by_seat, one.by_order, one.by_side))
        yield f"| {one.seats} | {chosen(one)} | {100 * one.fair:.2f} % | {' | '.join(groups)} |"
    for one in found:
        name = f"{game.slug}_{one.seats}{''.join(f'_{k}_{v}' for k, v in choices(one))}.svg"
        title = f"{game.title()}, {one.seats} seats, {chosen(one)}"
        (DOCS / PICTURES / name).write_text(picture(one, title), "utf-8")
        yield f"\n![{title}]({(PICTURES / name).as_posix()})"
    yield ""


def cases(game: Game) -> list[Case]:
    return CASES.get(game.slug, [(seats, {}) for seats in game.seats])


def choices(found: Balance) -> list[tuple[str, Value]]:
    """The options that are not at their defaults."""
    game = all_games()[found.game]
    return [(o.name, v) for o in game.options if (v := found.options[o.name]) != o.default_for(found.seats)]


def chosen(found: Balance) -> str:
    return ", ".join(f"{name}={value}" for name, value in choices(found)) or "usual"


def told(group: tuple[Share, ...]) -> str:
    """The shares of victories of those who took part."""
    return " · ".join(f"{100 * share.wins:.2f}" for share in group if share.games) if len(group) > 1 else "–"


if __name__ == "__main__":
    main()
