"""A draft as rows, of which an edit changes only those that it touched."""

from dataclasses import dataclass
from typing import Any, Self

from django.db.models import F

from missions.models import Pack, Record
from missions.services.documents import fill_record, is_collection, keep_words, shelves_of


@dataclass
class Draft:
    """A pack's draft while one edit is made; nobody else can make one meanwhile."""

    pack: Pack
    rows: dict[str, list[Record]]  # by collection, in order
    document: dict[str, Any]
    revision: int

    @classmethod
    def locked(cls, pack: Pack) -> Self:
        """Count the revision up first: whoever comes second waits for our transaction, on every database."""
        Pack.objects.filter(pk=pack.pk).update(revision=F("revision") + 1)
        pack.refresh_from_db(fields=["revision", "frame"])
        rows: dict[str, list[Record]] = {}
        for row in Record.objects.filter(pack=pack).defer("search").order_by("collection", "position", "pk"):
            rows.setdefault(row.collection, []).append(row)
        document = {**pack.frame, **{name: [row.record for row in found] for name, found in rows.items()}}
        return cls(pack, rows, document, pack.revision - 1)

    def store(self, document: dict[str, Any]) -> None:
        """Write what has changed; records that the edit left alone are the very same objects."""
        frame = {name: value for name, value in document.items() if not is_collection(name, value)}
        for name in {*self.rows, *(name for name in document if name not in frame)}:
            after = document[name] if name in document and name not in frame else []
            self._store_collection(name, after)
        if frame != self.pack.frame:
            self.pack.frame = frame
            self._keep_title(frame)
            keep_words(self.pack)
        self.pack.save(update_fields=["frame", "title", "search", "changed_at"])

    def _store_collection(self, name: str, after: list[dict[str, Any]]) -> None:
        before = self.rows.get(name, [])
        if len(before) == len(after) and all(row.record is one for row, one in zip(before, after, strict=True)):
            return
        shelf = shelves_of(self.pack.ruleset).get(name, Record.Shelf.PART)
        spare = {id(row.record): row for row in before}
        by_key = {row.key: row for row in before if row.key}
        kept: list[Record] = []
        for position, record in enumerate(after):
            row = spare.pop(id(record), None) or self._changed(spare, by_key, record)
            row = row or Record(pack=self.pack, collection=name, shelf=shelf)
            if row.pk is None or row.record is not record or row.position != position:
                row.position = position
                fill_record(row, record)
                row.save()
            kept.append(row)
        Record.objects.filter(pk__in=[row.pk for row in spare.values()]).delete()

    def _changed(self, spare: dict[int, Record], by_key: dict[str, Record], record: dict[str, Any]) -> Record | None:
        """The row of a record that was changed: the one with its id, so that its art stays with it."""
        row = by_key.get(str(record.get("id", "")))
        return spare.pop(id(row.record), None) if row else None

    def _keep_title(self, frame: dict[str, Any]) -> None:
        """The pack's title on its pages follows the one that is printed."""
        title = frame.get("title")
        words = title if isinstance(title, str) else title.get(self.pack.language) if isinstance(title, dict) else ""
        if isinstance(words, str) and words.strip():
            self.pack.title = words.strip()[:120]
