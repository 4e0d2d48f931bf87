"""Files of matches: what cannot be a match that was played is refused in a sentence, whatever is in it."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludotheque.engine.errors import BadFile, Refused
from ludotheque.engine.match import Match
from ludotheque.engine.verify import verify

from .test_match import HEXAGONS, RACE, played

FUZZ = settings(
    max_examples=150,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    database=None,
)
LONG = 1234567890  # stands for a number of 5000 digits, which Python itself would not write
TALK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.just(LONG),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A finished match of the race, in a file."""
    path = tmp_path / "race.ludo"
    played(Match(RACE, 2, seed=3, play_on="no", spare="empty", names=["Anna", "Bär"])).save(path)
    return path


def content(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def changed(path: Path, **values: Any) -> Path:
    path.write_text(json.dumps({**content(path), **values}), "utf-8")
    return path


def refused(path: Path, sentence: str = r"\.ludo: ") -> None:
    """Refused as a bad file, with a sentence in both languages."""
    with pytest.raises(BadFile, match=sentence) as error:
        Match.load(path)
    for lang in ("en", "fr"):
        assert str(path) in error.value.text(lang)


def loaded_or_refused(path: Path) -> Match | None:
    try:
        return Match.load(path)
    except BadFile as error:
        told = [error.text(lang) for lang in ("en", "fr")]
    assert all(told)
    return None


def test_a_match_comes_back_as_it_was(path: Path) -> None:
    match = played(Match(RACE, 2, seed=3, play_on="no", spare="empty", names=["Anna", "Bär"]))
    loaded = Match.load(path)
    assert (loaded.record, loaded.log, loaded.names) == (match.record, match.log, match.names)
    assert (loaded.options, loaded.dice, loaded.version) == (match.options, match.dice, match.version)


def test_the_secret_is_kept_until_the_end(tmp_path: Path, path: Path) -> None:
    match, going_on = Match(RACE, 2, seed=3), tmp_path / "going on.ludo"
    match.next()
    match.save(going_on)
    assert "secret" not in content(going_on)["dice"]
    assert content(path)["dice"]["secret"]
    match.save(going_on, keep_secret=True)
    again = Match.load(going_on)
    assert played(again).log == played(match).log


def test_without_its_secret_a_match_goes_on_by_hand(tmp_path: Path) -> None:
    match = Match(RACE, 2, seed=3)
    match.throw()
    match.save(tmp_path / "a.ludo")
    again = Match.load(tmp_path / "a.ludo")
    again.throw(6)
    assert again.log[-1].action == 6


def test_cut_off_anywhere_it_is_refused(path: Path) -> None:
    whole = path.read_bytes()
    for length in range(len(whole.rstrip())):
        path.write_bytes(whole[:length])
        refused(path, "this is not a match")


@FUZZ
@given(st.data())
def test_with_a_byte_changed_it_is_loaded_or_refused(path: Path, data: st.DataObject) -> None:
    whole = bytearray(path.read_bytes())
    for _ in range(data.draw(st.integers(1, 3))):
        whole[data.draw(st.integers(0, len(whole) - 1))] = data.draw(st.integers(0, 255))
    damaged = path.with_name("damaged.ludo")
    damaged.write_bytes(whole)
    loaded_or_refused(damaged)


@FUZZ
@given(st.binary(max_size=40))
def test_any_bytes_are_loaded_or_refused(path: Path, raw: bytes) -> None:
    damaged = path.with_name("damaged.ludo")
    damaged.write_bytes(raw)
    refused(damaged)


@FUZZ
@given(
    st.sampled_from(["format", "game", "rules", "seats", "options", "names", "dice", "log", "scores"]), TALK
)
def test_with_any_value_in_any_place_it_is_loaded_or_refused(path: Path, key: str, value: Any) -> None:
    damaged = path.with_name("damaged.ludo")
    text = json.dumps({**content(path), key: value})
    damaged.write_text(text.replace(str(LONG), "1" + "0" * 5000), "utf-8")
    loaded_or_refused(damaged)


@FUZZ
@given(st.data())
def test_a_forged_entry_of_the_log_is_refused(path: Path, data: st.DataObject) -> None:
    log = content(path)["log"]
    at = data.draw(st.integers(0, len(log) - 1))
    entry = data.draw(
        st.tuples(st.integers(), st.integers()) | st.tuples(st.integers(-3, 3), st.integers(-2, 9))
    )
    forged = path.with_name("forged.ludo")
    forged.write_text(json.dumps({**content(path), "log": [*log[:at], entry, *log[at:]]}), "utf-8")
    match = loaded_or_refused(forged)
    assert match is None or verify(forged).wrong


@pytest.mark.parametrize(
    ("values", "sentence"),
    [
        ({"format": 2}, "format 2 is not known"),
        ({"format": "1"}, "this is not a match"),
        ({"game": "chess"}, "no game “chess”"),
        ({"rules": "0123456789ab"}, "version 0123456789ab of the rules .* is not here. Here: "),
        ({"rules": "../../elsewhere"}, "is not here"),
        ({"seats": 7}, "2 to 6 players, not 7"),
        ({"seats": -1}, "not -1"),
        ({"seats": 10**30}, "this is not a match"),
        ({"seats": 2.5}, "this is not a match"),
        ({"options": {"colour": "red"}}, "no option “colour”"),
        ({"options": {"seed": 5}}, "no option “seed”"),
        ({"options": {"names": "x"}}, "no option “names”"),
        ({"options": {"game": "x", "self": 1}}, "no option"),
        ({"options": {"board": 5}}, "cannot be “5”"),
        ({"options": {"board": 10**30}}, "this is not a match"),
        ({"options": {"board": 10**15}}, "cannot be"),
        ({"seats": 10**15}, "2 to 6 players"),
        ({"log": [[10**15, 0]]}, "entry 1"),
        ({"log": [[-1, 10**15]]}, "entry 1"),
        ({"options": {"board": 4}, "seats": 6, "log": [], "scores": None}, "More players than colours"),
        ({"names": [1]}, "this is not a match"),
        ({"log": [[-1, 7]]}, "entry 1 of the log cannot have been played"),
        ({"log": [[0, 0]]}, "entry 1 of the log"),
        ({"log": [[-1, 10**30]]}, "this is not a match"),
        ({"log": [[10**18, 0]]}, "this is not a match"),
        ({"log": [[-2, 0]]}, "entry 1"),
        ({"log": [[-1]]}, "this is not a match"),
        ({"log": [["-1", 1]]}, "this is not a match"),
        ({"log": []}, "its log leads to"),
        ({"scores": [9, 9]}, r"the file says the result is \[9, 9\], but its log leads to"),
        ({"scores": []}, "the file says"),
        ({"extra": 1}, "this is not a match"),
    ],
)
def test_what_cannot_have_been_is_refused_with_the_reason(path: Path, values: Any, sentence: str) -> None:
    refused(changed(path, **values), sentence)


@pytest.mark.parametrize("secret", ["00" * 32, "xyz", "", "é"])
def test_a_secret_that_was_not_promised_is_refused(path: Path, secret: str) -> None:
    refused(changed(path, dice={**content(path)["dice"], "secret": secret}), "does not fit the commitment")


def test_numbers_longer_than_python_reads_are_refused(path: Path) -> None:
    path.write_text(path.read_text("utf-8").replace('"seats": 2', '"seats": 1' + "0" * 10_000), "utf-8")
    refused(path)


def test_deep_nesting_is_refused(path: Path) -> None:
    path.write_text('{"format": 1, "log": ' + "[" * 100_000, "utf-8")
    refused(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    refused(tmp_path / "nothing.ludo", "cannot be read")
    refused(tmp_path, "cannot be read")


def test_the_reason_is_told_in_the_same_language(path: Path) -> None:
    with pytest.raises(BadFile) as error:
        Match.load(changed(path, seats=7))
    assert error.value.text("en").endswith("is for 2 to 6 players, not 7.")
    assert error.value.text("fr").endswith("se joue de 2 à 6 joueurs, pas à 7.")


# --- the check of the dice -------------------------------------------------------------------------


def test_fair_dice_are_found_fair(path: Path) -> None:
    report = verify(path)
    assert (report.verdict, report.wrong, report.entries) == ("fair", (), len(content(path)["log"]))


def test_bent_dice_are_found_out(tmp_path: Path) -> None:
    match = Match(HEXAGONS, 1, dice=None)
    match.throw(3)
    match.save(tmp_path / "bent.ludo")
    honest = Match(HEXAGONS, 1, seed=1)
    honest.save(tmp_path / "honest.ludo", keep_secret=True)
    changed(tmp_path / "bent.ludo", dice=content(tmp_path / "honest.ludo")["dice"])
    assert honest.throw() != 3
    assert (verify(tmp_path / "bent.ludo").verdict, verify(tmp_path / "bent.ludo").wrong) == ("bent", (1,))


def test_dice_by_hand_and_without_their_secret_are_called_so(tmp_path: Path) -> None:
    Match(RACE, dice=None).save(tmp_path / "hand.ludo")
    Match(RACE, seed=1).save(tmp_path / "secret.ludo")
    assert verify(tmp_path / "hand.ludo").verdict == "by-hand"
    assert verify(tmp_path / "secret.ludo").verdict == "no-secret"


# --- writing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("failing", ["replace", "fsync"])
def test_a_write_that_fails_leaves_the_old_file(
    path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    old = path.read_bytes()

    def fail(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, failing, fail)
    with pytest.raises(BadFile, match="No space left on device"):
        Match(RACE, seed=1).save(path)
    assert path.read_bytes() == old
    assert list(path.parent.iterdir()) == [path]


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="cannot be written"):
        Match(RACE, seed=1).save(tmp_path / "nowhere" / "a.ludo")
