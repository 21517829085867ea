"""Taking in a campaign that was kept elsewhere."""

from django.db import transaction
from django.utils.translation import gettext as _

from campaigns.archives import Arrival
from campaigns.books import Book
from campaigns.errors import NotAllowed
from campaigns.models import Campaign, Entry, Membership
from campaigns.services.campaigns import MOST_CAMPAIGNS
from campaigns.services.ledgers import columns_of, keep_standing
from campaigns.telling import told_of
from missions.folding import one_line


@transaction.atomic
def take_in(*, member: Membership, arrival: Arrival) -> Campaign:
    """The whole ledger, entry by entry, each told as if it had been recorded here."""
    if not arrival.can_be_taken_in or arrival.version is None:
        raise NotAllowed(" ".join(arrival.faults))
    if member.group.campaigns.count() >= MOST_CAMPAIGNS:
        raise NotAllowed(_("A group has at most %(most)s campaigns.") % {"most": MOST_CAMPAIGNS})
    content = arrival.content
    campaign = Campaign.objects.create(
        group=member.group,
        version=arrival.version,
        title=one_line(arrival.title) or arrival.version.pack.title,
        ruleset=arrival.version.pack.ruleset,
        missions=[str(key)[:200] for key in content.get("missions") or []][:40],
        options=content.get("options") or {},
    )
    before = Book(campaign, [])
    for entry in arrival.ledger:
        after = before.followed_by(entry)
        Entry.objects.create(campaign=campaign, told=told_of(before, after), **columns_of(entry))
        before = after
    keep_standing(campaign=campaign, book=before)
    return campaign
