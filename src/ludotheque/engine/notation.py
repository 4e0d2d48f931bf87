"""The .ludo file: what a match was, as PGN is for chess. JSON, checked on loading."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import msgspec

from .dice import FairDice
from .errors import BadFile, Refused
from .registry import find
from .rulekit import CHANCE

if TYPE_CHECKING:
    from .match import Match

FORMAT = 1
MatchType = TypeVar("MatchType", bound="Match")
Number = Annotated[int, msgspec.Meta(ge=-(1 << 53), le=1 << 53)]  # what any reader of JSON takes exactly


class Dice(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    commitment: str
    salts: dict[Number, str] = {}
    secret: str | None = None


class Ludo(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    format: int
    game: str
    rules: str  # the version of the rules, a hash of what they mean
    seats: Number
    options: dict[str, str | Number]
    names: list[str]
    dice: Dice | None  # none: the outcomes were given by hand
    log: list[tuple[Number, Number]]  # seat (-1: chance) and decision or outcome
    scores: list[Number] | None  # of a game that is over


class _Head(msgspec.Struct):
    format: Number


def of(match: Match, secret: bool) -> Ludo:
    dice = None
    if match.dice is not None:
        shown = match.dice.secret.hex() if secret else None
        dice = Dice(match.dice.commitment, dict(match.dice.salts), shown)
    return Ludo(
        format=FORMAT,
        game=match.game.slug,
        rules=match.version,
        seats=match.seats,
        options=match.options,
        names=match.names,
        dice=dice,
        log=[(entry.seat, entry.action) for entry in match.log],
        scores=match.scores if match.over else None,
    )


def write(match: Match, path: Path, secret: bool) -> None:
    text = msgspec.json.format(msgspec.json.encode(of(match, secret)), indent=0) + b"\n"
    try:
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            try:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
                os.replace(file.name, path)
            except OSError:
                os.unlink(file.name)
                raise
    except OSError as error:
        raise BadFile("file-not-written", path=str(path), reason=error.strerror or str(error)) from error


def parse(path: Path) -> Ludo:
    """The file's content, in the right shape; nothing is said yet about whether it can have been played."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BadFile("file-missing", path=str(path), reason=error.strerror or str(error)) from error
    try:
        head = msgspec.json.decode(text, type=_Head)
        if head.format != FORMAT:
            raise BadFile("file-format", path=str(path), format=head.format, known=FORMAT)
        return msgspec.json.decode(text, type=Ludo)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadFile("file-not-json", path=str(path), reason=str(error)) from error


def read(kind: type[MatchType], path: Path) -> MatchType:
    return replay(kind, parse(path), str(path))


def replay(kind: type[MatchType], ludo: Ludo, path: str) -> MatchType:
    """Play the log again by the rules it was played by. Refuses what cannot have happened."""
    try:
        game = find(ludo.game)
        game.rules_of(ludo.rules, path)
        game.settle(ludo.seats, ludo.options)  # before options are passed on by name
        options: dict[str, Any] = dict(ludo.options)
        match = kind(game, ludo.seats, dice=None, names=ludo.names, version=ludo.rules, **options)
    except BadFile:
        raise
    except Refused as error:
        raise BadFile("file-setup", path=path, reason=error) from error
    for number, (seat, action) in enumerate(ludo.log):
        try:
            if seat == CHANCE:
                match.throw(action)
            else:
                match.play(action, seat)
        except Refused as error:
            raise BadFile("file-entry", path=path, entry=number + 1, reason=error) from error
    if ludo.scores is not None and ludo.scores != (match.scores if match.over else None):
        raise BadFile("file-scores", path=path, claimed=str(ludo.scores), actual=str(match.scores))
    match.dice = _dice(ludo, path)
    return match


def _dice(ludo: Ludo, path: str) -> FairDice | None:
    """The dice, where the file has their secret; a match without them goes on by hand."""
    if ludo.dice is None or ludo.dice.secret is None:
        return None
    try:
        dice = FairDice(bytes.fromhex(ludo.dice.secret), ludo.dice.salts)
    except ValueError as error:
        raise BadFile("file-secret", path=path) from error
    if dice.commitment != ludo.dice.commitment:
        raise BadFile("file-secret", path=path)
    return dice
