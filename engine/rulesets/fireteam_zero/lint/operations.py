"""Operations: FZ-L.52 to FZ-L.55."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from engine.core.lint import Problem
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft, PackDraft
from engine.rulesets.fireteam_zero.lint.numbers import value_of
from engine.rulesets.fireteam_zero.lint.registry import pack_checks
from engine.rulesets.fireteam_zero.lint.words import team as words


@pack_checks.check("FZ-L.52", "error", "FZ-17.01", "An operation has missions, and lists none of them twice.")
def operations_have_missions(draft: PackDraft) -> Iterator[Problem]:
    for path, operation in draft.operations:
        if not operation.missions:
            yield words.NO_MISSIONS(f"{path}.missions", operation=draft.name(operation))
        for index, name in enumerate(operation.missions):
            if name in operation.missions[:index]:
                yield words.MISSION_TWICE(f"{path}.missions[{index}]", operation=draft.name(operation), mission=name)


@pack_checks.check("FZ-L.53", "warning", "FZ-17.06", "Bosses are met in the last mission of an operation.")
def bosses_come_last(draft: PackDraft) -> Iterator[Problem]:
    for operation, missions in _missions(draft):
        for one in missions[:-1]:
            if one.mission.boss and one in draft.concerned:
                yield words.BOSS_TOO_EARLY(f"{one.path}.boss", mission=one.name, operation=operation)


@pack_checks.check("FZ-L.54", "warning", "FZ-17.05", "The first mission of an operation allows no upgrades.")
def upgrades_come_later(draft: PackDraft) -> Iterator[Problem]:
    for operation, missions in _missions(draft):
        if missions and missions[0] in draft.concerned and _allows_upgrades(missions[0]):
            yield words.UPGRADES_TOO_EARLY(
                f"{missions[0].path}.upgrades", mission=missions[0].name, operation=operation
            )


def _allows_upgrades(draft: MissionDraft) -> bool:
    upgrades = draft.mission.upgrades
    if upgrades.kind == "choose":
        return upgrades.number > 0
    return upgrades.kind == "fixed" and any(upgrades.sets.values())


@pack_checks.check("FZ-L.55", "warning", "FZ-17.04", "The spawn pool is no weaker than in the mission before.")
def opposition_grows(draft: PackDraft) -> Iterator[Problem]:
    for _operation, missions in _missions(draft):
        for before, one in pairwise(missions):
            if one not in draft.concerned:
                continue
            for heroes in one.hero_counts:
                health, earlier = _total_health(one, heroes), _total_health(before, heroes)
                if heroes in before.hero_counts and health < earlier:
                    yield words.WEAKER_THAN_BEFORE(
                        f"{one.path}.spawnPool",
                        heroes=heroes,
                        mission=one.name,
                        health=health,
                        earlier=earlier,
                        before=before.name,
                    )
                    break


def _total_health(draft: MissionDraft, heroes: int) -> int:
    total = 0
    for entry in draft.mission.spawn_pool:
        number = value_of(entry.number, heroes)
        total += draft.whole.kinds[entry.kind].health * max(0, 1 if number is None else number)
    return total


def _missions(draft: PackDraft) -> Iterator[tuple[str, list[MissionDraft]]]:
    """Each operation in words, and its missions in order, each once."""
    by_id = {one.mission.id: one for one in draft.missions}
    for _path, operation in draft.operations:
        missions = [by_id[name] for name in dict.fromkeys(operation.missions)]
        yield draft.name(operation), missions
