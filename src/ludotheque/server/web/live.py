"""Live: a WebSocket for people, server-sent events for programs that only listen."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Any

import msgspec
from litestar import Request, WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from litestar.response import ServerSentEvent, ServerSentEventMessage

from ludotheque.engine.errors import Refused
from ludotheque.engine.rulekit import SPECTATOR

from ..refusing import Denied
from ..store import StoreDown
from ..tables import asks
from ..tables.looking import Eye
from . import problems
from .api import Desk, checked, looking_from
from .settings import MESSAGE

BACKLOG = 256  # messages that wait for somebody who reads slowly, before the connection is cut
COME_BACK = 1013
RESTART = 1012
END = b""  # in the place of a message: the server stops
TOO_LONG = 1009

Id = Annotated[int, msgspec.Meta(ge=0, le=1 << 53)]


class Look(asks.Ask, tag="look"):
    """See the table through the eyes of another seat of one's own, or (-1) as a spectator."""

    seat: Annotated[int, msgspec.Meta(ge=SPECTATOR, le=63)]


class Envelope(msgspec.Struct, forbid_unknown_fields=True):
    """A message: what is asked, and a number by which the answer is known."""

    ask: asks.AnyAsk | Look
    id: Id | None = None


class Answer(msgspec.Struct):
    """What was asked under this number is done, and durable, as the table's event `n`."""

    done: int
    n: int


class _Id(msgspec.Struct):
    id: Id | None = None


_envelopes = msgspec.json.Decoder(Envelope)
_ids = msgspec.json.Decoder(_Id)


class Channel:
    """Somebody's connection: what is shown waits here until it is sent."""

    def __init__(self, eye: Eye, person: str) -> None:
        self.eye, self.person = eye, person
        self.messages: asyncio.Queue[bytes] = asyncio.Queue(BACKLOG)
        self.overrun = asyncio.Event()

    def end(self) -> None:
        self.show(END)

    def show(self, message: bytes) -> None:
        try:
            self.messages.put_nowait(message)
        except asyncio.QueueFull:
            self.overrun.set()


@websocket("/api/tables/{id:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    id: FromPath[str],
    seat: FromQuery[int | None] = None,
    words: FromQuery[bool] = True,
    after: FromQuery[int | None] = None,
) -> None:
    """First a snapshot, then updates. What is asked here is answered here."""
    desk: Desk = socket.app.state.desk
    lang = problems.language(socket.query_params, socket.headers)
    await socket.accept()
    try:
        channel = await _channel(desk, socket.scope, checked(id), seat, lang, words)
        async with _listening(desk, channel), desk.house.looking(channel, id, after):
            await _converse(_Conversation(desk, socket, channel, id))
    except (Refused, StoreDown) as error:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            told = msgspec.json.encode(problems.of(error, lang)).decode()
            await socket.send_data(told)
            await socket.close(COME_BACK if isinstance(error, StoreDown) else 1008)


async def _channel(desk: Desk, scope: Any, id: str, seat: int | None, lang: str, words: bool) -> Channel:
    person = await desk.callers.caller(scope)
    async with desk.house.reading(id) as table:
        return Channel(Eye(looking_from(table, person, seat), lang, words), person)


@contextlib.asynccontextmanager
async def _listening(desk: Desk, channel: Channel) -> AsyncIterator[None]:
    """While this lasts, the connection hears when the server stops."""
    desk.listening.add(channel.end)
    try:
        yield
    finally:
        desk.listening.discard(channel.end)


async def _converse(talk: _Conversation) -> None:
    """Send and receive, until one of both has come to an end."""
    tasks = [asyncio.ensure_future(work()) for work in (talk.send, talk.receive, talk.cut_if_too_slow)]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    for end in ended:
        if isinstance(end, Exception) and not isinstance(end, (WebSocketDisconnect, OSError)):
            raise end


class _Conversation:
    def __init__(self, desk: Desk, socket: WebSocket[Any, Any, Any], channel: Channel, id: str) -> None:
        self.desk, self.socket, self.channel, self.id = desk, socket, channel, id

    async def send(self) -> None:
        while True:
            message = await self.channel.messages.get()
            try:
                if message == END:
                    await self.socket.close(RESTART)
                    return
                await self.socket.send_data(message.decode())
            except RuntimeError:  # the other side has closed meanwhile
                return

    async def cut_if_too_slow(self) -> None:
        await self.channel.overrun.wait()
        with contextlib.suppress(RuntimeError):
            await self.socket.close(COME_BACK)

    async def receive(self) -> None:
        while True:
            message = await self.socket.receive_data(mode="text")
            if len(message) > MESSAGE:
                with contextlib.suppress(RuntimeError):
                    await self.socket.close(TOO_LONG)
                return
            await self._answer(message)

    async def _answer(self, message: str) -> None:
        try:
            self.desk.hold_slow(self.channel.person)
            envelope = _read(message)
            if isinstance(envelope.ask, Look):
                await self._look(envelope.ask)
                return
            number = await self.desk.house.act(self.id, self.channel.person, envelope.ask)
        except Exception as error:
            told = problems.of(error, self.channel.eye.lang)
            told.refused = _id_of(message)
            self.channel.show(msgspec.json.encode(told))
        else:
            if envelope.id is not None:
                self.channel.show(msgspec.json.encode(Answer(envelope.id, number)))

    async def _look(self, ask: Look) -> None:
        eye = self.channel.eye
        await self.desk.house.look_again(self.channel, Eye(ask.seat, eye.lang, eye.words), self.id)


def _read(message: str) -> Envelope:
    try:
        return _envelopes.decode(message)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Denied("bad-message", status=400, reason=str(error)) from error


def _id_of(message: str) -> int | None:
    """The number of a message that was refused, if it can be read at all."""
    try:
        return _ids.decode(message).id
    except (msgspec.MsgspecError, RecursionError):
        return None


@get("/api/tables/{id:str}/events", summary="Everything that changes, as server-sent events")
async def stream(
    request: Request[Any, Any, Any],
    id: FromPath[str],
    seat: FromQuery[int | None] = None,
    words: FromQuery[bool] = True,
) -> ServerSentEvent:
    """First a snapshot, then updates; `id` of each is the number of the table's last event."""
    desk: Desk = request.app.state.desk
    lang = problems.language(request.query_params, request.headers)
    channel = await _channel(desk, request.scope, checked(id), seat, lang, words)
    last = request.headers.get("last-event-id", "")
    after = int(last) if last.isdecimal() and len(last) < 10 else None
    return ServerSentEvent(_messages(desk, channel, id, after))


class _Number(msgspec.Struct):
    n: int


async def _messages(
    desk: Desk, channel: Channel, id: str, after: int | None
) -> AsyncIterator[ServerSentEventMessage]:
    async with _listening(desk, channel), desk.house.looking(channel, id, after):
        while not channel.overrun.is_set() and (message := await channel.messages.get()) != END:
            number = msgspec.json.decode(message, type=_Number).n
            yield ServerSentEventMessage(data=message.decode(), id=str(number), event="table")
