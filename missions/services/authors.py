"""Who works on a pack: inviting, taking up an invitation, handing over, leaving."""

from typing import Any

from django.contrib.auth import get_user_model
from django.db import transaction
from django.utils.translation import gettext as _

from missions.errors import NotAllowed
from missions.models import Authorship, Invitation, Pack
from missions.services.documents import keep_words

MOST_AUTHORS = 20


def invite(*, pack: Pack, by: Any, role: str, username: str = "") -> Invitation:
    """An invitation by link, or by name: then nobody else can take it up."""
    if pack.authorships.count() + pack.invitations.count() >= MOST_AUTHORS:
        raise NotAllowed(_("A pack has at most %(most)s authors and readers.") % {"most": MOST_AUTHORS})
    person = None
    if role == Invitation.Role.OWNER and not username:
        raise NotAllowed(_("A pack is handed over to somebody by name."))
    if username:
        person = get_user_model().objects.filter(username__iexact=username, is_active=True).first()
        if person is None:
            raise NotAllowed(_("Nobody here is called “%(name)s”.") % {"name": username[:60]})
        if person.pk == pack.owner_id:
            raise NotAllowed(_("The pack belongs to %(name)s already.") % {"name": person.public_name})
    return Invitation.objects.create(pack=pack, role=Invitation.Role(role), person=person, invited_by=by)


@transaction.atomic
def take_up(*, invitation: Invitation, person: Any) -> Pack:
    """Whoever opens the link has a part in the pack; the link is used up."""
    if invitation.person_id not in (None, person.pk):
        raise NotAllowed(_("This invitation is for somebody else."))
    pack = invitation.pack
    if invitation.role == Invitation.Role.OWNER:
        hand_over(pack=pack, to=person)
    elif pack.owner_id != person.pk:
        Authorship.objects.update_or_create(pack=pack, person=person, defaults={"role": invitation.role})
    invitation.delete()
    return pack


@transaction.atomic
def hand_over(*, pack: Pack, to: Any) -> None:
    """Somebody else owns it from now on; who did stays an author."""
    before = pack.owner
    pack.authorships.filter(person=to).delete()
    if before and before != to:
        Authorship.objects.update_or_create(pack=pack, person=before, defaults={"role": Authorship.Role.AUTHOR})
    pack.owner = to
    keep_words(pack)
    pack.save(update_fields=["owner", "search", "changed_at"])


def withdraw(*, invitation: Invitation) -> None:
    invitation.delete()


def dismiss(*, pack: Pack, person: Any) -> None:
    """Somebody no longer has a part in it: they left, or the owner asked them to."""
    pack.authorships.filter(person=person).delete()
