"""A progress bar on standard error, for people only."""

import sys
import time

WIDTH = 30
LINE = 78  # characters: enough to cover what stood there before


class Bar:
    """Shows how far a run has come; quiet where nobody watches."""

    def __init__(self, what: str = "games") -> None:
        self._what = what
        self._began = time.monotonic()
        self._is_shown = sys.stderr.isatty()

    def __call__(self, done: int, total: int) -> None:
        """Draw the bar anew."""
        if not self._is_shown:
            return
        filled = WIDTH * done // max(1, total)
        spent = time.monotonic() - self._began
        left = spent * (total - done) / done if done else 0.0
        bar = "█" * filled + "░" * (WIDTH - filled)
        time_left = f", {left:,.0f} s left" if done else ""
        self.tell(f"{bar} {done:,} of {total:,} {self._what}{time_left}")
        if done >= total:
            print(file=sys.stderr)

    def tell(self, words: str) -> None:
        """Show a line of words in place of the bar; without words, the line is free again."""
        if self._is_shown:
            print(f"\r{words:{LINE}}" if words else f"\r{'':{LINE}}\r", end="", file=sys.stderr, flush=True)
