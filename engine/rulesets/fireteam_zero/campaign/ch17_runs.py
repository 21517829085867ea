"""Chapter 17: runs of operations, and how the result of a game changes them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Literal

from engine.core.errors import UnknownName
from engine.rulesets.fireteam_zero.campaign.ch17_entries import ResultEntry
from engine.rulesets.fireteam_zero.records import Mission, Operation, PackRecord, RuleOptions

RunState = Literal["under way", "completed", "failed", "stopped"]


@dataclass(frozen=True, slots=True)
class Run:
    """FZ-B.01: one operation being played, or played to its end."""

    operation: str
    options: RuleOptions
    people: tuple[str, ...]
    progress: RunState = "under way"
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


@dataclass(frozen=True, slots=True)
class Campaign:
    """What a ledger adds up to: runs in the order of their beginning, and all games."""

    runs: tuple[Run, ...] = ()
    games: tuple[ResultEntry, ...] = ()

    def run(self, operation: str) -> int | None:
        """The run of an operation that is under way."""
        found = (i for i, run in enumerate(self.runs) if run.operation == operation and run.progress == "under way")
        return next(found, None)


def next_mission(pack: PackRecord, run: Run) -> str | None:
    """FZ-B.02, FZ-17.02, FZ-17.03: the first mission without a win; None when the operation is over.

    FZ-A.57: where a defeat lets the operation go on, a lost mission is behind the team as well.
    """
    if run.progress != "under way":
        return None
    for mission in operation_record(pack, run.operation).missions:
        is_past = run.options.failed_mission == "goOn" and run.has(mission, "lost")
        if not run.has(mission, "won") and not is_past:
            return mission
    return None


def with_result(pack: PackRecord, state: Campaign, result: ResultEntry) -> Campaign:
    """FZ-B.14: a game on its own counts as a game and advances nothing."""
    state = replace(state, games=(*state.games, result))
    index = state.run(result.operation) if result.operation is not None else None
    if result.operation is None or index is None:
        return state
    run = replace(state.runs[index], results=(*state.runs[index].results, result))
    return with_run(state, result.operation, results=run.results, progress=_progress_after(pack, run, result))


def _progress_after(pack: PackRecord, run: Run, result: ResultEntry) -> RunState:
    """FZ-B.13: completed when its last mission is won; FZ-A.57: what a defeat means is an option."""
    last = operation_record(pack, run.operation).missions[-1]
    if run.has(last, "won"):
        return "completed"
    if result.outcome == "lost" and (run.options.failed_mission == "endOperation" or next_mission(pack, run) is None):
        return "failed"
    return "under way"


def with_run(state: Campaign, operation: str, **changes: Any) -> Campaign:
    """The run of an operation under way, changed."""
    index = state.run(operation)
    runs = [replace(run, **changes) if number == index else run for number, run in enumerate(state.runs)]
    return replace(state, runs=tuple(runs))


def options_in_force(pack: PackRecord, state: Campaign, mission: Mission, operation: str | None) -> RuleOptions:
    """The options in force: the pack's, then those of the run, then those of the mission."""
    index = state.run(operation) if operation else None
    base = pack.rule_options if index is None else state.runs[index].options
    return base.overridden_by(mission.options)


def operation_record(pack: PackRecord, name: str) -> Operation:
    """The operation of that id."""
    for operation in pack.operations:
        if operation.id == name:
            return operation
    raise UnknownName("operation", name, [operation.id for operation in pack.operations])
