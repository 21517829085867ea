"""What changed between two versions, in words."""

import pytest
from django.urls import reverse

from missions.differences import board_changes, record_changes, word_pieces
from missions.editions import Edition
from missions.pictures.boards.overlay import overlaid
from missions.services.art import give_art, remove_art
from missions.services.documents import store_document
from missions.services.measurements import note_measurement
from missions.win_rates import Difference
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


def test_a_picture_that_somebody_brought_is_a_change_of_its_card(client, settings, tmp_path):
    settings.MEDIA_ROOT = tmp_path
    pack = build.public_pack(owner := build.person())
    first = pack.published
    card = pack.records.filter(collection="ops").first()
    about = {"origin": "own", "credit": "", "licence": "", "x": 0.5, "y": 0.5}
    give_art(record=card, person=owner, data=build.picture(), **about)
    second = build.version(pack, "A portrait.")
    change = record_changes(Edition(pack, first), Edition(pack, second), "en")
    assert [(one.key, one.kind) for one in change] == [(card.key, "changed")]
    assert [(line.label, told(line.pieces)) for line in change[0].lines] == [("Picture", [("new", "one of its own")])]
    assert record_changes(Edition(pack, second), Edition(pack, None), "en") == []
    remove_art(record=card)
    assert [one.key for one in record_changes(Edition(pack, second), Edition(pack, None), "en")] == [card.key]
    page = client.get(reverse("missions:compare", args=[pack.slug, first.number, second.number])).content.decode()
    assert "Nothing has changed" not in page
    assert "one of its own" in page


def test_a_changed_value_is_told_as_printed():
    def harder(document):
        animal = next(one for one in document["monsterKinds"] if one["id"] == "corrupted-animal")
        animal["health"] += 1

    change = record_changes(*two_versions(harder), "en")[0]
    assert (change.kind, change.title) == ("changed", "Corrupted Animal")
    assert any("health" in line.label.lower() for line in change.lines)


def test_a_card_with_another_name_is_told_by_its_names():
    def renamed(document):
        document["objectives"][0]["name"]["en"] = "Repair the Boat"

    change = record_changes(*two_versions(renamed), "en")[0]
    assert [(line.label, told(line.pieces)) for line in change.lines] == [("", [("gone", "Ferry"), ("new", "Boat")])]


def test_a_spawn_pool_that_changed_beside_the_briefing_is_told_for_every_team_size():
    def harder(document):
        ferry = next(one for one in document["missions"] if one["id"] == "the-last-ferry")
        ferry["story"]["briefing"]["en"] = "Run."
        ferry["spawnPool"][0]["number"] = {"op": "add", "a": "heroes", "b": 2}

    lines = next(one for one in record_changes(*two_versions(harder), "en") if one.key == "the-last-ferry").lines
    pool = next(line for line in lines if line.label == "Corrupted Animal (2, 3, 4 heroes)")
    assert "".join(piece.text for piece in pool.pieces if piece.kind != "gone") == "4 / 5 / 6"
    assert told(pool.pieces) == [("gone", "4"), ("new", "5"), ("gone", "5"), ("new", "6")]
    assert len(lines) == 2


def test_two_versions_are_chosen_from_lists_and_have_an_address_of_their_own(client):
    pack = two_versions(lambda document: document["events"].pop())[0].pack
    address = reverse("missions:compare", args=[pack.slug, 1, "2"])
    assert client.get(address, {"before": "2", "after": "1"})["Location"] == reverse(
        "missions:compare", args=[pack.slug, 2, "1"]
    )
    for odd in ("٣", "-1", "9" * 30, "x", "draft"):
        assert client.get(address, {"before": odd, "after": "2"}).status_code == 200


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


def test_a_token_that_moved_has_a_ghost_and_an_arrow():
    def move(document):
        ferry = next(one for one in document["missions"] if one["id"] == "the-last-ferry")
        ferry["entryPoint"] = "quarry/upper-ledge"

    (change,) = board_changes(*two_versions(move), "the-last-ferry", "en")
    overlay = overlaid(change)
    assert [(one.region.name, kind) for one, kind in overlay.lit] == [("Upper Ledge", "new"), ("Haul Road", "gone")]
    assert len(overlay.arrows) == 1
    ghosts = [mark.label for one in overlay.drawing.regions for mark in one.marks if mark.kind == "ghost"]
    assert ghosts == ["Entry point"]


