# ruff: noqa: E501 - the document is written as one table
"""Random legal packs: boards, monsters, cards and missions nobody would write, full of random effects.

`random_document(seed)` gives a document that loads and compiles. The effects are drawn from the operation
table itself, so that a new operation takes part at once.
"""

from random import Random
from typing import Any

from engine.core.effects import table
from engine.core.effects.table import Operation, Param
from engine.rulesets.fireteam_zero.vocabulary import vocabulary
from tests.engine.fireteam_zero.drill import HEROES, ROLES

DEEPEST = 3
TERRAIN = ("difficult", "elevated", "cover")
MOMENTS_OF_REACTIONS = (
    "beforeAttack", "afterRoll", "afterAttack", "whenTargeted", "whenHit", "beforeKnockDown", "whenKnockedDown",
    "whenKilled", "onSpawn", "onEnter", "onLeave", "onMove", "onReconDrawn", "onTwist", "startOf", "endOf",
)  # fmt: skip
ENDERS = ("winMission", "loseMission")  # they would end most games in their first round


class Effects:
    """Random nodes of the effect language."""

    def __init__(self, draw: Random, ids: dict[str, list[str]]) -> None:
        self.draw = draw
        self.ids = ids
        self.bound: list[tuple[str, str]] = []
        self.may_pick = True

    def steps(self, most: int = 2, depth: int = 0) -> list[Any]:
        """One or a few steps."""
        return [self.node(table.STEP, depth) for _ in range(self.draw.randint(1, most))]

    def ability(self, trigger: str | None = None) -> dict[str, Any]:
        """An ability; without a trigger, any trigger but 'always'."""
        names = [op.name for op in vocabulary.of_kind(table.TRIGGER) if op.name not in ("always", "onPlay", "onDrawn")]
        name = trigger or self.draw.choice(names)
        operation = vocabulary.find(table.TRIGGER, name)
        assert operation is not None
        self.may_pick = False
        node: dict[str, Any] = {"when": self._filled(operation, 1)}
        if self.draw.random() < 0.3:
            node["if"] = self.node(table.CONDITION, 1)
        self.may_pick = True
        if self.draw.random() < 0.3:
            node["may"] = True
        # Without a limit, effects that set themselves off, and free actions, never end.
        node["limit"] = {"times": 1, "per": self.draw.choice(["turn", "round", "mission"])}
        node["do"] = self.steps()
        return node

    def continuous(self) -> dict[str, Any]:
        """Something that holds always."""
        changes = [op for op in vocabulary.of_kind(table.STEP) if "modifies" in op.facts]
        self.may_pick = False
        node = {"do": [self._filled(self.draw.choice(changes), 1)]}
        self.may_pick = True
        return node

    def node(self, kind: str, depth: int = 0) -> Any:
        """A node of a kind."""
        bound = [name for name, its_kind in self.bound if its_kind == kind]
        if bound and self.draw.random() < 0.5:
            return self.draw.choice(bound)
        operations = [op for op in vocabulary.of_kind(kind) if op.name not in ENDERS and op.name != "isFirst"]
        if not self.may_pick:
            operations = [op for op in operations if not op.picks and not op.facts.get("draws")]
        if depth >= DEEPEST:
            shallow = [op for op in operations if not any(_is_deep(param) for param in op.params)]
            operations = shallow or operations
        return self._filled(self.draw.choice(operations), depth + 1)

    def _filled(self, operation: Operation, depth: int) -> dict[str, Any]:
        node: dict[str, Any] = {"op": operation.name}
        may_pick = self.may_pick
        if operation.kind != table.STEP:
            self.may_pick = False
        needed = self.draw.choice(operation.facts.get("needs", ("",)))
        for param in operation.params:
            is_optional = param.default is not table.REQUIRED and param.type != table.DURATION
            if is_optional and param.name != needed and self.draw.random() < 0.5:
                continue
            if param.type == table.NAME:
                continue
            if param.type == table.FILTER:
                self.bound.append(("it", operation.kind))
            if operation.name == "forEach" and param.type == table.STEPS:
                self.bound.append(("each", self._kind_of(node["of"])))
            node[param.name] = self.value(param, depth)
            if param.type == table.FILTER or (operation.name == "forEach" and param.type == table.STEPS):
                self.bound.pop()
        self.may_pick = may_pick
        return node

    def _kind_of(self, node: Any) -> str:
        name = node["op"] if isinstance(node, dict) else node
        for bound, kind in self.bound:
            if bound == name:
                return kind
        kinds = (table.FIGURES, table.PLACES, table.CARDS)
        return next(kind for kind in kinds if vocabulary.find(kind, name) is not None)

    def value(self, param: Param, depth: int) -> Any:
        """A value for a parameter."""
        draw = self.draw
        match param.type:
            case table.NUMBER:
                low = param.low if param.low is not None else -1
                return draw.randint(low, min(low + 3, param.high if param.high is not None else low + 3))
            case table.STEPS:
                return self.steps(2, depth + 1) if depth < DEEPEST else [{"op": "drawCards"}]
            case table.BRANCHES:
                return [self.steps(1, depth + 1), self.steps(1, depth + 1)]
            case table.ROWS:
                return [{"from": 1, "to": 6, "do": self.steps(1, depth + 1)}]
            case table.SET:
                return self.node(draw.choice([table.FIGURES, table.PLACES]), depth)
            case table.FLAG:
                return draw.random() < 0.5
            case table.CHOICE:
                return draw.choice(param.words)
            case table.CHOICES:
                return [draw.choice(param.words)]
            case table.DECIDER:
                return draw.choice(param.words)
            case table.REF:
                return draw.choice(self.ids[param.record])
            case table.TEXT:
                return "A"
            case table.DURATION:
                return draw.choice(["thisAttack", "thisActivation", "thisTurn", "thisPhase", "thisRound", "nextRound"])
            case table.FILTER:
                return self.node(table.CONDITION, depth)
        return self.node(param.type, depth)


