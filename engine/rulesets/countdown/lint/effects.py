"""Effects: CD-60.56 to CD-60.58 and CD-60.60."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.effects import tree
from engine.core.effects.compile import Compiler
from engine.core.effects.tree import name_in
from engine.core.effects.walk import Node
from engine.core.lint import Problem, problem_of, set_to
from engine.core.references import nameable
from engine.core.texts import EffectText
from engine.rulesets.countdown.lint.drafts import PackDraft
from engine.rulesets.countdown.lint.registry import pack_checks
from engine.rulesets.countdown.lint.words import cards as words
from engine.rulesets.countdown.records import SupportCard
from engine.rulesets.countdown.vocabulary import vocabulary

HURTING = ("damage", "distributeHearts")
ROLLS = ("aim", "attackTotal")


@pack_checks.check("CD-60.56", "warning", "CD-35.07", "What changes one attack roll is played before the roll.")
def modifiers_come_before_the_roll(draft: PackDraft) -> Iterator[Problem]:
    for text in draft.texts:
        if not isinstance(text.record, SupportCard) or text.record.timing == "beforeAttackRoll":
            continue
        for node in text.nodes:
            if node.name == "modify" and node.value("stat") in ROLLS and name_in(node.value("for")) == "oneAttack":
                where, timing = f"{text.path}.timing", text.record.timing
                fix = set_to(where, "beforeAttackRoll", words.PLAY_BEFORE_ROLL(), timing)
                yield words.AFTER_THE_ROLL(where, fix=fix, card=text.name)
                break


@pack_checks.check("CD-60.57", "error", "CD-32.18", "No op can hurt another op.")
def nobody_hurts_comrades(draft: PackDraft) -> Iterator[Problem]:
    for text in draft.texts:
        if text.owner == "card":
            continue
        for node in text.nodes:
            if _hurts_ops(text, node):
                yield words.HURTS_OPS(text.shown(node.path), op=node.name)


def _hurts_ops(text: EffectText, step: Node) -> bool:
    """Whether a step costs ops health; a bomb or trap does not, if the text sees to it that no op is there."""
    if step.name == "explode":
        return not any(node.name == "zoneHasNoOps" for node in text.nodes)
    return step.name in HURTING and name_in(step.value("who")) != "self"


@pack_checks.check("CD-60.58", "error", "CD-26.03", "No grenade is thrown into a zone with ops.")
def grenades_spare_comrades(draft: PackDraft) -> Iterator[Problem]:
    for text in draft.texts:
        for node in text.nodes:
            if text.owner != "card" and node.name == "areaAttack" and not _spares_ops(node):
                yield words.GRENADE_ON_OPS(text.shown(node.path))


def _spares_ops(grenade: Node) -> bool:
    """Whether its zone, or the zone that a forEach has named, is chosen among zones without ops."""
    zone = grenade.value("at")
    for parent in reversed(grenade.parents):
        if parent.name == "forEach" and zone is not None and parent.value("as") == zone.bound:
            zone = parent.value("of")
    return zone is not None and _mentions(zone.arguments.get("where"), "zoneHasNoOps")


def _mentions(condition: tree.Node | None, name: str) -> bool:
    """Whether a condition is the wanted one, or joins it to others."""
    if condition is not None and condition.name == "and":
        return any(_mentions(one, name) for one in tree.nodes_in(tuple(condition.arguments.values())))
    return name_in(condition) == name


@pack_checks.check("CD-60.60", "error", "CD-50", "Every effect uses words that are known.")
def effects_make_sense(draft: PackDraft) -> Iterator[Problem]:
    known = nameable(draft.pack)
    compiler = Compiler(vocabulary, lambda record, name: known[record].get(name))
    for text in draft.texts:
        for fault in text.faults(compiler):
            yield problem_of(fault, text.shown(fault.path), words.LOOK_IT_UP())
