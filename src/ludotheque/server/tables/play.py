"""The match that is played at a table."""

from __future__ import annotations

from ludotheque.engine.match import Match
from ludotheque.engine.record import Record


class Play(Match):
    """A match that can show the position before each entry of its log."""

    def before(self, entry: int) -> Record:
        """The position before the entry of this place in the log, counted from 0."""
        state: type[Record] = self.rules.State
        return state(self._past[entry])
