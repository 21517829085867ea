"""How often people have played a mission: other apps count their games, the library keeps the sum beside the mission.

    register_plays(finished_tables)   # in AppConfig.ready

A counter gives (pack, mission) → games that people have finished with any version of it. Fewer than FEWEST_PLAYS are
kept as none at all: a small number would tell whose evening it was.
"""

from collections import Counter
from collections.abc import Callable, Mapping

from django.db import transaction

from missions.models import PlayableMission

FEWEST_PLAYS = 20
Plays = Mapping[tuple[int, str], int]

_counters: list[Callable[[], Plays]] = []


def register_plays(count: Callable[[], Plays]) -> None:
    if count not in _counters:
        _counters.append(count)


@transaction.atomic
def keep_play_counts() -> int:
    """Put the sums beside the missions; says how many missions have another one now."""
    counted: Counter[tuple[int, str]] = Counter()
    for count in _counters:
        counted.update(count())
    told = {place: plays for place, plays in counted.items() if plays >= FEWEST_PLAYS}
    rows = PlayableMission.objects.select_for_update().only("pack_id", "key", "play_count")
    stale = []
    for row in rows.filter(pack_id__in={pack for pack, _key in told}) | rows.filter(play_count__gt=0):
        plays = told.get((row.pack_id, row.key), 0)
        if row.play_count != plays:
            row.play_count = plays
            stale.append(row)
    PlayableMission.objects.bulk_update(stale, ["play_count"], batch_size=500)
    return len(stale)
