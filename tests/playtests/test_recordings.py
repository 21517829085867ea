"""Record files that people bring along."""

import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse

from engine import VERSION
from playtests.errors import BadRecord
from playtests.models import Recording
from playtests.replays.games_of_runs import record_of
from playtests.services import recordings
from playtests.services.recordings import bring
from tests import build
from tests.playtests.support import launch, play_all


@pytest.fixture
def record(version):
    run = launch(version, games=1)
    play_all(run)
    return record_of(run.series.get(), 0)


def brought(owner, record, name="game.json"):
    data = record if isinstance(record, bytes) else json.dumps(record).encode()
    return bring(owner=owner, keys=(), name=name, data=data)


@pytest.mark.django_db
def test_a_record_is_shown_step_by_step_to_whoever_brought_it(client, version, record):
    client.force_login(version.pack.owner)
    file = SimpleUploadedFile("evening.json", json.dumps(record).encode(), "application/json")
    answer = client.post(reverse("playtests:recordings"), {"file": file})
    found = Recording.objects.get()
    assert (answer.status_code, answer["Location"]) == (302, found.get_absolute_url())
    assert client.get(found.get_absolute_url()).status_code == 200
    steps = client.get(reverse("playtests:recording_steps", args=[found.key]), {"from": 0}).json()["steps"]
    assert steps[0]["status"]
    client.force_login(build.person("stranger"))
    assert client.get(found.get_absolute_url()).status_code == 404


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda one: b"\xff\xfe", "not JSON"),
        (lambda one: b"[" * 100_000, "not JSON"),
        (lambda one: b'{"seed": NaN}', "not JSON"),
        (lambda one: b"[1, 2]", "no record of a game"),
        (lambda one: one | {"choices": "all of them"}, "no record of a game"),
        (lambda one: one | {"ruleset": "chess"}, "not played here"),
        (lambda one: one | {"choices": [0] * 20_001}, "so many choices"),
        (lambda one: one | {"pack": "elsewhere", "digest": "0" * 64}, "Import the pack first"),
        (lambda one: one | {"mission": "no-such-mission"}, "does not begin"),
        (lambda one: one | {"format": 99}, "does not begin"),
        (lambda one: one | {"seats": ["nobody"]}, "does not begin"),
        (lambda one: one | {"padding": "x" * recordings.MOST_BYTES}, "at most"),
    ],
)
def test_what_is_no_record_of_a_game_here_is_refused_with_the_reason(version, record, change, words):
    with pytest.raises(BadRecord, match=words):
        brought(version.pack.owner, change(record))
    assert not Recording.objects.exists()


@pytest.mark.django_db
def test_a_refused_file_is_told_beside_the_field(client, version):
    client.force_login(version.pack.owner)
    answer = client.post(reverse("playtests:recordings"), {"file": SimpleUploadedFile("x.json", b"{")})
    assert answer.status_code == 422
    assert "not JSON" in answer.content.decode()


@pytest.mark.django_db
def test_a_record_of_an_older_version_of_the_pack_is_shown_as_far_as_it_goes(client, version, record):
    old = record | {"digest": "0" * 64, "choices": [*record["choices"][:20], 999]}
    found = brought(version.pack.owner, old)
    client.force_login(version.pack.owner)
    page = client.get(found.get_absolute_url()).content.decode()
    assert "The pack has changed since this game" in page
    assert "Shown up to step" in page


@pytest.mark.django_db
@pytest.mark.parametrize("engine", ["99.0", "0.1", None, 7])
def test_a_record_of_another_engine_says_so(client, version, record, engine):
    found = brought(version.pack.owner, record | {"engine": engine})
    client.force_login(version.pack.owner)
    page = client.get(found.get_absolute_url()).content.decode()
    assert f"here it is {VERSION}" in page


@pytest.mark.django_db
def test_a_private_pack_is_not_found_by_a_stranger(version, record):
    version.pack.visibility = "private"
    version.pack.save()
    with pytest.raises(BadRecord, match="Import the pack first"):
        brought(build.person("stranger"), record)


@pytest.mark.django_db
def test_the_last_twenty_are_kept(version, record, monkeypatch):
    monkeypatch.setattr(recordings, "MOST_KEPT", 2)
    for number in range(4):
        brought(version.pack.owner, record, f"{number}.json")
    assert [one.name for one in Recording.objects.all()] == ["3.json", "2.json"]


@pytest.mark.django_db
def test_one_can_go_on_from_a_step_of_it(client, version, record):
    found = brought(version.pack.owner, record)
    client.force_login(version.pack.owner)
    url = f"{reverse('playtests:recording_from_here', args=[found.key])}?step=12"
    started = client.post(url, {"games": 10, "bot": "random", "seed": 1})
    assert started.status_code == 302
    client.force_login(build.person("stranger"))
    assert client.get(started["Location"]).status_code == 404
