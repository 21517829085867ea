"""Chapter 17: operations over several games, as a ledger tells of them.

The entries' shapes are described in `ch17_entries`; `OPERATIONS` is the object behind `campaign("fireteam-zero")`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.answers.campaigns import CampaignMap, Consequence, ResultForm, RosterLine, ScoreLine, Standing
from engine.core.campaign import Bookkeeping, Ledger, NextGame, Played
from engine.core.errors import ContentError, Fault, UnknownName
from engine.core.game import Game
from engine.core.runs import Progress
from engine.core.validation import validate
from engine.rulesets.fireteam_zero.campaign.ch17_checks import begin_faults, result_faults
from engine.rulesets.fireteam_zero.campaign.ch17_entries import BeginEntry, ResultEntry, SeatEntry
from engine.rulesets.fireteam_zero.campaign.ch17_form import form_of
from engine.rulesets.fireteam_zero.campaign.ch17_line_up import available_upgrades, focus_cards_allowed, line_up_faults
from engine.rulesets.fireteam_zero.campaign.ch17_results import result_of
from engine.rulesets.fireteam_zero.campaign.ch17_runs import (
    Campaigns,
    Run,
    next_mission,
    operation_record,
    options_in_force,
    progress_after,
)
from engine.rulesets.fireteam_zero.campaign.ch17_standings import standings
from engine.rulesets.fireteam_zero.campaign.ch17_told import consequences_of, map_of, roster_of, standing_of
from engine.rulesets.fireteam_zero.campaign.ch17_told_checks import told_faults
from engine.rulesets.fireteam_zero.records import Mission, Operation, PackRecord, Record


class Seats(Record):
    """A line-up that has not been played yet."""

    line_up: tuple[SeatEntry, ...]


class Operations(Bookkeeping[PackRecord]):
    """What a tracker asks and does; every function gives a new ledger or BadEntry with all faults."""

    begin_model = BeginEntry
    result_model = ResultEntry

    # --- entries --------------------------------------------------------------------------------------

    def begin_faults(self, content: PackRecord, state: Campaigns, entry: Any) -> list[Fault]:
        """FZ-B.01."""
        return begin_faults(content, state, entry)

    def result_faults(self, content: PackRecord, state: Campaigns, entry: Any) -> list[Fault]:
        """FZ-B.03 to FZ-B.12."""
        return result_faults(content, state, entry)

    def told_faults(self, content: PackRecord, state: Campaigns, entry: Any) -> list[Fault]:
        """FZ-10, FZ-B.07, FZ-B.08: an ending that can have come about."""
        return told_faults(content, entry)

    def begun(self, content: PackRecord, entry: Any) -> Run:
        """FZ-17.02: it starts with its first mission."""
        return Run(entry.campaign, content.rule_options.overridden_by(entry.options), entry.people)

    def progress_after(self, content: PackRecord, run: Run, entry: Any) -> Progress:
        """FZ-B.13, FZ-B.14."""
        return progress_after(content, run, entry)

    def played(self, state: Campaigns, result: Any) -> Played:
        """FZ-B.04, FZ-B.08: a seat is a hero."""
        team = len(result.line_up)
        people = (*result.people, *[None] * team)
        seats = tuple((who, (seat.hero,)) for seat, who in zip(result.line_up, people, strict=False))
        return Played(result.number, result.mission, result.outcome, team, result.final.rounds, seats)

    # --- what a game needs and leaves -----------------------------------------------------------------

    def opening(self, content: PackRecord, campaign: str, seats: Sequence[Any], seed: int) -> dict[str, Any]:
        """FZ-B.01; nothing is drawn beforehand, and the team may change from game to game (FZ-17.09)."""
        name = operation_record(content, campaign).id
        return {"kind": "begin", "campaign": name, "data": {"pack": {"id": content.id, "version": content.version}}}

    def upcoming(self, content: PackRecord, run: Run) -> NextGame | None:
        """FZ-B.02: the next mission, set up anew."""
        mission = next_mission(content, run)
        if mission is None:
            return None
        options = run.options.model_dump(mode="json", by_alias=True, exclude_unset=True)
        return NextGame(mission, options, None)

    def told_by(self, game: Game) -> dict[str, Any]:
        """FZ-B.03 to FZ-B.09, FZ-B.11."""
        return result_of(game)

    # --- for people -----------------------------------------------------------------------------------

    def standing_of(self, content: PackRecord, run: Run, lang: str) -> Standing:
        """How an operation stands."""
        return standing_of(content, run, lang)

    def roster_of(self, content: PackRecord, state: Campaigns, lang: str) -> Iterator[RosterLine]:
        """FZ-B.08, FZ-B.09: every hero that has played."""
        return roster_of(content, state.games, lang)

    def map_of(self, content: PackRecord, run: Run | None, campaign: str, lang: str) -> CampaignMap:
        """The missions of an operation, one after another."""
        return map_of(content, run, operation_record(content, campaign), lang)

    def form_of(self, content: PackRecord, run: Run | None, mission: str, lang: str) -> ResultForm:
        """What is asked for after a game of a mission."""
        home = operation_record(content, run.campaign) if run is not None else None
        return form_of(content, _mission(content, mission), home, lang)

    def consequences(
        self, content: PackRecord, before: Campaigns, after: Campaigns, entry: Any, lang: str
    ) -> Iterator[Consequence]:
        """What a result changes."""
        return consequences_of(content, after, entry, lang)

    def score(self, content: PackRecord, entry: Any, lang: str) -> tuple[ScoreLine, ...]:
        """This game keeps no score."""
        return ()

    # --- what a tracker asks --------------------------------------------------------------------------

    def open(self, content: PackRecord, ledger: Ledger) -> dict[str, Any]:
        """FZ-D.01, FZ-D.46: what can be played next, and which operations can be begun."""
        state = self.state(content, ledger)
        running = [run for run in state.runs if run.progress == "open"]
        return {
            "next": [
                {
                    "campaign": run.campaign,
                    "mission": mission,
                    "attempt": run.attempts(mission) + 1,
                    "replay": run.attempts(mission) > 0,
                }
                for run in running
                if (mission := next_mission(content, run)) is not None
            ],
            "campaigns": [
                one.id for one in content.operations if one.missions and one.id not in [run.campaign for run in running]
            ],
            "single": [mission.id for mission in content.missions],  # FZ-1.02, FZ-B.14
        }

    def briefing(
        self, content: PackRecord, ledger: Ledger, mission: str, operation: str | None = None
    ) -> dict[str, Any]:
        """FZ-B.06: what the briefing of a mission allows; everything else is set up anew (FZ-17.09)."""
        record, home = _mission(content, mission), _operation(content, operation)
        state = self.state(content, ledger)
        run = state.index(operation)
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
        campaign: str | None = None,
    ) -> list[Fault]:
        """FZ-1.09, FZ-1.12, FZ-1.14, FZ-1.18, FZ-B.05: what is wrong with a team before it plays."""
        record, home = _mission(content, mission), _operation(content, campaign)
        try:
            seats = validate(Seats, {"lineUp": [dict(seat) for seat in line_up]}).line_up
        except ContentError as error:
            return list(error.faults)
        options = options_in_force(content, self.state(content, ledger), record, campaign)
        return line_up_faults(content, record, seats, options, home)

    def standings(self, content: PackRecord, ledger: Ledger) -> dict[str, Any]:
        """How the operations, heroes and people stand."""
        return standings(content, self.state(content, ledger))


OPERATIONS = Operations()


def _mission(pack: PackRecord, name: str) -> Mission:
    for mission in pack.missions:
        if mission.id == name:
            return mission
    raise UnknownName("mission", name, [mission.id for mission in pack.missions])


def _operation(pack: PackRecord, name: str | None) -> Operation | None:
    return None if name is None else operation_record(pack, name)
