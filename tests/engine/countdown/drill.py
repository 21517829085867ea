"""A drill ground for rules tests: a board of one's own, ops and cards where one wants them, dice as one likes.

    game = drill(ops={"gustav": "b2", "rita": "b2"}, zones={"b2": ["thug", "?trap2"]}, dice=[3])
    take(game, "shoot", op="gustav")

The board is drawn in rows, separated by '/': T is a threat zone, O an objective zone, i an infiltration zone, x an
exfiltration zone, '.' nothing; zones are called by column and row as "b2", and BLUEPRINT is the test blueprint of the
catalogue (6.4). Cards of a zone are listed from the top; '?' before one means that it lies face down. Zones that
nobody names hold one harmless face-down card each; `secured=` lists those that hold none.

Ops in nobody's mention are out of the mission, so that one op can be alone. By default one player plays all; `seats=`
gives every player his ops. The drill begins in the action phase, in zones that the ops have just entered.
"""

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import lru_cache
from typing import Any

from engine import Game, Pack, load_pack, start

BLUEPRINT = ".i.i/TTTT/TOTO/.x.x"
COUNTS = {"a2": 2, "b2": 3, "c2": 2, "d2": 2, "a3": 2, "b3": 2, "c3": 3, "d3": 2}  # of the blueprint

AIM = {  # section 6.2
    "gustav": [2, 6, 12, 20, 29, 40],
    "bob": [3, 9, 18, 30],
    "vince": [4, 10, 19, 31],
    "matt": [3, 8, 15, 25, 37],
    "jill": [4, 11, 21],
    "steve": [4, 11, 21],
    "rita": [5, 13, 24],
}
ABILITIES = ("none", "grenade", "stealth", "sniper", "intel", "defuse", "heal")
OPS = tuple(AIM)  # in ascending op number

STACKS = ("bombs", "hostages", "topTerrorists")
COLOURS = ("green", "orange", "red")
NORTH, EAST, SOUTH, WEST = (0, -1), (1, 0), (0, 1), (-1, 0)
ARROWS = {NORTH: "north", EAST: "east", SOUTH: "south", WEST: "west"}


# --- cards ----------------------------------------------------------------------------------------


def terrorist(number: int, attack: int = 3, defence: int = 4, *specials: str, **more: Any) -> dict[str, Any]:
    """A terrorist of the threat stack."""
    return {
        "kind": "terrorist",
        "level": 1,
        "number": number,
        "attack": attack,
        "defence": defence,
        "specials": list(specials),
        **more,
    }


def civilian(penalty: int, **more: Any) -> dict[str, Any]:
    """A civilian of the threat stack."""
    return {"kind": "civilian", "level": 1, "killedScore": penalty, **more}


def trap(hearts: int, **more: Any) -> dict[str, Any]:
    """A booby trap of the threat stack."""
    return {"kind": "boobyTrap", "level": 1, "hearts": hearts, **more}


def bomb(
    complexity: Sequence[int] = (1, 2, 3), success: Sequence[int] = (2, 3, 4), fail: Sequence[int] = (-1, -2, -3)
) -> dict[str, Any]:
    """A bomb; its XP are those of the source's example."""
    return {
        "kind": "bomb",
        "complexity": list(complexity),
        "successScore": list(success),
        "failScore": list(fail),
        "xp": [3, 4, 5],
    }


def hostage(success: int = 2, fail: int = -1, **more: Any) -> dict[str, Any]:
    """A hostage with the same values at every level."""
    return {"kind": "hostage", "successScore": [success] * 3, "failScore": [fail] * 3, **more}


def boss(number: int, attack: int = 3, defence: int = 5, *specials: str, **more: Any) -> dict[str, Any]:
    """A top terrorist with the same values at every level."""
    return {
        "kind": "topTerrorist",
        "number": number,
        "attack": [attack] * 3,
        "defence": [defence] * 3,
        "successScore": [2] * 3,
        "failScore": [-2] * 3,
        "xp": [1] * 3,
        "specials": list(specials),
        **more,
    }


def lookout(number: int) -> dict[str, Any]:
    """A harmless card for objective zones: an ordinary terrorist does nothing at the ultimatum."""
    return {"kind": "terrorist", "number": number, "attack": [3] * 3, "defence": [4] * 3}


