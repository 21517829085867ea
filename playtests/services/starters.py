"""The starter missions are measured by the site itself, so that the gallery has figures from the first hour on."""

from engine import VERSION
from missions.models import PlayableMission
from playtests.models import Run, Switch
from playtests.services.launching import Orders, start_test
from playtests.services.sources import source_of_version

GAMES = 200
AT_ONCE = 3  # runs of the site under way


def measure_starter_missions() -> int:
    """Begin with the next few that have not been measured with this engine, behind everybody else; says how many."""
    free = AT_ONCE - Run.objects.running().filter(owner=None).count()
    if free <= 0 or Switch.objects.filter(name=Switch.Name.DRAINING).exists():
        return 0
    known = Run.objects.filter(owner=None, engine_version=VERSION).values("fingerprint")
    starters = PlayableMission.objects.current().filter(pack__is_read_only=True).exclude(fingerprint__in=known)
    rows = list(starters.select_related("version__pack").order_by("position", "pack")[:free])
    for row in rows:
        start_test(owner=None, source=source_of_version(row.version, row.key), orders=Orders(games=GAMES))
    return len(rows)
