"""What those who keep the site decide."""

from collections.abc import Sequence
from typing import Any

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_noop

from missions.models import Comment, Complaint, Pack, PlayableMission, Selection, SelectionItem


def hide_pack(*, pack: Pack, because: str) -> None:
    """Nobody but its authors sees it, and they are told why."""
    Pack.objects.filter(pk=pack.pk).update(hidden_at=timezone.now(), hidden_because=because[:300])


def show_pack(*, pack: Pack) -> None:
    Pack.objects.filter(pk=pack.pk).update(hidden_at=None, hidden_because="")


def hide_comment(*, comment: Comment) -> None:
    Comment.objects.filter(pk=comment.pk).update(hidden_at=timezone.now())


def show_comment(*, comment: Comment) -> None:
    Comment.objects.filter(pk=comment.pk).update(hidden_at=None)


def answer(*, complaint: Complaint, by: Any, text: str) -> None:
    complaint.answer = text
    complaint.answered_by = by
    complaint.answered_at = timezone.now() if text else None
    complaint.save(update_fields=["answer", "answered_by", "answered_at"])


@transaction.atomic
def feature(*, rows: Sequence[PlayableMission]) -> Selection:
    """Put missions at the end of the first selection; one that is there already stays where it is."""
    selection = Selection.objects.order_by("position", "pk").first() or Selection.objects.create(
        slug="start-here", title=gettext_noop("Start here")
    )
    position = selection.items.count()
    for row in rows:
        _item, is_new = SelectionItem.objects.get_or_create(
            selection=selection, pack_id=row.pack_id, mission=row.key, defaults={"position": position}
        )
        position += is_new
    return selection
