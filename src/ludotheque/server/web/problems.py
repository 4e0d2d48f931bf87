"""What went wrong, as problem+json: a code for programs, a sentence for people, and what is allowed."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ludotheque.engine.errors import BadSetup, IllegalDecision, Refused, UnknownGame

from ..refusing import Denied
from ..store import StoreDown

MEDIA_TYPE = "application/problem+json"

log = logging.getLogger(__name__)


class Problem(msgspec.Struct, omit_defaults=True, kw_only=True):
    """RFC 9457, and more: `paragraph` of the rulebook that forbids it, and the decisions now `legal`."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    paragraph: int = 0
    legal: list[int] | None = None
    number: int | None = None  # of the table's last event, where somebody was too late
    errors: list[Any] | None = None
    refused: int | None = None  # the id of the message, on a WebSocket


def problem(code: str, status: int, detail: str, **more: Any) -> Problem:
    title = HTTPStatus(status).phrase
    return Problem(
        type=f"urn:ludotheque:{code}", title=title, status=status, code=code, detail=detail, **more
    )


def of(error: Exception, lang: str) -> Problem:
    """What to tell somebody of this error."""
    if isinstance(error, StoreDown):
        error = Denied("busy", status=503)
    if isinstance(error, RecursionError):  # JSON that is nested too deep; nothing of ours goes deep
        error = Denied("bad-message", status=400, reason="it is nested too deep")
    if isinstance(error, Refused):
        return _refused(error, lang)
    if isinstance(error, HTTPException):
        extra = error.extra if isinstance(error, ValidationException) else None
        errors = extra if isinstance(extra, list) else None
        return problem(_code(error.status_code), error.status_code, error.detail, errors=errors)
    log.error("unexpected", exc_info=error)
    return _refused(Denied("ours", status=500), lang)


def _refused(error: Refused, lang: str) -> Problem:
    status = error.status if isinstance(error, Denied) else 409
    if isinstance(error, (UnknownGame, BadSetup)):
        status = 422
    legal = None
    if isinstance(error, IllegalDecision):
        listed = str(error.values.get("legal", ""))
        legal = [int(word) for word in listed.split(", ") if word.isdecimal()]
    number = error.values.get("number")
    return problem(error.key, status, error.text(lang), paragraph=error.paragraph, legal=legal, number=number)


def _code(status: int) -> str:
    return HTTPStatus(status).phrase.lower().replace(" ", "-")


def language(query: Mapping[str, Any], headers: Mapping[str, str]) -> str:
    """As asked for, else as the browser says, else English."""
    if (asked := query.get("lang")) in ("en", "fr"):
        return str(asked)
    return "fr" if headers.get("accept-language", "").lower().startswith("fr") else "en"


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """The exception handler of the application."""
    told = of(error, language(request.query_params, request.headers))
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    body = msgspec.json.encode(told)
    return Response(body, status_code=told.status, media_type=MEDIA_TYPE, headers=headers)
