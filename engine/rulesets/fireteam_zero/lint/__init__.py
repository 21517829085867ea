"""The linter: every static check FZ-L.01 to FZ-L.65 on a pack and its missions, a module for each topic."""

from __future__ import annotations

from typing import Any

from engine.core.errors import UnknownName
from engine.core.lint import Check, Finding, gathered
from engine.rulesets.fireteam_zero.lint.drafts import PackDraft
from engine.rulesets.fireteam_zero.lint.registry import mission_checks, pack_checks
from engine.rulesets.fireteam_zero.records import PackRecord, at

from engine.rulesets.fireteam_zero.lint import (  # isort: skip  (each module registers its checks)
    board as board,
    bosses as bosses,
    cards as cards,
    effects as effects,
    monsters as monsters,
    occurrence as occurrence,
    operations as operations,
    pronouns as pronouns,
    recon_and_objectives as recon_and_objectives,
    restraints as restraints,
    team as team,
    texts as texts,
    tokens as tokens,
    twists_and_threat as twists_and_threat,
    ways as ways,
)

__all__ = ["all_checks", "concerned", "lint"]


def lint(pack: PackRecord, mission_id: str | None = None) -> list[Finding]:
    """What is wrong or doubtful with a pack, or with one mission and all it uses; errors come first."""
    only = None
    if mission_id is not None:
        only = next((one for one in pack.missions if one.id == mission_id), None)
        if only is None:
            raise UnknownName("mission", mission_id, [one.id for one in pack.missions])
    draft = PackDraft(pack, only)
    found = [*pack_checks.findings(draft)]
    for mission in draft.concerned:
        found += mission_checks.findings(mission, mission.mission.id)
    return gathered(found)


def all_checks() -> list[Check[Any]]:
    """Every check there is, in the order of their codes, for docs and editors."""
    return sorted([*pack_checks, *mission_checks], key=lambda check: check.code)


def concerned(pack: PackRecord, where: str) -> list[str]:
    """The missions that use the objective, discovery or operation that a place lies in; all of them for anything else.

    Events, twists and heroes' cards are compiled with every mission, whether it draws them or not.
    """
    listing = where.partition("[")[0]
    users = {"objectives": "objectives", "discoveries": "discoveries"}
    for index, record in enumerate(getattr(pack, listing, ()) if listing in (*users, "missions", "operations") else ()):
        if not f"{where}.".startswith(f"{at(listing, index, record)}."):
            continue
        if listing == "missions":
            return [record.id]
        if listing == "operations":
            return [one.id for one in pack.missions if one.id in record.missions]
        return [one.id for one in pack.missions if record.id in getattr(one, users[listing])]
    return [one.id for one in pack.missions]
