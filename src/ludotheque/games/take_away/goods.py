"""What is owned in The Take Away Game: sofas, cards and money, and where each thing goes.

A part of the rules, written with the same words.
"""

from __future__ import annotations

from ludotheque.engine.rulekit import OVER, Rng, count_bits, nth_bit, pick

from .state import (
    ALL_COLOURS,
    BANK,
    CARDS,
    CITIES,
    COLOUR_OF,
    COLOURS,
    COST,
    EMPTY,
    EVERYBODY,
    GUARD,
    HAND,
    HIDDEN,
    KEEPABLE,
    NONE,
    NOTE,
    OPEN,
    PERCENTS,
    PILE,
    PRICE,
    PRICES,
    ROOM,
    SOFAS,
    UNSEEN,
    VOUCHER,
    VOUCHER_WAY,
    State,
)

# --- money, §5 -------------------------------------------------------------------------------------


def receive(s: State, seat: int, dollars: int) -> None:
    """From the bank; less than nothing is paid to it."""
    s.money[seat] += dollars
    s.bank -= dollars


def pay_creditor(s: State, seat: int, dollars: int) -> None:
    """Pay what is owed, or as much of it as there is."""
    s.money[seat] -= dollars
    if s.creditor == BANK:
        s.bank += dollars
    elif s.creditor == EVERYBODY:
        share = dollars // (NOTE * (in_game(s) - 1)) * NOTE
        for other in range(s.seats):
            if other != seat and s.at[other] != NONE:
                s.money[other] += share
                dollars -= share
        s.bank += dollars  # §31: what cannot be divided
    else:
        s.money[s.creditor] += dollars


def in_game(s: State) -> int:
    """How many have not been disqualified."""
    count = 0
    for seat in range(s.seats):
        if s.at[seat] != NONE:
            count += 1
    return count


# --- sofas, §21 to §24 -----------------------------------------------------------------------------


def load(s: State, seat: int) -> int:
    """How many sofas lie in a trolley."""
    count = 0
    for slot in range(ROOM):
        if s.trolley[seat, slot] != NONE:
            count += 1
    return count


def put_in_trolley(s: State, seat: int, sofa: int) -> None:
    s.trolley[seat, load(s, seat)] = sofa


def take_from_trolley(s: State, seat: int, slot: int) -> int:
    """The sofa of that slot; those behind it move up."""
    sofa = s.trolley[seat, slot]
    for behind in range(slot, ROOM - 1):
        s.trolley[seat, behind] = s.trolley[seat, behind + 1]
    s.trolley[seat, ROOM - 1] = NONE
    return sofa


def deliver(s: State, seat: int) -> None:
    """§24: all that lies in the trolley goes into the building. §32: the sixth colour there wins."""
    for slot in range(ROOM):
        sofa = s.trolley[seat, slot]
        if sofa != NONE:
            s.delivered[seat, sofa] += 1
            s.collected[seat] |= 1 << sofa // PRICES
            s.trolley[seat, slot] = NONE
    if s.collected[seat] == ALL_COLOURS:
        s.actor = OVER


def colour_count(s: State, seat: int, colour: int) -> int:
    """How many sofas of a colour stand in a building."""
    count = 0
    for price in range(PRICES):
        count += s.delivered[seat, colour * PRICES + price]
    return count


def delivered_count(s: State, seat: int) -> int:
    count = 0
    for sofa in range(SOFAS):
        count += s.delivered[seat, sofa]
    return count


def worth(s: State, seat: int) -> int:
    """§30: what the bank pays for all sofas of a seat."""
    dollars = 0
    for sofa in range(SOFAS):
        dollars += s.delivered[seat, sofa] * PRICE[sofa % PRICES]
    for slot in range(ROOM):
        if s.trolley[seat, slot] != NONE:
            dollars += PRICE[s.trolley[seat, slot] % PRICES]
    return dollars


