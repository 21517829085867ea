"""Random legal packs: blueprints, ops and cards nobody would write, full of random effects; and ways to begin them.

`random_document(seed)` gives a document that loads and compiles, `random_opening(pack, seed)` a mission of it with its
players, its options and what a campaign brings into it.
"""

from random import Random
from typing import Any, NamedTuple

from engine import Pack
from engine.rulesets.countdown.vocabulary import vocabulary
from tests.engine.countdown.drill import ABILITIES, COLOURS, OPS, STACKS, blueprint
from tests.engine.random_effects import Dialect, Effects

SPECIALS = ("sniper", "bazooka", "firstStrike", "reinforceBefore", "reinforceAfter")
TARGETS = ("op", "enemy", "zone", "ops", "enemies", "zones")
MOST_ZONES = 16  # CD-2.17
DIALECT = Dialect(
    vocabulary,
    durations=("instant", "oneAttack", "exchange", "endOfRound", "mission"),
    units=("round", "mission"),
    filler={"op": "changeScore", "amount": 0},
    not_drawn=("endMission",),
)


class Opening(NamedTuple):
    """How a game begins."""

    mission: str
    seats: Any
    options: dict[str, Any]
    standing: dict[str, Any] | None


# --- packs ----------------------------------------------------------------------------------------


def random_document(seed: int) -> dict[str, Any]:
    """A random pack with assignments and one campaign, 'war'."""
    draw = Random(seed)
    ids = {"op": list(OPS), "card": [], "support card": []}
    effects = Effects(draw, DIALECT, ids)
    threats = [_threat(draw, number) for number in range(1, draw.randint(50, 70))]
    objectives = [
        _objective(draw, stack, 200 + 20 * place + n) for place, stack in enumerate(STACKS) for n in range(14)
    ]
    ids["card"] = [card["id"] for card in threats]
    for card in (*threats, *objectives):
        if draw.random() < 0.15:
            card["effects"] = [effects.ability() if draw.random() < 0.8 else effects.continuous()]
    locations = [_location(draw, f"place-{level}", level) for level in (1, 2, 3)]
    return {
        "format": 1,
        "ruleset": "countdown",
        "id": "random",
        "version": "1",
        "title": "Random",
        "ops": [_op(effects, place) for place in range(len(OPS))],
        "locations": locations,
        "threatCards": threats,
        "objectiveCards": objectives,
        "supportCards": [_support(effects, n) for n in range(8)],
        "bulletControlCards": [{"value": draw.randint(1, 3), "scoreCost": draw.randint(0, 1)} for _ in range(3)],
        "assignments": [_assignment(draw, stack, level) for stack in STACKS for level in (1, 2, 3)],
        "campaigns": [
            {
                "id": "war",
                "name": "War",
                "objective": draw.choice(STACKS),
                "missions": [{"level": level, "location": f"place-{level}"} for level in (1, 2, 3)],
                "removeTopThreats": draw.randint(0, 5),
                "objectiveStackReset": draw.random() < 0.5,
            }
        ],
    }


def _location(draw: Random, name: str, level: int) -> dict[str, Any]:
    """A rectangle of threat and objective zones with entrances above and exits below."""
    width, height = draw.randint(2, 5), draw.randint(1, 3)
    cells = [draw.choice("TTTO") for _ in range(width * height)]
    cells[draw.randrange(len(cells))] = "O"
    rows = ["".join(cells[row * width : (row + 1) * width]) for row in range(height)]
    zones = blueprint("/".join([_doors(draw, width, "i"), *rows, _doors(draw, width, "x")]))
    most = {"threat": 14, "objective": 12}  # cards there are to deal in a campaign's third mission, and in any stack
    for zone in zones:
        if "cards" in zone:
            zone["cards"] = 2 if draw.random() < 0.4 and most[zone["kind"]] > 12 - width else 1
            most[zone["kind"]] -= zone["cards"]
    dealt = sum(zone["cards"] for zone in zones if zone["kind"] == "threat")
    return {
        "id": name,
        "name": name,
        "level": level,
        "time": {"p1to4": draw.randint(2, 7), "p5": draw.randint(2, 6), "p6": draw.randint(1, 5)},
        "campaignThreatCards": max(1, dealt + draw.randint(0, 5)),
        "securedBonus": {"zones": draw.randint(1, len(cells)), "points": draw.randint(0, 3)},
        "zones": zones,
    }


