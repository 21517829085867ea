"""The history as people read it: steps, newest first, with the published versions between them."""

from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _

from missions.editing.errors import NothingToUndo
from missions.editing.log import append
from missions.models import Edit, Pack, Version
from missions.services.documents import document_of

MOST_STEPS = 200


@dataclass(frozen=True)
class Line:
    """A step, or a version that was published there."""

    edit: Edit | None = None
    version: Version | None = None
    is_here: bool = False


def lines(*, pack: Pack, words: str = "", person: int | None = None) -> list[Line]:
    """What was done, newest first; undone steps stay, struck through."""
    all_steps = pack.edits.exclude(kind=Edit.Kind.UNDO).defer("operations", "inverse", "touched").order_by("-number")
    steps = all_steps.select_related("person")
    if words:
        steps = steps.filter(label__icontains=words)
    if person:
        steps = steps.filter(person_id=person)
    here = all_steps.filter(is_undone=False).values_list("number", flat=True).first()
    shown = [Line(edit=one, is_here=one.number == here) for one in steps[:MOST_STEPS]]
    versions = [Line(version=one) for one in pack.versions.defer("document").order_by("-number")]
    return sorted([*shown, *versions], key=moment_of, reverse=True)


def moment_of(line: Line) -> Any:
    return line.edit.made_at if line.edit else line.version and line.version.published_at


def people_of(pack: Pack) -> list[Any]:
    """Everybody who has made a step."""
    found = {
        one.person_id: one.person for one in pack.edits.select_related("person").only("person", "pack") if one.person
    }
    return sorted(found.values(), key=lambda one: one.public_name)


@transaction.atomic
def restore(*, pack: Pack, person: Any, version: Version) -> Edit:
    """The draft becomes what a version was, as one step that can be taken back."""
    now, then = document_of(pack), version.document
    changed = [{"op": "set", "at": [name], "value": value} for name, value in then.items() if now.get(name) != value]
    gone = [{"op": "remove", "at": [name]} for name in now if name not in then]
    if not changed and not gone:
        raise NothingToUndo(_("This is how it stands already."))
    label = _("Version %(number)s restored") % {"number": version.number}
    pack.refresh_from_db(fields=["revision"])
    return append(
        pack=pack, person=person, label=label, operations=[*gone, *changed], base=pack.revision, is_bounded=False
    )
