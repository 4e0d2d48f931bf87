"""The peers of the benchmark: what a row says, what a missing peer says, and that each one really plays."""

from __future__ import annotations

import importlib.util
import json
import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SHORT = 0.2
FEW_LANES = 4


def _bench_module(name: str) -> ModuleType:
    """The benchmarks are scripts beside the package, so they are loaded by their path."""
    path = Path(__file__).parents[1] / "bench" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"bench_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up by name
    spec.loader.exec_module(module)
    return module


peers = _bench_module("peers")


def row(games: int, steps: int, seconds: float = 1.0) -> Any:
    return peers.Row("somebody", games, steps, seconds, "a step is a throw")


@pytest.fixture
def nothing_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for module in ("pyspiel", "pgx", "pgx.experimental", "jax"):
        monkeypatch.setitem(sys.modules, module, None)  # makes the import fail as if it were not there
    peers._lanes.cache_clear()
    yield
    peers._lanes.cache_clear()


# --- a row -----------------------------------------------------------------------------------------------


def test_rates_are_counts_over_seconds() -> None:
    measured = row(games=30, steps=1_200, seconds=1.5)
    assert measured.steps_per_second == 800
    assert measured.games_per_second == 20


def test_ratio_compares_rates_and_not_counts() -> None:
    ours, theirs = row(games=60, steps=3_000, seconds=3.0), row(games=5, steps=250, seconds=0.5)
    assert ours.ratio(theirs) == 2
    assert theirs.ratio(ours) == 0.5
    assert ours.games_ratio(theirs) == 2


def test_steps_and_games_may_tell_different_stories() -> None:
    short_games, long_games = row(games=10, steps=100), row(games=5, steps=200)
    assert short_games.ratio(long_games) == 0.5
    assert short_games.games_ratio(long_games) == 2


def test_nothing_can_be_compared_with_a_peer_that_played_nothing() -> None:
    with pytest.raises(ValueError, match="somebody finished no game"):
        row(games=1, steps=1).games_ratio(row(games=0, steps=64))
    with pytest.raises(ValueError, match="somebody played no step"):
        row(games=1, steps=1).ratio(row(games=0, steps=0))


def test_a_row_needs_time() -> None:
    with pytest.raises(ValueError, match="positive time"):
        row(games=1, steps=1, seconds=0.0)


def test_a_row_cannot_be_touched_up() -> None:
    with pytest.raises(AttributeError):
        row(games=1, steps=1).steps = 2


def test_the_record_of_a_row_carries_its_rates() -> None:
    record = row(games=4, steps=50, seconds=2.0).as_record()
    assert json.loads(json.dumps(record)) == {
        "name": "somebody",
        "games": 4,
        "steps": 50,
        "seconds": 2.0,
        "note": "a step is a throw",
        "steps_per_second": 25.0,
        "games_per_second": 2.0,
    }


# --- missing peers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("measure", "package"),
    [
        (lambda: peers.open_spiel_native(SHORT), "open_spiel"),
        (lambda: peers.open_spiel_python(SHORT), "open_spiel"),
        (lambda: peers.pgx_backgammon(SHORT, FEW_LANES, "cpu"), "pgx"),
        (lambda: peers.pgx_2048(SHORT, FEW_LANES, "cpu"), "pgx"),
    ],
)
@pytest.mark.usefixtures("nothing_installed")
def test_a_missing_peer_says_what_to_install(measure: Callable[[], object], package: str) -> None:
    with pytest.raises(peers.PeerMissing, match=package) as missing:
        measure()
    assert "pip install -r bench/requirements.txt" in str(missing.value)


def test_the_file_a_missing_peer_points_to_locks_every_peer() -> None:
    locked = (Path(__file__).parents[1] / "bench" / "requirements.txt").read_text(encoding="utf-8")
    assert {"jax", "open-spiel", "pgx"} <= {line.partition("==")[0] for line in locked.splitlines()}
    assert "://" not in locked


@pytest.mark.usefixtures("nothing_installed")
def test_without_jax_there_is_no_gpu() -> None:
    assert peers.gpu_present() is False


@pytest.mark.usefixtures("nothing_installed")
def test_the_command_line_names_what_it_leaves_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert peers.main(["--seconds", "0.1", "--json"]) == 1
    printed = capsys.readouterr()
    assert json.loads(printed.out) == []
    assert printed.err.count("left out:") == 3


