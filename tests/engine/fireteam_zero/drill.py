"""A drill ground for rules tests: a small board of one's own, figures where one wants them, dice as one likes.

    game = drill("ABC", heroes={"frank": "A"}, monsters={"animal": "B"}, hands={"frank": ["shot"]}, dice=[2, 2])
    take(game, "attack", target="animal#1")

The board is drawn in rows of letters; each letter is a location, and letters that touch, corners included,
are adjacent. The pack behind it is plain: heroes without abilities, cards with nothing but figures and one
harmless lower half. Tests add what they need with `cards=`, `changes=` and `mission=`.
"""

import json
from collections.abc import Mapping, Sequence
from copy import deepcopy
from functools import lru_cache
from typing import Any

from engine import Game, Pack, load_pack, start

HEROES = {"abe": "leader", "maxine": "leader", "shad": "close-combat", "frank": "marksman", "don": "demolitions"}
ROLES = ("leader", "close-combat", "marksman", "demolitions")

# Faces of the standard attack die that show exactly so many hits of a type (FZ-6.4 of the catalogue).
MISS = {"brawl": 2, "bullets": 1, "explosion": 1}
ONE = {"brawl": 4, "bullets": 4, "explosion": 5}
TWO = {"brawl": 1, "bullets": 2, "explosion": 3}

BLANK, MOVE, SPECIAL = 1, 3, 5  # faces of the activation die

NO_EFFECT: list[Any] = [{"op": "showText", "text": "."}]


def card(
    kind: str = "bullets",
    strength: int = 1,
    reach: int = 1,
    bonus: int = 0,
    lower: Mapping[str, Any] | None = None,
    extra: Sequence[Mapping[str, Any]] = (),
) -> dict[str, Any]:
    """The face of an action card; without `lower` it has a reaction that never comes into play."""
    never = {"kind": "reaction", "trigger": {"op": "onCoin", "side": "heads"}, "range": 0, "effect": NO_EFFECT}
    attack = {"type": kind, "strength": strength, "range": reach, "bonusHits": bonus, "extra": list(extra)}
    return {"attack": attack, "lower": dict(lower) if lower else never}


def reaction(trigger: Any, effect: Sequence[Any], reach: int = 9, target: Any = None) -> dict[str, Any]:
    """The lower half of a reaction card."""
    half = {"kind": "reaction", "trigger": trigger, "range": reach, "effect": list(effect)}
    return half if target is None else {**half, "target": target}


def response(*effect: Any) -> dict[str, Any]:
    """The lower half of a tactical response."""
    return {"kind": "tacticalResponse", "effect": list(effect)}


# FZ-K.07 and FZ-K.08
PATTY = [
    {
        "do": [
            {
                "op": "makeFree",
                "action": "search",
                "who": {
                    "op": "allHeroes",
                    "where": {"op": "within", "a": "it", "b": {"op": "specialist", "name": "patty"}},
                },
            }
        ]
    }
]
HENRY = [
    {
        "when": {"op": "afterRoll", "by": "hero"},
        "if": {"op": "within", "a": "attacker", "b": {"op": "specialist", "name": "henry"}},
        "do": [{"op": "rerollDice", "n": 1}],
    }
]

# Every role has these cards, three copies each, unless a test gives others.
STANDARD_CARDS = {
    "punch": card("brawl", 2, 0),
    "shot": card("bullets", 3, 2),
    "grenade": card("explosion", 2, 1),
    "burst": card("bullets", 2, 1, 2),
}

# Kinds of monster; values that tests rely on are given again in the tests.
MONSTERS: dict[str, dict[str, Any]] = {
    "animal": {"class": "minion", "health": 2, "speed": 2, "resist": (1, 1, 0), "attack": ("brawl", 1, 0)},
    "human": {"class": "minion", "health": 1, "speed": 1, "resist": (0, 0, 0), "attack": ("brawl", 2, 0)},
    "shooter": {"class": "minion", "health": 1, "speed": 0, "resist": (0, 0, 0), "attack": ("bullets", 2, 2)},
    "bomber": {"class": "elite", "health": 3, "speed": 1, "resist": (0, 0, 0), "attack": ("explosion", 3, 1)},
    "giant": {"class": "elite", "health": 4, "speed": 1, "resist": (2, 1, 1), "attack": ("brawl", 3, 0)},
    "master": {"class": "boss", "health": 4, "speed": 1, "resist": (1, 1, 1), "attack": ("brawl", 3, 1)},
}


