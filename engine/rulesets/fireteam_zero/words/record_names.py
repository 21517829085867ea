"""What the records of a pack are called."""

from collections.abc import Iterable
from typing import Any

from engine.core.content import text_in
from engine.core.effects.wording import Names
from engine.rulesets.fireteam_zero.records import PackRecord


def record_names(pack: PackRecord) -> Names:
    """What the records that effects refer to are called; an unknown id stands for itself."""
    lists: dict[str, Iterable[Any]] = {
        "token": pack.tokens.special,
        "monster kind": pack.monster_kinds,
        "monster family": pack.monster_families,
        "role": pack.roles,
        "objective": pack.objectives,
        "discovery": pack.discoveries,
        "specialist": pack.specialists,
        "hero": pack.heroes,
    }
    names = {(record, one.id): one.name for record, found in lists.items() for one in found}
    for sector in pack.sectors:
        names |= {("location", f"{sector.id}/{one.id}"): one.name for one in sector.locations}

    def name(record: str, id_: str, lang: str) -> str:
        return text_in(names.get((record, id_), id_), lang)

    return name
