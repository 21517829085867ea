"""Export and import of `.fireteam` files."""

import io
import json
import re
import tracemalloc
import zipfile

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import transaction
from django.urls import reverse
from PIL import Image

from engine import load_pack
from missions.archives.reading import LARGEST_FILE, PAGES_OF_A_PACK, open_parcel
from missions.archives.writing import archive_of
from missions.editions import Edition
from missions.models import Art, Pack, PendingImport
from missions.pictures.intake import take_in
from missions.services.documents import document_of
from missions.services.importing import discard, discard_forgotten, import_parcel
from missions.urls import urlpatterns
from tests import build
from tests.missions.hostile_files import HOSTILE, zipped

pytestmark = pytest.mark.django_db


@pytest.fixture
def me(client):
    person = build.person()
    client.force_login(person)
    return person


def send(client, data: bytes, name: str = "night.fireteam"):
    return client.post(reverse("missions:import"), {"file": SimpleUploadedFile(name, data)})


def test_no_mission_is_called_as_another_page_of_its_pack():
    routes = [str(one.pattern) for one in urlpatterns]
    behind = {route.split("/")[1] for route in routes if route.startswith("<slug:pack>/") and "<" not in route[12:-1]}
    assert {one for one in behind if one.isidentifier()} == PAGES_OF_A_PACK


def test_there_are_at_least_sixty_hostile_files():
    assert len(HOSTILE) >= 60


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_in_words_and_nothing_is_stored(client, me, name, settings):
    make, sentence = HOSTILE[name]
    data = make()
    settings.LANGUAGE_CODE = "en"
    response = send(client, data)
    assert response.status_code == 422
    page = response.content.decode()
    assert re.search(sentence, page)
    assert len(page) < 60_000
    assert not Pack.objects.exists()
    assert not PendingImport.objects.exists()


def test_refusing_takes_no_more_memory_than_the_limits_allow():
    """Fifty megabytes of blanks, packed into fifty kilobytes, are never unpacked as a whole."""
    data = HOSTILE["bomb"][0]()
    tracemalloc.start()
    with pytest.raises(Exception, match="unpacks to more"):
        open_parcel(data)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < LARGEST_FILE


@pytest.mark.parametrize("folder", ["countdown", "fireteam_zero"])
def test_what_is_exported_can_be_imported_by_somebody_else_and_by_the_engine(me, folder):
    pack = build.public_pack(me, content=build.document(folder))
    data = archive_of(Edition(pack, pack.published))
    assert load_pack(data).digest == pack.published.digest
    other = import_parcel(parcel=open_parcel(data), person=build.person("ada"))
    assert document_of(other) == document_of(pack)
    assert other.visibility == "private"


def test_the_same_content_always_gives_the_same_file(me):
    pack = build.public_pack(me)
    again = Pack.objects.get().published
    assert archive_of(Edition(pack, pack.published)) == archive_of(Edition(pack, again))


def test_the_file_names_its_authors_and_its_licence(me):
    pack = build.public_pack(me, title="Night Shift")
    with zipfile.ZipFile(io.BytesIO(archive_of(Edition(pack, pack.published)))) as archive:
        words = archive.read("CREDITS.txt").decode()
    assert words == "Night Shift\nBy ruth\nLicence: CC BY-SA 4.0\nVersion 1\n"


def test_a_private_origin_is_not_named_in_the_credits(me):
    origin = build.public_pack(build.person("ada"), "Secret Plans")
    Pack.objects.filter(pk=origin.pk).update(visibility="private")
    pack = build.public_pack(me, "Night Shift", forked_from=origin.published)
    pack.refresh_from_db()
    with zipfile.ZipFile(io.BytesIO(archive_of(Edition(pack, pack.published)))) as archive:
        words = archive.read("CREDITS.txt").decode()
    assert "Secret Plans" not in words
    assert "a pack that is not public" in words


def test_a_file_is_looked_at_first_and_then_taken(client, me):
    response = send(client, json.dumps(build.document()).encode(), "night.json")
    assert response.status_code == 302
    assert not Pack.objects.exists()
    page = client.get(response["Location"]).content.decode()
    assert "Threat cards" in page
    assert "tile-board" in page  # what can be played is drawn
    taken = client.post(response["Location"], {"take": "all"})
    pack = Pack.objects.get()
    assert taken["Location"] == pack.get_absolute_url()
    assert (pack.owner, pack.visibility, PendingImport.objects.count()) == (me, "private", 0)


