"""The pictures of the README: the table of each game in a terminal, some way into a match.

    python tools/pictures.py        writes docs/pictures/*.svg

Whoever changes a drawing makes them anew. Bots play the matches from a fixed seed.
"""

from __future__ import annotations

import re
from importlib import import_module
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from ludotheque import Match
from ludotheque.bots import Budget, load_bot
from ludotheque.bots.tournament import seed_of

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
SEED = 11
ROLLOUTS = Budget(rollouts=300)
SHOWN = {  # seats, entries of the log
    "take_it_easy": (2, 33),
    "take_it_easy_race": (4, 230),
    "gay_play": (4, 150),
    "take_away": (4, 240),
    "take_off": (4, 90),
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for slug, (seats, entries) in SHOWN.items():
        match = played(slug, seats, entries)
        terminal = import_module(f"{match.game.package}.terminal")
        seat = match.next() or 0
        drawn = terminal.draw(match.view(seat).record, seat, match.game.texts("en"))
        console = Console(record=True, width=79, file=StringIO(), force_terminal=True)
        console.print(drawn)
        svg = console.export_svg(title=f"ludotheque play {slug}", theme=MONOKAI)
        (FOLDER / f"{slug}.svg").write_text(without_downloads(svg), "utf-8")


def played(slug: str, seats: int, entries: int) -> Match:
    match, bot = Match(slug, seats, seed=SEED), load_bot("montecarlo")
    while len(match.log) < entries and (seat := match.next()) is not None:
        match.play(bot.decide(match.view(seat), seed_of(SEED, len(match.log)), ROLLOUTS), seat)
    return match


def without_downloads(svg: str) -> str:
    """The reader's own fixed-width font instead of one that would have to be fetched."""
    return re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code", "DejaVu Sans Mono")


if __name__ == "__main__":
    main()
