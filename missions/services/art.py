"""Which picture a record shows."""

from typing import Any

from django.db import transaction
from django.utils import timezone

from missions.models import Art, Pack, Record, Version
from missions.pictures.intake import take_in


@transaction.atomic
def give_art(
    *, record: Record, person: Any, data: bytes | None, origin: str, credit: str, licence: str, x: float, y: float
) -> None:
    """A new picture, or another point of focus of the one that is there; who brought it may correct its credit."""
    if data is not None:
        record.art = take_in(data, person=person, origin=origin, credit=credit, licence=licence)
    elif record.art and record.art.uploaded_by_id == person.pk:
        about = {"origin": origin or record.art.origin, "credit": credit, "licence": licence}
        Art.objects.filter(pk=record.art.pk).update(**about)
    record.art_x, record.art_y = x, y
    record.save(update_fields=["art", "art_x", "art_y"])
    _touch(record)


@transaction.atomic
def remove_art(*, record: Record) -> None:
    """Back to the drawing. The file goes with the last record and version that show it."""
    art, record.art = record.art, None
    record.save(update_fields=["art"])
    _touch(record)
    if art is not None:
        drop_unused(art=art)


def drop_unused(*, art: Art) -> None:
    """A picture that no record shows and no version names is deleted, with its file."""
    if art.records.exists() or Version.objects.filter(art__icontains=art.digest).exists():
        return
    art.file.delete(save=False)
    art.delete()


def _touch(record: Record) -> None:
    Pack.objects.filter(pk=record.pack_id).update(changed_at=timezone.now())
