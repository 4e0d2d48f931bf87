"""How a server is run."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

BODY = 1 << 16  # bytes of a request
MESSAGE = 1 << 13  # bytes of a message to a WebSocket


def usual_database() -> str:
    """Where a server of one's own keeps its tables."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return str(Path(home) / "ludotheque" / "tables.db")


@dataclass(frozen=True, slots=True)
class Settings:
    """`rate` is how many asks per second one person may go on making; 0 means any number."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    base_url: str = ""
    rate: float = 20.0
    workers: int = 1

    @property
    def secure(self) -> bool:
        return self.base_url.startswith("https://")

    @property
    def origin(self) -> str:
        """What browsers send as the origin of our own pages; nothing if only the request can tell."""
        parts = urlsplit(self.base_url)
        return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""
