"""Documents by their digest, in the database and, loaded, in this process."""

from functools import lru_cache
from typing import Any

from engine import Pack, load_pack
from playtests.models import Document

KEPT = 4  # loaded packs a process: some megabytes each


def keep_document(*, digest: str, document: dict[str, Any]) -> Document:
    """The row of a document; the same content is kept once."""
    kept, _created = Document.objects.get_or_create(digest=digest, defaults={"document": document})
    return kept


@lru_cache(maxsize=KEPT)
def pack_of(digest: str) -> Pack:
    """A kept document as the engine plays it. Loading takes a tenth of a second, a chunk a second."""
    return load_pack(Document.objects.get(digest=digest).document, is_kept=True)
