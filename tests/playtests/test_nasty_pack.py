"""The nastiest pack that the linter lets through, on a real worker: its run ends with a sentence, others are served."""

import pytest

from engine import Report, check
from playtests.models import Run
from playtests.services.launching import Team
from tests import build
from tests.engine.test_budget import MISSION, dear, nested, nothing, rule
from tests.playtests.support import is_over, launch, play_all
from tests.services import wait_until

pytestmark = pytest.mark.django_db(transaction=True)

GAMES = 4
TOLD = "An effect of this mission takes too long to work out. It stands on “{name}”."


def nasty_document():
    """Steps without end, filters in filters, and a price that can be paid in thousands of ways."""
    document = build.document("fireteam_zero")
    mission = next(one for one in document["missions"] if one["id"] == MISSION)
    inner = {"op": "repeat", "times": 100, "do": nothing(60)}
    mission["specialRules"] = [rule({"op": "repeat", "times": 100, "do": [inner]})]
    mission["extraDefeat"] = [nested(10)]
    mission["missionActions"] = [
        {"id": "burn", "name": "Burn It All", "free": True, "cost": dear(4), "effect": ["drawTwist"]}
    ]
    return document


def test_a_run_of_the_nastiest_pack_ends_with_a_sentence_and_the_next_run_is_served(worker, client):
    document = nasty_document()
    assert MISSION in check(document).playable
    nasty = build.public_pack(build.person("ana"), content=document).published
    run = launch(nasty, mission=MISSION, teams=[Team(4, 4)], games=GAMES)
    wait_until(is_over(run), what=f"the run to end\n{worker.logged()}")
    faults = Report.from_json(run.series.get().report).faults
    assert run.state == Run.State.DONE
    assert len(faults) == GAMES
    assert {fault["message"] for fault in faults} == {TOLD.format(name="The Last Ferry")}
    assert TOLD.format(name="The Last Ferry") in client.get(run.get_absolute_url()).content.decode()
    assert worker.process.poll() is None
    healthy = launch(build.public_pack(build.person("ben")).published, games=10)
    wait_until(is_over(healthy), what=f"the next run to end\n{worker.logged()}")
    assert healthy.state == Run.State.DONE
    assert not Report.from_json(healthy.series.get().report).faults


@pytest.mark.parametrize(("nasty", "name"), [("specialRules", "Endless Fog"), ("missionActions", "Burn It All")])
def test_the_page_of_a_run_names_the_card_that_broke_it_off(client, nasty, name):
    document = nasty_document()
    mission = next(one for one in document["missions"] if one["id"] == MISSION)
    for other in {"specialRules", "missionActions", "extraDefeat"} - {nasty}:
        del mission[other]
    run = launch(build.public_pack(build.person("ana"), content=document).published, mission=MISSION, games=1)
    play_all(run)
    assert TOLD.format(name=name) in client.get(run.get_absolute_url()).content.decode()
