"""Chapter 17: why an entry cannot be recorded."""

from __future__ import annotations

from engine.core import refusals as words
from engine.core.errors import Fault, did_you_mean
from engine.rulesets.fireteam_zero.campaign.ch17_entries import BeginEntry, ResultEntry
from engine.rulesets.fireteam_zero.campaign.ch17_line_up import line_up_faults
from engine.rulesets.fireteam_zero.campaign.ch17_refusals import (
    NO_FLAG,
    NO_MISSIONS,
    NO_SEAT,
    OTHER_RECORD,
    TOLD_TWICE,
)
from engine.rulesets.fireteam_zero.campaign.ch17_runs import Campaigns, next_mission, options_in_force
from engine.rulesets.fireteam_zero.records import Mission, Operation, PackRecord


def begin_faults(pack: PackRecord, state: Campaigns, entry: BeginEntry) -> list[Fault]:
    """FZ-B.01: an operation of this pack that is not under way yet."""
    faults = []
    known = {one.id: one for one in pack.operations}
    if entry.campaign not in known:
        hint = did_you_mean(entry.campaign, known)
        faults.append(Fault("campaign", words.NO_SUCH(what=words.CAMPAIGN(), name=entry.campaign), hint))
    elif not known[entry.campaign].missions:
        faults.append(Fault("campaign", NO_MISSIONS(name=entry.campaign), code="FZ-17.01"))
    if state.index(entry.campaign) is not None:
        message = words.UNDER_WAY(name=entry.campaign)
        faults.append(Fault("campaign", message, words.GO_ON(), "FZ-17.01"))
    if entry.pack is not None and (entry.pack.id, entry.pack.version) != (pack.id, pack.version):
        message = words.OTHER_PACK(id=entry.pack.id, version=entry.pack.version)
        faults.append(Fault("pack", message, words.THIS_PACK(id=pack.id, version=pack.version), "FZ-B.01"))
    return faults


def result_faults(pack: PackRecord, state: Campaigns, entry: ResultEntry) -> list[Fault]:
    """The right mission, a team within its briefing, and names that lead somewhere."""
    mission = next((one for one in pack.missions if one.id == entry.mission), None)
    if mission is None:
        hint = did_you_mean(entry.mission, [one.id for one in pack.missions])
        return [Fault("mission", words.NO_SUCH(what=words.MISSION(), name=entry.mission), hint)]
    faults = _order_faults(pack, state, entry) if entry.campaign is not None else []
    home = next((one for one in pack.operations if one.id == entry.campaign), None)
    options = options_in_force(pack, state, mission, entry.campaign)
    faults += line_up_faults(pack, mission, entry.line_up, options, home)
    if entry.start_player >= len(entry.line_up):
        faults.append(
            Fault("startPlayer", NO_SEAT(count=len(entry.line_up), number=entry.start_player + 1), code="FZ-1.05")
        )
    return faults + _name_faults(pack, mission, entry) + _flag_faults(home, entry)


def _order_faults(pack: PackRecord, state: Campaigns, entry: ResultEntry) -> list[Fault]:
    """FZ-17.02, FZ-17.03: in an operation the missions are played in order."""
    index = state.index(entry.campaign)
    if index is None:
        return [Fault("campaign", words.NOT_UNDER_WAY(name=entry.campaign), words.BEGIN_FIRST(), "FZ-17.01")]
    expected = next_mission(pack, state.runs[index])
    if entry.mission != expected:
        message = words.OTHER_MISSION(expected=expected, mission=entry.mission)
        return [Fault("mission", message, words.ALONE(), "FZ-17.03")]
    return []


def _name_faults(pack: PackRecord, mission: Mission, entry: ResultEntry) -> list[Fault]:
    """Names in the extra records (FZ-B.07 to FZ-B.09, FZ-B.11) that lead nowhere."""
    heroes = {seat.hero: None for seat in entry.line_up}
    kinds = {kind.id: None for kind in pack.monster_kinds}
    checks = [(f"objectives[{i}].objective", one.objective, mission.objectives, words.OBJECTIVE())
              for i, one in enumerate(entry.objectives)]  # fmt: skip
    twists = [twist.id for twist in pack.twists]
    checks += [(f"final.twists[{i}]", name, tuple(twists), words.TWIST()) for i, name in enumerate(entry.final.twists)]
    for field, names in (
        ("final.knockDowns", entry.final.knock_downs),
        ("combat.kills", entry.combat.kills),
        ("combat.hitsTaken", entry.combat.hits_taken),
    ):
        checks += [(f"{field}.{name}", name, tuple(heroes), words.HERO_HERE()) for name in names]
    for hero, killed in entry.combat.kills.items():
        checks += [(f"combat.kills.{hero}.{name}", name, tuple(kinds), words.MONSTER_KIND()) for name in killed]
    faults = [
        Fault(path, words.NO_SUCH(what=what, name=name), did_you_mean(name, known))
        for path, name, known, what in checks
        if name not in known
    ]
    told = [one.objective for one in entry.objectives]
    faults += [
        Fault(f"objectives[{i}]", TOLD_TWICE(name=name), code="FZ-B.07")
        for i, name in enumerate(told)
        if name in told[:i]
    ]
    if entry.record is not None and entry.record.get("mission", mission.id) != mission.id:
        faults.append(Fault("record.mission", OTHER_RECORD(name=str(entry.record["mission"]))))
    return faults


def _flag_faults(operation: Operation | None, entry: ResultEntry) -> list[Fault]:
    """FZ-B.12: only flags that the operation carries over."""
    known = [flag.id for flag in operation.carry_over] if operation else []
    return [
        Fault(f"flags.{name}", NO_FLAG(name=name), did_you_mean(name, known), "FZ-B.12")
        for name in entry.flags
        if name not in known
    ]