def test_a_sector_that_moved_is_told_once_and_its_places_are_not():
    def turn(document):
        layout = document["layouts"][0]
        layout["tiles"][0], layout["tiles"][1] = (
            layout["tiles"][0] | {"sector": layout["tiles"][1]["sector"]},
            layout["tiles"][1] | {"sector": layout["tiles"][0]["sector"]},
        )

    old, new = two_versions(turn)
    mission = next(one["id"] for one in new.document["missions"] if one["layout"] == new.document["layouts"][0]["id"])
    (change,) = board_changes(old, new, mission, "en")
    assert [mark.kind for mark in change.marks if mark.kind == "moved"][:2] == ["moved", "moved"]
    assert len(change.tiles) == 2
    assert not change.changed_places
    assert len(overlaid(change).outlines) == 2


@pytest.mark.parametrize(
    ("after", "verdict"), [((0.7, 0.66, 0.74), "easier"), ((0.3, 0.2, 0.4), "harder"), ((0.52, 0.4, 0.6), "")]
)
def test_a_difference_that_the_intervals_do_not_show_is_not_claimed(after, verdict):
    before = {"share": 0.5, "low": 0.45, "high": 0.55}
    assert Difference("", "", before, dict(zip(("share", "low", "high"), after, strict=True))).verdict == verdict


def test_what_nobody_has_measured_is_offered_to_be_play_tested(client):
    def move(document):
        ferry = next(one for one in document["missions"] if one["id"] == "the-last-ferry")
        ferry["entryPoint"] = "quarry/upper-ledge"

    old, new = two_versions(move)
    address = reverse("missions:compare", args=[old.pack.slug, 1, "2"])

    def offered() -> list[int]:
        return [row.version.number for row in client.get(address).context["unmeasured"]]

    links = [reverse("missions:mission_version", args=[old.pack.slug, "the-last-ferry", number]) for number in (1, 2)]
    page = client.get(address).content.decode()
    assert all(f'href="{link}"' in page for link in links)
    assert offered() == [1, 2]  # other missions play as they did
    for edition, left in ((old, [2]), (new, [])):
        row = edition.version.missions.get(key="the-last-ferry")
        note_measurement(fingerprint=row.fingerprint, team=3, games=500, share=0.6, low=0.55, high=0.65)
        assert offered() == left


@pytest.mark.parametrize("show", ["before", "both", "after", "nonsense"])
def test_the_boards_of_a_difference_can_be_looked_at_one_by_one(client, show):
    def move(document):
        ferry = next(one for one in document["missions"] if one["id"] == "the-last-ferry")
        ferry["entryPoint"] = "quarry/upper-ledge"

    old, _ = two_versions(move)
    page = client.get(reverse("missions:compare", args=[old.pack.slug, 1, "2"]), {"show": show}).content.decode()
    assert ("board-moved" in page) is (show not in ("before", "after"))


@pytest.mark.parametrize("folder", ["fireteam_zero", "countdown"])
def test_the_page_of_a_difference_is_there(client, folder):
    def rename(document):
        document["title"] = {"en": "Another Title"}

    old, _ = two_versions(rename, folder)
    page = client.get(reverse("missions:compare", args=[old.pack.slug, 1, "2"]))
    assert "Another" in page.content.decode()
    assert client.get(reverse("missions:compare", args=[old.pack.slug, 1, "9"])).status_code == 404
    assert client.get(reverse("missions:compare", args=[old.pack.slug, 1, "draft"])).status_code == 404


def test_a_difference_can_be_looked_at_by_part(client):
    def change(document):
        document["missions"][0]["title"] = "Another"
        document["monsterKinds"][0]["name"] = "Somebody"

    old, _new = two_versions(change)
    address = reverse("missions:compare", args=[old.pack.slug, 1, "2"])
    whole, cards = (client.get(address, part).content.decode() for part in ({}, {"part": "cards"}))
    assert 'id="changed-cards"' in whole
    assert 'id="changed-others"' in whole
    assert 'id="changed-cards"' in cards
    assert 'id="changed-others"' not in cards
    assert f"{reverse('missions:fork', args=[old.pack.slug])}?v=1" in whole
