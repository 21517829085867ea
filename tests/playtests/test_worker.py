"""Runs on a real worker with a real Redis."""

import pytest

from engine import Report, load_pack, playtest
from playtests.models import Chunk, Run
from playtests.services import cancelling
from playtests.services.launching import Team
from tests import build
from tests.playtests.support import MISSION, is_over, launch
from tests.services import wait_until

pytestmark = pytest.mark.django_db(transaction=True)


def test_a_run_travels_through_the_queue_and_comes_back_as_a_report(worker):
    version = build.public_pack(build.person("ana")).published
    run = launch(version, teams=[Team(2, 2), Team(3, 3)], games=120)
    wait_until(is_over(run), what=f"the run to end\n{worker.logged()}")
    assert (run.state, run.reason) == (Run.State.DONE, "")
    for series in run.series.all():
        alone = playtest(load_pack(version.document), MISSION, series.seats, 120, seed=1)
        assert Report.from_json(series.report).figures() == alone.figures()


def test_a_cancelled_run_is_played_no_further(worker):
    version = build.public_pack(build.person("ben")).published
    run = launch(version, games=50_000)
    wait_until(lambda: Chunk.objects.filter(state=Chunk.State.DONE).exists(), what="a part to be played")
    cancelling.cancel_run(run=run)
    run.refresh_from_db()
    kept = run.series.get().played
    wait_until(
        lambda: "no longer wanted" in worker.logged() or not Chunk.objects.filter(state=Chunk.State.PLAYING).exists(),
        what="the worker to stop",
    )
    assert 0 < kept < 50_000
    assert run.series.get().played == kept
