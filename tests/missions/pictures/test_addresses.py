"""Pictures by address: seen by those who may see the pack, kept, and never stale."""

import gzip
import io
import re
from xml.etree import ElementTree

import pytest
from django.core.files.storage import default_storage
from django.urls import reverse
from PIL import Image

from missions.editing import log
from missions.models import Pack
from missions.pictures import kept as keeping
from missions.pictures.of_editions import first_sentences
from missions.services.documents import document_of
from tests import build

pytestmark = pytest.mark.django_db


@pytest.fixture
def pack(settings, tmp_path):
    settings.MEDIA_ROOT = tmp_path
    return build.public_pack(build.person())


@pytest.fixture
def card_address(pack):
    return reverse("missions:card_picture", args=[pack.slug, "ops", pack.published.document["ops"][0]["id"]])


def svg_of(response) -> ElementTree.Element:
    return ElementTree.fromstring(b"".join(response) if response.streaming else response.content)


@pytest.mark.parametrize("query", ["", "?style=spare", "?side=back", "?lang=de", "?v=1&lang=fr"])
def test_anybody_sees_a_card_of_a_public_pack(client, card_address, query):
    response = client.get(card_address + query)
    assert (response.status_code, response["Content-Type"]) == (200, "image/svg+xml")
    assert svg_of(response).tag.endswith("svg")


@pytest.mark.parametrize("query", ["?style=other", "?side=left", "?v=99", "?v=x"])
def test_what_does_not_exist_is_not_found(client, card_address, query):
    assert client.get(card_address + query).status_code == 404


@pytest.mark.parametrize("key", ["nobody", "0", "999999999999", "../../etc"])
def test_a_card_that_is_not_there_is_not_found(client, pack, key):
    address = f"/missions/{pack.slug}/cards/ops/{key}/card.svg"
    expected = 200 if key == "0" else 404  # a card without an id is found by its place
    assert client.get(address).status_code == expected


def test_a_browser_that_has_it_is_told_so(client, card_address):
    etag = client.get(card_address)["ETag"]
    again = client.get(card_address, headers={"If-None-Match": etag})
    assert (again.status_code, again.content) == (304, b"")


def test_it_is_drawn_once_and_sent_packed(client, card_address, monkeypatch):
    first = client.get(card_address, headers={"Accept-Encoding": "gzip"})
    monkeypatch.setattr("missions.pictures.of_editions.card_svg", lambda *_: pytest.fail("drawn again"))
    second = client.get(card_address, headers={"Accept-Encoding": "gzip"})
    assert first.content == second.content
    assert gzip.decompress(second.content).startswith(b"<svg")


def test_old_pictures_are_dropped_and_drawn_again(client, card_address, monkeypatch):
    etag = client.get(card_address)["ETag"].strip('"')
    path = f"pictures/{etag[:2]}/{etag}.gz"
    keeping.drop_old_pictures()
    assert default_storage.exists(path)
    monkeypatch.setattr(keeping, "KEPT", -keeping.KEPT)
    keeping.drop_old_pictures()
    assert not default_storage.exists(path)
    assert client.get(card_address).status_code == 200


def test_another_look_makes_another_picture(client, card_address, monkeypatch):
    etag = client.get(card_address)["ETag"]
    monkeypatch.setattr(keeping, "look", lambda: "another")
    assert client.get(card_address)["ETag"] != etag


def test_only_pictures_of_public_packs_may_be_kept_by_strangers_machines(client, pack, card_address):
    assert client.get(card_address)["Cache-Control"].startswith("public")
    Pack.objects.filter(pk=pack.pk).update(visibility=Pack.Visibility.PRIVATE)
    assert client.get(card_address).status_code == 404
    client.force_login(pack.owner)
    assert client.get(card_address)["Cache-Control"].startswith("private")
    assert client.get(card_address + "?v=draft")["Cache-Control"] == "private, no-cache"


def test_a_picture_of_a_draft_follows_every_edit_that_its_card_shows_and_no_other(client, pack, card_address):
    def edited(number, value):
        at = ["ops", document_of(pack)["ops"][number]["id"], "name", "en"]
        log.append(
            pack=pack,
            person=pack.owner,
            label="x",
            operations=[{"op": "set", "at": at, "value": value}],
            base=pack.revision,
        )
        pack.refresh_from_db()
        return client.get(card_address + "?v=draft")["ETag"]

    client.force_login(pack.owner)
    before = client.get(card_address + "?v=draft")["ETag"]
    assert edited(1, "Somebody Else") == before
    assert edited(0, "Another Name") != before


def test_a_picture_of_a_location_follows_its_blueprint(client, pack):
    client.force_login(pack.owner)
    location = document_of(pack)["locations"][0]
    address = reverse("missions:card_picture", args=[pack.slug, "locations", location["id"]]) + "?v=draft"
    before = client.get(address)["ETag"]
    zone = location["zones"][0]
    assert zone
    step = {"op": "remove", "at": ["locations", location["id"], "zones", len(location["zones"]) - 1]}
    log.append(pack=pack, person=pack.owner, label="x", operations=[step], base=pack.revision)
    assert client.get(address)["ETag"] != before


def test_a_mission_shows_its_board_and_a_sector_itself(client, pack):
    mission = pack.published.missions.first().key
    location = pack.published.document["locations"][0]["id"]
    for address in (
        reverse("missions:board_picture", args=[pack.slug, mission]),
        reverse("missions:sector_picture", args=[pack.slug, location]),
    ):
        drawn = svg_of(client.get(address))
        assert [part for part in drawn.iter() if part.get("data-region")]
    assert client.get(reverse("missions:board_picture", args=[pack.slug, "no-mission"])).status_code == 404


def test_a_picture_can_do_nothing_but_be_looked_at(client, card_address):
    policy = client.get(card_address)["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script" not in policy


def test_a_kept_picture_costs_few_queries(client, card_address, django_assert_max_num_queries):
    client.get(card_address)
    with django_assert_max_num_queries(4):
        client.get(card_address)


def test_a_card_is_saved_as_a_file_of_print_quality(client, card_address):
    response = client.get(card_address.replace("card.svg", "card.png"))
    assert response.content[:8] == b"\x89PNG\r\n\x1a\n"
    assert "attachment" in response["Content-Disposition"]


def test_a_link_is_shown_with_its_board_and_title(client, pack):
    mission = pack.published.missions.first().key
    page = client.get(reverse("missions:mission", args=[pack.slug, mission])).content.decode()
    address = re.search(r'property="og:image" content="http://testserver([^"?]+)\?v=1"', page)[1]
    picture = client.get(address)
    assert picture["Content-Type"] == "image/png"
    assert Image.open(io.BytesIO(picture.content)).size == (1200, 630)


@pytest.mark.parametrize(
    ("briefing", "told"),
    [("One. Two!", "One. Two!"), ("**One.** " + "x" * 150 + ".", "One."), ("", ""), ("x" * 400, "x" * 300 + "…")],
)
def test_a_preview_tells_whole_sentences(briefing, told):
    assert first_sentences(briefing) == told
