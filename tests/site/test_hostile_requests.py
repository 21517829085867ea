"""Requests that somebody might send on purpose, each with the answer that it gets."""

import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from accounts.services import make_token
from missions.models import Pack
from tests import build
from tests.site.access import World
from tests.site.test_access import client_of

pytestmark = pytest.mark.django_db

HUGE = "9" * 40
ENDLESS = "9" * 5_000
BLANK = "\u3164\u115f"


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture
def client(world) -> Client:
    return client_of("owner", world)


@pytest.mark.parametrize(
    "who", ["²", "٣", HUGE, ENDLESS, "-1", "1e3"], ids=["power", "arabic", "huge", "endless", "below", "float"]
)
def test_the_history_of_somebody_who_is_nobody(client, world, who):
    address = reverse("missions:edits_history", args=[world.pack.slug])
    assert client.get(address, {"who": who}).status_code == 200


@pytest.mark.parametrize("since", ["²", HUGE, ENDLESS, "-1"], ids=["power", "huge", "endless", "below"])
def test_news_since_a_revision_that_never_was(client, world, since):
    assert client.get(reverse("missions:edits", args=[world.pack.slug]), {"since": since}).status_code == 200


@pytest.mark.parametrize("mission", ["²", "../x", "\u202e", "x" * 3_000], ids=["power", "path", "turned", "long"])
@pytest.mark.parametrize("name", ["campaigns:record", "campaigns:table"])
def test_an_evening_with_a_mission_that_nobody_knows(client, world, name, mission):
    address = reverse(name, args=[world.keeper.group.slug, world.campaign.pk])
    assert client.get(address, {"mission": mission}).status_code == 404


@pytest.mark.parametrize("title", [BLANK, "\u2800", "\u202e", "\U000e0041"])
def test_a_title_that_nobody_sees(world, title):
    key = make_token(person=world.people["owner"], name="script", scope="write")[1]
    sent = json.dumps({"document": build.document(), "title": title})
    Client().post("/api/packs", sent, content_type="application/json", headers={"Authorization": f"Bearer {key}"})
    assert Pack.objects.get().title == "Pack"


FILES = {
    "two marks": b"\xef\xbb\xbf\xef\xbb\xbf{}",
    "depth": b"[" * 200_000,
    "nothing": bytes(1_000),
    "digits": b"-" + b"9" * 5_000,
    "half a character": b'{"ledger": "\\ud800"}',
    "a NUL": b'{"format": "fireteam-campaign/1", "ledger": [], "pack": {"digest": "\\u0000"}}',
    "a table": b'a,b\n"',
    "yes": b"true",
    "far away": b'{"format": 1, "entries": [{"number": 1e30, "date": "99999-01-01", "people": {"a": [[]]}}]}',
    "many choices": b'{"format": 1, "seats": 1e25, "choices": [' + b"1," * 200_000 + b"1]}",
}


@pytest.mark.parametrize("data", FILES.values(), ids=FILES)
@pytest.mark.parametrize("name", ["playtests:recordings", "campaigns:import", "missions:import"])
def test_files_that_are_none_of_ours(client, world, name, data):
    args = [world.keeper.group.slug] if name == "campaigns:import" else []
    answer = client.post(reverse(name, args=args), {"file": SimpleUploadedFile("x.json", data)})
    assert answer.status_code == 422


@pytest.mark.parametrize(
    "data", [b"GIF89a" + bytes(50), b"<svg onload='x'/>", b"II*\0" + b"\xff" * 40, b"RIFF\xff\xff\xff\x7fWEBPVP8 ", b""]
)
def test_pictures_that_are_none(client, world, data):
    address = reverse("missions:card_art", args=[world.pack.slug, "ops", world.op])
    answer = client.post(address, {"file": SimpleUploadedFile("a.png", data), "origin": "own"})
    assert answer.status_code == 422
