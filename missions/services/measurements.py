"""What play-tests found out, beside the missions it was found out about."""

from django.db import transaction

from missions.models import PlayableMission
from missions.services.facets import keep_facets


@transaction.atomic
def note_measurement(
    *,
    fingerprint: str,
    team: int,
    games: int,
    share: float,
    low: float,
    high: float,
    rounds: tuple[int, int] | None = None,
    run_id: int | None = None,
    engine_version: str = "",
) -> int:
    """Keep a result with every mission that plays the same; of two by the same rules the larger sample stays."""
    figures = {"games": games, "share": share, "low": low, "high": high, "run": run_id, "engine": engine_version}
    if rounds:
        figures["rounds"] = list(rounds)
    changed = []
    for row in PlayableMission.objects.select_for_update().filter(fingerprint=fingerprint):
        known = row.wins.get(str(team), {})
        if known.get("engine") == engine_version and known["games"] > games:
            continue
        row.wins[str(team)] = figures
        keep_summary(row)
        row.save(update_fields=["wins", "win_share", "least_rounds", "most_rounds"])
        changed.append(row)
    keep_facets(changed)
    return len(changed)


def keep_summary(row: PlayableMission) -> None:
    """What filters and sorting ask for: the mean share won over the team sizes, the span of rounds."""
    measured = list(row.wins.values())
    row.win_share = sum(one["share"] for one in measured) / len(measured)
    spans = [one["rounds"] for one in measured if "rounds" in one]
    if spans:
        row.least_rounds, row.most_rounds = min(low for low, _ in spans), max(high for _, high in spans)