def _doors(draw: Random, width: int, kind: str) -> str:
    columns = draw.sample(range(width), draw.randint(1, min(2, width)))
    return "".join(kind if column in columns else "." for column in range(width))


def _threat(draw: Random, number: int) -> dict[str, Any]:
    card = {"id": f"threat-{number}", "level": draw.randint(1, 3)}
    kind = draw.random()
    if kind < 0.6:
        return {**card, "kind": "terrorist", "number": number, **_enemy(draw, one=True), "starXp": draw.randint(0, 2)}
    if kind < 0.8:
        return {**card, "kind": "civilian", "killedScore": -1}
    return {**card, "kind": "boobyTrap", "hearts": draw.randint(1, 3)}


def _enemy(draw: Random, one: bool, specials: tuple[str, ...] = SPECIALS) -> dict[str, Any]:
    values = [(draw.choice([0, 1, 2, 3, 6]), draw.randint(1, 9)) for _ in range(3)]
    return {
        "attack": values[0][0] if one else [attack for attack, _ in values],
        "defence": values[0][1] if one else [defence for _, defence in values],
        "specials": draw.sample(specials, draw.choice([0, 0, 1, 2])),
        "heartReward": draw.choice([0, 0, 1]),
    }


def _objective(draw: Random, stack: str, number: int) -> dict[str, Any]:
    card: dict[str, Any] = {"id": f"goal-{number}", "stack": stack}
    values = {
        "successScore": [draw.randint(0, 4) for _ in range(3)],
        "failScore": [-draw.randint(0, 1) for _ in range(3)],  # so that most missions last
    }
    kind = draw.choice(
        ["boobyTrap", "civilian", "hostage", "topTerrorist", "terrorist", "bomb", *["decoy"][: stack == STACKS[0]]]
    )
    if draw.random() < 0.5:
        kind = {"bombs": "bomb", "hostages": "hostage", "topTerrorists": "topTerrorist"}[stack]
    card["kind"] = kind
    match kind:
        case "boobyTrap":
            return {**card, "hearts": draw.randint(1, 3)}
        case "civilian":
            return {**card, "failScore": [-1, -1, -1]}
        case "hostage":
            trap = draw.choice([0, 0, 0, draw.randint(1, 3)])
            return {**card, **values, "blocked": draw.random() < 0.3, "carriedTrapHearts": trap}
        case "bomb":
            xp = [draw.randint(0, 9) for _ in range(3)]
            return {**card, **values, "complexity": [draw.randint(1, 3) for _ in range(3)], "xp": xp}
        case "terrorist":
            return {**card, "number": number, **_enemy(draw, one=False)}
        case "topTerrorist":
            return {**card, "number": number, **values, **_enemy(draw, False, (*SPECIALS, "oneShot"))}
    return card


def _op(effects: Effects, place: int) -> dict[str, Any]:
    draw = effects.draw
    special: Any = ABILITIES[place]
    if draw.random() < 0.3:
        special = [effects.ability(draw.choice([None, "anyTime"])) for _ in range(draw.randint(1, 2))]
    most = draw.randint(1, 4)
    steps = sorted(draw.sample(range(1, 30), draw.randint(0, 5)))
    track = {"start": draw.randint(0, 1), "level2": 3, "level3": 6, "max": 9}
    return {
        "id": OPS[place],
        "name": OPS[place],
        "alias": OPS[place],
        "number": place + 1,
        "healthStart": most,
        "healLimit": draw.randint(1, most),
        "healthMax": most,
        "energyStart": draw.randint(0, 3),
        "energyMax": draw.randint(3, 5),
        "aimSteps": steps,
        "special": special,
        **({} if special == "none" else {"specialTrack": track}),
    }


def _support(effects: Effects, number: int) -> dict[str, Any]:
    draw = effects.draw
    card: dict[str, Any] = {
        "id": f"support-{number}",
        "name": f"Support {number}",
        "timing": draw.choice(["anyTime", "anyTime", "beforeAttackRoll", "beforeEnemyAttack", "missionStart"]),
        "duration": draw.choice(["instant", "oneAttack", "endOfRound", "mission"]),
        "givesXp": draw.choice(["normal", "none", "fixedOne"]),
    }
    if draw.random() < 0.7:
        target = draw.choice(TARGETS)
        card["targets"] = {"op": target}
        kind = "places" if target.startswith("zone") else "figures"
        effects.bound.append(("target", kind))
        card["effects"] = effects.steps()
        effects.bound.pop()
    else:
        card["effects"] = effects.steps()
    return card


