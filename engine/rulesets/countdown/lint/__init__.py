"""The linter: every static check CD-60.01 to CD-60.63 on a pack and its missions, a module for each topic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.errors import UnknownName
from engine.core.lint import Check, Finding, gathered
from engine.rulesets.countdown.lint.drafts import MissionDraft, PackDraft
from engine.rulesets.countdown.lint.registry import location_checks, mission_checks, pack_checks
from engine.rulesets.countdown.records import Mission, PackRecord, at

from engine.rulesets.countdown.lint import (  # isort: skip  (each module registers its checks)
    blueprints as blueprints,
    campaigns as campaigns,
    cards as cards,
    effects as effects,
    missions as missions,
    ops as ops,
)

__all__ = ["all_checks", "concerned", "lint", "lint_team"]


def lint(pack: PackRecord, mission_id: str | None = None) -> list[Finding]:
    """What is wrong or doubtful with a pack, or with one mission and all it uses; errors come first."""
    draft = PackDraft(pack, None if mission_id is None else _mission(pack, mission_id))
    found = [*pack_checks.findings(draft)]
    for location in draft.concerned_locations:
        found += location_checks.findings(location)
    for mission in draft.missions:
        found += mission_checks.findings(mission, mission.mission.id)
    return gathered(found)


def lint_team(pack: PackRecord, mission_id: str, team: Sequence[str]) -> list[Finding]:
    """CD-60.31: what speaks against a team for a mission, when it is chosen."""
    mission = MissionDraft(PackDraft(pack), _mission(pack, mission_id))
    problems = ops.nobody_defuses(mission, team)
    return [Finding("warning", "CD-60.31", "CD-17.01", one.where, one.message, one.hint) for one in problems]


def all_checks() -> list[Check[Any]]:
    """Every check there is, in the order of their codes, for docs and editors."""
    return sorted([*pack_checks, *location_checks, *mission_checks], key=lambda check: check.code)


def concerned(pack: PackRecord, where: str) -> list[str]:
    """The missions of a campaign for what stands in it; all of them for anything else."""
    for index, campaign in enumerate(pack.campaigns):
        if where.startswith(at("campaigns", index, campaign)):
            return [mission.id for mission in pack.missions if mission.campaign is campaign]
    return [mission.id for mission in pack.missions]


def _mission(pack: PackRecord, name: str) -> Mission:
    for mission in pack.missions:
        if mission.id == name:
            return mission
    raise UnknownName("mission", name, [mission.id for mission in pack.missions])
