"""Chapter 33: campaigns under way, and what each brings into its next mission."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.errors import UnknownName
from engine.core.runs import Progress, Runs
from engine.rulesets.countdown.campaign.ch33_entries import BeginEntry, OpResult, ResultEntry
from engine.rulesets.countdown.records import Campaign as CampaignRecord
from engine.rulesets.countdown.records import Op, PackRecord, RuleOptions


@dataclass(frozen=True, slots=True)
class Run:
    """CD-40.24: one campaign being played, or played to its end."""

    begun: BeginEntry
    options: RuleOptions
    progress: Progress = "open"
    results: tuple[ResultEntry, ...] = ()

    @property
    def campaign(self) -> str:
        """Its id."""
        return self.begun.campaign

    @property
    def successes(self) -> tuple[ResultEntry, ...]:
        """The missions that were won; only they are carried on from (CD-33.13)."""
        return tuple(result for result in self.results if result.outcome == "won")

    @property
    def mission_number(self) -> int:
        """CD-40.05: the current mission, from 1: the one after the last success, whatever a house rule skipped."""
        number = 0
        for result in self.successes:
            own = result.mission.removeprefix(f"{self.campaign}-")
            number = int(own) if own.isdecimal() else number + 1
        return number + 1

    def dead(self) -> set[str]:
        """CD-90.63: ops that do not come back, unless a house rule has brought them back."""
        if self.options.dead_ops_return:
            return set()
        named = {op for result in self.successes for op in result.ops}
        return {op for op in named if (left := self.last_of(op)) is not None and not left.is_alive}

    def last_of(self, op: str) -> OpResult | None:
        """How the last mission that counts left an op."""
        found = [result.ops[op] for result in self.successes if op in result.ops]
        return found[-1] if found else None

    def support_left(self) -> list[str]:
        """CD-33.12, CD-35.03: the cards drawn that have not been used."""
        used = {one.card for result in self.results for one in result.support_used}
        return [card for card in self.begun.support_cards if card not in used]

    def threats_left(self) -> tuple[tuple[str, ...] | None, tuple[str, ...]] | None:
        """The cards carried over and the unused stack; no cards are carried over into the first mission."""
        if not self.successes:
            return None if self.begun.threat_stack is None else (None, self.begun.threat_stack)
        left = self.successes[-1].threats
        return None if left is None else (left.carried, left.unused)


Campaigns = Runs[Run]


def run_of(state: Campaigns, result: ResultEntry) -> Run | None:
    """The campaign that a mission was played in, which may have begun once more since; None for one on its own."""
    return next((run for run in state.runs if any(one.number == result.number for one in run.results)), None)


def campaign_record(pack: PackRecord, name: str) -> CampaignRecord:
    """The campaign of that id."""
    for campaign in pack.campaigns:
        if campaign.id == name:
            return campaign
    raise UnknownName("campaign", name, [campaign.id for campaign in pack.campaigns])


def next_mission(run: Run) -> str | None:
    """CD-33.13: the next mission is played only if the one before was a success."""
    return f"{run.campaign}-{run.mission_number}" if run.progress == "open" else None


def progress_after(pack: PackRecord, run: Run, result: ResultEntry) -> Progress:
    """CD-1.14, CD-40.24: won with the last mission; CD-90.64: lost with the first failure, unless it may be retried."""
    if result.outcome == "won":
        if run.mission_number > len(campaign_record(pack, run.campaign).missions):
            return "won"
        return "lost" if run.dead() >= set(run.begun.ops) else "open"  # CD-90.63: nobody is left
    return "open" if run.options.retry_failed_mission else "lost"


def carried_standing(pack: PackRecord, run: Run) -> dict[str, Any]:
    """Section 10.2: what the next mission begins with, after recovery."""
    known = {op.id: op for op in pack.ops}
    standing: dict[str, Any] = {
        "ops": {op: _recovered(known[op], run) for op in run.begun.ops},
        "location": run.begun.locations[run.mission_number - 1],
        "supportCards": run.support_left(),
    }
    threats = run.threats_left()
    if threats is not None:
        carried, unused = threats
        standing["threats"] = {"unused": list(unused)} | ({} if carried is None else {"carried": list(carried)})
    if not campaign_record(pack, run.campaign).objective_stack_reset:
        told = [one for result in run.successes for one in result.objectives]
        standing["objectivesOut"] = [one.card for one in told if one.fate != "left"]  # it still lay in its zone
    if run.successes and (effects := run.successes[-1].effects):
        standing["effects"] = [one.model_dump(mode="json", by_alias=True, exclude_unset=True) for one in effects]
    if run.results and (used := run.results[-1].used):  # as with support cards, a failed mission counts too (CD-35.03)
        standing["used"] = [one.model_dump(mode="json", by_alias=True, exclude_unset=True) for one in used]
    return standing


def _recovered(op: Op, run: Run) -> dict[str, Any]:
    """CD-33.15, CD-33.16: at least the health and energy of the start; CD-33.14: experience is kept."""
    left = run.last_of(op.id)
    if left is None:
        return {}
    if op.id in run.dead():
        return {"isAlive": False, "aimXp": left.aim_xp, "specialXp": left.special_xp}
    return {
        "health": max(left.health, op.health_start),
        "energy": max(left.energy, op.energy_start),
        "aimXp": left.aim_xp,
        "specialXp": left.special_xp,
    }
