"""Where matches are kept."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from ludotheque.engine.errors import BadFile
from ludotheque.engine.match import Match


def state_folder() -> Path:
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state") / "ludotheque"


def autosave(match: Match) -> Path:
    """Keep a match that somebody left, dice and all, so that it can be continued."""
    folder = state_folder()
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = folder / f"{match.game.slug}-{now}.ludo"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile("file-not-written", path=str(path), reason=error.strerror or str(error)) from error
    match.save(path, keep_secret=True)
    return path
