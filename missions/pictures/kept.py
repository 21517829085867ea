"""Pictures kept by the hash of what went into them, in the storage: the queue's Redis is no place for megabytes."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from gzip import compress, decompress
from hashlib import blake2b
from typing import Any

from django.core.files.base import ContentFile
from django.core.files.storage import default_storage
from django.utils import timezone

from missions.pictures.look import look

FOLDER = "pictures"
KEPT = timedelta(days=30)


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
    path = f"{FOLDER}/{etag[:2]}/{etag}.gz"
    try:
        with default_storage.open(path) as file:
            return Picture(etag, file.read())
    except FileNotFoundError:
        packed = compress(make(), compresslevel=5)
    if not default_storage.exists(path):  # two may draw it at once; either drawing is the same
        default_storage.save(path, ContentFile(packed))
    return Picture(etag, packed)


def drop_old_pictures() -> None:
    """What was drawn long ago goes; what is still looked at is drawn again in a moment."""
    limit = timezone.now() - KEPT
    if not default_storage.exists(FOLDER):
        return
    for folder in default_storage.listdir(FOLDER)[0]:
        for name in default_storage.listdir(f"{FOLDER}/{folder}")[1]:
            path = f"{FOLDER}/{folder}/{name}"
            if default_storage.get_modified_time(path) < limit:
                default_storage.delete(path)
