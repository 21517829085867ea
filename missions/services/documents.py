"""A pack as one document, and the document as rows: each undoes the other."""

from collections import OrderedDict
from collections.abc import Mapping
from threading import Lock
from typing import Any

from django.db import transaction

from engine import collections
from missions.folding import localised, one_line, search_text
from missions.models import Pack, Record

Document = dict[str, Any]

LONGEST_KEY = 200
LONGEST_TITLE = 200
MOST_KEPT = 12  # documents of drafts; a large one has some megabytes


def document_of(pack: Pack) -> Document:
    """The draft, as the engine reads it."""
    document: Document = dict(pack.frame)
    records = Record.objects.filter(pack=pack).in_order().values_list("collection", "record")
    for collection, record in records:
        document[collection] = [*document.get(collection, []), record]
    return document


_kept: OrderedDict[tuple[Any, ...], Document] = OrderedDict()
_lock = Lock()


def kept_document(pack: Pack) -> Document:
    """The draft, for those who only read it: put together once for each revision, not for each request."""
    with _lock:
        known = _kept.get(_stamp(pack))
    if known is None:
        keep_document(pack, known := document_of(pack))
    return known


def keep_document(pack: Pack, document: Document) -> None:
    """Remember what the draft of this revision is; nobody may change it any more."""
    with _lock:
        _kept[_stamp(pack)] = document
        while len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)


def _stamp(pack: Pack) -> tuple[Any, ...]:
    return (pack.pk, pack.revision, pack.changed_at)


@transaction.atomic
def store_document(*, pack: Pack, document: Mapping[str, Any], copied_from: int | None = None) -> None:
    """Replace the draft by a document; records that stay keep their art and where they came from."""
    frame, records = taken_apart(document)
    kept = {(one.collection, one.key): one for one in pack.records.exclude(key="").order_by("-position")}
    shelves = shelves_of(pack.ruleset)
    rows = [
        new_record(pack, collection, position, record, shelves, kept, copied_from)
        for collection, position, record in records
    ]
    pack.records.all().delete()
    Record.objects.bulk_create(rows, batch_size=500)
    pack.frame = frame
    pack.revision += 1
    keep_words(pack)
    pack.save(update_fields=["frame", "revision", "search", "changed_at"])


def taken_apart(document: Mapping[str, Any]) -> tuple[Document, list[tuple[str, int, Document]]]:
    """The frame, and every record with its collection and position.

    A list of objects is a collection. An empty list and everything else stay in the frame as they are.
    """
    frame: Document = {}
    records: list[tuple[str, int, Document]] = []
    for name, value in document.items():
        if is_collection(name, value):
            records += [(name, position, record) for position, record in enumerate(value)]
        else:
            frame[name] = value
    return frame, records


def is_collection(name: str, value: Any) -> bool:
    fits = len(name) <= Record._meta.get_field("collection").max_length
    return fits and isinstance(value, list) and bool(value) and all(isinstance(one, dict) for one in value)


def shelves_of(ruleset: str) -> dict[str, str]:
    """Collection → shelf; a collection that the ruleset does not know counts as a part."""
    return {one.name: one.shelf for one in collections(ruleset, "en")}


def new_record(
    pack: Pack,
    collection: str,
    position: int,
    record: Document,
    shelves: Mapping[str, str],
    kept: Mapping[tuple[str, str], Record],
    copied_from: int | None,
) -> Record:
    row = Record(pack=pack, collection=collection, position=position)
    row.shelf = shelves.get(collection, Record.Shelf.PART)
    fill_record(row, record)
    old = kept.get((collection, row.key))
    if old:
        row.art_id, row.art_x, row.art_y, row.copied_from_id = old.art_id, old.art_x, old.art_y, old.copied_from_id
    else:
        row.copied_from_id = copied_from
    return row


def fill_record(row: Record, record: Document) -> None:
    """Put a record's JSON into its row, with key, title and search words beside it."""
    key = record.get("id")
    row.record = record
    row.key = key if isinstance(key, str) and len(key) <= LONGEST_KEY else ""
    name = next((found for field in ("name", "title") if (found := localised(record.get(field)))), row.key)
    row.title = one_line(name)[:LONGEST_TITLE]
    row.search = search_text(record.get("name"), record.get("title"), record.get("nickname"), record)


def keep_words(pack: Pack) -> None:
    """The pack's search words; its missions' and cards' have rows of their own."""
    owner = pack.owner.public_name if pack.owner else ""
    frame = pack.frame
    pack.search = search_text(pack.title, pack.tags, owner, frame.get("title"), frame.get("description"))
