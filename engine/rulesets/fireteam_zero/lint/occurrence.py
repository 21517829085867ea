"""What can never happen in a mission: FZ-L.47."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.effects import table
from engine.core.effects.walk import Node
from engine.core.lint import Problem
from engine.rulesets.fireteam_zero.lint.absence import WHO, absence, class_is_absent, is_gate
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft
from engine.rulesets.fireteam_zero.lint.effect_texts import HEROES_CARDS, EffectText
from engine.rulesets.fireteam_zero.lint.numbers import value_of
from engine.rulesets.fireteam_zero.lint.places import has_terrain, tagged
from engine.rulesets.fireteam_zero.lint.registry import mission_checks
from engine.rulesets.fireteam_zero.lint.words import texts as words

OF_THE_MISSION = ("mission", "objective", "discovery")
GENERAL = (*HEROES_CARDS, "specialist", "event", "token", "monster kind")  # written for any mission


@mission_checks.check(
    "FZ-L.47",
    "warning",
    "FZ-1.30",
    "No trigger waits for what cannot occur: a trait of an absent kind, a terrain not on the board.",
)
def triggers_can_occur(draft: MissionDraft) -> Iterator[Problem]:
    for index, name in enumerate(draft.mission.monster_cards):
        kind = draft.whole.kinds[name]
        if kind.trait and name not in draft.present:
            yield words.IDLE_TRAIT(
                f"{draft.path}.monsterCards[{index}]", kind=draft.whole.kind(name), mission=draft.name
            )
    for text in draft.texts:
        for node in text.nodes if text.owner not in GENERAL else ():
            if (tag := _unknown_tag(draft, node)) and (is_gate(node) or text.owner in OF_THE_MISSION):
                yield words.UNKNOWN_TAG(text.shown(node.path), mission=draft.name, tag=tag)
            elif is_gate(node) and not _is_one_of_several(node) and (why := _why_never(draft, text, node)):
                yield words.NEVER_OCCURS(text.shown(node.path), text=text.label, mission=draft.name, why=why)


def _unknown_tag(draft: MissionDraft, node: Node) -> str:
    """A tag that no location of the board has, such as a misspelt one."""
    if node.name not in ("withTag", "tagAt") or not isinstance(tag := node.value("tag"), str) or not draft.terrain:
        return ""
    return "" if any(place in draft.terrain for place in tagged(draft, tag)) else tag


def _is_one_of_several(node: Node) -> bool:
    return any(parent.name in ("or", "not") for parent in node.parents)


def _why_never(draft: MissionDraft, text: EffectText, node: Node) -> str:
    if node.operation is None:
        return ""
    if node.name in ("terrainAt", "withTerrain") and (kind := node.value("kind")) and not has_terrain(draft, kind):
        return words.NO_TERRAIN(kind=kind)
    if node.name == "classIs" and class_is_absent(draft, node.value("class")):
        return words.NO_CLASS(of_class=node.value("class"))
    if node.kind == table.TRIGGER and (why := _why_never_triggered(draft, text, node)):
        return why
    # What objectives name and the mission lacks is the business of FZ-L.46.
    missing = "" if text.owner == "objective" else absence(draft, node)
    return words.DOES_NOT_HAVE(what=missing) if missing else ""


def _why_never_triggered(draft: MissionDraft, text: EffectText, node: Node) -> str:
    for param in WHO:
        if text.owner != "objective" and class_is_absent(draft, node.value(param)):
            return words.NO_CLASS(of_class=node.value(param))
        if node.value(param) == "self" and not text.bearer.called:
            return words.NO_FIGURE()
    if node.name == "onTwist" and not draft.twists:
        return words.NO_TWISTS()
    if node.name == "onReconDrawn" and node.value("kind") == "event" and not draft.mission.event_count:
        return words.NO_EVENTS()
    if node.name == "onReconDrawn" and node.value("kind") == "discovery" and not draft.mission.discoveries:
        return words.NO_DISCOVERIES()
    if node.name == "onThreatAdvance":
        space = value_of(node.value("space"), max(draft.hero_counts))
        if space is not None and not 0 < space < draft.track.spaces:
            return words.NO_SPACE(space=space)
    return ""
