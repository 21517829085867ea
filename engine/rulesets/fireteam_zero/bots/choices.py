"""The smaller questions: rising, companions, discards, monsters' ways, and what effects ask."""

from typing import Any

from engine.core.decisions import USE
from engine.core.effects.control import answer_cost, answer_may
from engine.core.effects.program import Ability, Pick, Program
from engine.core.effects.run import bind
from engine.rulesets.fireteam_zero.bots.danger import danger_of, price_of_fall
from engine.rulesets.fireteam_zero.bots.goals import best_goal, goals_of, is_done, wants_search
from engine.rulesets.fireteam_zero.bots.knowledge import Knowledge
from engine.rulesets.fireteam_zero.bots.odds import risk
from engine.rulesets.fireteam_zero.bots.worth import program_worth, step_worth
from engine.rulesets.fireteam_zero.codes import FIRST_MONSTER, FIRST_SPECIALIST, FIRST_THING, LYING, TAILS
from engine.rulesets.fireteam_zero.force import answer_ability
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.vocabulary.card_steps import answer_put_back
from engine.rulesets.fireteam_zero.vocabulary.figure_steps import arrive, dragged, driven, take_step

FOOLHARDY = 0.3  # likelihood of going down at which a hero plays dead
PATIENCE = 40  # rounds after which nobody plays dead any more

UP, DOWN = 0, 1


def rise_or_stay(game: State, known: Knowledge) -> int:
    """FZ-4.08: monsters leave a lying hero alone, and at tails another fall loses the mission."""
    if game.coin != TAILS or game.round > PATIENCE:
        return UP
    seat = game.seat
    here = game.hero_at[seat]
    if is_done(game) and here == game.scenario.exit_point:  # FZ-A.51: lying on the exit is enough
        return DOWN
    if all(at == LYING for at in game.standing_at) and len(game.hands[seat]) >= 4:
        return UP  # somebody must
    game.standing_at[seat] = here
    danger = danger_of(game, known, seat)
    game.standing_at[seat] = LYING
    hand = len(game.hands[seat])
    if game.monster_at.count(here) > game.standing_at.count(here) + 1:  # no way out: what stands here strikes
        danger += 0.5
    return DOWN if risk(hand, 0.8 * danger) > FOOLHARDY else UP


def companions(game: State, known: Knowledge) -> int:
    """FZ-4.20: specialists go where they are needed, where no monsters are, and to the exit once all is done."""
    _answer, hero, place, _walking = game.then
    here = game.hero_at[hero]
    if known.is_escort and not is_done(game):
        goal = best_goal(game, hero, goals_of(game, known, hero, wants_search(game)))
        ways, count = game.path_table(), game.scenario.location_count
        nearer = goal >= 0 and ways[place * count + goal] < ways[here * count + goal]
        return len(game.options) - 1 if nearer else 0
    safer = game.monster_at.count(place) <= game.monster_at.count(here)
    comrades = game.standing_at.count(here) - 1
    take = is_done(game) or (safer and (len(game.hands[hero]) >= 3 or not comrades))
    return len(game.options) - 1 if take else 0  # the first option takes nobody, the last one everybody


# --- cards ----------------------------------------------------------------------------------------


def least_wanted(game: State, known: Knowledge) -> int:
    """The card that is missed least."""
    keep = known.keep
    return min(range(len(game.options)), key=lambda index: _keep(keep, game.options[index]))


def most_wanted(game: State, known: Knowledge) -> int:
    """The card that is wanted most; of what may be put back, the least wanted goes first."""
    if game.then[0] is answer_put_back:
        return 0
    keep = known.keep
    return max(range(len(game.options)), key=lambda index: _keep(keep, game.options[index]))


def _keep(keep: tuple[float, ...], option: tuple[Any, ...]) -> float:
    if len(option) < 2:
        return 99.0
    card = option[1]
    if isinstance(card, tuple):
        return keep[card[1]] if card[0] == "card" else 0.0
    return keep[card] if 0 <= card < len(keep) else 0.0


# --- monsters -------------------------------------------------------------------------------------


