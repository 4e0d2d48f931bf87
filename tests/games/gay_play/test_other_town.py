"""A board that somebody else wrote: shorter, with other orders, another die, and sentences of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from .table import SLUG

PLAY = """
from random import Random
from ludotheque import Match
from ludotheque.engine.rulekit import CHANCE
from ludotheque.games.gay_play import GAME, tables, terminal
from ludotheque.testing.configurations import Configuration
from ludotheque.testing.survey import check_configuration

tally = check_configuration(GAME, Configuration(3), 2000, in_plain_python=True)
match, rnd = Match(GAME, 3, seed=1), Random(1)
while not match.over:
    match.throw() if match.actor == CHANCE else match.play(rnd.choice(match.legal()))
picture = terminal.draw(match.record, 0, GAME.texts("fr")).plain
words = GAME.texts("fr")
print(tables.SQUARES, tables.SIX, tally.games > 0, "Café" in picture)
print(words("square-text", text="Vous dansez. Rejouez."))
"""


def another_town() -> str:
    """One straight street of fifty squares, a shop at every seventh, and a die of five sides."""
    doors = {7 * n: n for n in range(1, 7)}
    orders = {
        3: 'text = "Vous dansez. Rejouez.", order = "again"',
        10: 'text = "Un.", order = "forward", by = 2',
        12: 'text = "Deux.", order = "back", by = 2',
        18: 'text = "Trois.", order = "visit", place = "Café"',
        33: 'text = "Quatre.", order = "enter"',
        40: 'text = "Cinq.", order = "money"',
        46: 'text = "Six.", order = "shop", by = 1',
        47: 'text = "Sept.", order = "wait", by = 2',
    }
    street = [
        f'{n} = {{ at = [{n % 20}, {2 * (n // 20)}], source = "public"'
        + (f", shop = {doors[n]}" if n in doors else "")
        + (f", {orders[n]}" if n in orders else "")
        + " }"
        for n in range(50)
    ]
    shops = [
        f'[[shop]]\nname = "Shop {n}"\nat = [{n}, 7]\nsource = "public"\n'
        f"cards = {[[n + i / 6, 7] for i in range(6)]}"
        for n in range(6)
    ]
    places = [
        f'[[place]]\nname = "{name}"\nat = [{at}, 9]\nexit = {exit_}\nsource = "public"'
        for name, at, exit_ in (("gate", 0, 0), ("Café", 5, 16))
    ]
    house = '[house]\nat = [2, 1]\ndoor = 1\nsource = "public"'
    left_turn = '[left_turn]\nafter = 8\nshop = 6\nsquares = [[8, 1], [8, 2.5]]\nsource = "public"'
    return "\n".join(["sides = 5", house, left_turn, *places, *shops, "[street]", *street])


@pytest.mark.rule(SLUG, 2, 26)
def test_another_town_is_played_without_a_change_of_the_rules(tmp_path: Path) -> None:
    (tmp_path / "gay_play.toml").write_text(another_town(), "utf-8")
    environment = {**os.environ, "LUDOTHEQUE_BOARDS": str(tmp_path)}
    command = [sys.executable, "-c", PLAY]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[:2] == ["54 5 True True", "Vous dansez. Rejouez."]
