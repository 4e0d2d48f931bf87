"""The cards and flags of Take Off!, from open data: capitals.toml and flags/*.svg.

    python -m tools.take_off_data

Run again when a country changes its name, its capital or its flag, with newer versions in
take_off_sources.py; then make the board anew with `python -m tools.take_off_routes`.
"""

from __future__ import annotations

import re

from tools.take_off_places import Country, countries
from tools.take_off_sources import CLDR, FLAGS, GAME, GEONAMES, packed, region

HEAD = f"""\
# The TAKE OFF! cards: one for each of the 193 members of the United Nations and its two observers,
# the Holy See and Palestine. Written by tools/take_off_data.py from {GEONAMES} (GeoNames,
# CC BY 4.0) and CLDR {CLDR} (Unicode License): see LICENCES.md. Capitals are those that each country
# itself designates; the game takes no side where others see it otherwise.
#
# The deck is the half of the map on which the capital lies: which capital was in which deck of the
# original is not known.
"""


def main() -> None:
    found = countries()
    (GAME / "capitals.toml").write_text(HEAD + "".join(map(entry, found)), "utf-8")
    (GAME / "flags").mkdir(exist_ok=True)
    for country in found:
        flag = packed(FLAGS, f"flags/4x3/{country.code}.svg").decode("utf-8")
        (GAME / "flags" / f"{country.code}.svg").write_text(tight(flag), "utf-8")


def entry(country: Country) -> str:
    capital = country.capital
    return f"""
[[country]]
code = "{country.code}"
en = "{country.en}"
fr = "{country.fr}"
capital = "{capital.name}"
deck = "{"brown" if capital.half == "east" else "blue"}"
region = "{region(country.code.upper())}"
source = "public"
"""


def tight(svg: str) -> str:
    """Without the spaces between elements."""
    return re.sub(r">\s+<", "><", svg).strip() + "\n"


if __name__ == "__main__":
    main()
