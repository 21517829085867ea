"""Publishing, links, forks and authors."""

import pytest
from django.urls import reverse

from missions.editions import Edition
from missions.errors import NotAllowed, NothingChanged, NothingPublished, NotReadyToPublish
from missions.models import Authorship, Invitation, Pack, Version
from missions.services import authors
from missions.services.documents import document_of, store_document
from missions.services.forking import fork
from missions.services.packs import create_pack, renew_link, set_visibility
from missions.services.publishing import cards_cut_short, publish, unpublish
from tests import build

pytestmark = pytest.mark.django_db


@pytest.fixture
def owner():
    return build.person("nora")


@pytest.fixture
def pack(owner):
    return build.pack(owner, "Parent Pack")


def test_publishing_freezes_the_draft(pack, owner):
    version = publish(pack=pack, person=owner, note="First\u202e light.")
    assert (version.number, version.note, version.document) == (1, "First light.", document_of(pack))
    assert version.missions.count() == 38
    assert set(version.fingerprints()) == set(version.missions.values_list("key", flat=True))


def test_errors_block_and_say_where(pack, owner):
    content = document_of(pack)
    content["ops"][0]["healthStart"] = "many"
    store_document(pack=pack, document=content)
    with pytest.raises(NotReadyToPublish) as refused:
        publish(pack=pack, person=owner)
    assert refused.value.findings[0].path[:2] == ("ops", content["ops"][0]["id"])
    assert not Version.objects.exists()


def test_nothing_new_is_nothing_to_publish(pack, owner):
    publish(pack=pack, person=owner)
    with pytest.raises(NothingChanged):
        publish(pack=pack, person=owner)


def test_versions_are_never_changed_by_later_work(pack, owner):
    first = publish(pack=pack, person=owner)
    before = Version.objects.values().get(pk=first.pk)
    content = document_of(pack)
    content["ops"][0]["name"] = {"en": "Somebody Else"}
    store_document(pack=pack, document=content)
    publish(pack=pack, person=owner)
    assert Version.objects.values().get(pk=first.pk) == before


def test_unpublished_and_published_again_is_the_same_version(pack, owner):
    first = publish(pack=pack, person=owner)
    set_visibility(pack=Pack.objects.get(), visibility="public")
    unpublish(pack=Pack.objects.get())
    now = Pack.objects.get()
    assert (now.published, now.visibility, now.versions.count()) == (None, "private", 1)
    assert publish(pack=now, person=owner) == first


def test_whoever_owns_a_pack_says_who_sees_it_when_publishing(client, pack, owner):
    client.force_login(owner)
    assert (
        b'value="private" id="id_visibility_0" checked'
        in client.get(reverse("missions:publish", args=[pack.slug])).content
    )
    client.post(reverse("missions:publish", args=[pack.slug]), {"note": "", "visibility": "public"})
    assert Pack.objects.values_list("visibility", "published__number").get() == ("public", 1)


def test_an_author_publishes_for_those_whom_the_owner_chose(client, pack):
    ana = build.person("ana")
    Authorship.objects.create(pack=pack, person=ana, role=Authorship.Role.AUTHOR)
    client.force_login(ana)
    client.post(reverse("missions:publish", args=[pack.slug]), {"note": "", "visibility": "public"})
    assert Pack.objects.values_list("visibility", "published__number").get() == ("private", 1)


def test_a_visibility_that_there_is_not_publishes_nothing(client, pack, owner):
    client.force_login(owner)
    answer = client.post(reverse("missions:publish", args=[pack.slug]), {"note": "New.", "visibility": "friends"})
    assert (answer.status_code, Version.objects.count()) == (422, 0)


def test_only_what_is_published_can_be_shared(pack):
    with pytest.raises(NothingPublished):
        set_visibility(pack=pack, visibility="link")


def test_a_link_opens_the_pack_leaves_the_address_and_can_be_renewed(client, pack):
    build.version(pack)
    set_visibility(pack=pack, visibility="link")
    address = pack.get_absolute_url()
    assert client.get(address).status_code == 404
    assert client.get(address, {"key": "wrong"}).status_code == 302
    assert client.get(address).status_code == 404
    response = client.get(address, {"key": pack.link_token, "team": "3"})
    assert response["Location"] == f"{address}?team=3"
    assert client.get(address).status_code == 200
    renew_link(pack=pack)
    assert client.get(address).status_code == 404


def test_a_fork_is_private_and_remembers_its_version(pack):
    version = build.version(pack)
    set_visibility(pack=pack, visibility="public")
    mine = fork(version=version, person=build.person("ada"), title="Day Shift")
    assert (mine.visibility, mine.forked_from, mine.title) == ("private", version, "Day Shift")
    ours = {name: value for name, value in document_of(mine).items() if name not in ("id", "title")}
    assert ours == {name: value for name, value in document_of(pack).items() if name not in ("id", "title")}
    assert build.version(mine).fingerprints() == version.fingerprints()


def test_who_forks_from_a_mission_goes_on_with_that_mission(client, pack):
    mission = build.version(pack).missions.first().key
    set_visibility(pack=pack, visibility="public")
    client.force_login(build.person("ada"))
    address = reverse("missions:fork", args=[pack.slug])
    made = client.post(f"{address}?mission={mission}", {"title": "Day Shift"})
    assert made.url == reverse("missions:mission", args=["day-shift", mission])
    assert client.get(made.url).status_code == 200
    assert client.post(f"{address}?mission=nowhere", {"title": "Late Shift"}).url == reverse(
        "missions:pack", args=["late-shift"]
    )


