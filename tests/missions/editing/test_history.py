"""The history: read, filtered, gone back in; versions restored as one step."""

import pytest

from missions.editing import history, log, undoing
from missions.editing.errors import NothingToUndo
from missions.services.documents import document_of
from tests import build

pytestmark = pytest.mark.django_db


@pytest.fixture
def ada():
    return build.person("ada")


@pytest.fixture
def draft(ada):
    return build.public_pack(ada)


def name_op(draft, who, value):
    operations = [{"op": "set", "at": ["ops", 0, "name"], "value": value}]
    return log.append(pack=draft, person=who, label=f"Name {value}", operations=operations, base=draft.revision)


def test_steps_stand_newest_first_with_the_versions_between_them(draft, ada):
    name_op(draft, ada, "Fog")
    shown = history.lines(pack=draft)
    assert [one.edit.label if one.edit else f"v{one.version.number}" for one in shown] == ["Name Fog", "v1"]
    assert shown[0].is_here


def test_what_was_taken_back_stays_readable_and_is_no_longer_where_one_is(draft, ada):
    name_op(draft, ada, "Fog")
    name_op(draft, ada, "Mist")
    undoing.undo(pack=draft, person=ada)
    steps = [one for one in history.lines(pack=draft) if one.edit]
    assert [(one.edit.label, one.edit.is_undone, one.is_here) for one in steps] == [
        ("Name Mist", True, False),
        ("Name Fog", False, True),
    ]


def test_it_is_filtered_by_words_and_by_person(draft, ada):
    lin = build.person("lin")
    name_op(draft, ada, "Fog")
    name_op(draft, lin, "Mist")
    by_word = [one.edit.label for one in history.lines(pack=draft, words="fog") if one.edit]
    by_person = [one.edit.label for one in history.lines(pack=draft, person=lin.pk) if one.edit]
    assert (by_word, by_person) == (["Name Fog"], ["Name Mist"])
    assert not any(one.is_here for one in history.lines(pack=draft, words="fog"))  # one stands at the other step
    assert [one.public_name for one in history.people_of(draft)] == ["ada", "lin"]


def test_a_step_names_the_record_that_it_changed_and_is_found_by_it(draft, ada):
    op = history.document_of(draft)["ops"][0]
    operations = [{"op": "set", "at": ["ops", op["id"], "name"], "value": {"en": "Marten"}}]
    log.append(pack=draft, person=ada, label="Name", operations=operations, base=draft.revision)
    found = [one for one in history.lines(pack=draft, words="marten") if one.edit]
    assert [(one.edit.label, one.record) for one in found] == [("Name", "Marten")]
    assert not [one for one in history.lines(pack=draft, words="weasel") if one.edit]


def test_a_version_is_restored_as_one_step_that_can_be_taken_back(draft, ada):
    published = draft.versions.get(number=1)
    operations = [{"op": "remove", "at": ["ops", 0]}, {"op": "set", "at": ["title"], "value": {"en": "Other"}}]
    log.append(pack=draft, person=ada, label="Cut", operations=operations, base=draft.revision)
    changed = document_of(draft)
    history.restore(pack=draft, person=ada, version=published)
    assert document_of(draft) == published.document
    undoing.undo(pack=draft, person=ada)
    assert document_of(draft) == changed


def test_restoring_what_stands_already_says_so(draft, ada):
    with pytest.raises(NothingToUndo):
        history.restore(pack=draft, person=ada, version=draft.versions.get(number=1))


def test_a_long_history_costs_as_many_queries_as_a_short_one(draft, ada, django_assert_num_queries, client):
    client.force_login(ada)
    for number in range(5):
        name_op(draft, ada, f"Fog {number}")
    client.get(f"/missions/{draft.slug}/edit/history/")
    with django_assert_num_queries(8):
        client.get(f"/missions/{draft.slug}/edit/history/")
