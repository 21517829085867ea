"""What groups have played, for the library: sums only, and only of groups that let their results count."""

from django.db.models import Count

from campaigns.models import Campaign, Play
from playtests.models import Table

FEWEST_CAMPAIGNS = 5  # fewer would tell which group it is


def recorded_plays() -> dict[tuple[int, str], int]:
    """(pack, mission) → games in ledgers, with any version of the pack, that no table here counts already."""
    counted = Play.objects.filter(campaign__group__is_counted=True).exclude(outcome="abandoned").order_by()
    counted = counted.exclude(table_key__in=Table.objects.that_count().values("key"))
    rows = counted.values_list("campaign__version__pack_id", "mission").annotate(Count("pk"))
    return {(pack, mission): games for pack, mission, games in rows}


def campaign_count(pack_id: int) -> int | None:
    """How many campaigns play the pack, where there are enough of them to be told."""
    count = Campaign.objects.filter(version__pack_id=pack_id, group__is_counted=True).count()
    return count if count >= FEWEST_CAMPAIGNS else None
