"""Where a hero should go: searches, actions, targets and, in the end, the exit."""

from typing import Any

from engine.core.effects.abilities import is_ready, times_used
from engine.core.effects.program import evaluate
from engine.rulesets.fireteam_zero.bots.danger import head_count
from engine.rulesets.fireteam_zero.bots.knowledge import Knowledge, knowledge_of
from engine.rulesets.fireteam_zero.codes import (
    ABSENT,
    AS_ACTION,
    AS_FREE_ACTION,
    BOSS,
    COMPLETED,
    HIDDEN,
    LYING,
    OPEN,
    OPEN_TARGET,
)
from engine.rulesets.fireteam_zero.rules.ch04_hero_phase import action_abilities
from engine.rulesets.fireteam_zero.rules.force import PER_MISSION, readings
from engine.rulesets.fireteam_zero.state import RECON_PILE, State

USEFUL = 0.4  # an action worth less is not worth a walk
A_STEP = 0.12  # what one more location on the way takes off a goal
NOT_YET = 0.6  # what is left of an action that something still forbids, monsters there most likely

IDLE = 0.0  # a goal worth less than this is left to others, and the hero makes for the exit
SURE_FIND, SURE_EVENT = 2.0, 0.6  # a search whose card is known beforehand
EXIT, ACTION, SEARCH, TARGET, SPOT, PREY = 3.0, 1.3, 1.0, 1.1, 1.2, 1.0
# What is left of a goal when another hero has taken it on.
FOR_ANOTHER, SEARCHED_BY_ANOTHER, TOGETHER = 0.45, 0.3, 0.9


class Goal:
    """A place worth going to."""

    __slots__ = ("place", "rest", "worth")

    def __init__(self, place: int, worth: float, rest: float) -> None:
        self.place = place
        self.worth = worth  # before the way is counted
        self.rest = rest  # what is left of the worth when a hero has taken it on


def is_done(game: State) -> bool:
    """Whether every objective of the mission is completed."""
    return OPEN not in game.objectives and HIDDEN not in game.objectives


def wants_search(game: State) -> bool:
    """Whether a discovery that is still needed can lie in the recon deck."""
    scenario = game.scenario
    if not game.recon_deck:  # its size is known to everyone
        return False
    finds = knowledge_of(scenario).finds
    still_open = [card for card, _searcher in game.recon_open]
    for objective, state in enumerate(game.objectives):
        if state in (COMPLETED, ABSENT):
            continue
        cards = finds[objective]
        if not cards:
            continue
        needed = scenario.tokens_needed(game, objective) if state == OPEN else 0
        if not needed:
            return True
        pending = sum([max(1, scenario.tokens_granted[card]) for card in cards if card in still_open])
        if needed - game.card_tokens[objective] - pending > 0:
            return True
    return False


def find_worth(game: State) -> float:
    """What a search is worth, as a share of what it is worth on average; somebody may have seen the top card."""
    top = len(game.recon_deck) - 1
    if not game.seen or top < 0 or not game.seen[RECON_PILE] >> top & 1:
        return 1.0
    return SURE_FIND if game.recon_deck[top] < len(game.scenario.discoveries) else SURE_EVENT


def goals_of(
    game: State, known: Knowledge, seat: int, search: bool, monsters: list[int], acts: dict[int, float] | None = None
) -> list[Goal]:
    """Places worth going to for a hero, each with what it is worth before the way is counted.

    `monsters` says how many there are at each place. `acts` is told where an action is open to the hero, and how many
    cards it is worth.
    """
    if is_done(game):
        return _way_out(game, seat)
    goals: list[Goal] = []
    if search:
        for token, place in enumerate(game.spawn_at):
            if not game.searched >> token & 1:
                goals.append(Goal(place, SEARCH - 0.2 * monsters[place], SEARCHED_BY_ANOTHER))
    for moment in (AS_ACTION, AS_FREE_ACTION):
        if game.listeners[moment]:
            goals += _action_places(game, known, seat, moment, acts)
    if game.modifiers[OPEN_TARGET]:
        goals += [Goal(place, TARGET, FOR_ANOTHER) for place in opened_places(game)]
    for objective, state in enumerate(game.objectives):
        if state == OPEN:
            goals += _objective_places(game, known, seat, objective)
    return goals


def _way_out(game: State, seat: int) -> list[Goal]:
    """To the exit, by way of a specialist whom nobody brings there."""
    scenario = game.scenario
    if scenario.exit_point < 0:
        return []
    if scenario.exit_needs_specialists:
        for place in game.specialist_at:
            if place != scenario.exit_point and place not in game.standing_at and _is_nearest(game, seat, place):
                return [Goal(place, EXIT, 1.0)]
    return [Goal(scenario.exit_point, EXIT, 1.0)]


def _is_nearest(game: State, seat: int, place: int) -> bool:
    row = place * game.scenario.location_count
    ways = game.path_table()
    return all(ways[row + game.hero_at[seat]] <= ways[row + at] for at in game.standing_at if at != LYING)


