"""How often people have played a mission to its end here, for the library."""

from django.db.models import Count

from playtests.models import Table


def finished_tables() -> dict[tuple[int, str], int]:
    """(pack, mission) → games of a published version that are over; drafts are tried, not played."""
    over = Table.objects.filter(state=Table.State.OVER, version__isnull=False, pack__isnull=False).exclude(result="")
    counted = over.order_by().values_list("pack_id", "mission").annotate(Count("pk"))
    return {(pack, mission): games for pack, mission, games in counted}
