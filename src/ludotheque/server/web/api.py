"""The HTTP API: everything a person can do, a program can."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ludotheque.engine.game import Game
from ludotheque.engine.notation import of
from ludotheque.engine.registry import find, games
from ludotheque.engine.rulekit import SPECTATOR

from ..refusing import Denied
from ..store import Head
from ..store.people import Kept
from ..tables.asks import AnyAsk
from ..tables.doing import clean
from ..tables.house import House
from ..tables.looking import Eye, Line, Snapshot, snapshot, story
from ..tables.opened import hold_may_look
from ..tables.opening import Wish
from ..tables.table import Status, Table
from . import problems
from .callers import LINK, Callers
from .metrics import told
from .rates import Rates

Asked = Request[Any, Any, Any]

PAGE = 200  # entries of the log whose story is told at once
IDENTITY = re.compile(r"[A-Za-z0-9_-]{1,24}")


@dataclass(frozen=True)
class Desk:
    """What every request needs."""

    house: House
    callers: Callers
    rates: Rates
    listening: set[Callable[[], None]] = field(default_factory=set)  # how to end each live connection

    def farewell(self) -> None:
        """End all live connections; their clients come back to whoever is there then."""
        for end in tuple(self.listening):
            end()

    def hold_slow(self, person: str) -> None:
        """Refuse somebody who asks too often."""
        if self.rates.wait(person):
            raise Denied("too-often", status=429)


# --- what is said and answered ---


class OptionShown(msgspec.Struct):
    name: str
    values: list[str | int]
    default: str | int
    paragraph: int


class GameShown(msgspec.Struct):
    slug: str
    title: str
    seats: list[int]
    usual_seats: int
    options: list[OptionShown]


class TableListed(msgspec.Struct):
    id: str
    game: str
    seats: int
    options: dict[str, str | int]
    status: str
    created: int
    changed: int


class Created(msgspec.Struct):
    id: str


class Done(msgspec.Struct):
    """It has happened, and is durable: the number of the table's last event."""

    n: int


class Story(msgspec.Struct):
    length: int
    lines: list[Line]


class Label(msgspec.Struct, forbid_unknown_fields=True):
    label: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Secret(msgspec.Struct):
    """Shown this once."""

    secret: str


class Arrival(msgspec.Struct, forbid_unknown_fields=True):
    secret: Annotated[str, msgspec.Meta(max_length=64)]


class Me(msgspec.Struct):
    known: bool


# --- games ---


@get("/api/games", summary="The games there are")
async def list_games(request: Asked) -> list[GameShown]:
    return [_game(game, _lang(request)) for game in games().values()]


@get("/api/games/{game:str}", summary="One game, with its options")
async def show_game(request: Asked, game: FromPath[str]) -> GameShown:
    return _game(find(game), _lang(request))


def _game(game: Game, lang: str) -> GameShown:
    options = [OptionShown(o.name, list(o.values), o.default, o.paragraph) for o in game.options]
    return GameShown(game.slug, game.title(lang), list(game.seats), game.usual_seats, options)


# --- tables ---


@post("/api/tables", summary="Open a table")
async def open_table(request: Asked, data: JSONBody[Wish]) -> Response[Created]:
    person = await _acting(request)
    head = await _desk(request).house.create(person, data)
    return Response(Created(head.id), status_code=201, headers={"location": f"/api/tables/{head.id}"})


@get("/api/tables", summary="Public tables, the latest first, a page at a time")
async def list_tables(
    request: Asked, status: FromQuery[Status] = "open", before: FromQuery[int | None] = None
) -> list[TableListed]:
    heads = await _desk(request).house.store.public_tables(status, _bounded(before))
    return [_listed(head) for head in heads]


@get("/api/me/tables", summary="The tables at which one sits, the latest first")
async def list_own(request: Asked, before: FromQuery[int | None] = None) -> list[TableListed]:
    person = await _desk(request).callers.caller(request.scope)
    heads = await _desk(request).house.store.tables_of(person, _bounded(before)) if person else []
    return [_listed(head) for head in heads]


@get("/api/tables/{id:str}", summary="All that a seat, or a spectator, may see of a table")
async def show_table(
    request: Asked,
    id: FromPath[str],
    seat: FromQuery[int | None] = None,
    words: FromQuery[bool] = True,
) -> Snapshot:
    person = await _desk(request).callers.caller(request.scope)
    async with _desk(request).house.reading(checked(id)) as table:
        eye = Eye(looking_from(table, person, seat), _lang(request), words)
        return snapshot(table, eye, person)


@get("/api/tables/{id:str}/story", summary="The story of a match as a seat knows it, from an entry on")
async def tell_story(
    request: Asked, id: FromPath[str], seat: FromQuery[int | None] = None, start: FromQuery[int] = 0
) -> Story:
    person = await _desk(request).callers.caller(request.scope)
    async with _desk(request).house.reading(checked(id)) as table:
        length, first = len(table.match.log), max(0, start)
        eye = Eye(looking_from(table, person, seat), _lang(request))
        last = min(length, first + PAGE)
        return Story(length, story(table, eye, first, last) if first < length else [])


@post("/api/tables/{id:str}/asks", summary="Ask something of a table: sit, start, play, take back ...")
async def ask(request: Asked, id: FromPath[str], data: JSONBody[AnyAsk]) -> Done:
    person = await _acting(request)
    return Done(await _desk(request).house.act(checked(id), person, data))


