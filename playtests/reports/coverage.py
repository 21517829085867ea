"""How often a card came up in the play-tests of a version's missions."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from django.core.cache import caches

from missions.models import PlayableMission, Version
from playtests.models import Run, Series
from playtests.reports import answers

KEPT_SECONDS = 7 * 24 * 60 * 60

Shares = tuple[float | None, float | None, float | None]


@dataclass(frozen=True)
class Line:
    """One mission: the share of games in which the card was seen and used, and of those the share won."""

    mission: PlayableMission
    series: Series
    seen: float | None
    used: float | None
    won: float | None


def coverage_of(version: Version, collection: str, key: str, user: Any, keys: Collection[str]) -> list[Line]:
    """The missions in which it can come up, by their largest series of games that this person may see."""
    rows = {row.fingerprint: row for row in version.missions.select_related("pack").defer("search", "pack__frame")}
    found = largest_series(list(rows), user, keys)
    shares = {one.fingerprint: shares_in(one).get(f"{collection}/{key}") for one in found}
    return [
        Line(rows[one.fingerprint], one, *known)
        for one in sorted(found, key=lambda one: rows[one.fingerprint].position)
        if (known := shares[one.fingerprint])
    ]


def largest_series(fingerprints: list[str], user: Any, keys: Collection[str]) -> list[Series]:
    runs = Run.objects.visible_to(user, keys).filter(kind=Run.Kind.TEST, state=Run.State.DONE, options={})
    series = Series.objects.filter(run__in=runs, fingerprint__in=fingerprints, is_whole=True, played__gt=0)
    series = series.without_reports().select_related("run").order_by("-played", "-run", "position")
    largest: dict[str, Series] = {}
    for one in series:
        largest.setdefault(one.fingerprint, one)
    return list(largest.values())


def shares_in(series: Series) -> dict[str, Shares]:
    """'collection/id' → shares; a report never changes, so they are kept."""
    name = f"coverage:{series.pk}:{series.played}"
    kept = caches["kept"].get(name)
    if kept is None:
        kept = {
            "/".join(map(str, row.path[:2])): shares_of(row.values)
            for section in answers.sections_of(series, series.played)
            if section.key.startswith("coverage/")
            for row in section.rows
            if len(row.path) >= 2
        }
        caches["kept"].set(name, kept, KEPT_SECONDS)
    return kept


def shares_of(values: tuple[float | None, ...]) -> Shares:
    """Seen, used where the report tells them apart, in wins, in losses, won."""
    used = values[1] if len(values) > 4 else None
    return values[0], used, values[-1]
