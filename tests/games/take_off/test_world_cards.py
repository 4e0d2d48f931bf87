"""The cards: a country each, with its capital, its names and its flag."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from ludotheque.games.take_off.board import CAPITALS, Country, cards, components

SLUG = "take_off"
FLAGS = Path(CAPITALS).parent / "flags"
COUNTRY = {country.code: country for country in cards().country}
CITY = {city.name: city for city in components().city}


def capital(code: str) -> str:
    return CITY[COUNTRY[code].capital].en


@pytest.mark.rule(SLUG, 5)
def test_a_card_for_each_country() -> None:
    assert len(COUNTRY) == len(cards().country) == 193 + 2
    assert {"va", "ps"} <= set(COUNTRY), "the two observers"
    assert not {"tw", "xk", "hk", "eh", "pr", "gl"} & set(COUNTRY), "no members"
    assert len({country.capital for country in COUNTRY.values()}) == 195


@pytest.mark.rule(SLUG, 14)
def test_the_decks_are_the_halves_of_the_map() -> None:
    for country in COUNTRY.values():
        half = CITY[country.capital].half
        assert country.deck == ("brown" if half == "east" else "blue"), country.en
    decks = Counter(country.deck for country in COUNTRY.values())
    assert decks == {"brown": 97, "blue": 98}


@pytest.mark.rule(SLUG, 14)
def test_countries_of_which_owners_tell() -> None:
    """East Timor, Djibouti, Russia, Japan and New Zealand in the east; Mexico and Canada in the west."""
    assert {COUNTRY[code].deck for code in ("tl", "dj", "ru", "jp", "nz")} == {"brown"}
    assert {COUNTRY[code].deck for code in ("mx", "ca")} == {"blue"}


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("kz", "Astana"),
        ("mm", "Naypyidaw"),
        ("pw", "Ngerulmud"),
        ("bi", "Gitega"),
        ("lk", "Sri Jayawardenepura Kotte"),
        ("tz", "Dodoma"),
        ("ci", "Yamoussoukro"),
        ("bj", "Porto-Novo"),
        ("bo", "Sucre"),
        ("za", "Pretoria"),
        ("nl", "Amsterdam"),
        ("id", "Jakarta"),
        ("gq", "Ciudad de la Paz"),
        ("my", "Kuala Lumpur"),
        ("ng", "Abuja"),
        ("br", "Brasília"),
        ("au", "Canberra"),
        ("nr", "Yaren"),
        ("to", "Nukuʻalofa"),
        ("mn", "Ulaanbaatar"),
        ("va", "Vatican City"),
        ("il", "Jerusalem"),
        ("ps", "East Jerusalem"),
        ("sz", "Mbabane"),
        ("us", "Washington, D.C."),
        ("ua", "Kyiv"),
    ],
)
def test_capitals_that_are_easily_mistaken(code: str, name: str) -> None:
    assert capital(code) == name


@pytest.mark.parametrize(
    ("code", "country", "city"),
    [
        ("by", "Biélorussie", "Minsk"),
        ("bt", "Bhoutan", "Thimphou"),
        ("cd", "République démocratique du Congo", "Kinshasa"),
        ("cg", "République du Congo", "Brazzaville"),
        ("ch", "Suisse", "Berne"),
        ("ci", "Côte d’Ivoire", "Yamoussoukro"),
        ("cn", "Chine", "Pékin"),
        ("cu", "Cuba", "La Havane"),
        ("cv", "Cap-Vert", "Praia"),
        ("cy", "Chypre", "Nicosie"),
        ("cz", "Tchéquie", "Prague"),
        ("de", "Allemagne", "Berlin"),
        ("dk", "Danemark", "Copenhague"),
        ("do", "République dominicaine", "Saint-Domingue"),
        ("dz", "Algérie", "Alger"),
        ("eg", "Égypte", "Le Caire"),
        ("et", "Éthiopie", "Addis-Abeba"),
        ("gb", "Royaume-Uni", "Londres"),
        ("ge", "Géorgie", "Tbilissi"),
        ("gr", "Grèce", "Athènes"),
        ("iq", "Irak", "Bagdad"),
        ("kg", "Kirghizstan", "Bichkek"),
        ("kr", "Corée du Sud", "Séoul"),
        ("kw", "Koweït", "Koweït"),
        ("lb", "Liban", "Beyrouth"),
        ("lu", "Luxembourg", "Luxembourg"),
        ("md", "Moldavie", "Chisinau"),
        ("mm", "Birmanie", "Naypyidaw"),
        ("mn", "Mongolie", "Oulan-Bator"),
        ("mt", "Malte", "La Valette"),
        ("mx", "Mexique", "Mexico"),
        ("np", "Népal", "Katmandou"),
        ("om", "Oman", "Mascate"),
        ("pl", "Pologne", "Varsovie"),
        ("ps", "Palestine", "Jérusalem-Est"),
        ("pt", "Portugal", "Lisbonne"),
        ("ru", "Russie", "Moscou"),
        ("sa", "Arabie saoudite", "Riyad"),
        ("so", "Somalie", "Mogadiscio"),
        ("sy", "Syrie", "Damas"),
        ("tj", "Tadjikistan", "Douchanbé"),
        ("tl", "Timor oriental", "Dili"),
        ("tt", "Trinité-et-Tobago", "Port-d’Espagne"),
        ("us", "États-Unis", "Washington"),
        ("va", "Vatican", "Cité du Vatican"),
        ("vc", "Saint-Vincent-et-les-Grenadines", "Kingstown"),
        ("vn", "Viêt Nam", "Hanoï"),
    ],
)
def test_french_names(code: str, country: str, city: str) -> None:
    assert (COUNTRY[code].fr, CITY[COUNTRY[code].capital].fr) == (country, city)


def test_names_are_whole_and_differ() -> None:
    for language in ("en", "fr"):
        names = [getattr(country, language) for country in COUNTRY.values()]
        assert len(set(names)) == 195
        assert all(name == name.strip() and "&" not in name and "'" not in name for name in names)


def test_few_names_of_countries_give_the_capital_away() -> None:
    """Only where the country is called after it, or the other way round."""
    told = {country.code for country in COUNTRY.values() if gives_away(country)}
    assert told == {"dj", "gw", "lu", "mc", "sg", "sm", "st", "tn", "va"}


def gives_away(country: Country) -> bool:
    return CITY[country.capital].en in country.en


@pytest.mark.rule(SLUG, 18)
def test_flags_are_grouped_by_region() -> None:
    regions = Counter(country.region for country in COUNTRY.values())
    assert len(regions) == 19
    assert all(2 <= n <= 18 for n in regions.values()), regions
    for code, region in (("jp", "east_asia"), ("cy", "middle_east"), ("mx", "central_america")):
        assert COUNTRY[code].region == region


def test_every_country_has_a_flag() -> None:
    assert {path.stem for path in FLAGS.glob("*.svg")} == set(COUNTRY)
    assert sum(path.stat().st_size for path in FLAGS.iterdir()) < 1_500_000
    for path in FLAGS.glob("*.svg"):
        picture = ElementTree.parse(path).getroot()
        assert picture.tag == "{http://www.w3.org/2000/svg}svg"
        assert picture.get("viewBox") == "0 0 640 480", path.name
        assert not any(element.tag.endswith(("script", "image")) for element in picture.iter()), path.name


def test_licences_name_what_was_taken() -> None:
    text = (FLAGS.parent / "LICENCES.md").read_text("utf-8")
    for word in ("GeoNames", "CC BY 4.0", "flag-icons", "MIT", "CLDR", "Unicode License", "Natural Earth"):
        assert word in text