def monster(name: str, **values: Any) -> dict[str, Any]:
    """A monster kind of the drill ground, with some values of one's own."""
    base = {**MONSTERS.get(name, MONSTERS["human"]), **values}
    brawl, bullets, explosion = base["resist"]
    kind, strength, reach = base["attack"] or ("brawl", 0, 0)
    record = {
        "id": name,
        "name": name.capitalize(),
        "family": "horde",
        "figureCount": 13,
        "class": base["class"],
        "speed": base["speed"],
        "health": base["health"],
        "resistance": {"brawl": brawl, "bullets": bullets, "explosion": explosion},
        "trait": base.get("trait", []),
        "special": base.get("special", []),
    }
    if base["attack"]:
        record["attack"] = {"type": kind, "strength": strength, "range": reach, "bonusHits": base.get("bonus", 0)}
    if "power" in base:
        record["powerTokens"] = base["power"]
    return record


def drill_document(
    board: str,
    terrain: Mapping[str, Sequence[str]] | None = None,
    cards: Mapping[str, Any] | None = None,
    kinds: Mapping[str, Mapping[str, Any]] | None = None,
    mission: Mapping[str, Any] | None = None,
    changes: Mapping[str, Any] | None = None,
    specialists: Sequence[str] = (),
) -> dict[str, Any]:
    """The pack behind a drill as a document; rows of the board are separated by '/'."""
    rows = board.split("/")
    letters = list(dict.fromkeys(letter for row in rows for letter in row if letter != "."))
    faces = {**STANDARD_CARDS, **(cards or {})}
    names = {**MONSTERS, **(kinds or {})}
    document: dict[str, Any] = {
        "format": 1,
        "ruleset": "fireteam-zero",
        "id": "drill",
        "version": "1",
        "title": "Drill",
        "roles": [{"id": role, "name": role} for role in ROLES],
        "heroes": [{"id": hero, "name": hero.capitalize(), "role": role} for hero, role in HEROES.items()],
        "specialists": [
            {"id": name, "name": name.capitalize(), "usedInMission": name in specialists, "ability": ability}
            for name, ability in (("patty", PATTY), ("henry", HENRY))
        ],
        "actionCards": [
            {"id": name if role == "leader" else f"{name}-{role}", "name": name, "role": role, "copies": 3, **face}
            for role in ROLES
            for name, face in faces.items()
        ],
        "monsterFamilies": [{"id": "horde", "name": "Horde", "figures": 99}],
        "monsterKinds": [monster(name, **values) for name, values in names.items()],
        "sectors": [
            {
                "id": "yard",
                "name": "Yard",
                "cells": rows,
                "locations": [
                    {
                        "id": letter.lower(),
                        "name": letter,
                        "key": letter,
                        "terrain": list((terrain or {}).get(letter, [])),
                    }
                    for letter in letters
                ],
            }
        ],
        "layouts": [{"id": "yard", "tiles": [{"sector": "yard", "x": 0, "y": 0}]}],
        "events": [{"id": f"event-{n}", "name": f"Event {n}"} for n in range(12)],
        "objectives": [{"id": "goal", "name": "Goal", "completion": {"tokensNeeded": 9}, "restoresCoin": "none"}],
        "twists": [{"id": f"twist-{n}", "name": f"Twist {n}"} for n in range(6)],
        "missions": [
            {
                "id": "drill",
                "title": "Drill",
                "layout": "yard",
                "heroCount": {"min": 1, "max": 4},
                "entryPoint": f"yard/{letters[0].lower()}",
                "spawnLocations": [f"yard/{letter.lower()}" for letter in letters[:12]],
                "twists": [f"twist-{n}" for n in range(6)],
                "objectives": ["goal"],
                "eventCount": 12,
                "spawnPool": [{"kind": name, "number": 6} for name in names if names[name].get("class") != "boss"],
                "boss": {"kind": "master", "markerLocation": f"yard/{letters[-1].lower()}"},
                "options": {"loneHero": True, "seats": {"min": 1, "max": 4}, "spawnTokens": "fixed"},
                **(mission or {}),
            }
        ],
    }
    return {**document, **deepcopy(dict(changes or {}))}


def drill_pack(board: str, **parts: Any) -> Pack:
    """The pack behind a drill; the same document is loaded once."""
    return _pack_of(json.dumps(drill_document(board, **parts)))


@lru_cache(maxsize=256)
def _pack_of(document: str) -> Pack:
    return load_pack(json.loads(document))


