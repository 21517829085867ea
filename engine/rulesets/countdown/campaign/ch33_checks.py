"""Chapter 33: why an entry cannot follow in a ledger (CD-33, CD-34, section 10.3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core import refusals as words
from engine.core.errors import Fault, did_you_mean
from engine.rulesets.countdown.campaign import ch33_refusals as refusals
from engine.rulesets.countdown.campaign.ch33_entries import BeginEntry, OpResult, ResultEntry
from engine.rulesets.countdown.campaign.ch33_runs import Campaigns, Run, next_mission
from engine.rulesets.countdown.records import Campaign as CampaignRecord
from engine.rulesets.countdown.records import PackRecord
from engine.rulesets.countdown.records.missions import locations_of

MOST_REMOVED = 20  # CD-90.60
TEAM_SIZES = {1: (4,), 2: (2, 2), 3: (1, 1, 1), 4: (1,) * 4, 5: (1,) * 5, 6: (1,) * 6}  # CD-6.02 to CD-6.06


def begin_faults(pack: PackRecord, state: Campaigns, entry: BeginEntry) -> list[Fault]:
    """A campaign of this pack that is not under way, a legal team, and cards as they can have been drawn."""
    campaign = next((one for one in pack.campaigns if one.id == entry.campaign), None)
    if campaign is None:
        hint = did_you_mean(entry.campaign, [one.id for one in pack.campaigns])
        return [Fault("campaign", words.NO_SUCH(what=words.CAMPAIGN(), name=entry.campaign), hint)]
    faults = []
    if state.index(entry.campaign) is not None:
        message = words.UNDER_WAY(name=entry.campaign)
        faults.append(Fault("campaign", message, words.GO_ON()))
    if entry.pack is not None and (entry.pack.id, entry.pack.version) != (pack.id, pack.version):
        message = words.OTHER_PACK(id=entry.pack.id, version=entry.pack.version)
        faults.append(Fault("pack", message, words.THIS_PACK(id=pack.id, version=pack.version), "CD-40.01"))
    faults += _team_faults(pack, entry)
    faults += _location_faults(pack, campaign, entry)
    supports = [card.id for card in pack.support_cards]
    faults += _card_faults("supportCards", entry.support_cards, supports, words.SUPPORT_CARD(), "CD-33.10")
    if len(entry.support_cards) != campaign.support_cards:
        message = refusals.SUPPORTS(n=campaign.support_cards, count=len(entry.support_cards))
        faults.append(Fault("supportCards", message, code="CD-33.10"))
    return faults + _stack_faults(pack, campaign, entry)


def _team_faults(pack: PackRecord, entry: BeginEntry) -> list[Fault]:
    """CD-6.02 to CD-6.06, CD-6.17."""
    faults = _card_faults("team", entry.ops, [op.id for op in pack.ops], words.OP(), "CD-6.02")
    sizes = tuple(len(player) for player in entry.team)
    if sizes != TEAM_SIZES[len(entry.team)]:
        faults.append(Fault("team", refusals.TEAM_SIZES(), code="CD-6.02"))
    if (entry.dummy is not None) != (len(entry.team) == 3):
        faults.append(Fault("dummy", refusals.DUMMY(), code="CD-6.04"))
    return faults


def _location_faults(pack: PackRecord, campaign: CampaignRecord, entry: BeginEntry) -> list[Fault]:
    """CD-33.05, CD-34.03: a location of the right level for each mission."""
    if len(entry.locations) != len(campaign.missions):
        message = refusals.LOCATIONS(n=len(campaign.missions), count=len(entry.locations))
        return [Fault("locations", message, code="CD-33.05")]
    return [
        Fault(f"locations[{i}]", refusals.NO_LOCATION(name=name, number=i + 1), code="CD-33.05")
        for i, (name, mission) in enumerate(zip(entry.locations, campaign.missions, strict=True))
        if name not in locations_of(pack, mission)
    ]


def _stack_faults(pack: PackRecord, campaign: CampaignRecord, entry: BeginEntry) -> list[Fault]:
    """CD-34.04, CD-90.60: as many cards removed as the scenario says; CD-3.15: the stack is built level by level."""
    faults = []
    is_scenario = all(mission.location != "random" for mission in campaign.missions)  # CD-34.01
    removed = len(entry.threats_removed)
    if is_scenario and removed != campaign.remove_top_threats:
        message = refusals.REMOVES(n=campaign.remove_top_threats, count=removed)
        faults.append(Fault("threatsRemoved", message, code="CD-34.04"))
    elif removed > (most := max(MOST_REMOVED, campaign.remove_top_threats)):
        message = refusals.REMOVES_MOST(n=most, count=removed)
        faults.append(Fault("threatsRemoved", message, code="CD-90.60"))
    level = {card.id: card.level for card in pack.threat_cards}
    cards = (*entry.threats_removed, *(entry.threat_stack or ()))
    faults += _card_faults("threatStack", cards, list(level), words.THREAT_CARD(), "CD-40.13")
    if faults or entry.threat_stack is None:
        return faults
    missing = set(level) - set(cards)
    if missing:
        message = refusals.MISSING(n=len(missing), names=_some(missing))
        faults.append(Fault("threatStack", message, code="CD-40.13"))
    if [level[card] for card in cards] != sorted(level[card] for card in cards):
        faults.append(Fault("threatStack", refusals.STACK_ORDER(), code="CD-3.15"))
    return faults


# --- results --------------------------------------------------------------------------------------


def result_faults(pack: PackRecord, state: Campaigns, entry: ResultEntry) -> list[Fault]:
    """The right mission, the same team, names that lead somewhere."""
    known = [mission.id for mission in pack.missions]
    if entry.mission not in known:
        hint = did_you_mean(entry.mission, known)
        return [Fault("mission", words.NO_SUCH(what=words.MISSION(), name=entry.mission), hint)]
    faults = _card_faults("ops", entry.ops, [op.id for op in pack.ops], words.OP(), "CD-40.06")
    objectives, told = [card.id for card in pack.objective_cards], [one.card for one in entry.objectives]
    faults += _card_faults("objectives", told, objectives, words.OBJECTIVE_CARD(), "CD-40.18")
    supports, used = [card.id for card in pack.support_cards], [one.card for one in entry.support_used]
    faults += _card_faults("supportUsed", used, supports, words.SUPPORT_CARD(), "CD-35.02")
    faults += _card_faults("combat", entry.combat, list(entry.ops), words.OP_HERE(), "CD-40.06")
    civilians = [card.id for card in pack.threat_cards if card.kind == "civilian"]
    faults += _card_faults("civilians", entry.civilians, civilians, words.THREAT_CARD(), "CD-23.07")
    if entry.campaign is None:
        return faults
    index = state.index(entry.campaign)
    if index is None:
        message = words.NOT_UNDER_WAY(name=entry.campaign)
        return [*faults, Fault("campaign", message, words.BEGIN_FIRST(), "CD-33.13")]
    run = state.runs[index]
    expected = next_mission(run)
    if entry.mission != expected:
        message = words.OTHER_MISSION(expected=expected, mission=entry.mission)
        faults.append(Fault("mission", message, words.ALONE(), "CD-33.13"))
    return faults + _run_faults(pack, run, entry)


def _run_faults(pack: PackRecord, run: Run, entry: ResultEntry) -> list[Fault]:
    """Section 10.3: the checks of a tracker."""
    dead, team = run.dead(), set(run.begun.ops)
    faults = [
        Fault(f"ops.{name}", refusals.NOT_IN_TEAM(name=name), code="CD-33.09") for name in sorted(set(entry.ops) - team)
    ]
    faults += [
        Fault("ops", refusals.NOTHING_SAID(name=name), code="CD-33.09") for name in sorted(team - set(entry.ops) - dead)
    ]
    for name, left in entry.ops.items():
        before = run.last_of(name)
        if name in dead and left.is_alive:
            faults.append(Fault(f"ops.{name}", refusals.DIED_BEFORE(name=name), code="CD-90.63"))
        for field, was, now in _experience(before, left):
            if now < was:
                message = refusals.EXPERIENCE_FELL(name=name, before=was)
                faults.append(Fault(f"ops.{name}.{field}", message, code="CD-33.14"))
    held = run.support_left()
    for index, used in enumerate(entry.support_used):
        if used.card not in held:
            message = refusals.NOT_LEFT(name=used.card)
            faults.append(Fault(f"supportUsed[{index}].card", message, did_you_mean(used.card, held), "CD-35.03"))
    return faults + _threat_faults(pack, run, entry)


def _experience(before: OpResult | None, left: OpResult) -> tuple[tuple[str, int, int], ...]:
    """Field, what it was after the last mission, and what it is told to be."""
    if before is None:
        return ()
    return ("aimXp", before.aim_xp, left.aim_xp), ("specialXp", before.special_xp, left.special_xp)


def _threat_faults(pack: PackRecord, run: Run, entry: ResultEntry) -> list[Fault]:
    """CD-40.14 to CD-40.16: no threat card comes from nowhere and none is lost."""
    threats, left = entry.threats, run.threats_left()
    if threats is None:
        return []
    cards = (*threats.carried, *threats.unused, *threats.out)
    faults = _card_faults("threats", cards, [card.id for card in pack.threat_cards], words.THREAT_CARD(), "CD-40.14")
    if left is None or faults:
        return faults
    before = {*(left[0] or ()), *left[1]}
    for missing in (before - set(cards), set(cards) - before):
        if missing:
            message = refusals.THREATS_DIFFER(names=_some(missing))
            faults.append(Fault("threats", message, refusals.MAKE_UP(), "CD-40.14"))
    return faults


def _card_faults(path: str, names: Iterable[str], known: Sequence[str], what: str, rule: str) -> list[Fault]:
    """Names that lead nowhere, and names given twice; `rule` tells of such cards."""
    given = list(names)
    faults = [
        Fault(path, words.NO_SUCH(what=what, name=name), did_you_mean(name, known))
        for name in given
        if name not in known
    ]
    twice = sorted({name for name in given if given.count(name) > 1})
    return faults + [Fault(path, words.TWICE(what=what, name=name), code=rule) for name in twice]


def _some(names: Iterable[str]) -> str:
    listed = sorted(names)
    return ", ".join(listed[:5]) + (" …" if len(listed) > 5 else "")
