"""Chapters 33 and 34: campaigns and scenarios, as a ledger tells of them.

The entries' shapes are described in `ch33_entries`; `CAMPAIGNS` is the object behind `campaign("countdown")`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.answers.campaigns import CampaignMap, Consequence, ResultForm, RosterLine, ScoreLine, Standing
from engine.core.campaign import Bookkeeping, Ledger, NextGame, Played
from engine.core.chance import shuffled_beforehand
from engine.core.errors import Fault
from engine.core.game import Game
from engine.core.runs import Progress
from engine.rulesets.countdown.campaign.ch33_checks import begin_faults, result_faults
from engine.rulesets.countdown.campaign.ch33_entries import BeginEntry, ResultEntry
from engine.rulesets.countdown.campaign.ch33_form import form_of
from engine.rulesets.countdown.campaign.ch33_results import result_of
from engine.rulesets.countdown.campaign.ch33_runs import (
    Campaigns,
    Run,
    campaign_record,
    carried_standing,
    next_mission,
    progress_after,
    run_of,
)
from engine.rulesets.countdown.campaign.ch33_score import TOLD_ONLY, has_bonus, parts_of, place_of, score_of
from engine.rulesets.countdown.campaign.ch33_standings import standings
from engine.rulesets.countdown.campaign.ch33_told import consequences_of, map_of, roster_of, standing_of
from engine.rulesets.countdown.campaign.ch33_told_checks import told_faults
from engine.rulesets.countdown.records import PackRecord
from engine.rulesets.countdown.records.missions import locations_of
from engine.rulesets.countdown.rules.ch06_line_up import DUMMY, read_team


class CampaignBooks(Bookkeeping[PackRecord]):
    """What a tracker asks and does; every function gives a new ledger or BadEntry with all faults."""

    begin_model = BeginEntry
    keeps_team = True  # CD-33.09
    result_model = ResultEntry

    def begin_faults(self, content: PackRecord, state: Campaigns, entry: Any) -> list[Fault]:
        """CD-33, CD-34: a legal team, and cards as they can have been drawn."""
        return begin_faults(content, state, entry)

    def result_faults(self, content: PackRecord, state: Campaigns, entry: Any) -> list[Fault]:
        """Section 10.3: the checks of a tracker."""
        return result_faults(content, state, entry)

    def told_faults(self, content: PackRecord, state: Campaigns, entry: Any) -> list[Fault]:
        """CD-22, CD-23: numbers and an outcome that can have come about."""
        return told_faults(content, state, entry)

    def begun(self, content: PackRecord, entry: Any) -> Run:
        """The options in force: the pack's, then the campaign's, then those of the table."""
        own = campaign_record(content, entry.campaign).options
        return Run(entry, content.rule_options.overridden_by(own).overridden_by(entry.options))

    def progress_after(self, content: PackRecord, run: Run, entry: Any) -> Progress:
        """CD-33.13, CD-40.24."""
        return progress_after(content, run, entry)

    def played(self, state: Campaigns, result: Any) -> Played:
        """CD-33.09: the players who began it; of a game on its own, who led each op, by the ops' names in order."""
        run = run_of(state, result)
        team = run.begun.team if run is not None else tuple((op,) for op in sorted(result.ops))
        people = result.people or (run.begun.people if run is not None else ())
        players = len(team) if run is not None else len({one for one in people if one}) or len(team)
        seats = tuple(zip((*people, *[None] * len(team)), team, strict=False))
        return Played(result.number, result.mission, result.outcome, players, result.rounds, seats)

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
        data: dict[str, Any] = {
            "pack": {"id": content.id, "version": content.version},
            "team": [list(ops) for ops in team],
            "locations": locations,
            "supportCards": supports[: record.support_cards],
            "threatsRemoved": stack[: record.remove_top_threats],
            "threatStack": stack[record.remove_top_threats :],
        }
        return {"kind": "begin", "campaign": campaign, "data": data | ({"dummy": dummy} if dummy else {})}

    def upcoming(self, content: PackRecord, run: Run) -> NextGame | None:
        """CD-33.13: the next mission with everything the ones before left (section 10.2); the team stays (CD-33.09)."""
        mission = next_mission(run)
        if mission is None:
            return None
        options = run.begun.options.model_dump(mode="json", by_alias=True, exclude_unset=True)
        dummy = (f"{DUMMY}{run.begun.dummy}",) if run.begun.dummy else ()
        seats = (*("+".join(ops) for ops in run.begun.team), *dummy)
        return NextGame(mission, options, carried_standing(content, run), seats)

    def told_by(self, game: Game) -> dict[str, Any]:
        """CD-40.05 to CD-40.23."""
        return result_of(game)

    def completed(self, content: PackRecord, state: Campaigns, entry: dict[str, Any]) -> dict[str, Any]:
        """CD-40.14 to CD-40.19: score and unused stack follow from what was told; a game's own record tells all."""
        read, _faults = self.read(entry)
        if read is None or read.record is not None:
            return entry
        index = state.index(read.campaign) if read.campaign else None
        run = state.runs[index] if index is not None else None
        data = dict(entry["data"])
        data["ops"] = {name: _whole(content, run, name, left) for name, left in data["ops"].items()}
        if "time" in data and read.time <= 0:  # CD-20.02: it ran out when the marker got there
            data["ultimatum"] = True
        if "score" not in data or (read.objectives and not set(read.parts) - set(TOLD_ONLY)):
            data["parts"] = parts_of(content, run, read)
            data.setdefault("score", sum(data["parts"].values()))
        place = place_of(content, run, read.mission)
        if place is not None and place.location is not None:
            data["bonus"] = has_bonus(place.location, read)
        left = run.threats_left() if run is not None else None
        if read.threats is not None and not read.threats.unused and left is not None:
            gone = {*read.threats.carried, *read.threats.out}
            unused = [card for card in (*(left[0] or ()), *left[1]) if card not in gone]
            data["threats"] = {**data["threats"], "unused": unused}
        return {**entry, "data": data}

    # --- for people -----------------------------------------------------------------------------------

    def standing_of(self, content: PackRecord, run: Run, lang: str) -> Standing:
        """How a campaign stands."""
        return standing_of(content, run, lang)

    def roster_of(self, content: PackRecord, state: Campaigns, lang: str) -> Iterator[RosterLine]:
        """CD-40.06: every op that has played."""
        return roster_of(content, state, lang)

    def map_of(self, content: PackRecord, run: Run | None, campaign: str, lang: str) -> CampaignMap:
        """Three missions, one after another."""
        return map_of(content, run, campaign_record(content, campaign), lang)

    def form_of(self, content: PackRecord, run: Run | None, mission: str, lang: str) -> ResultForm:
        """What is asked for after a mission."""
        return form_of(content, run, mission, lang)

    def consequences(
        self, content: PackRecord, before: Campaigns, after: Campaigns, entry: Any, lang: str
    ) -> Iterator[Consequence]:
        """What a result changes."""
        return consequences_of(content, after, entry, lang)

    def score(self, content: PackRecord, entry: Any, lang: str) -> Iterator[ScoreLine]:
        """CD-40.19: what the score is made of."""
        return score_of(content, entry, lang)

    # --- what a tracker does and asks -----------------------------------------------------------------

    def open(self, content: PackRecord, ledger: Ledger) -> dict[str, Any]:
        """CD-70.01: what can be played next, and which campaigns can be begun."""
        running = [run for run in self.state(content, ledger).runs if run.progress == "open"]
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


def _whole(content: PackRecord, run: Run | None, name: str, left: dict[str, Any]) -> dict[str, Any]:
    """CD-13.14: whoever is dead has no health; CD-24.04, CD-33.14: in a campaign the special track is never empty."""
    if left.get("isAlive") is False:
        left = left | {"health": 0}
    op = next((one for one in content.ops if one.id == name), None)
    if run is None or op is None or op.special == "none" or "specialXp" in left:
        return left
    before = run.last_of(name)
    return {**left, "specialXp": before.special_xp if before is not None else op.track.start}


CAMPAIGNS = CampaignBooks()
