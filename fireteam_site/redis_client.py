from functools import cache

import redis
from django.conf import settings


@cache
def redis_client() -> redis.Redis:
    """One pool of connections a process. Short timeouts: a page had better say no than wait."""
    return redis.Redis.from_url(settings.REDIS_URL, socket_connect_timeout=1, socket_timeout=1)
