"""The history as people read it: steps, newest first, with the published versions between them."""

from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any

from django.contrib.auth import get_user_model
from django.db import transaction
from django.db.models import Q, TextField
from django.db.models.fields.json import KeyTextTransform, KeyTransform
from django.db.models.functions import Cast
from django.utils.translation import gettext as _

from missions.editing.errors import NothingToUndo
from missions.editing.fields import Workbench
from missions.editing.log import append
from missions.models import Edit, Pack, Version
from missions.services.documents import document_of, kept_document

MOST_STEPS = 200


@dataclass(frozen=True)
class Line:
    """A step, or a version that was published there."""

    edit: Edit | None = None
    version: Version | None = None
    is_here: bool = False
    record: str = ""  # what the step changed first, by its title


def lines(*, pack: Pack, words: str = "", person: int | None = None, lang: str = "en") -> list[Line]:
    """What was done, newest first; undone steps stay, struck through. `words` are of a step or its record's title."""
    all_steps = pack.edits.exclude(kind=Edit.Kind.UNDO).defer("operations", "inverse", "touched").order_by("-number")
    steps = all_steps.select_related("person").annotate(
        collection=Cast(KeyTextTransform(0, KeyTransform(0, "touched")), TextField()),
        record=Cast(KeyTextTransform(1, KeyTransform(0, "touched")), TextField()),
    )
    titles = titles_of(kept_document(pack), lang)
    if words:
        met = [key for key, title in titles.items() if words.lower() in title.lower()]
        named = [Q(collection=collection, record=name) for collection, name in met]
        steps = steps.filter(reduce(or_, named, Q(label__icontains=words)))
    if person:
        steps = steps.filter(person_id=person)
    here = all_steps.filter(is_undone=False).values_list("number", flat=True).first()
    shown = [
        Line(edit=one, is_here=one.number == here, record=titles.get((one.collection, one.record), ""))
        for one in steps[:MOST_STEPS]
    ]
    versions = [Line(version=one) for one in pack.versions.defer("document").order_by("-number")]
    return sorted([*shown, *versions], key=moment_of, reverse=True)


def titles_of(document: dict[str, Any], lang: str) -> dict[tuple[str, str], str]:
    """Every record that bears a name, by its collection and id."""
    bench = Workbench(document, lang)
    found = {name: bench.entries(name) for name, records in document.items() if isinstance(records, list)}
    return {(name, id_): title for name, entries in found.items() for id_, title in entries}


def moment_of(line: Line) -> Any:
    return line.edit.made_at if line.edit else line.version and line.version.published_at


def people_of(pack: Pack) -> list[Any]:
    """Everybody who has made a step."""
    found = get_user_model().objects.filter(pk__in=pack.edits.order_by().values("person"))
    return sorted(found, key=lambda one: one.public_name)


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
