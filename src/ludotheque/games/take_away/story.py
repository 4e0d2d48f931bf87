"""The Take Away Game told: the names of decisions, and what each of them and each throw brought about.

Names of cities and buildings and the texts of chance cards lie with the board and the cards, in every
language; a sentence is given them all (`place_en`, `place_fr`) and takes its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.engine.rulekit import CHANCE, OVER
from ludotheque.engine.story import Event
from ludotheque.engine.texts import Texts

from .board import KINDS, components
from .cards import cards
from .goods import colours_delivered, in_game, load
from .state import (
    AGENCY,
    AMOUNT,
    BONUS,
    BUMPING,
    BUY,
    BUYING,
    CHOOSING,
    CITY,
    CITY_AT,
    CITY_SQUARE,
    COLOUR_OF,
    COST,
    CREDITING,
    DISCOUNT,
    DRAWING,
    EMPTY,
    GIVE,
    GIVING,
    GUARDING,
    KIND,
    LOOKING,
    MOVING,
    NONE,
    NOT_MOVED,
    ONE,
    OPENING,
    PAIRS,
    PASS,
    PEEKING,
    PERCENT_OF_CARD,
    PERCENTS,
    PRICE,
    PRICE_OF_TOKEN,
    PRICES,
    READY,
    RECALLING,
    RIDE_HOME,
    ROOM,
    SELL,
    SELL_DELIVERED,
    SELLING,
    SETTLING,
    SHOW,
    SIDES,
    SOFAS,
    STAR_OF,
    STAY,
    THROWING,
    TURNING,
    TWO,
    VOUCHER_WAY,
    WAYS,
    State,
)

Values = dict[str, str | int]
MONEY = ("gain", "gain_each", "from_all", "pay", "pay_each", "to_all")
PARTS, DECK = components(), cards()
COLOUR_NAMES = PARTS.colours
PERCENT = (0, *(kind.percent for kind in DECK.discount), DECK.voucher)  # by way of paying


def place(s: State, seat: int, square: int) -> Values:
    """A square as the sentences name it."""
    of = PARTS.square[square].of
    named = next((n for n in (*PARTS.city, *PARTS.building) if n.en == of), None)
    own = s.building[seat] != NONE and square == STAR_OF[s.building[seat]]
    return {
        "kind": "home" if own else KINDS[KIND[square]],
        "square": square + 1,
        "place_en": named.en if named else "",
        "place_fr": named.fr if named else "",
    }


def building(number: int) -> Values:
    named = PARTS.building[number]
    return {"building_en": named.en, "building_fr": named.fr}


def card(number: int) -> Values:
    return {"card_en": DECK.chance[number].en, "card_fr": DECK.chance[number].fr}


def sofa_colour(sofa: int) -> str:
    return COLOUR_NAMES[sofa // PRICES]


# --- decisions -------------------------------------------------------------------------------------


def decision(s: State, seat: int, action: int, t: Texts) -> str:
    """The full name of a decision this seat may take, or of an outcome of CHANCE."""
    if seat == CHANCE:
        return _outcome(s, action, t)
    if s.phase == CHOOSING:
        return t("decision-building", **building(action))
    if s.phase == PEEKING:
        return t("decision-peek", **place(s, seat, action))
    if s.phase == MOVING:
        return _move_name(s, seat, action, t)
    if s.phase in (GUARDING, CREDITING):
        which = "guard" if s.phase == GUARDING else "credit"
        return t(f"decision-{which}-{'show' if action == SHOW else 'keep'}")
    if s.phase == GIVING:
        return t("decision-give", percent=PERCENT[action - GIVE + 1])
    if s.phase in (BUYING, BUMPING):
        return _purchase_name(s, action, t)
    if s.phase in (SELLING, RECALLING):
        sofa = s.trolley[seat, action - SELL] if action < SELL_DELIVERED else action - SELL_DELIVERED
        where = "trolley" if action < SELL_DELIVERED else "building"
        return t("decision-sell", colour=sofa_colour(sofa), price=int(PRICE[sofa % PRICES]), where=where)
    words = {ONE: "one", TWO: "two", STAY: "stay", RIDE_HOME: "ride"}
    return t(f"decision-{words[action]}", amount=int(AMOUNT[s.at[seat]]))


def _outcome(s: State, action: int, t: Texts) -> str:
    if s.phase in (THROWING, OPENING):
        return t("decision-throw", first=_dice(action)[0], second=_dice(action)[1])
    if s.phase == CHOOSING:
        return t("decision-building", **building(action))
    if s.phase == TURNING:
        return t("decision-card", **card(action))
    if s.phase == DRAWING:
        return t("decision-draw", percent=PERCENT[PERCENT_OF_CARD[action] + 1])
    return t("decision-token", price=int(PRICE[PRICE_OF_TOKEN[action]]))


def _dice(action: int) -> tuple[int, int]:
    return (action // SIDES + 1, action % SIDES + 1) if action < PAIRS else (action - PAIRS + 1, 0)


def _move_name(s: State, seat: int, square: int, t: Texts) -> str:
    there = [other for other in range(s.seats) if other != seat and s.at[other] == square]
    whom = there[0] + 1 if there else 0
    loaded = load(s, there[0]) if there else 0
    return t("decision-move", **place(s, seat, square), whom=whom, loaded=loaded, **_goods(s, square))


def _goods(s: State, square: int) -> Values:
    """What lies in a city, as far as one knows: its colour, and its price."""
    if KIND[square] != CITY:
        return {"colour": "", "price": 0, "token": "none"}
    token = s.token[CITY_AT[square]]
    known = "empty" if token == EMPTY else "seen" if token >= 0 else "unseen"
    price = int(PRICE[token]) if token >= 0 else 0
    return {"colour": COLOUR_NAMES[COLOUR_OF[CITY_AT[square]]], "price": price, "token": known}


def _purchase_name(s: State, action: int, t: Texts) -> str:
    if action == PASS:
        return t("decision-not-buy" if s.phase == BUYING else "decision-buy-no-more")
    return t("decision-buy", **_bought(s, action))


def _bought(s: State, action: int) -> Values:
    """The sofa that is bought by this decision, and how it is paid."""
    slot, way = (action - BUY) // WAYS, (action - BUY) % WAYS
    if s.phase == BUYING:
        colour, price = COLOUR_OF[s.city], s.token[s.city]
    else:
        colour, price = divmod(s.trolley[s.victim, slot], PRICES)
    how = "plain" if way == 0 else "voucher" if way == VOUCHER_WAY else "card"
    cost = int(COST[price, way])
    return {"colour": COLOUR_NAMES[colour], "cost": cost, "how": how, "percent": PERCENT[way]}


# --- events ----------------------------------------------------------------------------------------


def events(before: State, seat: int, action: int, after: State) -> list[Event]:
    """What one entry of the log brought about."""
    told = _chance(before, action, after) if seat == CHANCE else _decided(before, seat, action, after)
    return [*told, *_consequences(before, after), *_what_next(before, after)]


def _of(seat: int, key: str, paragraph: int, **values: str | int) -> Event:
    return Event(key, paragraph, {"who": seat}, values)


def _chance(before: State, action: int, after: State) -> Iterator[Event]:
    turn = before.turn
    if before.phase == CHOOSING:
        yield _of(turn, "event-building", 6, **building(action))
    elif before.phase == OPENING:
        yield from _opening(before, action, after)
    elif before.phase == THROWING:
        yield from _thrown(before, action, after)
    elif before.phase == LOOKING:
        yield from _looked(before, after)
    elif before.phase == DRAWING:
        yield from _drawn(before, PERCENT_OF_CARD[action], after)
    elif before.phase == TURNING:
        yield _of(turn, "event-card", 15, **card(action))
        yield from _card_money(before, action, after)


def _opening(before: State, action: int, after: State) -> Iterator[Event]:
    first, second = _dice(action)
    yield _of(before.turn, "event-opening", 7, first=first, second=second, total=first + second)
    if after.phase != OPENING:
        yield _of(after.turn, "event-starts", 7)
    elif after.contenders != before.contenders:
        for seat in range(after.seats):
            if after.contenders >> seat & 1:
                yield _of(seat, "event-tied", 7)


def _thrown(before: State, action: int, after: State) -> Iterator[Event]:
    first, second = _dice(action)
    if second == 0:
        yield _of(before.turn, "event-throw-one", 8, number=first)
    else:
        yield _of(before.turn, "event-throw", 8, first=first, second=second, total=first + second)
    third = first == second and before.doubles == 2
    if third:
        moved = "no" if before.third_double == NOT_MOVED else "yes"
        yield _of(before.turn, "event-third-double", 12, moved=moved)
    if after.phase != MOVING and not (third and before.third_double == NOT_MOVED):
        yield _of(before.turn, "event-no-way", 10)


def _looked(before: State, after: State) -> Iterator[Event]:
    """Whoever does not see the price is told only that somebody has looked."""
    where = place(before, before.turn, int(CITY_SQUARE[before.city]))
    token = after.token[before.city]
    if token >= 0:
        colour = COLOUR_NAMES[COLOUR_OF[before.city]]
        yield _of(before.turn, "event-price", 20, **where, price=int(PRICE[token]), colour=colour)
    else:
        yield _of(before.turn, "event-looked", 20, **where)
    if not before.peeking and load(after, before.turn) == ROOM:
        yield _of(before.turn, "event-trolley-full", 22)


def _drawn(before: State, percent: int, after: State) -> Iterator[Event]:
    turn = before.turn
    open_ = after.shown[turn, percent] > before.shown[turn, percent]
    if open_ or after.hand[turn, percent] > before.hand[turn, percent]:
        yield _of(turn, "event-drawn", 13, percent=PERCENT[percent + 1])
    else:
        yield _of(turn, "event-drawn-secretly", 13)


def _card_money(before: State, action: int, after: State) -> Iterator[Event]:
    """§16: what a card gave or took at once, and what is owed."""
    does = DECK.chance[action].does
    for seat in range(before.seats) if does in MONEY else ():
        dollars = after.money[seat] - before.money[seat]
        if dollars and after.at[seat] != NONE:
            yield _of(seat, "event-gains" if dollars > 0 else "event-pays", 16, dollars=abs(dollars))
    for seat in range(before.seats):
        if after.debt[seat] > 0:
            yield _of(seat, "event-owes", 29, dollars=after.debt[seat])


def _decided(before: State, seat: int, action: int, after: State) -> Iterator[Event]:
    if before.phase == CHOOSING:
        yield _of(seat, "event-building", 6, **building(action))
    elif before.phase == READY:
        yield from _begun(before, seat, action)
    elif before.phase == MOVING:
        yield _of(seat, "event-move", 9, **place(before, seat, action))
    elif before.phase == PEEKING:
        yield _of(seat, "event-peek", 16, **place(before, seat, action))
        if after.phase != LOOKING:
            known = after.copy()
            known.city, known.turn, known.peeking = CITY_AT[action], seat, 1
            yield from _looked(known, after)
    elif before.phase == GIVING:
        yield _of(seat, "event-given", 16, percent=PERCENT[action - GIVE + 1])
    elif before.phase in (BUYING, BUMPING):
        yield from _purchase(before, seat, action)
    elif before.phase in (SELLING, RECALLING):
        yield from _sale(before, seat, action)
    else:
        which = "guard" if before.phase == GUARDING else "credit"
        yield _of(seat, f"event-{which}-{'shown' if action == SHOW else 'kept'}", 17)


def _begun(before: State, seat: int, action: int) -> Iterator[Event]:
    if action == STAY:
        yield _of(seat, "event-stay", 19, amount=int(AMOUNT[before.at[seat]]))
    elif action == RIDE_HOME:
        yield _of(seat, "event-ride", 17)
    else:
        yield _of(seat, "event-announced", 8, dice="one" if action == ONE else "two")


def _purchase(before: State, seat: int, action: int) -> Iterator[Event]:
    bumping = before.phase == BUMPING
    if action == PASS:
        yield _of(seat, "event-no-purchase" if not bumping else "event-leaves-rest", 26 if bumping else 21)
    elif bumping:
        values = _bought(before, action)
        yield Event("event-bought-from", 26, {"who": seat, "whom": before.victim}, values)
    else:
        yield _of(seat, "event-bought", 21, **_bought(before, action))


def _sale(before: State, seat: int, action: int) -> Iterator[Event]:
    sofa = before.trolley[seat, action - SELL] if action < SELL_DELIVERED else action - SELL_DELIVERED
    paragraph = 30 if before.phase == SELLING else 16
    price = int(PRICE[sofa % PRICES])
    yield _of(seat, "event-sold", paragraph, colour=sofa_colour(sofa), price=price)


# --- what follows by itself ------------------------------------------------------------------------


def _consequences(before: State, after: State) -> Iterator[Event]:
    yield from _moved(before, after)
    for seat in range(after.seats):
        yield from _delivered(before, after, seat)
    yield from _square(before, after)
    for seat in range(after.seats):
        if after.at[seat] == NONE != before.at[seat]:
            yield _of(seat, "event-out", 31)
        elif before.debt[seat] > after.debt[seat]:
            yield _of(seat, "event-paid", 29, dollars=before.debt[seat])


def _moved(before: State, after: State) -> Iterator[Event]:
    """Who was sent home, and where a chance card has taken somebody."""
    for seat in range(after.seats):
        if before.at[seat] in (after.at[seat], NONE) or after.at[seat] == NONE:
            continue
        if seat != before.turn:
            yield _of(seat, "event-bumped", 25)
            if load(before, seat) > 0 and load(after, seat) == 0 and after.unsold:
                yield _of(seat, "event-lost", 27)
        elif before.phase == TURNING:
            yield _of(seat, "event-moved", 16, **place(after, seat, after.at[seat]))


def _delivered(before: State, after: State, seat: int) -> Iterator[Event]:
    paragraph = 24 if seat == before.turn else 27
    colours = before.collected[seat]
    for sofa in range(SOFAS):
        for _ in range(before.delivered[seat, sofa], after.delivered[seat, sofa]):
            colours |= 1 << sofa // PRICES
            values: Values = {"colour": sofa_colour(sofa), "count": colours.bit_count()}
            yield Event("event-delivered", paragraph, {"who": seat}, values)


def _square(before: State, after: State) -> Iterator[Event]:
    """What the square did where the trolley in turn has stopped."""
    turn, at = before.turn, after.at[before.turn]
    if at == NONE or before.phase not in (MOVING, BUMPING, GUARDING, SETTLING, TURNING):
        return
    if KIND[at] == BONUS and before.bank - after.bank == AMOUNT[at]:
        yield _of(turn, "event-bonus", 18, amount=int(AMOUNT[at]))
    stayed = before.phase == TURNING and before.at[turn] == at
    if before.phase == SETTLING and after.phase != BUYING:
        stayed = True  # tokens have gone back to the stock, perhaps for something else
    if stayed or after.phase in (BUMPING, GUARDING, SETTLING):
        return
    if KIND[at] == AGENCY:
        yield _of(turn, "event-agency", 19)
    elif KIND[at] == DISCOUNT and after.phase != DRAWING:
        yield _of(turn, "event-hand-full", 13)
    elif KIND[at] == CITY and after.token[CITY_AT[at]] == EMPTY:
        yield _of(turn, "event-city-empty", 23)
    elif KIND[at] == CITY and after.phase != LOOKING:
        known = after.copy()
        known.city, known.turn, known.peeking = CITY_AT[at], turn, 0
        yield from _looked(known, after)


def _what_next(before: State, after: State) -> Iterator[Event]:
    for seat in range(after.seats):
        if after.missing[seat] < before.missing[seat]:
            yield _of(seat, "event-missed", 16)
        if after.kept[seat] & ~before.kept[seat]:
            yield _of(seat, "event-keeps", 17)
    if after.actor == OVER:
        yield from _end(after)
    elif after.phase == READY and after.bonus and (before.phase != READY or before.again > after.again):
        yield _of(after.turn, "event-again", 12)


def _end(after: State) -> Iterator[Event]:
    for seat in range(after.seats):
        if after.at[seat] != NONE and in_game(after) == 1:
            yield _of(seat, "event-last", 32)
        elif colours_delivered(after, seat) == len(COLOUR_NAMES):
            yield _of(seat, "event-wins", 32, **building(after.building[seat]))
    for seat in range(after.seats):
        yield _of(seat, "event-result", 33, count=colours_delivered(after, seat), out=_out(after, seat))


def _out(s: State, seat: int) -> str:
    return "yes" if s.at[seat] == NONE else "no"


def percents_in_hand(s: State, seat: int) -> list[int]:
    """The discounts that a seat holds, as far as they are known to whoever looks."""
    counts = [s.hand[seat, k] + s.shown[seat, k] for k in range(PERCENTS)]
    return [PERCENT[k + 1] for k in range(PERCENTS) for _ in range(counts[k])]


def holds(s: State, seat: int) -> list[str]:
    """The kinds of cards a seat has kept, one word for each card."""
    return [DECK.chance[i].does for i in range(len(DECK.chance)) if s.kept[seat] >> i & 1]
