"""Missions: CD-60.12, CD-60.13, CD-60.17 to CD-60.19, CD-60.22 to CD-60.30, CD-60.32 and CD-60.62."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from engine.core.lint import Problem, set_to
from engine.core.maps import UNREACHABLE
from engine.rulesets.countdown.lint.drafts import OPS, LocationDraft, MissionDraft, PackDraft
from engine.rulesets.countdown.lint.registry import mission_checks, pack_checks
from engine.rulesets.countdown.lint.words import missions as words
from engine.rulesets.countdown.records import Bomb, Hostage, Time, at

TOP_OF_TIME_TRACK = 10  # CD-90.50


@mission_checks.check("CD-60.12", "error", "CD-5.03", "There are threat cards for all threat zones.")
def threat_cards_suffice(draft: MissionDraft) -> Iterator[Problem]:
    cards = max(0, len(draft.pack.threat_cards) - draft.mission.remove_top_threats)
    for place in draft.locations:
        needed = place.location.threat_count
        if needed > cards:
            yield words.TOO_FEW_THREATS(
                f"{place.path}.zones", location=place.name, n=needed, mission=draft.name, has=cards
            )


@mission_checks.check("CD-60.13", "error", "CD-5.05", "There are objective cards for all objective zones.")
def objective_cards_suffice(draft: MissionDraft) -> Iterator[Problem]:
    for place in draft.locations:
        needed = place.location.objective_count
        if needed > len(draft.stack):
            yield words.TOO_FEW_OBJECTIVES(
                f"{place.path}.zones", location=place.name, n=needed, mission=draft.name, has=len(draft.stack)
            )


mission_checks.on_loading("CD-60.17", "error", "CD-4.09", "There are times for 1 to 4, 5 and 6 players, of 1 at least.")


@pack_checks.check("CD-60.18", "warning", "CD-4.09", "More players do not have more time.")
def more_players_have_no_more_time(draft: PackDraft) -> Iterator[Problem]:
    for path, time in _times(draft):
        if not time.p1to4 >= time.p5 >= time.p6:
            yield words.TIME_GROWS(path, a=time.p1to4, b=time.p5, c=time.p6)


def _times(draft: PackDraft) -> Iterator[tuple[str, Time]]:
    for place in draft.concerned_locations:
        yield f"{place.path}.time", place.location.time
    for index, assignment in enumerate(draft.pack.assignments):
        if draft.only is None or draft.only.id == assignment.id:
            yield f"{at('assignments', index, assignment)}.time", assignment.time


@mission_checks.check("CD-60.19", "warning", "CD-90.36", "An assignment and its locations give the same time.")
def times_agree(draft: MissionDraft) -> Iterator[Problem]:
    where = f"{draft.path}.time"
    for place in draft.locations:
        time = place.location.time
        if draft.time is not None and draft.time != time:
            before, after = _listed(draft.time), _listed(time)
            fix = set_to(where, time.model_dump(by_alias=True), words.TAKE_LOCATION_TIME(), before, after)
            are_alike = all(other.location.time == time for other in draft.locations)
            yield words.OTHER_TIME(where, fix=fix if are_alike else None, mission=draft.name, location=place.name)


def _listed(time: Time) -> str:
    return " / ".join(str(rounds) for rounds in time.values)


mission_checks.on_loading("CD-60.22", "error", "CD-4.06", "Green, orange and red assignments have level 1, 2 and 3.")


@mission_checks.check("CD-60.23", "error", "CD-4.14", "Level 1 has one location, levels 2 and 3 two different ones.")
def assignments_offer_locations(draft: MissionDraft) -> Iterator[Problem]:
    if draft.mission.campaign is not None:
        return
    names = draft.mission.locations
    wanted = 1 if draft.mission.level == 1 else 2
    if len(names) != wanted or len(set(names)) < len(names):
        trouble = words.ONE_LOCATION if wanted == 1 else words.TWO_LOCATIONS
        yield trouble(f"{draft.path}.locations", mission=draft.name, level=draft.mission.level)


mission_checks.on_loading("CD-60.24", "error", "CD-4.13", "Named locations exist.")


@mission_checks.check("CD-60.25", "warning", "CD-33.04", "A mission and its locations have the same level.")
def levels_agree(draft: MissionDraft) -> Iterator[Problem]:
    for place in draft.locations:
        if place.location.level != draft.mission.level:
            yield words.OTHER_LEVEL(
                draft.path,
                mission=draft.name,
                level=draft.mission.level,
                location=place.name,
                other=place.location.level,
            )


@mission_checks.check("CD-60.26", "error", "CD-4.04", "The objective's stack has cards.")
def objective_has_a_stack(draft: MissionDraft) -> Iterator[Problem]:
    if not draft.stack:
        yield words.EMPTY_STACK(draft.path, stack=draft.objective, mission=draft.name)


@mission_checks.check("CD-60.27", "warning", "CD-9.02", "There is time to walk to an objective and out.")
def the_way_is_short_enough(draft: MissionDraft) -> Iterator[Problem]:
    for place in draft.locations:
        way = place.way_over_an_objective
        for players, rounds in zip(words.PLAYERS, draft.times(place), strict=True):
            if way != UNREACHABLE and way > rounds:
                yield words.TOO_LONG_A_WAY(
                    draft.path, location=place.name, way=way, players=players(), rounds=rounds, mission=draft.name
                )
                break


def _best_time(draft: MissionDraft, place: LocationDraft, time: int) -> int | None:
    """CD-22.01, CD-23.04: the time left for those who walk straight out; None if there is no way."""
    way = place.way_out
    return None if way == UNREACHABLE else time - (way - 1)  # the marker has moved in all rounds but the last


@mission_checks.check("CD-60.28", "error", "CD-1.04", "The best possible score is positive.")
def a_win_is_possible(draft: MissionDraft) -> Iterator[Problem]:
    gains = sorted((max(0, value) for value in draft.values("success_score")), reverse=True)
    for place in draft.locations:
        left = [_best_time(draft, place, time) for time in draft.times(place)]
        time = max((one for one in left if one is not None), default=0)
        best = sum(gains[: place.objective_count]) + max(0, place.location.secured_bonus.points) + time
        if best < 1:
            yield words.NEVER_WON(draft.path, mission=draft.name, location=place.name, best=best)


@mission_checks.check("CD-60.29", "warning", "CD-20.11", "Who walks straight to the exit does not win.")
def walking_out_is_no_win(draft: MissionDraft) -> Iterator[Problem]:
    lost = sum(draft.values("fail_score"))
    for place in draft.locations:
        for players, time in zip(words.PLAYERS, draft.times(place), strict=True):
            left = _best_time(draft, place, time)
            if left is None:
                continue
            score = left + draft.expected(lost, place)
            if score > 0:
                yield words.WALK_OUT(
                    draft.path,
                    location=place.name,
                    players=players(),
                    mission=draft.name,
                    left=left,
                    lost=f"{0 - draft.expected(lost, place):.1f}",  # nobody loses -0.0
                )
                break


@mission_checks.check("CD-60.30", "warning", "CD-90.41", "The energy for all bombs can be spent in time.")
def bombs_fit_the_time(draft: MissionDraft) -> Iterator[Problem]:
    costs = [card.complexity[draft.column] for _path, card in draft.stack if isinstance(card, Bomb)]
    experts = [op for op in draft.pack.ops if op.special == "defuse"]
    if draft.objective != "bombs" or not costs or not experts:
        return
    for place in draft.locations:
        bombs = int(draft.expected(len(costs), place))
        energy = ceil(bombs * sum(costs) / len(costs))
        for players, time in zip(words.PLAYERS, draft.times(place), strict=True):
            available = max(op.energy_start for op in experts) + time - 1  # CD-21.01: one more after each round
            slowest = ceil(max(costs) / draft.options.bomb_energy_per_round)
            if energy > available or slowest > time:
                yield words.TOO_MUCH_ENERGY(
                    draft.path,
                    location=place.name,
                    bombs=bombs,
                    energy=energy,
                    players=players(),
                    has=available,
                    time=time,
                    mission=draft.name,
                )
                break


@mission_checks.check("CD-60.32", "hint", "CD-15.04", "The ops can escort all hostages in time.")
def hostages_can_be_escorted(draft: MissionDraft) -> Iterator[Problem]:
    hostages = sum(isinstance(card, Hostage) for _path, card in draft.stack)
    if draft.objective != "hostages":
        return
    for place in draft.locations:
        possible = min(hostages, place.location.objective_count)
        if place.way_over_an_objective == UNREACHABLE:
            continue
        for players, ops, time in zip(words.PLAYERS, OPS, draft.times(place), strict=True):
            escorted = ops * _trips(place, time)
            if possible > escorted:
                yield words.TOO_MANY_HOSTAGES(
                    draft.path, location=place.name, n=possible, players=players(), has=escorted, mission=draft.name
                )
                break


def _trips(place: LocationDraft, time: int) -> int:
    """How often one op can bring a hostage out; once the way is secured, two zones a round (CD-9.05)."""
    starts, exits = place.zones("infiltration"), place.zones("exfiltration")
    most = 0
    for zone in place.zones("objective"):
        out = place.shortest([zone], exits)
        first = place.shortest(starts, [zone]) + out
        if first <= time:
            most = max(most, 1 + (time - first) // max(1, out))
    return most


@mission_checks.check("CD-60.62", "warning", "CD-90.52", "The time, extra rounds included, fits the time track.")
def time_fits_the_track(draft: MissionDraft) -> Iterator[Problem]:
    for place in draft.locations:
        rounds = max(draft.times(place))
        if rounds > TOP_OF_TIME_TRACK:
            yield words.OFF_THE_TRACK(
                draft.path, mission=draft.name, rounds=rounds, location=place.name, most=TOP_OF_TIME_TRACK
            )
            break
