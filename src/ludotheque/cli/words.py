"""The words that can be typed while playing, beside decisions: hint, why, rules, undo, save ..."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from ludotheque.engine.errors import Refused
from ludotheque.engine.texts import LANGUAGES, texts

from .choosing import Choice, Choices
from .desk import HERE
from .reader import Leave
from .rules import number, paragraph, rendered
from .telling import drawing, line, story

if TYPE_CHECKING:
    from ludotheque.bots.montecarlo import Advice

    from .session import Session

HINTS = 5  # decisions that a hint compares
NAMES = 6  # decisions that are named with one reason


@cache
def vocabulary() -> dict[str, str]:
    """Every word in every language, and what it means."""
    found = {}
    for meaning in WORDS:
        for lang in LANGUAGES:
            for word in texts(lang, HERE)(f"word-{meaning}").split(","):
                found[word.strip()] = meaning
    return found


def carry_out(session: Session, typed: str, seat: int | None) -> bool:
    """Do what the first word says. False if it is none of these words."""
    if not typed:
        return True
    first, _, rest = typed.partition(" ")
    meaning = vocabulary().get(first.casefold())
    if meaning is None or (meaning == "again" and rest and not _movers(session)):
        return False  # "move the man" names a decision where nobody can decide again
    try:
        WORDS[meaning](session, rest.strip(), seat)
    except Refused as refused:
        session.desk.out.print(refused.text(session.lang), style="yellow")
    return True


def say_refusal(session: Session, name: str, number: int) -> None:
    """Why something cannot be done, with the number of the paragraph."""
    reason = session.match.game.texts(session.lang)(f"refusal-{number}")
    session.desk.say("refusal-line", name=name, reason=reason, number=number)


def say_refusals(session: Session, wanted: Sequence[tuple[Choice, int]]) -> None:
    """Each reason once, with the first of what it forbids."""
    first = {reason: choice.name for choice, reason in reversed(wanted)}
    for reason, name in sorted(first.items()):
        say_refusal(session, name, reason)


# --- the words ---


def _help(session: Session, rest: str, seat: int | None) -> None:
    session.desk.say("help-words")


def _hint(session: Session, rest: str, seat: int | None) -> None:
    from ludotheque.bots import Budget
    from ludotheque.bots.montecarlo import evaluate

    if seat is None:
        session.desk.say("play-nothing-to-decide", "yellow")
        return
    session.desk.say("hint-wait", "dim")
    advice = evaluate(session.match.view(seat), len(session.match.log), Budget(seconds=1.0))
    session.desk.show(_compared(session, seat, advice[:HINTS]))
    session.desk.say("hint-from", "dim", visits=sum(one.visits for one in advice))


def _compared(session: Session, seat: int, advice: Sequence[Advice]) -> Table:
    """Decisions side by side, the best first. Somebody alone has no others and always wins."""
    real, alone = session.desk.real, session.match.seats == 1
    table = Table(box=None, pad_edge=False, header_style="bold")
    for key in ("decision", "score") if alone else ("decision", "score", "value", "win"):
        table.add_column(session.t(f"hint-{key}"), justify="left" if key == "decision" else "right")
    for place, one in enumerate(advice):
        name = session.name_of(seat, one.action)
        error = "" if math.isinf(one.error) else f" ± {real(one.error, 2)}"
        cells = [name, real(one.score, 2) + (error if alone else "")]
        if not alone:
            cells += [
                f"{'+' if one.value > 0 else ''}{real(one.value, 1)}{error}",
                session.desk.percent(one.win),
            ]
        table.add_row(*cells, style="" if place else "bold green")
    return table


def _why(session: Session, rest: str, seat: int | None) -> None:
    """Everything that is not allowed now, or the one that is asked for."""
    if seat is None:
        session.desk.say("play-nothing-to-decide", "yellow")
        return
    choices = Choices(session.match, seat, session.match.game.texts(session.lang))
    refused = choices.refused
    if not refused:
        session.desk.say("why-nothing")
    elif not rest:
        _why_all(session, refused)
    elif rest.isdecimal() and 1 <= int(rest) <= len(refused):
        say_refusals(session, [refused[int(rest) - 1]])
    elif not rest.isdecimal() and choices.matching(rest):
        session.desk.say("why-allowed", "yellow")
    elif not rest.isdecimal() and (wanted := choices.forbidden(rest)):
        say_refusals(session, wanted)
    else:
        session.desk.say("why-unknown", "yellow", count=len(refused))


def _why_all(session: Session, refused: list[tuple[Choice, int]]) -> None:
    """One reason after the other, each with what it forbids, numbered as `why N` takes it."""
    for reason in sorted({one[1] for one in refused}):
        names = [f"{n} {choice.name}" for n, (choice, found) in enumerate(refused, 1) if found == reason]
        say_refusal(session, " · ".join(names[:NAMES]) + (" …" if len(names) > NAMES else ""), reason)


def _rules(session: Session, rest: str, seat: int | None) -> None:
    if rest:
        session.desk.show(rendered(paragraph(session.match.game, number(rest), session.lang)))
        return
    for section in session.match.game.rulebook(session.lang).sections:
        session.desk.out.print(Text(section.title, "bold yellow"))
        for one in section.paragraphs:
            session.desk.out.print(Text.assemble((f"  §{one.number:<3}", "cyan"), one.title))
    session.desk.say("rules-more", "dim")


def _undo(session: Session, rest: str, seat: int | None) -> None:
    """Back to the last decision of a person."""
    match = session.match
    if not any(entry.seat in session.people for entry in match.log):
        raise Refused("nothing-to-undo")
    while match.undo().seat not in session.people:
        pass
    session.desk.say("undo-done", "yellow", entries=len(match.log))


def _save(session: Session, rest: str, seat: int | None) -> None:
    path = Path(rest).expanduser() if rest else session.file
    if path is None:
        session.desk.say("save-where", "yellow")
        return
    if not path.suffix:
        path = path.with_suffix(".ludo")
    if path.exists() and path != session.file:
        session.desk.say("save-exists", "yellow", path=str(path))
        return
    session.match.save(path, keep_secret=True)
    session.saved_to(path)
    key = "save-over" if session.match.over else "save-open"
    session.desk.say(key, "green", path=str(path))


def _log(session: Session, rest: str, seat: int | None) -> None:
    for place, (entry, told) in enumerate(story(session.match, session.lang, session.viewer), 1):
        for one in told:
            session.desk.out.print(Text(f"{place:>4} ", "dim") + line(one, entry))


def _board(session: Session, rest: str, seat: int | None) -> None:
    if seat is None:
        session.desk.show(drawing(session.match, session.at_screen or 0, session.lang))
    else:
        session.show(seat)


def _again(session: Session, rest: str, seat: int | None) -> None:
    """Decide again, for somebody who has decided but may still change it."""
    movers = _movers(session)
    if not movers:
        session.desk.say("again-nobody", "yellow")
        return
    wanted = session.seat_called(rest) if rest else movers[0] if len(movers) == 1 else None
    if wanted not in movers:
        names = " · ".join(f"{mover + 1} {session.match.name(mover)}" for mover in movers)
        session.desk.say("again-who", "yellow", names=names)
        return
    assert wanted is not None
    session.ask(wanted)


def _movers(session: Session) -> list[int]:
    match = session.match
    return [seat for seat in match.waiting() if seat in session.people and seat != match.actor]


def _quit(session: Session, rest: str, seat: int | None) -> None:
    raise Leave


WORDS: dict[str, Callable[[Session, str, int | None], None]] = {
    "help": _help,
    "hint": _hint,
    "why": _why,
    "rules": _rules,
    "undo": _undo,
    "save": _save,
    "log": _log,
    "board": _board,
    "again": _again,
    "quit": _quit,
}
