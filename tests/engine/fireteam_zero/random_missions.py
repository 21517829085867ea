# ruff: noqa: E501 - the document is written as one table
"""Random legal packs: boards, monsters, cards and missions nobody would write, full of random effects.

`random_document(seed)` gives a document that loads and compiles.
"""

from random import Random
from typing import Any

from engine.core.effects import table
from engine.rulesets.fireteam_zero.vocabulary import vocabulary
from tests.engine.fireteam_zero.drill import HEROES, ROLES
from tests.engine.random_effects import Dialect, Effects

TERRAIN = ("difficult", "elevated", "cover")
MOMENTS_OF_REACTIONS = (
    "beforeAttack", "afterRoll", "afterAttack", "whenTargeted", "whenHit", "beforeKnockDown", "whenKnockedDown",
    "whenKilled", "onSpawn", "onEnter", "onLeave", "onMove", "onReconDrawn", "onTwist", "startOf", "endOf",
)  # fmt: skip
DIALECT = Dialect(
    vocabulary,
    durations=("thisAttack", "thisActivation", "thisTurn", "thisPhase", "thisRound", "nextRound"),
    units=("turn", "round", "mission"),
    filler={"op": "drawCards"},
    not_drawn=("winMission", "loseMission"),
    not_heard=("onPlay", "onDrawn"),
)


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
    effects = Effects(draw, DIALECT, ids)
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
        trigger = effects.trigger(draw.choice(MOMENTS_OF_REACTIONS))
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
        record["completion"] = {"condition": effects.condition()}
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