def test_a_file_with_faults_can_be_taken_whole_or_in_its_sound_part(client, me):
    broken = build.document()
    broken["ops"][0]["healthStart"] = "many"
    data = json.dumps(broken).encode()
    preview = send(client, data)["Location"]
    page = client.get(preview).content.decode()
    assert "healthStart" in page
    assert "it can be taken as a draft" in page  # it says so instead of asking for mends first
    client.post(preview, {"take": "all"})
    assert document_of(Pack.objects.get()) == broken
    Pack.objects.all().delete()
    client.post(send(client, data)["Location"], {"take": "sound"})
    kept = document_of(Pack.objects.get())
    assert broken["ops"][0]["id"] not in [op["id"] for op in kept["ops"]]
    assert len(kept["ops"]) == len(broken["ops"]) - 1


def test_what_is_discarded_or_forgotten_is_gone(client, me, django_capture_on_commit_callbacks):
    preview = send(client, json.dumps(build.document()).encode())["Location"]
    file = PendingImport.objects.get().file
    with django_capture_on_commit_callbacks(execute=True):
        client.post(preview, {"take": "nothing"})
    assert not PendingImport.objects.exists()
    assert not file.storage.exists(file.name)
    send(client, json.dumps(build.document()).encode())
    PendingImport.objects.update(made_at="2026-01-01T00:00Z")
    assert (discard_forgotten(), discard_forgotten()) == (1, 0)
    assert not Pack.objects.exists()


def test_a_file_outlives_a_discarding_that_fails(client, me):
    preview = send(client, json.dumps(build.document()).encode())["Location"]
    with transaction.atomic():
        discard(pending=PendingImport.objects.get())
        transaction.set_rollback(True)
    assert client.get(preview).status_code == 200


def test_a_draft_is_exported_for_those_who_may_read_it_only(client, me):
    pack = build.public_pack(me)
    pack.records.filter(collection="ops").first().delete()
    address = reverse("missions:export", args=[pack.slug])
    assert client.get(address, {"v": "draft"}).status_code == 200
    client.force_login(build.person("ada"))
    assert client.get(address, {"v": "draft"}).status_code == 404
    assert client.get(address).status_code == 200


def picture(colour: str = "red") -> bytes:
    buffer = io.BytesIO()
    Image.new("RGB", (200, 200), colour).save(buffer, "PNG")
    return buffer.getvalue()


def test_pictures_travel_with_their_credits(me):
    pack = build.pack(me)
    art = take_in(picture(), person=me, origin="free", credit="A. Painter", licence="CC BY 4.0")
    record = pack.records.filter(collection="ops").first()
    record.art = art
    record.save()
    version = build.version(pack)
    parcel = open_parcel(archive_of(Edition(pack, version)))
    Art.objects.all().delete()
    other = import_parcel(parcel=parcel, person=build.person("ada"))
    taken = other.records.get(collection="ops", key=record.key).art
    assert (taken.credit, taken.licence, taken.origin) == ("A. Painter", "CC BY 4.0", "free")


def test_a_damaged_picture_stays_out_and_the_rest_is_taken(client, me):
    damaged, sound = (f"art/ops/{build.document()['ops'][at]['id']}.png" for at in (0, 1))
    data = zipped((damaged, picture()[:-60]), (sound, picture()))
    preview = send(client, data)["Location"]
    assert "cannot be read to its end" in client.get(preview).content.decode()
    pack = client.post(preview, {"take": "all"}, follow=True)
    assert f"Left out: {damaged.removeprefix('art/').removesuffix('.png')}" in pack.content.decode()
    drawn = Pack.objects.get().records.filter(art__isnull=False)
    assert [f"art/ops/{one.key}.png" for one in drawn] == [sound]
    assert Art.objects.count() == 1


def test_pictures_that_would_keep_us_busy_for_minutes_are_refused(client, me, monkeypatch):
    monkeypatch.setattr("missions.archives.reading.MOST_PIXELS_AT_ONCE", 50_000)
    page = send(client, zipped(("art/ops/a.png", picture()), ("art/ops/b.png", picture("blue"))))
    assert page.status_code == 422
    assert "million pixels in all" in page.content.decode()
    assert not PendingImport.objects.exists()


def test_an_imported_export_stands_in_the_fork_tree_of_where_it_comes_from(me):
    source = build.public_pack(build.person("nora"), licence=Pack.Licence.CC_BY)
    parcel = open_parcel(archive_of(Edition(source, source.published)))
    mine = import_parcel(parcel=parcel, person=me)
    assert (mine.forked_from, mine.licence) == (source.published, Pack.Licence.CC_BY)


def test_a_file_of_a_pack_that_one_may_not_see_tells_nothing_of_it(me):
    source = build.public_pack(build.person("nora"))
    Pack.objects.filter(pk=source.pk).update(visibility="private")
    parcel = open_parcel(archive_of(Edition(source, source.published)))
    assert import_parcel(parcel=parcel, person=me).forked_from is None
