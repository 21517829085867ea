"""Where a pack comes from and what came of it: the whole family, as far as somebody may see it.

A pack that they may not see is 'a pack that is not public' where it stands between two that they may; several of them
in a row are one, and what only leads to such packs is left out: neither names nor numbers of them are told.
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from django.db import connection

from missions.models import Pack, PlayableMission

MOST_GENERATIONS = 12  # upwards, and as many again downwards
MOST_RELATIVES = 200

_ANCESTORS = """
WITH RECURSIVE ancestors(id, distance) AS (
    SELECT id, 0 FROM missions_pack WHERE id = %s
    UNION ALL
    SELECT version.pack_id, ancestors.distance + 1 FROM ancestors
    JOIN missions_pack pack ON pack.id = ancestors.id
    JOIN missions_version version ON version.id = pack.forked_from_id
    WHERE ancestors.distance < %s
)
SELECT id FROM ancestors ORDER BY distance DESC LIMIT 1
"""
_FAMILY = """
WITH RECURSIVE family(id, parent, number, distance) AS (
    SELECT id, CAST(NULL AS bigint), CAST(NULL AS integer), 0 FROM missions_pack WHERE id = %s
    UNION ALL
    SELECT pack.id, family.id, version.number, family.distance + 1 FROM family
    JOIN missions_version version ON version.pack_id = family.id
    JOIN missions_pack pack ON pack.forked_from_id = version.id
    WHERE family.distance < %s
)
SELECT id, parent, number FROM family ORDER BY distance, id LIMIT %s
"""


@dataclass
class Relative:
    """A pack in the tree; without a pack one that is not told."""

    pack: Pack | None
    number: int | None = None  # the version of its parent that it was made from
    is_here: bool = False
    mission: PlayableMission | None = None  # the same mission in that pack, where a mission's page asks
    children: list["Relative"] = field(default_factory=list)

    @property
    def address(self) -> str:
        shown = self.mission or self.pack
        return shown.get_absolute_url() if shown else ""


@dataclass(frozen=True)
class Family:
    root: Relative
    fork_count: int  # of this very pack, those that can be seen

    @property
    def is_alone(self) -> bool:
        return self.root.is_here and not self.root.children


def family_of(pack: Pack, user: Any, keys: Collection[str] = (), mission: str = "") -> Family:
    """The tree that the pack stands in, cut where nothing of it may be seen. Four queries, however large it is."""
    rows = relatives_of(pack)
    ids = [row[0] for row in rows]
    seen = Pack.objects.visible_to(user, keys).filter(pk__in=[one for one in ids if one != pack.pk])
    named = seen.select_related("owner").only("slug", "title", "owner__username", "owner__display_name")
    known = {one.pk: one for one in named} | {pack.pk: pack}
    missions = same_missions(known.values(), mission)
    nodes: dict[int, Relative] = {}
    for pk, parent, number in rows:
        shown = known.get(pk)
        nodes[pk] = Relative(shown, number if parent in known else None, pk == pack.pk, missions.get(pk))
        if parent is not None:
            nodes[parent].children.append(nodes[pk])
    forks = sum(one.pack is not None for one in nodes[pack.pk].children)
    return Family(pruned(nodes[ids[0]]) or nodes[pack.pk], forks)


def relatives_of(pack: Pack) -> list[tuple[int, int | None, int | None]]:
    """Pack, parent and the parent's version of all that have the same origin, parents first."""
    with connection.cursor() as cursor:
        cursor.execute(_ANCESTORS, [pack.pk, MOST_GENERATIONS])
        first = cursor.fetchone()[0]
        cursor.execute(_FAMILY, [first, 2 * MOST_GENERATIONS, MOST_RELATIVES])
        rows = cursor.fetchall()
    return rows if any(row[0] == pack.pk for row in rows) else [(pack.pk, None, None)]


def same_missions(packs: Collection[Pack], mission: str) -> dict[int, PlayableMission]:
    if not mission:
        return {}
    rows = PlayableMission.objects.current().filter(pack__in=packs, key=mission).select_related("pack")
    return {row.pack_id: row for row in rows.only("key", "title", "texts", "win_share", "pack__slug")}


def pruned(node: Relative) -> Relative | None:
    """The tree without what may not be seen; nothing where nothing is left."""
    children = [one for child in node.children if (one := pruned(child))]
    if node.pack is None:  # its hidden children are one with it
        children = [one for child in children for one in (child.children if child.pack is None else [child])]
    node.children = children
    return node if node.pack or children else None
