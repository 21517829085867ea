"""What awaits a hero in the threat phase: which monsters will reach it, and how hard they hit."""

from engine.rulesets.fireteam_zero.bots.knowledge import Knowledge
from engine.rulesets.fireteam_zero.codes import EXPLOSION, HEADS, THREAT_PHASE, UNREACHABLE
from engine.rulesets.fireteam_zero.state import State

AT_HEADS, AT_TAILS = 0.4, 1.0  # what going down costs: the luck of the team, or the mission
SHARED = 0.75  # hits count less beside a comrade who may take one
LUCKY_STEP = 0.33  # the activation die may bring a monster one location farther

Menace = list[tuple[int, int, int, float, int, bool]]


def price_of_fall(game: State) -> float:
    """What a knock-down costs, as a share of the mission."""
    return AT_HEADS if game.coin == HEADS else AT_TAILS


def menaces(game: State, known: Knowledge, seat: int) -> Menace:
    """Each monster still to be activated: number, row, reach, hits, way to the nearest other hero, if it explodes."""
    count = game.scenario.location_count
    ways = game.path_table()
    others = [at for other, at in enumerate(game.standing_at) if at >= 0 and other != seat]
    types = game.scenario.monster_attack_type
    done = game.activated if game.phase == THREAT_PHASE else 0
    found: Menace = []
    for monster, at in enumerate(game.monster_at):
        if at < 0 or done >> monster & 1:
            continue
        kind = game.kinds[monster]
        hits = known.hits[kind]
        if not hits:
            continue
        row = at * count
        nearest = UNREACHABLE
        for place in others:
            if ways[row + place] < nearest:
                nearest = ways[row + place]
        found.append((monster, row, known.reach[kind], hits, nearest, types[kind] == EXPLOSION))
    return found


def danger_at(ways: tuple[int, ...], menace: Menace, place: int, comrades: int) -> float:
    """Hits a hero must expect at a place if all others stay where they are."""
    danger = 0.0
    for _monster, row, reach, hits, nearest, explosive in menace:
        way = ways[row + place]
        if way > reach + 1 or (way > nearest and not (explosive and nearest <= reach)):
            continue
        if way > reach:
            hits *= LUCKY_STEP
        if way == nearest and not explosive:
            hits *= 0.6
        elif way > nearest:
            hits *= 0.3
        danger += hits
    return danger * SHARED if comrades and danger else danger


def attackers_at(ways: tuple[int, ...], menace: Menace, place: int) -> tuple[int, ...]:
    """The monsters that would attack a hero at a place."""
    return tuple(
        [
            monster
            for monster, row, reach, _hits, nearest, _explosive in menace
            if ways[row + place] <= reach and ways[row + place] <= nearest
        ]
    )


def danger_of(game: State, known: Knowledge, seat: int) -> float:
    """Hits a hero must expect where it stands."""
    place = game.hero_at[seat]
    comrades = game.standing_at.count(place) - (game.standing_at[seat] == place)
    return danger_at(game.path_table(), menaces(game, known, seat), place, comrades)
