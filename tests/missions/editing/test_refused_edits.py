"""What a script sends that is not our page: each edit is refused with a reason, and nothing is half applied."""

import json

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from missions.editing import limits
from missions.models import Authorship
from missions.services.documents import document_of
from tests import build

pytestmark = pytest.mark.django_db

STEPS = ["edits_undo", "edits_redo"]
GOOD = {"op": "set", "at": ["title"], "value": "Half"}


@pytest.fixture
def pack():
    return build.public_pack(build.person("ana"))


@pytest.fixture
def send(client, pack):
    client.force_login(pack.owner)

    def send(route="edits", **asked):
        address = reverse(f"missions:{route}", args=[pack.slug])
        return client.post(address, json.dumps(asked), content_type="application/json")

    return send


def deep(levels):
    return {"op": "if", "then": [deep(levels - 1)]} if levels else {"op": "ambush"}


@pytest.mark.parametrize(
    "operations",
    [
        None,
        "set",
        [GOOD, {"op": "set", "at": ["no", "such", "place"], "value": 1}],
        [GOOD, {"op": "set", "at": ["ops", "nobody", "name"], "value": "x"}],
        [GOOD, {"op": "set", "at": ["ops", 0, "shoeSize"], "value": 44}],
        [GOOD, {"op": "set", "at": ["ruleOptions", "noSuchRule"], "value": True}],
        [GOOD, {"op": "set", "at": ["ops", -1], "value": {}}],
        [GOOD, {"op": "set", "at": ["ops", 0, "abilities", "__class__", 3], "value": 1}],
        [GOOD, {"op": "set", "at": "title", "value": 1}],
        [GOOD, {"op": "set", "at": [{}], "value": 1}],
        [GOOD, {"op": "set", "at": [], "value": {}}],
        [GOOD, {"op": "set"}],
        [GOOD, {"at": ["title"], "value": "x"}],
        [GOOD, {"op": "rename", "at": ["ops", 0], "value": 7}],
        [GOOD, {"op": "move", "at": ["ops", 0], "to": "first"}],
        [GOOD, {"op": "set", "at": ["title"], "value": 1e999}],
        [GOOD, {"op": "set", "at": ["ops", 0, "abilities"], "value": [deep(80)]}],
        [GOOD, {"op": "set", "at": ["description"], "value": "x" * 600_000}],
        [GOOD, {"op": "set", "at": ["ruleset"], "value": "fireteam-zero"}],
        [GOOD] * 501,
    ],
)
def test_one_wrong_operation_refuses_the_whole_edit_with_a_reason(send, pack, operations):
    before = document_of(pack)
    response = send(operations=operations, base=pack.revision)
    assert response.status_code == 422
    assert response.json()["reason"]
    pack.refresh_from_db()
    assert (document_of(pack), pack.edits.count()) == (before, 0)


@pytest.mark.parametrize("base", [-1, 10**30, None, "now", 1.5, [1], True])
def test_a_revision_of_another_time_is_refused(send, pack, base):
    response = send(operations=[GOOD], base=base)
    assert (response.status_code, bool(response.json()["reason"])) == (422, True)
    assert pack.edits.count() == 0


def test_a_stale_revision_is_a_conflict_and_the_first_value_stands(send, pack):
    base = pack.revision
    assert send(operations=[{**GOOD, "value": "First"}], base=base).status_code == 200
    response = send(operations=[{**GOOD, "value": "Second"}], base=base)
    clash = response.json()["clashes"][0]
    assert (response.status_code, clash["theirs"], clash["mine"]) == (409, "First", "Second")
    pack.refresh_from_db()
    assert document_of(pack)["title"] == "First"


@pytest.mark.parametrize("role", [None, "viewer"])
def test_somebody_else_s_pack_cannot_be_edited(client, pack, role):
    lin = build.person("lin")
    if role:
        Authorship.objects.create(pack=pack, person=lin, role=role)
    client.force_login(lin)
    asked = json.dumps({"operations": [GOOD], "base": pack.revision})
    for route in ("edits", *STEPS):
        address = reverse(f"missions:{route}", args=[pack.slug])
        assert client.post(address, asked, content_type="application/json").status_code == 404
    assert pack.edits.count() == 0


def test_a_script_that_sends_ten_thousand_edits_is_told_to_slow_down(send, pack, monkeypatch):
    """Undo and redo write into the log like any other edit, and count like one."""
    monkeypatch.setattr(limits, "EDITS_A_MINUTE", 3)
    answers = [send(operations=[{**GOOD, "value": f"Title {n}"}], base=pack.revision + n) for n in range(5)]
    assert [one.status_code for one in answers] == [200, 200, 200, 429, 429]
    assert answers[-1].json()["reason"]
    assert [send(route).status_code for route in STEPS] == [429, 429]
    pack.refresh_from_db()
    assert (document_of(pack)["title"], pack.edits.count()) == ("Title 2", 3)


def test_a_conflict_says_both_values_as_people_read_them(client):
    """Steps as their sentence, a choice by its label; a number says itself."""
    ana = build.person("ana")
    draft = build.pack(ana, "Fog", build.document("fireteam_zero"))
    client.force_login(ana)
    values = {"effects": [{"op": "drawCards", "n": 2}], "mood": "help", "copies": 3}
    changed = {"effects": [{"op": "ambush"}], "mood": "choice", "copies": 4}
    base, told = draft.revision, {}
    for name in values:
        for value in (values[name], changed[name]):
            operations = [{"op": "set", "at": ["events", "footprints", name], "value": value}]
            asked = json.dumps({"operations": operations, "base": base})
            response = client.post(reverse("missions:edits", args=[draft.slug]), asked, content_type="application/json")
        told[name] = response.json()["clashes"][0]
    assert "draw 2 cards" in told["effects"]["words"]["theirs"].lower()
    assert "ambush" in told["effects"]["words"]["mine"].lower()
    assert (told["mood"]["words"]["theirs"], told["mood"]["words"]["mine"]) == ("Helps", "Asks for a choice")
    assert told["copies"]["words"] == {}
    assert (told["copies"]["theirs"], told["copies"]["mine"]) == (3, 4)


def test_a_conflict_in_many_places_of_a_record_looks_at_the_record_once(client):
    ana = build.person("ana")
    draft = build.pack(ana, "Fog", build.document("fireteam_zero"))
    client.force_login(ana)

    def clash(base: int, *fields: str) -> int:
        """How many questions the database is asked when these fields are written by two."""
        for value in (5, 6):
            operations = [{"op": "set", "at": ["events", "footprints", name], "value": value} for name in fields]
            asked = json.dumps({"operations": operations, "base": base})
            with CaptureQueriesContext(connection) as asked_of_it:
                answer = client.post(
                    reverse("missions:edits", args=[draft.slug]), asked, content_type="application/json"
                )
        assert len(answer.json()["clashes"]) == len(fields)
        return len(asked_of_it)

    once = clash(draft.revision, "copies")
    assert clash(draft.revision + 1, "mood", "copies", "story", "effects") == once
