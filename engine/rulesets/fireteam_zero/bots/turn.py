"""The turn of a hero: where to end it and what to do on the way, weighed in one pass."""

from typing import Any, NamedTuple

from engine.rulesets.fireteam_zero.bots.appraisal import action_worth
from engine.rulesets.fireteam_zero.bots.attacks import FREEDOM, NO_BLOW, Blow, Stake, best_blow
from engine.rulesets.fireteam_zero.bots.danger import attackers_at, danger_at, menaces, price_of_fall
from engine.rulesets.fireteam_zero.bots.goals import best_goal, find_worth, goals_of, opened_places, wants_search
from engine.rulesets.fireteam_zero.bots.haste import lateness
from engine.rulesets.fireteam_zero.bots.knowledge import Knowledge
from engine.rulesets.fireteam_zero.bots.odds import risk
from engine.rulesets.fireteam_zero.bots.worth import A_CARD, NEARER
from engine.rulesets.fireteam_zero.ch04_movement import step_cost
from engine.rulesets.fireteam_zero.codes import FIRST_MONSTER, OPEN, OPEN_TARGET, RANGE
from engine.rulesets.fireteam_zero.option_verbs import ACT, ATTACK, END_TURN, MOVE, SEARCH, SEARCH_FREE
from engine.rulesets.fireteam_zero.state import Cards, State

ARRIVED = 0.05  # what standing on the goal is worth on top of the way
A_FIND = 0.16  # what a search is worth while discoveries are missing
COMPANY = 0.02  # a comrade at the same place
A_POINT_HELD = 0.01  # a spawn point where nothing can appear (FZ-9.05)
TOLL = 14.0  # how much more progress counts for what every round more may cost
FULL_HAND = 5
HASTE = 2.0  # how much more progress counts when there is no time to spare
RECKLESS = 0.6  # and how much of the fear of falling is gone then
HUNTED = 1.8  # how much more a kill is worth when an objective asks for it

Option = tuple[Any, ...]


class Plan(NamedTuple):
    """What the hero is going to do: options to take one after another, and cards for the attack."""

    worth: float
    options: tuple[Option, ...]
    cards: Cards = ()


class _Place(NamedTuple):
    path: tuple[int, ...]
    place: int
    danger: float
    worth: float  # of ending the turn here


def plan_turn(game: State, known: Knowledge, seat: int, banned: tuple[Option, ...] = ()) -> Plan:
    """The best pair of an action and a place to end on; the action comes first or last."""
    verbs = {option[0] for option in game.options}
    here = game.hero_at[seat]
    search = wants_search(game)
    a_find = A_FIND * find_worth(game, known) if search else 0.0
    for option in game.options:  # what costs nothing is done first
        if option[0] == SEARCH_FREE and search:
            return Plan(1.0, (option,))
    late = lateness(game, known, seat)
    price = price_of_fall(game) * (1.0 - RECKLESS * late)
    menace = menaces(game, known, seat)
    toll = price * risk(FULL_HAND, sum([one[3] for one in menace]) / len(game.hero_at))
    haste = 1.0 + HASTE * late + TOLL * toll
    acts: dict[int, float] = {}
    goal = best_goal(game, seat, goals_of(game, known, seat, search, acts))
    hand = len(game.hands[seat])
    places = _reachable(game, here) if MOVE in verbs else [((), here)]
    ways = game.path_table()
    weighed = [_weigh(game, ways, menace, path, place, goal, hand, price, haste) for path, place in places]
    best = max(weighed, key=lambda one: one.worth)
    plan = Plan(best.worth, _moves(best.path) or ((END_TURN,),))
    hunted = HUNTED if _is_hunt(game, known) else 1.0
    for option in game.options:
        verb = option[0]
        if verb == ACT and option not in banned:
            worth = A_CARD * haste * action_worth(game, known, seat, option)
            plan = _better(plan, best.worth + worth, (option,), worth > 0)
        elif verb == SEARCH and search:
            plan = _better(plan, best.worth + a_find * haste, (option,))
    if ATTACK in verbs:
        targets = [option[1] for option in game.options if option[0] == ATTACK]
        for one in weighed if len(weighed) < 4 else sorted(weighed, key=lambda one: -one.worth)[:3]:
            stake = Stake(one.danger, price, attackers_at(ways, menace, one.place), hunted)
            blow = best_blow(game, known, seat, here, targets, stake, max(0.0, plan.worth - one.worth))
            if blow is not NO_BLOW:
                plan = _better(plan, one.worth + blow.worth, ((ATTACK, blow.target),), cards=blow.cards)
    if game.actions_left > 0:
        plan = _act_elsewhere(game, known, seat, weighed, plan, search, menace, price, hunted, haste, acts, a_find)
    return plan


