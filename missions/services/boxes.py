"""Boxes: in which packs the printed sectors and cards of a mission lie, and which of them somebody has at home."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from engine import set_up
from missions.editions import Edition
from missions.models import Pack, PlayableMission, Version
from missions.services.documents import taken_apart

MOST_ORIGINS = 8  # generations, and as many packs that records were copied from

Place = tuple[str, str]  # collection and id


def keep_boxes(version: Version, rows: Sequence[PlayableMission]) -> None:
    """Note for each mission which boxes one needs to set it up."""
    origins = origins_of(version)
    needs = PlayableMission.boxes.through
    found = [needs(playablemission=row, pack_id=box) for row in rows for box in boxes_for(version, row, origins)]
    needs.objects.bulk_create(found, batch_size=500)


def boxes_for(version: Version, row: PlayableMission, origins: Mapping[Place, int]) -> set[int]:
    own = version.pack_id
    if not origins:
        return {own}
    return {origins.get(place, own) for place in printed_for(Edition(version.pack, version), row)} or {own}


def printed_for(edition: Edition, row: PlayableMission) -> set[Place]:
    """The sectors and cards that its set-up names."""
    prepared = edition.ask(set_up, row.key, row.most, lang=row.languages[0])
    needed = [need.path for group in prepared.needs for need in group.needs]
    drawn = [path for group in prepared.spoilers for path in group.cards]
    return {(path[0], path[1]) for path in (*needed, *drawn) if len(path) == 2}  # a longer one is part of a record


def origins_of(version: Version) -> dict[Place, int]:
    """The public pack in which a record lies already, word for word, for those that were forked or copied.

    Whoever has that pack's box need not print the record again. Of several the oldest counts.
    """
    here = records_in(version)
    found: dict[Place, int] = {}
    for source in [*sources_of_copies(version.pack), *ancestors_of(version.pack)]:
        there = records_in(source)
        found |= {place: source.pack_id for place, record in here.items() if there.get(place) == record}
    return found


def ancestors_of(pack: Pack) -> Iterator[Version]:
    """Versions that it was forked from, the nearest first; what is not public is nobody's box."""
    for _generation in range(MOST_ORIGINS):
        source = pack.forked_from
        if source is None:
            return
        pack = source.pack
        if is_listed(pack):
            yield source


def sources_of_copies(pack: Pack) -> list[Version]:
    copied = pack.records.filter(copied_from__isnull=False).values("copied_from")
    public = Pack.objects.listed().exclude(pk=pack.pk)
    return list(Version.objects.filter(pk__in=copied, pack__in=public).order_by("-pk")[:MOST_ORIGINS])


def is_listed(pack: Pack) -> bool:
    return Pack.objects.listed().filter(pk=pack.pk).exists()


def records_in(version: Version) -> Mapping[Place, Any]:
    found = {}
    for collection, _position, record in taken_apart(version.document)[1]:
        if isinstance(record, dict) and isinstance(record.get("id"), str):
            found[(collection, record["id"])] = record
    return found


def set_boxes(*, person: Any, offered: Collection[Pack], chosen: Collection[Pack]) -> None:
    """Of the packs that were offered, those that somebody has; the others they have not."""
    person.boxes.remove(*(set(offered) - set(chosen)))
    person.boxes.add(*chosen)
