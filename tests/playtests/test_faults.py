"""Whatever happens to workers, Redis and messages: the report is, field by field, that of an undisturbed run."""

from contextlib import ExitStack

import pytest
from django.db.models import Sum

from engine import Report, load_pack, playtest
from playtests.models import Chunk, Run
from playtests.services import cancelling, sweeping
from playtests.services.launching import Team
from playtests.tasks import play_chunk
from tests import build
from tests.playtests import gate
from tests.playtests.support import MISSION, is_over, launch, stands_at
from tests.services import running_redis, running_worker, wait_until

pytestmark = pytest.mark.django_db(transaction=True)

GAMES, HALF_WAY = 300, 200


@pytest.fixture
def house(test_folder, database_url):
    """A Redis and as many workers as a test wants, all ended with it."""

    def start_worker(including: str = gate.WORKER, **options):
        including = f"{including},tests.playtests.quick_broom"
        options |= {"database_url": database_url, "has_beat": True, "including": including}
        return stack.enter_context(running_worker(test_folder, **options))

    with ExitStack() as stack:
        stack.callback(gate.lift)
        stack.redis = stack.enter_context(running_redis(test_folder))
        stack.redis.flushall()
        stack.worker = start_worker
        yield stack


def version_of(name: str):
    return build.public_pack(build.person(name)).published


def equals_an_undisturbed_run(run: Run) -> bool:
    for series in run.series.select_related("document"):
        pack = load_pack(series.document.document)
        alone = playtest(pack, MISSION, series.seats, series.games, seed=run.seed)
        assert Report.from_json(series.report).figures() == alone.figures()
    return run.state == Run.State.DONE


def run_half_way(**orders) -> Run:
    """Some parts are stored, and a worker stands in the middle of the next."""
    gate.shut_at(HALF_WAY)
    run = launch(version_of("ana"), games=GAMES, **orders)
    wait_until(stands_at(run, HALF_WAY), what="the run to be half-way")
    return run


def ends_well(run: Run) -> bool:
    gate.lift()
    wait_until(is_over(run), what="the run to end")
    return equals_an_undisturbed_run(run)


def test_a_killed_worker_costs_nothing_but_time(house):
    worker = house.worker()
    run = run_half_way(teams=[Team(2, 2), Team(3, 3)])
    worker.kill()
    run.refresh_from_db()
    assert run.is_running
    house.worker()
    assert ends_well(run)


def test_a_killed_process_of_the_pool_is_replaced(house):
    worker = house.worker()
    run = run_half_way()
    for process in worker.pool_processes():
        process.kill()
    assert ends_well(run)


def test_redis_may_be_started_again(house, test_folder):
    house.worker()
    run = run_half_way()
    house.redis.shutdown(nosave=True)
    house.enter_context(running_redis(test_folder))
    assert ends_well(run)


def test_redis_may_lose_everything(house):
    house.worker()
    run = run_half_way()
    house.redis.flushall()
    assert ends_well(run)


def test_chunks_that_are_delivered_twice_count_once(house):
    run = launch(version_of("ana"), games=GAMES)
    for chunk in Chunk.objects.filter(series__run=run):
        for _ in range(2):
            play_chunk.apply_async((chunk.pk,), queue="now")
    house.worker(concurrency=2)
    wait_until(is_over(run), what="the run to end")
    assert equals_an_undisturbed_run(run)


def test_a_worker_whose_clock_is_a_day_ahead_does_no_harm(house):
    run = launch(version_of("ana"), games=GAMES)
    house.worker(including="tests.playtests.wrong_clock")
    house.worker()
    wait_until(is_over(run), what="the run to end")
    assert equals_an_undisturbed_run(run)


def test_a_chunk_that_kills_its_process_ends_its_run_and_no_other(house):
    worker = house.worker(including="tests.playtests.poison")
    poisoned = launch(version_of("ana"), games=200)
    wait_until(is_over(poisoned), what=f"the run to fail\n{worker.logged()}")
    assert poisoned.state == Run.State.FAILED
    assert "died 3 times" in poisoned.reason
    assert Chunk.objects.filter(series__run=poisoned, state="failed").get().attempts == 4
    healthy = launch(version_of("ben"), games=30)
    wait_until(is_over(healthy), what="the other run to end")
    assert equals_an_undisturbed_run(healthy)


def test_a_full_queue_makes_a_run_wait_and_no_more(house):
    house.redis.config_set("maxmemory", 1)
    run = launch(version_of("ana"), games=60)
    assert set(Chunk.objects.values_list("state", flat=True)) == {"waiting"}
    house.redis.config_set("maxmemory", 0)
    house.worker()
    wait_until(is_over(run), what="the run to end")
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
    """200 games are over before 1,000 are played in all (`bench.workers` tells it in seconds)."""
    house.worker()
    much = launch(version_of("ana"), games=100_000)
    theirs = Chunk.objects.filter(series__run=much, state="done")
    wait_until(theirs.exists, what="the long run to be under way")
    little = launch(version_of("ben"), games=200)
    wait_until(is_over(little), what="the small run to end")
    meanwhile = theirs.filter(finished_at__gt=little.created_at, finished_at__lte=little.finished_at)
    games = meanwhile.aggregate(sum=Sum("games"))["sum"] or 0
    much.refresh_from_db()
    assert much.is_running
    cancelling.cancel_run(run=much)
    assert equals_an_undisturbed_run(little)
    assert 200 + games <= 5 * 200
