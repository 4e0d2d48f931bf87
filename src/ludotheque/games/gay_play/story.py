"""Gay-Play told: the names of decisions, and what each throw and each card brought about.

Squares are named by their numbers from the entrance of the town, those of the left turn by letters. The
cards of a shop are numbered from 1. The drawing uses the same names.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.engine.rulekit import OVER
from ludotheque.engine.story import Event
from ludotheque.engine.texts import Texts

from .board import family, town
from .rules import score
from .state import State
from .street import due, in_shop, obey, walked
from .tables import (
    AGAIN,
    ARRIVAL,
    BACKWARD,
    BEFORE,
    DEALING,
    ENTER,
    FACE,
    FORWARD,
    FURTHER,
    GATE,
    GOAL,
    HOME,
    JUDGING,
    LEAVING,
    LIST,
    LOOK,
    MONEY,
    NONE,
    OBEYED,
    ORDER,
    PLACES,
    PLAIN,
    PUT_BACK,
    REVEALING,
    SEARCHING,
    SHOP,
    SHOPS,
    SIX,
    SLOTS,
    STARTER,
    STARTING,
    STOP,
    TAKE,
    TELL,
    THROW,
    THROWING,
    VALUE,
    VERIFY,
    VISIT,
    WAIT,
    WAY,
)

TOWN, FAMILY = town(), family()
SHOP_NAMES = tuple(shop.name for shop in TOWN.shop)
MEMBERS = tuple(member.name for member in FAMILY.member)
ABOUT = {VISIT: 11, SHOP: 12, HOME: 12, MONEY: 13, ENTER: 14}  # the paragraphs of orders beside §10


def square_name(square: int) -> str:
    """The number of a square of the street, or the letter of one of the left turn."""
    return str(square) if square < WAY else chr(ord("a") + square - WAY)


def place_name(square: int) -> str:
    return TOWN.place[square - PLACES].name


def article(shop: int, card: int) -> str:
    """What is on the card of a shop that stands on this list."""
    return FAMILY.member[card].articles[shop]


def member_of(s: State, seat: int) -> str:
    return MEMBERS[s.list[seat]] if s.list[seat] >= 0 else "nobody"


def put_back_by(s: State, shop: int, slot: int, seat: int) -> int:
    """How many others have looked at a card that lies there and left it."""
    return (s.seen[shop, slot] & ~(1 << seat)).bit_count()


# --- decisions -------------------------------------------------------------------------------------


def decision(s: State, seat: int, action: int, t: Texts) -> str:
    """The full name of a decision this seat may take, or of an outcome of CHANCE."""
    shop = min(due(s, s.turn), SHOPS - 1)
    if action < FACE:
        return t("decision-number", number=action)
    if action < LIST:
        return t("decision-card", article=article(shop, action - FACE))
    if action < STARTER:
        return t("decision-list", member=MEMBERS[action - LIST])
    if action < LOOK:
        return t("decision-starter", number=action - STARTER + 1)
    if action < STOP:
        slot = action - LOOK
        if s.card[shop, slot] >= 0:
            return t("decision-look-again", slot=slot + 1, article=article(shop, s.card[shop, slot]))
        return t("decision-look", slot=slot + 1, others=put_back_by(s, shop, slot, s.turn))
    if action >= VERIFY:
        return t("decision-verify", member=member_of(s, action - VERIFY))
    if action in (TAKE, PUT_BACK):
        card = s.card[shop, s.slot]
        if card < 0:
            raise LookupError(action)  # only the one who looks at it can name it
        return t("decision-take" if action == TAKE else "decision-put-back", article=article(shop, card))
    return t({STOP: "decision-stop", TELL: "decision-tell", THROW: "decision-throw"}[action])


# --- events ----------------------------------------------------------------------------------------


def events(before: State, seat: int, action: int, after: State) -> list[Event]:
    """What one entry of the log brought about."""
    if before.phase in (DEALING, STARTING):
        return [*_lists(before, after), *_started(before, after)]
    told: list[Event] = []
    if before.phase == THROWING:
        told += _thrown(before, action, after)
    elif before.phase == BEFORE:
        told += _verified(before, action, after)
    else:
        told += _in_shop(before, action, after)
    return [*told, *_passed_over(before, after), *_end(before, after)]


def _of(s: State, seat: int, key: str, paragraph: int, **values: str | int) -> Event:
    """Something that happens to a seat, told by its name and that of its list."""
    return Event(key, paragraph, {"who": seat}, {"member": member_of(s, seat), **values})


def _lists(before: State, after: State) -> Iterator[Event]:
    for seat in range(after.seats):
        if before.list[seat] != after.list[seat]:
            yield _of(after, seat, "event-list", 3)


def _started(before: State, after: State) -> Iterator[Event]:
    if after.phase == THROWING:
        yield _of(after, after.first, "event-starts", 5)


# --- a throw ---


def _thrown(before: State, number: int, after: State) -> Iterator[Event]:
    turn = before.turn
    yield _of(before, turn, "event-throw", 7, number=number)
    if before.at[turn] >= PLACES:
        yield _at_place(before, number)
    elif in_shop(before, turn):
        yield _of(before, turn, "event-searches", 16, number=number)
    else:
        yield from _advanced(before, number)
        yield from _verdicts(before, after)
        yield from _further(before, number, after)


def _at_place(before: State, number: int) -> Event:
    at = before.at[before.turn]
    paragraph = 6 if at == GATE else 11
    key = "event-out" if number == SIX else "event-kept-in"
    return _of(before, before.turn, key, paragraph, place=place_name(at))


def _advanced(before: State, number: int) -> Iterator[Event]:
    """The way square by square, on a copy of what was before."""
    s, turn = before.copy(), before.turn
    to = walked(s, turn, number)
    if to == NONE:
        shop = due(s, turn)
        key, paragraph = ("event-too-far", 8) if shop < SHOPS else ("event-too-far-home", 24)
        steps = next(n for n in range(number) if walked(s, turn, n) == GOAL[shop])
        yield _of(s, turn, key, paragraph, number=steps, shop=_shop_name(shop))
        return
    yield _of(s, turn, "event-moves", 7, square=square_name(to))
    done: list[int] = []
    while to >= 0:
        s.at[turn] = to
        if ORDER[to] == PLAIN or to in done or (done and s.chains != OBEYED):
            break
        done.append(to)
        square, to = to, obey(s, turn, to)
        yield from _order(s, square, to)
    if in_shop(s, turn):
        yield _of(s, turn, "event-enters", 15, shop=_shop_name(due(s, turn)))
    elif s.at[turn] == ARRIVAL:
        yield _of(s, turn, "event-arrives", 24)


def _shop_name(shop: int) -> str:
    return SHOP_NAMES[shop] if shop < SHOPS else "none"


def _order(s: State, square: int, to: int) -> Iterator[Event]:
    """What stands on a square, and what comes of it."""
    turn, order = s.turn, int(ORDER[square])
    text = TOWN.street[square].text
    yield _of(s, turn, "event-order", ABOUT.get(order, 10), text=text)
    if order == WAIT:
        yield _of(s, turn, "event-must-wait", 10, turns=s.wait[turn])
    elif order == AGAIN:
        yield _of(s, turn, "event-may-throw", 10)
    elif to == NONE:
        yield _of(s, turn, "event-no-use", ABOUT.get(order, 8))
    elif order in (FORWARD, BACKWARD):
        yield _of(s, turn, "event-led", 10, square=square_name(to))
    elif order == VISIT:
        yield _of(s, turn, "event-visits", 11, place=place_name(to))
    elif order in (HOME, MONEY):
        yield _of(s, turn, "event-sent-home" if order == HOME else "event-money", ABOUT[order])
    elif order == SHOP:
        yield _of(s, turn, "event-sent-to-shop", 12, shop=SHOP_NAMES[int(VALUE[square]) - 1])


def _further(before: State, number: int, after: State) -> Iterator[Event]:
    """§9: another throw for the same seat, or one that was earned in vain."""
    turn = before.turn
    earned = before.throw == LEAVING and number == SIX
    if after.actor == OVER:
        return
    if after.phase == THROWING and after.throw == FURTHER and after.turn == turn:
        if earned or before.owed:
            yield _of(after, turn, "event-again", 9 if earned else 19)
    elif earned:
        yield _of(after, turn, "event-again-lost", 9)


# --- in the shop ---


def _in_shop(before: State, action: int, after: State) -> Iterator[Event]:
    turn, shop = before.turn, due(before, before.turn)
    if before.phase == SEARCHING and action in (STOP, TELL):
        key, paragraph = ("event-stops", 16) if action == STOP else ("event-tells", 18)
        yield _of(before, turn, key, paragraph, shop=SHOP_NAMES[shop])
        return
    if before.phase == SEARCHING:
        yield _of(before, turn, "event-looks", 16, slot=after.slot + 1)
    if after.phase != REVEALING:
        yield from _seen(before, action, after, shop)


def _seen(before: State, action: int, after: State, shop: int) -> Iterator[Event]:
    """A card that was turned over: what it is, for those who can see it, and where it goes."""
    turn, slot = before.turn, after.slot if before.phase != JUDGING else before.slot
    card = after.card[shop, slot]
    what = article(shop, card) if card >= 0 else "hidden"
    if after.holder[shop, slot] == turn:
        mine = "event-finds" if before.mistakes == 0 else "event-takes"
        yield _of(before, turn, mine, 19 if before.mistakes == 0 else 21, article=what, slot=slot + 1)
    elif after.phase == JUDGING:
        yield _of(before, turn, "event-sees", 17, article=what)
    elif before.mistakes:
        yield _of(before, turn, "event-lays-back", 21, slot=slot + 1)
    else:
        yield _of(before, turn, "event-puts-back", 17, article=what, slot=slot + 1)


# --- honest mistakes ---


def _verified(before: State, action: int, after: State) -> Iterator[Event]:
    if action != THROW:
        other = action - VERIFY
        values = {"member": member_of(before, before.turn), "whose": member_of(before, other)}
        yield Event("event-verifies", 22, {"who": before.turn, "other": other}, values)
        yield from _verdicts(before, after)
    if after.phase == JUDGING:
        yield _of(after, after.turn, "event-last-shown", 20, slot=after.slot + 1)


def _verdicts(before: State, after: State) -> Iterator[Event]:
    """The purchases that were right, those that were wrong, where they went, and who is sent back."""
    shown = False
    for shop in range(SHOPS):
        for slot in range(SLOTS):
            holder, now = before.holder[shop, slot], after.holder[shop, slot]
            if holder == NONE:
                continue
            new = (after.checked[holder] & ~before.checked[holder]) >> shop & 1
            if now == holder and new:
                what = article(shop, after.card[shop, slot])
                yield _of(after, holder, "event-right", 22, article=what)
            elif now != holder:
                yield from _wrong(after, holder, shop, slot)
            if now != holder or new:
                shown = True
    for seat in range(after.seats if shown else 0):
        arrived = before.phase == THROWING and seat == before.turn
        if after.at[seat] != (ARRIVAL if arrived else before.at[seat]):
            yield _of(after, seat, "event-sent-back", 23, square=square_name(after.at[seat]))


def _wrong(after: State, loser: int, shop: int, slot: int) -> Iterator[Event]:
    owner, what = after.holder[shop, slot], article(shop, after.card[shop, slot])
    yield _of(after, loser, "event-wrong", 23, article=what, shop=SHOP_NAMES[shop])
    if owner == NONE:
        yield Event("event-returned", 23, {}, {"article": what, "shop": SHOP_NAMES[shop], "slot": slot + 1})
    else:
        yield _of(after, owner, "event-given", 23, article=what)


# --- what happens by itself ---


def _passed_over(before: State, after: State) -> Iterator[Event]:
    """§10: the seats that had to wait. §20: the one that took the last card."""
    for seat in range(after.seats):
        if seat == before.turn:
            continue
        if after.wait[seat] == before.wait[seat] - 1 and after.at[seat] == before.at[seat]:
            yield _of(after, seat, "event-waits", 10)
        if before.mistakes == 0 and after.bought[seat] != before.bought[seat]:
            shop = due(before, seat)
            yield _of(after, seat, "event-last-card", 20, article=article(shop, after.list[seat]))


def _end(before: State, after: State) -> Iterator[Event]:
    for seat in range(after.seats):
        if before.place[seat] != after.place[seat]:
            if after.place[seat] == 1:
                yield _of(after, seat, "event-wins", 24)
            else:
                yield _of(after, seat, "event-place", 25, place=after.place[seat])
    if after.actor == OVER:
        yield Event("event-over", 24)
        for seat in range(after.seats if after.play_on else 0):
            yield _of(after, seat, "event-score", 25, points=int(score(after, seat)))
