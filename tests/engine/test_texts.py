"""Every text exists in every language, with the same values to be filled in."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import ludotheque
from ludotheque.engine.texts import LANGUAGES, texts

SOURCE = Path(ludotheque.__file__).parent
FOLDERS = sorted({path.parent for path in SOURCE.rglob("*.ftl")})
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(SOURCE)))


class Values(Visitor):
    """Collects what is filled into a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  # the library's name
        self.names.add(node.id.name)


def in_any_language(value: str) -> str:
    """`$city_en` and `$city_fr` are one value, which data files have in every language."""
    stem, _, lang = value.rpartition("_")
    return stem if stem and lang in LANGUAGES else value


def messages(folder: Path, lang: str) -> dict[str, set[str]]:
    """By key: the values that the text takes."""
    found = {}
    for entry in FluentParser().parse((folder / f"{lang}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, Junk), f"{folder}/{lang}.ftl: {entry.content}"
        if isinstance(entry, Message):
            values = Values()
            values.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = {in_any_language(name) for name in values.names}
            for name in values.names - found[entry.id.name]:
                own = f"{in_any_language(name)}_{lang}"
                assert own in values.names, f"{entry.id.name} of {lang} says {name}, and not {own}"
    return found


@every_folder
def test_the_same_keys_in_every_language(folder: Path) -> None:
    first, *others = (messages(folder, lang) for lang in LANGUAGES)
    for other in others:
        assert other.keys() == first.keys()


@every_folder
def test_no_text_asks_for_a_value_that_another_language_does_not_know(folder: Path) -> None:
    english = messages(folder, "en")
    for lang in LANGUAGES:
        for key, values in messages(folder, lang).items():
            assert values <= english[key] or values >= english[key], key


def test_every_error_that_is_raised_has_a_text() -> None:
    known = messages(SOURCE / "engine", "en")
    sources = "".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    raised = set(re.findall(r'(?:Refused|Bad[A-Z]\w+|Unknown\w+|IllegalDecision)\(\s*"([a-z-]+)"', sources))
    assert raised >= {"file-entry", "not-an-action", "seats"}
    assert {key for key in raised if f"error-{key}" not in known} == set()


def test_a_text_that_is_not_there_is_named() -> None:
    with pytest.raises(KeyError, match=r"no text 'nonsense' in fr\.ftl"):
        texts("fr")("nonsense")


def test_a_value_that_is_not_given_is_named() -> None:
    with pytest.raises(ValueError, match="error-seats"):
        texts("en")("error-seats", game="Chess")
