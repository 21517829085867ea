"""Chapter 17: operations over several games, as a ledger tells of them.

The entries' shapes are described in `ch17_entries`; `OPERATIONS` is the object behind `campaign("fireteam-zero")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.core.campaign import BadEntry, Bookkeeping, Entry, Ledger, NextGame
from engine.core.errors import ContentError, Fault, UnknownName
from engine.core.game import Game
from engine.core.validation import validate
from engine.rulesets.fireteam_zero.campaign.ch17_checks import begin_faults, result_faults
from engine.rulesets.fireteam_zero.campaign.ch17_entries import (
    AnyEntry,
    OperationEntry,
    ResultEntry,
    SeatEntry,
    read_entry,
)
from engine.rulesets.fireteam_zero.campaign.ch17_line_up import available_upgrades, focus_cards_allowed, line_up_faults
from engine.rulesets.fireteam_zero.campaign.ch17_results import result_of
from engine.rulesets.fireteam_zero.campaign.ch17_runs import (
    Campaign,
    Run,
    next_mission,
    operation_record,
    options_in_force,
    with_result,
    with_run,
)
from engine.rulesets.fireteam_zero.campaign.ch17_standings import standings
from engine.rulesets.fireteam_zero.records import Mission, Operation, PackRecord, Record


class Seats(Record):
    """A line-up that has not been played yet."""

    line_up: tuple[SeatEntry, ...]


class Operations(Bookkeeping[PackRecord, Campaign]):
    """What a tracker asks and does; every function gives a new ledger or BadEntry with all faults."""

    # --- entries --------------------------------------------------------------------------------------

    def empty(self) -> Campaign:
        """No game yet."""
        return Campaign()

    def entry_faults(self, content: PackRecord, state: Campaign, entry: Entry) -> list[Fault]:
        """Why an entry cannot follow here, or nothing."""
        read, faults = read_entry(entry)
        if isinstance(read, OperationEntry):
            return begin_faults(content, state, read)
        if isinstance(read, ResultEntry):
            return result_faults(content, state, read)
        if read is not None and state.run(read.operation) is None:
            return [Fault("operation", f'No run of the operation "{read.operation}" is under way.')]
        return faults

    def applied(self, content: PackRecord, state: Campaign, entry: Entry) -> Campaign:
        """What stands after an entry without faults."""
        read = _read(entry)
        if isinstance(read, OperationEntry):
            options = content.rule_options.overridden_by(read.options)
            return replace(state, runs=(*state.runs, Run(read.operation, options, read.people)))
        if isinstance(read, ResultEntry):
            return with_result(content, state, read)
        return with_run(state, read.operation, progress="stopped")

    # --- what a tracker does --------------------------------------------------------------------------

    def begin(
        self,
        content: PackRecord,
        ledger: Ledger,
        operation: str,
        *,
        people: Sequence[str] = (),
        date: str | None = None,
        options: Mapping[str, Any] | None = None,
        digest: str | None = None,
    ) -> list[Entry]:
        """FZ-B.01, FZ-17.02: begin an operation; it starts with its first mission."""
        version = {"id": content.id, "version": content.version} | ({"digest": digest} if digest else {})
        entry: dict[str, Any] = {"kind": "operation", "operation": operation, "pack": version, "people": list(people)}
        return self.record(content, ledger, entry | _given(date=date, options=dict(options) if options else None))

    def stop(self, content: PackRecord, ledger: Ledger, operation: str, date: str | None = None) -> list[Entry]:
        """FZ-D.46: leave an operation unfinished."""
        return self.record(content, ledger, {"kind": "stop", "operation": operation} | _given(date=date))

    # --- what a game needs and leaves -----------------------------------------------------------------

    def opening(self, content: PackRecord, campaign: str, seats: Sequence[Any], seed: int) -> dict[str, Any]:
        """FZ-B.01; nothing is drawn beforehand, and the team may change from game to game (FZ-17.09)."""
        return {
            "kind": "operation",
            "operation": operation_record(content, campaign).id,
            "pack": {"id": content.id, "version": content.version},
        }

    def next_game(self, content: PackRecord, ledger: Ledger, campaign: str) -> NextGame | None:
        """FZ-B.02: the next mission, set up anew."""
        state = self.state(content, ledger)
        index = state.run(operation_record(content, campaign).id)
        mission = None if index is None else next_mission(content, state.runs[index])
        if index is None or mission is None:
            return None
        options = state.runs[index].options.model_dump(mode="json", by_alias=True, exclude_unset=True)
        return NextGame(mission, options, None)

    def result_of(self, content: PackRecord, ledger: Ledger, campaign: str, game: Game) -> dict[str, Any]:
        """FZ-B.03 to FZ-B.08, FZ-B.11: what a game tells of itself."""
        return {"operation": campaign, **result_of(game)}

    # --- what a tracker asks --------------------------------------------------------------------------

    def open(self, content: PackRecord, ledger: Ledger) -> dict[str, Any]:
        """FZ-D.01, FZ-D.46: what can be played next, and which operations can be begun."""
        state = self.state(content, ledger)
        running = [run for run in state.runs if run.progress == "under way"]
        return {
            "next": [
                {
                    "operation": run.operation,
                    "mission": mission,
                    "attempt": run.attempts(mission) + 1,
                    "replay": run.attempts(mission) > 0,
                }
                for run in running
                if (mission := next_mission(content, run)) is not None
            ],
            "operations": [
                one.id
                for one in content.operations
                if one.missions and one.id not in [run.operation for run in running]
            ],
            "standAlone": [mission.id for mission in content.missions],  # FZ-1.02, FZ-B.14
        }

    def briefing(
        self, content: PackRecord, ledger: Ledger, mission: str, operation: str | None = None
    ) -> dict[str, Any]:
        """FZ-B.06: what the briefing of a mission allows; everything else is set up anew (FZ-17.09)."""
        record, home = _mission(content, mission), _operation(content, operation)
        state = self.state(content, ledger)
        run = state.run(operation) if operation else None
        return {
            "mission": mission,
            "heroCount": {"min": record.hero_count.min, "max": record.hero_count.max},
            "requiredRoles": list(record.required_roles),
            "upgrades": {
                "mode": record.upgrades.kind,
                "number": record.upgrades.number,
                "sets": available_upgrades(content, record, home),
            },
            "focusCards": {role.id: focus_cards_allowed(record, role.id) for role in content.roles},
            "coinStart": record.coin_start,
            "flags": state.runs[run].flags() if run is not None else {},
        }

    def line_up_faults(
        self,
        content: PackRecord,
        ledger: Ledger,
        mission: str,
        line_up: Sequence[Mapping[str, Any]],
        operation: str | None = None,
    ) -> list[Fault]:
        """FZ-1.09, FZ-1.12, FZ-1.14, FZ-1.18, FZ-B.05: what is wrong with a team before it plays."""
        record, home = _mission(content, mission), _operation(content, operation)
        try:
            seats = validate(Seats, {"lineUp": [dict(seat) for seat in line_up]}).line_up
        except ContentError as error:
            return list(error.faults)
        options = options_in_force(content, self.state(content, ledger), record, operation)
        return line_up_faults(content, record, seats, options, home)

    def standings(self, content: PackRecord, ledger: Ledger) -> dict[str, Any]:
        """How the operations, heroes and people stand."""
        return standings(content, self.state(content, ledger))


OPERATIONS = Operations()


def _read(entry: Entry) -> AnyEntry:
    read, faults = read_entry(entry)
    if read is None:
        raise BadEntry(faults)
    return read


def _mission(pack: PackRecord, name: str) -> Mission:
    for mission in pack.missions:
        if mission.id == name:
            return mission
    raise UnknownName("mission", name, [mission.id for mission in pack.missions])


def _operation(pack: PackRecord, name: str | None) -> Operation | None:
    return None if name is None else operation_record(pack, name)


def _given(**fields: Any) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value is not None}
