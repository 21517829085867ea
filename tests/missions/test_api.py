"""The API: what is public for everybody, one's own with a token."""

import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from accounts.models import ApiToken
from accounts.services import make_token, revoke_token
from missions.archives.writing import archive_of
from missions.editions import Edition
from missions.limits import LIMITS
from missions.models import Authorship, Pack
from missions.services.documents import document_of
from tests import build

pytestmark = pytest.mark.django_db


@pytest.fixture
def owner():
    return build.person("nora")


@pytest.fixture
def pack(owner):
    return build.public_pack(owner)


def key(person, scope="write"):
    return {"Authorization": f"Bearer {make_token(person=person, name='script', scope=scope)[1]}"}


def send(client, method, path, data, headers):
    return getattr(client, method)(f"/api{path}", json.dumps(data), content_type="application/json", headers=headers)


def test_everybody_reads_what_is_public(client, pack):
    told = client.get("/api/missions", {"q": "closing"}).json()
    assert (told["count"], told["missions"][0]["id"]) == (1, "closing-time")
    assert client.get(f"/api/packs/{pack.slug}").json()["versions"][0]["number"] == 1
    assert client.get(f"/api/packs/{pack.slug}/document").json() == document_of(pack)
    assert client.get(f"/api/packs/{pack.slug}/export").content == archive_of(Edition(pack, pack.published))


def test_the_api_describes_itself(client):
    paths = client.get("/api/openapi.json").json()["paths"]
    assert {"/api/missions", "/api/packs/{slug}/publish", "/api/import"} <= set(paths)


def test_a_session_opens_nothing_here(client, pack, owner):
    Pack.objects.update(visibility="private")
    client.force_login(owner)
    assert client.get(f"/api/packs/{pack.slug}").status_code == 404
    assert client.get("/api/mine").status_code == 401


@pytest.mark.parametrize(
    ("who", "reads", "writes"), [("stranger", 404, 404), ("reader", 200, 404), ("author", 200, 200), ("nora", 200, 200)]
)
def test_a_token_may_do_what_its_person_may(client, pack, owner, who, reads, writes):
    Pack.objects.update(visibility="private")
    person = owner if who == "nora" else build.person(who)
    if who in ("reader", "author"):
        Authorship.objects.create(pack=pack, person=person, role=who)
    headers = key(person)
    assert client.get(f"/api/packs/{pack.slug}/document?v=draft", headers=headers).status_code == reads
    orders = {"operations": [{"op": "set", "at": ["version"], "value": "2"}], "base": pack.revision}
    assert send(client, "post", f"/packs/{pack.slug}/edits", orders, headers).status_code == writes


def test_only_the_owner_decides_who_sees_it(client, pack, owner):
    author = build.person("ada")
    Authorship.objects.create(pack=pack, person=author, role="author")
    address, wanted = f"/packs/{pack.slug}/visibility", {"visibility": "link"}
    assert send(client, "post", address, wanted, key(author)).status_code == 404
    assert send(client, "post", address, wanted, key(owner)).status_code == 200
    assert send(client, "post", address, {"visibility": "moon"}, key(owner)).status_code == 422


def test_a_token_that_may_only_read_changes_nothing(client, owner):
    answer = send(client, "post", "/packs", {"document": build.document()}, key(owner, "read"))
    assert answer.status_code == 403
    assert not Pack.objects.exists()


def test_a_token_is_kept_as_a_hash_says_when_it_was_used_and_can_be_revoked(client, owner):
    token, secret = make_token(person=owner, name="script", scope="read")
    assert secret not in str(ApiToken.objects.values().get())
    headers = {"Authorization": f"Bearer {secret}"}
    assert client.get("/api/mine", headers=headers).status_code == 200
    token.refresh_from_db()
    assert token.last_used_at
    revoke_token(token=token)
    assert client.get("/api/mine", headers=headers).status_code == 401


@pytest.mark.parametrize("header", ["Bearer ", "Bearer x", "Basic abc", "x" * 5000])
def test_a_wrong_token_is_no_token(client, pack, header):
    assert client.get(f"/api/packs/{pack.slug}", headers={"Authorization": header}).status_code == 401


def test_an_account_that_is_closed_has_no_tokens_any_more(client, owner):
    headers = key(owner)
    owner.is_active = False
    owner.save()
    assert client.get("/api/mine", headers=headers).status_code == 401


