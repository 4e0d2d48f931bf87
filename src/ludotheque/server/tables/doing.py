"""What comes of what is asked: events, or a refusal with its reason."""

from __future__ import annotations

import unicodedata
from bisect import bisect_right
from collections.abc import Callable

from ludotheque.engine.rulekit import CHANCE

from ..refusing import Denied
from . import asks
from . import events as e
from .levels import LEVELS
from .table import Chair, Table, chance_is_next, throw


class Already(Exception):
    """The same was asked before, and was done as event `number`."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


def carry_out(table: Table, person: str, ask: asks.AnyAsk) -> list[e.Event]:
    """Let what is asked for happen at the table; all that has happened.

    Raises `Refused` and changes nothing where it cannot be done, and `Already` where it is done.
    """
    happened = list(_DO[type(ask)](table, person, ask))
    return happened + follow(table)


def follow(table: Table) -> list[e.Event]:
    """What happens by itself: chance, where nobody has to ask for it."""
    happened: list[e.Event] = []
    asked = table.terms.throws == "asked" and any(chair.present for chair in table.chairs)
    while not asked and chance_is_next(table):
        happened.append(throw(table))
    return happened


def _let(table: Table, *events: e.Event) -> list[e.Event]:
    for event in events:
        table.take(event)
    return list(events)


# --- before the start ---


def _sit(table: Table, person: str, ask: asks.Sit) -> list[e.Event]:
    _hold_open(table)
    _hold_free(table, ask.seat)
    return _let(table, e.Sat(ask.seat, person, clean(ask.name)))


def _seat_bot(table: Table, person: str, ask: asks.SeatBot) -> list[e.Event]:
    _hold_open(table)
    _hold_host(table, person)
    _hold_free(table, ask.seat)
    if ask.level not in LEVELS:
        raise Denied("no-such-level", status=422, level=ask.level, known=", ".join(LEVELS))
    return _let(table, e.BotSat(ask.seat, ask.level, f"Bot {ask.seat + 1}"))


def _get_up(table: Table, person: str, ask: asks.GetUp) -> list[e.Event]:
    _hold_open(table)
    if person != table.head.host:
        _hold_own(table, person, ask.seat)
    chair = _chair(table, ask.seat)
    if chair.free:
        raise Denied("seat-empty", seat=ask.seat + 1)
    return _let(table, e.GotUp(ask.seat, chair.person))


def _salt(table: Table, person: str, ask: asks.Salt) -> list[e.Event]:
    _hold_open(table)
    _hold_own(table, person, ask.seat)
    return _let(table, e.Salted(ask.seat, ask.salt))


def _start(table: Table, person: str, ask: asks.Start) -> list[e.Event]:
    _hold_open(table)
    if person != table.head.host and not table.seats_of(person):
        raise Denied("not-seated", status=403)
    if any(chair.free for chair in table.chairs):
        free = [str(seat + 1) for seat, chair in enumerate(table.chairs) if chair.free]
        raise Denied("seats-free", seats=", ".join(free))
    return _let(table, e.Started())


# --- the game ---


def _decide(table: Table, person: str, ask: asks.Decide) -> list[e.Event]:
    _hold_own(table, person, ask.seat)
    _hold_running(table)
    if table.chairs[ask.seat].resigned:
        raise Denied("has-resigned")
    _hold_present(table, ask)
    if not table.chairs[ask.seat].away:
        return _let(table, e.Played(ask.seat, ask.action))
    played = _let(table, e.Played(ask.seat, ask.action))  # first, because it may be refused
    return played + _let(table, e.Returned(ask.seat))


def _hold_present(table: Table, ask: asks.Decide) -> None:
    """Refuse what was decided about an earlier position, unless it is the same decision still.

    Where several seats decide at once, what the others do meanwhile does not matter.
    """
    if ask.at > table.number:
        raise Denied("number-ahead", at=ask.at, number=table.number)
    first = bisect_right(table.entries, ask.at)
    since = table.match.log[first:]
    for place, entry in enumerate(since, first):
        if entry == (ask.seat, ask.action) and ask.at >= table.went_back:
            raise Already(table.entries[place])
        if entry.seat in (CHANCE, ask.seat):
            raise Denied("moved-on", at=ask.at, number=table.number)
    if ask.at < table.went_back or (since and ask.action not in table.match.at(first).legal(ask.seat)):
        raise Denied("moved-on", at=ask.at, number=table.number)


def _throw(table: Table, person: str, ask: asks.Throw) -> list[e.Event]:
    _hold_running(table)
    if not table.seats_of(person):
        raise Denied("not-seated", status=403)
    if ask.at > table.number:
        raise Denied("number-ahead", at=ask.at, number=table.number)
    if ask.at < max([table.went_back, *table.entries[-1:]]):
        raise Denied("moved-on", at=ask.at, number=table.number)
    return [throw(table)]


def _take_back(table: Table, person: str, ask: asks.TakeBack) -> list[e.Event]:
    _hold_own(table, person, ask.seat)
    _hold_running(table)
    log = table.match.log
    length = len(log)
    while length and log[length - 1].seat not in (CHANCE, ask.seat):
        length -= 1
    if not length or log[length - 1].seat == CHANCE:
        raise Denied("back-revealed" if length else "nothing-to-take-back")
    return _let(table, e.AskedBack(ask.seat, length - 1), *_if_all_agree(table, {ask.seat}, length - 1))


def _if_all_agree(table: Table, agreed: set[int], length: int) -> list[e.Event]:
    """Bots do not mind, and who sits on several seats agrees for all of them."""
    people = {table.chairs[seat].person for seat in agreed}
    asked = {chair.person for chair in table.chairs if chair.present}
    return [e.TookBack(length)] if asked <= people else []


def _agree(table: Table, person: str, ask: asks.Agree) -> list[e.Event]:
    _hold_own(table, person, ask.seat)
    offer = table.offer
    if offer is None:
        raise Denied("nothing-asked")
    return _let(table, e.Agreed(ask.seat), *_if_all_agree(table, offer.agreed | {ask.seat}, offer.length))


def _decline(table: Table, person: str, ask: asks.Decline) -> list[e.Event]:
    _hold_own(table, person, ask.seat)
    if table.offer is None:
        raise Denied("nothing-asked")
    return _let(table, e.Declined(ask.seat))


def _resign(table: Table, person: str, ask: asks.Resign) -> list[e.Event]:
    _hold_own(table, person, ask.seat)
    _hold_running(table)
    if table.chairs[ask.seat].resigned:
        raise Denied("has-resigned")
    return _let(table, e.Resigned(ask.seat))


def _here(table: Table, person: str, ask: asks.Here) -> list[e.Event]:
    _hold_own(table, person, ask.seat)
    if not table.chairs[ask.seat].away:
        raise Denied("not-away")
    return _let(table, e.Returned(ask.seat))


def _say(table: Table, person: str, ask: asks.Say) -> list[e.Event]:
    _hold_own(table, person, ask.seat)
    if table.quiet or table.status == "closed":
        raise Denied("hushed" if table.quiet else "closed", status=403)
    return _let(table, e.Said(ask.seat, person, clean(ask.text)))


def _hush(table: Table, person: str, ask: asks.Hush) -> list[e.Event]:
    _hold_host(table, person)
    if table.quiet == ask.quiet:
        raise Denied("is-so")
    return _let(table, e.Hushed(ask.quiet))


def _close(table: Table, person: str, ask: asks.Close) -> list[e.Event]:
    _hold_host(table, person)
    if table.status not in ("open", "over"):
        raise Denied("running" if table.status == "running" else "closed")
    return _let(table, e.Closed())


# --- who may ---


def _chair(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise Denied("no-such-seat", status=422, seat=seat, last=len(table.chairs) - 1)
    return table.chairs[seat]


def _hold_own(table: Table, person: str, seat: int) -> None:
    if not person or _chair(table, seat).person != person:
        raise Denied("not-your-seat", status=403, seat=seat + 1)


def _hold_free(table: Table, seat: int) -> None:
    if not _chair(table, seat).free:
        raise Denied("seat-taken", seat=seat + 1, name=table.chairs[seat].name)


def _hold_host(table: Table, person: str) -> None:
    if person != table.head.host:
        raise Denied("not-host", status=403)


def _hold_open(table: Table) -> None:
    if table.status != "open":
        raise Denied({"running": "started", "over": "game-over"}.get(table.status, "closed"))


def _hold_running(table: Table) -> None:
    if table.status != "running":
        raise Denied("not-started" if table.status == "open" else "game-over")


def clean(name: str) -> str:
    """A name without what cannot be seen, and without blanks around it."""
    seen = "".join(
        c if unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFC", name)
    )
    if short := " ".join(seen.split()):
        return short
    raise Denied("name-empty", status=422)


_DO: dict[type[asks.Ask], Callable[..., list[e.Event]]] = {
    asks.Sit: _sit,
    asks.SeatBot: _seat_bot,
    asks.GetUp: _get_up,
    asks.Salt: _salt,
    asks.Start: _start,
    asks.Decide: _decide,
    asks.Throw: _throw,
    asks.TakeBack: _take_back,
    asks.Agree: _agree,
    asks.Decline: _decline,
    asks.Resign: _resign,
    asks.Here: _here,
    asks.Say: _say,
    asks.Hush: _hush,
    asks.Close: _close,
}
