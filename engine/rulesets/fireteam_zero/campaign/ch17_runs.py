"""Chapter 17: runs of operations, and how the result of a game changes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.core.errors import UnknownName
from engine.core.runs import Progress, Runs
from engine.rulesets.fireteam_zero.campaign.ch17_entries import ResultEntry
from engine.rulesets.fireteam_zero.records import Mission, Operation, PackRecord, RuleOptions


@dataclass(frozen=True, slots=True)
class Run:
    """FZ-B.01: one operation being played, or played to its end."""

    campaign: str
    options: RuleOptions
    people: tuple[str | None, ...]
    progress: Progress = "open"
    results: tuple[ResultEntry, ...] = ()

    def attempts(self, mission: str) -> int:
        """FZ-B.03: how often a mission has been played in this run."""
        return sum(result.mission == mission for result in self.results)

    def has(self, mission: str, outcome: str) -> bool:
        """Whether a mission ended so at least once."""
        return any(result.mission == mission and result.outcome == outcome for result in self.results)

    def flags(self) -> dict[str, Any]:
        """FZ-B.12: the story so far; the latest value counts."""
        return {flag: value for result in self.results for flag, value in result.flags.items()}


Campaigns = Runs[Run]


def next_mission(pack: PackRecord, run: Run) -> str | None:
    """FZ-B.02, FZ-17.02, FZ-17.03: the first mission without a win; None when the operation is over.

    FZ-A.57: where a defeat lets the operation go on, a lost mission is behind the team as well.
    """
    if run.progress != "open":
        return None
    for mission in operation_record(pack, run.campaign).missions:
        is_past = run.options.failed_mission == "goOn" and run.has(mission, "lost")
        if not run.has(mission, "won") and not is_past:
            return mission
    return None


def progress_after(pack: PackRecord, run: Run, result: ResultEntry) -> Progress:
    """FZ-B.13: completed when its last mission is won; FZ-A.57: what a defeat means is an option."""
    last = operation_record(pack, run.campaign).missions[-1]
    if run.has(last, "won"):
        return "won"
    if result.outcome == "lost" and (run.options.failed_mission == "endOperation" or next_mission(pack, run) is None):
        return "lost"
    return "open"


def options_in_force(pack: PackRecord, state: Campaigns, mission: Mission, operation: str | None) -> RuleOptions:
    """The options in force: the pack's, then those of the run, then those of the mission."""
    index = state.index(operation)
    base = pack.rule_options if index is None else state.runs[index].options
    return base.overridden_by(mission.options)


def operation_record(pack: PackRecord, name: str) -> Operation:
    """The operation of that id."""
    for operation in pack.operations:
        if operation.id == name:
            return operation
    raise UnknownName("operation", name, [operation.id for operation in pack.operations])
