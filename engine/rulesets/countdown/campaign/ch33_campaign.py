"""Chapters 33 and 34: campaigns and scenarios, as a ledger tells of them.

The entries' shapes are described in `ch33_entries`; `CAMPAIGNS` is the object behind `campaign("countdown")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from engine.core.campaign import BadEntry, Bookkeeping, Entry, Ledger, NextGame
from engine.core.chance import shuffled_beforehand
from engine.core.errors import Fault
from engine.core.game import Game
from engine.rulesets.countdown.campaign.ch33_checks import begin_faults, result_faults
from engine.rulesets.countdown.campaign.ch33_entries import AnyEntry, CampaignEntry, ResultEntry, read_entry
from engine.rulesets.countdown.campaign.ch33_results import result_of
from engine.rulesets.countdown.campaign.ch33_runs import (
    Campaigns,
    Run,
    campaign_record,
    next_mission,
    standing_of,
    with_result,
    with_run,
)
from engine.rulesets.countdown.campaign.ch33_standings import standings
from engine.rulesets.countdown.records import PackRecord
from engine.rulesets.countdown.records.missions import locations_of
from engine.rulesets.countdown.rules.ch06_line_up import read_team


class CampaignBooks(Bookkeeping[PackRecord, Campaigns]):
    """What a tracker asks and does; every function gives a new ledger or BadEntry with all faults."""

    def empty(self) -> Campaigns:
        """No game yet."""
        return Campaigns()

    def entry_faults(self, content: PackRecord, state: Campaigns, entry: Entry) -> list[Fault]:
        """Why an entry cannot follow here, or nothing."""
        read, faults = read_entry(entry)
        if isinstance(read, CampaignEntry):
            return begin_faults(content, state, read)
        if isinstance(read, ResultEntry):
            return result_faults(content, state, read)
        if read is not None and state.run(read.campaign) is None:
            return [Fault("campaign", f'The campaign "{read.campaign}" is not under way.')]
        return faults

    def applied(self, content: PackRecord, state: Campaigns, entry: Entry) -> Campaigns:
        """What stands after an entry without faults."""
        read = _read(entry)
        if isinstance(read, CampaignEntry):
            own = campaign_record(content, read.campaign).options
            options = content.rule_options.overridden_by(own).overridden_by(read.options)
            return replace(state, runs=(*state.runs, Run(read, options)))
        if isinstance(read, ResultEntry):
            return with_result(content, state, read)
        index = state.run(read.campaign)
        assert index is not None  # an entry without faults
        return with_run(state, index, replace(state.runs[index], progress="stopped"))

    # --- what a game needs and leaves -----------------------------------------------------------------

    def opening(self, content: PackRecord, campaign: str, seats: Sequence[Any], seed: int) -> dict[str, Any]:
        """CD-33.04, CD-33.05, CD-33.10, CD-34.04: draw what is drawn before the first mission."""
        record = campaign_record(content, campaign)
        team, dummy = read_team(content, seats)
        locations = [
            shuffled_beforehand(seed, f"location {number}", locations_of(content, mission))[0]
            for number, mission in enumerate(record.missions, start=1)
        ]
        stack = [
            card
            for level in (1, 2, 3)  # CD-3.14, CD-3.15
            for card in shuffled_beforehand(
                seed, f"threats {level}", [one.id for one in content.threat_cards if one.level == level]
            )
        ]
        supports = shuffled_beforehand(seed, "support cards", [card.id for card in content.support_cards])
        entry = {
            "kind": "campaign",
            "campaign": campaign,
            "pack": {"id": content.id, "version": content.version},
            "team": [list(ops) for ops in team],
            "locations": locations,
            "supportCards": supports[: record.support_cards],
            "threatsRemoved": stack[: record.remove_top_threats],
            "threatStack": stack[record.remove_top_threats :],
        }
        return entry | ({"dummy": dummy} if dummy else {})

    def next_game(self, content: PackRecord, ledger: Ledger, campaign: str) -> NextGame | None:
        """CD-33.13: the next mission with everything the ones before left (section 10.2)."""
        state = self.state(content, ledger)
        index = state.run(campaign_record(content, campaign).id)
        if index is None:
            return None
        run = state.runs[index]
        mission = next_mission(run)
        assert mission is not None  # the campaign is under way
        options = run.begun.options.model_dump(mode="json", by_alias=True, exclude_unset=True)
        return NextGame(mission, options, standing_of(content, run))

    def result_of(self, content: PackRecord, ledger: Ledger, campaign: str, game: Game) -> dict[str, Any]:
        """CD-40.05 to CD-40.23: what a game tells of itself."""
        return {"campaign": campaign, **result_of(game)}

    # --- what a tracker does and asks -----------------------------------------------------------------

    def stop(self, content: PackRecord, ledger: Ledger, campaign: str) -> list[Entry]:
        """Leave a campaign unfinished."""
        return self.record(content, ledger, {"kind": "stop", "campaign": campaign})

    def open(self, content: PackRecord, ledger: Ledger) -> dict[str, Any]:
        """CD-70.01: what can be played next, and which campaigns can be begun."""
        running = [run for run in self.state(content, ledger).runs if run.progress == "under way"]
        return {
            "next": [
                {
                    "campaign": run.campaign,
                    "mission": next_mission(run),
                    "location": run.begun.locations[run.mission_number - 1],
                }
                for run in running
            ],
            "campaigns": [one.id for one in content.campaigns if one.id not in [run.campaign for run in running]],
            "single": [one.id for one in content.assignments],
        }

    def standings(self, content: PackRecord, ledger: Ledger) -> dict[str, Any]:
        """How campaigns, ops and people stand."""
        return standings(content, self.state(content, ledger))


CAMPAIGNS = CampaignBooks()


def _read(entry: Entry) -> AnyEntry:
    read, faults = read_entry(entry)
    if read is None:
        raise BadEntry(faults)
    return read
