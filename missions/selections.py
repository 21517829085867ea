"""What the site puts before visitors."""

from django.db.models import Prefetch

from missions.models import PlayableMission, Selection, SelectionItem


def selections() -> list[tuple[Selection, list[PlayableMission]]]:
    """Selections with those of their missions that are public now."""
    items = Prefetch("items", SelectionItem.objects.order_by("position", "pk"))
    shown = list(Selection.objects.filter(is_shown=True).prefetch_related(items))
    wanted = {(item.pack_id, item.mission) for one in shown for item in one.items.all()}
    packs, keys = {pack for pack, _ in wanted}, {key for _, key in wanted}
    rows = PlayableMission.objects.listed().filter(pack__in=packs, key__in=keys)
    found = {(row.pack_id, row.key): row for row in rows.for_tiles()}
    chosen = [
        (one, [row for item in one.items.all() if (row := found.get((item.pack_id, item.mission)))]) for one in shown
    ]
    return [(one, missions) for one, missions in chosen if missions]


def first_shown() -> PlayableMission | None:
    """The mission on the front page: the first that the site puts before visitors."""
    return next((rows[0] for _selection, rows in selections()), None)


def newest(count: int) -> list[PlayableMission]:
    """What anybody published last."""
    rows = PlayableMission.objects.listed().for_tiles()
    return list(rows.order_by("-version__published_at", "position", "pk")[:count])