def _is_deep(param: Param) -> bool:
    return param.default is table.REQUIRED and param.type in (*table.NODE_KINDS, table.STEPS, table.BRANCHES, table.SET)


def random_document(seed: int) -> dict[str, Any]:
    """A random pack with one mission, 'random'."""
    draw = Random(seed)
    rows, letters = _board(draw)
    places = [f"yard/{letter.lower()}{'-' if letter.isupper() else ''}x" for letter in letters]
    kinds = ["imp", "ghoul", "brute", "lord"]
    objectives = [f"goal-{n}" for n in range(draw.randint(1, 3))]
    discoveries = [f"find-{n}" for n in range(draw.randint(len(objectives), 6))]
    ids = {
        "monster kind": kinds,
        "monster family": ["horde"],
        "role": list(ROLES),
        "specialist": ["patty", "henry"],
        "token": ["intel", "fire"],
        "objective": objectives,
        "discovery": discoveries,
        "location": places,
    }
    effects = Effects(draw, ids)
    has_boss = draw.random() < 0.5
    mission = {
        "id": "random",
        "title": "Random",
        "layout": "yard",
        "entryPoint": places[0],
        "exitPoint": draw.choice([None, draw.choice(places)]),
        "requiresSpecialists": draw.random() < 0.2,
        "spawnLocations": draw.sample(places, 12),
        "upgrades": draw.choice([{"mode": "none"}, {"mode": "choose", "number": 2}]),
        "focusCards": draw.randint(0, 2),
        "twists": [f"twist-{n}" for n in range(6)],
        "monsterCards": kinds,
        "objectives": objectives,
        "discoveries": discoveries,
        "eventCount": 12 - len(discoveries),
        "spawnPool": [{"kind": "imp", "number": draw.randint(1, 5)}, {"kind": "brute", "number": draw.randint(0, 2)}],
        "reservePool": [{"kind": "ghoul", "number": draw.choice([2, "heroes"])}],
        "boss": {"kind": "lord", "markerLocation": draw.choice(places)} if has_boss else None,
        "specialRules": [effects.ability(), effects.continuous()],
        "missionActions": [{"id": "act", "name": "Act", "effect": effects.steps(), "free": draw.random() < 0.3,
                            "limit": {"times": 2, "per": "round"}}],
        "options": {
            "draw": draw.choice(["mandatory", "optional"]),
            "knockdownAdvancesThreat": draw.choice(["specialistOnly", "always"]),
            "spawnTokens": draw.choice(["random", "fixed", "players"]),
            "startPlayer": draw.choice(["random", "players"]),
            "simultaneous": draw.choice(["defeat", "victory"]),
            "monsterDistance": draw.choice(["path", "range"]),
        },
    }  # fmt: skip
    if mission["exitPoint"] is None:
        del mission["exitPoint"]
    if not has_boss:
        del mission["boss"]
    return {
        "format": 1,
        "ruleset": "fireteam-zero",
        "id": "random",
        "version": "1",
        "title": "Random",
        "tokens": {"special": [{"id": "fire", "name": "Fire", "count": 3, "effects": [effects.ability("onEnter")]}]},
        "roles": [{"id": role, "name": role} for role in ROLES],
        "heroes": [
            {"id": hero, "name": hero, "role": role, "speed": draw.randint(1, 3), "fullHand": draw.randint(3, 6),
             "abilities": [effects.ability()] if draw.random() < 0.5 else []}
            for hero, role in HEROES.items()
        ],
        "specialists": [{"id": "patty", "name": "Patty", "ability": [effects.continuous()]}, {"id": "henry", "name": "Henry"}],
        "actionCards": [_card(effects, f"card-{role}-{n}", role, copies=4) for role in ROLES for n in range(4)],
        "upgradeSets": [
            {"id": f"up-{role}-{n}", "role": role, "card": _face(effects, f"up-{role}-{n}")} for role in ROLES for n in range(2)
        ],
        "focusCards": [
            {"id": f"focus-{role}-{n}", "name": "Focus", "role": role, "useLimit": draw.choice(["none", "turn", "round"]),
             "effects": [effects.ability(draw.choice([None, "asAction"]))]}
            for role in ROLES for n in range(2)
        ],
        "monsterFamilies": [{"id": "horde", "name": "Horde", "figures": 39}],
        "monsterKinds": [_monster(effects, kind) for kind in kinds],
        "sectors": [{"id": "yard", "name": "Yard", "cells": rows, "locations": [
            {"id": place.split("/")[1], "name": letter, "key": letter,
             "terrain": [draw.choice(TERRAIN)] if draw.random() < 0.4 else []}
            for letter, place in zip(letters, places, strict=True)
        ]}],
        "layouts": [{"id": "yard", "tiles": [{"sector": "yard", "x": 0, "y": 0, "rotation": draw.choice([0, 90, 180, 270])}]}],
        "events": [{"id": f"event-{n}", "name": f"Event {n}", "effects": effects.steps(),
                    **({"disposition": "stay", "lasting": [effects.ability()]} if draw.random() < 0.3 else {})}
                   for n in range(14)],
        "discoveries": [_discovery(effects, name, objectives[n % len(objectives)]) for n, name in enumerate(discoveries)],
        "objectives": [_objective(effects, name) for name in objectives],
        "twists": [{"id": f"twist-{n}", "name": f"Twist {n}", "onDraw": effects.steps(1),
                    "effects": [effects.ability() if draw.random() < 0.5 else effects.continuous()]} for n in range(6)],
        "missions": [mission],
        "operations": [{"id": "op", "title": "Op", "missions": ["random"]}],
    }  # fmt: skip


