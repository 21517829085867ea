"""Chunks in one process, without a queue: each step counts once, however often it is taken."""

import pytest

from engine import Report, load_pack, playtest, wilson
from missions.models import PlayableMission
from playtests.errors import NothingToRetry
from playtests.models import Chunk, Run, Series, Switch
from playtests.reports.pages import RunPage
from playtests.services import cancelling, finishing, playing, sweeping
from playtests.services.launching import Orders, Team
from playtests.services.merging import merged
from playtests.services.pace import FIRST
from tests import build
from tests.playtests.support import MISSION, launch, play_all

pytestmark = pytest.mark.django_db


def test_a_run_reports_what_the_engine_alone_would(version):
    run = launch(version, teams=[Team(2, 2), Team(3, 3)], games=23)
    play_all(run)
    assert (run.state, run.series.count()) == (Run.State.DONE, 2)
    for series in run.series.all():
        alone = playtest(load_pack(version.document), MISSION, series.seats, 23, seed=1)
        assert Report.from_json(series.report).figures() == alone.figures()
        assert (series.played, series.wins) == (23, alone.wins)


def test_a_chunk_that_is_played_twice_counts_once(version):
    run = launch(version, games=6)
    chunk = Chunk.objects.get()
    playing.play_chunk(chunk_id=chunk.pk)
    before = Series.objects.get().report
    playing.play_chunk(chunk_id=chunk.pk)
    run.refresh_from_db()
    assert (run.state, Series.objects.get().report, run.series.get().played) == (Run.State.DONE, before, 6)


def test_two_copies_at_once_store_one_report(version):
    launch(version, games=6)
    chunk = playing.begin(Chunk.objects.get().pk)
    report = playing.play(chunk)
    assert finishing.store_report(chunk=chunk, report=report)
    assert not finishing.store_report(chunk=chunk, report=report)


def test_attempts_are_counted_before_the_work_and_the_fourth_is_not_made(version):
    run = launch(version, games=6)
    chunk = Chunk.objects.get()
    for _ in range(playing.MOST_ATTEMPTS):
        assert playing.begin(chunk.pk)  # as if its process had been killed here
    playing.play_chunk(chunk_id=chunk.pk)
    run.refresh_from_db()
    assert run.state == Run.State.FAILED
    assert "died 3 times" in run.reason


def test_what_was_measured_before_a_failure_stays_and_can_be_completed(version):
    run = launch(version, games=250)
    first, second, *_rest = Chunk.objects.order_by("first")
    playing.play_chunk(chunk_id=first.pk)
    Chunk.objects.filter(pk=second.pk).update(attempts=playing.MOST_ATTEMPTS)
    playing.play_chunk(chunk_id=second.pk)
    series = run.series.get()
    assert (series.played, series.is_whole) == (first.games, False)
    cancelling.retry_run(run=run)
    play_all(run)
    assert run.series.get().played == 250


def test_a_cancelled_run_keeps_what_was_played(version):
    run = launch(version, games=250)
    first = Chunk.objects.order_by("first").first()
    playing.play_chunk(chunk_id=first.pk)
    assert cancelling.cancel_run(run=run)
    assert not cancelling.cancel_run(run=run)
    play_all(run)
    assert (run.state, run.series.get().played) == (Run.State.CANCELLED, first.games)


def test_a_worker_stops_between_games_when_the_run_is_cancelled(version, monkeypatch):
    run = launch(version, games=60)
    chunk = playing.begin(Chunk.objects.order_by("first").first().pk)
    played = []
    original = playing.playtest

    def play_and_cancel(*args, **kwargs):
        played.append(args[3])
        Run.objects.filter(pk=run.pk).update(state=Run.State.CANCELLED)
        return original(*args, **kwargs)

    monkeypatch.setattr(playing, "playtest", play_and_cancel)
    with pytest.raises(playing.NoLongerWanted):
        playing.play(chunk)
    assert len(played) == 1
    assert played[0] < chunk.games


def test_a_chunk_that_turns_out_long_is_cut_and_nothing_is_lost(version, monkeypatch):
    monkeypatch.setattr(playing, "CUT_AFTER_SECONDS", 0.01)
    run = launch(version, games=20)
    play_all(run)
    assert Chunk.objects.count() > 1
    alone = playtest(load_pack(version.document), MISSION, 2, 20, seed=1)
    assert Report.from_json(run.series.get().report).figures() == alone.figures()


