"""Boxes that somebody has printed: which a mission needs, and what the gallery shows with them."""

import pytest
from django.urls import reverse

from missions.models import Pack, PlayableMission
from missions.services.boxes import set_boxes
from missions.services.copying import copy_record
from missions.services.documents import document_of, store_document
from missions.services.forking import fork
from tests import build

pytestmark = pytest.mark.django_db

FERRY = "the-last-ferry"  # meets the animal, and no marshal


@pytest.fixture
def owner():
    return build.person("nora")


@pytest.fixture
def box(owner):
    return build.public_pack(owner, "The Box", build.document("fireteam_zero"))


@pytest.fixture
def reader(client):
    person = build.person("ada")
    client.force_login(person)
    return person


def forked(box: Pack, title: str, change=lambda document: None) -> Pack:
    made = fork(version=box.published, person=build.person(title.lower().replace(" ", "-")), title=title)
    document = document_of(made)
    change(document)
    store_document(pack=made, document=document)
    Pack.objects.filter(pk=made.pk).update(visibility="public")
    build.version(made)
    return Pack.objects.get(pk=made.pk)


def boxes(pack: Pack, mission: str = FERRY) -> list[str]:
    row = PlayableMission.objects.get(version=pack.published, key=mission)
    return sorted(row.boxes.values_list("title", flat=True))


def boxes_on(client, address) -> list[str]:
    return [box.title for box in client.get(address).context["boxes"]]


def shown(client) -> set[tuple[str, str]]:
    rows = client.get("/missions/", {"boxes": "mine"}).context["page"].paginator.object_list
    return {(row.pack.title, row.key) for row in rows}


def stronger_animal(document):
    next(one for one in document["monsterKinds"] if one["id"] == "corrupted-animal")["health"] += 1


def other_briefing(document):
    document["missions"][0]["story"]["briefing"] = "Another night."


def test_what_a_fork_left_as_it_was_need_not_be_printed_again(box):
    assert boxes(box) == ["The Box"]
    assert boxes(forked(box, "Words", other_briefing)) == ["The Box"]
    changed = forked(box, "Monsters", stronger_animal)
    assert boxes(changed) == ["Monsters", "The Box"]
    assert boxes(changed, "the-signal-box") == ["The Box"]  # does not meet the animal


def test_the_oldest_public_pack_of_a_line_is_the_box(box):
    child = forked(box, "Child", stronger_animal)
    assert boxes(forked(child, "Grandchild")) == ["Child", "The Box"]
    Pack.objects.filter(pk=box.pk).update(visibility="private")
    assert boxes(forked(child, "Late")) == ["Child"]  # what nobody can print is nobody's box


def test_a_card_that_was_copied_lies_in_the_box_it_comes_from(box, owner):
    other = forked(box, "Other", stronger_animal)
    taking = build.pack(owner, "Taking", build.document("fireteam_zero"), visibility="public")
    document = document_of(taking)
    document["monsterKinds"] = [one for one in document["monsterKinds"] if one["id"] != "corrupted-animal"]
    document["events"][0]["story"] = "A card of its own."
    store_document(pack=taking, document=document)
    copy_record(version=other.published, collection="monsterKinds", key="corrupted-animal", target=taking, person=owner)
    build.version(taking)
    assert boxes(Pack.objects.get(pk=taking.pk)) == ["Other", "Taking"]


def test_the_gallery_shows_what_ones_boxes_hold(client, box, reader):
    words, monsters = forked(box, "Words", other_briefing), forked(box, "Monsters", stronger_animal)
    set_boxes(person=reader, offered=[], chosen=[box])
    assert shown(client) >= {("The Box", FERRY), ("Words", FERRY), ("Monsters", "the-signal-box")}
    assert ("Monsters", FERRY) not in shown(client)
    chip = next(one for one in client.get("/missions/?boxes=mine").context["chips"] if one.name == "boxes")
    assert chip.hidden == 27 - len(shown(client))
    set_boxes(person=reader, offered=[box], chosen=[monsters])
    assert {title for title, _key in shown(client)} == {"Monsters"}  # a box holds all that its missions need
    set_boxes(person=reader, offered=[monsters], chosen=[words])
    assert {title for title, _key in shown(client)} == {"Words"}


def test_two_people_do_not_get_each_others_counts(client, box, reader):
    other = build.public_pack(build.person("ben"), "Other")
    set_boxes(person=reader, offered=[], chosen=[box])
    assert len(shown(client)) == 9
    eva = build.person("eva")
    set_boxes(person=eva, offered=[], chosen=[other])
    client.force_login(eva)
    assert client.get("/missions/?boxes=mine").context["counts"]["shown"] == 38


def test_boxes_are_ticked_in_the_gallery_and_on_a_packs_page(client, box, reader):
    other = build.public_pack(build.person("ben"), "Other")
    mine = reverse("missions:boxes")
    sent = client.post(mine, {"offered": other.slug, "box": other.slug, "back": "pack"})
    assert sent["Location"] == other.get_absolute_url()
    assert 'aria-pressed="true"' in client.get(other.get_absolute_url()).content.decode()
    both = [box.slug, other.slug]
    sent = client.post(mine, {"offered": both, "box": [box.slug], "address": "?sort=title&game=fireteam-zero"})
    assert sent["Location"] == "/missions/?boxes=mine&game=fireteam-zero&sort=title"
    assert list(reader.boxes.all()) == [box]
    sent = client.post(mine, {"offered": both, "address": "//evil.example/?q=x"})
    assert sent["Location"] == "/missions/?"
    assert not reader.boxes.exists()


def test_a_pack_that_one_may_not_see_is_nobodys_box(client, box, reader):
    Pack.objects.filter(pk=box.pk).update(visibility="private")
    client.post(reverse("missions:boxes"), {"offered": box.slug, "box": box.slug})
    assert not reader.boxes.exists()


def test_nobody_learns_of_a_box_they_may_not_see(client, box, reader):
    secret = forked(box, "Secret", stronger_animal)
    reader.boxes.add(secret)
    heir = forked(secret, "Heir")
    assert "Secret" in client.get("/missions/").content.decode()
    Pack.objects.filter(pk=secret.pk).update(visibility="private")
    assert "Secret" not in client.get("/missions/?boxes=mine").content.decode()
    address = reverse("missions:mission", args=[heir.slug, FERRY])
    client.force_login(secret.owner)
    assert "Secret" in boxes_on(client, address)
    client.force_login(reader)  # nothing of what others may see is kept for the next
    assert boxes_on(client, address) == ["The Box"]


def test_a_visitor_is_asked_to_say_who_they_are(client, box):
    page = client.get("/missions/?boxes=mine")
    assert page.context["counts"]["shown"] == 9
    assert "/accounts/login/?next=" in page.content.decode()
