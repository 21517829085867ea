"""Bosses: FZ-L.21 to FZ-L.24, FZ-L.58."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.effects.tree import name_in
from engine.core.effects.walk import Node
from engine.core.lint import Problem
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft
from engine.rulesets.fireteam_zero.lint.effect_texts import EffectText
from engine.rulesets.fireteam_zero.lint.numbers import value_of
from engine.rulesets.fireteam_zero.lint.registry import mission_checks
from engine.rulesets.fireteam_zero.lint.words import monsters as words


@mission_checks.check(
    "FZ-L.21",
    "error",
    "FZ-1.26",
    "A mission with a boss has its marker and an effect that brings it in; an effect brings in no other boss (a "
    "warning where it was not written for this mission).",
)
def the_boss_comes(draft: MissionDraft) -> Iterator[Problem]:
    boss = draft.mission.boss
    brought = [(text, node, node.value("kind")) for text, node in draft.of("bringBoss")]
    for text, node, kind in brought:
        if isinstance(kind, str) and (boss is None or kind != boss.kind):
            yield words.STRANGE_BOSS(
                text.shown(node.path),
                severity="warning" if text.is_general else None,
                kind=draft.whole.kind(kind),
                mission=draft.name,
            )
    placed = [one.kind for _path, one in draft.placed_monsters]
    if boss and boss.kind not in [kind for _text, _node, kind in brought] and boss.kind not in placed:
        yield words.BOSS_NEVER_COMES(f"{draft.path}.boss", mission=draft.name, kind=draft.whole.kind(boss.kind))


@mission_checks.check("FZ-L.22", "error", "FZ-6.02", "The boss is of the class boss and has at least one power token.")
def the_boss_is_a_boss(draft: MissionDraft) -> Iterator[Problem]:
    boss = draft.mission.boss
    if boss is None:
        return
    kind = draft.whole.kinds[boss.kind]
    if kind.class_ != "boss":
        yield words.NOT_A_BOSS(f"{draft.path}.boss.kind", kind=draft.whole.kind(kind.id), of_class=kind.class_)
    for heroes in draft.hero_counts:
        power = value_of(kind.power_tokens, heroes)
        if power is not None and power < 1:
            yield words.POWERLESS(
                f"{draft.whole.kind_paths[kind.id]}.powerTokens", heroes=heroes, kind=draft.whole.kind(kind.id), n=power
            )
            return


@mission_checks.check("FZ-L.23", "error", "FZ-1.36", "There is no boss in the spawn pool.")
def no_boss_in_the_spawn_pool(draft: MissionDraft) -> Iterator[Problem]:
    for index, entry in enumerate(draft.mission.spawn_pool):
        if draft.whole.kinds[entry.kind].class_ == "boss":
            yield words.BOSS_IN_POOL(
                f"{draft.path}.spawnPool[{index}].kind", kind=draft.whole.kind(entry.kind), mission=draft.name
            )


@mission_checks.check("FZ-L.24", "warning", "FZ-C.09", "The boss needs no more power tokens than there are.")
def enough_power_tokens(draft: MissionDraft) -> Iterator[Problem]:
    boss, limits = draft.mission.boss, draft.pack.component_limits
    if boss is None or limits == "off":
        return
    # FZ-A.54: the token that marks where the boss appears has returned by then
    power = value_of(draft.whole.kinds[boss.kind].power_tokens, max(draft.hero_counts))
    there_are = min(draft.pack.tokens.power, limits.power_tokens)
    if power is not None and power > there_are:
        yield words.TOO_MANY_POWER_TOKENS(
            f"{draft.whole.kind_paths[boss.kind]}.powerTokens",
            heroes=max(draft.hero_counts),
            kind=draft.whole.kind(boss.kind),
            n=power,
            has=there_are,
        )


@mission_checks.check(
    "FZ-L.58",
    "warning",
    "FZ-9.01",
    "No effect relies on the spawn step during a boss fight, when it is skipped.",
)
def nothing_spawns_in_a_boss_fight(draft: MissionDraft) -> Iterator[Problem]:
    if draft.mission.boss is None:
        return
    for text, node in draft.own(draft.of("spawn", "toSpawnPool", "onSpawn")):
        if not _is_in_boss_fight(draft, text, node) or not _uses_spawn_step(node):
            continue
        yield words.SPAWNS_IN_BOSS_FIGHT(text.shown(node.path), text=text.label)


def _uses_spawn_step(node: Node) -> bool:
    if node.name == "onSpawn":
        return bool(node.value("how") == ("spawnStep",))
    return node.name == "toSpawnPool" or node.value("at") is None


def _is_in_boss_fight(draft: MissionDraft, text: EffectText, node: Node) -> bool:
    """Whether this can only happen while the boss is on the board."""
    boss = draft.mission.boss
    if text.part == "boss" or (text.owner == "monster kind" and boss and text.id == boss.kind):
        return True
    trigger = text.nodes[0]
    if trigger.name in ("whenWounded", "onActivate", "onSpecial", "onSpawn") and trigger.value("who") == "boss":
        return True
    if any(one.name == "bossInPlay" and one.param == "if" and not one.parents for one in text.nodes):
        return True
    if any(one.name == "if" and name_in(one.value("condition")) == "bossInPlay" for one in node.parents):
        return True
    return _follows_the_boss(text, node)


def _follows_the_boss(text: EffectText, node: Node) -> bool:
    """Whether the boss was brought in by an earlier step of the same list."""
    steps = [one for one in text.nodes if one.parents == node.parents and one.param == node.param]
    before = steps[: steps.index(node)] if node in steps else []
    return any(one.name == "bringBoss" for one in before)