def test_a_series_ends_when_its_interval_is_narrow(version):
    run = launch(version, games=2000, until=Run.Until.NARROW, precision=8.0)
    play_all(run)
    series = run.series.get()
    assert series.played % 100 == 0
    assert 100 <= series.played < 2000
    low, high = Report.from_json(series.report).interval
    assert high - low <= 0.16


def test_a_series_that_may_end_early_is_taken_over_only_where_it_would_end_alike(version):
    narrow = {"until": Run.Until.NARROW, "precision": 4.0}
    play_all(launch(version, games=100, **narrow))
    assert launch(version, games=100, **narrow).state == Run.State.DONE
    further = launch(version, games=900, **narrow)
    assert further.is_running
    play_all(further)
    series = further.series.get()
    assert series.played > 100
    assert wilson_width(series) <= 4


def wilson_width(series) -> float:
    low, high = wilson(series.wins, series.played)
    return 50 * (high - low)


def test_a_run_that_ends_early_counts_the_games_to_its_end_and_no_more(version):
    run = launch(version, games=5000, until=Run.Until.NARROW, precision=9.0)
    for chunk in Chunk.objects.order_by("first")[:2]:
        playing.play_chunk(chunk_id=chunk.pk)
    progress = RunPage(run).progress
    assert progress.played < progress.games < 300
    play_all(run)
    progress = RunPage(run).progress
    assert (progress.per_cent, progress.played) == (100, progress.games)


def test_a_large_part_makes_room_for_somebody_else_and_nothing_is_lost(version, monkeypatch):
    monkeypatch.setattr(playing, "ROOM_AFTER_SECONDS", 0)
    play_all(launch(version, games=6))
    Chunk.objects.update(seconds=6 * 0.0015)
    run = launch(version, games=130)
    Run.objects.filter(pk=run.pk).update(queue=Run.Queue.LONG)
    large = Chunk.objects.get(series__run=run, first=FIRST)
    launch(version, games=7, seed=2, owner=build.person("ben"))
    playing.play_chunk(chunk_id=large.pk)
    rest = Chunk.objects.get(series__run=run, first__gt=FIRST)
    assert rest.games == 80  # a third is played
    playing.play_chunk(chunk_id=rest.pk)
    rest.refresh_from_db()
    assert rest.games == 80  # small enough: it is not cut again and again
    play_all(run)
    alone = playtest(load_pack(version.document), MISSION, 2, 130, seed=1)
    assert Report.from_json(run.series.get().report).figures() == alone.figures()


@pytest.mark.parametrize(("until", "largest"), [(Run.Until.END, 500), (Run.Until.NARROW, 100)])
def test_quick_games_come_in_large_parts_unless_every_hundredth_may_be_the_last(version, until, largest):
    play_all(launch(version, games=6))
    Chunk.objects.update(seconds=6 * 0.0015)  # as the compiled engine plays
    run = launch(version, games=2000, until=until, precision=3.0 if until else None)
    chunks = Chunk.objects.filter(series__run=run).order_by("first")
    assert max(chunk.games for chunk in chunks) == largest
    assert sum(chunk.games for chunk in chunks) == 2000


def test_the_same_games_are_not_played_again(version):
    play_all(launch(version, games=12))
    again = launch(version, games=12)
    assert (again.state, again.series.get().played) == (Run.State.DONE, 12)
    assert again.series.get().kept_from is not None
    assert launch(version, games=13).state == Run.State.RUNNING


def test_nothing_is_played_while_the_queue_is_paused(version):
    run = launch(version, games=6)
    Switch.objects.create(name=Switch.Name.PAUSED)
    playing.play_chunk(chunk_id=Chunk.objects.get().pk)
    assert Chunk.objects.get().state == Chunk.State.WAITING
    assert Chunk.objects.get().attempts == 0
    assert run.series.get().report is None


