"""Somebody's tables, their missions called as in the gallery."""

from collections.abc import Collection

from missions.models import PlayableMission
from playtests.models import Table


def named(tables: Collection[Table]) -> list[tuple[str, Table]]:
    """Each with its mission's title in the reader's language; a draft's as it was when the table was laid."""
    rows = PlayableMission.objects.filter(
        version__in={table.version_id for table in tables}, key__in={table.mission for table in tables}
    ).only("version_id", "key", "title", "texts")
    titles = {(row.version_id, row.key): row.words["title"] for row in rows}
    return [(titles.get((table.version_id, table.mission), table.title), table) for table in tables]