def _board(draw: Random) -> tuple[list[str], list[str]]:
    """A grid of at least 14 locations of different sizes."""
    alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij"
    width, height = draw.randint(4, 6), draw.randint(4, 6)
    cells = [["" for _ in range(width)] for _ in range(height)]
    letters: list[str] = []
    for y in range(height):
        for x in range(width):
            left = cells[y][x - 1] if x else ""
            if left and draw.random() < 0.2 and width * height - y * width - x + len(letters) > 15:
                cells[y][x] = left
            else:
                letters.append(alphabet[len(letters)])
                cells[y][x] = letters[-1]
    return ["".join(row) for row in cells], letters


def _face(effects: Effects, name: str) -> dict[str, Any]:
    draw = effects.draw
    attack: dict[str, Any] = {
        "type": draw.choice(["brawl", "bullets", "explosion"]),
        "strength": draw.randint(1, 4),
        "range": draw.randint(0, 3),
        "bonusHits": draw.choice([0, 0, 1]),
    }
    if draw.random() < 0.2:
        attack["extra"] = [effects.ability(draw.choice(["beforeAttack", "afterRoll", "afterAttack"]))]
    if draw.random() < 0.4:
        lower: dict[str, Any] = {"kind": "tacticalResponse", "effect": effects.steps()}
    else:
        effects.may_pick = False
        operation = vocabulary.find(table.TRIGGER, draw.choice(MOMENTS_OF_REACTIONS))
        assert operation is not None
        trigger = effects._filled(operation, 1)
        effects.may_pick = True
        effects.bound.append(("target", table.FIGURES))
        lower = {"kind": "reaction", "trigger": trigger, "range": draw.randint(0, 4), "effect": effects.steps()}
        effects.bound.pop()
    return {"name": name, "attack": attack, "lower": lower}


