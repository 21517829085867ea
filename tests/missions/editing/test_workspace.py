"""The workspace's pages: few queries, and every record of both games can be opened."""

import json

import pytest
from django.urls import reverse

from engine import check, collections, edit, operations
from missions.editing import log, workspace
from missions.editing.effects import slot_at
from missions.editing.fields import FieldView
from missions.editing.making import free_id, new_record
from missions.editing.mending import entry_of
from missions.editing.workspace import Workspace
from missions.services.documents import document_of
from tests import build

pytestmark = pytest.mark.django_db


@pytest.fixture
def ada():
    return build.person("ada")


@pytest.fixture(params=["fireteam_zero", "countdown"])
def draft(ada, request):
    return build.pack(ada, "Draft", build.document(request.param))


def test_a_new_record_of_every_kind_can_be_made_and_opened(client, ada, draft):
    client.force_login(ada)
    document = document_of(draft)
    for kind in collections(draft.ruleset, "en"):
        made = new_record(document, kind, "en")
        sent = {"label": "New", "operations": made.operations, "base": draft.revision}
        answer = client.post(f"/missions/{draft.slug}/edit/edits/", json.dumps(sent), content_type="application/json")
        assert answer.status_code == 200, (kind.name, answer.json())
        draft.refresh_from_db(fields=["revision"])
        page = client.get(f"/missions/{draft.slug}/edit/{made.path[0]}/{made.path[1]}/", headers={"HX-Request": "true"})
        assert page.status_code == 200, kind.name


@pytest.mark.parametrize(
    "opened", [["ops"], ["title", "en"], [3, "x"], ["ops", ["x"]], ["ops", -1], {"a": 1}, "ops", [], None]
)
def test_a_page_that_has_nothing_open_that_could_be_is_answered(client, ada, draft, opened):
    client.force_login(ada)
    step = [{"op": "set", "at": ["version"], "value": "9"}]
    sent = {"label": "x", "operations": step, "base": draft.revision, "open": opened, "want": ["bar", "open", "side"]}
    answer = client.post(f"/missions/{draft.slug}/edit/edits/", json.dumps(sent), content_type="application/json")
    assert answer.status_code == 200
    assert answer.json()["revision"] == draft.revision + 1


def test_a_new_mission_keeps_the_pack_loading_and_opens_where_it_is_named(client, ada):
    """It lies on the first board and begins in a place of it; what it lacks is told of it alone."""
    draft = build.pack(ada, "Draft", build.document("fireteam_zero"))
    client.force_login(ada)
    made = client.get(f"/missions/{draft.slug}/edit/records/new/", {"collection": "missions"}).json()
    assert made["tab"] == "basics"
    before = document_of(draft)
    found = check(edit(before, made["operations"]).document)
    assert found.loads
    assert before["missions"][0]["id"] in found.playable


def test_every_slot_of_the_starter_events_leads_to_its_field(ada):
    draft = build.pack(ada, "Draft", build.document("fireteam_zero"))
    for event in document_of(draft)["events"]:
        shown = Workspace(draft, "en", open=("events", event["id"]), is_unchecked=True)
        effect = next(one for one in shown.fields if one.form.path == ("effects",))
        slots = [span["at"] for row in effect.rows for span in row.spans if span["kind"] == "slot"]
        for at in slots:
            found = slot_at(effect, at)
            assert found is not None, (event["id"], at)
            assert FieldView(shown.bench, found.form, found.owner, found.holder).path == at


def effects_of(shown: Workspace) -> list[FieldView]:
    found, waiting = [], list(shown.fields)
    while waiting:
        one = waiting.pop()
        found += [one] if one.is_effect else []
        waiting += one.parts
    return found


def test_what_the_palette_calls_unfit_is_in_no_text_that_is_sound(ada, draft):
    """A text that holds always is made of steps that last; the palette hides the others there alone."""
    document = document_of(draft)
    lasting = {one.name for one in operations(draft.ruleset, "en").operations if one.kind == "step" and one.lasts}
    always = []
    for kind in collections(draft.ruleset, "en"):
        for index, one in enumerate(document.get(kind.name, [])):
            shown = Workspace(draft, "en", open=(kind.name, one.get("id", index)), is_unchecked=True)
            always += [effect for effect in effects_of(shown) if effect.holds_always]
    steps = [step for effect in always for step in effect.inside(("do",)) or []]
    assert steps or draft.ruleset == "countdown"
    assert {step if isinstance(step, str) else step["op"] for step in steps} <= lasting


