"""What awaits a hero in the threat phase: which monsters will reach it, and how hard they hit."""

from engine.rulesets.fireteam_zero.bots.knowledge import Knowledge
from engine.rulesets.fireteam_zero.codes import EXPLOSION, HEADS, THREAT_PHASE, UNREACHABLE
from engine.rulesets.fireteam_zero.state import State

AT_HEADS, AT_TAILS = 0.4, 1.0  # what going down costs: the luck of the team, or the mission
PATIENCE = 40  # rounds; who has waited longer for a better moment knows that none will come
SHARED = 0.75  # hits count less beside a comrade who may take one
LUCKY_STEP = 0.33  # how often the activation die brings a monster one location farther
SOMETIMES = 0.6  # how often it chooses this one of two equally near heroes
IN_PASSING = 0.3  # how often an explosion meant for another strikes this one too


class Menace:
    """A monster that is still to be activated, as one hero sees it."""

    __slots__ = ("hits", "is_explosive", "limit", "monster", "nearest", "reach", "row")

    def __init__(
        self, monster: int, row: int, reach: int, limit: int, hits: float, nearest: int, is_explosive: bool
    ) -> None:
        self.monster = monster
        self.row = row  # of its place, in the table of ways
        self.reach = reach
        self.limit = limit  # the way beyond which it is no danger
        self.hits = hits
        self.nearest = nearest  # the way to the nearest other hero
        self.is_explosive = is_explosive


def price_of_fall(game: State) -> float:
    """What a knock-down costs, as a share of the mission; less and less once everybody's patience is at an end."""
    price = AT_HEADS if game.coin == HEADS else AT_TAILS
    return price if game.round <= PATIENCE else price * PATIENCE / game.round


def head_count(game: State, places: list[int]) -> list[int]:
    """How many of some figures stand at each location."""
    found = [0] * game.scenario.location_count
    for place in places:
        if place >= 0:
            found[place] += 1
    return found


def menaces(game: State, known: Knowledge, seat: int) -> list[Menace]:
    """What is known of each monster that is still to be activated."""
    count = game.scenario.location_count
    ways = game.path_table()
    others = [at for other, at in enumerate(game.standing_at) if at >= 0 and other != seat]
    types = game.scenario.monster_attack_type
    done = game.activated if game.phase == THREAT_PHASE else 0
    found: list[Menace] = []
    for monster, at in enumerate(game.monster_at):
        if at < 0 or done >> monster & 1:
            continue
        kind = game.kinds[monster]
        hits = known.hits[kind]
        if not hits:
            continue
        row, reach = at * count, known.reach[kind]
        nearest = UNREACHABLE
        for place in others:
            if ways[row + place] < nearest:
                nearest = ways[row + place]
        is_explosive = types[kind] == EXPLOSION
        limit = reach + 1  # the activation die may bring it one location farther
        if nearest < limit and not (is_explosive and nearest <= reach):
            limit = nearest
        found.append(Menace(monster, row, reach, limit, hits, nearest, is_explosive))
    return found


def danger_at(ways: tuple[int, ...], menace: list[Menace], place: int, comrades: int) -> float:
    """Hits a hero must expect at a place if all others stay where they are."""
    danger = 0.0
    for one in menace:
        way = ways[one.row + place]
        if way > one.limit:
            continue
        hits = one.hits
        if way > one.reach:
            hits *= LUCKY_STEP
        if way == one.nearest and not one.is_explosive:
            hits *= SOMETIMES
        elif way > one.nearest:
            hits *= IN_PASSING
        danger += hits
    return danger * SHARED if comrades and danger else danger


def attackers_at(ways: tuple[int, ...], menace: list[Menace], place: int) -> list[int]:
    """The monsters that would attack a hero at a place."""
    found = []
    for one in menace:
        way = ways[one.row + place]
        if way <= one.limit and way <= one.reach and way <= one.nearest:
            found.append(one.monster)
    return found


def danger_of(game: State, known: Knowledge, seat: int) -> float:
    """Hits a hero must expect where it stands."""
    place = game.hero_at[seat]
    comrades = game.standing_at.count(place) - (game.standing_at[seat] == place)
    return danger_at(game.path_table(), menaces(game, known, seat), place, comrades)
