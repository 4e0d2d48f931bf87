"""The table: our engine and its peers, side by side in one run.

    make bench                                  (installs the peers into .venv-bench)
    python -m bench.table --seconds 3 --turns 5 --json

Everybody plays random whole games. Rows take turns, so that a busy neighbour slows all alike, and the
median turn counts. A step is one decision or one outcome of chance. Peers that are not installed are named
and left out; with a graphics card in the machine its rows are added.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import partial
from statistics import median
from typing import Any

from bench import ours, peers
from bench.peers import PeerMissing, Row

from ludotheque import all_games

Measure = Callable[[float], Row]
CORES = os.cpu_count() or 1
IN_ROWS_OF_THEIR_OWN = {"take_it_easy", "take_it_easy_race"}
OTHERS = [slug for slug in all_games() if slug not in IN_ROWS_OF_THEIR_OWN]


def on_one_core() -> list[Measure]:
    return [
        peers.open_spiel_native,
        ours.race_compiled,
        peers.open_spiel_python,
        ours.race_plain,
        peers.pgx_backgammon,
        ours.tiles_rounds,
        ours.tiles_by_steps,
        *(partial(ours.game_compiled, slug) for slug in OTHERS),
    ]


def on_all_cores() -> list[Measure]:
    return [lambda s: ours.race_compiled(s, CORES), lambda s: ours.tiles_rounds(s, CORES)]


def on_the_card() -> list[Measure]:
    peers_rows: list[Measure] = [
        lambda s: peers.pgx_backgammon(s, device="gpu"),
        lambda s: peers.pgx_2048(s, device="gpu"),
    ]
    return [
        *(peers_rows if peers.gpu_present() else []),
        ours.race_cuda,
        ours.race_cuda_launches,
        ours.tiles_rounds_cuda,
        ours.tiles_by_steps_cuda,
        *(partial(ours.game_cuda, slug) for slug in OTHERS),
    ]


def measured(measures: Sequence[Measure], turns: int, seconds: float, pinned: bool) -> list[Row]:
    """The median row of each, over turns in which all come once."""
    rows: dict[int, list[Row]] = {}
    for _ in range(turns):
        for number, measure in enumerate(measures):
            try:
                with peers.one_core() if pinned else nullcontext():
                    rows.setdefault(number, []).append(measure(seconds))
            except PeerMissing as missing:
                if number not in rows or not rows[number]:
                    print(missing, file=sys.stderr)
    return [_median(found) for found in rows.values() if found]


def _median(rows: list[Row]) -> Row:
    middle = median(row.steps_per_second for row in rows)
    return min(rows, key=lambda row: abs(row.steps_per_second - middle))


def table(rows: Sequence[Row]) -> str:
    width = max(len(row.name) for row in rows)
    base = next((row for row in rows if "maedn" in row.name and "C++" in row.name), None)
    lines = [f"{'':{width}}  {'steps/s':>12}  {'games/s':>12}  {'× OpenSpiel C++':>16}"]
    for row in rows:
        ratio = f"{row.ratio(base):.3g}" if base else ""
        steps, games = _short(row.steps_per_second), _short(row.games_per_second)
        lines.append(f"{row.name:{width}}  {steps:>12}  {games:>12}  {ratio:>16}  {row.note}".rstrip())
    return "\n".join(lines)


def _short(rate: float) -> str:
    for size, unit in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if rate >= size:
            return f"{rate / size:.2f}{unit}"
    return f"{rate:.1f}  "


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement (2)")
    parser.add_argument("--turns", type=int, default=5, help="measurements of each row (5)")
    parser.add_argument("--card-only", action="store_true", help="only the rows of the graphics card")
    parser.add_argument("--json", action="store_true", help="one JSON document instead of the table")
    chosen = parser.parse_args(arguments)
    rows: list[Row] = []
    if not chosen.card_only:
        rows += measured(on_all_cores(), chosen.turns, chosen.seconds, pinned=False)
        rows = measured(on_one_core(), chosen.turns, chosen.seconds, pinned=True) + rows
    if ours.card_present():
        rows += measured(on_the_card(), chosen.turns, chosen.seconds, pinned=False)
    if not rows:
        print("nothing could be measured", file=sys.stderr)
        return 1
    records: list[dict[str, Any]] = [row.as_record() for row in rows]
    print(json.dumps(records, indent=1) if chosen.json else table(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
