"""The command `ludotheque`. Nothing heavy is imported before a command needs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from ludotheque.engine.errors import Refused

from .desk import Desk, language

INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit status: 0 done, 1 the answer is no, 2 it cannot be done."""
    words = list(sys.argv[1:] if argv is None else argv)
    _forgive_encodings()
    try:
        return _run(words)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has seen enough; Python must not complain when it flushes at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(words: list[str]) -> int:
    lang = "en"
    try:
        lang = language(words, os.environ)
        from .parser import parse

        args, run = parse(words, lang)
        status = run(args, Desk(lang))
        sys.stdout.flush()
        return status
    except Refused as refused:
        print(f"ludotheque: {refused.text(lang)}", file=sys.stderr)
        return 2
    except SystemExit as leaving:  # argparse has shown a help text or an error
        return leaving.code if isinstance(leaving.code, int) else 0
    except BrokenPipeError:
        raise
    except ValueError as error:
        from ludotheque.engine.data import BadData

        if not isinstance(error, BadData):
            raise
        print(f"ludotheque: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        print(f"ludotheque: {where}{error.strerror or error}", file=sys.stderr)
        return 2


def _forgive_encodings() -> None:
    """A terminal that cannot show a letter shows a question mark, and typed rubbish is no crash."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")
