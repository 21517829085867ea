"""Monsters and their pools: FZ-L.25 to FZ-L.28, FZ-L.34, FZ-L.35, FZ-L.44, FZ-L.45, FZ-L.57."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.effects.walk import Node
from engine.core.lint import Problem, Severity, set_to
from engine.core.sentences import Told
from engine.rulesets.fireteam_zero.codes import ATTACK_TYPES, MOST_FIGURES
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft
from engine.rulesets.fireteam_zero.lint.numbers import value_of
from engine.rulesets.fireteam_zero.lint.registry import mission_checks, pack_checks
from engine.rulesets.fireteam_zero.lint.words import monsters as words
from engine.rulesets.fireteam_zero.records import MonsterKind

pack_checks.on_loading(
    "FZ-L.44", "error", "FZ-5.10", "Monsters have health of at least 1, all three resistances and a class."
)


@mission_checks.check(
    "FZ-L.25", "error", "FZ-1.29", "Every monster kind in a pool, an ambush or an effect has its card listed."
)
def monster_cards_are_listed(draft: MissionDraft) -> Iterator[Problem]:
    listed = draft.mission.monster_cards
    for path, kind in _named_kinds(draft):
        if kind in draft.whole.kinds and kind not in listed:
            yield words.UNLISTED_CARD(
                path,
                fix=set_to(f"{draft.path}.monsterCards", [*listed, kind], words.ADD_CARD(id=kind), after=kind),
                kind=draft.whole.kind(kind),
                mission=draft.name,
                id=kind,
            )


def _named_kinds(draft: MissionDraft) -> Iterator[tuple[str, str]]:
    mission = draft.mission
    for field, pool in (("spawnPool", mission.spawn_pool), ("reservePool", mission.reserve_pool)):
        for index, entry in enumerate(pool):
            yield f"{draft.path}.{field}[{index}].kind", entry.kind
    if mission.boss:
        yield f"{draft.path}.boss.kind", mission.boss.kind
    for path, placed in draft.placed_monsters:
        yield f"{path}.kind", placed.kind or ""
    # An event is written for any mission: FZ-L.28 looks at its ambushes.
    for text, node in draft.own(draft.of("ambush", "spawn", "bringBoss", "spawnPool", "reservePool")):
        if isinstance(node.value("kind"), str):
            yield text.shown(f"{node.path}.kind"), node.value("kind")


@mission_checks.check(
    "FZ-L.26",
    "error",
    "FZ-C.03",
    "There are as many figures of each kind and family as pools and boss need (a warning in digital packs).",
)
def enough_figures(draft: MissionDraft) -> Iterator[Problem]:
    digital = draft.pack.component_limits == "off"
    severity: Severity | None = "warning" if digital else None
    needed: dict[str, int] = dict(draft.spawn_pool)
    boss = {draft.mission.boss.kind: 1} if draft.mission.boss else {}
    for more in (draft.reserve_pool, boss):
        for kind, number in more.items():
            needed[kind] = needed.get(kind, 0) + number
    if sum(needed.values()) > MOST_FIGURES:
        total = sum(needed.values())
        yield words.TOO_MANY_FIGURES(f"{draft.path}.spawnPool", mission=draft.name, n=total, most=MOST_FIGURES)
    for kind, number in needed.items():
        available = draft.whole.kinds[kind].figure_count
        if number > available:
            yield words.TOO_FEW_FIGURES(
                _pool_path(draft, kind),
                severity=severity,
                mission=draft.name,
                n=number,
                kind=draft.whole.kind(kind),
                has=available,
            )
    for family in draft.pack.monster_families:
        limits = draft.pack.component_limits
        available = family.figures if limits == "off" else min(family.figures, limits.monster_figures_per_family)
        number = sum(count for kind, count in needed.items() if draft.whole.kinds[kind].family == family.id)
        if number > available:
            yield words.TOO_FEW_OF_FAMILY(
                f"{draft.path}.spawnPool",
                severity=severity,
                mission=draft.name,
                n=number,
                family=draft.whole.name(family),
                has=available,
            )


def _pool_path(draft: MissionDraft, kind: str) -> str:
    for field, pool in (("spawnPool", draft.mission.spawn_pool), ("reservePool", draft.mission.reserve_pool)):
        for index, entry in enumerate(pool):
            if entry.kind == kind:
                return f"{draft.path}.{field}[{index}]"
    return f"{draft.path}.boss"


@mission_checks.check(
    "FZ-L.27",
    "error",
    "FZ-7.14",
    "The kind that ambushes by a discovery is in the spawn pool, or can be brought there or onto the board.",
)
def ambushers_of_discoveries_are_there(draft: MissionDraft) -> Iterator[Problem]:
    for text, node in draft.of("ambush"):
        if text.owner == "discovery" and node.value("orReserve") is not True:
            there = [*draft.spawn_pool, *_brought(draft)]
            if not _match(draft, node, there):
                yield words.NO_AMBUSHER(
                    text.shown(node.path), text=text.label, wanted=_wanted(draft, node), mission=draft.name
                )


@mission_checks.check("FZ-L.28", "warning", "FZ-7.14", "The kind that ambushes by an event is in the spawn pool.")
def ambushers_of_events_are_there(draft: MissionDraft) -> Iterator[Problem]:
    for text, node in draft.of("ambush"):
        if text.owner == "event":
            reserve = draft.reserve_pool if node.value("orReserve") is True else {}
            if not _match(draft, node, [*draft.spawn_pool, *reserve]):
                yield words.NO_AMBUSHER_BY_EVENT(
                    text.shown(node.path), text=text.label, wanted=_wanted(draft, node), mission=draft.name
                )


def _brought(draft: MissionDraft) -> list[str]:
    """The kinds that an effect or the initial placement brings onto the board or into the spawn pool."""
    brought = [one.kind for _path, one in draft.placed_monsters if one.kind]
    for _text, node in draft.of("spawn", "reservePool", "bringBoss"):
        if node.name != "spawn" or node.value("pool") == "reservePool":
            pool = draft.present if node.name == "bringBoss" else draft.reserve_pool
            brought += [kind for kind in pool if _is_wanted(draft, node, kind)]
    return brought


def _match(draft: MissionDraft, node: Node, kinds: list[str]) -> bool:
    return any(_is_wanted(draft, node, kind) for kind in kinds)


def _is_wanted(draft: MissionDraft, node: Node, kind: str) -> bool:
    """Whether an effect that names a kind or a class takes this kind."""
    if node.value("kind") is not None:
        return bool(node.value("kind") == kind)
    of_class = node.value("class")
    return of_class in (None, "any", draft.whole.kinds[kind].class_)


def _wanted(draft: MissionDraft, node: Node) -> Told:
    kind = node.value("kind")
    if isinstance(kind, str):
        return words.A_KIND(kind=draft.whole.kind(kind))
    of_class = node.value("class")
    return words.A_MONSTER() if of_class in (None, "any") else words.A_CLASS(of_class=of_class)


@mission_checks.check("FZ-L.34", "warning", "FZ-16.06", "Every monster in the reserve is used by some effect.")
def the_reserve_is_used(draft: MissionDraft) -> Iterator[Problem]:
    used = [one.kind for _path, one in draft.placed_monsters if one.from_ == "reservePool"]
    for _text, node in _takes_from_reserve(draft):
        used += [kind for kind in draft.reserve_pool if _is_wanted(draft, node, kind)]
    for index, entry in enumerate(draft.mission.reserve_pool):
        if entry.kind not in used:
            yield words.IDLE_RESERVE(
                f"{draft.path}.reservePool[{index}]", mission=draft.name, kind=draft.whole.kind(entry.kind)
            )


@mission_checks.check(
    "FZ-L.35",
    "error",
    "FZ-16.06",
    "No effect takes from the reserve what it does not hold (a warning where the effect was not written for this "
    "mission).",
)
def the_reserve_holds_what_is_taken(draft: MissionDraft) -> Iterator[Problem]:
    for text, node in _takes_from_reserve(draft):
        held = [*draft.reserve_pool, *(draft.spawn_pool if node.name == "ambush" else ())]
        if not _match(draft, node, held):
            yield words.NONE_IN_RESERVE(
                text.shown(node.path),
                severity="warning" if text.is_general else None,
                text=text.label,
                wanted=_wanted(draft, node),
                mission=draft.name,
            )
        elif (short := _short_reserve(draft, node)) and not text.is_general:
            yield words.SHORT_RESERVE(
                text.shown(node.path), heroes=short[0], text=text.label, n=short[1], mission=draft.name, has=short[2]
            )
    for path, placed in draft.placed_monsters:
        if placed.from_ == "reservePool" and placed.number > draft.reserve_pool.get(placed.kind or "", 0):
            yield words.PLACED_FROM_RESERVE(
                path,
                n=placed.number,
                kind=draft.whole.kind(placed.kind or ""),
                has=draft.reserve_pool.get(placed.kind or "", 0),
            )


def _short_reserve(draft: MissionDraft, node: Node) -> tuple[int, int, int] | None:
    """With how many heroes an effect takes more figures than the reserve has at the start, and both numbers."""
    entries = [one for one in draft.mission.reserve_pool if _is_wanted(draft, node, one.kind)]
    for heroes in draft.hero_counts if node.name != "ambush" else ():
        taken = value_of(node.value("n"), heroes)
        held = [value_of(one.number, heroes) for one in entries]
        known = [max(0, number) for number in held if number is not None]
        if taken is not None and len(known) == len(held) and taken > sum(known):
            return heroes, taken, sum(known)
    return None


def _takes_from_reserve(draft: MissionDraft) -> Iterator[tuple[Any, Node]]:
    for text, node in draft.of("spawn", "ambush", "reservePool"):
        if node.name == "reservePool" or node.value("pool") == "reservePool" or node.value("orReserve") is True:
            yield text, node


@mission_checks.check(
    "FZ-L.45",
    "warning",
    "FZ-5.12",
    "The largest attack (eight dice at their best face and the usual bonus hits) kills every monster with some type.",
)
def monsters_can_be_killed(draft: MissionDraft) -> Iterator[Problem]:
    for kind in draft.present_kinds:
        if not any(_best_hits(draft, of_type) - _resistance(kind, of_type) >= kind.health for of_type in ATTACK_TYPES):
            yield words.TOO_TOUGH(
                f"{draft.whole.kind_paths[kind.id]}.health", kind=draft.whole.kind(kind.id), health=kind.health
            )


def _resistance(kind: MonsterKind, of_type: str) -> int:
    return int(getattr(kind.resistance, of_type))


def _best_hits(draft: MissionDraft, of_type: str) -> int:
    """FZ-5.08: so many hits at the best roll, with the best bonus a card of that type has."""
    dice = draft.pack.dice.attack
    faces = [card.attack for card in draft.pack.action_cards]
    if draft.mission.upgrades.kind != "none":
        faces += [one.card.attack for one in draft.pack.upgrade_sets]
    bonus = max((face.bonus_hits for face in faces if face.type == of_type), default=0)
    return dice.count * max(face.count(of_type) for face in dice.faces) + bonus


@mission_checks.check(
    "FZ-L.57", "warning", "FZ-16.01", "The spawn pool holds minions, not only elites; it is not empty (an error)."
)
def the_spawn_pool_is_mixed(draft: MissionDraft) -> Iterator[Problem]:
    path = f"{draft.path}.spawnPool"
    if not draft.spawn_pool:
        yield words.EMPTY_POOL(path, mission=draft.name, severity="error")
    elif all(draft.whole.kinds[kind].class_ == "elite" for kind in draft.spawn_pool):
        yield words.ONLY_ELITES(path, mission=draft.name)
