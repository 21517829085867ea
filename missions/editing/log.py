"""Appending to the log: the one way in which a draft changes."""

import json
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from django.db import transaction
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from engine import BadEdit, edit
from missions.archives.reading import bad_ids
from missions.editing.conflicts import are_met, clashes
from missions.editing.errors import EditConflict, EditRefused
from missions.editing.limits import MOST_BYTES, MOST_OPERATIONS, PLACES_SINCE, check_size, check_volume
from missions.editing.rows import Draft
from missions.folding import one_line, without_steering
from missions.models import Edit, Pack
from missions.services.documents import keep_document

Operations = list[dict[str, Any]]

TAB_LETTERS = 16  # of a token: the tab that sends it (static/js/missions/editor/edits.js)


@transaction.atomic
def append(
    *,
    pack: Pack,
    person: Any,
    label: str,
    operations: Operations,
    base: int,
    strand: str = "",
    token: str = "",
    own: frozenset[int] = frozenset(),
    kind: str = Edit.Kind.DO,
    reverts: Edit | None = None,
    is_bounded: bool = True,
) -> Edit:
    """Put an edit that was made on revision `base` on top of the draft; EditConflict where somebody was there first.

    A page knows its own edits, those with the numbers `own`, and those of its tab before a reload, whose `token` begins
    alike: they are no conflict."""
    if is_bounded:  # what we have worked out ourselves may be larger than what a hand makes
        check_size(operations)
        operations = [without_steering(one) for one in operations]
    draft = Draft.locked(pack)
    edited = _edited(draft, operations, base)
    newer = newer_edits(draft.pack, base)
    _tell_clashes(draft, edited, _of_others(uncancelled(newer), strand, token[:TAB_LETTERS], own, person))
    draft.store(edited.document)
    transaction.on_commit(lambda: keep_document(draft.pack, edited.document))
    return _write_down(draft, person, label, operations, edited, strand, kind, reverts)


def _edited(draft: Draft, operations: Operations, base: int) -> Any:
    """The draft with the operations done, unless they do not fit it."""
    if not 0 <= base <= draft.revision:
        raise EditRefused(_("This page is of another time: load it again."))
    try:
        edited = edit(draft.document, operations)
    except BadEdit as error:
        _tell_conflict(draft, operations, base, error)
    if unfit := set(bad_ids(edited.document)) - set(bad_ids(draft.document)):
        raise EditRefused(next(iter(unfit))[1])
    return edited


def _tell_clashes(draft: Draft, edited: Any, since: Sequence[Edit]) -> None:
    """EditConflict where others have changed the same: `since` are their edits that came in between.

    What the author did before the first of the others stands in what the author saw."""
    if are_met(edited.touched, since):
        was = as_it_was(draft, min(one.number for one in since) - 1)
        if met := clashes(edited.touched, since, was, draft.document, edited.document):
            raise EditConflict(met, draft.revision)


@transaction.atomic
def once(*, pack: Pack, person: Any, token: str, make: Callable[[], Edit]) -> Edit:
    """Make an edit that a browser may send again because the answer got lost: then it is the edit that was made."""
    if not token:
        return make()
    made = pack.edits.by(person).filter(token=token).first()
    if made is None:
        made = make()
        Edit.objects.filter(pk=made.pk).update(token=token)
    return made


def newer_edits(pack: Pack, base: int) -> list[Edit]:
    """What has been done since a revision, last first, without what it takes to do it again or to take it back."""
    newer = pack.edits.newer_than(base).select_related("person").defer("operations", "inverse").order_by("-number")
    found, places = [], 0
    for one in newer.iterator(chunk_size=100):
        places += 1 + len(one.touched)
        if places > PLACES_SINCE:
            raise EditRefused(_("Too much has been changed since: load the page again."))
        found.append(one)
    return found


def uncancelled(newer: Sequence[Edit]) -> list[Edit]:
    """Without steps that were taken back meanwhile, and what took them back: together they changed nothing."""
    numbers = {one.pk for one in newer}
    gone: set[int] = set()
    for one in newer:
        if one.pk not in gone and one.reverts_id in numbers:
            gone |= {one.pk, one.reverts_id}
    return [one for one in newer if one.pk not in gone]


def as_it_was(draft: Draft, base: int) -> dict[str, Any]:
    """The document at a revision: the inverses of all later edits, last first, some hundreds at a time."""
    later = draft.pack.edits.newer_than(base).order_by("-number").values_list("inverse", flat=True)
    document, inverse = draft.document, []
    for one in later.iterator(chunk_size=100):
        if inverse and len(inverse) + len(one) > MOST_OPERATIONS:
            document, inverse = edit(document, inverse).document, []
        inverse += one
    return edit(document, inverse).document if inverse else document


def _of_others(edits: Sequence[Edit], strand: str, tab: str, own: frozenset[int], person: Any) -> list[Edit]:
    """One's own typing in the same field, and what the same page or tab has done, is no conflict with oneself."""

    def is_own(one: Edit) -> bool:
        return one.number in own or bool(strand and one.strand == strand) or bool(tab and one.token.startswith(tab))

    return [one for one in edits if not (one.person_id == person.pk and is_own(one))]


def _tell_conflict(draft: Draft, operations: Operations, base: int, error: BadEdit) -> NoReturn:
    """An edit whose place is gone: somebody else's doing, told as a conflict, or nonsense, told as such."""
    newer = newer_edits(draft.pack, base)
    was = as_it_was(draft, base)
    try:
        alone = edit(was, operations)
    except BadEdit:
        raise EditRefused(told(error)) from None
    if met := clashes(alone.touched, uncancelled(newer), was, draft.document, alone.document):
        raise EditConflict(met, draft.revision) from None
    raise EditRefused(told(error)) from None


def told(error: BadEdit) -> str:
    return error.in_words((get_language() or "en").split("-")[0])


def _write_down(draft: Draft, person, label, operations, edited, strand, kind, reverts) -> Edit:
    pack = draft.pack
    inverse = list(edited.inverse)
    last = pack.edits.order_by("-number").first()
    if strand and last and last.strand == strand and last.person_id == person.pk and last.kind == kind == Edit.Kind.DO:
        if _same_place(last, operations):
            inverse = last.inverse
            last.delete()
        elif _are_one_step(inverse, last.inverse):
            inverse = [*inverse, *last.inverse]
            last.delete()
    check_volume(person.pk, operations, inverse)
    return Edit.objects.create(
        pack=pack,
        number=pack.revision,
        person=person,
        kind=kind,
        label=one_line(label)[:200],
        operations=operations,
        inverse=inverse,
        touched=[list(path) for path in edited.touched],
        strand=strand,
        reverts=reverts,
    )


def _are_one_step(inverse: Operations, before: Operations) -> bool:
    """Whether both together can be taken back as one edit."""
    return len(inverse) + len(before) <= MOST_OPERATIONS and len(json.dumps([inverse, before])) <= MOST_BYTES


def _same_place(last: Edit, operations: Operations) -> bool:
    """Whether both only set the same field: then the first value is all that undoing needs."""
    both = [*last.operations, *operations]
    return len(both) == 2 and both[0].get("op") == both[1].get("op") == "set" and both[0].get("at") == both[1].get("at")
