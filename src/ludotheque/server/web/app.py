"""The application: the store, the tables and the API, put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import ludotheque
from ludotheque.engine.registry import games
from ludotheque.engine.texts import LANGUAGES

from ..store import Store
from ..tables.house import House
from . import api, live, problems
from .api import Desk
from .callers import Callers
from .guard import Guard
from .rates import Rates
from .settings import BODY, Settings

log = logging.getLogger(__name__)

BURST = 3  # seconds' worth of asks that may come at once


def _warm() -> None:
    """Load the rules and the words of all games in the background, so that no table waits for them."""
    for game in games().values():
        try:
            _ = game.version, game.story, [game.texts(lang)("title") for lang in LANGUAGES]
        except Exception:
            log.exception("the game %s cannot be loaded", game.slug)


async def make_app(settings: Settings, store: Store) -> Guard:
    """The application on an open store, which it closes when it stops."""
    house = House(store)
    callers = Callers(store, await store.key("cookies"), settings.secure)
    desk = Desk(house, callers, Rates(settings.rate, settings.rate * BURST))

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await house.start()
        warming = asyncio.create_task(asyncio.to_thread(_warm))
        try:
            yield
        finally:
            await warming
            await house.close()
            await store.close()

    app = Litestar(
        [*api.HANDLERS, live.live, live.stream],
        lifespan=[running],
        exception_handlers={Exception: problems.answer},
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(
            title="Ludotheque",
            version=ludotheque.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    app.state.desk = desk
    return Guard(app, settings, callers, desk.farewell)