def test_a_machine_without_a_gpu_says_so() -> None:
    jax = pytest.importorskip("jax")
    pytest.importorskip("pgx")
    if any(device.platform == "gpu" for device in jax.devices()):
        pytest.skip("this machine has one")
    with pytest.raises(peers.PeerMissing, match=r"JAX sees no gpu here.*pip install 'jax"):
        peers.pgx_backgammon(SHORT, FEW_LANES, "gpu")


# --- one core --------------------------------------------------------------------------------------------

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets a thread be kept on a core")


@on_linux
def test_one_core_holds_every_thread_and_lets_go_again() -> None:
    done = threading.Event()
    helper = threading.Thread(target=done.wait)
    helper.start()
    threads = (0, helper.native_id or 0)
    before = [os.sched_getaffinity(thread) for thread in threads]
    try:
        with peers.one_core() as core:
            assert [os.sched_getaffinity(thread) for thread in threads] == [{core}, {core}]
        assert [os.sched_getaffinity(thread) for thread in threads] == before
    finally:
        done.set()
        helper.join()


@on_linux
def test_one_core_lets_go_when_the_measurement_fails() -> None:
    before = os.sched_getaffinity(0)
    with suppress(peers.PeerMissing), peers.one_core():
        raise peers.PeerMissing("nobody here")
    assert os.sched_getaffinity(0) == before


@on_linux
def test_the_core_may_be_chosen() -> None:
    last = max(os.sched_getaffinity(0))
    with peers.one_core(last) as core:
        assert core == last
        assert os.sched_getaffinity(0) == {last}


# --- the random choices ----------------------------------------------------------------------------------

HALF_AND_TWO_QUARTERS = [(7, 0.5), (8, 0.25), (9, 0.25)]


@pytest.mark.parametrize(
    ("uniform", "outcome"), [(0.0, 7), (0.49, 7), (0.5, 8), (0.74, 8), (0.75, 9), (1.0, 9)]
)
def test_a_chance_outcome_is_drawn_by_its_probability(uniform: float, outcome: int) -> None:
    assert peers._drawn(HALF_AND_TWO_QUARTERS, uniform) == outcome


def test_a_random_legal_action_is_legal_and_each_is_met_equally_often() -> None:
    jax = pytest.importorskip("jax")
    mask = jax.numpy.tile(jax.numpy.array([False, True, False, False, True, True]), (3_000, 1))
    drawn = peers._random_legal(jax, jax.random.PRNGKey(5), mask).tolist()
    counts = [drawn.count(action) for action in range(6)]
    assert [count > 0 for count in counts] == [False, True, False, False, True, True]
    assert all(abs(count - 1_000) < 150 for count in counts if count)  # more than five standard deviations


# --- the peers themselves --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("driver", ["open_spiel_native", "open_spiel_python"])
def test_open_spiel_plays(driver: str, players: int) -> None:
    pytest.importorskip("pyspiel")
    measured = getattr(peers, driver)(SHORT, players)
    assert measured.seconds >= SHORT
    assert measured.games > 0
    # Nobody brings four men home in fewer than 20 moves, each after a throw.
    assert measured.steps > 40 * measured.games


def test_both_drivers_of_open_spiel_play_games_of_the_same_length() -> None:
    pytest.importorskip("pyspiel")
    native, loop = peers.open_spiel_native(SHORT), peers.open_spiel_python(SHORT)
    assert native.steps / native.games == pytest.approx(loop.steps / loop.games, rel=0.15)


def test_pgx_plays_and_compiles_only_once() -> None:
    pytest.importorskip("jax")
    pytest.importorskip("pgx")
    measured = peers.pgx_backgammon(SHORT, FEW_LANES, "cpu")
    lanes = peers._lanes("backgammon", FEW_LANES, "cpu")
    again = peers.pgx_backgammon(SHORT, FEW_LANES, "cpu")
    assert min(measured.games, again.games) > 0
    assert measured.steps % (FEW_LANES * peers._SCAN_LENGTH) == 0
    assert peers._lanes("backgammon", FEW_LANES, "cpu") is lanes
    assert lanes._advance._cache_size() == 1


def test_pgx_games_end_and_begin_anew() -> None:
    pytest.importorskip("jax")
    pytest.importorskip("pgx")
    measured = peers.pgx_2048(SHORT, FEW_LANES, "cpu")
    assert measured.games > FEW_LANES  # more games than lanes: some lanes were reset
    assert 50 < measured.steps / measured.games < 300  # random play of 2048 lasts a good hundred moves