THREATS: dict[str, dict[str, Any]] = {
    "thug": terrorist(10),
    "thug2": terrorist(11),
    "thug3": terrorist(12),
    "t70": terrorist(70, 3, 5, "reinforceAfter"),  # CD-90.04
    "sniper": terrorist(20, 4, 5, "sniper"),
    "bazooka": terrorist(30, 3, 4, "bazooka"),
    "striker": terrorist(40, 3, 4, "firstStrike"),
    "caller": terrorist(50, 3, 4, "reinforceBefore"),
    "star": terrorist(60, 3, 4, starXp=2),
    "heart": terrorist(61, 3, 4, heartReward=1),
    "civ1": civilian(-1),
    "civ2": civilian(-2),
    "civ2b": civilian(-2),
    "trap2": trap(2),
    "trap2b": trap(2),
    "trap3": trap(3),
}
OBJECTIVES: dict[str, dict[str, dict[str, Any]]] = {
    "bombs": {
        "bomb": bomb(),
        "bomb2": bomb(),
        "bomb3": bomb(complexity=(3, 3, 3)),
        "decoy": {"kind": "decoy"},
        "decoy2": {"kind": "decoy"},
        "bomb-trap": {"kind": "boobyTrap", "hearts": 2},
    },
    "hostages": {
        "hostage": hostage(),
        "hostage2": hostage(),
        "hostage3": hostage(3, -3),
        "blocked": hostage(blocked=True),
        "rigged": hostage(carriedTrapHearts=2),
        "hostage-trap": {"kind": "boobyTrap", "hearts": 2},
    },
    "topTerrorists": {
        "boss": boss(101),
        "boss2": boss(102),
        "one-shot": boss(103, 3, 7, "oneShot"),
        "cap-hostage": hostage(0, -1),
        "boss-trap": {"kind": "boobyTrap", "hearts": 2},
    },
}
FILLERS = 30  # harmless threat cards of level 1: filler-1, filler-2, …
LOOKOUTS = 8  # harmless objective cards of each stack: bombs-1, …


# --- the pack -------------------------------------------------------------------------------------


def blueprint(board: str, counts: Mapping[str, int] | None = None) -> list[dict[str, Any]]:
    """The zones of a drawn board; arrows point from an entrance to its neighbour, from its neighbour to an exit."""
    rows = board.split("/")
    cells = {(x, y): kind for y, row in enumerate(rows) for x, kind in enumerate(row) if kind != "."}
    counts = COUNTS if counts is None and board == BLUEPRINT else counts or {}
    zones = []
    for (x, y), kind in cells.items():
        zone: dict[str, Any] = {"x": x, "y": y}
        if kind in "TO":
            zone["kind"] = "threat" if kind == "T" else "objective"
            zone["cards"] = counts.get(f"{chr(ord('a') + x)}{y + 1}", 1)
        else:
            towards = next(
                step for step in (SOUTH, NORTH, EAST, WEST) if cells.get((x + step[0], y + step[1])) in ("T", "O")
            )
            away = (-towards[0], -towards[1])
            zone["kind"] = "infiltration" if kind == "i" else "exfiltration"
            zone["arrow"] = ARROWS[towards if kind == "i" else away]
        zones.append(zone)
    return zones


def op_record(name: str, **more: Any) -> dict[str, Any]:
    """One of the seven ops."""
    number = OPS.index(name)
    return {
        "id": name,
        "name": name.capitalize(),
        "alias": name.capitalize(),
        "number": number + 1,
        "aimSteps": AIM[name],
        "special": ABILITIES[number],
        **more,
    }


