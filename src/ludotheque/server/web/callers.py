"""Who is calling: a device, by its signed cookie, or a program, by a token.

A person is a random word. It is in the cookie together with a signature, so that nobody can make one up, and
nothing has to be stored for somebody who only looks in.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from http.cookies import CookieError, SimpleCookie
from typing import Any

from ..refusing import Denied
from ..store import Store

YEAR = 365 * 24 * 3600
LINK = 600  # seconds for which a link to another device is good
NEW = "ludotheque_new_person"  # where the scope of a request says that a cookie has to be set


@dataclass(frozen=True)
class Callers:
    store: Store
    key: bytes
    secure: bool

    @property
    def cookie_name(self) -> str:
        return "__Host-ludotheque" if self.secure else "ludotheque"

    def signed(self, person: str) -> str:
        signature = hmac.digest(self.key, b"person " + person.encode(), hashlib.sha256)[:18]
        return f"{person}.{base64.urlsafe_b64encode(signature).decode()}"

    def set_cookie(self, person: str) -> str:
        secure = "; Secure" if self.secure else ""
        value = f"{self.cookie_name}={self.signed(person)}"
        return f"{value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    def drop_cookie(self) -> str:
        secure = "; Secure" if self.secure else ""
        return f"{self.cookie_name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}"

    def of_cookie(self, header: str) -> str:
        """The person whose cookie this is, or nobody."""
        try:
            found = SimpleCookie(header).get(self.cookie_name)
        except CookieError:
            return ""
        if found is None:
            return ""
        person, _, _ = found.value.partition(".")
        right = self.signed(person).encode()
        return person if hmac.compare_digest(right, found.value.encode()) else ""

    async def caller(self, scope: Mapping[str, Any], *, make: bool = False) -> str:
        """The person who calls, or "". With `make`, somebody new becomes a person and is given a cookie."""
        headers = dict(scope["headers"])
        if authorization := headers.get(b"authorization", b""):
            kind, _, secret = authorization.decode("latin-1").partition(" ")
            account = await self.store.account(secret.strip(), "api") if kind.lower() == "bearer" else None
            if account is None:
                raise Denied("bad-token", status=401)
            return account.person
        person = self.of_cookie(headers.get(b"cookie", b"").decode("latin-1"))
        if not person and make:
            person = secrets.token_urlsafe(12)
            scope["state"][NEW] = person
        return person
