"""A card's own picture, from the upload to the card."""

import io
from datetime import timedelta

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse
from django.utils import timezone
from PIL import Image

from missions.editions import Edition
from missions.models import Art
from missions.pictures.of_editions import card_data, own_art_of
from missions.tasks import tidy_up
from tests import build

pytestmark = pytest.mark.django_db


@pytest.fixture
def desk(client, settings, tmp_path):
    """The author's page of a card's picture."""
    settings.MEDIA_ROOT = tmp_path
    pack = build.public_pack(build.person())
    client.force_login(pack.owner)
    record = pack.records.filter(collection="ops").first()
    return record, reverse("missions:card_art", args=[pack.slug, "ops", record.key])


def upload(**more):
    file = io.BytesIO()
    Image.new("RGB", (400, 300), "#93271a").save(file, "PNG")
    picture = SimpleUploadedFile("me.png", file.getvalue(), "image/png")
    return {"picture": picture, "origin": "own", "credit": "", "licence": "", "x": "0.2", "y": "0.8"} | more


def test_a_picture_appears_on_the_card(client, desk):
    record, address = desk
    card = reverse("missions:card_picture", args=[record.pack.slug, "ops", record.key]) + "?v=draft"
    before = client.get(card).content
    assert client.post(address, upload()).status_code == 302
    record.refresh_from_db()
    assert (record.art.origin, record.art_x, record.art_y) == ("own", 0.2, 0.8)
    assert client.get(card).content != before


def test_the_card_names_who_made_its_picture(client, desk):
    record, address = desk
    client.post(address, upload(credit="Ana Ferreira"))
    data = card_data(
        Edition(record.pack, None), "ops", record.key, "en", own_art_of(Edition(record.pack, None), "ops", record.key)
    )
    assert data["footer"].endswith("· Ana Ferreira")


def test_only_the_focus_can_be_moved_later(client, desk):
    record, address = desk
    client.post(address, upload())
    moved = upload(x="0.9")
    del moved["picture"]
    assert client.post(address, moved).status_code == 302
    record.refresh_from_db()
    assert (record.art is not None, record.art_x) == (True, 0.9)


def test_who_brought_a_picture_may_correct_its_credit_and_nobody_else(client, desk):
    _record, address = desk
    client.post(address, upload(credit="Ruht"))
    about = upload(credit="Ruth")
    del about["picture"]
    client.post(address, about)
    assert Art.objects.get().credit == "Ruth"
    Art.objects.update(uploaded_by=build.person("ana"))
    client.post(address, about | {"credit": "Somebody"})
    assert Art.objects.get().credit == "Ruth"


@pytest.mark.parametrize("missing", ["credit", "licence"])
def test_somebody_elses_picture_needs_its_maker_and_licence(client, desk, missing):
    _record, address = desk
    given = upload(origin="free", credit="Ana", licence="CC BY 4.0") | {missing: ""}
    assert client.post(address, given).status_code == 422
    assert Art.objects.count() == 0


def test_what_is_no_picture_is_refused_beside_the_field(client, desk):
    _record, address = desk
    response = client.post(address, upload(picture=SimpleUploadedFile("me.png", b"no picture", "image/png")))
    assert response.status_code == 422
    assert "no picture that we read" in response.content.decode()


def test_a_picture_that_nobody_shows_any_more_is_deleted(client, desk, django_capture_on_commit_callbacks):
    _record, address = desk
    client.post(address, upload())
    file = Art.objects.get().file
    with django_capture_on_commit_callbacks(execute=True):
        assert client.post(address + "remove/").status_code == 302
    assert (Art.objects.count(), file.storage.exists(file.name)) == (0, False)


def test_a_picture_that_another_one_replaces_is_deleted(client, desk, django_capture_on_commit_callbacks):
    record, address = desk
    client.post(address, upload())
    first = Art.objects.get().file
    with django_capture_on_commit_callbacks(execute=True):
        client.post(address, upload(picture=SimpleUploadedFile("other.png", build.picture(), "image/png")))
    record.refresh_from_db()
    assert Art.objects.get() == record.art
    assert (first.storage.exists(first.name), first.storage.exists(record.art.file.name)) == (False, True)


def test_a_picture_whose_record_is_gone_is_forgotten_after_a_day(client, desk):
    record, address = desk
    client.post(address, upload())
    record.delete()
    tidy_up()
    assert Art.objects.count() == 1
    Art.objects.update(uploaded_at=timezone.now() - timedelta(days=2))
    tidy_up()
    tidy_up()
    assert Art.objects.count() == 0


def test_a_picture_that_a_version_names_stays(client, desk):
    record, address = desk
    client.post(address, upload())
    build.version(record.pack, "With a picture.")
    client.post(address + "remove/")
    assert Art.objects.count() == 1