def test_a_pack_is_made_changed_checked_and_published(client, owner):
    headers = key(owner)
    made = send(client, "post", "/packs", {"document": build.document(), "title": "By Hand"}, headers).json()
    assert set(document_of(Pack.objects.get())["title"].values()) == {"By Hand"}  # which its cards print
    changed = build.document()
    changed["ops"][0]["name"] = {"en": "Somebody Else"}
    assert send(client, "post", "/check", {"document": changed}, headers).json()["loads"] is True
    assert send(client, "put", f"/packs/{made['slug']}/document", {"document": changed}, headers).status_code == 200
    assert document_of(Pack.objects.get()) == changed
    told = send(client, "post", f"/packs/{made['slug']}/publish", {"note": "Out of Git."}, headers).json()
    assert (told["number"], len(told["missions"])) == (1, 38)
    again = send(client, "post", f"/packs/{made['slug']}/publish", {}, headers)
    assert again.status_code == 422


def test_what_blocks_publishing_is_told_by_place(client, owner):
    broken = build.document()
    broken["ops"][0]["healthStart"] = "many"
    headers = key(owner)
    made = send(client, "post", "/packs", {"document": broken}, headers).json()
    told = send(client, "post", f"/packs/{made['slug']}/publish", {}, headers)
    assert told.status_code == 422
    assert told.json()["detail"]["findings"][0]["path"][:2] == ["ops", broken["ops"][0]["id"]]


def test_two_programs_do_not_overwrite_each_other(client, pack, owner):
    headers = key(owner)
    orders = {"operations": [{"op": "set", "at": ["version"], "value": "2"}], "base": pack.revision}
    assert send(client, "post", f"/packs/{pack.slug}/edits", orders, headers).status_code == 200
    other = build.person("ada")
    Authorship.objects.create(pack=pack, person=other, role="author")
    orders["operations"][0]["value"] = "3"
    answer = send(client, "post", f"/packs/{pack.slug}/edits", orders, key(other))
    assert answer.status_code == 409
    assert answer.json()["detail"]["clashes"][0]["theirs"] == "2"


@pytest.mark.parametrize(
    "document", [{}, {"ruleset": "chess"}, {"ruleset": "countdown", "title": "<script>"}, {"ruleset": ["x"]}]
)
def test_nonsense_is_refused_in_words(client, owner, document):
    answer = send(client, "post", "/packs", {"document": document}, key(owner))
    assert answer.status_code == 422
    assert answer.json()["detail"]


@pytest.mark.parametrize("text", ["half \ud800", "nul \x00"])
def test_words_that_no_database_keeps_are_refused(client, pack, owner, text):
    headers = key(owner)
    named = [{"op": "set", "at": ["version"], "value": "2"}]
    sent = [
        ("/packs", {"document": build.document(), "title": text}),
        (f"/packs/{pack.slug}/edits", {"operations": named, "base": pack.revision, "label": text}),
        (f"/packs/{pack.slug}/publish", {"note": text}),
    ]
    for path, data in sent:
        answer = send(client, "post", path, data, headers)
        assert answer.status_code == 422
        assert "cannot be kept" in answer.json()["detail"][0]["msg"]


def test_a_file_is_imported(client, pack, owner):
    file = SimpleUploadedFile("night.fireteam", archive_of(Edition(pack, pack.published)))
    told = client.post("/api/import", {"file": file}, headers=key(build.person("ada")))
    assert told.status_code == 200
    assert Pack.objects.get(slug=told.json()["slug"]).owner.username == "ada"


def test_too_many_calls_are_slowed_down(client, owner):
    headers = key(owner)
    answers = [client.get("/api/games", headers=headers).status_code for _ in range(LIMITS["api"][0] + 1)]
    assert (answers[0], answers[-1]) == (200, 429)


def test_a_new_token_is_shown_once(client, owner):
    client.force_login(owner)
    page = client.post("/accounts/tokens/", {"name": "script", "scope": "write"}).content.decode()
    assert "fhq_" in page
    assert "fhq_" not in client.get("/accounts/tokens/").content.decode()


def test_a_document_that_is_no_json_of_ours_is_told_what_is_wrong(client, owner):
    document = build.document() | {"ops": 1e300}
    answer = send(client, "post", "/packs", {"document": document}, key(owner))
    assert answer.status_code == 422
    assert answer.json()["detail"][0]["place"] == "ops"
