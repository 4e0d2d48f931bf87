"""Games on a graphics card: one thread plays one game after the other."""

from __future__ import annotations

import hashlib
import importlib.util
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from . import loops
from .bind import fingerprint
from .driver import Card, CardArray, Kernel, NoDevice, card
from .native import Function, Signature, cache_folder, read_cached, replacements, write_cached

Array = np.ndarray[Any, Any]
BLOCK = 128  # threads to a block
_HERE = Path(__file__).parent
_KERNELS: dict[str, Kernel] = {}


def random_games(
    rules: Any, template: Array, seed: int, first: int, count: int, limit: int, seats: int
) -> tuple[Array, Array]:
    """Lengths and scores of random games, as `loops.random_games` gives them."""
    device = card()
    lengths, scores = device.empty(count, np.int64), device.empty(count * seats, np.int64)
    play_random_games(device, rules, device.array(template), seed, first, count, limit, lengths, scores)
    return lengths.get(), scores.get()


def play_random_games(
    device: Card,
    rules: Any,
    template: CardArray,
    seed: int,
    first: int,
    count: int,
    limit: int,
    lengths: CardArray,
    scores: CardArray,
    blocks: int = 0,
) -> None:
    """Launch; nothing is waited for and nothing copied back."""
    play = kernel(device, loops.random_games, rules, "words", "int", "int", "int", "int", "ints", "ints")
    most = -(-count // BLOCK)
    blocks = min(blocks or 16 * device.multiprocessors, most)
    play(blocks, BLOCK, template, seed, first, count, limit, lengths, scores)


class Batch:
    """Many games at once in the card's memory, one step to a launch, as learning wants them.

    A finished game starts again. Word w of the state of game i is at [w * count + i], so that neighbouring
    threads read neighbouring words; legal decisions and randomness likewise.
    """

    def __init__(self, rules: Any, template: Array, seed: int, count: int) -> None:
        self.rules, self.count, self.device = rules, count, card()
        words, masks = rules.State.layout.words, -(-rules.ACTIONS // 64)
        self.template = self.device.array(template)
        self.states = self.device.empty(words * count, np.uint64)
        self.masks = self.device.empty(masks * count, np.uint64)
        self.rngs = self.device.empty(count, np.uint64)
        self.ended = self.device.empty(count, np.int64)  # games each lane has brought to an end
        opening = kernel(
            self.device, loops.open_batch, rules, "words", "int", "words", "words", "words", "ints"
        )
        opening(self._blocks, BLOCK, self.template, seed, self.states, self.masks, self.rngs, self.ended)
        self._step = kernel(self.device, loops.step_batch, rules, "words", "words", "words", "words", "ints")

    @property
    def _blocks(self) -> int:
        return -(-self.count // BLOCK)

    def step(self) -> None:
        """One random decision or outcome in every game; its legal decisions are ready afterwards."""
        self._step(self._blocks, BLOCK, self.template, self.states, self.masks, self.rngs, self.ended)


_KINDS = {"words": "uint64[1]", "ints": "int64[1]", "int": "int"}


def kernel(device: Card, function: Function, rules: Any, *kinds: str) -> Kernel:
    """A loop of `loops` for these rules as a kernel, compiled or fetched from the cache."""
    signature = Signature(tuple(_KINDS[kind] for kind in kinds))
    key = _key(function, rules, signature, device.capability)
    if key not in _KERNELS:
        _KERNELS[key] = device.kernel(*_ptx(key, function, rules, signature, device.capability))
    device.use()
    return _KERNELS[key]


def _ptx(key: str, function: Function, rules: Any, signature: Signature, capability: int) -> tuple[str, str]:
    path = cache_folder() / f"{key}.ptx"
    found = read_cached(path)
    if found is None:
        if importlib.util.find_spec("numba_cuda") is None:
            raise NoDevice("no-cuda-compiler")
        from . import cuda_compiler

        ptx = cuda_compiler.compile_kernel(function, rules, signature, capability)
        found = cuda_compiler.entry_of(ptx), ptx.encode()
        write_cached(path, *found)
    entry, body = found
    return body.decode(), entry


def _key(function: Function, rules: Any, signature: Signature, capability: int) -> str:
    parts = [fingerprint(function, replacements(rules)), str(signature), str(capability), *_surroundings()]
    parts += [repr(rules.State.layout), str(rules.ACTIONS)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:32]


@cache
def _surroundings() -> tuple[str, ...]:
    names = ("bind.py", "cuda_compiler.py", "cuda.py", "rulekit.py", "target.py", "typed.py")
    code = hashlib.sha256(b"".join((_HERE / name).read_bytes() for name in names)).hexdigest()
    return code, *(
        version(name) for name in ("numba-cuda", "numpy") if importlib.util.find_spec("numba_cuda")
    )
