"""What is decided by hand about the places of Take Off!: spellings, capitals in doubt, further cities."""

from __future__ import annotations

import math
from itertools import combinations
from typing import NamedTuple

from tools.take_off_sources import Place, country_name, fold, french_towns, geonames, members, place, slug

BLACK_LINE = 22.0
NEAREST = 0.6  # degrees between two cities, at least, so that both can be seen
ROUNDS = 40  # of moving them apart
START, FINISH = "honolulu_east", "honolulu_west"
OBSERVERS = ("VA", "PS")

# Where GeoNames names no capital, an old one, or another than the country's own law. Jerusalem and
# East Jerusalem stand as GeoNames has them and as each of the two countries designates its capital;
# that says nothing about their status.
CAPITALS = {
    "KZ": "Astana",  # Nur-Sultan from 2019 to 2022
    "LK": "Sri Jayewardenepura Kotte",  # by law and seat of parliament; the government sits in Colombo
    "PW": "Ngerulmud",  # in the state of Melekeok
    "MN": "Ulaanbaatar",
    "MM": "Naypyidaw",
}

SPELLING = {  # in English, where GeoNames writes it otherwise
    "Ulan Bator": "Ulaanbaatar",
    "Nay Pyi Taw": "Naypyidaw",
    "Port-Vila": "Port Vila",
    "Male": "Malé",
    "Sri Jayewardenepura Kotte": "Sri Jayawardenepura Kotte",
    "Nuku‘alofa": "Nukuʻalofa",
    "Ürümqi": "Urumqi",
    "New York City": "New York",
    "Tamanghasset": "Tamanrasset",
    "Las Palmas de Gran Canaria": "Las Palmas",
    "Saint George's": "Saint George’s",
    "N'Djamena": "N’Djamena",
    "Washington": "Washington, D.C.",
    "London Village": "Kiritimati",  # the island that it lies on
}

FRENCH = {  # by English name, where CLDR names no such town or France writes it otherwise
    "Abu Dhabi": "Abou Dabi",
    "Andorra la Vella": "Andorre-la-Vieille",
    "Beijing": "Pékin",
    "Bern": "Berne",
    "Brasília": "Brasilia",
    "Cape Town": "Le Cap",
    "Chisinau": "Chisinau",
    "Dhaka": "Dacca",
    "Dubai": "Dubaï",
    "East Jerusalem": "Jérusalem-Est",
    "Edinburgh": "Édimbourg",
    "Guatemala City": "Guatemala",
    "Hamburg": "Hambourg",
    "Hanoi": "Hanoï",
    "Ho Chi Minh City": "Hô-Chi-Minh-Ville",
    "Jeddah": "Djeddah",
    "Juba": "Djouba",
    "Kolkata": "Calcutta",
    "Kuwait City": "Koweït",
    "Kyiv": "Kyiv",
    "Lhasa": "Lhassa",
    "Malé": "Malé",
    "Mexico City": "Mexico",
    "Mumbai": "Bombay",
    "Murmansk": "Mourmansk",
    "New Orleans": "La Nouvelle-Orléans",
    "Panama City": "Panama",
    "Port Louis": "Port-Louis",
    "Port Vila": "Port-Vila",
    "Petropavlovsk-Kamchatsky": "Petropavlovsk-Kamtchatski",
    "Saint George’s": "Saint-Georges",
    "Saint Petersburg": "Saint-Pétersbourg",
    "Barcelona": "Barcelone",
    "Sri Jayawardenepura Kotte": "Sri Jayawardenapura Kotte",
    "Thimphu": "Thimphou",
    "Timbuktu": "Tombouctou",
    "Tripoli": "Tripoli",
    "Urumqi": "Ouroumtsi",
    "Valletta": "La Valette",
    "Vatican City": "Cité du Vatican",
    "Washington, D.C.": "Washington",
}

COUNTRY_NAMES = {  # where CLDR's name gives the capital away, or is long, or has an ampersand too few words
    "CD": ("Democratic Republic of the Congo", "République démocratique du Congo"),
    "CG": ("Republic of the Congo", "République du Congo"),
    "MM": ("Myanmar", "Birmanie"),
    "PS": ("Palestine", "Palestine"),
    "VA": ("Vatican City State", "Vatican"),
    "VC": ("Saint Vincent and the Grenadines", "Saint-Vincent-et-les-Grenadines"),
}

