"""What becomes of places that name a record which goes, and 'fix all of this kind': nothing is offered untried."""

import pytest

from engine import check, edit, templates
from missions.editing.mending import broken_by, errors_of, in_order, mends_of_kind
from missions.editing.users import users_of
from missions.editing.workspace import Workspace
from tests import build

pytestmark = pytest.mark.django_db


def broken(document, *path):
    pack = build.pack(build.person(), "Mending", document)
    shown = Workspace(pack=pack, lang="en", open=path)
    titles = dict(shown.bench.entries(path[0]))
    users = users_of(shown.document, path, shown.kinds, "en")
    return shown.document, broken_by(shown.document, path, users, titles)


def test_sound_mends_leave_no_new_error_when_they_are_made_together():
    path = ("twists", build.document("fireteam_zero")["twists"][0]["id"])
    document, places = broken(build.document("fireteam_zero"), *path)
    assert places
    assert all(one.is_mendable for one in places)
    operations = [*in_order([one.mends[0] for one in places]), {"op": "remove", "at": list(path)}]
    assert errors_of(edit(document, operations).document) <= errors_of(document)


def test_where_leaving_out_breaks_the_mission_another_record_is_found_that_does_not():
    content = build.document("fireteam_zero")
    mission = content["missions"][0]
    mission["objectives"] = mission["objectives"][:1]  # the only one: a mission needs one (FZ-13.01)
    _document, places = broken(content, "objectives", mission["objectives"][0])
    own = next(one for one in places if one.user.path[:2] == ("missions", mission["id"]))
    assert own.mends[0].operations[0]["op"] != "remove" or not own.is_mendable


def test_no_record_is_offered_itself_in_the_place_of_one_that_goes():
    content = build.document("fireteam_zero")
    first, second = content["objectives"][:2]
    completed = {"op": "objective", "name": first["id"]}
    second["hiddenUntil"] = {"op": "objectiveState", "objective": completed, "state": "completed"}
    _document, places = broken(content, "objectives", first["id"])
    waiting = next(one for one in places if one.user.path[:2] == ("objectives", second["id"]))
    assert len(waiting.mends) > 1
    assert second["id"] not in [one.operations[0].get("value") for one in waiting.mends]


def test_what_lies_on_a_sector_that_goes_moves_to_places_that_stay():
    """FZ-1.38: a mission has one entry point, so it cannot be left out; each thing goes to a place of its own."""
    content = templates("fireteam-zero")[0].document
    path = ("sectors", content["missions"][0]["entryPoint"].partition("/")[0])
    document, places = broken(content, *path)
    assert all(one.is_mendable for one in places)
    there = [one.mends[0].operations[0].get("value") for one in places if one.user.path[0] == "missions"]
    assert len(there) == len(set(there)) > 1
    operations = [*in_order([one.mends[0] for one in places]), {"op": "remove", "at": list(path)}]
    assert errors_of(edit(document, operations).document) <= errors_of(document)


def test_all_findings_of_a_kind_are_mended_in_one_go_and_what_changes_is_told():
    content = build.document("fireteam_zero")
    for mission in content["missions"][:5]:
        mission["eventCount"] += 1
    wrong = [one for one in check(content).findings if one.code == "FZ-L.09"]
    assert len(wrong) == 5
    operations, changes = mends_of_kind(content, "FZ-L.09", "en")
    assert len(changes) == 5
    assert not [one for one in check(edit(content, operations).document).findings if one.code == "FZ-L.09"]


def test_a_number_that_enemies_share_is_mended_with_one_that_is_free():
    document = build.document("countdown")
    enemies = [one for one in document["threatCards"] if "number" in one]
    enemies[1]["number"] = enemies[2]["number"] = enemies[0]["number"]
    shared = [one for one in check(document).findings if one.code == "CD-60.35"]
    mended = edit(document, [operation for one in shared for operation in one.fix.operations]).document
    assert len(shared) == 2
    assert "CD-60.35" not in [one.code for one in check(mended).findings]
