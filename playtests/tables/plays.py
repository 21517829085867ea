"""How often people have played a mission to its end here, for the library."""

from django.db.models import Count

from playtests.models import Table


def finished_tables() -> dict[tuple[int, str], int]:
    """(pack, mission) → games."""
    counted = Table.objects.that_count().order_by().values_list("pack_id", "mission").annotate(Count("pk"))
    return {(pack, mission): games for pack, mission, games in counted}
