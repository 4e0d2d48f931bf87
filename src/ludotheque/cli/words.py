"""The words that can be typed while playing, beside decisions: hint, why, rules, undo, save ..."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from ludotheque.engine.errors import Refused
from ludotheque.engine.texts import LANGUAGES, texts

from .choosing import Choice, Choices
from .desk import HERE
from .reader import Leave
from .rules import number, paragraph, rendered
from .telling import drawing, line, story

if TYPE_CHECKING:
    from .session import Session

HINTS = 5  # decisions that a hint compares


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
    if meaning is None or (meaning == "again" and not _movers(session)):
        return False
    try:
        WORDS[meaning](session, rest.strip(), seat)
    except Refused as refused:
        session.desk.out.print(refused.text(session.lang), style="yellow")
    return True


def say_refusal(session: Session, name: str, number: int) -> None:
    """Why something cannot be done, with the number of the paragraph."""
    reason = session.match.game.texts(session.lang)(f"refusal-{number}")
    session.desk.out.print(Text.assemble((name, "bold"), f": {reason} ", (f"(§{number})", "cyan")))


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
    for place, one in enumerate(advice[:HINTS], 1):
        error = "" if math.isinf(one.error) else f" ± {one.error:.1f}"
        session.desk.say(
            "hint-line",
            "bold green" if place == 1 else "",
            place=place,
            name=session.name_of(seat, one.action),
            score=f"{one.score:.1f}{error}",
            win=f"{100 * one.win:.0f}",
        )
    session.desk.say("hint-from", "dim", visits=sum(one.visits for one in advice))


def _why(session: Session, rest: str, seat: int | None) -> None:
    """Everything that is not allowed now, or the one that is asked for."""
    if seat is None:
        session.desk.say("play-nothing-to-decide", "yellow")
        return
    choices = Choices(session.match, seat, session.match.game.texts(session.lang))
    refused = choices.refused
    if rest.isdecimal():
        wanted = refused[int(rest) - 1 : int(rest)] if int(rest) else []
    else:
        wanted = choices.forbidden(rest) if rest else refused
    if not refused:
        session.desk.say("why-nothing")
    elif not wanted:
        key = "why-allowed" if choices.matching(rest) else "why-unknown"
        session.desk.say(key, "yellow", count=len(refused))
    elif len(wanted) == 1:
        say_refusal(session, wanted[0][0].name, wanted[0][1])
    else:
        _why_all(session, wanted, refused)


def _why_all(session: Session, wanted: list[tuple[Choice, int]], refused: list[tuple[Choice, int]]) -> None:
    """One reason after the other, each with what it forbids, numbered as `why N` takes it."""
    numbered = [(place, *one) for place, one in enumerate(refused, 1) if one in wanted]
    for reason in sorted({one[1] for one in wanted}):
        names = [f"{place} {choice.name}" for place, choice, found in numbered if found == reason]
        say_refusal(session, " · ".join(names), reason)


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
