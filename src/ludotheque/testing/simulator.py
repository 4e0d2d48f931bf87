"""The loops as CUDA kernels in Numba's simulator: threads of Python in the place of a card's.

It needs NUMBA_ENABLE_CUDASIM=1 in the environment before Numba is imported, so run it in a process of its
own. What it shows is that threads share the work as they should; that the compiled rules agree is shown
on a real card by `python -m ludotheque.testing.card`.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any

from numba import cuda

from ludotheque.engine import target
from ludotheque.engine.bind import bound
from ludotheque.engine.native import Function, replacements
from ludotheque.engine.plain import places


def simulated(function: Function, rules: ModuleType) -> Callable[..., None]:
    """`function(blocks, threads, *args)`, launched as a kernel of the simulator."""
    threads: dict[Function, Function] = {target.thread: _thread, target.threads: _threads}
    kernel = cuda.jit(bound(function, {**replacements(rules), **places(rules), **threads}, lambda f: f))

    def launch(blocks: int, block: int, *args: Any) -> None:
        kernel[blocks, block](*args)

    return launch


@cuda.jit(device=True)  # type: ignore[untyped-decorator]  # numba-cuda has no types
def _thread() -> int:
    place: int = cuda.grid(1)
    return place


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def _threads() -> int:
    size: int = cuda.gridsize(1)
    return size
