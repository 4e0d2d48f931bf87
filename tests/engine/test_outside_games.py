"""Games of other packages, and superseded versions of rules: found, played, and replayed from old files."""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from ludotheque.engine import registry
from ludotheque.engine.errors import UnknownRules
from ludotheque.engine.game import Game, version_of
from ludotheque.engine.match import Match
from ludotheque.engine.registry import find, games

EXAMPLE = Path(__file__).parent.parent / "example_game"
SLUG = "corvids"  # the example under another name, so that the real one may be there as well


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder on the path in which a package lies that brings a game, with what an installer notes."""
    package = tmp_path / SLUG
    copytree(EXAMPLE / "src" / "magpies", package, ignore=ignore_patterns("__pycache__"))
    init = package / "__init__.py"
    init.write_text(init.read_text("utf-8").replace('slug="magpies"', f'slug="{SLUG}"'), "utf-8")
    info = tmp_path / f"{SLUG}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {SLUG}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[ludotheque.games]\n{SLUG} = {SLUG}:GAME\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    registry.games.cache_clear()
    yield tmp_path
    registry.games.cache_clear()
    for name in [name for name in sys.modules if name.split(".")[0] == SLUG]:
        del sys.modules[name]


def test_a_package_adds_a_game_without_being_named(site: Path) -> None:
    assert SLUG in games()
    assert find("Corvids").title("fr") == "Les pies"


def test_without_the_package_there_is_no_such_game() -> None:
    assert SLUG not in games()


def test_the_games_of_this_house_are_there_too(site: Path) -> None:
    assert {"take_it_easy", "take_it_easy_race", SLUG} <= set(games())


@pytest.mark.parametrize("name", ["take_it_easy_race", "take-it-easy-race", " Take It Easy Race "])
def test_a_game_is_found_however_it_is_written(name: str) -> None:
    assert find(name).slug == "take_it_easy_race"


def test_another_process_finds_the_game_too(site: Path) -> None:
    script = f"from ludotheque import Match; m = Match({SLUG!r}, seed=1); print(m.next(), m.legal())"
    path = [str(site), *sys.path]
    code = f"import sys; sys.path[:] = {path!r}; {script}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0 [1, 2, 3, 4, 5]"


def played(game: Game) -> Match:
    match = Match(game, 3, seed=4)
    while (seat := match.next()) is not None:
        match.play(match.legal()[-1 if seat == 1 else 0])
    return match


def supersede(site: Path) -> str:
    """Keep the rules as a superseded version, and change the present ones: now the lowest card wins."""
    package, old = site / SLUG, find(SLUG).version
    kept = package / "versions" / f"v_{old}"
    kept.mkdir(parents=True)
    (package / "versions" / "__init__.py").touch()
    (kept / "__init__.py").touch()
    present = package / "rules.py"
    (kept / "rules.py").write_bytes(present.read_bytes())
    source = present.read_text("utf-8")
    assert source.count("s.points[winner] += s.treasure + s.heap") == 1
    present.write_text(
        source.replace("s.points[winner] += s.treasure", "s.points[winner] += 2 * s.treasure"), "utf-8"
    )
    for name in [name for name in sys.modules if name.split(".")[0] == SLUG]:
        del sys.modules[name]
    registry.games.cache_clear()
    return old


def test_an_old_file_replays_under_the_rules_it_was_played_by(site: Path) -> None:
    match = played(find(SLUG))
    match.save(site / "old.ludo")
    old = supersede(site)
    assert find(SLUG).version != old
    again = Match.load(site / "old.ludo")
    assert (again.version, again.log, again.scores) == (old, match.log, match.scores)
    assert bytes(again.record) == bytes(match.record)
    assert again.at(len(again.log)).scores == match.scores
    doubled = played(find(SLUG))
    assert doubled.scores != match.scores
    doubled.save(site / "new.ludo")
    assert Match.load(site / "new.ludo").scores == doubled.scores


def test_a_superseded_version_that_is_not_kept_is_said(site: Path) -> None:
    played(find(SLUG)).save(site / "old.ludo")
    content = json.loads((site / "old.ludo").read_text("utf-8"))
    old = supersede(site)
    (site / "old.ludo").write_text(json.dumps({**content, "rules": "fedcba987654"}), "utf-8")
    with pytest.raises(UnknownRules, match=f"fedcba987654 of the rules of Magpies.*Here: .*, {old}"):
        Match.load(site / "old.ludo")


def test_a_kept_version_keeps_its_number(site: Path) -> None:
    old = supersede(site)
    assert version_of(find(SLUG).rules_of(old)) == old


def test_the_version_is_of_what_the_rules_mean(site: Path) -> None:
    before, path = version_of(find(SLUG).rules), site / SLUG / "rules.py"
    source = path.read_text("utf-8")
    path.write_text(source.replace("# §4", "# paragraph 4").replace('"""§5', '"""See §5'), "utf-8")
    assert version_of(find(SLUG).rules) == before
    path.write_text(source.replace("s.heap = 0", "s.heap = 1"), "utf-8")
    assert version_of(find(SLUG).rules) != before


def test_rules_in_a_second_module_are_part_of_the_version(site: Path) -> None:
    rules, second = site / SLUG / "rules.py", site / SLUG / "counting.py"
    head, _, body = rules.read_text("utf-8").partition("def score(s: State, seat: int) -> int:")
    text, _, rest = body.partition("\n\n\n")
    second.write_text(f"def counted(s: object, seat: int) -> int:{text}\n", "utf-8")
    score = "\n\ndef score(s: State, seat: int) -> int:\n    return counted(s, seat)\n\n\n"
    rules.write_text(f"{head}from .counting import counted\n{score}{rest}", "utf-8")
    before = version_of(find(SLUG).rules)
    second.write_text(f"def counted(s: object, seat: int) -> int:  # a comment{text}\n", "utf-8")
    assert version_of(find(SLUG).rules) == before
    second.write_text(second.read_text("utf-8").replace("return", "return 1 +"), "utf-8")
    assert version_of(find(SLUG).rules) != before


def test_the_example_declares_its_entry_point() -> None:
    declared = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    assert declared["entry-points"]["ludotheque.games"] == {"magpies": "magpies:GAME"}
