"""What is kept for a while and can be worked out anew (`caches["kept"]`): without a Redis that answers nothing is kept,
and pages are served all the same. Limits that guard something are counted in the default cache, which raises.
"""

import logging
import time
from typing import Any

import redis
from django.core.cache.backends.redis import RedisCache

logger = logging.getLogger("fireteam.request")

SILENT = (redis.ConnectionError, redis.TimeoutError)
LEFT_ALONE_SECONDS = 5.0  # a Redis that hangs costs a second each time that it is asked


class KeptCache(RedisCache):
    silent_until = 0.0  # of all threads, by the monotonic clock

    def get(self, key: str, default: Any = None, version: int | None = None) -> Any:
        return self._asked(super().get, default, key, default, version)

    def set(self, key: str, value: Any, *how_long: Any, **more: Any) -> None:
        self._asked(super().set, None, key, value, *how_long, **more)

    def add(self, key: str, value: Any, *how_long: Any, **more: Any) -> bool:
        return self._asked(super().add, False, key, value, *how_long, **more)

    def incr(self, key: str, delta: int = 1, version: int | None = None) -> int:
        """ValueError, as for a key that is not there."""
        count = self._asked(super().incr, None, key, delta, version)
        if count is None:
            raise ValueError(key)
        return count

    @staticmethod
    def _asked(ask: Any, otherwise: Any, *orders: Any, **more: Any) -> Any:
        if time.monotonic() < KeptCache.silent_until:
            return otherwise
        try:
            return ask(*orders, **more)
        except SILENT as error:
            KeptCache.silent_until = time.monotonic() + LEFT_ALONE_SECONDS
            logger.warning("Redis does not answer, nothing is kept until it does: %s", error)
            return otherwise
