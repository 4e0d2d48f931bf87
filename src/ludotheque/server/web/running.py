"""Running the application on a socket, until somebody stops it."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable

import uvicorn
import uvloop

from ..refusing import Denied
from ..store import Store
from .app import make_app
from .guard import Guard
from .settings import MESSAGE, Settings
from .workers import supervise

FAREWELL = 5  # seconds in which open connections may end


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until interrupted. `ready` is told the address as soon as requests are answered."""
    with listen(settings.host, settings.port) as listening:
        if settings.workers > 1:
            supervise(settings, listening, lambda: ready(address(settings, listening)))
        else:
            work(settings, listening, lambda: ready(address(settings, listening)))


def work(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Answer what comes to this socket, in this process."""
    gc.freeze()  # what is imported stays; and what a request makes is mostly gone without any collection
    gc.set_threshold(50_000, 20, 50)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_work(settings, listening, ready))


async def _work(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    app = await make_app(settings, await Store.open(settings.database))
    await _Server(_config(app), ready, app.farewell).serve(sockets=[listening])


def address(settings: Settings, listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return settings.base_url or f"http://{shown}:{port}"


def _config(app: Guard) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=MESSAGE * 2,
        ws_per_message_deflate=False,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=FAREWELL,
    )


class _Server(uvicorn.Server):
    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], farewell: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._ready, self._farewell = ready, farewell

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._farewell()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def listen(host: str, port: int) -> socket.socket:
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.create_server(address[:2], family=family, backlog=2048)
    except OSError as error:
        raise Denied("port", host=host, port=str(port), reason=error.strerror or str(error)) from error
    listening.setblocking(False)
    return listening
