"""Campaigns of a group: begun, shared, put away."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from campaigns.books import Book
from campaigns.errors import NotAllowed
from campaigns.models import Campaign, Entry, Membership
from campaigns.models.groups import new_token
from campaigns.services import ledgers
from missions.folding import one_line
from missions.models import Version

MOST_CAMPAIGNS = 60
MOST_MISSIONS = 40
LARGEST_SEED = 2**53 - 1


@dataclass(frozen=True)
class Plan:
    """What a group wants to play: an operation or campaign of the pack, or missions of its own choice."""

    title: str
    key: str = ""
    missions: Sequence[str] = ()
    seats: Sequence[Any] = ()
    people: Sequence[str | None] = ()
    options: dict[str, Any] = field(default_factory=dict)


@transaction.atomic
def begin_campaign(*, member: Membership, version: Version, plan: Plan) -> Campaign:
    if not member.may_record:
        raise NotAllowed(_("Guests read; keepers and members record."))
    if member.group.campaigns.count() >= MOST_CAMPAIGNS:
        raise NotAllowed(_("A group has at most %(most)s campaigns.") % {"most": MOST_CAMPAIGNS})
    campaign = Campaign.objects.create(
        group=member.group,
        version=version,
        title=one_line(plan.title)[:120] or version.pack.title,
        ruleset=version.pack.ruleset,
        missions=list(plan.missions)[:MOST_MISSIONS],
        options=plan.options,
    )
    if campaign.is_free:
        ledgers.keep_standing(campaign=campaign, book=Book(campaign, []))
    else:
        go_on_with(campaign=campaign, member=member, plan=plan)
    return campaign


def go_on_with(*, campaign: Campaign, member: Membership, plan: Plan) -> Entry:
    """An operation or campaign of the pack begins in this ledger: the first, or another after one that is over."""
    if campaign.revision and campaign.state == Campaign.State.OPEN:
        raise NotAllowed(_("One at a time: finish what is under way, or stop it."))
    return ledgers.begin(
        campaign=campaign,
        member=member,
        revision=campaign.revision,
        key=plan.key,
        seats=list(plan.seats),
        people=list(plan.people),
        options=plan.options,
        seed=secrets.randbelow(LARGEST_SEED),
    )


def share(*, campaign: Campaign, is_shared: bool) -> None:
    """A link for friends: they read, without an account. Sharing again makes a new link."""
    if is_shared and not campaign.is_shared:
        campaign.link_token = new_token()
    campaign.is_shared = is_shared
    campaign.save(update_fields=["is_shared", "link_token"])


def archive(*, campaign: Campaign, is_archived: bool) -> None:
    campaign.archived_at = timezone.now() if is_archived else None
    campaign.save(update_fields=["archived_at"])


@transaction.atomic
def delete_campaign(*, campaign: Campaign) -> None:
    """For good. The campaign goes first: the database lets no entry go while its campaign is there."""
    for related in (campaign.drafts, campaign.evenings, campaign.plays, campaign.tables):
        related.all().delete()
    entries = Entry.objects.filter(campaign_id=campaign.pk)
    Campaign.objects.filter(pk=campaign.pk)._raw_delete(using="default")
    entries._raw_delete(using="default")
