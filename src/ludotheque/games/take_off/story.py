"""Take Off! told: the names of decisions, and what each throw, card and flight brought about.

Cities and countries have their names in the data. An event does not know in which language it will be
told, so it carries both: `$city_en` and `$city_fr`, of which a sentence uses one.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.engine.rulekit import CHANCE, OVER
from ludotheque.engine.story import Event
from ludotheque.engine.texts import Texts

from .board import DECKS, JET, TAKE_OFF, City, Country, cards, components, order
from .fleets import fleet_of, flying, standing, to_go
from .rules import number_of
from .state import DRAWING, FLYING, SEND, SENDING, SPARES, STARTING, STAY, THROWING, State
from .tables import COLOURS, FINISH, NEXT, NOTHING, SIDES, START, WORDS

FLEETS = tuple(fleet.name for fleet in components().fleet)
FACETS = (*(colour.name for colour in components().colour), JET, TAKE_OFF)
CITIES = order()
_DECKS = tuple(cards().deck(number) for number in range(len(DECKS)))


def country_of(deck: int, outcome: int) -> Country:
    """The card that was drawn with this outcome."""
    return _DECKS[deck][number_of(outcome)]


def city_name(city: int, t: Texts) -> str:
    return named(CITIES[city], t)


def named(thing: City | Country, t: Texts) -> str:
    """In the language of these texts."""
    return thing.fr if t("language") == "fr" else thing.en


def victims(s: State, city: int) -> tuple[int, int]:
    """The opposing fleet that would be bumped in this city, and how many jets; (-1, 0) if there is none."""
    for fleet in range(s.fleets):
        jets = sum(s.at[fleet, jet] == city for jet in range(s.jets))
        if fleet != s.turn and jets and START < city < FINISH:
            return fleet, jets
    return -1, 0


# --- decisions -------------------------------------------------------------------------------------


def decision(s: State, seat: int, action: int, t: Texts) -> str:
    """The full name of a decision this seat may take, or of an outcome of CHANCE."""
    if seat == CHANCE:
        return _outcome(s, action, t)
    if s.phase == FLYING and action == STAY:
        return t("decision-stay")
    if s.phase == FLYING and 0 <= action < s.jets * COLOURS:
        return _flight(s, action // COLOURS, action % COLOURS, t)
    if s.phase == SENDING and SEND <= action < SEND + s.jets:
        at, to = s.at[s.turn, action - SEND], card_city(s)
        stays = "yes" if at == to else "no"
        return t("decision-send", city=city_name(at, t), to=city_name(to, t), stays=stays, **_bumped(s, to))
    raise LookupError(f"{action} is no decision now")


def card_city(s: State) -> int:
    """The capital on the card that is to be used next."""
    capital = country_of(s.deck, s.card[0]).capital
    return next(i for i, city in enumerate(CITIES) if city.name == capital)


def _flight(s: State, jet: int, colour: int, t: Texts) -> str:
    at = s.at[s.turn, jet]
    if at == FINISH:
        return t("decision-finished", colour=FACETS[colour])
    city, to = city_name(at, t), int(NEXT[at, colour])
    if to < 0:
        return t("decision-nowhere", colour=FACETS[colour], city=city)
    may_go_on = s.passing == SPARES and s.die[0] != NOTHING and s.die[1] != NOTHING
    bumped = _bumped(s, to, "later" if may_go_on else "now")
    return t("decision-fly", colour=FACETS[colour], city=city, to=city_name(to, t), **bumped)


def _bumped(s: State, city: int, when: str = "now") -> dict[str, str | int]:
    """Whom a landing sends back to Start."""
    fleet, jets = victims(s, city)
    return {"when": when if jets else "never", "fleet": FLEETS[fleet], "jets": jets}


def _outcome(s: State, action: int, t: Texts) -> str:
    number = number_of(action)
    if s.phase == STARTING:
        return t("decision-start", fleet=FLEETS[number])
    if s.phase == THROWING:
        one, two = _facets(number)
        return t("decision-throw", one=one, two=two)
    country = country_of(s.deck, action)
    return t("decision-draw", city=city_name(_capital(country), t), country=named(country, t))


def _facets(number: int) -> tuple[str, str]:
    die = components().die
    return die[number // SIDES], die[number % SIDES]


def _capital(country: Country) -> int:
    return next(i for i, city in enumerate(CITIES) if city.name == country.capital)


# --- events ----------------------------------------------------------------------------------------


def events(before: State, seat: int, action: int, after: State) -> list[Event]:
    """What one entry of the log brought about."""
    if before.phase == STARTING:
        return [_of(after, action, "event-starts", 6)]
    if before.phase == THROWING:
        one, two = _facets(number_of(action))
        told = [_of(before, before.turn, "event-throw", 7, one=one, two=two)]
    elif before.phase == DRAWING:
        told = [_drawn(before, action)]
    elif before.phase == SENDING:
        told = list(_sent(before, action - SEND, after))
    elif action == STAY:
        told = [_of(before, before.turn, "event-stay", 12)]
    else:
        told = list(_flown(before, action // COLOURS, action % COLOURS))
    return [*told, *_bumps(before, after), *_rest(before, action, after), *_next(before, after), *_end(after)]


def _of(s: State, fleet: int, key: str, paragraph: int, **values: str | int) -> Event:
    """Something that happens to a fleet, told by its name and that of the player who leads it now."""
    return Event(key, paragraph, {"who": s.pilot[fleet]}, {"fleet": FLEETS[fleet], **values})


def _city(city: int, key: str = "city") -> dict[str, str]:
    return {f"{key}_en": CITIES[city].en, f"{key}_fr": CITIES[city].fr}


def _card(country: Country) -> dict[str, str]:
    """The card in words: capital, country and region."""
    capital = _city(_capital(country))
    return {**capital, "country_en": country.en, "country_fr": country.fr, "region": country.region}


def _drawn(before: State, action: int) -> Event:
    country = country_of(before.deck, action)
    key, paragraph = ("event-draw-quiz", 18) if before.quiz else ("event-draw", 13)
    return _of(before, before.turn, key, paragraph, deck=DECKS[before.deck], **_card(country))


def _sent(before: State, jet: int, after: State) -> Iterator[Event]:
    country = country_of(before.deck, before.card[0])
    at, to = before.at[before.turn, jet], _capital(country)
    key, paragraph = ("event-already", 15) if at == to else ("event-sent", 16 if before.again else 15)
    yield _of(before, before.turn, key, paragraph, **_city(at), **_city(to, "to"))
    if before.quiz:
        yield Event("event-answer", 18, {}, _card(country))


def _flown(before: State, jet: int, colour: int) -> Iterator[Event]:
    at = before.at[before.turn, jet]
    to = int(NEXT[at, colour])
    values = {"colour": FACETS[colour], **_city(at), **_city(to, "to")}
    if to == FINISH:
        home = before.jets - flying(before, before.turn) + 1
        yield _of(before, before.turn, "event-finish", 23, home=home, jets=before.jets, **values)
    else:
        yield _of(before, before.turn, "event-fly", 8, **values)


def _bumps(before: State, after: State) -> Iterator[Event]:
    for fleet in range(before.fleets):
        gone = [
            before.at[fleet, jet]
            for jet in range(before.jets)
            if after.at[fleet, jet] == START != before.at[fleet, jet]
        ]
        for city in sorted(set(gone)):
            yield _of(before, fleet, "event-bump", 20, jets=gone.count(city), **_city(city))


def _rest(before: State, action: int, after: State) -> Iterator[Event]:
    """The dice that could not be used."""
    if before.phase == THROWING:
        left = [facet for facet in _facets(number_of(action)) if facet != TAKE_OFF]
    elif before.phase == FLYING and action == STAY:
        left = [facet for facet in _waiting(before) if facet != JET]
    elif before.phase == FLYING:
        left = _waiting(before)
        used = FACETS[action % COLOURS]
        left.remove(used if used in left else JET)
    else:
        left = _waiting(before)
    if after.actor == CHANCE and after.phase == THROWING:
        for facet in dict.fromkeys(left):
            yield _of(before, before.turn, "event-unused", 11, one=facet)


def _waiting(s: State) -> list[str]:
    """What the dice show that have not been used."""
    return [FACETS[s.die[i]] for i in range(2) if s.die[i] != NOTHING]


def _next(before: State, after: State) -> Iterator[Event]:
    if after.actor == CHANCE and after.phase == DRAWING and undrawn(after) > undrawn(before, after.deck):
        yield Event("event-shuffled", 17, {}, {"deck": DECKS[after.deck]})
    if after.actor == CHANCE and after.phase == THROWING and after.again:
        yield _of(after, after.turn, "event-again", 19)


def undrawn(s: State, deck: int | None = None) -> int:
    """The cards of a deck that lie face down; without a deck, of the one that is drawn from."""
    deck = s.deck if deck is None else deck
    return sum(s.undrawn[deck, word].bit_count() for word in range(WORDS))


def _end(after: State) -> Iterator[Event]:
    if after.actor != OVER:
        return
    winners = [fleet for fleet in range(after.fleets) if flying(after, fleet) == 0]
    for seat in range(after.seats):
        if fleet_of(after, seat) in winners:
            yield Event("event-won", 24, {"who": seat}, {"fleet": FLEETS[fleet_of(after, seat)]})
    if not winners:
        yield Event("event-last-round", 25, {}, {"rounds": after.rounds})
    if after.cap:
        for place, fleet in ranked(after):
            home = after.jets - flying(after, fleet)
            values = {"place": place, "home": home, "routes": int(to_go(after, fleet))}
            yield _of(after, fleet, "event-place", 25, **values)


def ranked(s: State) -> list[tuple[int, int]]:
    """§25: the places, from the first, each with its fleet; equals share a place."""
    standings = [standing(s, fleet) for fleet in range(s.fleets)]
    return sorted(
        (1 + sum(bool(other > own) for other in standings), fleet) for fleet, own in enumerate(standings)
    )
