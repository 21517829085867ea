"""What holds heroes for ever, and what befalls specialists: FZ-L.48 and FZ-L.59."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core.effects import table
from engine.core.effects.tree import op_of
from engine.core.effects.walk import Node
from engine.core.lint import Problem
from engine.rulesets.fireteam_zero.lint.absence import absence
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft, PackDraft
from engine.rulesets.fireteam_zero.lint.effect_texts import EffectText
from engine.rulesets.fireteam_zero.lint.places import listed
from engine.rulesets.fireteam_zero.lint.registry import mission_checks, pack_checks
from engine.rulesets.fireteam_zero.lint.words import texts as words

HOLDS = ("move", "act")  # who may not do this is restrained (FZ-K.21); other bans may last
MONSTERS = ("allMonsters", "allMonstersAt", "chooseMonster", "boss")  # a monster may stay where it is for good
STAYS_FOR_GOOD = ("twist", "mission", "hero", "focus card", "token")


@mission_checks.check(
    "FZ-L.48", "error", "FZ-K.21", "Every restraint has an end that can come: a time, a condition or a release."
)
def restraints_end(draft: MissionDraft) -> Iterator[Problem]:
    is_released = any(True for _used in draft.of("release"))
    for text, node in draft.of("restrict"):
        if op_of(node.value("who")) in MONSTERS or not any(what in HOLDS for what in listed(node.value("what"))):
            continue
        if why := _why_endless(draft, text, node, is_released):
            yield words.ENDLESS(text.shown(node.path), text=text.label, why=why)


def _why_endless(draft: MissionDraft, text: EffectText, node: Node, is_released: bool) -> str:
    if text.form == "ability" and text.trigger == "always":
        holds = text.owner in STAYS_FOR_GOOD and "if" not in text.written
        return words.HOLDS_ON() if holds else ""
    lasts = next((one for one in text.nodes if one.kind == table.DURATION and one.parents[-1:] == (node,)), None)
    if lasts is None or is_released:
        return ""
    if lasts.name == "restOfMission" or (lasts.name == "whileInForce" and text.owner in STAYS_FOR_GOOD):
        return words.NEVER_RELEASED()
    if lasts.name == "until":
        inside = [one for one in text.nodes if lasts in one.parents]
        missing = next((what for one in inside if (what := absence(draft, one))), "")
        if lasts.value("condition") is False:
            return words.NEVER_RELEASED()
        return words.END_IS_ABSENT(what=missing) if missing else ""
    return ""


# What may not befall a specialist, by operation and parameter (FZ-14.02, FZ-14.04, FZ-14.05).
FORBIDDEN = {
    "damage": ("target", words.DEALS_DAMAGE),
    "redirect": ("to", words.STRIKES),
    "openTarget": ("who", words.OPENS),
    "performAction": ("who", words.LETS_ACT),
    "extraAction": ("who", words.LETS_ACT),
    "makeFree": ("who", words.LETS_ACT),
    "activate": ("who", words.LETS_ACT),
    "kill": ("who", words.KILLS),
    "knockDown": ("who", words.KNOCKS_DOWN),
}
MEMBERS = {  # which parameter of a choice among figures says who is chosen from
    "nearest": "of",
    "farthest": "of",
    "chooseNearest": "of",
    "chooseFarthest": "of",
    "inTurnOrder": "of",
    "random": "from",
    "chooseFigure": "among",
}


@pack_checks.check(
    "FZ-L.59", "error", "FZ-14.05", "No effect deals damage to a specialist, makes one a target, or lets one act."
)
def specialists_are_left_alone(draft: PackDraft) -> Iterator[Problem]:
    for text in draft.concerned_texts:
        for node in text.nodes:
            param, does = FORBIDDEN.get(node.name, ("", words.KILLS))
            if node.kind == table.STEP and param and _is_specialist(node.value(param), node):
                yield words.HARMS_SPECIALIST(text.shown(f"{node.path}.{param}"), text=text.label, does=does())


def _is_specialist(written: Any, node: Node) -> bool:
    """Whether figures are specialists: by name, among several, or in turn in a forEach."""
    name = op_of(written)
    for _step in range(len(node.parents) + 1):
        while name in MEMBERS and isinstance(written, dict):
            written = written.get(MEMBERS[name])
            name = op_of(written)
        loop = next((one for one in node.parents[::-1] if one.name == "forEach" and str(one.value("as")) == name), None)
        if name == "specialist" or loop is None or not isinstance(written, str):
            break
        node, written = loop, loop.value("of")
        name = op_of(written)
    return name == "specialist"
