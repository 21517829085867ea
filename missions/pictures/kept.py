"""Pictures kept by the hash of what went into them; the cache drops those that nobody asks for any more."""

from collections.abc import Callable
from dataclasses import dataclass
from gzip import compress, decompress
from hashlib import blake2b
from typing import Any

from django.core.cache import cache

from missions.pictures.look import look

KEPT_SECONDS = 60 * 60 * 24 * 30


@dataclass(frozen=True)
class Picture:
    """A picture as it is kept; `etag` changes whenever it does."""

    etag: str
    packed: bytes  # gzipped: some 20 kB instead of 150

    @property
    def data(self) -> bytes:
        return decompress(self.packed)


def kept(ingredients: tuple[Any, ...], make: Callable[[], bytes]) -> Picture:
    """The picture made of these ingredients; made if it is not there yet."""
    etag = blake2b(repr((look(), *ingredients)).encode(), digest_size=16).hexdigest()
    key = f"picture:{etag}"
    packed = cache.get(key)
    if packed is None:
        packed = compress(make(), compresslevel=5)
        cache.set(key, packed, KEPT_SECONDS)
    return Picture(etag, packed)