def drill_document(
    board: str = BLUEPRINT,
    counts: Mapping[str, int] | None = None,
    cards: Mapping[str, Mapping[str, Any]] | None = None,
    objective_cards: Mapping[str, Mapping[str, Any]] | None = None,
    ops_more: Mapping[str, Mapping[str, Any]] | None = None,
    location: Mapping[str, Any] | None = None,
    assignment: Mapping[str, Any] | None = None,
    changes: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The pack behind a drill as a document.

    Missions are called by stack and level: "bombs-1", "hostages-3", "topTerrorists-2" in lower case. `cards` adds
    threat cards, `objective_cards` objective cards (each with its `stack`), both by id.
    """
    threats = {**THREATS, **(cards or {})}
    threats |= {f"filler-{n}": terrorist(200 + n) for n in range(1, FILLERS + 1)}
    threats |= {f"second-{n}": terrorist(240 + n, 4, 6, level=2) for n in range(1, 6)}
    threats |= {f"third-{n}": terrorist(250 + n, 5, 8, level=3) for n in range(1, 6)}
    objectives = {
        name: {"stack": stack, **card} for stack, members in OBJECTIVES.items() for name, card in members.items()
    } | {name: dict(card) for name, card in (objective_cards or {}).items()}
    for place, stack in enumerate(STACKS):
        objectives |= {
            f"{stack.lower()}-{n}": {"stack": stack, **lookout(300 + 20 * place + n)} for n in range(1, LOOKOUTS + 1)
        }
    time = {"p1to4": 7, "p5": 6, "p6": 5}
    document: dict[str, Any] = {
        "format": 1,
        "ruleset": "countdown",
        "id": "drill",
        "version": "1",
        "title": "Drill",
        "ops": [op_record(name, **(ops_more or {}).get(name, {})) for name in OPS],
        "locations": [
            {
                "id": "ground",
                "name": "Ground",
                "level": 1,
                "time": time,
                "campaignThreatCards": 18,
                "securedBonus": {"zones": 5, "points": 2},
                "zones": blueprint(board, counts),
                **(location or {}),
            }
        ],
        "threatCards": [{"id": name, "name": name.capitalize(), **card} for name, card in threats.items()],
        "objectiveCards": [{"id": name, "name": name.capitalize(), **card} for name, card in objectives.items()],
        "assignments": [
            {
                "id": f"{stack.lower()}-{level}",
                "colour": COLOURS[level - 1],
                "level": level,
                "objective": stack,
                "time": time,
                "locations": ["ground"],
                **(assignment or {}),
            }
            for stack in STACKS
            for level in (1, 2, 3)
        ],
    }
    return {**document, **deepcopy(dict(changes or {}))}


def drill_pack(**parts: Any) -> Pack:
    """The pack behind a drill; the same document is loaded once."""
    return _pack_of(json.dumps(drill_document(**parts)))


@lru_cache(maxsize=256)
def _pack_of(document: str) -> Pack:
    return load_pack(json.loads(document))


# --- games ----------------------------------------------------------------------------------------


def drill(
    board: str = BLUEPRINT,
    ops: Mapping[str, str | Mapping[str, Any]] | None = None,
    zones: Mapping[str, Sequence[str] | Mapping[str, Any]] | None = None,
    secured: Sequence[str] = (),
    phase: str = "action",
    dice: Sequence[int] = (),
    seats: Sequence[Any] | None = None,
    objective: str = "hostages",
    level: int = 1,
    options: Mapping[str, Any] | None = None,
    seed: int = 1,
    situation: Mapping[str, Any] | None = None,
    mission: str | None = None,
    standing: Mapping[str, Any] | None = None,
    **parts: Any,
) -> Game:
    """A game in the middle of a situation; `situation` adds what the other arguments do not say.

    In the action phase zones with ops count as entered this round, unless they are given as {"entered": False, …}.
    """
    placed = {
        name: {"at": given} if isinstance(given, str) else dict(given)
        for name, given in (ops or {"gustav": "b2"}).items()
    }
    seats = list(seats or [_team(placed)])
    team = [
        name.removeprefix("dummy:")
        for entry in seats
        for name in (entry.split("+") if isinstance(entry, str) else entry)
    ]
    placed |= {name: {"dead": True} for name in team if name not in placed}
    document: dict[str, Any] = {
        "phase": phase,
        "ops": placed,
        "zones": _zones(board, objective, placed, zones or {}, secured, phase),
        **(situation or {}),
    }
    pack = drill_pack(board=board, **parts)
    name = mission or f"{objective.lower()}-{level}"
    return start(pack, name, seats, seed, situation=document, dice=list(dice), options=options, standing=standing)


def _team(placed: Mapping[str, Any]) -> str:
    """Four ops for one player: those of the drill, and others to fill the team."""
    team = [*placed, *(name for name in OPS if name not in placed)][:4]
    return "+".join(team)


def _zones(
    board: str,
    objective: str,
    ops: Mapping[str, Mapping[str, Any]],
    given: Mapping[str, Any],
    secured: Sequence[str],
    phase: str,
) -> dict[str, Any]:
    zones: dict[str, Any] = {}
    occupied = {op.get("at") for op in ops.values()}
    fillers = {"T": iter(range(1, FILLERS + 1)), "O": iter(range(1, LOOKOUTS + 1))}
    named = {"T": "filler-{}", "O": f"{objective.lower()}-{{}}"}
    for y, row in enumerate(board.split("/")):
        for x, kind in enumerate(row):
            zone = f"{chr(ord('a') + x)}{y + 1}"
            if kind not in "TO":
                continue
            written = given.get(zone, () if zone in secured else [f"?{named[kind].format(next(fillers[kind]))}"])
            record = {"cards": list(written)} if not isinstance(written, Mapping) else dict(written)
            record["cards"] = [{"hidden": card[1:]} if card.startswith("?") else card for card in record["cards"]]
            if phase == "action" and zone in occupied and record["cards"]:
                record.setdefault("entered", True)
            zones[zone] = record
    return zones


def set_up(seats: Any = 1, mission: str = "hostages-1", seed: int = 1, **parts: Any) -> Game:
    """A game from the very beginning; `dice=`, `options=` and `standing=` go to it, the rest to the pack."""
    extra = {name: parts.pop(name) for name in ("dice", "options", "standing") if name in parts}
    return start(drill_pack(**parts), mission, seats, seed, **extra)


# --- looking and choosing -------------------------------------------------------------------------


def options(game: Game) -> list[dict[str, Any]]:
    """The legal options in their JSON form."""
    decision = game.decision
    return [option.as_json() for option in decision.options] if decision else []


def matching(game: Game, verb: str, **arguments: Any) -> list[dict[str, Any]]:
    """The legal options of a verb with these arguments."""
    return [o for o in options(game) if o["verb"] == verb and all(o.get(k) == v for k, v in arguments.items())]


def offers(game: Game, verb: str, **arguments: Any) -> bool:
    """Whether an option is legal now."""
    return bool(matching(game, verb, **arguments))


def take(game: Game, verb: str, **arguments: Any) -> Game:
    """Choose an option; it must be legal and the only one that fits."""
    found = matching(game, verb, **arguments)
    assert len(found) == 1, f"{verb} {arguments}: {len(found)} fit among {options(game)}"
    game.choose(found[0])
    return game


def kind(game: Game) -> str | None:
    """What is being asked."""
    return game.decision.kind if game.decision else None


def who(game: Game) -> int | None:
    """The seat that is asked; None is the group."""
    assert game.decision is not None
    return game.decision.seat


def run_to(game: Game, *kinds: str, at_most: int = 300) -> Game:
    """Take the last option until one of these questions is asked or the game is over; moves are declined."""
    for _ in range(at_most):
        if game.is_over or kind(game) in kinds:
            return game
        stays = matching(game, "stay")
        game.choose(stays[0] if stays else len(game.options) - 1)
    raise AssertionError(f"{kinds} was not asked within {at_most} decisions.")


def stay_until(game: Game, round_number: int) -> Game:
    """Do as little as possible until a round begins or the game is over."""
    for _ in range(500):
        if game.is_over or game.view()["round"] >= round_number:
            return game
        stays = matching(game, "stay")
        game.choose(stays[0] if stays else len(game.options) - 1)
    raise AssertionError(f"Round {round_number} did not begin.")


def op(game: Game, name: str) -> dict[str, Any]:
    """One op as everybody sees it."""
    return next(one for one in game.view()["ops"] if one["id"] == name)


def zone(game: Game, name: str) -> dict[str, Any]:
    """One zone as everybody sees it."""
    return next(one for one in game.view()["zones"] if one["id"] == name)


def cards(game: Game, name: str) -> list[str | None]:
    """The cards of a zone from the top; None is a face-down card."""
    return [card and card["id"] for card in zone(game, name)["cards"]]


def score(game: Game) -> int:
    """The mission score."""
    return int(game.view()["score"])


def events(game: Game, name: str) -> list[dict[str, Any]]:
    """The logged events of a name."""
    return [event.details for event in game.events if event.name == name]


def names(game: Game) -> list[str]:
    """The names of all logged events, in their order."""
    return [event.name for event in game.events]
