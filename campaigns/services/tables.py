"""Tables that are laid here for a campaign's next game."""

from collections.abc import Mapping
from typing import Any

from django.db import transaction

from campaigns.models import Campaign, CampaignTable, Membership
from playtests.models import Seat, Table
from playtests.services.sources import Source
from playtests.tables.opening import TableOrders, hand_over, open_table


@transaction.atomic
def lay_table(
    *, campaign: Campaign, member: Membership, source: Source, orders: TableOrders, seated: Mapping[int, Any]
) -> Table:
    """With what the ledger brings into the game; `seated` are accounts by seat. Raises NotPlayable."""
    table = open_table(host=member.person, source=source, orders=orders)
    for seat in table.seats.filter(index__in=list(seated)):
        hand_over(seat=seat, player=Seat.Player.PERSON, person=seated[seat.index])
    CampaignTable.objects.create(campaign=campaign, table=table, revision=campaign.revision)
    return table


def people_at(table: Table, campaign: Campaign) -> list[str]:
    """Who of the group sat where, by their names at the table."""
    names = dict(campaign.group.members.exclude(person=None).values_list("person_id", "name"))
    return [names.get(seat.person_id, "") for seat in table.seats.order_by("index")]
