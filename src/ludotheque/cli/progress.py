"""A bar that shows how many of so many games are done: on a terminal only, and gone when all are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO


@contextmanager
def games_bar(title: str, games: int, to: TextIO) -> Iterator[Callable[[int], None]]:
    """Yields the function that is told how many games are done so far."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(file=to),
        transient=True,
        disable=not to.isatty(),
    )
    with bar:
        task = bar.add_task(title, total=games)
        yield lambda done: bar.update(task, completed=done)
