"""What is typed: at a keyboard, or by a script."""

from __future__ import annotations

import sys
from collections import deque
from dataclasses import dataclass, field

from .desk import Desk


class Leave(Exception):
    """The input has ended, or somebody wants to go."""


@dataclass
class Reader:
    desk: Desk
    _put_back: deque[str] = field(default_factory=deque)

    @property
    def by_hand(self) -> bool:
        return sys.stdin.isatty()

    def line(self, prompt: str) -> str:
        """One line without the blanks around it."""
        self.desk.out.print(prompt, style="bold", end=" ", soft_wrap=True)
        sys.stdout.flush()
        if self._put_back:
            return self._put_back.popleft()
        if self.by_hand:
            return self._typed()
        text = sys.stdin.readline()
        self.desk.out.print()  # the Enter that nobody saw
        if not text:
            raise Leave
        return text.strip()

    def _typed(self) -> str:
        """input() lets a line be edited; its own prompt would go astray in a pipe."""
        try:
            return input().strip()
        except EOFError:
            raise Leave from None

    def put_back(self, text: str) -> None:
        """Read this line again at the next prompt."""
        self._put_back.append(text)
