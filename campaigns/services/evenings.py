"""Evenings: planned, answered, told of, with photos."""

from datetime import datetime
from typing import Any

from django.db import transaction
from django.db.models import F
from django.utils import timezone
from django.utils.translation import gettext as _

from campaigns.errors import CampaignsError, NotAllowed
from campaigns.models import Answer, Campaign, Evening, Membership, Photo
from campaigns.models.evenings import MOST_PHOTOS
from missions.errors import MissionsError
from missions.folding import one_line, without_hidden
from missions.pictures.intake import take_in
from missions.services.art import drop_unused

MOST_PLANNED = 20


def plan(*, campaign: Campaign, begins_at: datetime, place: str) -> Evening:
    planned = campaign.evenings.filter(entry_number__isnull=True, cancelled_at__isnull=True, begins_at__isnull=False)
    if planned.filter(begins_at__gte=timezone.now()).count() >= MOST_PLANNED:
        raise NotAllowed(_("At most %(most)s evenings can be planned.") % {"most": MOST_PLANNED})
    return Evening.objects.create(campaign=campaign, **_when_and_where(begins_at, place))


def move(*, evening: Evening, begins_at: datetime, place: str) -> None:
    """To another hour or place; calendars that know it follow. Nothing to do where all is as it was."""
    told = _when_and_where(begins_at, place)
    still_planned = Evening.objects.filter(pk=evening.pk, cancelled_at__isnull=True, entry_number__isnull=True)
    still_planned.exclude(**told).update(**told, **_news())


def cancel(*, evening: Evening) -> None:
    """It stays in the calendars, marked as cancelled."""
    Evening.objects.filter(pk=evening.pk, cancelled_at__isnull=True).update(cancelled_at=timezone.now(), **_news())


def _when_and_where(begins_at: datetime, place: str) -> dict[str, Any]:
    return {"day": timezone.localtime(begins_at).date(), "begins_at": begins_at, "place": one_line(place)[:120]}


def _news() -> dict[str, Any]:
    return {"changes": F("changes") + 1, "revised_at": timezone.now()}


@transaction.atomic
def answer(*, evening: Evening, member: Membership, word: str) -> None:
    Answer.objects.update_or_create(evening=evening, member=member, defaults={"word": Answer.Word(word)})
    Evening.objects.filter(pk=evening.pk).update(revised_at=timezone.now())


def tell(*, evening: Evening, notes: str, minutes: int | None) -> None:
    evening.notes, evening.minutes = without_hidden(notes)[:10_000], minutes
    evening.save(update_fields=["notes", "minutes"])


@transaction.atomic
def add_photo(*, evening: Evening, data: bytes, person: Any, caption: str = "") -> Photo:
    """Bounded and drawn anew by the same intake as every picture of the site."""
    Evening.objects.select_for_update().get(pk=evening.pk)
    count = evening.photos.count()
    if count >= MOST_PHOTOS:
        raise NotAllowed(_("An evening has at most %(most)s photos.") % {"most": MOST_PHOTOS})
    try:
        art = take_in(data, person=person, origin="own")
    except MissionsError as error:
        raise CampaignsError(str(error)) from error
    return Photo.objects.create(evening=evening, art=art, caption=one_line(caption)[:200], position=count)


@transaction.atomic
def remove_photo(*, photo: Photo) -> None:
    """Its file goes with it, unless something else shows it."""
    photo.delete()
    drop_unused(art=photo.art)
