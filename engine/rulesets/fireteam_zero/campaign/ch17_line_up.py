"""Chapters 1 and 17: who may play a mission, and with which equipment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import refusals as words
from engine.core.errors import Fault, did_you_mean
from engine.rulesets.fireteam_zero.campaign import ch17_refusals as refusals
from engine.rulesets.fireteam_zero.campaign.ch17_entries import SeatEntry
from engine.rulesets.fireteam_zero.records import Hero, Mission, Operation, PackRecord, RuleOptions, UpgradeSet


def available_upgrades(pack: PackRecord, mission: Mission, operation: Operation | None = None) -> dict[str, list[str]]:
    """FZ-B.06, FZ-17.05: the upgrade sets that a briefing allows, by role."""
    allowed: dict[str, list[str]] = {}
    for role in pack.roles:
        listed = mission.upgrades.sets.get(role.id)
        if mission.upgrades.kind == "none" or (mission.upgrades.kind == "fixed" and listed is None):
            allowed[role.id] = []
            continue
        sets = [one for one in pack.upgrade_sets if one.role == role.id and (listed is None or one.id in listed)]
        allowed[role.id] = [one.id for one in sets if _is_available(pack, one, mission, operation)]
    return allowed


def _is_available(pack: PackRecord, one: UpgradeSet, mission: Mission, operation: Operation | None) -> bool:
    """FZ-17.05: whether the mission, in the operation played or else in any, comes late enough for the set."""
    homes: list[Operation | None] = [operation]
    if operation is None:
        homes = [other for other in pack.operations if mission.id in other.missions] or homes
    return any(_is_open_since(pack, one, mission, home) for home in homes)


def _is_open_since(pack: PackRecord, one: UpgradeSet, mission: Mission, home: Operation | None) -> bool:
    """FZ-17.05: whether the mission comes no earlier in its operation than the first in which the set may be used."""
    since = one.available_from
    if since is None:
        return True
    if since.operation is not None:
        first = next(other.number for other in pack.operations if other.id == since.operation)
        if home is None or home.number < first:
            return False
    if since.mission is None or since.mission == mission.id:
        return True
    if home is None:
        return False
    if since.mission in home.missions:
        return mission.id in home.missions[home.missions.index(since.mission) :]
    return any(since.mission in other.missions and other.number < home.number for other in pack.operations)


def focus_cards_allowed(mission: Mission, role: str) -> int:
    """FZ-1.18: how many focus cards a hero of that role may take."""
    return mission.focus_cards.get(role, 0) if isinstance(mission.focus_cards, dict) else mission.focus_cards


def line_up_faults(
    pack: PackRecord,
    mission: Mission,
    seats: Sequence[SeatEntry],
    options: RuleOptions,
    operation: Operation | None = None,
) -> list[Fault]:
    """Everything that goes against the briefing: heroes, roles, equipment."""
    heroes = {hero.id: hero for hero in pack.heroes}
    faults = [*_team_size(mission, seats, options)]
    upgrades = available_upgrades(pack, mission, operation)
    for index, seat in enumerate(seats):
        hero = heroes.get(seat.hero)
        if hero is None:
            hint = did_you_mean(seat.hero, heroes)
            faults.append(Fault(f"lineUp[{index}].hero", words.NO_SUCH(what=words.HERO(), name=seat.hero), hint))
        elif any(other.hero == seat.hero for other in seats[:index]):
            faults.append(Fault(f"lineUp[{index}].hero", refusals.PLAYED_TWICE(name=seat.hero), code="FZ-1.06"))
        else:
            faults += _equipment(pack, mission, index, seat, hero, upgrades[hero.role])
    played = dict.fromkeys(seat.hero for seat in seats if seat.hero in heroes)  # one who is played twice was told of
    return [*faults, *_roles(pack, mission, [heroes[name] for name in played])]


def _team_size(mission: Mission, seats: Sequence[SeatEntry], options: RuleOptions) -> Iterator[Fault]:
    fewest, most = max(mission.hero_count.min, options.seats.min), min(mission.hero_count.max, options.seats.max)
    if fewest <= 2:  # FZ-A.53: one hero alone only by option
        fewest = 1 if options.lone_hero else 2
    if not fewest <= len(seats) <= most:
        message = refusals.TEAM_SIZE(mission=mission.id, fewest=fewest, most=most, count=len(seats))
        yield Fault("lineUp", message, code="FZ-A.40")


def _roles(pack: PackRecord, mission: Mission, heroes: list[Hero]) -> Iterator[Fault]:
    played = [hero.role for hero in heroes]
    for role in pack.roles:
        if played.count(role.id) > role.card_sets_owned:
            names = ", ".join(f'"{hero.id}"' for hero in heroes if hero.role == role.id)
            message = refusals.SHARED_ROLE(names=names, role=role.id, sets=role.card_sets_owned)
            yield Fault("lineUp", message, refusals.OTHER_ROLES(), "FZ-1.12")
        if played.count(role.id) < mission.required_roles.count(role.id):
            message = refusals.ROLE_NEEDED(mission=mission.id, role=role.id)
            yield Fault("lineUp", message, refusals.CANNOT_BE_DONE(), "FZ-1.09")


def _equipment(
    pack: PackRecord, mission: Mission, index: int, seat: SeatEntry, hero: Hero, allowed: list[str]
) -> Iterator[Fault]:
    """FZ-B.05: upgrades and focus cards within the briefing's allowance; where one chooses, fewer will do (FZ-A.07)."""
    path = f"lineUp[{index}]"
    yield from _upgrades(mission, f"{path}.upgrades", seat, allowed)
    cards = [card.id for card in pack.focus_cards if card.role == hero.role]
    for number, name in enumerate(seat.focus):
        if name not in cards:
            message = refusals.NOT_OF_ROLE(name=name, role=hero.role)
            yield Fault(f"{path}.focus[{number}]", message, did_you_mean(name, cards), "FZ-1.18")
        elif name in seat.focus[:number]:
            yield Fault(f"{path}.focus[{number}]", refusals.FOCUS_TWICE(name=name), code="FZ-1.18")
    most = focus_cards_allowed(mission, hero.role)
    if len(seat.focus) > most:
        message = refusals.TOO_MANY_FOCUS(hero=seat.hero, most=most, count=len(seat.focus))
        yield Fault(f"{path}.focus", message, code="FZ-1.18")


def _upgrades(mission: Mission, path: str, seat: SeatEntry, allowed: list[str]) -> Iterator[Fault]:
    if seat.upgrades is None:  # nothing was chosen: the fixed list, or none
        return
    for number, name in enumerate(seat.upgrades):
        if name not in allowed:
            message = refusals.NOT_ALLOWED(hero=seat.hero, name=name)
            yield Fault(f"{path}[{number}]", message, did_you_mean(name, allowed), "FZ-1.14")
        elif name in seat.upgrades[:number]:
            yield Fault(f"{path}[{number}]", refusals.UPGRADE_TWICE(name=name), code="FZ-1.16")
    if mission.upgrades.kind == "choose" and len(seat.upgrades) > mission.upgrades.number:
        message = refusals.TOO_MANY_UPGRADES(hero=seat.hero, most=mission.upgrades.number, count=len(seat.upgrades))
        yield Fault(path, message, code="FZ-1.14")
    if mission.upgrades.kind == "fixed" and set(allowed) - set(seat.upgrades):
        missing = ", ".join(f'"{name}"' for name in allowed if name not in seat.upgrades)
        message = refusals.FIXED(hero=seat.hero, missing=missing)
        yield Fault(path, message, refusals.AS_A_WHOLE(), "FZ-1.14")
