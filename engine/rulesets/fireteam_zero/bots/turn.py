"""The turn of a hero: where to end it and what to do on the way, weighed in one pass."""

from typing import Any

from engine.rulesets.fireteam_zero.bots.appraisal import action_worth
from engine.rulesets.fireteam_zero.bots.attacks import FREEDOM, NO_BLOW, Attacker, Stake, aims, best_blow
from engine.rulesets.fireteam_zero.bots.danger import attackers_at, danger_at, menaces, price_of_fall
from engine.rulesets.fireteam_zero.bots.goals import best_goal, find_worth, goals_of, opened_places, wants_search
from engine.rulesets.fireteam_zero.bots.haste import lateness
from engine.rulesets.fireteam_zero.bots.knowledge import Knowledge
from engine.rulesets.fireteam_zero.bots.odds import risk
from engine.rulesets.fireteam_zero.bots.worth import A_CARD, NEARER
from engine.rulesets.fireteam_zero.codes import FIRST_MONSTER, OPEN, OPEN_TARGET
from engine.rulesets.fireteam_zero.rules.ch04_movement import step_cost
from engine.rulesets.fireteam_zero.state import Cards, State
from engine.rulesets.fireteam_zero.words.option_verbs import ACT, ATTACK, END_TURN, MOVE, SEARCH, SEARCH_FREE

ARRIVED = 0.05  # what standing on the goal is worth on top of the way
A_FIND = 0.16  # what a search is worth while discoveries are missing
COMPANY = 0.02  # a comrade at the same place
A_POINT_HELD = 0.01  # a spawn point where nothing can appear (FZ-9.05)
TOLL = 14.0  # how much more progress counts for what every round more may cost
FULL_HAND = 5
HASTE = 2.0  # how much more progress counts when there is no time to spare
RECKLESS = 0.6  # and how much of the fear of falling is gone then
HUNTED = 1.8  # how much more a kill is worth when an objective asks for it
A_CROWD = 0.05  # what an attack may be worth beyond its target
BEST_ENDS = 3  # places to go to after an attack that are looked at

Option = tuple[Any, ...]
Path = tuple[int, ...]


class Plan:
    """What the hero is going to do: options to take one after another, and cards for the attack."""

    __slots__ = ("cards", "options", "worth")

    def __init__(self, worth: float, options: tuple[Option, ...], cards: Cards = ()) -> None:
        self.worth = worth
        self.options = options
        self.cards = cards


class _Place:
    """Where the turn might end."""

    __slots__ = ("danger", "path", "place", "worth")

    def __init__(self, path: Path, place: int, danger: float, worth: float) -> None:
        self.path = path
        self.place = place
        self.danger = danger
        self.worth = worth  # of ending the turn here


class _Outlook:
    """All that does not change while one turn is weighed."""

    __slots__ = (
        "acts",
        "attacker",
        "find",
        "game",
        "goal",
        "haste",
        "known",
        "menace",
        "price",
        "seat",
        "ways",
    )

    def __init__(self, game: State, known: Knowledge, seat: int, search: bool) -> None:
        self.game, self.known, self.seat = game, known, seat
        self.ways = game.path_table()
        self.menace = menaces(game, known, seat)
        late = lateness(game, known, seat)
        self.price = price_of_fall(game) * (1.0 - RECKLESS * late)
        hits = 0.0
        for one in self.menace:
            hits += one.hits
        toll = self.price * risk(FULL_HAND, hits / len(game.hero_at))
        self.haste = 1.0 + HASTE * late + TOLL * toll
        self.find = A_FIND * self.haste * find_worth(game) if search else 0.0  # what a search is worth
        self.attacker = Attacker(game, known, seat, HUNTED if _is_hunt(game, known) else 1.0, self.price)
        self.acts: dict[int, float] = {}  # where an action is open to the hero, and its worth
        self.goal = best_goal(game, seat, goals_of(game, known, seat, search, self.attacker.monsters, self.acts))

    def stake(self, one: _Place) -> Stake:
        """What is at stake for who attacks and ends the turn at a place."""
        attackers = attackers_at(self.ways, self.menace, one.place) if one.danger else ()
        return Stake(one.danger, self.price, attackers)