def next_monster(game: State, known: Knowledge) -> int:
    """FZ-8.11: the hardest hitters first, while hands are full and comrades can still step in."""
    hits, kinds = known.hits, game.kinds
    best, found = -1.0, 0
    for index, option in enumerate(game.options):
        hit = hits[kinds[option[1] - FIRST_MONSTER]]
        if hit > best:
            best, found = hit, index
    return found


def weakest(game: State, known: Knowledge) -> int:
    """The monster that hits least."""
    kinds = game.kinds
    return min(range(len(game.options)), key=lambda index: known.hits[kinds[game.options[index][1] - FIRST_MONSTER]])


def monster_step(game: State) -> int:
    """FZ-D.34: of equally short ways, the one that keeps away from everybody else."""
    count = game.scenario.location_count
    ways = game.scenario.range_table
    heroes = [at for at in game.standing_at if at >= 0]
    best, found = -1, 0
    for index, option in enumerate(game.options):
        row = option[1] * count
        away = sum([ways[row + at] for at in heroes])
        if away > best:
            best, found = away, index
    return found


# --- what effects ask -----------------------------------------------------------------------------


def what_follows(game: State) -> float:
    """What the steps after an open choice are worth: whether it is about something good or bad."""
    then = game.then
    if then[0] is bind:
        _bind, program, index, _context = then
        return sum(step_worth(step) for step in program.steps[index + 1 :] if not isinstance(step, Pick))
    return 0.0


def figure(game: State, known: Knowledge) -> int:
    """Good things for whoever has fewest cards, bad ones for whoever has most; of monsters the worst."""
    good = what_follows(game) >= 0

    def fitness(index: int) -> float:
        target = game.options[index][1]
        if not isinstance(target, int):
            return 0.0
        if target < FIRST_SPECIALIST:
            cards = float(len(game.hands[target])) if 0 <= target < len(game.hands) else 0.0
            return -cards if good else cards
        if FIRST_MONSTER <= target < FIRST_THING:
            return known.prize[game.kinds[target - FIRST_MONSTER]] * (1.0 if good else -1.0)
        return 0.0

    return max(range(len(game.options)), key=fitness)


def destination(game: State, known: Knowledge) -> int:
    """Heroes go towards their goal and away from danger, monsters away from heroes."""
    moved = game.then[1] if game.then[0] in (arrive, take_step, dragged, driven) else game.seat
    count = game.scenario.location_count
    ways = game.path_table()
    if not isinstance(moved, int) or moved < 0 or moved >= FIRST_SPECIALIST:
        heroes = [at for at in game.standing_at if at >= 0]
        return max(
            range(len(game.options)),
            key=lambda index: sum([ways[_place(game, index) * count + at] for at in heroes]) if heroes else 0,
        )
    goal = best_goal(game, moved, goals_of(game, known, moved, wants_search(game)))
    hand = len(game.hands[moved])
    here, standing = game.hero_at[moved], game.standing_at[moved]

    def worth(index: int) -> float:
        place = _place(game, index, here)
        game.hero_at[moved] = place
        if standing != LYING:
            game.standing_at[moved] = place
        value = -price_of_fall(game) * risk(hand, danger_of(game, known, moved))
        return value - (0.035 * ways[place * count + goal] if goal >= 0 else 0.0)

    best = max(range(len(game.options)), key=worth)
    game.hero_at[moved], game.standing_at[moved] = here, standing
    return best


def _place(game: State, index: int, stay: int = 0) -> int:
    option = game.options[index]
    place = option[1] if len(option) > 1 else stay
    return place if isinstance(place, int) and 0 <= place < game.scenario.location_count else stay


def may(game: State, known: Knowledge) -> int:
    """Use what is worth its price; decline what is not."""
    then = game.then
    worth = 0.1
    if then[0] is answer_ability:
        ability: Ability = then[1]
        worth = known.worth[ability.index]
    elif then[0] is answer_may:
        worth = program_worth(then[1])
    elif then[0] is answer_cost:
        worth = program_worth(then[1]) + program_worth(then[2])
    return 0 if (worth > 0) == (game.options[0][0] == USE) else 1


def branch(game: State) -> int:
    """The branch that is worth most."""
    return max(range(len(game.options)), key=lambda index: _branch_worth(game.options[index]))


def _branch_worth(option: tuple[Any, ...]) -> float:
    return program_worth(option[2]) if len(option) > 2 and isinstance(option[2], Program) else 0.0