def take_delivered(s: State, seat: int, sofa: int) -> None:
    """A sofa leaves a building for the stock."""
    s.delivered[seat, sofa] -= 1
    s.back[sofa] += 1
    if colour_count(s, seat, sofa // PRICES) == 0:
        s.collected[seat] &= ~(1 << sofa // PRICES)


def empty_trolley(s: State, seat: int) -> None:
    """All that lies in a trolley goes back to the stock."""
    for slot in range(ROOM):
        if s.trolley[seat, slot] != NONE:
            s.back[s.trolley[seat, slot]] += 1
            s.trolley[seat, slot] = NONE


# --- tokens, §20 and §23 ---------------------------------------------------------------------------


def stock(s: State, colour: int) -> int:
    """Tokens of a colour in the stock: those that are not decided, less those in cities."""
    count = 0
    for price in range(PRICES):
        count += s.left[colour, price]
    for city in range(CITIES):
        if COLOUR_OF[city] == colour and s.token[city] == UNSEEN:
            count -= 1
    return count


def refill(s: State, city: int) -> None:
    """§23: a new token from the stock, if there is one."""
    s.seen[city] = 0
    s.token[city] = EMPTY
    if stock(s, COLOUR_OF[city]) > 0:
        s.token[city] = UNSEEN


def decide_token(s: State, price: int) -> None:
    """Chance has spoken: the token in this city has this price."""
    s.token[s.city] = price
    s.left[COLOUR_OF[s.city], price] -= 1


def undecided_among_back(s: State) -> int:
    """A city whose token has to be decided before tokens of its colour go back, or NONE.

    It was laid before, so it cannot be one of those.
    """
    for city in range(CITIES):
        if s.token[city] == UNSEEN:
            for price in range(PRICES):
                if s.back[COLOUR_OF[city] * PRICES + price] > 0:
                    return city
    return NONE


def shuffle_back(s: State) -> None:
    """§30, §31: tokens go back to the stock; §23: cities that had none get one."""
    for sofa in range(SOFAS):
        s.left[sofa // PRICES, sofa % PRICES] += s.back[sofa]
        s.back[sofa] = 0
    for city in range(CITIES):
        if s.token[city] == EMPTY:
            refill(s, city)


# --- discount cards, §13 and §14 -------------------------------------------------------------------


def hand_size(s: State, seat: int) -> int:
    count = s.secret[seat]
    for percent in range(PERCENTS):
        count += s.shown[seat, percent]
    return count


def unknown_discounts(s: State) -> int:
    """The cards of the pile above those that have been used."""
    count = 0
    for percent in range(PERCENTS):
        count += s.pile[percent]
    return count


def can_draw(s: State, seat: int) -> bool:
    return hand_size(s, seat) < HAND and unknown_discounts(s) + s.used_count > 0


def draw_discount(s: State, seat: int, percent: int) -> None:
    """§13. When all cards have been used once, everybody knows what comes next."""
    if unknown_discounts(s) > 0:
        s.pile[percent] -= 1
        s.hand[seat, percent] += 1
        s.secret[seat] += 1
        return
    s.shown[seat, percent] += 1
    s.used[s.used_first] = NONE
    s.used_first = s.used_first + 1 if s.used_first + 1 < PILE else 0
    s.used_count -= 1


def use_discount(s: State, seat: int, percent: int) -> None:
    """§14: a used card goes under the pile, face up to all."""
    if s.shown[seat, percent] > 0:
        s.shown[seat, percent] -= 1
    else:
        s.hand[seat, percent] -= 1
        s.secret[seat] -= 1
    place = s.used_first + s.used_count
    s.used[place if place < PILE else place - PILE] = percent
    s.used_count += 1


def can_pay(s: State, seat: int, price: int, way: int) -> int:
    """The paragraph that forbids a seat to pay in this way, or 0."""
    if way == VOUCHER_WAY:
        if kept_card(s, seat, VOUCHER) == NONE:
            return 17
    elif way > 0 and s.hand[seat, way - 1] + s.shown[seat, way - 1] == 0:
        return 14
    return 21 if COST[price, way] > s.money[seat] else 0


def use_way(s: State, seat: int, way: int) -> None:
    """§14, §17: the card with which a sofa is paid is gone."""
    if way == VOUCHER_WAY:
        use_kept(s, seat, VOUCHER)
    elif way > 0:
        use_discount(s, seat, way - 1)


# --- chance cards, §15 and §17 ---------------------------------------------------------------------


def put_under(s: State, card: int) -> None:
    """§15: a chance card goes under the pile."""
    place = s.turned_first + s.turned_count
    s.turned[place if place < CARDS else place - CARDS] = card
    s.turned_count += 1


def take_card(s: State, card: int) -> None:
    """§15: a card is turned. Below those that nobody has seen, the order is known."""
    if s.cards:
        s.cards ^= 1 << card
        return
    s.turned[s.turned_first] = NONE
    s.turned_first = s.turned_first + 1 if s.turned_first + 1 < CARDS else 0
    s.turned_count -= 1


def kept_card(s: State, seat: int, kind: int) -> int:
    """A card of this kind that a seat has kept, or NONE."""
    cards = s.kept[seat] & int(KEEPABLE[kind - GUARD])
    return nth_bit(cards, 0) if cards else NONE


def use_kept(s: State, seat: int, kind: int) -> None:
    card = kept_card(s, seat, kind)
    s.kept[seat] ^= 1 << card
    put_under(s, card)


def leave(s: State, seat: int) -> None:
    """§31: sofas go back to the stock, cards under their piles, and the trolley off the board."""
    s.at[seat] = NONE
    empty_trolley(s, seat)
    for sofa in range(SOFAS):
        s.back[sofa] += s.delivered[seat, sofa]
        s.delivered[seat, sofa] = 0
    s.collected[seat] = 0
    for percent in range(PERCENTS):
        while s.hand[seat, percent] + s.shown[seat, percent] > 0:
            use_discount(s, seat, percent)
    while s.kept[seat]:
        card = nth_bit(s.kept[seat], 0)
        s.kept[seat] ^= 1 << card
        put_under(s, card)


# --- what others cannot see, §14 and §20 -----------------------------------------------------------


def hide_goods(s: State, seat: int) -> None:
    for other in range(s.seats):
        for percent in range(PERCENTS):
            if other != seat:
                s.pile[percent] += s.hand[other, percent]
                s.hand[other, percent] = 0
    for city in range(CITIES):
        if s.token[city] >= 0 and not has_seen(s, seat, city):
            s.left[COLOUR_OF[city], s.token[city]] += 1
            s.token[city] = HIDDEN


def has_seen(s: State, seat: int, city: int) -> bool:
    """§20: does this seat know the price of that token? A spectator does if it has been shown to all."""
    if seat >= 0:
        return s.seen[city] >> seat & 1 == 1
    return s.prices == OPEN and s.seen[city] != 0


def guess_goods(s: State, seat: int, rng: Rng) -> None:
    """Everything nobody can see is equally likely to be any card, any token that is not accounted for."""
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.secret[other]):
                percent = any_of_pile(s, pick(rng, unknown_discounts(s)))
                s.pile[percent] -= 1
                s.hand[other, percent] += 1
    for city in range(CITIES):
        if s.token[city] == HIDDEN:
            colour = COLOUR_OF[city]
            price = any_of_stock(s, colour, pick(rng, undecided(s, colour)))
            s.left[colour, price] -= 1
            s.token[city] = price


def any_of_pile(s: State, n: int) -> int:
    """The percent of the n-th unknown card."""
    percent = 0
    while n >= s.pile[percent]:
        n -= s.pile[percent]
        percent += 1
    return percent


def undecided(s: State, colour: int) -> int:
    count = 0
    for price in range(PRICES):
        count += s.left[colour, price]
    return count


def any_of_stock(s: State, colour: int, n: int) -> int:
    """The price of the n-th token of a colour that is not decided."""
    price = 0
    while n >= s.left[colour, price]:
        n -= s.left[colour, price]
        price += 1
    return price


def colours_delivered(s: State, seat: int) -> int:
    return count_bits(s.collected[seat])


def colours_of(s: State, seat: int) -> int:
    """The colours of the sofas in a building, one bit each, counted anew."""
    colours = 0
    for colour in range(COLOURS):
        if colour_count(s, seat, colour) > 0:
            colours |= 1 << colour
    return colours
