"""What the workspace draws of a mission's newest play-test: heat on the board, traffic on the graph."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import ngettext

from engine import fingerprint
from missions.editing.measured import Measured
from missions.models import Pack
from playtests.models import Run
from playtests.reports import answers
from playtests.reports.charts.heat import heat_layer
from playtests.reports.pages import RunPage


def measured(pack: Pack, mission: str, document: Mapping[str, Any]) -> Measured | None:
    """Of the draft or of a version, whichever was played last; None before a run is done."""
    runs = Run.objects.that_measure().filter(pack=pack, mission=mission, state=Run.State.DONE)
    run = runs.for_lists().first()
    page = RunPage(run) if run else None
    if run is None or page is None or page.chosen is None or not page.chosen.main.played:
        return None
    team = page.chosen
    return Measured(
        words=_words(page.team_word.counted(team.team), team.main.played),
        address=run.get_absolute_url(),
        is_outdated=page.is_stale or run.fingerprint != fingerprint(document, mission),
        shares={
            one.name: one.value
            for one in answers.measures_of(team.main.series, team.main.played)
            if one.unit == "share"
        },
        heat={
            one.board: tuple(heat_layer(layer, one.layers, is_chosen=False) for layer in one.layers)
            for one in page.sections
            if one.form == "heat"
        },
    )


def _words(team: str, games: int) -> str:
    return ngettext("%(team)s, %(games)s game", "%(team)s, %(games)s games", games) % {"team": team, "games": games}