def test_what_somebody_asked_for_does_not_wait_for_what_goes_by_itself(version):
    by_itself = launch(version, games=1000)
    Run.objects.filter(pk=by_itself.pk).update(is_continuous=True)
    asked_for = launch(version, games=6)
    theirs = Chunk.objects.get(series__run=asked_for)
    assert theirs.state == Chunk.State.WAITING  # enough is in the queue already
    playing.play_chunk(chunk_id=Chunk.objects.filter(series__run=by_itself).order_by("first").first().pk)
    theirs.refresh_from_db()
    assert theirs.state == Chunk.State.SENT


def test_orders_have_sensible_values():
    assert (Orders().bot, Orders().games, Orders().target) == ("veteran", 200, (50, 75))


def test_a_button_that_is_pressed_twice_begins_one_run(version):
    first = launch(version, games=6)
    assert launch(version, games=6) == first
    assert launch(version, games=6, teams=[Team(3, 3)]) != first
    assert launch(version, games=6, owner=build.person("ben")) != first
    play_all(first)
    assert launch(version, games=6) != first  # of what is over another one is made, from kept results


def test_a_worker_that_is_behind_hands_back_and_one_that_is_ahead_ends_the_run(version, monkeypatch):
    run = launch(version, games=250)
    first, second, *_rest = Chunk.objects.order_by("first")
    playing.play_chunk(chunk_id=first.pk)
    monkeypatch.setattr(playing, "VERSION", "0.9")
    playing.play_chunk(chunk_id=second.pk)
    second.refresh_from_db()
    run.refresh_from_db()
    assert (second.state, second.attempts, run.state) == (Chunk.State.WAITING, 0, Run.State.RUNNING)
    monkeypatch.setattr(playing, "VERSION", "99.10")
    playing.play_chunk(chunk_id=second.pk)
    run.refresh_from_db()
    assert (run.state, run.series.get().played) == (Run.State.FAILED, first.games)
    assert "updated while the run was under way" in run.why
    monkeypatch.setattr(cancelling, "VERSION", "99.10")
    with pytest.raises(NothingToRetry):
        cancelling.retry_run(run=run)


@pytest.mark.parametrize("state", [Run.State.CANCELLED, Run.State.FAILED])
def test_whoever_dies_while_breaking_off_leaves_the_figures_to_the_sweep(version, state):
    run = launch(version, games=250)
    first = Chunk.objects.order_by("first").first()
    playing.play_chunk(chunk_id=first.pk)
    finishing.mark_ended(run_id=run.pk, state=state)  # and here its process is killed
    for _ in range(2):
        sweeping.finish_what_is_played()
        assert run.series.get().played == first.games


def test_whoever_dies_while_finishing_leaves_the_mission_its_figure(version, monkeypatch):
    def die(**_):
        raise KeyboardInterrupt

    run = launch(version, games=6)
    with monkeypatch.context() as patched:
        patched.setattr(finishing, "note_results", die)
        with pytest.raises(KeyboardInterrupt):
            play_all(run)
    measured = PlayableMission.objects.filter(fingerprint=run.fingerprint, win_share__isnull=False)
    assert not measured.exists()
    sweeping.finish_what_is_played()
    run.refresh_from_db()
    assert run.state == Run.State.DONE
    assert measured.exists()


def test_a_run_that_goes_on_is_not_closed_by_whoever_still_merges(version):
    run = launch(version, games=250)
    first = Chunk.objects.order_by("first").first()
    playing.play_chunk(chunk_id=first.pk)
    finishing.keep_what_is_measured(run_id=run.pk)
    assert run.series.get().report is None
    play_all(run)
    assert run.series.get().played == 250


def test_of_a_growing_series_only_new_parts_are_read(version, django_assert_num_queries):
    run = launch(version, games=250)
    series = run.series.get()
    *some, last = Chunk.objects.order_by("first")
    for chunk in some:
        playing.play_chunk(chunk_id=chunk.pk)
    before = merged(series).figures()
    with django_assert_num_queries(1):
        assert merged(series).figures() == before
    playing.store_report(chunk=playing.begin(last.pk), report=playing.play(last))
    alone = playtest(load_pack(version.document), MISSION, 2, 250, seed=1)
    assert merged(series).figures() == alone.figures()
    assert merged(series, before=last.first).figures() == before
