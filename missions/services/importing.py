"""Taking a file's content in as a pack of one's own."""

from collections.abc import Collection
from datetime import timedelta
from typing import Any

from django.core.files.base import ContentFile
from django.db import transaction
from django.utils import timezone

from engine import check, load_pack
from missions.archives.extras import take_in as take_in_extras
from missions.archives.reading import Parcel
from missions.folding import one_line
from missions.models import Art, Pack, PendingImport, Version
from missions.pictures.intake import BadPicture, looked_at, take_in
from missions.services.packs import create_pack

MOST_PENDING = 5  # a person
MOST_ROUNDS = 6  # of setting faulty records aside: what named them falls with them


@transaction.atomic
def import_parcel(*, parcel: Parcel, person: Any, only_sound: bool = False, keys: Collection[str] = ()) -> Pack:
    """A private draft with what the file holds, or with what of it is sound; a version of ours is remembered."""
    document = sound_part(parcel.document) if only_sound else parcel.document
    title = one_line(parcel.title)[:120] or "Pack"
    source = source_of(parcel, person, keys)
    known = {"forked_from": source, "licence": source.pack.licence} if source else {}
    pack = create_pack(owner=person, document=document, title=title, language=language_of(document), **known)
    bring_pictures(pack, parcel, person)
    take_in_extras(pack, person, parcel.extras)
    return pack


def source_of(parcel: Parcel, person: Any, keys: Collection[str]) -> Version | None:
    """The version that the file was exported from, if this person may see it: the new pack stands in its fork tree."""
    if not parcel.checked.loads:
        return None
    seen = Version.objects.visible_to(person, keys).filter(digest=load_pack(parcel.document).digest)
    return seen.select_related("pack").without_documents().order_by("-pk").first()


def look_at_pictures(parcel: Parcel) -> None:
    """Those that cannot be taken are told before anything is."""
    for place, data in parcel.art.items():
        try:
            looked_at(data)
        except BadPicture as error:
            parcel.left_out[place] = str(error)


def bring_pictures(pack: Pack, parcel: Parcel, person: Any) -> None:
    """Each on the record it is named after, with what the file says of its origin; one that is no picture stays out."""
    for place, data in parcel.art.items():
        collection, _slash, key = place.partition("/")
        rows = pack.records.filter(collection=collection, key=key)
        if not rows.exists():
            continue
        about = parcel.art_about.get(place, {})
        origin = about.get("origin")
        try:
            art = take_in(
                data,
                person=person,
                origin=origin if origin in Art.Origin.values else Art.Origin.PERMITTED,
                credit=one_line(about.get("credit", "")),
                licence=one_line(about.get("licence", "")),
            )
        except BadPicture as error:
            parcel.left_out[place] = str(error)
        else:
            rows.update(art=art)


def language_of(document: dict[str, Any]) -> str:
    languages = document.get("languages")
    first = languages[0] if isinstance(languages, list) and languages else "en"
    return first if first in ("en", "de", "fr") else "en"


def sound_part(document: dict[str, Any]) -> dict[str, Any]:
    """The document without the records that errors point at, until none is left or nothing helps."""
    for _round in range(MOST_ROUNDS):
        errors = [one for one in check(document).findings if one.severity == "error"]
        faulty = {one.path[:2] for one in errors if len(one.path) >= 2 and isinstance(document.get(one.path[0]), list)}
        if not faulty:
            return document
        document = {name: without(name, value, faulty) for name, value in document.items()}
    return document


def without(name: str, value: Any, faulty: set[tuple[Any, ...]]) -> Any:
    if not isinstance(value, list):
        return value
    return [one for index, one in enumerate(value) if not is_faulty(name, index, one, faulty)]


def is_faulty(name: str, index: int, record: Any, faulty: set[tuple[Any, ...]]) -> bool:
    key = record.get("id") if isinstance(record, dict) else None
    return (name, index) in faulty or (isinstance(key, str) and (name, key) in faulty)


@transaction.atomic
def keep_for_later(*, person: Any, name: str, data: bytes) -> PendingImport:
    """A file that was found readable, until its owner has looked at what it holds."""
    for old in person.pending_imports.order_by("-made_at")[MOST_PENDING - 1 :]:
        discard(pending=old)
    pending = PendingImport(person=person, name=one_line(name)[:120])
    pending.file.save("parcel", ContentFile(data))
    return pending


def discard(*, pending: PendingImport) -> None:
    """Its file goes when the row is surely gone: a row without its file could not be shown."""
    file = pending.file
    pending.delete()
    transaction.on_commit(lambda: file.storage.delete(file.name))


def discard_forgotten() -> int:
    """Files that nobody came back to within a day."""
    forgotten = list(PendingImport.objects.filter(made_at__lt=timezone.now() - timedelta(days=1)))
    for pending in forgotten:
        discard(pending=pending)
    return len(forgotten)
