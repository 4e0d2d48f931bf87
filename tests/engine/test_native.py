"""Compiled functions and their cache: right, quick to start, and robust."""

import os
import subprocess
import sys
import threading
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from ludotheque.engine import native
from ludotheque.engine.native import Native, Signature, cache_folder

SCRIPT = """\
import sys
import numpy as np
from ludotheque.engine.native import Native

STEP = 3

def total(numbers, times):
    found = 0
    for n in range(len(numbers)):
        found += numbers[n] * times + STEP
    return found

print(Native(total)(np.arange(4), 10), "numba" in sys.modules, "llvmlite" in sys.modules)
"""


def start(folder: Path, cache: Path, source: str = SCRIPT) -> subprocess.Popen[str]:
    script = folder / "script.py"
    script.write_text(source, "utf-8")
    environment = {**os.environ, "LUDOTHEQUE_CACHE": str(cache)}
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, script], env=environment, stdout=pipe, stderr=pipe, text=True)


def run(folder: Path, cache: Path, source: str = SCRIPT) -> tuple[str, str]:
    """What another process prints, and its complaints."""
    process = start(folder, cache, source)
    out, complaints = process.communicate()
    assert process.returncode == 0, complaints
    return out.strip(), complaints


COMPILED, FETCHED = "72 True True", "72 False True"


def test_the_second_process_does_not_need_numba(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    assert run(tmp_path, cache) == (COMPILED, "")
    assert run(tmp_path, cache) == (FETCHED, "")
    assert len(list(cache.iterdir())) == 1


def test_another_constant_is_compiled_anew(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    run(tmp_path, cache)
    assert run(tmp_path, cache, SCRIPT.replace("STEP = 3", "STEP = 4"))[0] == "76 True True"
    assert run(tmp_path, cache, SCRIPT.replace("STEP = 3", "STEP = 3  # unchanged"))[0] == FETCHED
    assert len(list(cache.iterdir())) == 2


@pytest.mark.parametrize("damage", ["cut", "bit", "kind", "empty", "foreign"])
def test_a_damaged_file_is_compiled_anew(tmp_path: Path, damage: str) -> None:
    cache = tmp_path / "cache"
    run(tmp_path, cache)
    (path,) = cache.iterdir()
    whole = path.read_bytes()
    flipped = bytearray(whole)
    flipped[len(whole) // 2] ^= 1
    damaged = {
        "cut": whole[:-7],
        "bit": bytes(flipped),
        "kind": whole.replace(b"\nint ", b"\nink ", 1),
        "empty": b"",
        "foreign": b"\x7fELF",
    }
    assert damaged[damage] != whole
    path.write_bytes(damaged[damage])
    assert run(tmp_path, cache) == (COMPILED, "")
    assert path.read_bytes()[:20] == whole[:20]
    assert run(tmp_path, cache) == (FETCHED, "")


def test_a_cache_that_cannot_be_written_costs_time_only(tmp_path: Path) -> None:
    (tmp_path / "a file").touch()
    out, complaints = run(tmp_path, tmp_path / "a file" / "cache")
    assert out == COMPILED
    assert "compiled code could not be kept in" in complaints


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_read_only_cache_is_read(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    run(tmp_path, cache)
    cache.chmod(0o555)
    assert run(tmp_path, cache) == (FETCHED, "")


def test_two_processes_at_once(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    processes = [start(tmp_path, cache) for _ in range(2)]
    for process in processes:
        out, complaints = process.communicate()
        assert (out.strip(), complaints) == (COMPILED, "")
    assert len(list(cache.iterdir())) == 1
    assert run(tmp_path, cache) == (FETCHED, "")


def add(numbers: np.ndarray, step: int) -> None:
    for n in range(len(numbers)):
        numbers[n] += step


def half(x: float) -> float:
    return x / 2


def test_arrays_are_changed_in_place() -> None:
    numbers = np.arange(5)
    assert Native(add)(numbers, 3) is None
    assert numbers.tolist() == [3, 4, 5, 6, 7]


def test_each_kind_of_arguments_has_its_own_code() -> None:
    run_half = Native(half)
    assert run_half(5.0) == 2.5
    assert run_half(5) == 2.5
    assert len(run_half._entries) == 2


def test_threads_may_call_at_once() -> None:
    function, results = Native(half), []
    threads = [threading.Thread(target=lambda: results.append(function(9.0))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [4.5] * 8


@pytest.mark.parametrize("wrong", ["text", None, [1], np.arange(10)[::2]])
def test_what_compiled_functions_do_not_take_is_refused(wrong: object) -> None:
    with pytest.raises((TypeError, ValueError), match="compiled functions take"):
        Native(half)(wrong)


def test_a_signature_says_the_kinds() -> None:
    assert str(Signature.of((1, 2.0, np.zeros((2, 3), np.int8)))) == "int, float, int8[2]"


def raising(n: int) -> int:
    if n < 0:
        raise ValueError("negative")
    return n


def test_rules_that_raise_are_refused_when_they_are_compiled() -> None:
    with pytest.raises(TypeError, match="raise"):
        Native(raising)(1)


def test_the_key_depends_on_the_rules_and_the_surroundings(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.engine.loops import find_legal
    from ludotheque.engine.registry import games

    signature = Signature(("int",))
    rules: list[ModuleType] = [game.rules for game in games().values()]
    keys = {Native(find_legal, r).key(signature) for r in rules}
    assert len(keys) == len(rules)
    assert Native(find_legal, rules[0]).key(Signature(("float",))) not in keys
    here = native._surroundings()
    monkeypatch.setattr(native, "_surroundings", lambda: (*here[:-1], "another processor"))
    assert Native(find_legal, rules[0]).key(signature) not in keys


def test_where_the_cache_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDOTHEQUE_CACHE", str(tmp_path))
    assert cache_folder() == tmp_path
    monkeypatch.delenv("LUDOTHEQUE_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache_folder() == tmp_path / "ludotheque"
