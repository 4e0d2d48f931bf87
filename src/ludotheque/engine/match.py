"""A match: a game, its options, and the list of all that was decided and thrown.

Everything else follows from the list: the position now and at any earlier point, taking back, saving,
loading, replaying and checking.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Self

from .dice import FairDice
from .errors import IllegalDecision, Refused
from .game import Game, Value
from .record import Record
from .registry import find
from .rulekit import CHANCE, OVER


class Entry(NamedTuple):
    """One line of the log: a decision of a seat, or an outcome of CHANCE."""

    seat: int
    action: int


@dataclass(frozen=True, slots=True)
class View:
    """What one seat knows: the record with the rest blanked, and its legal decisions."""

    game: Game
    rules: Any
    seat: int
    record: Record
    legal: Sequence[int]


class Match:
    """One match from its opening.

    Chance is decided by `next`, and no sooner. With `seed`, or without any `dice`, the match throws its
    own dice; with `dice=None` the outcomes are given by hand, as they fell on a real table.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        *,
        seed: int | None = None,
        dice: FairDice | str | None = "fair",
        names: Sequence[str] = (),
        version: str | None = None,
        **options: Value,
    ) -> None:
        self.game = find(game) if isinstance(game, str) else game
        self.rules = self.game.rules_of(version or self.game.version)
        self.version = version or self.game.version
        self.seats, self.options = self.game.settle(seats, options)
        self.names = list(names)
        if isinstance(dice, str):
            dice = FairDice.fresh() if seed is None else FairDice.seeded(seed)
        self.dice = dice
        self.record = self.game.opening(self.seats, self.options, self.rules)
        self.log: list[Entry] = []
        self._past: list[bytes] = []  # the record before each entry

    # --- what is going on ---

    @property
    def actor(self) -> int:
        """The seat that is first to decide, or CHANCE, or OVER."""
        return int(self.record.actor)  # type: ignore[attr-defined]  # every State declares it

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def legal(self, seat: int | None = None) -> list[int]:
        """What this seat (the one whose turn it is, if none is named) may decide now, ascending."""
        return _marked(self.rules, self.record, self.actor if seat is None else seat)

    def waiting(self) -> list[int]:
        """The seats that may decide something now: first the one that must, then those that may."""
        first = [self.actor] if self.actor >= 0 else []
        return first + [s for s in range(self.seats) if s not in first and self.legal(s)]

    @property
    def scores(self) -> list[int]:
        return [int(self.rules.score(self.record, seat)) for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        """The seats with the best result; nobody while the game goes on."""
        tiebreak = getattr(self.rules, "tiebreak", lambda _record, _seat: 0)
        results = [(score, int(tiebreak(self.record, s))) for s, score in enumerate(self.scores)]
        return [s for s in range(self.seats) if self.over and results[s] == max(results)]

    def view(self, seat: int) -> View:
        """What this seat knows and may do, and nothing else."""
        hidden = self.record.copy()
        self.rules.hide(hidden, seat)
        return View(self.game, self.rules, seat, hidden, self.legal(seat))

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else f"{seat + 1}"

    # --- going on ---

    def next(self) -> int | None:
        """Let chance happen until a seat has to decide: that seat, or None when the game is over."""
        while self.actor == CHANCE:
            self.throw()
        return None if self.over else self.actor

    def throw(self, outcome: int | None = None) -> int:
        """Decide what chance brings now: by the match's dice, or as given where it has none."""
        outcomes = self.legal(CHANCE)
        if not outcomes:
            raise Refused("over" if self.over else "nothing-to-throw")
        if self.dice is not None:
            if outcome is not None:
                raise Refused("own-dice")
            outcome = outcomes[self.dice.throw(len(self.log), len(outcomes))]
        elif outcome not in outcomes:
            raise IllegalDecision("no-dice", legal=_listed(outcomes))
        self._carry_out(CHANCE, outcome)
        return outcome

    def play(self, action: int, seat: int | None = None) -> None:
        """Take a decision, for the seat whose turn it is or for another that may decide now."""
        seat = self._deciding(seat)
        legal = self.legal(seat)
        if action in legal:
            self._carry_out(seat, int(action))
            return
        if self.over:
            raise IllegalDecision("over")
        if not isinstance(action, int) or not 0 <= action < self.rules.ACTIONS:
            raise IllegalDecision("not-an-action", action=str(action), legal=_listed(legal))
        key = "illegal" if legal else "not-your-turn"
        paragraph = int(self.rules.refusal(self.record, seat, action))
        raise IllegalDecision(
            key,
            paragraph=paragraph,
            folder=self.game.folder,
            who=self.name(seat),
            action=action,
            legal=_listed(legal),
        )

    def _deciding(self, seat: int | None) -> int:
        if seat is None:
            if self.actor == CHANCE:
                raise IllegalDecision("chance-first")
            return max(self.actor, 0)
        if seat not in range(self.seats):
            raise IllegalDecision("no-such-seat", seat=str(seat), last=self.seats - 1)
        return seat

    def _carry_out(self, seat: int, action: int) -> None:
        self._past.append(bytes(self.record))
        self.rules.apply(self.record, seat, action)
        self.log.append(Entry(seat, action))

    # --- going back ---

    def undo(self) -> Entry:
        """Take back the last entry of the log and return it. Thrown again, its dice fall the same way."""
        if not self.log:
            raise Refused("nothing-to-undo")
        self.record.load(self._past.pop())
        return self.log.pop()

    def at(self, point: int) -> Match:
        """A new match that has got as far as the log's first `point` entries."""
        if not 0 <= point <= len(self.log):
            raise Refused("no-such-point", length=len(self.log), point=point)
        options: dict[str, Any] = dict(self.options)
        other = Match(
            self.game, self.seats, dice=self.dice, names=self.names, version=self.version, **options
        )
        other.log, other._past = self.log[:point], self._past[:point]
        other.record.load([*self._past, bytes(self.record)][point])
        return other

    def copy(self) -> Match:
        return self.at(len(self.log))

    # --- files ---

    def save(self, path: str | Path, *, keep_secret: bool | None = None) -> None:
        """Write the match to a .ludo file, whole or not at all.

        The secret of the dice is in it once the game is over. While it goes on, `keep_secret=True` puts it
        in, for a file that nobody else reads and from which the same match will be continued.
        """
        from .notation import write

        write(self, Path(path), self.over if keep_secret is None else keep_secret)

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """The match in a .ludo file, every entry checked against the rules it was played by."""
        from .notation import read

        return read(cls, Path(path))

    def __repr__(self) -> str:
        state = f"over, {self.scores}" if self.over else f"to decide: {self.actor}"
        return f"<Match of {self.game.slug}, {self.seats} seats, {len(self.log)} entries, {state}>"


def _marked(rules: Any, record: Record, seat: int) -> list[int]:
    mask = [0] * -(-rules.ACTIONS // 64)
    if seat != OVER:
        rules.legal(record, seat, mask)
    return [64 * w + bit for w, word in enumerate(mask) for bit in range(64) if word >> bit & 1]


def _listed(actions: Sequence[int]) -> str:
    return ", ".join(map(str, actions)) or "–"
