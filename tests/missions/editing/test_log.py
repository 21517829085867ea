"""The log of edits: nothing is lost, nobody's work is overwritten."""

import pytest
from django.core.cache import cache
from django.db import IntegrityError, transaction

from missions.editing import limits, log, undoing
from missions.editing.errors import EditConflict, EditRefused, NothingToUndo
from missions.models import Edit, Record
from missions.services.documents import document_of
from tests.build import pack, person

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def an_hour_ago():
    """Nothing has been counted yet."""
    cache.clear()


@pytest.fixture
def ada():
    return person("ada")


@pytest.fixture
def draft(ada):
    return pack(ada)


def set_time(draft, who, value, *, base=None, strand="", token="", mission=0):
    path = ["assignments", mission_id(draft, mission), "time"]
    operations = [{"op": "set", "at": path, "value": value}]
    base = draft.revision if base is None else base
    return log.append(
        pack=draft, person=who, label="Time", operations=operations, base=base, strand=strand, token=token
    )


def mission_id(draft, index):
    return document_of(draft)["assignments"][index]["id"]


def time_of(draft, mission=0):
    return document_of(draft)["assignments"][mission]["time"]


def test_an_edit_changes_one_row_and_tells_what_takes_it_back(draft, ada):
    before = document_of(draft)
    untouched = set(Record.objects.exclude(collection="assignments", position=0).values_list("pk", flat=True))
    made = set_time(draft, ada, 9)
    assert time_of(draft) == 9
    assert made.number == draft.revision
    assert untouched <= set(Record.objects.values_list("pk", flat=True))
    undoing.undo(pack=draft, person=ada)
    assert document_of(draft) == before


def test_edits_of_others_elsewhere_are_no_conflict(draft, ada):
    base = draft.revision
    set_time(draft, person("lin"), 9, mission=1)
    set_time(draft, ada, 8, base=base)
    assert (time_of(draft, 0), time_of(draft, 1)) == (8, 9)


def test_the_same_place_is_a_conflict_with_both_values_and_nothing_is_overwritten(draft, ada):
    base, was = draft.revision, time_of(draft)
    set_time(draft, person("lin"), 9)
    with pytest.raises(EditConflict) as caught:
        set_time(draft, ada, 8, base=base)
    [clash] = caught.value.clashes
    assert (clash.before, clash.theirs, clash.mine, clash.person) == (was, 9, 8, "lin")
    assert time_of(draft) == 9
    draft.refresh_from_db()
    assert caught.value.revision == draft.revision


def test_what_was_there_before_a_conflict_is_what_the_author_had_written_last(draft, ada):
    base = draft.revision
    own = set_time(draft, ada, 7).number
    set_time(draft, person("lin"), 9)
    path = ["assignments", mission_id(draft, 0), "time"]
    step = [{"op": "set", "at": path, "value": 8}]
    with pytest.raises(EditConflict) as told:
        log.append(pack=draft, person=ada, label="Time", operations=step, base=base, own=frozenset({own}))
    clash = told.value.clashes[0]
    assert (clash.before, clash.theirs, clash.mine) == (7, 9, 8)


def test_a_record_that_somebody_removed_meanwhile_is_a_conflict(draft, ada):
    base, gone = draft.revision, mission_id(draft, 0)
    remove = [{"op": "remove", "at": ["assignments", gone]}]
    log.append(pack=draft, person=person("lin"), label="Gone", operations=remove, base=base)
    operations = [{"op": "set", "at": ["assignments", gone, "time"], "value": 8}]
    with pytest.raises(EditConflict) as caught:
        log.append(pack=draft, person=ada, label="Time", operations=operations, base=base)
    assert caught.value.clashes[0].theirs is None


def test_what_was_done_and_taken_back_meanwhile_is_no_conflict(draft, ada):
    base, lin = draft.revision, person("lin")
    set_time(draft, lin, 9)
    undoing.undo(pack=draft, person=lin)
    set_time(draft, ada, 8, base=base)
    assert time_of(draft) == 8


def test_typing_in_one_field_is_one_edit(draft, ada):
    was = time_of(draft)
    for value in (7, 8, 9):
        set_time(draft, ada, value, strand="field-1")
    assert draft.edits.count() == 1
    undoing.undo(pack=draft, person=ada)
    assert time_of(draft) == was


