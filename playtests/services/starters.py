"""The starter missions are measured by the site itself, so that the gallery has figures from the first hour on."""

from engine import VERSION
from missions.models import PlayableMission
from playtests.models import Run
from playtests.services.launching import Orders, start_test
from playtests.services.sources import source_of_version

GAMES = 200


def measure_starter_missions() -> int:
    """Put all that has not been measured yet in the queue, behind everybody; says how many missions."""
    begun = 0
    starters = PlayableMission.objects.current().filter(pack__is_read_only=True).select_related("version__pack")
    for row in starters.order_by("position", "pack"):
        known = Run.objects.filter(owner=None, fingerprint=row.fingerprint, engine_version=VERSION)
        if not known.exists():
            source = source_of_version(row.version, row.key)
            start_test(owner=None, source=source, orders=Orders(games=GAMES), is_sent=False)
            begun += 1
    return begun
