"""Replays: a game of a run, step by step."""

import json
from itertools import pairwise

import pytest
from django.urls import reverse

from engine import game_of_run, unfolded
from playtests.replays import unrolling
from playtests.replays.games_of_runs import record_of, replay_of
from playtests.replays.kept import forget
from playtests.replays.pages import CHUNK, steps_of
from playtests.replays.strip import strip_of
from playtests.replays.unrolling import unroll
from playtests.reports import answers
from playtests.services.packs import pack_of
from tests.playtests.support import launch, play_all


@pytest.fixture
def series(version):
    run = launch(version, games=3)
    play_all(run)
    return run.series.get()


def boards(series):
    return answers.boards_of(series.document.digest, series.run.mission, "en")


@pytest.mark.django_db
def test_every_step_of_a_game_is_a_line_of_its_log(series):
    replay = replay_of(series, 1)
    played = game_of_run(pack_of(series.document.digest), answers.report_of(series).about, 1)
    assert [line.text for line in replay.log] == [str(event.text) for event in played.events]
    assert [view.number for view in replay.views(0, replay.steps)] == list(range(replay.steps))
    assert replay.last.outcome.result == played.outcome["result"]


@pytest.mark.django_db
def test_figures_go_one_after_another_and_end_where_the_game_has_them(series):
    replay = replay_of(series, 0)
    for line, view in zip(replay.log, replay.views(0, replay.steps), strict=True):
        if line.moved and view.scene is replay.last:
            continue
        ends = {piece.id: piece.region for piece in view.pieces}
        is_whole = any(frame.lines - 1 == line.number for frame in replay.frames)
        if line.moved and not is_whole:
            assert ends[line.moved[0]] == line.moved[2]
    *_, last = replay.views(0, replay.steps)
    assert last.pieces == replay.last.pieces


@pytest.mark.django_db
def test_chunks_put_together_tell_every_step_and_each_begins_whole(series):
    replay = replay_of(series, 0)
    chunks = [steps_of(replay, boards(series), first) for first in range(0, replay.steps, CHUNK)]
    assert sum(len(chunk["steps"]) for chunk in chunks) == replay.steps
    for chunk in chunks:
        assert chunk["steps"][0].keys() == {"status", "boards", "pieces"}
    assert any(not step for chunk in chunks for step in chunk["steps"])  # what is as it was is not sent again


@pytest.mark.django_db
def test_the_strip_marks_who_fell_and_ends_where_the_game_ends(series):
    replay = replay_of(series, 0)
    strip = strip_of(replay)
    fallen = {piece.id for piece in replay.last.pieces if {"dead", "knocked-down"} & set(piece.states)}
    assert len([mark for mark in strip.marks if mark.kind == "fallen"]) >= len(fallen)
    assert all(0 <= mark.step < replay.steps for mark in strip.marks)
    assert strip.courses
    assert strip.track


@pytest.mark.django_db
def test_a_record_whose_rules_have_changed_is_shown_as_far_as_it_goes(series):
    record = record_of(series, 0)
    broken = {**record, "choices": [*record["choices"][:5], 999, 0]}
    replay = unroll(pack_of(series.document.digest), broken, "all", "en")
    assert len(replay.frames) == 6
    assert replay.fault
    assert replay.steps == replay.frames[-1].lines


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("bound", "most"), [("MOST_CHOICES", 10), ("MOST_LINES", 50), ("MOST_LINES", 2), ("MOST_PIECES", 90)]
)
def test_a_game_that_nobody_plays_to_its_end_is_shown_up_to_a_step(client, series, monkeypatch, bound, most):
    whole = replay_of(series, 0)
    forget()
    monkeypatch.setattr(unrolling, bound, most)
    cut = replay_of(series, 0)
    assert 0 < cut.steps < whole.steps
    assert cut.log == whole.log[: cut.steps]
    pieces = sum(len(one.scene.pieces) for one in cut.frames[:-1])
    assert {"MOST_CHOICES": len(cut.frames) - 1, "MOST_LINES": cut.steps, "MOST_PIECES": pieces}[bound] <= most
    page = client.get(reverse("playtests:game", args=[series.run_id, 0])).content.decode()
    assert f"Shown up to step {cut.steps - 1}" in page
    assert "rules differ" not in page
    forget()


@pytest.mark.django_db
def test_the_page_shows_the_board_and_the_step_that_is_asked_for(client, series):
    address = reverse("playtests:game", args=[series.run_id, 0])
    page = client.get(address, {"step": "3"})
    assert page.status_code == 200
    assert page.context["replay"].step == 3
    assert 'data-step="3"' in page.content.decode()
    assert 'data-jump="dice"' in page.content.decode()
    assert client.get(address, {"step": "x"}).context["replay"].step == page.context["replay"].last_step


@pytest.mark.django_db
def test_pieces_of_a_replay_come_as_data_and_the_record_as_a_file(client, series):
    chunk = client.get(reverse("playtests:game_steps", args=[series.run_id, 0]), {"from": "40"}).json()
    assert chunk["first"] == 40
    record = client.get(reverse("playtests:game_record", args=[series.run_id, 0]))
    assert "attachment" in record["Content-Disposition"]
    assert json.loads(record.content) == record_of(series, 0)
    assert client.get(reverse("playtests:game", args=[series.run_id, 99])).status_code == 404


@pytest.mark.django_db
def test_every_step_shows_what_has_happened_by_then_and_nothing_of_what_comes(series):
    """Also between two choices: whoever is knocked down lies there at that very step, and tracks go with the log."""
    replay = replay_of(series, 0)
    views = list(replay.views(0, replay.steps))
    fallen = [line.number for line in replay.log if line.event == "knocked-down"]
    for number in fallen:
        lying = [sum("knocked-down" in piece.states for piece in views[at].pieces) for at in (number - 1, number)]
        assert lying[1] == lying[0] + 1
    in_order = [view.scene.round for view in views]
    assert in_order == sorted(in_order)
    between = {frame.lines - 1 for frame in replay.frames}
    assert any(
        view.scene.tracks != before.scene.tracks for before, view in pairwise(views) if view.number not in between
    )


@pytest.mark.django_db
def test_a_chunk_builds_the_scenes_that_it_shows_and_no_others(series, monkeypatch):
    """Also in the middle of a choice that brings more events than a chunk has steps."""
    built = []

    def counted(*about):
        scenes = unfolded(*about)
        built.extend(one for one in scenes if one is not None)
        return scenes

    replay = replay_of(series, 0)
    whole = list(replay.views(0, replay.steps))
    assert max(after.lines - before.lines for before, after in pairwise(replay.frames)) > CHUNK
    monkeypatch.setattr(unrolling, "unfolded", counted)
    for first in range(0, replay.steps, CHUNK):
        built.clear()
        shown = list(replay.views(first, first + CHUNK))
        assert len(built) <= len(shown)
        assert shown == whole[first : first + CHUNK]