def test_a_tab_is_in_no_conflict_with_itself_but_another_one_is(draft, ada):
    """A form that was drawn long ago knows what was done from it since, and nothing else."""
    base, tab, other = draft.revision, "a" * log.TAB_LETTERS, "b" * log.TAB_LETTERS

    def send(token, value):
        return log.once(
            pack=draft, person=ada, token=token, make=lambda: set_time(draft, ada, value, base=base, token=token)
        )

    send(f"{tab}1", 9)
    send(f"{tab}2", 8)
    assert time_of(draft) == 8
    with pytest.raises(EditConflict):
        send(f"{other}1", 7)
    assert time_of(draft) == 8


def test_what_is_sent_twice_is_done_once(draft, ada):
    """The answer got lost: the browser sends the step again, and gets the answer to the first one."""
    sent = {"pack": draft, "person": ada, "token": "one"}
    first = log.once(**sent, make=lambda: set_time(draft, ada, 9))
    again = log.once(**sent, make=lambda: set_time(draft, ada, 9))
    assert first == again
    assert Edit.objects.count() == 1
    log.once(pack=draft, person=ada, token="two", make=lambda: undoing.undo(pack=draft, person=ada))
    log.once(pack=draft, person=ada, token="two", make=lambda: undoing.undo(pack=draft, person=ada))
    assert Edit.objects.count() == 2
    with pytest.raises(IntegrityError), transaction.atomic():  # somebody else's token opens nothing of ours
        log.once(**{**sent, "person": person("lin")}, make=lambda: set_time(draft, ada, 8))


def test_undo_and_redo_go_back_and_forth_over_ones_own_steps(draft, ada):
    was = time_of(draft)
    for value in (7, 8, 9):
        set_time(draft, ada, value)
    seen = []
    for step in (undoing.undo, undoing.undo, undoing.undo, undoing.redo, undoing.redo, undoing.undo, undoing.redo):
        step(pack=draft, person=ada)
        seen.append(time_of(draft))
    assert seen == [8, 7, was, 7, 8, 7, 8]
    undoing.redo(pack=draft, person=ada)
    with pytest.raises(NothingToUndo):
        undoing.redo(pack=draft, person=ada)


def test_going_on_after_an_undo_ends_what_could_be_done_again(draft, ada):
    set_time(draft, ada, 7)
    undoing.undo(pack=draft, person=ada)
    set_time(draft, ada, 9)
    with pytest.raises(NothingToUndo):
        undoing.redo(pack=draft, person=ada)


def test_nobody_undoes_the_steps_of_others(draft, ada):
    set_time(draft, person("lin"), 9)
    with pytest.raises(NothingToUndo):
        undoing.undo(pack=draft, person=ada)


def test_undoing_what_somebody_has_changed_since_is_a_conflict(draft, ada):
    set_time(draft, ada, 7)
    set_time(draft, person("lin"), 9)
    with pytest.raises(EditConflict):
        undoing.undo(pack=draft, person=ada)
    assert time_of(draft) == 9


def test_one_step_in_the_middle_can_be_taken_back(draft, ada):
    was = time_of(draft)
    first = set_time(draft, ada, 7)
    set_time(draft, ada, 9, mission=1)
    undoing.take_back(edit=first, person=ada)
    assert (time_of(draft, 0), time_of(draft, 1)) == (was, 9)
    with pytest.raises(NothingToUndo):
        undoing.take_back(edit=Edit.objects.get(pk=first.pk), person=ada)


def test_going_back_to_a_step_is_one_edit_that_can_be_undone(draft, ada):
    set_time(draft, ada, 7)
    there = document_of(draft)
    number = draft.edits.first().number
    set_time(draft, ada, 8)
    set_time(draft, person("lin"), 9, mission=1)
    after = document_of(draft)
    undoing.go_back(pack=draft, person=ada, number=number)
    assert document_of(draft) == there
    undoing.undo(pack=draft, person=ada)
    assert document_of(draft) == after


