"""Chapters 22 and 23 in a ledger: why a mission cannot have ended as people tell of it."""

from __future__ import annotations

from engine.core.errors import Fault
from engine.rulesets.countdown.campaign import ch33_refusals as refusals
from engine.rulesets.countdown.campaign.ch33_entries import ResultEntry
from engine.rulesets.countdown.campaign.ch33_runs import Campaigns, Run
from engine.rulesets.countdown.campaign.ch33_score import FULFILLED, MISSED, Place, most_points, place_of
from engine.rulesets.countdown.codes import GAME_OVER, TOP_OF_TIME
from engine.rulesets.countdown.records import Location, PackRecord, RuleOptions


def told_faults(pack: PackRecord, state: Campaigns, entry: ResultEntry) -> list[Fault]:
    """Numbers within their ends, cards of the right stack, and an outcome that follows from them."""
    if entry.mission not in [mission.id for mission in pack.missions]:
        return []  # told already
    index = state.index(entry.campaign)
    run = None if index is None else state.runs[index]
    place = place_of(pack, run, entry.mission)
    location = None if place is None else place.location
    options = pack.rule_options if run is None else run.options
    faults = _op_faults(pack, entry, is_developing=run is not None) + _course_faults(pack, entry, location)
    faults += _score_faults(pack, place, entry) + _time_faults(pack, run, location, entry)
    faults += _stack_of_faults(pack, entry)
    return faults if _has_its_own_ending(pack, entry) else faults + _outcome_faults(options, entry)


def _has_its_own_ending(pack: PackRecord, entry: ResultEntry) -> bool:
    """A game that tells its own record knows how it ended; a card that ends missions (CD-50.39) may have done so."""
    return entry.record is not None or '"endMission"' in pack.model_dump_json(by_alias=True)


def _op_faults(pack: PackRecord, entry: ResultEntry, *, is_developing: bool) -> list[Fault]:
    """Cubes and tracks have their ends (CD-21.02, CD-90.25, CD-90.34), and in a campaign a beginning (CD-24.04)."""
    faults = []
    ops = {op.id: op for op in pack.ops}
    for name, left in entry.ops.items():
        op = ops.get(name)
        if op is None:
            continue
        if left.health > op.health_max or (left.is_alive and not left.health):
            message = refusals.HEALTH(n=op.health_max, count=left.health)
            faults.append(Fault(f"ops.{name}.health", message, code="CD-90.25"))
        if left.energy > op.energy_max:
            message = refusals.ENERGY(n=op.energy_max, count=left.energy)
            faults.append(Fault(f"ops.{name}.energy", message, code="CD-21.02"))
        if op.special != "none" and left.special_xp > op.track.max:
            message = refusals.SPECIAL(n=op.track.max, count=left.special_xp)
            faults.append(Fault(f"ops.{name}.specialXp", message, code="CD-90.34"))
        if is_developing and op.special != "none" and left.special_xp < op.track.start:
            message = refusals.SPECIAL_START(n=op.track.start, count=left.special_xp)
            faults.append(Fault(f"ops.{name}.specialXp", message, code="CD-24.04"))
        if op.special == "none" and left.special_xp:
            faults.append(Fault(f"ops.{name}.specialXp", refusals.NO_ABILITY(name=name), code="CD-25.01"))
    return faults


def _course_faults(pack: PackRecord, entry: ResultEntry, location: Location | None) -> list[Fault]:
    """Markers, cards and zones: no more of them than there are, and nothing after the last round."""
    faults = []
    if location is not None and entry.secured_zones > len(location.zones):
        message = refusals.ZONES(n=len(location.zones), count=entry.secured_zones)
        faults.append(Fault("securedZones", message, code="CD-40.21"))
    if location is not None and len(entry.objectives) > location.objective_count:
        message = refusals.OBJECTIVES(n=location.objective_count, count=len(entry.objectives))
        faults.append(Fault("objectives", message, code="CD-5.05"))
    living = sum(left.is_alive for left in entry.ops.values())
    if entry.ops_outside > living:
        faults.append(Fault("opsOutside", refusals.OUTSIDE(n=living, count=entry.ops_outside), code="CD-23.03"))
    if entry.bullets_used > len(pack.bullet_control_cards):
        message = refusals.BULLETS(n=len(pack.bullet_control_cards), count=entry.bullets_used)
        faults.append(Fault("bulletsUsed", message, code="CD-12.19"))
    return faults + [
        Fault(f"supportUsed[{i}].round", refusals.LATER_ROUND(n=entry.rounds, count=one.round), code="CD-40.11")
        for i, one in enumerate(entry.support_used)
        if entry.rounds and one.round > entry.rounds
    ]


