"""Several processes on one socket and one PostgreSQL. One that dies is replaced."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from types import FrameType

from ..refusing import Denied
from ..store.database import is_shared
from .settings import Settings

AGAIN = 0.2  # seconds before a process that died is replaced
PATIENCE = 15  # seconds in which a process that is asked to stop must have stopped

_spawn = multiprocessing.get_context("spawn")


class _Stop(Exception):
    """Somebody wants the server to stop."""


def supervise(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Keep `settings.workers` processes at work until somebody stops this one."""
    if not is_shared(settings.database):
        raise Denied("workers")
    signal.signal(signal.SIGTERM, _stop)
    workers: list[SpawnProcess] = []
    try:
        for _ in range(settings.workers):
            _start(workers, settings, listening)
        ready()
        while True:
            wait([worker.sentinel for worker in workers])
            time.sleep(AGAIN)
            dead = [worker for worker in workers if not worker.is_alive()]
            workers[:] = [worker for worker in workers if worker not in dead]
            while len(workers) < settings.workers:
                with contextlib.suppress(Denied):  # the database may be away; it is tried again
                    _start(workers, settings, listening)
    except (_Stop, KeyboardInterrupt):
        pass
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        _end(workers)


def _stop(_signal: int, _frame: FrameType | None) -> None:
    raise _Stop


def _start(workers: list[SpawnProcess], settings: Settings, listening: socket.socket) -> None:
    """Another process among these; returns once it answers."""
    here, there = _spawn.Pipe(duplex=False)
    worker = _spawn.Process(target=_work, args=(settings, listening, there, os.getpid()))
    worker.start()
    workers.append(worker)
    there.close()
    try:
        here.recv()
    except EOFError:  # it has said itself what is wrong
        worker.join()
        workers.remove(worker)
        time.sleep(AGAIN)
        raise Denied("worker-died") from None


def _work(settings: Settings, listening: socket.socket, told: Connection, parent: int) -> None:
    """What such a process does."""
    from .running import work

    threading.Thread(target=_leave_with, args=(parent,), daemon=True).start()
    try:
        work(settings, listening, lambda: _tell(told))
    except Denied as denied:
        print(f"ludotheque: {denied}", file=sys.stderr)


def _tell(told: Connection) -> None:
    with contextlib.suppress(OSError):  # nobody waits for it any more
        told.send(True)


def _leave_with(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1.0)
    os.kill(os.getpid(), signal.SIGTERM)


def _end(workers: list[SpawnProcess]) -> None:
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(PATIENCE)
        if worker.is_alive():
            worker.kill()