def plan_turn(game: State, known: Knowledge, seat: int, banned: tuple[Option, ...] = ()) -> Plan:
    """The best pair of an action and a place to end on; the action comes first or last."""
    verbs = {option[0] for option in game.options}
    search = wants_search(game)
    if search and SEARCH_FREE in verbs:  # what costs nothing is done first
        return Plan(1.0, ((SEARCH_FREE,),))
    out = _Outlook(game, known, seat, search)
    here = game.hero_at[seat]
    weighed = _weigh_all(out, _reachable(out, here) if MOVE in verbs else [((), here)])
    best = _best(weighed)
    plan = Plan(best.worth, _moves(best.path) or ((END_TURN,),))
    if ACT in verbs or SEARCH in verbs:
        for option in game.options:
            if option[0] == ACT and option not in banned:
                worth = A_CARD * out.haste * action_worth(game, known, seat, option)
                plan = _better(plan, best.worth + worth, (option,)) if worth > 0 else plan
            elif option[0] == SEARCH and search:
                plan = _better(plan, best.worth + out.find, (option,))
    if ATTACK in verbs:
        plan = _attack_first(out, weighed, plan)
    return _act_elsewhere(out, weighed, plan) if game.actions_left > 0 and len(weighed) > 1 else plan


def _attack_first(out: _Outlook, weighed: list[_Place], plan: Plan) -> Plan:
    """Attack from here, then go to one of the best places."""
    game = out.game
    here = game.hero_at[out.seat]
    targets = [option[1] for option in game.options if option[0] == ATTACK]
    aimed = aims(out.attacker, here, targets)
    hand = out.attacker.hand.size
    for one in weighed if len(weighed) <= BEST_ENDS else sorted(weighed, key=_worth, reverse=True)[:BEST_ENDS]:
        blow = best_blow(aimed, hand, out.stake(one), max(0.0, plan.worth - one.worth))
        if blow is not NO_BLOW:
            plan = _better(plan, one.worth + blow.worth, ((ATTACK, blow.target),), blow.cards)
    return plan


def _act_elsewhere(out: _Outlook, weighed: list[_Place], plan: Plan) -> Plan:
    """Walk first and act there: perform an action, search, or attack whatever comes into range."""
    game = out.game
    # No attack is worth more, one on a crowd aside.
    most = (_top_prize(game, out.known) + FREEDOM) * out.attacker.hunted + A_CROWD
    hand = out.attacker.hand.size
    things = opened_places(game) if game.modifiers[OPEN_TARGET] else []
    for one in weighed:
        if not one.path:
            continue
        place = one.place
        if place in out.acts:
            plan = _better_walk(plan, one.worth + A_CARD * out.haste * out.acts[place], one.path)
        if out.find and not out.attacker.monsters[place] and _is_to_be_searched(game, place):
            plan = _better_walk(plan, one.worth + out.find, one.path)
            continue
        floor = plan.worth - one.worth
        if floor > most:
            continue
        targets = _targets_from(game, out, place)
        if targets:
            floor = max(0.0, floor)
            least = floor - out.price * risk(hand, one.danger)
            aimed = aims(out.attacker, place, targets, least)
            blow = best_blow(aimed, hand, out.stake(one), floor) if aimed else NO_BLOW
            if blow is not NO_BLOW:
                plan = _better_walk(plan, one.worth + blow.worth, one.path)
                continue
        if things and min([game.range_between(place, thing) for thing in things]) <= 1:
            plan = _better_walk(plan, one.worth + ARRIVED, one.path)
    return plan


def _is_to_be_searched(game: State, place: int) -> bool:
    """FZ-7.01: a face-up spawn token."""
    return place in game.spawn_at and not game.searched >> game.spawn_at.index(place) & 1


