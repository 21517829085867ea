"""What people say: comments, likes, complaints. Limited in rate, and cleaned of what nobody sees."""

from typing import Any

from django.db import IntegrityError, transaction
from django.db.models import F
from django.utils import timezone
from django.utils.translation import gettext as _

from missions.errors import NotAllowed
from missions.folding import without_hidden
from missions.limits import spend
from missions.models import Comment, Complaint, Like, Pack, PlayableMission, Version


def add_comment(
    *,
    pack: Pack,
    mission: str,
    version: Version | None,
    person: Any,
    text: str,
    parent: Comment | None = None,
    played: tuple[int | None, str] = (None, ""),
) -> Comment:
    """An answer to an answer joins the talk one level up: two levels are enough."""
    spend("comment", person.pk)
    if parent and parent.parent_id:
        parent = parent.parent
    return Comment.objects.create(
        pack=pack,
        mission=mission,
        version=version,
        person=person,
        text=without_hidden(text).strip(),
        parent=parent,
        played_with=played[0],
        result=played[1],
    )


def withdraw_comment(*, comment: Comment, person: Any) -> None:
    """One's own words go; answers to them stay."""
    if comment.person_id != person.pk:
        raise NotAllowed(_("This is somebody else's comment."))
    comment.withdrawn_at = timezone.now()
    comment.text = ""
    comment.save(update_fields=["withdrawn_at", "text"])


@transaction.atomic
def set_like(*, pack: Pack, mission: str, person: Any, likes: bool) -> None:
    """Pressing twice counts once, in either direction."""
    spend("like", person.pk)
    if likes:
        try:
            with transaction.atomic():
                Like.objects.create(pack=pack, mission=mission, person=person, version_id=pack.published_id)
        except IntegrityError:  # liked already, perhaps in another window
            return
        change = 1
    else:
        change = -Like.objects.filter(pack=pack, mission=mission, person=person).delete()[0]
    if mission:
        PlayableMission.objects.filter(pack=pack, key=mission).update(like_count=F("like_count") + change)
    else:
        Pack.objects.filter(pk=pack.pk).update(like_count=F("like_count") + change)


def complain(
    *, pack: Pack, mission: str, person: Any, reason: str, text: str, comment: Comment | None = None
) -> Complaint:
    spend("complaint", person.pk)
    return Complaint.objects.create(
        pack=pack,
        mission=mission,
        person=person,
        reason=Complaint.Reason(reason),
        text=without_hidden(text).strip(),
        comment=comment,
    )
