"""At the end of a game that was played here: into which ledgers its result may go."""

from collections.abc import Iterator
from typing import Any

from django.urls import reverse
from django.utils.translation import gettext as _

from campaigns.models import Campaign, CampaignTable, Membership
from playtests.models import Table
from playtests.tables.endings import Ending


def campaigns_to_enter(person: Any, table: Table) -> Iterator[Ending]:
    """The campaign that the table was laid for; else those under way with the very version that was played.

    Only in groups where this person records, and each game once.
    """
    if not person.is_authenticated or not table.is_over:
        return
    places = Membership.objects.present().filter(person=person)
    groups = [place.group_id for place in places if place.may_record]
    open_ones = Campaign.objects.filter(group__in=groups, state=Campaign.State.OPEN, archived_at=None)
    fitting = open_ones.filter(version__digest=table.document.digest).select_related("group")
    if CampaignTable.objects.filter(table=table).exists():
        fitting = fitting.filter(tables__table=table)
    fitting = fitting.exclude(plays__table_key=table.key)
    for campaign in fitting:
        if not campaign.is_free or table.mission in campaign.missions:
            label = _("Enter into “%(title)s”") % {"title": campaign.title}
            address = reverse("campaigns:from_table", args=[campaign.group.slug, campaign.pk, table.key])
            yield Ending(label, address)