@post("/api/tables/{id:str}/rematch", summary="Open the next table for the same people")
async def rematch(request: Asked, id: FromPath[str]) -> Created:
    person = await _acting(request)
    return Created(await _desk(request).house.rematch(checked(id), person))


@get("/api/tables/{id:str}/match.ludo", summary="The file of a finished match, for `ludotheque verify`")
async def download(request: Asked, id: FromPath[str]) -> Response[bytes]:
    async with _desk(request).house.reading(checked(id)) as table:
        if table.status not in ("over", "closed"):
            raise Denied("not-yet-shown", status=403)
        body = msgspec.json.format(msgspec.json.encode(of(table.match, secret=True)), indent=0)
    headers = {"content-disposition": f'attachment; filename="{table.head.game}-{table.head.id}.ludo"'}
    return Response(body, media_type="application/json", headers=headers)


# --- oneself ---


@get("/api/me", summary="Is this device, or this token, known?")
async def who_am_i(request: Asked) -> Me:
    return Me(bool(await _desk(request).callers.caller(request.scope)))


@post("/api/me/tokens", summary="A token for programs that act in one's name")
async def make_token(request: Asked, data: JSONBody[Label]) -> Secret:
    person = await _acting(request)
    label = clean(data.label) if data.label.strip() else ""
    return Secret(await _desk(request).callers.store.add_token(person, "api", label))


@delete("/api/me/tokens", summary="Make all tokens and links of oneself worthless")
async def revoke_tokens(request: Asked) -> None:
    await _desk(request).callers.store.revoke_tokens(await _known(request))


@post("/api/me/links", summary="A secret that makes another device this person, once and soon")
async def make_link(request: Asked) -> Secret:
    person = await _known(request)
    return Secret(await _desk(request).callers.store.add_token(person, "link", "", LINK))


@post("/api/me/arrivals", summary="Become the person who made a link on another device")
async def arrive(request: Asked, data: JSONBody[Arrival]) -> Response[Me]:
    callers = _desk(request).callers
    account = await callers.store.spend(data.secret, "link")
    if account is None:
        raise Denied("bad-link", status=403)
    return Response(Me(True), headers={"set-cookie": callers.set_cookie(account.person)})


@get("/api/me/kept", summary="All that this server knows of oneself")
async def show_kept(request: Asked) -> Kept:
    return await _desk(request).house.store.kept_of(await _known(request))


@delete(
    "/api/me", summary="Be forgotten: names, seats, tokens. What was played stays, by nobody", status_code=200
)
async def forget_me(request: Asked) -> Response[Me]:
    await _desk(request).house.forget(await _known(request))
    return Response(Me(False), headers={"set-cookie": _desk(request).callers.drop_cookie()})


# --- health ---


@get(
    "/", summary="For somebody who has come with a browser", media_type="text/plain", include_in_schema=False
)
async def front() -> str:
    return "Ludotheque: tables for family board games.\nWhat can be asked of it: /api/schema/openapi.json\n"


@get("/health/live", summary="The process answers")
async def live() -> dict[str, str]:
    return {"status": "live"}


@get("/health/ready", summary="The database answers too")
async def ready(request: Asked) -> dict[str, str]:
    await _desk(request).house.store.ready()
    return {"status": "ready"}


@get("/metrics", summary="Numbers for Prometheus", media_type="text/plain", include_in_schema=False)
async def metrics(request: Asked) -> str:
    return told(_desk(request).house)


HANDLERS = [
    front,
    list_games,
    show_game,
    open_table,
    list_tables,
    list_own,
    show_table,
    tell_story,
    ask,
    rematch,
    download,
    who_am_i,
    make_token,
    revoke_tokens,
    make_link,
    arrive,
    show_kept,
    forget_me,
    live,
    ready,
    metrics,
]


# --- small things ---


def checked(id: str) -> str:
    """A word that can be the name of a table."""
    if IDENTITY.fullmatch(id) is None:
        raise Denied("no-such-table", status=404)
    return id


def looking_from(table: Table, person: str, seat: int | None) -> int:
    """The seat that is asked for, if the person sits there; else the first of the person's seats."""
    if seat is None:
        return next(iter(table.seats_of(person)), SPECTATOR)
    hold_may_look(table, seat, person)
    return seat


def _desk(request: Asked) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


def _lang(request: Asked) -> str:
    return problems.language(request.query_params, request.headers)


async def _acting(request: Asked) -> str:
    """The person who does something; somebody new becomes a person, of whom an address may bring some."""
    desk = _desk(request)
    if person := await desk.callers.caller(request.scope):
        desk.hold_slow(person)
        return person
    desk.hold_slow(f"new at {request.client.host if request.client else ''}")
    return await desk.callers.caller(request.scope, make=True)


async def _known(request: Asked) -> str:
    desk = _desk(request)
    person = await desk.callers.caller(request.scope)
    if not person:
        raise Denied("no-identity", status=401)
    desk.hold_slow(person)
    return person


def _bounded(number: int | None) -> int | None:
    """What a database takes as a number."""
    return None if number is None else max(0, min(number, 1 << 60))


def _listed(head: Head) -> TableListed:
    options = msgspec.json.decode(head.options)
    return TableListed(head.id, head.game, head.seats, options, head.status, head.created, head.changed)
