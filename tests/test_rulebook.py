"""The rulebooks, as people read them: numbered alike in English and French, and fit to be cited."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Placeable, TextElement

import ludotheque
from ludotheque.engine.rulebook import MalformedRulebook, Rulebook, read

GAMES = sorted(path.parent for path in Path(ludotheque.__file__).parent.glob("games/*/rules.en.md"))
LANGUAGES = ("en", "fr")
PLAIN = {0x2013: "-", 0xD7: "x"}  # en dash, multiplication sign
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)

GOOD = """\
# Snap

*A game of shouting for two.*

## The table

§1 **Cards.** Share out the pack,
face down.

§2 **Turns.** Each in turn lays a card:
- face up,
- on a pile
  of their own.

## The shout

§3 **Snap.** Two alike? Shout.
"""


def rulebook(game: Path, language: str) -> Rulebook:
    return read(game / f"rules.{language}.md")


def numbers(book: Rulebook) -> list[int]:
    return [paragraph.number for paragraph in book.paragraphs]


def words(game: Path, language: str) -> dict[str, str]:
    """The messages of a game in one language, by key, as they stand in the file."""
    entries = FluentParser().parse((game / f"{language}.ftl").read_text(encoding="utf-8")).body
    assert not [entry.content for entry in entries if isinstance(entry, Junk)]
    messages = [entry for entry in entries if isinstance(entry, Message)]
    keys = [message.id.name for message in messages]
    assert len(keys) == len(set(keys)), "a key stands twice"
    return {m.id.name: "".join(map(_as_text, m.value.elements)) for m in messages if m.value}


def _as_text(element: TextElement | Placeable) -> str:
    """Text as it stands; a placeable, whatever it will say, as its sign."""
    return element.value if isinstance(element, TextElement) else "{ }"


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "rules.en.md"
    path.write_text(text, encoding="utf-8")
    return path


# --- the rulebooks of the house -----------------------------------------------------------------------


def test_there_are_rulebooks_to_check() -> None:
    assert {"take_it_easy", "take_it_easy_race"} <= {game.name for game in GAMES}


@every_game
@every_language
def test_paragraphs_count_from_one_without_a_gap(game: Path, language: str) -> None:
    found = re.findall(r"^§(\d+) ", (game / f"rules.{language}.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert [int(number) for number in found] == list(range(1, len(found) + 1))
    assert numbers(rulebook(game, language)) == list(range(1, len(found) + 1))


@every_game
def test_both_languages_say_the_same_things(game: Path) -> None:
    english, french = rulebook(game, "en"), rulebook(game, "fr")
    assert [[p.number for p in s.paragraphs] for s in english.sections] == [
        [p.number for p in s.paragraphs] for s in french.sections
    ]
    for ours, theirs in zip(english.paragraphs, french.paragraphs, strict=True):
        for token in (r"`\w+`", r"§\d+", r"^- "):  # options and their values, references, list items
            assert re.findall(token, ours.text, re.MULTILINE) == re.findall(token, theirs.text, re.MULTILINE)


@every_game
@every_language
def test_a_paragraph_cites_only_paragraphs_that_exist(game: Path, language: str) -> None:
    book = rulebook(game, language)
    for paragraph in book.paragraphs:
        for cited in re.findall(r"§(\d+)", paragraph.text):
            assert book.paragraph(int(cited)).number != paragraph.number


@every_game
def test_both_languages_have_the_same_words(game: Path) -> None:
    assert list(words(game, "en")) == list(words(game, "fr"))


@every_game
@every_language
def test_every_word_is_there(game: Path, language: str) -> None:
    known = words(game, language)
    assert {"title", "tagline", "age", "minutes"} <= set(known)
    assert all(text.strip() for text in known.values())
    assert known["title"] == rulebook(game, language).title


@every_game
@every_language
def test_every_option_of_the_rulebook_has_its_words(game: Path, language: str) -> None:
    known = words(game, language)
    for paragraph in rulebook(game, language).paragraphs:
        for name, line in re.findall(r"^- \*Option `(\w+)`\s?:\*(.*)", paragraph.text, re.MULTILINE):
            assert f"option-{name}" in known
            for value in re.findall(r"`(\w+)`", line):
                assert f"option-{name}-{value}" in known


@every_game
@every_language
def test_every_option_with_words_is_explained(game: Path, language: str) -> None:
    explained = set(
        re.findall(r"\*Option `(\w+)`", "\n".join(p.text for p in rulebook(game, language).paragraphs))
    )
    assert {key.split("-")[1] for key in words(game, language) if key.startswith("option-")} == explained


@every_game
@every_language
def test_a_refusal_names_a_paragraph(game: Path, language: str) -> None:
    cited = [int(key.removeprefix("refusal-")) for key in words(game, language) if key.startswith("refusal-")]
    assert cited
    assert set(cited) <= set(numbers(rulebook(game, language)))


@every_game
@pytest.mark.parametrize("name", ["rules.fr.md", "fr.ftl"])
def test_french_is_set_as_french(game: Path, name: str) -> None:
    text = (game / name).read_text(encoding="utf-8")
    assert not re.findall(r".* [;:!?»].*|.*« .*", text), "a narrow no-break space belongs there"
    assert not re.findall(r".*\w[;!?].*", text), "a narrow no-break space is missing"
    assert "'" not in text, "the typographic apostrophe belongs there"


# --- the rules that a reader must be able to look up -----------------------------------------------------


@every_language
@pytest.mark.parametrize(
    ("game", "number", "facts"),
    [
        ("take_it_easy", 2, ["19", "A1-A2-A3", "A3-B3-C3-D2-E1", "A1-B2-C3-D3-E3"]),
        ("take_it_easy", 3, ["27"]),
        ("take_it_easy", 5, ["2 - 9 - 4"]),
        ("take_it_easy", 11, ["4 x 7 = 28", "15"]),
        ("take_it_easy", 17, ["307", "16"]),
        ("take_it_easy_race", 2, ["40", "48", "reconstruction"]),
        ("take_it_easy_race", 17, ["21, 13", "30, 20"]),
        ("take_away", 2, ["24", "12", "reconstruction"]),
        ("take_away", 4, ["19", "36", "40"]),
        ("take_away", 14, ["450, 400, 350", "900, 800, 700"]),
    ],
)
def test_the_figures_stand_where_they_belong(language: str, game: str, number: int, facts: list[str]) -> None:
    folder = next(folder for folder in GAMES if folder.name == game)
    text = rulebook(folder, language).paragraph(number).text.translate(PLAIN)
    assert [fact for fact in facts if fact not in text] == []


@every_language
def test_the_home_example_tells_each_throw(language: str) -> None:
    """Men on a, b and d, the last before a: 1 is b to c, 2 is a to c, 3 is the last man to c."""
    folder = next(folder for folder in GAMES if folder.name == "take_it_easy_race")
    items = [
        line for line in rulebook(folder, language).paragraph(14).text.splitlines() if line.startswith("- ")
    ]
    pattern = {"en": r"- With a (\d)", "fr": r"- Avec un (\d)"}[language]
    assert [m[1] for m in (re.match(pattern, item) for item in items) if m] == ["1", "2", "3", "4"]
    moved = {
        "en": ["man on b must move to c", "man on a must move to c"],
        "fr": ["de b doit passer en c", "de a doit passer en c"],
    }
    assert [phrase in item for phrase, item in zip(moved[language], items, strict=False)] == [True, True]


# --- the reader ------------------------------------------------------------------------------------------


def test_a_rulebook_is_read(tmp_path: Path) -> None:
    book = read(written(tmp_path, GOOD))
    assert (book.title, book.tagline) == ("Snap", "A game of shouting for two.")
    assert [section.title for section in book.sections] == ["The table", "The shout"]
    assert numbers(book) == [1, 2, 3]


def test_wrapped_lines_are_joined_and_list_items_kept_apart(tmp_path: Path) -> None:
    book = read(written(tmp_path, GOOD))
    assert book.paragraph(1).title == "Cards"
    assert book.paragraph(1).text == "Share out the pack, face down."
    assert book.paragraph(2).text == "Each in turn lays a card:\n- face up,\n- on a pile of their own."


@pytest.mark.parametrize("number", [0, -1, 4])
def test_an_unknown_paragraph_is_a_key_error(tmp_path: Path, number: int) -> None:
    with pytest.raises(KeyError, match="§1 to §3"):
        read(written(tmp_path, GOOD)).paragraph(number)


@pytest.mark.parametrize(
    ("good", "bad", "line", "reason"),
    [
        ("# Snap", "Snap", 1, "# Title"),
        ("*A game of shouting for two.*", "A game of shouting for two.", 3, "italics"),
        ("## The table\n\n", "", 5, "before the first paragraph"),
        ("§2 ", "§1 ", 10, "§1 stands where §2 is expected"),
        ("§2 ", "§4 ", 10, "§4 stands where §2 is expected"),
        ("§1 ", "§0 ", 7, "§0 stands where §1 is expected"),
        ("§1 **Cards.** ", "", 7, "must begin"),
        ("**Cards.**", "**Cards**", 7, "must begin"),
        ("**Cards.**", "Cards.", 7, "must begin"),
        ("§3 **Snap.** Two alike? Shout.", "§3 **Snap.**", 17, "must begin"),
        ("face down.\n\n", "face down.\n", 9, "blank line"),
        ("  of their own", "of their own", 13, "text after a list"),
        ("## The shout", "### The shout", 15, "must begin"),
        ("§3 **Snap.** Two alike? Shout.\n", "", 15, "no paragraph under 'The shout'"),
        (GOOD, "", 1, "# Title"),
        (GOOD, "# Snap\n", 1, "italics"),
        (GOOD, "# Snap\n\n*A game.*\n", 1, "no paragraphs"),
    ],
)
def test_a_malformed_rulebook_is_refused(tmp_path: Path, good: str, bad: str, line: int, reason: str) -> None:
    assert GOOD.count(good) == 1
    path = written(tmp_path, GOOD.replace(good, bad))
    with pytest.raises(MalformedRulebook, match=re.escape(reason)) as refused:
        read(path)
    assert refused.value.line == line
    assert str(refused.value).startswith(f"{path}:{line}: ")
