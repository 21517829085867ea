"""What holds heroes for ever, and what befalls specialists: FZ-L.48 and FZ-L.59."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.effects import table, tree
from engine.core.effects.tree import name_in
from engine.core.effects.walk import Node
from engine.core.lint import Problem
from engine.rulesets.fireteam_zero.lint.absence import absence
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft, PackDraft
from engine.rulesets.fireteam_zero.lint.effect_texts import EffectText
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
        if name_in(node.value("who")) in MONSTERS or not any(what in HOLDS for what in node.value("what") or ()):
            continue
        if why := _why_endless(draft, text, node, is_released):
            yield words.ENDLESS(text.shown(node.path), text=text.label, why=why)


def _why_endless(draft: MissionDraft, text: EffectText, node: Node, is_released: bool) -> str:
    if text.form == "ability" and text.trigger == "always":
        holds = text.owner in STAYS_FOR_GOOD and text.read.condition is None
        return words.HOLDS_ON() if holds else ""
    lasts = next((one for one in text.nodes if one.kind == table.DURATION and one.parents[-1:] == (node,)), None)
    if lasts is None or is_released:
        return ""
    if lasts.name == "restOfMission" or (lasts.name == "whileInForce" and text.owner in STAYS_FOR_GOOD):
        return words.NEVER_RELEASED()
    if lasts.name == "until":
        inside = [one for one in text.nodes if lasts in one.parents]
        missing = next((what for one in inside if (what := absence(draft, one))), "")
        condition = lasts.value("condition")
        if condition is not None and condition.literal is False:
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


def _is_specialist(figures: tree.Node | None, node: Node) -> bool:
    """Whether figures are specialists: by name, among several, or in turn in a forEach."""
    name = name_in(figures)
    for _step in range(len(node.parents) + 1):
        while figures is not None and figures.operation is not None and name in MEMBERS:
            figures = figures.arguments[MEMBERS[name]]
            name = name_in(figures)
        loop = next((one for one in node.parents[::-1] if one.name == "forEach" and str(one.value("as")) == name), None)
        if name == "specialist" or loop is None or figures is None or not figures.bound:
            break
        node, figures = loop, loop.value("of")
        name = name_in(figures)
    return name == "specialist"
