"""Other people's engines, timed so that ours can stand beside them.

Each function plays uniform random games on one peer for about the given number of seconds, after a
warm-up, and returns a `Row`. Compiled programs are kept between calls, so a table may take turns
(peer, ours, peer, ours) in one process and pay for each compilation once.

What counts as a step is the peer's own unit and is said in the note of the row: compare games for the
same game, and steps only where the notes say the same thing.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import asdict, dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

INSTALL = "pip install -r bench/requirements.txt"
INSTALL_GPU = "pip install 'jax[cuda13]'"

GPU_BATCHES = (4_096, 65_536, 524_288)
# On one processor core batches of 32 to 128 serve Pgx best; from 256 on it slows down.
CPU_BATCH = 64

_WARM_UP_S = 0.2
_SCAN_LENGTH = 64
# All lanes start a first game together, so for a while games end in waves. Lanes are played this deep
# before the clock starts (about three games of backgammon), or for as long as the limit allows.
_MIXING_STEPS = 640
_MIXING_LIMIT_S = 30.0


class PeerMissing(RuntimeError):
    """A peer cannot be measured here; the message says what to install."""


@dataclass(frozen=True, slots=True)
class Row:
    """One measurement: what was played, for how long, and what a step means."""

    name: str
    games: int
    steps: int
    seconds: float
    note: str

    def __post_init__(self) -> None:
        if self.seconds <= 0:
            raise ValueError(f"{self.name}: a measurement needs a positive time, not {self.seconds} s")

    @property
    def steps_per_second(self) -> float:
        return self.steps / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    def ratio(self, other: Row) -> float:
        """How many steps are played here while the other plays one."""
        return _quotient(self.steps_per_second, other.steps_per_second, f"{other.name} played no step")

    def games_ratio(self, other: Row) -> float:
        """How many games are finished here while the other finishes one."""
        return _quotient(self.games_per_second, other.games_per_second, f"{other.name} finished no game")

    def as_record(self) -> dict[str, object]:
        rates = {"steps_per_second": self.steps_per_second, "games_per_second": self.games_per_second}
        return asdict(self) | rates


def _quotient(ours: float, theirs: float, complaint: str) -> float:
    if theirs == 0:
        raise ValueError(f"{complaint}: there is nothing to compare with")
    return ours / theirs


# --- measuring -------------------------------------------------------------------------------------------

Played = tuple[int, int]  # games finished, steps made


def play_for(seconds: float, play: Callable[[], Played]) -> tuple[int, int, float]:
    games = steps = 0
    start = time.perf_counter()
    while True:
        finished, made = play()
        games += finished
        steps += made
        elapsed = time.perf_counter() - start
        if elapsed >= seconds:
            return games, steps, elapsed


@contextmanager
def one_core(core: int | None = None) -> Iterator[int | None]:
    """Keep every thread of this process on one core; yields its number, or None where it cannot be done.

    Threads that already run (those of XLA, say) are moved too, and all are let go again at the end.
    A thread pool started inside counts one core for good: start it before, where both are wanted.
    """
    if sys.platform != "linux":
        yield None
        return
    allowed = os.sched_getaffinity(0)
    chosen = min(allowed) if core is None else core
    before = {thread: os.sched_getaffinity(thread) for thread in _threads()}
    try:
        _move({thread: {chosen} for thread in before})
        yield chosen
    finally:
        _move({thread: before.get(thread, allowed) for thread in _threads()})


def _threads() -> list[int]:
    return [int(entry.name) for entry in Path("/proc/self/task").iterdir()]


def _move(cores: dict[int, set[int]]) -> None:
    if sys.platform == "linux":
        for thread, its_cores in cores.items():
            with suppress(ProcessLookupError):  # the thread ended meanwhile
                os.sched_setaffinity(thread, its_cores)


def _load(module: str, package: str) -> Any:
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        raise PeerMissing(f"{package} is not installed (no module {error.name}); try: {INSTALL}") from error


# --- OpenSpiel -------------------------------------------------------------------------------------------


def open_spiel_native(seconds: float, players: int = 4) -> Row:
    """`maedn` driven inside C++: its own uniform random bots and its own dice."""
    pyspiel = _load("pyspiel", "open_spiel")
    game = pyspiel.load_game("maedn", {"players": players})
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(players)]
    seeds = random.Random(0)

    def play() -> Played:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seeds.getrandbits(31))
        # The bots play on this very state, so it remembers exactly how many steps there were.
        return 1, state.move_number()

    return _open_spiel_row("C++", seconds, players, play)


def open_spiel_python(seconds: float, players: int = 4) -> Row:
    """`maedn` driven by the ordinary Python loop over the C++ state."""
    pyspiel = _load("pyspiel", "open_spiel")
    game = pyspiel.load_game("maedn", {"players": players})
    uniform = random.Random(0).random

    def play() -> Played:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(_random_action(state, uniform()))
        return 1, state.move_number()

    return _open_spiel_row("Python loop", seconds, players, play)


def _random_action(state: Any, uniform: float) -> int:
    if state.is_chance_node():
        return _drawn(state.chance_outcomes(), uniform)
    legal: Sequence[int] = state.legal_actions()
    return legal[int(uniform * len(legal))]


def _drawn(outcomes: Sequence[tuple[int, float]], uniform: float) -> int:
    for outcome, probability in outcomes:
        uniform -= probability
        if uniform < 0:
            return outcome
    return outcomes[-1][0]  # rounding: the probabilities summed to a little under one


def _open_spiel_row(driver: str, seconds: float, players: int, play: Callable[[], Played]) -> Row:
    play_for(_WARM_UP_S, play)
    games, steps, elapsed = play_for(seconds, play)
    note = f"open_spiel {version('open_spiel')}; a step is a decision or a throw, counted exactly"
    return Row(f"OpenSpiel maedn {players}p, {driver}", games, steps, elapsed, note)


# --- Pgx -------------------------------------------------------------------------------------------------


def pgx_backgammon(seconds: float, batch: int | None = None, device: str = "cpu") -> Row:
    """Backgammon in batches, with auto-reset. Without a batch: 64 on "cpu", the best of three on "gpu"."""
    return _pgx_best("backgammon", seconds, batch, device)


def pgx_2048(seconds: float, batch: int | None = None, device: str = "gpu") -> Row:
    """2048 in batches, with auto-reset: the lightest game with chance that Pgx has."""
    return _pgx_best("2048", seconds, batch, device)


def _pgx_best(game: str, seconds: float, batch: int | None, device: str) -> Row:
    default = GPU_BATCHES if device == "gpu" else (CPU_BATCH,)
    batches = default if batch is None else (batch,)
    rows = [_pgx_row(game, seconds, size, device) for size in batches]
    return max(rows, key=lambda row: row.steps_per_second)


def _pgx_row(game: str, seconds: float, batch: int, device: str) -> Row:
    lanes = _lanes(game, batch, device)
    lanes.play()  # wakes the device up again after somebody else's turn
    games, steps, elapsed = play_for(seconds, lanes.play)
    note = (
        f"pgx {version('pgx')}, jax {version('jax')}; a step is one micro-move of one game (one die in "
        f"backgammon); auto-reset; {lanes.depth_at_start} steps deep when first measured"
    )
    return Row(f"Pgx {game}, {device}, batch {batch}", games, steps, elapsed, note)


def gpu_present() -> bool:
    """Whether JAX is installed and sees a graphics processor."""
    try:
        _jax_device("gpu")
    except PeerMissing:
        return False
    return True


def _jax() -> Any:
    # JAX would take three quarters of the card for itself and leave our own kernels short.
    os.environ.setdefault("XLA_PYTHON_CLIENT_MEM_FRACTION", "0.25")
    return _load("jax", "jax")


def _jax_device(kind: str) -> Any:
    jax = _jax()
    try:
        return jax.devices(kind)[0]
    except RuntimeError as error:
        raise PeerMissing(f"JAX sees no {kind} here; for an NVIDIA card try: {INSTALL_GPU}") from error


class _Lanes:
    """A batch of games of Pgx on one device, played on and on."""

    def __init__(self, game: str, batch: int, device: str) -> None:
        pgx, jax = _load("pgx", "pgx"), _jax()
        env = pgx.make(game)
        start, self._key = jax.device_put(jax.random.split(jax.random.PRNGKey(0)), _jax_device(device))
        self._states = jax.jit(jax.vmap(env.init))(jax.random.split(start, batch))
        self._advance = jax.jit(_advance(jax, env, batch), donate_argnums=(0, 1))
        self._batch = batch
        self.depth_at_start = self._mix()

    def play(self) -> Played:
        self._states, self._key, finished = self._advance(self._states, self._key)
        return int(finished), self._batch * _SCAN_LENGTH  # int() waits until the device is done

    def _mix(self) -> int:
        self.play()  # compiles
        depth, start = _SCAN_LENGTH, time.perf_counter()
        while depth < _MIXING_STEPS and time.perf_counter() - start < _MIXING_LIMIT_S:
            self.play()
            depth += _SCAN_LENGTH
        return depth


@cache
def _lanes(game: str, batch: int, device: str) -> _Lanes:
    return _Lanes(game, batch, device)


def _advance(jax: Any, env: Any, batch: int) -> Callable[[Any, Any], tuple[Any, Any, Any]]:
    """A program that plays every lane on by a fixed number of steps and counts the games that end."""
    auto_reset = _load("pgx.experimental", "pgx").auto_reset
    step = jax.vmap(auto_reset(env.step, env.init))

    def one_step(carry: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], Any]:
        states, key = carry
        key, for_actions, for_step = jax.random.split(key, 3)
        actions = _random_legal(jax, for_actions, states.legal_action_mask)
        states = step(states, actions, jax.random.split(for_step, batch))
        return (states, key), (states.terminated | states.truncated).sum()

    def advance(states: Any, key: Any) -> tuple[Any, Any, Any]:
        (states, key), finished = jax.lax.scan(one_step, (states, key), None, _SCAN_LENGTH)
        return states, key, finished.sum()

    return advance


def _random_legal(jax: Any, key: Any, mask: Any) -> Any:
    """The k-th legal action for a random k, which costs one random number a lane and not one an action."""
    counted = mask.cumsum(axis=1)
    wanted = jax.random.randint(key, (mask.shape[0],), 0, counted[:, -1])
    return (counted > wanted[:, None]).argmax(axis=1)


# --- command line ----------------------------------------------------------------------------------------


def measurements(seconds: float) -> list[Callable[[], Row]]:
    """Every peer that makes sense on this machine, each to be called for its row."""
    on_processor: list[Callable[[], Row]] = [
        lambda: open_spiel_native(seconds),
        lambda: open_spiel_python(seconds),
        lambda: pgx_backgammon(seconds, device="cpu"),
    ]
    on_card: list[Callable[[], Row]] = [
        lambda: pgx_backgammon(seconds, device="gpu"),
        lambda: pgx_2048(seconds, device="gpu"),
    ]
    return on_processor + (on_card if gpu_present() else [])


def _measured(seconds: float) -> Iterator[Row]:
    for measure in measurements(seconds):
        try:
            yield measure()
        except PeerMissing as missing:
            print(f"left out: {missing}", file=sys.stderr)


def _printed(row: Row) -> str:
    rates = f"{row.steps_per_second:16,.0f} steps/s {row.games_per_second:12,.1f} games/s"
    return f"{row.name:40} {rates}  {row.note}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Time other engines on this machine.")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to time each peer")
    parser.add_argument("--json", action="store_true", help="print the rows as one JSON list")
    parser.add_argument("--one-core", action="store_true", help="keep the whole process on one core")
    options = parser.parse_args(arguments)
    with one_core() if options.one_core else nullcontext():
        rows = list(_measured(options.seconds))
    if options.json:
        print(json.dumps([row.as_record() for row in rows], indent=2))
    else:
        print("\n".join(map(_printed, rows)))
    return 0 if rows else 1


if __name__ == "__main__":
    sys.exit(main())
