"""The same command at a real terminal: colours, line editing, Ctrl-C and Ctrl-D."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import ludotheque

PATIENCE = 60.0  # seconds


def _hear_control_c() -> None:
    """A process started in the background of a shell, and all its children, would ignore the signal."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A command that believes somebody sits before it."""

    def __init__(self, *words: str, state: Path, **environ: str) -> None:
        self.near, far = pty.openpty()
        source = str(Path(ludotheque.__file__).parents[1])
        env = {**os.environ, "PYTHONPATH": source, "XDG_STATE_HOME": str(state), "LC_ALL": "C.UTF-8"}
        env |= {"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "40", **environ}
        command = [sys.executable, "-m", "ludotheque", *words]
        self.process = subprocess.Popen(
            command, stdin=far, stdout=far, stderr=far, env=env, preexec_fn=_hear_control_c
        )
        os.close(far)
        self.seen = ""

    def expect(self, text: str) -> None:
        """Wait until this is on the screen."""
        until = time.monotonic() + PATIENCE
        while text not in self.seen and time.monotonic() < until:
            if select.select([self.near], [], [], 1.0)[0]:
                try:
                    self.seen += os.read(self.near, 65536).decode("utf-8", "replace")
                except OSError:  # the other side is closed
                    break
        assert text in self.seen, self.seen
        self.seen = self.seen[self.seen.index(text) + len(text) :]

    def type(self, text: str) -> None:
        os.write(self.near, text.encode())

    def close(self) -> int:
        return self.process.wait(PATIENCE)

    def clear_away(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self.near)


@pytest.fixture
def state(tmp_path: Path) -> Path:
    return tmp_path / "state"


@pytest.fixture
def sit_down(state: Path) -> Iterator[Callable[..., Terminal]]:
    """Start a command at a terminal, and clear it away afterwards."""
    opened: list[Terminal] = []

    def start(*words: str, **environ: str) -> Terminal:
        opened.append(Terminal(*words, state=state, **environ))
        return opened[-1]

    yield start
    for terminal in opened:
        terminal.clear_away()


def test_the_menu_opens_and_control_d_leaves(sit_down: Callable[..., Terminal], state: Path) -> None:
    terminal = sit_down()
    terminal.expect("which box shall we open?")
    terminal.expect("Game (number or name):")
    terminal.type("\x04")
    assert terminal.close() == 0
    assert not state.exists()


def test_colours_and_leaving_in_the_middle(sit_down: Callable[..., Terminal], state: Path) -> None:
    terminal = sit_down("play", "take_it_easy", "--seats", "1")
    terminal.expect("\x1b[")
    terminal.expect("your choice")
    terminal.type("C3\n")
    terminal.expect("Enter: go on")
    terminal.type("\x04")
    terminal.expect("Kept.")
    assert terminal.close() == 0
    assert len(list(state.rglob("*.ludo"))) == 1


def test_no_colours_where_they_are_not_wanted(sit_down: Callable[..., Terminal]) -> None:
    terminal = sit_down("games", NO_COLOR="1")
    terminal.expect("take_it_easy_race")
    assert "\x1b[3" not in terminal.seen
    assert terminal.close() == 0


def test_control_c_keeps_the_match_and_says_so(sit_down: Callable[..., Terminal]) -> None:
    terminal = sit_down("play", "take_it_easy_race", "--seats", "2", "--bots", "random")
    terminal.expect("Player 1, ")
    terminal.process.send_signal(signal.SIGINT)  # what the terminal makes of the keys
    terminal.expect("Kept.")
    assert terminal.close() == 130


@pytest.mark.rule("take_it_easy", 9)
def test_the_screen_is_cleared_before_it_is_handed_over(sit_down: Callable[..., Terminal]) -> None:
    terminal = sit_down("play", "take_it_easy", "--seats", "2")
    terminal.expect("Player 1, your choice")
    terminal.type("C3\n")
    terminal.expect("\x1b[2J")
    terminal.expect("The screen is for Player 2 now")
    terminal.type("\n")
    terminal.expect("Player 2, your choice")
    terminal.type("\x04")
    assert terminal.close() == 0
