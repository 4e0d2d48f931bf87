"""Reads a rulebook: a Markdown file whose paragraphs are numbered, so that a rule can be cited.

    # Title
    *One line in italics: what it is, for whom, how long.*

    ## A heading that groups paragraphs
    §1 **Short title.** Text that goes on
    until the next blank line. A list may end it:
    - an item,
    - and another, whose second line
      is indented.

The numbers count 1, 2, 3 ... through the whole file. Anything else is refused, with line and reason.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

PARAGRAPH = re.compile(r"§(?P<number>\d+) \*\*(?P<title>[^*]+)\.\*\* (?P<text>\S.*)")
HEADING = re.compile(r"## (?P<title>\S.*)")
TITLE = re.compile(r"# (?P<title>\S.*)")
TAGLINE = re.compile(r"\*(?P<tagline>[^*\s][^*]*)\*")


class MalformedRulebook(ValueError):
    """A rulebook that cannot be read; says where and why."""

    def __init__(self, path: Path, line: int, reason: str) -> None:
        super().__init__(f"{path}:{line}: {reason}")
        self.path = path
        self.line = line
        self.reason = reason


@dataclass(frozen=True)
class Paragraph:
    """One rule: its number, its title without the full stop, and its text in Markdown.

    The text is one line; each item of a list that follows it is one more line that begins with "- ".
    """

    number: int
    title: str
    text: str


@dataclass(frozen=True)
class Section:
    """A heading and the paragraphs under it."""

    title: str
    paragraphs: tuple[Paragraph, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rules of one game in one language."""

    title: str
    tagline: str
    sections: tuple[Section, ...]

    @cached_property
    def paragraphs(self) -> tuple[Paragraph, ...]:
        """All paragraphs, §1 first."""
        return tuple(paragraph for section in self.sections for paragraph in section.paragraphs)

    def paragraph(self, number: int) -> Paragraph:
        """The paragraph with this number; a KeyError names the numbers there are."""
        if not 1 <= number <= len(self.paragraphs):
            raise KeyError(f"no §{number} in {self.title}: it has §1 to §{len(self.paragraphs)}")
        return self.paragraphs[number - 1]  # read() has made sure that they count 1, 2, 3 ...


@dataclass(frozen=True)
class _Block:
    """Lines that stand together, and the number of the first."""

    line: int
    lines: tuple[str, ...]


def read(path: Path) -> Rulebook:
    """The rulebook in this file; MalformedRulebook says which line is wrong, and why."""
    blocks = list(_blocks(path.read_text(encoding="utf-8").splitlines()))
    title, tagline, rest = _opening(path, blocks)
    return Rulebook(title, tagline, _sections(path, rest))


def _blocks(lines: Iterable[str]) -> Iterator[_Block]:
    """The text cut at blank lines and after headings, which stand alone even without a blank line."""
    held: list[str] = []
    start = 1
    for number, line in enumerate(lines, start=1):
        heading = line.startswith("#")
        if held and (heading or not line.strip()):
            yield _Block(start, tuple(held))
            held = []
        if heading:
            yield _Block(number, (line,))
        elif line.strip():
            start = start if held else number
            held.append(line.rstrip())
    if held:
        yield _Block(start, tuple(held))


def _opening(path: Path, blocks: list[_Block]) -> tuple[str, str, list[_Block]]:
    """The title, the tagline, and what follows them."""
    if not blocks or not (title := TITLE.fullmatch(blocks[0].lines[0])):
        raise MalformedRulebook(path, blocks[0].line if blocks else 1, "the first line must be '# Title'")
    if len(blocks) < 2 or not (tagline := TAGLINE.fullmatch(" ".join(blocks[1].lines))):
        line = blocks[1].line if len(blocks) > 1 else blocks[0].line
        raise MalformedRulebook(path, line, "a line in *italics* must follow the title")
    return title["title"], tagline["tagline"], blocks[2:]


def _sections(path: Path, blocks: list[_Block]) -> tuple[Section, ...]:
    """Headings with their paragraphs; the numbers run 1, 2, 3 ... through all of them."""
    sections: list[tuple[int, str, list[Paragraph]]] = []
    number = 1
    for block in blocks:
        if heading := HEADING.fullmatch(block.lines[0]):
            sections.append((block.line, heading["title"], []))
            continue
        if not sections:
            raise MalformedRulebook(path, block.line, "a '## heading' must come before the first paragraph")
        sections[-1][2].append(_paragraph(path, block, number))
        number += 1
    for line, title, paragraphs in sections:
        if not paragraphs:
            raise MalformedRulebook(path, line, f"no paragraph under '{title}'")
    if not sections:
        raise MalformedRulebook(path, 1, "no '## heading' and no paragraphs")
    return tuple(Section(title, tuple(paragraphs)) for _, title, paragraphs in sections)


def _paragraph(path: Path, block: _Block, expected: int) -> Paragraph:
    """The paragraph in this block, which must have the expected number."""
    head = PARAGRAPH.fullmatch(block.lines[0])
    if not head:
        raise MalformedRulebook(path, block.line, "a paragraph must begin '§7 **Title.** Text'")
    if int(head["number"]) != expected:
        raise MalformedRulebook(path, block.line, f"§{head['number']} stands where §{expected} is expected")
    return Paragraph(expected, head["title"], _unwrapped(path, block, head["text"]))


def _unwrapped(path: Path, block: _Block, first: str) -> str:
    """The text, which begins with `first`, on one line, and each item of its list on one more."""
    lines = [first]
    for number, line in enumerate(block.lines[1:], start=block.line + 1):
        if line.startswith("§"):  # a missing blank line would swallow the second rule
            raise MalformedRulebook(path, number, "a blank line must stand before this paragraph")
        if line.startswith("- "):
            lines.append(line)
        elif len(lines) == 1 or line.startswith("  "):
            lines[-1] += " " + line.strip()
        else:  # Markdown would show it as the end of the last item
            raise MalformedRulebook(path, number, "text after a list: indent it or move it before the list")
    return "\n".join(lines)
