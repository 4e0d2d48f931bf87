"""The checks catch what they are for: Magpies, broken in one way after the other."""

import importlib.util
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest
from magpies import GAME

from ludotheque.engine.game import Game
from ludotheque.testing import files, hiding, positions, stories, survey
from ludotheque.testing.configurations import Configuration
from ludotheque.testing.strict import TooLoose
from ludotheque.testing.survey import check_configuration
from ludotheque.testing.walk import Play, Unsound

TABLE = Configuration(3)
Broken = Callable[[str, str], Game]

LEGAL = "allow_all(mask, s.hand[seat])  # §4"
END = "s.actor = CHANCE if s.sack else OVER  # §6"
APPLY = "def apply(s: State, seat: int, action: int) -> None:\n"
AGAIN = """\
if s.sack == 0:
        for seat in range(SEATS):
            s.points[seat] = 0
        s.heap, s.lost = 0, 0
        setup(s)
    s.actor = CHANCE"""
NOTEBOOK = """\
_SEEN: list[State] = []
_legal = legal


def legal(s: State, seat: int, mask: Mask) -> None:
    _SEEN.append(s)
    _legal(s, seat, mask)


def apply(s: State, seat: int, action: int) -> None:
    for old in _SEEN:
        old.heap = 9
"""
COUNTER = "_COUNT = [0]\n\n\n" + APPLY + "    _COUNT[0] += 1\n    s.heap = _COUNT[0] % 7\n"

# What is replaced, by what, and what the compiled check and one of the plain checks say about it.
MUTANTS = {
    "a seat is stuck": ("mask, s.sack)", "mask, s.sack & ~2)", "nothing is legal", positions.check_play),
    "a stranger": (
        END,
        "s.actor = CHANCE if s.sack else SEATS",
        "the actor is no seat",
        positions.check_play,
    ),
    "money is lost": ("s.lost += s.treasure", "s.lost += 1", "§3 does not hold", positions.check_play),
    "a glance": (
        "return s.points[seat]",
        "s.ties = KEPT\n    return 0",
        "looking at",
        positions.check_looking,
    ),
    "hidden twice": (
        "s.bid[other] = HIDDEN",
        "s.bid[other] -= 20",
        "hides more",
        hiding.check_hidden_records,
    ),
    "a blindfold": ("s.bid[other] = HIDDEN", "s.treasure = 0", "cannot tell", hiding.check_hidden_records),
    "a leak": (
        "s.bid[other] != 0:\n            s",
        "s.bid[other] in (1, 2, 3):\n            s",
        "knows more",
        None,
    ),
    "a wild guess": (
        "nth_bit(s.hand[other], pick(rng, count_bits(s.hand[other])))",
        "pick(rng, 5) + 1",
        "a guess of",
        None,
    ),
    "no such reason": ("& 1 else 2", "& 1 else 7", "is refused", positions.check_play),
    "an empty refusal": ("& 1 else 2", "& 1 else 0", "is refused", positions.check_play),
    "a shared notebook": (APPLY, NOTEBOOK, "changed the original", positions.check_copies),
    "a counter": (APPLY, COUNTER, "went different ways", positions.check_copies),
    "no end": (END, AGAIN, "does not end", None),
}


@pytest.fixture
def broken(tmp_path: Path) -> Broken:
    """Magpies with one piece of its rules replaced."""

    def make(old: str, new: str) -> Game:
        game = replace(GAME)
        game.__dict__["rules"] = changed_rules(tmp_path, old, new)
        return game

    return make


