"""What every request has to pass, and what every answer carries."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ..refusing import Denied
from . import problems
from .callers import NEW, Callers
from .rates import Rates
from .settings import Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
PER_PERSON = 10  # times the rate of a person: what one address may do, behind which a family may sit

CONTENT = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; "
    "object-src 'none'; connect-src 'self'; img-src 'self' data:"
)
HEADERS = [
    (b"content-security-policy", CONTENT.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


@dataclass
class Guard:
    """Wraps the application."""

    app: App
    settings: Settings
    callers: Callers
    farewell: Callable[[], None]  # ends all that would not end by itself
    addresses: Rates = field(init=False)

    def __post_init__(self) -> None:
        rate = self.settings.rate * PER_PERSON
        self.addresses = Rates(rate, rate * 4)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refused = self._refusal(scope)
        if scope["type"] == "websocket":
            await (self.app(scope, receive, send) if refused is None else send({"type": "websocket.close"}))
            return
        if refused is not None:
            await _send_problem(scope, send, *refused)
            return
        await self.app(scope, receive, self._with_headers(scope, send))

    def _refusal(self, scope: Scope) -> tuple[Denied, float] | None:
        client = scope.get("client")
        wait = self.addresses.wait(client[0] if client else "")
        if wait:
            return Denied("too-often", status=429), wait
        if self._foreign(scope):
            return Denied("foreign-origin", status=403), 0.0
        return None

    def _foreign(self, scope: Scope) -> bool:
        """Does a page of another site make the browser ask this? Cookies go along with such requests.

        Browsers say from where: with every WebSocket, and with everything that may change something.
        Programs say nothing, and have no cookies of others.
        """
        if scope["type"] == "http" and scope["method"] in SAFE:
            return False
        headers: dict[bytes, bytes] = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            site = headers.get(b"sec-fetch-site", b"none")
            return site not in (b"none", b"same-origin")
        if self.settings.origin:
            return origin != self.settings.origin
        host = headers.get(b"host", b"").decode("latin-1")
        return not host or urlsplit(origin).netloc != host

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *HEADERS]
                person = scope.get("state", {}).get(NEW)
                if person:
                    headers.append((b"set-cookie", self.callers.set_cookie(person).encode()))
                message["headers"] = headers
            await send(message)

        return sending


async def _send_problem(scope: Scope, send: Send, refused: Denied, wait: float) -> None:
    headers = {k.decode("latin-1"): v.decode("latin-1") for k, v in scope["headers"]}
    body = msgspec.json.encode(problems.of(refused, problems.language({}, headers)))
    sent = [*HEADERS, (b"content-type", problems.MEDIA_TYPE.encode())]
    sent.append((b"content-length", str(len(body)).encode()))
    if wait:
        sent.append((b"retry-after", str(int(wait) + 1).encode()))
    await send({"type": "http.response.start", "status": refused.status, "headers": sent})
    await send({"type": "http.response.body", "body": body})
