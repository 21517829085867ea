"""What effects name although a mission lacks it."""

from __future__ import annotations

from engine.core.effects import table
from engine.core.effects.walk import Node
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft
from engine.rulesets.fireteam_zero.lint.words import recon as words

BOSS_WORDS = ("boss", "bossInPlay", "bossMarker")
WHO = ("who", "by", "on", "whose")  # the parameters in which triggers say whom they wait for


def absence(draft: MissionDraft, node: Node) -> str:
    """What a node names and the mission does not have, in words; empty if everything is there."""
    if node.operation is None:
        return ""
    if draft.mission.boss is None and (node.name in BOSS_WORDS or _waits_for(node, "boss")):
        return words.A_BOSS()
    if node.name == "exit" and draft.mission.exit_point is None:
        return words.AN_EXIT()
    for param in node.operation.params:
        value = node.value(param.name)
        if param.type == table.REF and isinstance(value, str) and not _is_there(draft, param.record, value):
            return words.A_RECORD(record=words.NOUNS[param.record](), name=value)
    return ""


def is_gate(node: Node) -> bool:
    """Whether a node belongs to what an ability waits for: its trigger, its condition or its cost."""
    root = node.parents[0] if node.parents else node
    return root.param in ("when", "if", "cost")


def class_is_absent(draft: MissionDraft, name: object) -> bool:
    """Whether no monster of a class has a figure in the mission."""
    return name in ("minion", "elite", "boss") and not any(kind.class_ == name for kind in draft.present_kinds)


def _waits_for(node: Node, who: str) -> bool:
    return node.kind == table.TRIGGER and any(node.value(param) == who for param in WHO)


def _is_there(draft: MissionDraft, record: str, name: str) -> bool:
    match record:
        case "monster kind":
            return name in draft.present
        case "monster family":
            return any(kind.family == name for kind in draft.present_kinds)
        case "location":
            return name in draft.terrain
        case "objective":
            return name in draft.mission.objectives
        case "discovery":
            return name in draft.mission.discoveries
        case "token":
            return name in draft.tokens
        case "specialist":
            return any(one.id == name and one.used_in_mission for one in draft.pack.specialists)
    return True
