"""What the server refuses: always with a code, a sentence in the reader's language, and a status of HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludotheque.engine.errors import Refused
from ludotheque.engine.texts import texts

HERE = Path(__file__).parent


class Denied(Refused):
    """Something that the server refuses; its sentence is among the texts of this folder."""

    def __init__(self, key: str, /, *, status: int = 409, paragraph: int = 0, **values: Any) -> None:
        super().__init__(key, paragraph=paragraph, **values)
        self.status = status

    def text(self, lang: str) -> str:
        values = {k: v.text(lang) if isinstance(v, Refused) else v for k, v in self.values.items()}
        return texts(lang, HERE)(f"error-{self.key}", **values)
