"""A group's people: invited, named, coming and going."""

import re
from typing import Any

from django.db import IntegrityError, transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from campaigns.errors import NotAllowed
from campaigns.models import Group, Invitation, Membership
from campaigns.models.groups import new_token
from missions.folding import one_line
from missions.slugs import save_at_free_slug

MOST_MEMBERS = 40
MOST_INVITATIONS = 20
# First words of other addresses under /campaigns/.
RESERVED_SLUGS = frozenset({"begin", "calendar", "import", "invitations", "join", "new"})
Role = Membership.Role


@transaction.atomic
def create_group(*, person: Any, name: str) -> Membership:
    """A group with its maker as its keeper."""
    name = one_line(name)[:80] or _("Our group")
    group = Group(name=name)
    save_at_free_slug(group, name, otherwise="group", reserved=RESERVED_SLUGS)
    return Membership.objects.create(
        group=group, person=person, name=free_name(group, person.public_name), role=Role.KEEPER
    )


def free_name(group: Group, wanted: str) -> str:
    """A name at the table that nobody else has: ledgers tell people apart by it."""
    stem = one_line(wanted)[:50] or _("Somebody")
    taken = {name.lower() for name in group.members.values_list("name", flat=True)}
    if stem.lower() not in taken:
        return stem
    return next(name for number in range(2, len(taken) + 3) if (name := f"{stem} {number}").lower() not in taken)


def rename_group(*, group: Group, name: str) -> None:
    group.name = one_line(name)[:80] or group.name
    group.save(update_fields=["name"])


def count_results(*, group: Group, is_counted: bool) -> None:
    """Whether the group's results are summed up with everybody's."""
    group.is_counted = is_counted
    group.save(update_fields=["is_counted"])


def renew_calendar(*, group: Group) -> None:
    """A new address for the feed: whoever had only the old one sees no evenings any more."""
    group.calendar_token = new_token()
    group.save(update_fields=["calendar_token"])


def want_mail(*, member: Membership, wants_mail: bool) -> None:
    member.wants_mail = wants_mail
    member.save(update_fields=["wants_mail"])


def add_name(*, group: Group, name: str) -> Membership:
    """Somebody who plays and has no account; they can claim the name later."""
    if group.members.present().count() >= MOST_MEMBERS:
        raise NotAllowed(_("A group has at most %(most)s people.") % {"most": MOST_MEMBERS})
    name = one_line(name)[:60]
    if not name:
        raise NotAllowed(_("Give a name."))
    try:
        with transaction.atomic():
            return Membership.objects.create(group=group, name=name)
    except IntegrityError:
        raise NotAllowed(_("Somebody in this group is called %(name)s already.") % {"name": name}) from None


def invite(*, by: Membership, role: str, claims: Membership | None = None) -> Invitation:
    """A link and a code; for a name at the table, whoever comes takes over that name."""
    if by.group.invitations.count() >= MOST_INVITATIONS:
        raise NotAllowed(_("Take back an invitation first: a group has at most %(most)s.") % {"most": MOST_INVITATIONS})
    if claims is not None and claims.person_id is not None:
        raise NotAllowed(_("%(name)s has an account already.") % {"name": claims.name})
    return Invitation.objects.create(
        group=by.group, role=claims.role if claims else Role(role), made_by=by, claims=claims
    )


def withdraw(*, invitation: Invitation) -> None:
    invitation.delete()


def invitation_by_code(code: str) -> Invitation | None:
    """However it was written: with spaces, dashes or in small letters."""
    plain = re.sub(r"[^A-Z0-9]", "", code.upper())[:12]
    return Invitation.objects.filter(code=plain, ends_at__gt=timezone.now()).select_related("group", "claims").first()


@transaction.atomic
def take_up(*, invitation: Invitation, person: Any) -> Membership:
    """Whoever opens the link has a place in the group; a place one has is never made smaller."""
    group = invitation.group
    mine = group.members.filter(person=person).first()
    if mine is not None:
        if mine.left_at is not None:
            mine.left_at, mine.role = None, invitation.role
            mine.save(update_fields=["left_at", "role"])
        return mine
    if group.members.present().count() >= MOST_MEMBERS and invitation.claims_id is None:
        raise NotAllowed(_("A group has at most %(most)s people.") % {"most": MOST_MEMBERS})
    if invitation.claims is None:
        name = free_name(group, person.public_name)
        return Membership.objects.create(group=group, person=person, name=name, role=invitation.role)
    claimed = Membership.objects.filter(pk=invitation.claims_id, person__isnull=True).update(person=person)
    if not claimed:
        raise NotAllowed(_("Somebody else has claimed this name."))
    place = invitation.claims
    place.person = person
    invitation.delete()
    return place


@transaction.atomic
def change_role(*, member: Membership, role: str) -> None:
    if member.is_keeper and role != Role.KEEPER:
        _keep_a_keeper(member)
    member.role = Role(role)
    member.save(update_fields=["role"])


@transaction.atomic
def leave(*, member: Membership) -> None:
    """They have left, or a keeper asked them to; what they recorded stays under their name."""
    if member.is_keeper:
        _keep_a_keeper(member)
    member.left_at = timezone.now()
    member.save(update_fields=["left_at"])


@transaction.atomic
def hand_over(*, person: Any) -> None:
    """An account goes: where it was the only keeper, whoever has played longest with an account is the next one."""
    for place in Membership.objects.present().filter(person=person, role=Role.KEEPER).select_related("group"):
        others = place.group.members.present().select_for_update().exclude(pk=place.pk).filter(person__isnull=False)
        if others.filter(role=Role.KEEPER).exists():
            continue
        if (heir := others.filter(role=Role.MEMBER).order_by("since", "pk").first()) is not None:
            heir.role = Role.KEEPER
            heir.save(update_fields=["role"])


def _keep_a_keeper(member: Membership) -> None:
    others = member.group.members.present().select_for_update().filter(role=Role.KEEPER, person__isnull=False)
    if not others.exclude(pk=member.pk).exists():
        raise NotAllowed(_("Make somebody else a keeper first: a group is never without one."))
