"""Which picture a record shows."""

from datetime import timedelta
from typing import Any

from django.db import transaction
from django.db.models import ProtectedError
from django.utils import timezone

from missions.models import Art, Pack, Record, Version
from missions.pictures.intake import take_in

FORGOTTEN_AFTER = timedelta(days=1)  # until then somebody may be about to show it


@transaction.atomic
def give_art(
    *, record: Record, person: Any, data: bytes | None, origin: str, credit: str, licence: str, x: float, y: float
) -> None:
    """A new picture, or another point of focus of the one that is there; who brought it may correct its credit."""
    before = record.art
    if data is not None:
        record.art = take_in(data, person=person, origin=origin, credit=credit, licence=licence)
    elif record.art and record.art.uploaded_by_id == person.pk:
        about = {"origin": origin or record.art.origin, "credit": credit, "licence": licence}
        Art.objects.filter(pk=record.art.pk).update(**about)
    record.art_x, record.art_y = x, y
    record.save(update_fields=["art", "art_x", "art_y"])
    _touch(record)
    if before is not None and before != record.art:
        drop_unused(art=before)


@transaction.atomic
def remove_art(*, record: Record) -> None:
    """Back to the drawing. The file goes with the last record and version that show it."""
    art, record.art = record.art, None
    record.save(update_fields=["art"])
    _touch(record)
    if art is not None:
        drop_unused(art=art)


def drop_unused(*, art: Art) -> None:
    """A picture that no record shows, no version names and no evening keeps is deleted, with its file.

    The file goes when the row is surely gone: a row without its file could not be shown.
    """
    if art.records.exists() or Version.objects.filter(art__icontains=art.digest).exists():
        return
    file = art.file
    try:
        with transaction.atomic():
            art.delete()
    except ProtectedError:  # a photo of somebody's evening
        return
    transaction.on_commit(lambda: file.storage.delete(file.name))


def drop_forgotten() -> None:
    """Pictures whose record, pack or campaign went without them."""
    named = {one for art in Version.objects.values_list("art", flat=True).iterator() for one in art.values()}
    old = Art.objects.filter(records=None, uploaded_at__lt=timezone.now() - FORGOTTEN_AFTER)
    for art in old.iterator():
        if art.digest not in named:
            drop_unused(art=art)


def _touch(record: Record) -> None:
    Pack.objects.filter(pk=record.pack_id).update(changed_at=timezone.now())