def _time_faults(pack: PackRecord, run: Run | None, location: Location | None, entry: ResultEntry) -> list[Fault]:
    """CD-20.01, CD-90.36: the marker begins where the location says, and each round but the last has moved it on."""
    if entry.time > TOP_OF_TIME:
        return [Fault("time", refusals.TIME(n=TOP_OF_TIME, count=entry.time), code="CD-90.50")]
    if run is None or location is None or _moves_the_marker(pack, entry):
        return []
    begins = location.time.values[max(0, len(run.begun.team) - 4)] + run.options.time_modifier
    most = max(GAME_OVER, max(1, min(TOP_OF_TIME, begins)) - max(0, entry.rounds - 1))
    if entry.time <= most:
        return []
    if entry.rounds > 1:
        message = refusals.TIME_LATER(n=most, rounds=entry.rounds, count=entry.time)
        return [Fault("time", message, code="CD-20.01")]
    return [Fault("time", refusals.TIME_START(n=most, count=entry.time), code="CD-90.36")]


def _moves_the_marker(pack: PackRecord, entry: ResultEntry) -> bool:
    """A game that tells its own record knows where it stood; a card that moves it (CD-50.02) may have done so."""
    return entry.record is not None or '"changeTime"' in pack.model_dump_json(by_alias=True)


def _stack_of_faults(pack: PackRecord, entry: ResultEntry) -> list[Fault]:
    """CD-33.03: all objective cards of a mission are of its one kind of stack."""
    stack = next(mission.objective for mission in pack.missions if mission.id == entry.mission)
    others = {card.id for card in pack.objective_cards if card.stack != stack}
    return [
        Fault(f"objectives[{i}].card", refusals.OTHER_STACK(name=one.card), code="CD-33.03")
        for i, one in enumerate(entry.objectives)
        if one.card in others
    ] + _fate_faults(pack, entry)


def _fate_faults(pack: PackRecord, entry: ResultEntry) -> list[Fault]:
    """CD-23.01, CD-23.02: each kind has its own way to be fulfilled and its own to be missed."""
    kinds = {card.id: card.kind for card in pack.objective_cards}
    own = {kind: {*FULFILLED[kind], *MISSED[kind]} for kind in FULFILLED}
    scored = set().union(*own.values())
    return [
        Fault(f"objectives[{i}].fate", refusals.OTHER_FATE(name=one.card), code="CD-23.01")
        for i, one in enumerate(entry.objectives)
        if kinds.get(one.card) in own and one.fate in scored - own[kinds[one.card]]
    ]


def _outcome_faults(options: RuleOptions, entry: ResultEntry) -> list[Fault]:
    """CD-22.02 to CD-22.07: what success and failure need; in traitor mode the showdown decides (CD-32.17)."""
    if entry.showdown is not None:
        return []
    if entry.outcome == "lost" and _was_a_success(options, entry):
        return [Fault("outcome", refusals.A_SUCCESS(score=entry.score), refusals.WHAT_WENT_WRONG(), "CD-22.07")]
    if entry.outcome != "won":
        return []
    living = sum(left.is_alive for left in entry.ops.values())
    if not living:
        return [Fault("outcome", refusals.NOBODY_LIVES(), code="CD-22.03")]
    if entry.time <= GAME_OVER and options.game_over_outcome == "fail":
        return [Fault("outcome", refusals.TIME_WAS_UP(), code="CD-22.02")]
    if entry.ops_outside >= living:
        return [Fault("outcome", refusals.NOBODY_OUT(), code="CD-22.07")]
    return [] if entry.score > 0 else [Fault("outcome", refusals.NOT_POSITIVE(score=entry.score), code="CD-22.06")]


def _was_a_success(options: RuleOptions, entry: ResultEntry) -> bool:
    """CD-22.07: a positive score and an op that is out; giving up is told as broken off (CD-22.05)."""
    living = sum(left.is_alive for left in entry.ops.values())
    time_was_up = entry.time <= GAME_OVER and options.game_over_outcome == "fail"
    return entry.score > 0 and entry.ops_outside < living and not time_was_up


def _score_faults(pack: PackRecord, place: Place | None, entry: ResultEntry) -> list[Fault]:
    """CD-40.19: the parts of a score, where they are told, add up to it; a sum alone is one that cards can give."""
    if entry.parts:
        total = sum(entry.parts.values())
        wrong = refusals.SCORE_SUM(sum=total, score=entry.score) if total != entry.score else None
    else:
        most = None if place is None or _has_its_own_points(pack, entry) else most_points(pack, place)
        wrong = None if most is None or entry.score <= most else refusals.SCORE_MOST(n=most, score=entry.score)
    return [] if wrong is None else [Fault("score", wrong, code="CD-40.19")]


def _has_its_own_points(pack: PackRecord, entry: ResultEntry) -> bool:
    """A game that tells its own record counted for itself; a card that gives points (CD-50.01) knows no end."""
    return entry.record is not None or '"changeScore"' in pack.model_dump_json(by_alias=True)