def drill(
    board: str = "ABCDE",
    heroes: Mapping[str, str] | None = None,
    monsters: Sequence[tuple[str, str]] | Mapping[str, str] = (),
    hands: Mapping[str, Sequence[str] | int] | None = None,
    down: Sequence[str] = (),
    specialists: Mapping[str, str] | None = None,
    dice: Sequence[int] = (),
    phase: str = "turn",
    situation: Mapping[str, Any] | None = None,
    seed: int = 1,
    **parts: Any,
) -> Game:
    """A game in the middle of a situation. Heroes sit in the order given; the first one is start player."""
    heroes = heroes or {"frank": "A"}
    pack = drill_pack(board, specialists=tuple(specialists or ()), **parts)
    figures = monsters.items() if isinstance(monsters, Mapping) else monsters
    document = {
        "phase": phase,
        "startPlayer": next(iter(heroes)),
        "heroes": {
            hero: {"at": at(place), "down": hero in down, "hand": _hand(hero, (hands or {}).get(hero, ()))}
            for hero, place in heroes.items()
        },
        "specialists": {name: at(place) for name, place in (specialists or {}).items()},
        "monsters": [{"kind": kind, "at": at(place)} for kind, place in figures],
        **(situation or {}),
    }
    return start(pack, "drill", list(heroes), seed, situation=document, dice=list(dice))


def _hand(hero: str, cards: Sequence[str] | int) -> Any:
    return cards if isinstance(cards, int) else [card_id(hero, name) for name in cards]


def card_id(hero: str, name: str) -> str:
    """The id of a drill card in a hero's deck."""
    role = HEROES[hero]
    return name if role == "leader" else f"{name}-{role}"


def at(letter: str) -> str:
    """A letter of the board as a location."""
    return f"yard/{letter.lower()}"


def set_up(board: str = "ABCDEFGHIJKLM", seats: Any = ("abe", "frank"), seed: int = 1, **parts: Any) -> Game:
    """A game from the very beginning, with set-up; `dice=` scripts its rolls, the spawn rolls first."""
    dice = parts.pop("dice", ())
    return start(drill_pack(board, **parts), "drill", seats, seed, dice=list(dice))


# --- objectives and recon cards -------------------------------------------------------------------


def event(name: str, *effects: Any, **more: Any) -> dict[str, Any]:
    """An event card (FZ-F.16)."""
    return {"id": name, "name": name.capitalize(), "effects": list(effects), **more}


def discovery(name: str, *effects: Any, objective: str = "goal", **more: Any) -> dict[str, Any]:
    """A discovery card (FZ-F.17)."""
    return {"id": name, "name": name.capitalize(), "objective": objective, "effects": list(effects), **more}


def objective(name: str = "goal", tokens: Any = None, condition: Any = None, **more: Any) -> dict[str, Any]:
    """An objective card (FZ-F.18): so many tokens, or a condition."""
    completion = {"condition": condition} if condition is not None else {"tokensNeeded": tokens or 9}
    return {"id": name, "name": name.capitalize(), "completion": completion, "restoresCoin": "none", **more}


def briefing(
    objectives: Sequence[Mapping[str, Any]] = (),
    discoveries: Sequence[Mapping[str, Any]] = (),
    events: Sequence[Mapping[str, Any]] = (),
    changes: Mapping[str, Any] | None = None,
    **mission: Any,
) -> dict[str, Any]:
    """The parts of a drill with these cards in its mission: `drill("AB", …, **briefing(events=[event("fog")]))`."""
    cards: dict[str, Any] = dict(changes or {})
    named: dict[str, Any] = {}
    if objectives:
        cards["objectives"] = list(objectives)
        named["objectives"] = [one["id"] for one in objectives]
    if discoveries:
        cards["discoveries"] = list(discoveries)
        named["discoveries"] = [one["id"] for one in discoveries]
    named["eventCount"] = 12 - len(discoveries)
    cards["events"] = [*events, *(event(f"event-{n}") for n in range(12))]
    return {"changes": cards, "mission": {**named, **mission}}


# Special rules for a threat phase that leaves everything as it ended: nobody draws, nothing spawns.
QUIET: list[Any] = [{"do": [{"op": "skip", "part": "draw"}]}, {"do": [{"op": "skip", "part": "spawn"}]}]


def rule_options(**given: Any) -> dict[str, Any]:
    """The rule options of a drill's mission, with some of one's own: `mission={"options": rule_options(…)}`."""
    return {"loneHero": True, "seats": {"min": 1, "max": 4}, "spawnTokens": "fixed", **given}


