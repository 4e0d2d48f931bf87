"""Data files (boards, cards) read into checked structures."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


class BadData(ValueError):
    """A data file is not what its game needs. Says which file, where in it, and why."""


def read_toml(path: Path, shape: type[T]) -> T:
    """The TOML file at `path`, in the shape of `shape`."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=shape)
    except (msgspec.DecodeError, UnicodeDecodeError, OSError) as error:
        raise BadData(f"{path}: {error}") from error