def changed_rules(folder: Path, old: str, new: str) -> ModuleType:
    source = Path(GAME.rules.__file__).read_text("utf-8")
    assert source.count(old) == 1
    path = folder / "rules.py"
    path.write_text(source.replace(old, new), "utf-8")
    spec = importlib.util.spec_from_file_location("broken_rules", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_rules_as_they_are_pass() -> None:
    assert check_configuration(GAME, TABLE, 500, in_plain_python=True).steps >= 500


@pytest.mark.parametrize(("old", "new", "complaint", "_check"), MUTANTS.values(), ids=MUTANTS)
def test_the_loop_that_is_compiled_catches(
    broken: Broken, old: str, new: str, complaint: str, _check: None
) -> None:
    with pytest.raises(Unsound, match=complaint):
        check_configuration(broken(old, new), TABLE, 2000, in_plain_python=True, limit=500)


def test_compiled_it_catches_the_same(broken: Broken) -> None:
    old, new, complaint, _ = MUTANTS["a leak"]
    with pytest.raises(Unsound, match=complaint) as plain:
        check_configuration(broken(old, new), TABLE, 2000, in_plain_python=True)
    with pytest.raises(Unsound, match=complaint) as compiled:
        check_configuration(broken(old, new), TABLE, 2000)
    assert str(plain.value) == str(compiled.value)


PLAIN = {name: mutant for name, mutant in MUTANTS.items() if mutant[3]}


@pytest.mark.parametrize(("old", "new", "_complaint", "check"), PLAIN.values(), ids=PLAIN)
def test_a_plain_check_catches(
    broken: Broken, old: str, new: str, _complaint: str, check: Callable[[Play], None]
) -> None:
    with pytest.raises(Unsound):
        catch(broken(old, new), check)


def test_a_leak_and_a_wild_guess_are_caught_in_plain(broken: Broken) -> None:
    for name in ("a leak", "a wild guess"):
        with pytest.raises(Unsound):
            catch(broken(*MUTANTS[name][:2]), hiding.check_hidden_records)


def test_a_spectator_who_sees_what_seats_do_not_is_caught(broken: Broken) -> None:
    old = "if other != seat and s.bid[other] != 0:"
    with pytest.raises(Unsound, match="a spectator sees what seat"):
        catch(broken(old, old.replace("other != seat", "-1 < seat != other")), hiding.check_hidden_records)


def test_arithmetic_that_only_plain_python_can_do_is_caught(broken: Broken) -> None:
    overflowing = "s.lost += s.treasure + (1 if 1 << s.treasure + 62 < 0 else 0)"
    with pytest.raises(Unsound, match="play game 0 differently"):
        catch(broken("s.lost += s.treasure", overflowing), positions.check_compiled)


def test_an_order_that_matters_is_caught(broken: Broken) -> None:
    with pytest.raises(Unsound, match="makes a difference"):
        catch(
            broken("s.bid[seat] = action  # §4", "s.bid[seat], s.ties = action, seat & 1"),
            positions.check_other_seats,
        )


def test_a_tale_of_what_cannot_be_seen_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = GAME.story.events

    def telltale(before: object, seat: int, action: int, after: object) -> list[object]:
        return [*tell(before, seat, action, after), action]

    monkeypatch.setattr(GAME.story, "events", telltale)
    play = Play(GAME, TABLE)
    match = play.match()
    match.next()
    before = match.record.copy()
    match.play(1)
    with pytest.raises(Unsound, match="is told what it cannot see"):
        stories._check_secrets(play, before, match, 1)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("s.bid[seat] = action  # §4", "s.bid[seat - 1] = action", "lies outside"),
        ("s.bid[seat] = action  # §4", "s.bet = action", "no field 'bet'"),
        ("s.bid[seat] = action  # §4", "s.heap = action / 2", "no whole number"),
        (LEGAL, "allow_all(mask, 1 << 6)", "only 6"),
        (LEGAL, "mask[1] |= 2", "out of range"),
    ],
)
def test_what_plain_python_forgives_is_refused(broken: Broken, old: str, new: str, complaint: str) -> None:
    with pytest.raises((TooLoose, IndexError), match=complaint):
        catch(broken(old, new), positions.check_play)


def test_undo_that_forgets_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.engine.match import Match

    monkeypatch.setattr(Match, "undo", lambda match: match.log.pop())
    with pytest.raises(Unsound, match="another position"):
        catch(GAME, files.check_undo)


def test_a_missing_reason_is_caught(broken: Broken, monkeypatch: pytest.MonkeyPatch) -> None:
    from ludotheque.testing import words

    monkeypatch.setattr(words, "reasons", lambda game: {5})
    with pytest.raises(Unsound, match="refusal-5"):
        words.check_refusals(GAME)
    assert survey.COMPLAINTS


def catch(game: Game, check: Callable[[Play], None]) -> None:
    for seed in range(20):
        check(Play(game, TABLE, seed))