WAIT = {"id": "wait", "name": "Wait", "free": True, "effect": NO_EFFECT}


def fight(board: str = "A", mission: Mapping[str, Any] | None = None, **parts: Any) -> Game:
    """A drill in a turn that does not end by itself: waiting is always possible."""
    return drill(board, mission={"missionActions": [WAIT], **(mission or {})}, **parts)


def threat(board: str = "ABCDE", mission: Mapping[str, Any] | None = None, **parts: Any) -> Game:
    """A drill that begins with the threat phase and stops at the next turn; nobody draws and nothing spawns."""
    rules = [*(mission or {}).get("specialRules", []), *QUIET]
    return fight(board, phase="threat", mission={**(mission or {}), "specialRules": rules}, **parts)


def faces(kind: str, *hits: int) -> list[int]:
    """Faces of the standard attack die that show so many hits of a type, die by die."""
    return [(MISS, ONE, TWO)[count][kind] for count in hits]


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


def attack(game: Game, target: str, *cards: str) -> Game:
    """Attack with cards of the drill by name, then roll; a card that must be played is played by itself."""
    who = decider(game)
    take(game, "attack", target=target)
    left = list(cards[1:]) if offers(game, "roll") else list(cards)
    while kind(game) == "attack-cards":
        if left:
            take(game, "play-card", card=card_id(str(who), left.pop(0)))
        else:
            take(game, "roll")
    return game


def kind(game: Game) -> str | None:
    """What is being asked."""
    return game.decision.kind if game.decision else None


def decider(game: Game) -> str | None:
    """Whose decision it is: a hero's id, or None for the group."""
    seat = game.decision.seat if game.decision else None
    return None if seat is None else str(game.name("seat", seat))


def run_to(game: Game, *kinds: str, at_most: int = 200) -> Game:
    """Take the last option (declining, ending the turn) until one of these questions is asked."""
    for _ in range(at_most):
        if game.is_over or kind(game) in kinds:
            return game
        game.choose(len(game.options) - 1)
    raise AssertionError(f"{kinds} was not asked within {at_most} decisions.")


def monsters_at(game: Game, letter: str) -> list[str]:
    """The monsters on a location."""
    return [one["id"] for one in game.view()["monsters"] if one["at"] == at(letter)]


def who(game: Game) -> str | None:
    """Who is asked: a hero's id, or None for the group."""
    assert game.decision is not None
    seat = game.decision.seat
    return None if seat is None else game.view()["heroes"][seat]["id"]


def tokens(game: Game, card: str) -> int:
    """How many intel tokens lie on an objective or an open discovery."""
    view = game.view()
    return next(one["tokens"] for one in (*view["objectives"], *view["discoveries"]) if one["id"] == card)


def state(game: Game, objective_id: str) -> str:
    """Whether an objective is open or completed."""
    return next(one["state"] for one in game.view()["objectives"] if one["id"] == objective_id)


def on_board(game: Game, kind_id: str | None = None) -> list[str]:
    """The letters on which monsters (of a kind) stand, in the order of their numbers."""
    view = game.view()["monsters"]
    return [one["at"].split("/")[1].upper() for one in view if one["at"] and kind_id in (None, one["kind"])]


def hero(game: Game, name: str) -> dict[str, Any]:
    """One hero as the group sees it."""
    return next(one for one in game.view()["heroes"] if one["id"] == name)


def place(game: Game, figure: str) -> str | None:
    """The letter of the board on which a figure stands."""
    view = game.view()
    found = next(one for one in (*view["heroes"], *view["monsters"], *view["specialists"]) if one["id"] == figure)
    return found["at"].split("/")[1].upper() if found["at"] else None


def events(game: Game, name: str) -> list[dict[str, Any]]:
    """The logged events of a name."""
    return [event.details for event in game.events if event.name == name]


def monster_of(game: Game, name: str) -> dict[str, Any]:
    """One monster as the group sees it."""
    return next(one for one in game.view()["monsters"] if one["id"] == name)


def dice_counts(game: Game) -> list[int]:
    """How many dice each attack so far has rolled."""
    return [len(roll["dice"]) for roll in events(game, "attack-roll")]


def hit_counts(game: Game) -> list[int]:
    """How many hits each attack so far has scored."""
    return [roll["hits"] for roll in events(game, "hits")]


def hand_size(game: Game, name: str) -> int:
    """How many cards a hero's player holds."""
    return len(hero(game, name)["hand"])
