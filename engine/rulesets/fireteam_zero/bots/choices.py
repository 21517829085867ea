"""The smaller questions: rising, companions, discards, monsters' ways, and what effects ask."""

from typing import Any

from engine.core.decisions import USE
from engine.core.effects.abilities import answer_ability
from engine.core.effects.control import answer_cost, answer_may
from engine.core.effects.program import Ability, Do
from engine.core.effects.run import bind
from engine.rulesets.fireteam_zero.bots.appraisal import place_values, program_here, steps_here
from engine.rulesets.fireteam_zero.bots.danger import PATIENCE, danger_of
from engine.rulesets.fireteam_zero.bots.goals import goal_of, is_done, wants_search
from engine.rulesets.fireteam_zero.bots.knowledge import Knowledge
from engine.rulesets.fireteam_zero.bots.odds import risk
from engine.rulesets.fireteam_zero.codes import FIRST_MONSTER, FIRST_SPECIALIST, FIRST_THING, LYING, TAILS
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.vocabulary.card_steps import answer_put_back, take_card
from engine.rulesets.fireteam_zero.vocabulary.move_steps import arrive, dragged, driven, take_step

FOOLHARDY = 0.3  # likelihood of going down at which a hero plays dead

UP, DOWN = 0, 1
RECON = 1  # of the decks that can be looked at


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
        goal = goal_of(game, known, hero, wants_search(game))
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
    values = [_keep(known.keep, option) for option in game.options]
    return values.index(min(values))


def most_wanted(game: State, known: Knowledge) -> int:
    """The card that is wanted most, on top of the deck or in the hand."""
    if game.then[0] is answer_put_back and game.then[1] != 0:
        wanted = known.found if game.then[1] == RECON else known.twist
        values = [wanted[option[1][1]] for option in game.options]
    else:
        values = [_keep(known.keep, option) for option in game.options]
    return values.index(max(values))


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
    hits = [known.hits[game.kinds[option[1] - FIRST_MONSTER]] for option in game.options]
    return hits.index(min(hits))


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


def figure(game: State, known: Knowledge) -> int:
    """The figure whose choice does most; if all is one, whoever has fewest cards, or the worst monster."""
    values = _what_follows(game, known)
    good = max(values) >= 0

    def fitness(index: int) -> tuple[float, float]:
        target = game.options[index][1]
        if not isinstance(target, int):
            return values[index], 0.0
        if target < FIRST_SPECIALIST:
            cards = float(len(game.hands[target])) if 0 <= target < len(game.hands) else 0.0
            return values[index], -cards if good else cards
        if FIRST_MONSTER <= target < FIRST_THING:
            return values[index], known.prize[game.kinds[target - FIRST_MONSTER]]
        return values[index], 0.0

    return max(range(len(game.options)), key=fitness)


def place(game: State, known: Knowledge) -> int:
    """The place whose choice does most."""
    values = _what_follows(game, known)
    return values.index(max(values))


def card(game: State, known: Knowledge) -> int:
    """The best card if it is taken into hand, else the one that is missed least."""
    then = game.then
    if then[0] is bind:
        following = [step.operation.run for step in then[1].steps[then[2] + 1 :] if isinstance(step, Do)]
        if take_card in following:
            values = [_keep(known.keep, option) for option in game.options]
            return values.index(max(values))
    return least_wanted(game, known)


def _what_follows(game: State, known: Knowledge) -> list[float]:
    """What the steps after an open choice would do, for each option."""
    then = game.then
    if then[0] is not bind:
        return [0.0] * len(game.options)
    _bind, program, index, context = then
    return [steps_here(game, known, program, index + 1, (*context, (option[1],))) for option in game.options]


def destination(game: State, known: Knowledge) -> int:
    """Heroes go towards their goal and away from danger, monsters away from heroes."""
    moved = game.then[1] if game.then[0] in (arrive, take_step, dragged, driven) else game.seat
    count = game.scenario.location_count
    if not isinstance(moved, int) or moved < 0 or moved >= FIRST_SPECIALIST:
        ways = game.path_table()
        heroes = [at for at in game.standing_at if at >= 0]
        away = [sum([ways[_place(game, index) * count + at] for at in heroes]) for index in range(len(game.options))]
        return away.index(max(away))
    here = game.hero_at[moved]
    values = place_values(game, known, moved, [_place(game, index, here) for index in range(len(game.options))])
    return values.index(max(values))


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
        context = then[2]
        worth = program_here(game, known, ability.program, context) + program_here(game, known, ability.cost, context)
    elif then[0] is answer_may:
        worth = program_here(game, known, then[1], then[2])
    elif then[0] is answer_cost:
        worth = program_here(game, known, then[1], then[3]) + program_here(game, known, then[2], then[3])
    return 0 if (worth > 0) == (game.options[0][0] == USE) else 1


def branch(game: State, known: Knowledge) -> int:
    """The branch that does most."""
    context = game.then[1]
    values = [program_here(game, known, option[2], context) for option in game.options]
    return values.index(max(values))