# Further cities, so that oceans and wide countries can be crossed, by country: first those that the
# rulebook and reports name, then ours.
NAMED = {"US Midway": "rulebook", "TW Taipei": "rulebook", "CN Wuhan": "rulebook", "CN Urumqi": "public"}
FURTHER = """
AE Dubai
AR Comodoro Rivadavia, Ushuaia
AU Adelaide, Alice Springs, Broome, Cairns, Darwin, Perth, Sydney
BM Hamilton
BO La Paz
BR Belem, Cuiaba, Manaus, Recife, Rio de Janeiro
CA Edmonton, Halifax, Iqaluit, Montreal, Vancouver, Whitehorse, Winnipeg, Yellowknife
CD Kisangani, Lubumbashi
CL Hanga Roa
CN Chengdu, Lhasa, Shanghai
DE Hamburg
DZ Tamanrasset
EC Puerto Ayora
ES Barcelona, Las Palmas de Gran Canaria
GB Edinburgh
GF Cayenne
GL Nuuk
GU Hagatna
HK Hong Kong
ID Denpasar, Makassar, Medan
IN Chennai, Kolkata, Mumbai
JP Sapporo
KI London
LY Benghazi
MA Casablanca
ML Timbuktu
MX Mazatlan, Merida, Tijuana
NC Noumea
NG Kano, Lagos
NO Tromso
NZ Auckland
PF Papeete
PH Davao
PK Karachi
PR San Juan
PT Ponta Delgada
RE Saint-Denis
RU Anadyr, Irkutsk, Magadan, Murmansk, Norilsk, Novosibirsk, Petropavlovsk-Kamchatsky
RU Saint Petersburg, Vladivostok, Yakutsk, Yekaterinburg
SA Jeddah
SH Jamestown
TR Istanbul
TZ Dar es Salaam
US Anchorage, Chicago, Denver, Houston, Los Angeles, Miami, New York City, San Francisco
VN Ho Chi Minh City
ZA Cape Town, Durban
"""
BY_HAND = {"Midway": Place("Midway", -177.37, 28.21)}  # no town of GeoNames any more


class City(NamedTuple):
    name: str
    en: str
    fr: str
    longitude: float  # from -158 at the left edge of the map to 202 at the right
    latitude: float
    source: str

    @property
    def half(self) -> str:
        return "east" if self.longitude > BLACK_LINE else "west"


class Country(NamedTuple):
    code: str
    en: str
    fr: str
    capital: City


def countries() -> list[Country]:
    """The members of the United Nations and the two observers, each with its capital."""
    listed = geonames("countries")
    found = []
    for code in sorted((*members(), *OBSERVERS)):
        capital = CAPITALS.get(code, listed[code]["capital"])
        found.append(Country(code.lower(), *_called(code), _city(place(code, capital), "public")))
    return found


def cities() -> list[City]:
    """Every city of the board: Honolulu twice, the capitals, and the further ones."""
    honolulu = place("US", "Honolulu")
    at = round(honolulu.longitude, 2), round(honolulu.latitude, 2)
    ends = [
        City(START, "Honolulu (Start)", "Honolulu (Départ)", at[0] + 360, at[1], "rulebook"),
        City(FINISH, "Honolulu (Finish)", "Honolulu (Arrivée)", *at, "rulebook"),
    ]
    ours = dict.fromkeys(_listed(FURTHER), "reconstruction")
    further = [_further(entry, source) for entry, source in (NAMED | ours).items()]
    capitals = [_proved(country.capital) for country in countries()]
    return sorted(spread([*ends, *capitals, *further]), key=lambda c: (-c.longitude, c.name))


def spread(found: list[City]) -> list[City]:
    """Cities too near one another to be drawn as two are moved apart, as little as it takes."""
    spots = [(c.longitude, c.latitude) for c in found]
    for _ in range(ROUNDS):
        for i, j in combinations(range(len(spots)), 2):
            (ax, ay), (bx, by) = spots[i], spots[j]
            if (near := math.dist(spots[i], spots[j])) < NEAREST - 0.01:
                push = (NEAREST - near) / near / 2
                dx, dy = push * (ax - bx), push * (ay - by)
                spots[i], spots[j] = (ax + dx, ay + dy), (bx - dx, by - dy)
    return [
        c._replace(longitude=round(x, 2), latitude=round(y, 2))
        for c, (x, y) in zip(found, spots, strict=True)
    ]


def _proved(city: City) -> City:
    named = {"tokyo": "rulebook"}  # in the example of the rulebook
    return city._replace(source=named.get(city.name, city.source))


def _listed(text: str) -> list[str]:
    lines = (line.split(" ", 1) for line in text.split("\n") if line)
    return [f"{country} {town}" for country, towns in lines for town in towns.split(", ")]


def _further(entry: str, source: str) -> City:
    country, name = entry.split(" ", 1)
    return _city(BY_HAND.get(name) or place(country, name), source)


def _city(found: Place, source: str) -> City:
    english = SPELLING.get(found.name, found.name)
    french = FRENCH.get(english) or french_towns().get(fold(english), english)
    longitude = found.longitude + 360 if found.longitude < -158 else found.longitude
    return City(slug(english), english, french, round(longitude, 2), round(found.latitude, 2), source)


def _called(code: str) -> tuple[str, str]:
    if code in COUNTRY_NAMES:
        return COUNTRY_NAMES[code]
    english = country_name(code, "en").replace("&", "and").replace("St. ", "Saint ")
    return english, country_name(code, "fr")
