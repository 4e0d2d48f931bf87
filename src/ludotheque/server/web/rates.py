"""How often somebody may ask: so many at once, and so many per second for as long as they like."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, field

MOST = 20_000  # callers that are remembered


@dataclass
class Rates:
    """One bucket of tokens for each caller, which fills up again by `rate` a second. No rate, no limit."""

    rate: float
    burst: float
    _buckets: OrderedDict[str, tuple[float, float]] = field(default_factory=OrderedDict)

    def wait(self, caller: str, now: float | None = None) -> float:
        """Take a token: 0, or the seconds after which there will be one."""
        if not self.rate:
            return 0.0
        now = time.monotonic() if now is None else now
        tokens, since = self._buckets.pop(caller, (self.burst, now))
        tokens = min(self.burst, tokens + (now - since) * self.rate)
        enough = tokens >= 1
        self._buckets[caller] = (tokens - 1 if enough else tokens, now)
        if len(self._buckets) > MOST:
            self._buckets.popitem(last=False)
        return 0.0 if enough else (1 - tokens) / self.rate