def _assignment(draw: Random, stack: str, level: int) -> dict[str, Any]:
    return {
        "id": f"{stack.lower()}-{level}",
        "colour": COLOURS[level - 1],
        "level": level,
        "objective": stack,
        "time": {"p1to4": draw.randint(1, 8), "p5": draw.randint(1, 7), "p6": draw.randint(1, 6)},
        "locations": draw.sample(["place-1", "place-2", "place-3"], draw.randint(1, 2)),
        "objectiveColumn": draw.randint(1, 3),
        "removeTopThreats": draw.randint(0, 20),
    }


# --- ways to begin --------------------------------------------------------------------------------


def random_opening(pack: Pack, seed: int) -> Opening:
    """Any mission of a pack of Countdown, with any number of players, any options and perhaps a standing."""
    draw = Random(seed)
    mission = draw.choice(pack.missions)
    players = draw.randint(1, 6)
    seats: Any = players if draw.random() < 0.3 else random_seats(draw, players)
    campaign = next((one for one in pack.content.missions if one.id == mission), None)
    standing = None
    if campaign is not None and campaign.campaign is not None and draw.random() < 0.6:
        standing = _standing(draw, pack, campaign.number, seats)
    return Opening(mission, seats, _options(draw, players), standing)


def random_seats(draw: Random, players: int) -> list[str]:
    """Ops for so many players, and a dummy for three."""
    each = {1: 4, 2: 2}.get(players, 1)
    ops = draw.sample(OPS, players * each + (players == 3))
    teams = ["+".join(ops[each * seat : each * (seat + 1)]) for seat in range(players)]
    return [*teams, f"dummy:{ops[-1]}"] if players == 3 else teams


def _options(draw: Random, players: int) -> dict[str, Any]:
    return {
        "knownTrapOnEntry": draw.choice(["dormant", "explodesUnlessDefused"]),
        "reshuffleThreatDiscard": draw.random() < 0.5,
        "breakThroughNeedsTooStrongEnemy": draw.random() < 0.3,
        "medicInFirefight": draw.random() < 0.5,
        "developInSingle23": draw.random() < 0.7,
        "bombEnergyPerRound": draw.randint(1, 3),
        "endCheck": draw.choice(["endOfPhase3", "immediate"]),
        "gameOverOutcome": draw.choice(["fail", "score"]),
        "timeModifier": draw.randint(-2, 2),
        "groupTieBreak": draw.choice(["leadPlayer", "leadPlayer", "unanimous"]),
        "traitorMode": players >= 3 and draw.random() < 0.5,
        "traitorDeal": draw.choice(["random", "exactlyTwo"]),
        "traitorSupportCards": draw.randint(0, 8),
        "showdownMaxBallots": draw.randint(1, 3),
        "traitorNeedsExfil": draw.random() < 0.5,
    }


def _standing(draw: Random, pack: Pack, number: int, seats: Any) -> dict[str, Any]:
    """What a campaign might bring into its mission of this number; the first op of the team is alive."""
    threats = draw.sample([card.id for card in pack.content.threat_cards], len(pack.content.threat_cards) - 5 * number)
    by_level = {card.id: card.level for card in pack.content.threat_cards}
    carried = threats[: draw.randint(0, 12)] if number > 1 else None
    unused = sorted(threats[len(carried or ()) :], key=by_level.__getitem__)
    alive = seats[0].split("+")[0] if isinstance(seats, list) else None
    ops = {
        name: {"isAlive": alive in (None, name) or draw.random() < 0.7, "aimXp": draw.randint(0, 30), "specialXp": 5}
        for name in OPS
    }
    found: dict[str, Any] = {"ops": ops, "threats": {"unused": unused}}
    if carried is not None:
        found["threats"]["carried"] = carried
        found["supportCards"] = [card.id for card in pack.content.support_cards if draw.random() < 0.3]
    return found