def test_a_pack_page_has_its_link_and_what_can_be_printed(client, pack):
    mission = build.version(pack).missions.first().key
    set_visibility(pack=pack, visibility="public")
    page = client.get(pack.get_absolute_url()).content.decode()
    assert f"http://testserver{pack.get_absolute_url()}" in page
    assert reverse("missions:print", args=[pack.slug, mission]) in page
    assert client.get(reverse("missions:pack_qr", args=[pack.slug]))["Content-Type"] == "image/svg+xml"


def test_a_pack_without_a_version_has_nothing_to_fork(client, pack, owner):
    client.force_login(owner)
    assert client.get(reverse("missions:fork", args=[pack.slug])).status_code == 404


def test_the_fork_tree_names_public_packs_only(client, pack):
    version = build.version(pack)
    set_visibility(pack=pack, visibility="public")
    secret = fork(version=version, person=build.person("ada"), title="Hidden Fork")
    assert "Hidden Fork" not in client.get(pack.get_absolute_url()).content.decode()
    build.version(secret)
    set_visibility(pack=secret, visibility="public")
    assert "Hidden Fork" in client.get(pack.get_absolute_url()).content.decode()
    set_visibility(pack=pack, visibility="private")
    page = client.get(secret.get_absolute_url()).content.decode()
    assert pack.title not in page
    assert "a pack that is not public" in page


def test_all_rights_reserved_means_no_fork(pack):
    version = build.version(pack)
    Pack.objects.update(licence=Pack.Licence.RESERVED)
    version.refresh_from_db()
    with pytest.raises(NotAllowed):
        fork(version=version, person=build.person("ada"))


@pytest.mark.parametrize("title", ["Cards", "new", "MINE", "Import", "!!!", "x" * 200])
def test_no_title_makes_an_address_that_is_taken(client, owner, title):
    client.force_login(owner)
    one, two = (create_pack(owner=owner, title=title, document=build.document()) for _ in range(2))
    assert one.slug != two.slug
    assert client.get(one.get_absolute_url()).status_code == 200


def test_an_invitation_by_link_is_taken_up_once(client, pack, owner):
    invitation = authors.invite(pack=pack, by=owner, role="author")
    address = reverse("missions:invitation", args=[invitation.token])
    ada = build.person("ada")
    client.force_login(ada)
    assert client.get(address).status_code == 200
    assert not Authorship.objects.exists()
    client.post(address)
    assert Authorship.objects.get().person == ada
    client.force_login(build.person("eve"))
    assert client.post(address).status_code == 404


def test_an_invitation_by_name_is_for_that_person_only(client, pack, owner):
    ada = build.person("ada")
    invitation = authors.invite(pack=pack, by=owner, role="reader", username="ADA")
    client.force_login(build.person("eve"))
    assert client.post(reverse("missions:invitation", args=[invitation.token])).status_code == 404
    authors.take_up(invitation=invitation, person=ada)
    assert pack.authorships.get().role == "reader"


def test_a_pack_is_handed_over_to_somebody_who_agrees(pack, owner):
    ada = build.person("ada")
    invitation = authors.invite(pack=pack, by=owner, role="owner", username="ada")
    assert Pack.objects.get().owner == owner
    authors.take_up(invitation=invitation, person=ada)
    assert Pack.objects.get().owner == ada
    assert pack.authorships.get().person == owner
    assert not Invitation.objects.exists()


@pytest.mark.parametrize("username", ["nobody-here", "nora"])
def test_who_cannot_be_invited_is_told_why(pack, owner, username):
    with pytest.raises(NotAllowed):
        authors.invite(pack=pack, by=owner, role="author", username=username)


def test_a_pack_cannot_be_handed_to_whoever_finds_a_link(pack, owner):
    with pytest.raises(NotAllowed):
        authors.invite(pack=pack, by=owner, role="owner")


def test_authors_leave_and_cannot_send_each_other_away(client, pack, owner):
    ada, eve = build.person("ada"), build.person("eve")
    for person in (ada, eve):
        Authorship.objects.create(pack=pack, person=person, role="author")
    client.force_login(ada)
    assert client.post(reverse("missions:dismiss", args=[pack.slug, eve.pk])).status_code == 404
    client.post(reverse("missions:dismiss", args=[pack.slug, ada.pk]))
    assert pack.authorships.get().person == eve


def test_a_card_whose_text_is_cut_short_is_named_before_publishing(client):
    owner = build.person("nora")
    content = build.document("fireteam_zero")
    event = content["events"][0]
    event["wording"] = {"effects": {"text": {"en": "All heroes run to the river and back again. " * 60}, "for": "x"}}
    pack = build.pack(owner, content=content)
    client.force_login(owner)
    fitting = reverse("missions:fitting", args=[pack.slug])
    assert fitting in client.get(reverse("missions:publish", args=[pack.slug])).content.decode()
    page = client.get(fitting).content.decode()
    assert "Text that does not fit its card" in page
    assert "<html" not in client.get(fitting, headers={"HX-Request": "true"}).content.decode()
    address = reverse("missions:card", args=[pack.slug, "events", event["id"]])
    assert address in page
    assert "Say it in fewer words" in client.get(address, {"v": "draft", "lang": "en"}).content.decode()


def test_starter_cards_fit(client):
    owner = build.person("nora")
    pack = build.pack(owner, content=build.document("fireteam_zero"))
    assert cards_cut_short(Edition(pack, None)) == []


def test_a_draft_tells_the_languages_that_it_is_written_in(client, pack, owner):
    client.force_login(owner)
    written = document_of(pack)["languages"]
    shown = client.get(reverse("missions:mission", args=[pack.slug, "closing-time"]))
    assert shown.context["version"] is None
    assert shown.context["shown"].languages == written
