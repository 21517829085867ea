"""Whether heroes get where they must: FZ-L.18 to FZ-L.20, FZ-L.65."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.effects.tree import name_in
from engine.core.effects.walk import Node
from engine.core.lint import Problem, Severity
from engine.core.sentences import EITHER, listed, quoted
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft
from engine.rulesets.fireteam_zero.lint.effect_texts import ACTIONS, EffectText
from engine.rulesets.fireteam_zero.lint.links import link_to
from engine.rulesets.fireteam_zero.lint.places import Places, near, places_of
from engine.rulesets.fireteam_zero.lint.reach import attack_range, heroes_reach, monsters_walk
from engine.rulesets.fireteam_zero.lint.registry import mission_checks
from engine.rulesets.fireteam_zero.lint.supply import Supplier, shortage, suppliers_of
from engine.rulesets.fireteam_zero.lint.words import board as words
from engine.rulesets.fireteam_zero.records import Objective


@mission_checks.check(
    "FZ-L.18",
    "error",
    "FZ-10.01",
    "The exit point is reachable from the entry point, over locations that are passable or that an effect opens or "
    "leads to.",
)
def the_exit_is_reachable(draft: MissionDraft) -> Iterator[Problem]:
    place, reach = draft.mission.exit_point, heroes_reach(draft)
    if place in draft.terrain and reach is not None and place not in reach:
        fix = link_to(draft, place, reach)
        yield words.NO_WAY_OUT(f"{draft.path}.exitPoint", fix=fix, entry=draft.mission.entry_point, place=place)


@mission_checks.check("FZ-L.19", "warning", "FZ-10.01", "The exit point is not the entry point.")
def the_exit_is_not_the_entry(draft: MissionDraft) -> Iterator[Problem]:
    if draft.mission.exit_point == draft.mission.entry_point:
        yield words.EXIT_IS_ENTRY(f"{draft.path}.exitPoint", mission=draft.name, place=draft.mission.entry_point)


@mission_checks.check(
    "FZ-L.20",
    "error",
    "FZ-7.01",
    "Every spawn location is reachable if a discovery is needed to win; only a warning if the objectives get their "
    "tokens whichever cards stay undrawn.",
)
def spawn_locations_are_reachable(draft: MissionDraft) -> Iterator[Problem]:
    reach = heroes_reach(draft)
    cut_off = [
        (index, place)
        for index, place in enumerate(draft.spawn_locations)
        if reach is not None and place in draft.terrain and place not in reach
    ]
    if not cut_off or not _needs_discoveries(draft):
        return
    bearable = _bears_undrawn_cards(draft, len(cut_off))
    trouble = words.SPAWN_SPARED if bearable else words.SPAWN_CUT_OFF
    for index, place in cut_off:
        severity: Severity | None = "warning" if bearable else None
        fix = link_to(draft, place, reach or ())
        yield trouble(f"{draft.path}.spawnLocations[{index}]", place=place, severity=severity, fix=fix)


def _needs_discoveries(draft: MissionDraft) -> bool:
    """Whether some objective cannot be completed without a discovery."""
    for _path, objective in draft.objectives:
        suppliers = suppliers_of(draft, objective)
        if objective.completion.condition is not None:
            if any(one.objective == objective.id for _path, one in draft.discoveries):
                return True
        elif shortage(draft, objective, [one for one in suppliers if not one.discovery]):
            return True
    return False


def _bears_undrawn_cards(draft: MissionDraft, undrawn: int) -> bool:
    """Whether every objective still gets its tokens if its best discoveries are never found."""
    for _path, objective in draft.objectives:
        if objective.completion.condition is not None:
            continue
        suppliers = suppliers_of(draft, objective)
        gives: dict[str, float] = {}
        for one in suppliers:
            if one.discovery:
                gives[one.discovery] = gives.get(one.discovery, 0) + one.count(max(draft.hero_counts))
        missed = sorted(gives, key=lambda name: -gives[name])[:undrawn]
        if shortage(draft, objective, [one for one in suppliers if one.discovery not in missed]):
            return False
    conditions = [one.id for _path, one in draft.objectives if one.completion.condition is not None]
    return not any(one.objective in conditions for _path, one in draft.discoveries)


@mission_checks.check(
    "FZ-L.65",
    "error",
    "FZ-13.03",
    "Where an action or attack needed for an objective must happen is reachable, or in range of a reachable location "
    "if an attack is enough.",
)
def needed_places_are_reachable(draft: MissionDraft) -> Iterator[Problem]:
    reach = heroes_reach(draft)
    if reach is None or draft.board is None:
        return
    in_range = near(draft.board, reach, attack_range(draft))
    for path, objective in draft.objectives:
        yield from _condition_in_reach(draft, path, objective, reach, in_range)
        suppliers = suppliers_of(draft, objective)
        missed = {one.path: _out_of_reach(draft, one, reach, in_range) for one in suppliers}
        lost = {where: places for where, places in missed.items() if places is not None}
        if objective.completion.tokens_needed is None or shortage(draft, objective, suppliers) or not lost:
            continue
        if shortage(draft, objective, [one for one in suppliers if one.path not in lost]):
            yield from (_unreachable(draft, where, objective, places) for where, places in lost.items())


def _unreachable(draft: MissionDraft, where: str, objective: Objective, places: Places) -> Problem:
    named = listed([quoted(place) for place in sorted(places)[:3]], EITHER) or words.NOWHERE()
    return words.OUT_OF_REACH(where, objective=draft.whole.name(objective), places=named)


def _condition_in_reach(
    draft: MissionDraft, path: str, objective: Objective, reach: Places, in_range: Places
) -> Iterator[Problem]:
    """A completion that waits for heroes somewhere, or for the end of a boss."""
    where = f"{path}.completion.condition"
    for text in draft.texts:
        if text.path != where:
            continue
        for node in text.nodes:
            if any(parent.name in ("or", "not") for parent in node.parents):
                continue
            places = _presence(draft, node)
            if places is not None and not places & reach:
                yield _unreachable(draft, where, objective, places)
            if node.name == "isDefeated" and (place := _boss_out_of_reach(draft, in_range)):
                yield _unreachable(draft, where, objective, place)


def _out_of_reach(draft: MissionDraft, supplier: Supplier, reach: Places, in_range: Places) -> Places | None:
    """Where a supplier's deed must happen, if no hero can do it there."""
    text, node = supplier.text, supplier.node
    if text is None or node is None:
        return None
    for parent in node.parents:
        if parent.name == "openTarget":
            places = places_of(draft, parent.value("at"))
            if places and not places & in_range:
                return places
    needed = [_trigger_places(draft, text)]
    needed += [_presence(draft, one) for one in text.nodes if _is_required(one)]
    for places in needed:
        if places is not None and not places & reach:
            return places
    if text.trigger == "whenKilled" and text.nodes[0].value("who") == "boss":
        return _boss_out_of_reach(draft, in_range)
    return None