def _targets_from(game: State, out: _Outlook, place: int) -> list[int]:
    """The monsters in reach of the hero's cards at a place."""
    row = place * game.scenario.location_count
    distance, farthest = game.scenario.attack_table, out.attacker.hand.farthest
    return [
        FIRST_MONSTER + monster
        for monster, at in enumerate(game.monster_at)
        if at >= 0 and distance[row + at] <= farthest
    ]


def _top_prize(game: State, known: Knowledge) -> float:
    """The worth of the best kill on the board."""
    most = -1.0
    for monster, at in enumerate(game.monster_at):
        if at >= 0 and known.prize[game.kinds[monster]] > most:
            most = known.prize[game.kinds[monster]]
    return most


def _better(plan: Plan, worth: float, options: tuple[Option, ...], cards: Cards = ()) -> Plan:
    return Plan(worth, options, cards) if worth > plan.worth else plan


def _better_walk(plan: Plan, worth: float, path: Path) -> Plan:
    return Plan(worth, _moves(path)) if worth > plan.worth else plan


def _best(weighed: list[_Place]) -> _Place:
    """The first of those that are worth most."""
    best = weighed[0]
    for one in weighed:
        if one.worth > best.worth:
            best = one
    return best


def _worth(one: _Place) -> float:
    return one.worth


def _moves(path: Path) -> tuple[Option, ...]:
    return tuple([(MOVE, place) for place in path])


def _is_hunt(game: State, known: Knowledge) -> bool:
    """Whether an open objective wants monsters killed."""
    return any(state == OPEN and known.hunts[objective] for objective, state in enumerate(game.objectives))


def _reachable(out: _Outlook, here: int) -> list[tuple[Path, int]]:
    """Every place within the movement left, with the way there; monsters stop whoever they outnumber."""
    game, monsters = out.game, out.attacker.monsters
    if game.extra_terrain or game.movement_left > 2:
        return _walks(out, here)
    for place in game.scenario.neighbours[here]:
        if monsters[place] > 1:
            return _walks(out, here)
    key = here * 4 + game.movement_left
    found: list[tuple[Path, int]] | None = out.known.walks.get(key)
    if found is None:
        found = out.known.walks[key] = _walks(out, here)
    return found


def _walks(out: _Outlook, here: int) -> list[tuple[Path, int]]:
    game, monsters, comrades = out.game, out.attacker.monsters, out.attacker.comrades
    points = {here: game.movement_left}
    found: list[tuple[Path, int]] = [((), here)]
    terrain, neighbours = game.terrain, game.scenario.neighbours
    for path, place in found:  # grows while it is walked through
        left = points[place]
        if path and monsters[place] > comrades[place] + 1:
            continue
        for step in neighbours[place]:
            rest = left - step_cost(terrain[step])
            if rest >= 0 and step not in points:
                points[step] = rest
                found.append(((*path, step), step))
    return found


def _weigh_all(out: _Outlook, places: list[tuple[Path, int]]) -> list[_Place]:
    """What it is worth to end the turn at each of some places."""
    game, ways, menace, price, goal = out.game, out.ways, out.menace, out.price, out.goal
    standing, monsters = out.attacker.comrades, out.attacker.monsters
    count = game.scenario.location_count
    held = [False] * count  # spawn points without monsters
    for point in game.spawn_at:
        held[point] = not monsters[point]
    hand = out.attacker.hand.size
    nearer, arrived = NEARER * out.haste, ARRIVED * out.haste
    weighed = []
    for path, place in places:
        comrades = standing[place] - (not path)  # without a path it is the hero's own place
        danger = danger_at(ways, menace, place, comrades) if menace else 0.0
        worth = -price * risk(hand, danger) if danger else 0.0
        if goal >= 0:
            way = ways[place * count + goal]
            worth += -nearer * way if way else arrived
        if comrades:
            worth += COMPANY
        if held[place]:
            worth += A_POINT_HELD
        weighed.append(_Place(path, place, danger, worth))
    return weighed