def _act_elsewhere(
    game: State,
    known: Knowledge,
    seat: int,
    weighed: list[_Place],
    plan: Plan,
    search: bool,
    menace: Any,
    price: float,
    hunted: float,
    haste: float,
    acts: dict[int, float],
    a_find: float,
) -> Plan:
    """Walk first and act there: search, or attack whatever comes into range."""
    most = (_top_prize(game, known) + FREEDOM) * hunted + 0.05  # no attack is worth more, one on a crowd aside
    things = opened_places(game) if game.modifiers[OPEN_TARGET] else []
    for one in weighed:
        if not one.path:
            continue
        place = one.place
        if place in acts:
            plan = _better(plan, one.worth + A_CARD * haste * acts[place], _moves(one.path))
        if search and _is_to_be_searched(game, place):
            plan = _better(plan, one.worth + a_find * haste, _moves(one.path))
            continue
        floor = plan.worth - one.worth
        if floor > most:
            continue
        stake = Stake(one.danger, price, attackers_at(game.path_table(), menace, place), hunted)
        blow = _blow_from(game, known, seat, one, stake, max(0.0, floor))
        if blow is not NO_BLOW:
            plan = _better(plan, one.worth + blow.worth, _moves(one.path))
        elif things and min(game.range_between(place, thing) for thing in things) <= 1:
            plan = _better(plan, one.worth + ARRIVED, _moves(one.path))
    return plan


def _is_to_be_searched(game: State, place: int) -> bool:
    """FZ-7.01: a face-up spawn token without monsters."""
    if place not in game.spawn_at or place in game.monster_at:
        return False
    return not game.searched >> game.spawn_at.index(place) & 1


def _blow_from(game: State, known: Knowledge, seat: int, one: _Place, stake: Stake, floor: float) -> Blow:
    """The best attack from a place the hero could walk to."""
    scenario = game.scenario
    hand = game.hands[seat]
    if not hand or game.modifiers[RANGE]:
        return NO_BLOW
    reach = max([scenario.attack_range[card] for card in hand])
    row = one.place * scenario.location_count
    distance = scenario.attack_table
    targets = [
        FIRST_MONSTER + monster for monster, at in enumerate(game.monster_at) if at >= 0 and distance[row + at] <= reach
    ]
    return best_blow(game, known, seat, one.place, targets, stake, floor) if targets else NO_BLOW


def _top_prize(game: State, known: Knowledge) -> float:
    """The worth of the best kill on the board."""
    prize, kinds = known.prize, game.kinds
    return max([prize[kinds[monster]] for monster, at in enumerate(game.monster_at) if at >= 0], default=-1.0)


def _better(plan: Plan, worth: float, options: tuple[Option, ...], is_good: bool = True, cards: Cards = ()) -> Plan:
    return Plan(worth, options, cards) if is_good and worth > plan.worth else plan


def _moves(path: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple([(MOVE, place) for place in path])


def _is_hunt(game: State, known: Knowledge) -> bool:
    """Whether an open objective wants monsters killed."""
    return any(state == OPEN and known.hunts[objective] for objective, state in enumerate(game.objectives))


def _reachable(game: State, here: int) -> list[tuple[tuple[int, ...], int]]:
    """Every place within the movement left, with the way there; monsters stop whoever they outnumber."""
    points = {here: game.movement_left}
    found: list[tuple[tuple[int, ...], int]] = [((), here)]
    terrain, neighbours = game.terrain, game.scenario.neighbours
    for path, place in found:  # grows while it is walked through
        left = points[place]
        if path and game.monster_at.count(place) > game.standing_at.count(place) + 1:
            continue
        for step in neighbours[place]:
            rest = left - step_cost(terrain[step])
            if rest >= 0 and step not in points:
                points[step] = rest
                found.append(((*path, step), step))
    return found


def _weigh(
    game: State,
    ways: tuple[int, ...],
    menace: Any,
    path: tuple[int, ...],
    place: int,
    goal: int,
    hand: int,
    price: float,
    haste: float,
) -> _Place:
    """What it is worth to end the turn at a place."""
    comrades = game.standing_at.count(place) - (not path)  # without a path it is the hero's own place
    danger = danger_at(ways, menace, place, comrades)
    worth = -price * risk(hand, danger) if danger else 0.0
    if goal >= 0:
        way = ways[place * game.scenario.location_count + goal]
        worth -= NEARER * haste * way
        if not way:
            worth += ARRIVED * haste
    if comrades:
        worth += COMPANY
    if place in game.spawn_at and place not in game.monster_at:
        worth += A_POINT_HELD
    return _Place(path, place, danger, worth)
