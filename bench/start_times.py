"""How long a person waits: imports, the list of games, and a compiled game in a fresh process.

    python bench/start_times.py [--turns 5] [--json]

The first line of each pair is measured with an empty cache, the second with a full one; medians of whole
processes, the interpreter's own start included.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from statistics import median

from ludotheque import all_games

FIRST_GAME = """
import numpy as np
from ludotheque import Match
from ludotheque.engine import loops
from ludotheque.engine.native import Native
match = Match({slug!r})
words = np.frombuffer(match.record.memory, np.uint64).copy()
lengths, scores = np.zeros(1, np.int64), np.zeros(match.seats, np.int64)
Native(loops.random_games, match.rules)(words, 1, 0, 1, 1_000_000, lengths, scores)
assert lengths[0] > 0
"""


def seconds(*command: str, cache: str) -> float:
    began = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, "LUDOTHEQUE_CACHE": cache})
    return time.perf_counter() - began


def measured(turns: int) -> dict[str, float]:
    python = sys.executable
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as cache:
        for name, command in {
            "python alone": (python, "-c", "pass"),
            "import ludotheque": (python, "-c", "import ludotheque"),
            "ludotheque games": (python, "-m", "ludotheque", "games"),
        }.items():
            found[name] = median(seconds(*command, cache=cache) for _ in range(turns))
        for slug in all_games():
            command = (python, "-c", FIRST_GAME.format(slug=slug))
            found[f"{slug}: first start, compiling"] = seconds(*command, cache=cache)
            found[f"{slug}: later starts"] = median(seconds(*command, cache=cache) for _ in range(turns))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    found = measured(chosen.turns)
    if chosen.json:
        print(json.dumps(found, indent=1))
    else:
        print("\n".join(f"{name:42} {time_:6.2f} s" for name, time_ in found.items()))


if __name__ == "__main__":
    main()
