"""Garbage that lies in circles: the old is looked through between requests, not within one.

Python looks through all that is alive whenever enough has gathered. With a few drafts kept that takes 125 ms, and it
came in the middle of every seventh edit. What is young is still looked through as always; the rest waits until nobody
else does.
"""

import gc
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any

QUIET_SECONDS = 0.5  # without a request: whoever types or loads a page is not in the middle of it
ENOUGH_ROUNDS = 10  # of the young, until the old are worth a look: Python's own figure
MOST_ROUNDS = 1000  # on a server that is never quiet the old are looked through within a request after all

Application = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]


class BetweenRequests:
    """A WSGI application that knows when nobody waits for it, and tidies up then."""

    def __init__(self, application: Application, clock: Callable[[], float] = time.monotonic) -> None:
        self._application = application
        self._clock = clock
        self._lock = threading.Lock()
        self._serving = 0
        self._last = clock()

    def __call__(self, environ: dict[str, Any], start_response: Callable[..., Any]) -> Iterable[bytes]:
        with self._lock:
            self._serving += 1
        try:
            return self._application(environ, start_response)
        finally:
            with self._lock:
                self._serving -= 1
                self._last = self._clock()

    def begin(self) -> None:
        """From now on; what was loaded to serve at all stays for good and is not looked at again."""
        gc.collect()
        gc.freeze()
        young, middle, _old = gc.get_threshold()
        gc.set_threshold(young, middle, MOST_ROUNDS)
        threading.Thread(target=self._watch, name="garbage", daemon=True).start()

    def tidy(self) -> bool:
        """Look through the old if it is worth it and nobody waits; whether that was done."""
        with self._lock:
            is_quiet = not self._serving and self._clock() - self._last >= QUIET_SECONDS
        if not is_quiet or gc.get_count()[2] < ENOUGH_ROUNDS:
            return False
        gc.collect()
        return True

    def _watch(self) -> None:
        while True:
            time.sleep(QUIET_SECONDS)
            self.tidy()
