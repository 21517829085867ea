"""Which share of wins somebody aims at, where a run is begun without a form."""

from typing import Any

from missions.models import Pack
from playtests.models import Run
from playtests.services.launching import USUAL_TARGET


def aim_of(*, person: Any, pack: Pack | None, mission: str) -> tuple[int, int]:
    """What this person named when they last asked for a test of the mission."""
    asked = Run.objects.filter(owner=person, pack=pack, mission=mission, kind=Run.Kind.TEST, is_continuous=False)
    newest = asked.first()
    return newest.target if newest else USUAL_TARGET
