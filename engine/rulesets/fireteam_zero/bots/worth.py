"""What an effect is worth to the heroes, at a glance: one card is worth one."""

from collections.abc import Iterable
from typing import Any

from engine.core.effects import tree
from engine.core.effects.program import Ability, Do, Pick, Program
from engine.core.effects.tree import Node

A_CARD = 0.05  # what a card is worth, as a share of the mission: other rules of thumb count in this coin
NEARER = 0.035  # and what one location nearer to the goal is worth
INTEL = 4.0  # an intel token is what the mission is about
HEROES_AT_TABLE = 2.0  # how many figures a 'for each' reaches, at a guess

# Worth of one unit for the heroes. Where it depends on who is meant, the second figure is for monsters.
PER_UNIT: dict[str, tuple[float, float]] = {
    "setResistance": (1.0, 1.0),
    "bypassResistance": (1.0, 1.0),
    "modifyRange": (0.3, 0.3),
    "changeType": (0.2, 0.2),
    "areaAttack": (0.6, 0.6),
    "redirect": (0.6, 0.6),
    "rerollDice": (0.6, 0.6),
    "setDie": (0.8, 0.8),
    "setActivationDie": (0.3, 0.3),
    "moveToken": (0.4, 0.4),
    "removeToken": (1.0, 1.0),
    "setTerrain": (0.3, 0.3),
    "flipSpawnToken": (0.5, 0.5),
    "blockSpawn": (0.8, 0.8),
    "secure": (0.8, 0.8),
    "drawCards": (1.0, 1.0),
    "discard": (-1.0, -1.0),
    "discardCard": (-1.0, -1.0),
    "takeCard": (1.0, 1.0),
    "recover": (1.0, 1.0),
    "lookAt": (0.2, 0.2),
    "setFullHand": (1.0, 1.0),
    "damage": (-1.1, 1.2),
    "preventHits": (1.0, -1.0),
    "performAction": (1.5, 1.5),
    "extraAction": (1.5, 1.5),
    "extraAttack": (1.2, 1.2),
    "makeFree": (1.0, 1.0),
    "move": (0.4, 0.4),
    "pull": (0.2, 0.2),
    "push": (0.2, 0.7),
    "swap": (0.2, 0.2),
    "modifySpeed": (0.3, 0.5),
    "spawn": (-1.5, -1.5),
    "ambush": (-1.5, -1.5),
    "activate": (-1.3, -1.3),
    "removeMonster": (2.0, 2.0),
    "kill": (2.5, 2.5),
    "toSpawnPool": (-1.0, -1.0),
    "powerTokens": (-2.0, -2.0),
    "knockDown": (-5.0, -5.0),
    "standUp": (2.0, 2.0),
    "restrict": (-1.5, 1.5),
    "permit": (0.5, -0.5),
    "release": (2.5, 0.0),
    "completeObjective": (8.0, 8.0),
    "revealObjective": (2.0, 2.0),
    "addObjective": (-3.0, -3.0),
    "advanceThreat": (-1.0, -1.0),
    "backThreat": (1.0, 1.0),
    "holdThreat": (1.0, 1.0),
    "drawTwist": (-2.0, -2.0),
    "removeTwist": (2.0, 2.0),
    "skip": (0.4, 0.4),
    "winMission": (50.0, 50.0),
    "loseMission": (-50.0, -50.0),
    "dieRoll": (0.2, 0.2),
    "insteadOf": (0.5, 0.5),
}
_ABOUT_MONSTERS = ("monster", "boss", "attacktarget", "minion", "elite")


def concerns_monsters(node: Node) -> bool:
    """Whether a step of a card is done to monsters."""
    who = next((node.arguments[key] for key in ("who", "target", "of") if node.is_given(key)), None)
    names = [name.lower() for node in who.nodes() for name in node.words()] if who is not None else []
    return any(word in name for word in _ABOUT_MONSTERS for name in names)


def amount(node: Node, key: str = "n") -> float:
    """How many of it: a plain number of the card, else one."""
    given = node.arguments[key] if node.is_given(key) else None
    return float(given.literal) if given is not None and given.literal is not None else 1.0


def step_worth(step: Do) -> float:
    """What one step is worth."""
    node, name = step.node, step.operation.name
    inner = [program_worth(argument) for argument in step.args if isinstance(argument, Program)]
    match name:
        case "if" | "may":
            return max(0.0, max(inner, default=0.0))
        case "choose":
            branches = [argument for argument in step.args if isinstance(argument, tuple)]
            return max([program_worth(branch) for one in branches for branch in one], default=0.0)
        case "cost":
            return max(0.0, inner[0] + inner[1]) if len(inner) == 2 else 0.0
        case "forEach":
            return HEROES_AT_TABLE * sum(inner)
        case "repeat":
            return amount(node, "times") * sum(inner)
        case "modifyStrength":
            return 0.7 * abs(amount(node, "by"))
        case "bonusHits":
            return abs(amount(node))
        case "placeToken":
            is_special = node.says("token")  # all others are intel tokens
            return 0.5 if is_special or node.is_given("at") else INTEL * amount(node)
        case "coin":
            return 4.0 if node.arguments["side"] == "heads" else -4.0
    each = PER_UNIT.get(name)
    if each is None:
        return 0.0
    return each[concerns_monsters(node)] * abs(amount(node))


def program_worth(program: Any) -> float:
    """What a list of steps is worth, all in all."""
    if not isinstance(program, Program):
        return 0.0
    return sum(step_worth(step) for step in program.steps if not isinstance(step, Pick))


def ability_worth(ability: Ability) -> float:
    """What using an ability is worth, its price included."""
    return program_worth(ability.program) + program_worth(ability.cost)


def operations_in(texts: Iterable[tree.Ability | Node]) -> set[str]:
    """The names of all operations that some texts of cards are written with."""
    return {node.name for text in texts for node in text.nodes() if not node.is_default}