@pytest.mark.parametrize(
    "operations",
    [
        [],
        {},
        [1],
        [{"op": "fly", "at": ["title"]}],
        [{"op": "set", "at": ["assignments", "no-such-mission", "time"], "value": 1}],
        [{"op": "remove", "at": ["ops", 999]}],
        [{"op": "set", "at": ["ruleset"], "value": "chess"}],
        [{"op": "set", "at": ["ops", 0, "id"], "value": "no/address"}],
        [{"op": "set", "at": ["ops", 0, "id"], "value": ["a", "list"]}],
        [{"op": "put", "at": ["ops", "a/b"], "value": {"id": "a/b"}}],
        [{"op": "set", "at": ["assignments", 0, "id"], "value": "export"}],
        [{"op": "set", "at": ["title"], "value": "x" * 600_000}],
        [{"op": "set", "at": ["title"], "value": "x"}] * 501,
    ],
)
def test_nonsense_is_refused_with_a_reason_and_changes_nothing(draft, ada, operations):
    before = document_of(draft)
    with pytest.raises(EditRefused) as caught:
        log.append(pack=draft, person=ada, label="?", operations=operations, base=draft.revision)
    assert str(caught.value)
    draft.refresh_from_db()
    assert (document_of(draft), draft.edits.count()) == (before, 0)


def test_half_of_an_edit_is_never_applied(draft, ada):
    before = document_of(draft)
    operations = [
        {"op": "set", "at": ["title"], "value": "Half"},
        {"op": "remove", "at": ["ops", 999]},
    ]
    with pytest.raises(EditRefused):
        log.append(pack=draft, person=ada, label="?", operations=operations, base=draft.revision)
    assert document_of(draft) == before


def test_the_title_on_the_pages_follows_the_printed_one(draft, ada):
    operations = [{"op": "set", "at": ["title"], "value": {"en": "Black Water Revisited"}}]
    log.append(pack=draft, person=ada, label="Title", operations=operations, base=draft.revision)
    draft.refresh_from_db()
    assert draft.title == "Black Water Revisited"


def test_a_page_of_long_ago_is_told_to_load_again_before_everything_since_is_compared(draft, ada, monkeypatch):
    base, lin = draft.revision, person("lin")
    for value in (7, 8, 9):
        set_time(draft, lin, value, mission=1)
    monkeypatch.setattr(log, "PLACES_SINCE", 5)
    with pytest.raises(EditRefused, match="load the page again"):
        set_time(draft, ada, 8, base=base)
    set_time(draft, ada, 8, base=base + 1)
    assert time_of(draft) == 8


def test_a_conflict_over_many_steps_knows_what_stood_there_before_them(draft, ada, monkeypatch):
    """Taken back some at a time: one edit takes only so many operations."""
    base, was, lin = draft.revision, time_of(draft), person("lin")
    for value in (5, 6, 7, 8, 9):
        set_time(draft, lin, value)
    monkeypatch.setattr(log, "MOST_OPERATIONS", 2)
    with pytest.raises(EditConflict) as caught:
        set_time(draft, ada, 4, base=base)
    assert (caught.value.clashes[0].before, caught.value.clashes[0].theirs) == (was, 9)


def test_strokes_become_one_step_only_as_long_as_it_can_be_taken_back(draft, ada, monkeypatch):
    monkeypatch.setattr(log, "MOST_OPERATIONS", 3)
    for mission in range(5):
        set_time(draft, ada, 9, mission=mission, strand="stroke")
    assert sorted(len(one.inverse) for one in draft.edits.all()) == [2, 3]
    before = time_of(draft, 0)
    undoing.undo(pack=draft, person=ada)
    undoing.undo(pack=draft, person=ada)
    assert before == 9 != time_of(draft, 0)


def test_nobody_fills_the_history_with_megabytes(draft, ada, monkeypatch):
    monkeypatch.setattr(limits, "BYTES_AN_HOUR", 1_000)
    with pytest.raises(EditRefused, match="Wait a while"):  # noqa: PT012 one of many is the one too many
        for value in range(100):
            set_time(draft, ada, value)
    assert draft.edits.count() < 20
    count = draft.edits.count()
    with pytest.raises(EditRefused):
        set_time(draft, ada, 7)
    assert draft.edits.count() == count