def _card(effects: Effects, name: str, role: str, copies: int) -> dict[str, Any]:
    return {"id": name, "role": role, "copies": copies, **_face(effects, name)}


def _monster(effects: Effects, kind: str) -> dict[str, Any]:
    draw = effects.draw
    attack = {
        "type": draw.choice(["brawl", "bullets", "explosion"]),
        "strength": draw.randint(1, 3),
        "range": draw.randint(0, 2),
    }
    record = {
        "id": kind, "name": kind, "family": "horde", "figureCount": 13,
        "class": {"brute": "elite", "lord": "boss"}.get(kind, "minion"),
        "speed": draw.randint(0, 3), "health": draw.randint(1, 4),
        "resistance": {name: draw.randint(0, 2) for name in ("brawl", "bullets", "explosion")},
        "trait": [effects.ability() if draw.random() < 0.5 else effects.continuous()] if draw.random() < 0.6 else [],
        "special": effects.steps() if draw.random() < 0.8 else [],
    }  # fmt: skip
    return {**record, "attack": attack} if draw.random() < 0.95 else record


def _discovery(effects: Effects, name: str, objective: str) -> dict[str, Any]:
    draw = effects.draw
    record: dict[str, Any] = {"id": name, "name": name, "objective": objective, "effects": effects.steps()}
    kind = draw.random()
    if kind < 0.2:
        record["encounterTokens"] = 1
        record["actions"] = [{"id": "dig", "name": "Dig", "effect": [{"op": "placeToken", "on": "thisCard"}]}]
    elif kind < 0.4:
        record["completion"] = "effect"
        record["actions"] = [{"id": "take", "name": "Take", "effect": [{"op": "placeToken", "on": "objectiveOf"}]}]
    elif kind < 0.5:
        effects.may_pick = False
        record["completion"] = {"condition": effects.node(table.CONDITION, 1)}
        effects.may_pick = True
    return record


def _objective(effects: Effects, name: str) -> dict[str, Any]:
    draw = effects.draw
    record: dict[str, Any] = {
        "id": name,
        "name": name,
        "completion": {"tokensNeeded": draw.randint(1, 2)},
        "restoresCoin": draw.choice(["none", "may", "must"]),
        "onComplete": effects.steps(1),
        "ownProcedure": [effects.ability()] if draw.random() < 0.4 else [],
    }
    if draw.random() < 0.3:
        record["actions"] = [{"id": f"work-{name}", "name": "Work", "effect": [{"op": "placeToken", "on": "thisCard"}]}]
    return record
