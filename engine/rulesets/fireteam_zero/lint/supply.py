"""Where the intel tokens of an objective can come from, and whether they are enough."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.core.effects.tree import name_in
from engine.core.effects.walk import Node
from engine.rulesets.fireteam_zero.lint.drafts import INTEL, MissionDraft
from engine.rulesets.fireteam_zero.lint.effect_texts import EffectText
from engine.rulesets.fireteam_zero.lint.numbers import value_of
from engine.rulesets.fireteam_zero.records import Objective


@dataclass(frozen=True, slots=True)
class Supplier:
    """Something that puts tokens on an objective, so many at a time and so often, or completes it outright."""

    path: str
    tokens: Any
    times: float
    discovery: str = ""
    text: EffectText | None = None
    node: Node | None = None

    def count(self, heroes: int) -> float:
        """How many tokens it can give in all."""
        tokens = value_of(self.tokens, heroes)
        if tokens is None or self.times == math.inf:
            return math.inf if tokens is None or tokens > 0 else 0
        return max(0, tokens) * self.times


@dataclass(frozen=True, slots=True)
class Shortage:
    """With so many heroes an objective needs more tokens than it can get."""

    heroes: int
    needed: int
    supplied: float


def suppliers_of(draft: MissionDraft, objective: Objective) -> list[Supplier]:
    """FZ-7.11, FZ-13.05: discoveries, its own procedure, tokens laid out at first, and any other effect in play."""
    return [*_granted(draft, objective), *_laid_out(draft, objective), *_placed(draft, objective)]


def shortage(draft: MissionDraft, objective: Objective, suppliers: list[Supplier]) -> Shortage | None:
    """The first number of heroes for which these suppliers do not suffice."""
    for heroes in draft.hero_counts:
        needed = value_of(objective.completion.tokens_needed, heroes)
        supplied = sum(one.count(heroes) for one in suppliers)
        if needed is not None and supplied < needed:
            return Shortage(heroes, needed, supplied)
    return None


def most_needed(draft: MissionDraft, objective: Objective) -> int | None:
    """The most tokens an objective needs, whatever the number of heroes; None if that is not known."""
    needed = [value_of(objective.completion.tokens_needed, heroes) for heroes in draft.hero_counts]
    known = [number for number in needed if number is not None]
    return max(known) if known and len(known) == len(needed) else None


def _granted(draft: MissionDraft, objective: Objective) -> Iterator[Supplier]:
    for path, one in draft.discoveries:
        if one.objective == objective.id and one.completion != "effect":
            yield Supplier(path, one.tokens_granted, 1, one.id)


def _laid_out(draft: MissionDraft, objective: Objective) -> Iterator[Supplier]:
    for index, one in enumerate(draft.mission.initial_tokens):
        if one.card == objective.id and one.token == INTEL:
            yield Supplier(f"{draft.path}.initialTokens[{index}]", one.count, 1)


def _placed(draft: MissionDraft, objective: Objective) -> Iterator[Supplier]:
    for text, node in draft.of("placeToken", "completeObjective"):
        completes = node.name == "completeObjective"
        if not completes and (node.value("on") is None or node.value("token") != INTEL):
            continue
        card = node.value("objective" if completes else "on")
        if not _is_meant(draft, text, card, objective):
            continue
        path = text.shown(node.path)
        discovery = text.id if text.owner == "discovery" else ""
        if completes:
            yield Supplier(path, 1, math.inf, discovery, text, node)
        else:
            yield Supplier(path, node.value("n"), _times(draft, text, node), discovery, text, node)


def _is_meant(draft: MissionDraft, text: EffectText, card: Any, objective: Objective) -> bool:
    """Whether a card named in a text can be this objective; a name bound by a forEach might be any card."""
    match name_in(card):
        case "thisCard":
            return text.owner == "objective" and text.id == objective.id
        case "objectiveOf":
            if text.owner == "discovery":
                return any(one.id == text.id and one.objective == objective.id for _path, one in draft.discoveries)
            return text.owner == "objective" and text.id == objective.id
        case "objective":
            return bool(card.arguments.get("name") == objective.id)
        case "discovery" | "chooseCard" | "":
            return False
    return True


def _times(draft: MissionDraft, text: EffectText, node: Node) -> float:
    """How often a step can be done in one game."""
    times = _times_of_text(draft, text)
    for parent in node.parents:
        if parent.name in ("forEach", "openTarget", "insteadOf"):
            return math.inf
        if parent.name == "repeat":
            repeats = value_of(parent.value("times"), max(draft.hero_counts))
            times *= math.inf if repeats is None else max(1, repeats)
    return times


def _times_of_text(draft: MissionDraft, text: EffectText) -> float:
    if text.form == "steps":
        return text.copies if text.part in ("effects", "onDraw", "onComplete", "boss") else math.inf
    times, per = text.read.limit or (0, "") if text.form in ("ability", "action") else (0, "")
    if per == "mission":
        return times
    if text.form == "action" and text.owner == "discovery":
        once = any(one.id == text.id and one.completion == "effect" for _path, one in draft.discoveries)
        return 1 if once else math.inf  # performing it resolves such a discovery
    return _times_of_trigger(draft, text)


def _times_of_trigger(draft: MissionDraft, text: EffectText) -> float:
    trigger = text.nodes[0] if text.nodes else None
    if trigger is None:
        return math.inf
    if trigger.name in ("atSetup", "onDrawn"):
        return 1
    if trigger.name == "onObjectiveComplete":
        return 1 if trigger.value("objective") is not None else len(draft.objectives)
    if trigger.name == "whenKilled" and trigger.value("who") == "boss":
        return 1  # FZ-6.08: a defeated boss does not come back
    return math.inf
