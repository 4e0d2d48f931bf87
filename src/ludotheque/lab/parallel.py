"""Many games in chunks, a few of them under way at a time, their results in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from itertools import islice
from typing import Any, TypeVar

Result = TypeVar("Result")


def chunks(games: int, size: int) -> Iterator[tuple[int, int]]:
    """The first game and the number of games of each chunk."""
    return ((first, min(size, games - first)) for first in range(0, games, size))


def ahead(
    pool: ThreadPoolExecutor | ProcessPoolExecutor,
    play: Callable[..., Result],
    tasks: Iterator[tuple[Any, ...]],
    workers: int,
) -> Iterator[Result]:
    """What `play` makes of each task, in their order, a few of them under way at a time."""
    waiting: list[Future[Result]] = [pool.submit(play, *task) for task in islice(tasks, 2 * workers)]
    try:
        while waiting:
            result = waiting.pop(0).result()
            if task := next(tasks, None):
                waiting.append(pool.submit(play, *task))
            yield result
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
