"""The linter: every static check FZ-L.01 to FZ-L.65 on a pack and its missions, a module for each topic."""

from __future__ import annotations

from typing import Any

from engine.core.errors import UnknownName
from engine.core.lint import Check, Finding
from engine.rulesets.fireteam_zero.lint.drafts import PackDraft
from engine.rulesets.fireteam_zero.lint.registry import mission_checks, pack_checks
from engine.rulesets.fireteam_zero.records import PackRecord

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

__all__ = ["all_checks", "lint"]


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
        found += mission_checks.findings(mission)
    unique = dict.fromkeys(found)  # two missions may meet the same fault in a record they share
    return sorted(unique, key=lambda finding: finding.severity != "error")


def all_checks() -> list[Check[Any]]:
    """Every check there is, in the order of their codes, for docs and editors."""
    return sorted([*pack_checks, *mission_checks], key=lambda check: check.code)
