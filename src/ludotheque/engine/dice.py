"""Fair dice: chance that nobody can bend, and that everybody can check afterwards.

Before the first throw the commitment, a hash of a secret, is published. Every seat may add a salt of its
own. Each outcome comes from HMAC(secret, salts and place in the log); at the end the secret is shown,
and anyone can recompute every throw.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

_RANGE = 1 << 64


@dataclass(frozen=True)
class FairDice:
    """A secret, and the salts that the seats added before the first throw."""

    secret: bytes
    salts: Mapping[int, str] = field(default_factory=dict)

    @classmethod
    def fresh(cls, salts: Mapping[int, str] | None = None) -> FairDice:
        return cls(secrets.token_bytes(32), dict(salts or {}))

    @classmethod
    def seeded(cls, seed: int) -> FairDice:
        """The same dice for the same seed, everywhere: for study, not for play against others."""
        return cls(hashlib.sha256(f"ludotheque seed {seed}".encode()).digest())

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    def throw(self, entry: int, outcomes: int) -> int:
        """Which of so many outcomes the log's entry of this number is: 0 to outcomes - 1, exactly alike."""
        salts = json.dumps(sorted(self.salts.items()), ensure_ascii=True, separators=(",", ":"))
        beyond, attempt = _RANGE - _RANGE % outcomes, 0
        while True:
            message = f"{salts}:{entry}:{attempt}".encode()
            number = int.from_bytes(hmac.digest(self.secret, message, "sha256")[:8], "big")
            if number < beyond:
                return number % outcomes
            attempt += 1  # a number from the uneven end of the range would favour the first outcomes
