"""The standard streams as the commands need them, whatever they were given."""

import os
import sys
from typing import Any

from engine.core.sentences import is_unseen


def open_closed_streams() -> None:
    """A stream that somebody closed reads or writes nothing; a terminal without our dashes is no reason to stop."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115  (for as long as the program runs)
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.stdout = Tame(sys.stdout)
    sys.stderr = Tame(sys.stderr)


class Tame:
    """A stream on which no text can steer the terminal: what a stranger wrote is shown, never obeyed."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write with every control but line breaks and tabs made visible."""
        if not text.isprintable():
            shown = (char if char in "\n\t" or not is_unseen(char) else f"\\u{ord(char):04x}" for char in text)
            text = "".join(shown)
        return int(self._stream.write(text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)