def _action_places(game: State, known: Knowledge, seat: int, moment: int, acts: dict[int, float] | None) -> list[Goal]:
    """Where an action that a card offers could be performed, were the hero there."""
    goals: list[Goal] = []
    here = game.hero_at[seat]
    for ability, context in action_abilities(game, seat, moment):
        worth = known.worth[ability.index]
        if worth < USEFUL or ability.trigger_args[0] is None:
            continue
        if _is_spent(game, ability, context):
            continue
        for place in evaluate(game, context, ability.trigger_args[0]):
            value = ACTION + 0.05 * min(worth, 8.0)
            if not _could_act(game, seat, place, ability, context, False):
                lost = [at for at in game.specialist_at if at not in (here, place)]
                if lost and _could_act(game, seat, place, ability, context, True):
                    goals.append(Goal(lost[0], value, FOR_ANOTHER))  # a specialist must be there: fetch
                    continue
                value *= NOT_YET
            elif acts is not None:
                acts[place] = max(worth, acts.get(place, 0.0))
            goals.append(Goal(place, value, FOR_ANOTHER))
    return goals


def _is_spent(game: State, ability: Any, context: Any) -> bool:
    """Whether an action was used as often as the mission allows."""
    limit = ability.limit
    is_for_good = limit is not None and limit[1] >= PER_MISSION  # such uses never come back
    return is_for_good and times_used(game, ability, context) >= limit[0]


def _could_act(game: State, seat: int, place: int, ability: Any, context: Any, with_all: bool) -> bool:
    """Whether an action would be open to a hero at a place, with the specialists who come along, or with all."""
    here, standing, specialists = game.hero_at[seat], game.standing_at[seat], game.specialist_at
    game.hero_at[seat] = game.standing_at[seat] = place
    if specialists:
        game.specialist_at = [place if with_all or at == here else at for at in specialists]
    try:
        return is_ready(game, ability, (*context[:5], place, context[6]))
    finally:
        game.hero_at[seat], game.standing_at[seat], game.specialist_at = here, standing, specialists


def opened_places(game: State) -> list[int]:
    """Where things stand that can be attacked (FZ-5.31)."""
    return [
        place
        for change in game.modifiers[OPEN_TARGET]
        for context in readings(game, change, -1)
        if evaluate(game, context, change.condition)
        for place in evaluate(game, context, change.details.at)
    ]


def _objective_places(game: State, known: Knowledge, seat: int, objective: int) -> list[Goal]:
    """Places an objective speaks of, and prey if it wants kills; where a specialist is to go, first to fetch it."""
    if known.escorts[objective] and game.hero_at[seat] not in game.specialist_at:
        return [Goal(place, SPOT, FOR_ANOTHER) for place in game.specialist_at if place not in game.standing_at]
    context = (game.scenario.objective_source[objective], -1, -1, -1, -1, -1, 0)
    goals = [
        Goal(place, SPOT, FOR_ANOTHER) for spot in known.spots[objective] for place in evaluate(game, context, spot)
    ]
    if known.hunts[objective]:
        rank = game.scenario.monster_class
        goals += [
            Goal(at, PREY + 0.3 * (rank[game.kinds[monster]] == BOSS), TOGETHER)
            for monster, at in enumerate(game.monster_at)
            if at >= 0
        ]
    return goals


def goal_of(game: State, known: Knowledge, seat: int, search: bool) -> int:
    """Where a hero should go; -1 if anywhere will do."""
    return best_goal(game, seat, goals_of(game, known, seat, search, head_count(game, game.monster_at)))


def best_goal(game: State, seat: int, goals: list[Goal]) -> int:
    """The goal that falls to a hero when the goals are shared out; -1 if there is none."""
    if not goals:
        return -1
    return goals[0].place if goals[0].worth >= EXIT else share_out(game, goals, seat)[seat]  # the exit is everybody's


def share_out(game: State, goals: list[Goal], seat: int = -1) -> dict[int, int]:
    """The goal of each hero: the best pair of a hero and a goal is settled first, then the next.

    A seat is counted in even if its hero is down, and the others stop once it has its goal. Goals that are taken are
    worth less afterwards.
    """
    free = [hero for hero, at in enumerate(game.standing_at) if at >= 0 or hero == seat]
    tops: list[Goal | None] = [None] * len(game.hero_at)  # the best goal of each hero; None: to be looked for
    values = [0.0] * len(game.hero_at)  # what it is worth to the hero
    exit_point = game.scenario.exit_point
    found: dict[int, int] = {}
    while free and seat not in found:
        best, chosen = -99.0, -1
        for hero in free:
            if tops[hero] is None:
                tops[hero], values[hero] = _top_goal(game, goals, game.hero_at[hero])
            if values[hero] > best:
                best, chosen = values[hero], hero
        if chosen < 0:  # all that is left is out of reach
            return {**dict.fromkeys(free, goals[0].place), **found}
        taken = tops[chosen]
        assert taken is not None
        found[chosen] = exit_point if best < IDLE and exit_point >= 0 else taken.place
        free.remove(chosen)
        taken.worth *= taken.rest
        for hero in free:
            if tops[hero] is taken:
                tops[hero] = None
    return found


def _top_goal(game: State, goals: list[Goal], here: int) -> tuple[Goal, float]:
    """The goal that is worth most from a place, the way counted; the first of several."""
    ways, row = game.path_table(), here * game.scenario.location_count
    top = goals[0]
    most = top.worth - A_STEP * ways[row + top.place]
    for goal in goals:
        value = goal.worth - A_STEP * ways[row + goal.place]
        if value > most:
            top, most = goal, value
    return top, most
