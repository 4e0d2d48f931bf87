"""How long Take It Easy takes to solve: the proof of the maximum, and the best board of random rounds.

Usage: python bench/solve_times.py [--sets 1000] [--seed 1] [--plain] [--json]
"""

from __future__ import annotations

import argparse
import json
import random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

from ludotheque.games.take_it_easy.solve import best_placement, report_perfect

COUNTS = ("max", "boards", "up_to_half_turn", "tile_sets", "plans_above_max", "plans_at_max")


def proof() -> dict[str, Any]:
    report = report_perfect()
    return {key: report[key] for key in (*COUNTS, "seconds_tables", "seconds_search")}


def rounds(sets: int, seed: int, compiled: bool) -> dict[str, Any]:
    """The first set, which may have to wait for the compiler, is timed apart."""
    rng = random.Random(seed)
    times: list[float] = []
    points: list[int] = []
    for _ in range(sets):
        tiles = rng.sample(range(27), 19)
        start = perf_counter()
        points.append(best_placement(tiles, compiled=compiled)[0])
        times.append(perf_counter() - start)
    later = sorted(times[1:])
    return {
        "sets": sets,
        "compiled": compiled,
        "first_ms": round(1000 * times[0], 3),
        "mean_ms": round(1000 * fmean(later), 3),
        "median_ms": round(1000 * later[len(later) // 2], 3),
        "p99_ms": round(1000 * later[len(later) * 99 // 100], 3),
        "slowest_ms": round(1000 * later[-1], 3),
        "mean_score": round(fmean(points), 3),
        "sd_score": round(stdev(points), 3),
        "lowest": min(points),
        "highest": max(points),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--sets", type=int, default=1000, help="random sets of 19 tiles (at least 3)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plain", action="store_true", help="plain Python, nothing compiled")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    options = parser.parse_args()
    if options.sets < 3:
        parser.error(f"--sets is {options.sets}, but a mean and its spread need at least 3")
    found = {"proof": proof(), "rounds": rounds(options.sets, options.seed, not options.plain)}
    if options.json:
        print(json.dumps(found))
        return
    for title, values in found.items():
        print(title, *(f"{key} {value}" for key, value in values.items()), sep="\n    ")


if __name__ == "__main__":
    main()
