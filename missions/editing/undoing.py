"""Undo, redo, 'undo only this' and 'go back here': inverses, appended like any other edit."""

from typing import Any, NamedTuple

from django.db import transaction
from django.utils.translation import gettext as _

from missions.editing.errors import NothingToUndo
from missions.editing.log import append
from missions.models import Edit, Pack


class Steps(NamedTuple):
    """What undo would take back, and redo do again."""

    back: Edit | None
    again: Edit | None


def steps(*, pack: Pack, person: Any) -> Steps:
    """One's own last step that still stands, and the last one taken back unless one has gone on since."""
    mine = pack.edits.by(person).standing().order_by("-number")
    back = mine.exclude(kind=Edit.Kind.UNDO).first()
    again = mine.filter(kind=Edit.Kind.UNDO).select_related("reverts").first()
    gone_on = mine.filter(kind=Edit.Kind.DO).first()
    return Steps(back, None if again and gone_on and gone_on.number > again.number else again)


@transaction.atomic
def undo(*, pack: Pack, person: Any) -> Edit:
    """Take back one's own last step that still stands."""
    last = steps(pack=pack, person=person).back
    if last is None:
        raise NothingToUndo(_("There is nothing of yours to take back."))
    return take_back(edit=last, person=person)


@transaction.atomic
def redo(*, pack: Pack, person: Any) -> Edit:
    """Do again what was taken back last, unless one has gone on since."""
    last = steps(pack=pack, person=person).again
    if last is None:
        raise NothingToUndo(_("There is nothing to do again."))
    return _revert(last, person, Edit.Kind.REDO, last.reverts.label)


@transaction.atomic
def take_back(*, edit: Edit, person: Any) -> Edit:
    """Undo only this step, wherever it stands in the history; EditConflict where later steps built on it."""
    if edit.is_undone or edit.kind == Edit.Kind.UNDO:
        raise NothingToUndo(_("This step has been taken back already."))
    return _revert(edit, person, Edit.Kind.UNDO, edit.label)


@transaction.atomic
def go_back(*, pack: Pack, person: Any, number: int) -> Edit:
    """Take back every step after this one, as one edit."""
    later = list(pack.edits.newer_than(number).order_by("-number"))
    if not later:
        raise NothingToUndo(_("This is how it stands already."))
    operations = [operation for one in later for operation in one.inverse]
    there = pack.edits.filter(number=number).values_list("label", flat=True).first()
    label = _("Back to: %(step)s") % {"step": there or number}
    revision = later[0].number
    return append(pack=pack, person=person, label=label, operations=operations, base=revision, is_bounded=False)


def _revert(edit: Edit, person: Any, kind: str, label: str) -> Edit:
    """Append the inverse of an edit as if made right after it: later steps at the same place are a conflict."""
    made = append(
        pack=edit.pack,
        person=person,
        label=label,
        operations=edit.inverse,
        base=edit.number,
        kind=kind,
        reverts=edit,
        is_bounded=False,
    )
    Edit.objects.filter(pk=edit.pk).update(is_undone=True)
    return made
