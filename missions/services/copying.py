"""A record with all it needs, copied into a pack of one's own: one edit, which can be taken back as a whole."""

from dataclasses import dataclass
from typing import Any

from django.db import transaction
from django.utils.translation import gettext as _

from engine import closure, edit
from missions.editing import log
from missions.errors import MissionsError, NotAllowed
from missions.folding import localised
from missions.models import Art, Pack, Version
from missions.services.documents import Document, document_of

KEEP, BRING = "keep", "bring"


@dataclass(frozen=True)
class Piece:
    """One record that comes along."""

    path: tuple[Any, ...]
    record: Any
    title: str
    state: str  # "new", "same" (the pack has just that already), "clash" (the pack has another of that name)

    @property
    def name(self) -> str:
        return "/".join(str(part) for part in self.path)


def plan(*, version: Version, collection: str, key: str, target: Pack) -> list[Piece]:
    """What a copy would bring, what is there already, and which names clash."""
    if target.ruleset != version.pack.ruleset:
        raise NotAllowed(_("The two packs are for different games."))
    there = document_of(target)
    return [piece(version.document, there, path) for path in closure(version.document, collection, key)]


def piece(source: Document, there: Document, path: tuple[Any, ...]) -> Piece:
    record = found_at(source, path)
    present = find(there, path[:-1], record)
    state = "new" if present is None else "same" if present == record else "clash"
    title = localised(record.get("name")) or localised(record.get("title")) or str(record.get("id", path[-1]))
    return Piece(path, record, title, state)


def found_at(document: Document, path: tuple[Any, ...]) -> Any:
    """A record by its id or index, or an entry of a list in the frame."""
    node: Any = document
    for part in path[:-1]:
        node = node[part]
    if isinstance(path[-1], int):
        return node[path[-1]]
    return next(one for one in node if isinstance(one, dict) and one.get("id") == path[-1])


def find(document: Document, path: tuple[Any, ...], record: Any) -> Any:
    """What the document has under the same id in the same list; None for nothing."""
    node: Any = document
    for part in path:
        node = node.get(part) if isinstance(node, dict) else None
    key = record.get("id")
    records = node if isinstance(node, list) else []
    return next((one for one in records if isinstance(one, dict) and key and one.get("id") == key), None)


@transaction.atomic
def copy_record(
    *, version: Version, collection: str, key: str, target: Pack, person: Any, clashes: dict[str, str] | None = None
) -> list[Piece]:
    """Bring it along; where names clash, `clashes` says by piece whether the pack's own is kept or a new one comes."""
    check_licence(version, person)
    chosen = clashes or {}
    pieces = plan(version=version, collection=collection, key=key, target=target)
    renames = [one for one in pieces if one.state == "clash" and chosen.get(one.name, BRING) == BRING]
    source, names = renamed(version.document, renames, document_of(target))
    bring = [one for one in pieces if one.state == "new" or one in renames]
    if not bring:
        raise MissionsError(_("Your pack has all of this already."))
    operations = [operation for one in bring for operation in put(source, one, names, document_of(target))]
    label = _("Copied from %(title)s") % {"title": version.pack.title}
    log.append(pack=target, person=person, label=label, operations=operations, base=target.revision)
    remember_origin(version, target, bring, names)
    return bring


def check_licence(version: Version, person: Any) -> None:
    if version.pack.licence == Pack.Licence.RESERVED and version.pack.owner_id != person.pk:
        raise NotAllowed(_("Its author keeps all rights: nothing of this pack can be copied."))


def renamed(document: Document, clashing: list[Piece], there: Document) -> tuple[Document, dict[Any, str]]:
    """The source with new ids where names clash, so that every reference within it follows."""
    names: dict[Any, str] = {}
    for one in clashing:
        old = one.path[-1] if isinstance(one.path[-1], str) else one.record.get("id")
        if not isinstance(old, str) or len(one.path) != 2:
            continue
        new = free_id(old, document.get(one.path[0]) or [], there.get(one.path[0]) or [])
        document = edit(document, [{"op": "rename", "at": [one.path[0], old], "value": new}]).document
        names[one.path] = new
    return document, names


def free_id(old: str, *lists: Any) -> str:
    taken = {one.get("id") for records in lists for one in records if isinstance(one, dict)}
    return next(new for number in range(2, len(taken) + 3) if (new := f"{old}-{number}") not in taken)


def put(source: Document, one: Piece, names: dict[Any, str], there: Document) -> list[dict[str, Any]]:
    if len(one.path) == 2:
        key = names.get(one.path, one.path[-1])
        record = found_at(source, (one.path[0], key))
        return [{"op": "put", "at": [one.path[0], key], "value": record}]
    place = there
    for part in one.path[:-1]:
        place = place.get(part, {}) if isinstance(place, dict) else {}
    at = len(place) if isinstance(place, list) else 0
    return [{"op": "insert", "at": [*one.path[:-1], at], "value": one.record}]


def remember_origin(version: Version, target: Pack, bring: list[Piece], names: dict[Any, str]) -> None:
    """The copies are credited to the version they come from, and wear its pictures."""
    art = dict(Art.objects.filter(digest__in=version.art.values()).values_list("digest", "pk"))
    for one in bring:
        if len(one.path) == 2:
            rows = target.records.filter(collection=one.path[0], key=names.get(one.path, one.path[-1]))
            picture = art.get(version.art.get(f"{one.path[0]}/{one.path[-1]}", ""))
            rows.update(copied_from=version, **({"art_id": picture} if picture else {}))
