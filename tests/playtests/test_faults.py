"""Whatever happens to workers, Redis and messages: the report is, field by field, that of an undisturbed run."""

import time
from contextlib import ExitStack

import pytest

from engine import Report, load_pack, playtest
from playtests.models import Chunk, Run
from playtests.services import sweeping
from playtests.services.launching import Team
from playtests.tasks import play_chunk
from tests import build
from tests.playtests.support import MISSION, is_over, launch
from tests.services import running_redis, running_worker, wait_until

pytestmark = pytest.mark.django_db(transaction=True)

GAMES = 600


@pytest.fixture
def house(test_folder, database_url):
    """A Redis and as many workers as a test wants, all ended with it."""
    with ExitStack() as stack:
        stack.redis = stack.enter_context(running_redis(test_folder))
        stack.redis.flushall()
        stack.worker = lambda **options: stack.enter_context(
            running_worker(test_folder, database_url=database_url, has_beat=True, **options)
        )
        yield stack


def version_of(name: str):
    return build.public_pack(build.person(name)).published


def equals_an_undisturbed_run(run: Run) -> bool:
    for series in run.series.select_related("document"):
        pack = load_pack(series.document.document)
        alone = playtest(pack, MISSION, series.seats, series.games, seed=run.seed)
        assert Report.from_json(series.report).figures() == alone.figures()
    return run.state == Run.State.DONE


def in_the_middle(run: Run):
    def look() -> bool:
        chunks = Chunk.objects.filter(series__run=run)
        return chunks.filter(state="done").count() >= 2 and chunks.filter(state="playing").exists()

    return look


def test_a_killed_worker_costs_nothing_but_time(house):
    worker = house.worker()
    run = launch(version_of("ana"), games=GAMES, teams=[Team(2, 2), Team(3, 3)])
    wait_until(in_the_middle(run), what="the run to be in the middle", seconds=60)
    worker.process.kill()
    worker.process.wait()
    run.refresh_from_db()
    assert run.is_running
    house.worker()
    wait_until(is_over(run), what="the run to end", seconds=120)
    assert equals_an_undisturbed_run(run)


def test_a_killed_process_of_the_pool_is_replaced(house):
    worker = house.worker()
    run = launch(version_of("ana"), games=GAMES)
    wait_until(in_the_middle(run), what="the run to be in the middle", seconds=60)
    for process in worker.pool_processes():
        process.kill()
    wait_until(is_over(run), what="the run to end", seconds=120)
    assert equals_an_undisturbed_run(run)


def test_redis_may_be_started_again(house, test_folder):
    house.worker()
    run = launch(version_of("ana"), games=GAMES)
    wait_until(in_the_middle(run), what="the run to be in the middle", seconds=60)
    house.redis.shutdown(nosave=True)
    house.enter_context(running_redis(test_folder))
    wait_until(is_over(run), what="the run to end", seconds=120)
    assert equals_an_undisturbed_run(run)


def test_redis_may_lose_everything(house):
    house.worker()
    run = launch(version_of("ana"), games=GAMES)
    wait_until(in_the_middle(run), what="the run to be in the middle", seconds=60)
    house.redis.flushall()
    wait_until(is_over(run), what="the run to end", seconds=120)
    assert equals_an_undisturbed_run(run)


def test_chunks_that_are_delivered_twice_count_once(house):
    run = launch(version_of("ana"), games=GAMES)
    for chunk in Chunk.objects.filter(series__run=run):
        for _ in range(2):
            play_chunk.apply_async((chunk.pk,), queue="now")
    house.worker(concurrency=2)
    wait_until(is_over(run), what="the run to end", seconds=120)
    assert equals_an_undisturbed_run(run)


def test_a_worker_whose_clock_is_a_day_ahead_does_no_harm(house):
    run = launch(version_of("ana"), games=GAMES)
    house.worker(including="tests.playtests.wrong_clock")
    house.worker()
    wait_until(is_over(run), what="the run to end", seconds=120)
    assert equals_an_undisturbed_run(run)


def test_a_chunk_that_kills_its_process_ends_its_run_and_no_other(house):
    worker = house.worker(including="tests.playtests.poison")
    poisoned = launch(version_of("ana"), games=200)
    wait_until(is_over(poisoned), what=f"the run to fail\n{worker.logged()}", seconds=120)
    assert poisoned.state == Run.State.FAILED
    assert "died 3 times" in poisoned.reason
    assert Chunk.objects.filter(series__run=poisoned, state="failed").get().attempts == 4
    healthy = launch(version_of("ben"), games=30)
    wait_until(is_over(healthy), what="the other run to end", seconds=60)
    assert equals_an_undisturbed_run(healthy)


def test_a_full_queue_makes_a_run_wait_and_no_more(house):
    house.redis.config_set("maxmemory", 1)
    run = launch(version_of("ana"), games=60)
    assert set(Chunk.objects.values_list("state", flat=True)) == {"waiting"}
    house.redis.config_set("maxmemory", 0)
    house.worker()
    wait_until(is_over(run), what="the run to end", seconds=60)
    assert equals_an_undisturbed_run(run)


def test_a_worker_that_dies_before_merging_is_made_up_for(version):
    run = launch(version, games=6)
    chunk = Chunk.objects.get()
    report = playtest(load_pack(version.document), MISSION, 2, 6)
    Chunk.objects.filter(pk=chunk.pk).update(report=report.as_json(), state="done")
    sweeping.finish_what_is_played()
    run.refresh_from_db()
    assert equals_an_undisturbed_run(run)


def test_somebody_with_little_to_play_does_not_wait_for_somebody_with_much(house):
    house.worker()
    ben, ana = version_of("ben"), version_of("ana")

    def seconds(seed: int) -> float:
        run, began = launch(ben, games=200, seed=seed), time.monotonic()
        wait_until(is_over(run), what="the small run to end", seconds=120)
        return time.monotonic() - began

    seconds(seed=1)  # from now on the pace is known, and the pack is loaded
    alone = seconds(seed=2)
    long = launch(ana, games=100_000)
    wait_until(in_the_middle(long), what="the long run to be in the middle", seconds=60)
    beside = seconds(seed=3)
    long.refresh_from_db()
    assert long.is_running
    assert beside < 5 * alone, f"{beside:.1f} s beside a long run, {alone:.1f} s alone"