def test_the_picker_of_a_text_that_holds_always_marks_what_happens_once(client, ada):
    draft = build.pack(ada, "Draft", build.document("fireteam_zero"))
    client.force_login(ada)
    found = []
    for kind in collections(draft.ruleset, "en"):
        for one in document_of(draft).get(kind.name, []):
            shown = Workspace(draft, "en", open=(kind.name, one.get("id")), is_unchecked=True)
            found += effects_of(shown) if isinstance(one.get("id"), str) else []
    for holds in (True, False):
        effect = next(one for one in found if one.form.widget == "ability" and one.holds_always is holds)
        asked = {"effect": json.dumps(effect.path), "at": json.dumps(effect.do_path), "new": ""}
        page = client.get(f"/missions/{draft.slug}/edit/slot/", asked).content.decode()
        assert ("data-unfit" in page, "holds always" in page) == (holds, holds)


def test_a_bare_word_is_written_out_before_something_inside_it_is_set(ada):
    draft = build.pack(ada, "Draft", build.document("fireteam_zero"))
    shown = Workspace(draft, "en", open=("events", "footprints"), is_unchecked=True)
    effect = next(one for one in shown.fields if one.form.path == ("effects",))
    effect.holder = {"effects": [{"op": "spawn", "at": "adjacentTo"}]}
    effect.__dict__.pop("value", None)
    slot = slot_at(effect, ("events", "footprints", "effects", 0, "at", "of"))
    assert slot.normalised == {"op": "adjacentTo"}


def test_a_free_name_is_found_and_an_entry_is_left_out_whole():
    assert free_id([{"id": "event"}, {"id": "event-2"}], "event") == "event-3"
    assert entry_of(("missions", "ferry", "spawnPool", 1, "kind")) == ("missions", "ferry", "spawnPool", 1)
    assert entry_of(("missions", "ferry", "threatTrack")) == ("missions", "ferry", "threatTrack")


def test_a_large_record_costs_as_many_queries_as_a_small_one(client, ada, django_assert_max_num_queries):
    draft = build.pack(ada, "Draft", build.document("fireteam_zero"))
    client.force_login(ada)
    client.get(f"/missions/{draft.slug}/edit/events/footprints/")
    for path in ("events/footprints", "missions/the-last-ferry"):
        with django_assert_max_num_queries(16):
            assert client.get(f"/missions/{draft.slug}/edit/{path}/").status_code == 200


def test_undoing_a_renaming_leads_to_the_record_under_its_old_name(client, ada, draft):
    client.force_login(ada)
    collection = "sectors" if draft.ruleset == "fireteam-zero" else "locations"
    old = draft.records.filter(collection=collection).first().key

    def send(route, **asked):
        address = reverse(f"missions:{route}", args=[draft.slug])
        return client.post(address, json.dumps({"want": ["open"], **asked}), content_type="application/json").json()

    renaming = [{"op": "rename", "at": [collection, old], "value": "somebody-else"}]
    send("edits", operations=renaming, base=draft.revision, open=[collection, "somebody-else"])
    taken_back = send("edits_undo", open=[collection, "somebody-else"])
    assert taken_back["opens"] == [collection, old]
    assert "editor-open" in taken_back["pieces"]
    assert send("edits_redo", open=[collection, old])["opens"] == [collection, "somebody-else"]


def test_only_who_wants_to_know_what_is_wrong_waits_for_it(client, ada, monkeypatch):
    pack = build.pack(ada, "Draft", build.document("fireteam_zero"))
    client.force_login(ada)
    at = json.dumps(["missions", "the-last-ferry"])
    monkeypatch.setattr(workspace, "check", None)
    parts = client.get(f"/missions/{pack.slug}/edit/records/parts/", {"at": at})
    assert (parts.status_code, bool(parts.json()["parts"])) == (200, True)


def test_what_is_known_of_the_whole_pack_is_not_found_out_again_when_another_record_opens(client, ada, monkeypatch):
    document = build.document("fireteam_zero")
    for mission in document["missions"][:2]:
        mission["eventCount"] = 1
    pack = build.pack(ada, "Draft", document)
    client.force_login(ada)
    address = f"/missions/{pack.slug}/edit/missions/the-last-ferry/"
    asked = {"headers": {"HX-Request": "true"}}
    alone = client.get(address, **asked).content.decode()
    whole = client.get(address, {"part": "checked"}, **asked).content.decode()
    assert alone.count("data-problem=") < whole.count("data-problem=")
    monkeypatch.setattr(workspace, "found_at_once", None)
    again = client.get(address, **asked).content.decode()
    assert again.count("data-problem=") == whole.count("data-problem=")


def test_the_address_of_the_card_changes_only_with_what_it_shows(ada):
    pack = build.pack(ada, "Draft", build.document("fireteam_zero"))

    def look_after(*at, value):
        step = {"op": "set", "at": ["events", *at], "value": value}
        log.append(pack=pack, person=ada, label="x", operations=[step], base=pack.revision)
        pack.refresh_from_db()
        return Workspace(pack=pack, lang="en", open=("events", "footprints")).card_look

    before = Workspace(pack=pack, lang="en", open=("events", "footprints")).card_look
    assert look_after("trip-wire", "name", "en", value="Wire") == before
    in_german = look_after("footprints", "name", "de", value="Spuren im Schlamm")
    assert in_german != before
