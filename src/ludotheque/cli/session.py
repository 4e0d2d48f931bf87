"""One match at the table that is the terminal: who is asked when, and what is shown to whom."""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass, field
from pathlib import Path

from rich.text import Text

from ludotheque.bots import ask
from ludotheque.bots.montecarlo import warm
from ludotheque.bots.tournament import seed_of
from ludotheque.engine.errors import Refused
from ludotheque.engine.match import Match
from ludotheque.engine.record import Record
from ludotheque.engine.rulekit import CHANCE, SPECTATOR

from . import words
from .choosing import Choices, plain
from .players import USUAL, BotPlayer, budget
from .reader import Leave, Reader
from .replay import print_result
from .saving import autosave
from .telling import drawing, entry_told, known, line, name_of

INTERRUPTED = 130


@dataclass
class Session:
    match: Match
    bots: dict[int, BotPlayer]
    reader: Reader
    level: str
    seed: int
    file: Path | None = None  # where it was loaded from or saved to
    at_screen: int | None = None  # the person who looks at the screen
    _saved: int = 0  # length of the log when it was last saved
    people: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.desk, self.t, self.lang = self.reader.desk, self.reader.desk.t, self.reader.desk.lang
        self.people = [seat for seat in range(self.match.seats) if seat not in self.bots]
        if len(self.people) == 1:
            self.at_screen = self.people[0]
        self._saved = len(self.match.log)

    # --- the course of a match ---

    def run(self) -> int:
        try:
            self._greet()
            self._get_ready()
            while self._one_step():
                pass
        except Leave:
            self._leave()
        except KeyboardInterrupt:
            self._leave()
            return INTERRUPTED
        except Refused:  # a bot has broken down: the match is kept all the same
            self._leave()
            raise
        return 0

    def _one_step(self) -> bool:
        """Let one thing happen; False when it is all over."""
        if self.match.over:
            return self._end()
        if self.match.actor == CHANCE:
            movers = [seat for seat in self.match.waiting() if seat in self.people]
            if not movers or self._pause(movers):
                self._chance()
        elif self.match.actor in self.bots:
            self._bot(self.match.actor)
        else:
            self.ask(self.match.actor)
        return True

    def _greet(self) -> None:
        self.desk.out.print()
        self.desk.out.print(Text(self.match.game.title(self.lang), "bold yellow"))
        names = " · ".join(self.match.name(seat) for seat in range(self.match.seats))
        self.desk.say("play-names", names=names)
        if self.match.dice is not None:
            self.desk.say("play-commitment", "dim", commitment=self.match.dice.commitment)
        if self.people:
            self.desk.say("play-help", "dim")
        self.desk.out.print()

    def _get_ready(self) -> None:
        """Compile what the bots need now, not in the middle of the first move."""
        if any(bot.name == USUAL for bot in self.bots.values()):
            with self._busy(self.t("play-ready")):
                warm(self.match.game)

    def _busy(self, text: str) -> contextlib.AbstractContextManager[object]:
        return self.desk.out.status(text) if self.desk.out.is_terminal else contextlib.nullcontext()

    def _chance(self) -> None:
        before = self._seen()
        if self.match.dice is None:
            self._chance_by_hand()
        else:
            self.match.throw()
        self._tell(before)

    def _chance_by_hand(self) -> None:
        """A match without dice of its own: somebody says what was thrown on the table."""
        t, outcomes = self.match.game.texts(self.lang), self.match.legal(CHANCE)
        choices = Choices(self.match, CHANCE, t)
        while True:
            self.desk.say("play-by-hand", "bold")
            self.desk.show(choices.listed())
            typed = self.reader.line(self.t("play-choose", most=len(outcomes)))
            found = choices.matching(typed)
            if len(found) == 1:
                self.match.throw(found[0].action)
                return
            if not words.carry_out(self, typed, None):
                self.desk.say("play-not-understood", "yellow", typed=typed)

    def _bot(self, seat: int) -> None:
        before, bot = self._seen(), self.bots[seat]
        seed = seed_of(self.seed, len(self.match.log))
        name = self.match.name(seat)
        view = self.match.view(seat)
        with self._busy(self.t("play-thinking", who=name)):
            action = ask(bot.bot, view, seed, budget(self.level), name)
        self.match.play(action, seat)
        self._tell(before)
        if not self.people and self.desk.out.is_terminal:
            time.sleep(0.2)  # so that an eye can follow bots among themselves

    # --- a person decides ---

    def ask(self, seat: int) -> None:
        """Ask until this person has decided, or something else has changed the position."""
        self._hand_over(seat)
        self.show(seat)
        choices = Choices(self.match, seat, self.match.game.texts(self.lang))
        entries = len(self.match.log)
        while len(self.match.log) == entries and seat in self.match.waiting():
            typed = self.reader.line(self._prompt(seat, choices))
            if not typed and len(choices.allowed) == 1:
                self.decide(seat, choices.allowed[0].action)
            elif typed and not words.carry_out(self, typed, seat):
                self._take(seat, typed, choices)

    def _prompt(self, seat: int, choices: Choices) -> str:
        who = self.match.name(seat)
        if len(choices.allowed) == 1:
            return self.t("play-only", who=who)
        return self.t("play-ask", who=who, most=len(choices.allowed))

    def _take(self, seat: int, typed: str, choices: Choices) -> None:
        """Carry out what was typed, if that is one decision and allowed."""
        found = choices.matching(typed)
        if len(found) == 1:
            self.decide(seat, found[0].action)
        elif found:
            self.desk.say("play-which", "yellow", names=" / ".join(c.name for c in found[:6]))
        elif forbidden := choices.forbidden(typed):
            words.say_refusals(self, forbidden)
        else:
            self.desk.say("play-not-understood", "yellow", typed=typed)

    def decide(self, seat: int, action: int) -> None:
        before = self._seen()
        self.match.play(action, seat)
        self._tell(before)

    def show(self, seat: int) -> None:
        """The table as this person sees it, and what may be decided."""
        self.desk.out.print()
        self.desk.show(drawing(self.match, seat, self.lang))
        self.desk.out.print()
        self.desk.show(Choices(self.match, seat, self.match.game.texts(self.lang)).listed())

    def _pause(self, movers: list[int]) -> bool:
        """Chance speaks next, but somebody may still think again. True when chance may go on."""
        names = " · ".join(self.match.name(seat) for seat in movers)
        only = movers[0] if len(movers) == 1 else None
        while True:
            entries = len(self.match.log)
            key = "play-pause" if only is None else "play-pause-one"
            typed = self.reader.line(self.t(key, who=names))
            if not typed:
                return True
            if words.carry_out(self, typed, only):
                if len(self.match.log) != entries:
                    return False
            elif not self.reader.by_hand:
                self.reader.put_back(typed)  # a script that knows of no pause answers the next question
                return True
            elif only is not None and not typed.isdecimal():
                self._take(only, typed, Choices(self.match, only, self.match.game.texts(self.lang)))
                if len(self.match.log) != entries:
                    return False
            else:
                self.desk.say("play-not-understood", "yellow", typed=typed)

    # --- who sees what ---

    @property
    def viewer(self) -> int | None:
        """For whom the story is told while it happens: the only person, or all who look at the screen."""
        if not self.people:
            return None
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def _seen(self) -> Record:
        return self.match.record.copy() if self.viewer is None else known(self.match, self.viewer)

    def _tell(self, before: Record) -> None:
        entry = self.match.log[-1]
        for told in entry_told(self.match, before, entry, self._seen(), self.lang):
            self.desk.out.print(line(told, entry))

    def _hand_over(self, seat: int) -> None:
        """Several people, one screen: what one of them knows and the other may not see is covered."""
        last, self.at_screen = self.at_screen, seat
        if last in (None, seat) or len(self.people) == 1:
            return
        assert last is not None
        if bytes(known(self.match, last)) == bytes(known(self.match, seat)):
            return
        if self.desk.out.is_terminal:
            self.desk.out.clear()
        self.reader.line(self.t("play-curtain", who=self.match.name(seat)))

    def seat_called(self, text: str) -> int | None:
        """The seat of this number or name."""
        if text.isdecimal():
            return int(text) - 1 if 1 <= int(text) <= self.match.seats else None
        found = [seat for seat in range(self.match.seats) if plain(self.match.name(seat)) == plain(text)]
        return found[0] if found else None

    # --- the end ---

    def _end(self) -> bool:
        """Show the result; True if the match goes on after all (somebody has taken something back)."""
        if not self.people and self._saved == len(self.match.log):
            return False
        self.desk.out.print()
        self.desk.show(drawing(self.match, self.at_screen or 0, self.lang))
        print_result(self.match, self.desk)
        if self.match.dice is not None:
            self.desk.out.print()
            self.desk.say("end-secret", secret=self.match.dice.secret.hex())
        self.desk.say("end-save")
        return self._after()

    def _after(self) -> bool:
        entries = len(self.match.log)
        while True:
            try:
                typed = self.reader.line(self.t("end-prompt"))
            except Leave:
                self.desk.out.print()
                return False
            if not typed:
                return False
            if not words.carry_out(self, typed, None):
                self.desk.say("play-not-understood", "yellow", typed=typed)
            if len(self.match.log) != entries:
                return True

    def saved_to(self, path: Path) -> None:
        self.file, self._saved = path, len(self.match.log)

    def _leave(self) -> None:
        """Say goodbye, and keep what has not been saved."""
        self.desk.out.print()
        if len(self.match.log) > self._saved and not self.match.over:
            path = autosave(self.match)
            self.desk.out.print(self.t("leave-saved", path=str(path)), soft_wrap=True)
        self.desk.say("leave")

    def name_of(self, seat: int, action: int) -> str:
        record = known(self.match, seat)
        return name_of(self.match, record, seat, action, self.match.game.texts(self.lang))
