"""Copying a record with all it needs into a pack of one's own."""

import pytest
from django.urls import reverse

from engine import check
from missions.errors import NotAllowed
from missions.models import Pack
from missions.services.copying import copy_record, plan
from missions.services.documents import document_of
from tests import build

pytestmark = pytest.mark.django_db

RULESET = "fireteam_zero"


@pytest.fixture
def version():
    return build.public_pack(build.person("ada"), "Origin", build.document(RULESET)).published


@pytest.fixture
def mine():
    content = build.document(RULESET)
    content["monsterKinds"] = [one for one in content["monsterKinds"] if one["family"] != "typhons-children"]
    content["monsterFamilies"] = [one for one in content["monsterFamilies"] if one["id"] != "typhons-children"]
    return build.pack(build.person(), "Mine", content)


def test_a_monster_brings_its_family(version, mine):
    pieces = plan(version=version, collection="monsterKinds", key="corrupted-animal", target=mine)
    assert [(one.name, one.state) for one in pieces] == [
        ("monsterFamilies/typhons-children", "new"),
        ("monsterKinds/corrupted-animal", "new"),
    ]
    copy_record(version=version, collection="monsterKinds", key="corrupted-animal", target=mine, person=mine.owner)
    copied = mine.records.filter(copied_from=version)
    assert set(copied.values_list("key", flat=True)) == {"typhons-children", "corrupted-animal"}
    assert mine.edits.count() == 1


def test_what_is_there_already_is_not_brought_again(version, mine):
    pieces = plan(version=version, collection="monsterKinds", key="corrupted-animal", target=mine)
    copy_record(version=version, collection="monsterKinds", key="corrupted-animal", target=mine, person=mine.owner)
    again = plan(version=version, collection="monsterKinds", key="corrupted-human", target=mine)
    assert [one.state for one in again] == ["same", "new"]
    assert len(pieces) == 2


@pytest.fixture
def clashing(mine):
    """My pack has a family of that name that is another one."""
    owner = mine.owner
    content = document_of(mine)
    family = {"id": "typhons-children", "name": {"en": "Mine"}, "figures": 3}
    content["monsterFamilies"] = [*content["monsterFamilies"], family]
    mine.delete()
    return build.pack(owner, "Mine", content)


def test_a_name_that_clashes_comes_under_a_new_one_and_references_follow(version, clashing):
    copy_record(
        version=version, collection="monsterKinds", key="corrupted-animal", target=clashing, person=clashing.owner
    )
    document = document_of(clashing)
    animal = next(one for one in document["monsterKinds"] if one["id"] == "corrupted-animal")
    assert animal["family"] == "typhons-children-2"
    assert {"typhons-children", "typhons-children-2"} <= {one["id"] for one in document["monsterFamilies"]}


def test_or_the_one_that_is_there_is_used(version, clashing):
    copy_record(
        version=version,
        collection="monsterKinds",
        key="corrupted-animal",
        target=clashing,
        person=clashing.owner,
        clashes={"monsterFamilies/typhons-children": "keep"},
    )
    document = document_of(clashing)
    assert [one["name"] for one in document["monsterFamilies"] if one["id"].startswith("typhons")] == [{"en": "Mine"}]
    assert (
        next(one for one in document["monsterKinds"] if one["id"] == "corrupted-animal")["family"] == "typhons-children"
    )


def test_a_whole_mission_comes_along_sound(version):
    content = build.document(RULESET)
    content["missions"], content["operations"] = content["missions"][1:2], []
    mine = build.pack(build.person(), "Mine", content)
    copy_record(version=version, collection="missions", key="the-last-ferry", target=mine, person=mine.owner)
    assert "the-last-ferry" in check(document_of(mine)).playable


def test_all_rights_reserved_means_no_copy(version, mine):
    Pack.objects.filter(pk=version.pack_id).update(licence=Pack.Licence.RESERVED)
    version.refresh_from_db()
    with pytest.raises(NotAllowed):
        copy_record(version=version, collection="monsterKinds", key="corrupted-animal", target=mine, person=mine.owner)


def test_the_page_shows_what_comes_along_before_it_comes(client, version, mine):
    client.force_login(mine.owner)
    address = reverse("missions:copy", args=[version.pack.slug, "monsterKinds", "corrupted-animal"])
    assert mine.title in client.get(address).content.decode()
    page = client.get(address, {"into": mine.slug}).content.decode()
    assert "Monster family" in page
    assert "monsterFamilies" not in page
    assert mine.records.filter(copied_from=version).count() == 0
    assert client.post(address, {"into": mine.slug}).status_code == 302
    assert mine.records.filter(copied_from=version).count() == 2


def test_nothing_is_copied_into_somebody_elses_pack(client, version, mine):
    client.force_login(build.person("eve"))
    address = reverse("missions:copy", args=[version.pack.slug, "monsterKinds", "corrupted-animal"])
    assert client.post(address, {"into": mine.slug}).status_code == 404
