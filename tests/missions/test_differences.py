"""What changed between two versions, in words."""

import pytest
from django.urls import reverse

from missions.differences import board_changes, record_changes, word_pieces
from missions.editions import Edition
from missions.services.documents import store_document
from tests import build

pytestmark = pytest.mark.django_db


def two_versions(change, folder="fireteam_zero"):
    content = build.document(folder)
    pack = build.public_pack(build.person(), content=content)
    first = pack.published
    changed = build.document(folder)
    change(changed)
    store_document(pack=pack, document=changed)
    return Edition(pack, first), Edition(pack, build.version(pack, "Second."))


def told(pieces):
    return [(piece.kind, piece.text.strip()) for piece in pieces if piece.kind != "same"]


def test_words_that_went_and_came():
    assert told(word_pieces("the animals grow bold", "the animals grow bolder now")) == [
        ("gone", "bold"),
        ("new", "bolder now"),
    ]


def test_a_long_text_counts_as_changed_at_once():
    assert len(word_pieces("a " * 1000, "b " * 1000)) == 2


def test_nothing_changed_tells_nothing():
    old, new = two_versions(lambda document: None)
    assert record_changes(old, new, "en") == []


def test_a_changed_value_is_told_as_printed():
    def harder(document):
        animal = next(one for one in document["monsterKinds"] if one["id"] == "corrupted-animal")
        animal["health"] += 1

    change = record_changes(*two_versions(harder), "en")[0]
    assert (change.kind, change.title) == ("changed", "Corrupted Animal")
    assert any("health" in line.label.lower() for line in change.lines)


def test_new_and_gone_cards_stand_alone():
    def swap(document):
        gone = document["events"].pop()
        document["events"].append(gone | {"id": "brand-new", "name": {"en": "Brand New"}})

    kinds = {
        (one.kind, one.title) for one in record_changes(*two_versions(swap), "en") if one.collection.name == "events"
    }
    assert ("new", "Brand New") in kinds
    assert "gone" in {kind for kind, _ in kinds}


def test_a_token_that_moved_is_told_with_its_places():
    def move(document):
        ferry = next(one for one in document["missions"] if one["id"] == "the-last-ferry")
        ferry["entryPoint"] = "quarry/upper-ledge"

    marks = board_changes(*two_versions(move), "the-last-ferry", "en")[0].marks
    assert [(mark.kind, mark.before, mark.after) for mark in marks] == [("moved", "Haul Road", "Upper Ledge")]


@pytest.mark.parametrize("folder", ["fireteam_zero", "countdown"])
def test_the_page_of_a_difference_is_there(client, folder):
    def rename(document):
        document["title"] = {"en": "Another Title"}

    old, _ = two_versions(rename, folder)
    page = client.get(reverse("missions:compare", args=[old.pack.slug, 1, "2"]))
    assert "Another" in page.content.decode()
    assert client.get(reverse("missions:compare", args=[old.pack.slug, 1, "9"])).status_code == 404
    assert client.get(reverse("missions:compare", args=[old.pack.slug, 1, "draft"])).status_code == 404