def _is_required(node: Node) -> bool:
    """Whether a condition stands in an ability's own 'if', not as one of several ways."""
    root = node.parents[0] if node.parents else node
    return root.param == "if" and not any(parent.name in ("or", "not") for parent in node.parents)


def _trigger_places(draft: MissionDraft, text: EffectText) -> Places | None:
    trigger = text.nodes[0] if text.nodes else None
    if trigger is None or trigger.name not in (*ACTIONS, "onEnter"):
        return None
    if trigger.name == "onEnter" and trigger.value("who") in ("any", "monster", "minion", "elite", "boss", "self"):
        return None
    where = trigger.value("where" if trigger.name in ACTIONS else "at")
    return places_of(draft, where)


def _presence(draft: MissionDraft, node: Node) -> Places | None:
    """Where a condition wants heroes to be."""
    if node.name == "countAt" and node.value("what") in ("heroes", "activeHeroes") and node.value("by") in (">=", ">"):
        return places_of(draft, node.value("place"))
    if node.name == "isAt" and name_in(node.value("who")) in ("you", "allHeroes", "everyHero", "chooseHero"):
        return places_of(draft, node.value("place"))
    return None


def _boss_out_of_reach(draft: MissionDraft, in_range: Places) -> Places | None:
    """The boss marker, if neither heroes nor their attacks get near anywhere the boss can walk."""
    boss = draft.mission.boss
    if boss is None or boss.marker_location not in draft.terrain:
        return None
    return None if monsters_walk(draft, boss.marker_location) & in_range else frozenset({boss.marker_location})
