"""Phase 3: which zone or op comes first, and what an op does with its ability."""

from typing import Any

from engine.rulesets.countdown.bots.fights import worth_of_enemy
from engine.rulesets.countdown.bots.moves import group_step, must_stay
from engine.rulesets.countdown.bots.odds import blast_chance, fire_chance, hit_chance
from engine.rulesets.countdown.bots.outlook import centre, hidden_in, is_out
from engine.rulesets.countdown.bots.prospects import deck_of
from engine.rulesets.countdown.codes import (
    CIVILIAN,
    DEFUSE,
    HOSTAGE,
    INTEL,
    SNIPER,
    STEALTH,
    TOP_TERRORIST,
)
from engine.rulesets.countdown.rules.ch11_enemies import has_symbol
from engine.rulesets.countdown.rules.ch12_shots import defence_of
from engine.rulesets.countdown.rules.ch18_experience import ability_level
from engine.rulesets.countdown.rules.ch24_abilities import action_options
from engine.rulesets.countdown.rules.zones import enemies_in
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.option_verbs import (
    DEFUSE_TRAP,
    END_PHASE,
    HEAL_OP,
    LET_ACT,
    PEP_UP,
    RESOLVE_ZONE,
    SNIPE,
    TAKE_HOSTAGE,
    THROW_GRENADE,
    USE_ABILITY,
    USE_INTEL,
    WORK_ON_BOMB,
)

Option = tuple[Any, ...]

LAST_ENERGY = 0.5  # points that a card turned up must save if the energy then lacks for a shot
PRICES = (0.45, 0.2, 0.05)  # points that an ability must bring, by the energy there is: what is full does not grow
LATE = 0.05
HANDS = {STEALTH: 0.1, DEFUSE: -0.05, INTEL: -0.1}  # who takes hostages, rather than others
ELSEWHERE = 0.3  # what it helps to clear a zone where the team does not go next


def choose_order(game: State, options: Any) -> int:
    """Useful abilities come before the doors are opened, then the zones, the fullest first."""
    best, choice = 0.0, -1
    for index, option in enumerate(options):
        if option[0] == LET_ACT:
            worth = max([worth_of(game, one) for one in action_options(game, option[1])])
            if worth > best:
                best, choice = worth, index
    if choice >= 0:
        return choice
    zones = [(len(game.ops_in(option[1])), index) for index, option in enumerate(options) if option[0] == RESOLVE_ZONE]
    if zones:
        return max(zones)[1]
    last = len(options) - 1
    return last if options[last][0] == END_PHASE else 0  # CD-1.09: in traitor mode first everybody says that he passes


def choose_action(game: State, options: Any) -> int:
    """The best use of the op's ability; passing stands last."""
    best, choice = 0.0, len(options) - 1
    for index, option in enumerate(options[:-1]):
        worth = worth_of(game, option)
        if worth > best:
            best, choice = worth, index
    return choice


def worth_of(game: State, option: Option) -> float:
    """What an action is worth, in points; nothing for those that only change hands."""
    verb = option[0]
    if verb == SNIPE:
        return _worth_of_sniping(game, option[1], option[2])
    if verb == TAKE_HOSTAGE:
        return _worth_of_taking(game, option[1], option[2])
    if verb == WORK_ON_BOMB:
        return 2.0 if not game.is_over_time else 0.0
    if verb == DEFUSE_TRAP:
        return 0.6
    if verb == HEAL_OP:
        return 0.9 if game.health[option[2]] == 1 else 0.4
    if verb == PEP_UP:
        medic, op = option[1:]
        return 0.5 if game.energy[op] == 0 and game.energy[medic] > 1 else 0.0
    if verb == THROW_GRENADE:
        return _worth_of_grenade(game, option[1], option[2])
    if verb == USE_INTEL:
        return _worth_of_intel(game, option)
    return 0.3 if verb == USE_ABILITY else 0.0


def _worth_of_taking(game: State, op: int, hostage: int) -> float:
    """Whoever moves fastest takes a hostage, and only then those who are needed at the next door."""
    scenario = game.scenario
    worth = 0.7 * (scenario.success[hostage] - scenario.fail[hostage]) - (0.8 if scenario.is_blocked[hostage] else 0.0)
    return worth + HANDS.get(scenario.op_ability[game.ops[op]], 0.0) - 0.01 * game.energy[op]


def _worth_of_sniping(game: State, op: int, enemy: int) -> float:
    """A shot that is not answered, except by a sniper."""
    worth = worth_of_enemy(game, enemy) * hit_chance(game, op, enemy)
    if has_symbol(game, enemy, SNIPER):
        worth -= (2.0 if game.health[op] == 1 else 0.8) * fire_chance(game, enemy)
    return worth - _price_of_use(game, op)


def _price_of_use(game: State, op: int) -> float:
    """What an ability must bring for an energy: shots are fired with the same."""
    if game.time <= 1:
        return LATE
    return PRICES[min(len(PRICES), game.energy[op]) - 1]


def _worth_of_grenade(game: State, op: int, zone: int) -> float:
    """What lies on top decides; people in the line of the blast forbid it."""
    scenario = game.scenario
    stack = game.stacks[zone]
    if any(game.face_up >> card & 1 and scenario.kind[card] in (CIVILIAN, HOSTAGE) for card in stack):
        return -1.0
    top = stack[-1]
    dice = ability_level(game, op)
    if not game.face_up >> top & 1:
        deck = deck_of(game, zone)
        worth = deck.enemy * deck.worth * blast_chance(dice, deck.defence) + deck.surprise - deck.people
    elif scenario.kind[top] <= TOP_TERRORIST:
        worth = worth_of_enemy(game, top) * blast_chance(dice, defence_of(game, top))
    else:
        return 0.0
    if zone != group_step(game, centre(game)):
        worth *= ELSEWHERE
    return worth - _price_of_use(game, op)


def _worth_of_intel(game: State, option: Option) -> float:
    """To know what waits behind the next door; a trap that is known does not go off (CD-90.06)."""
    _verb, op, zone, count = option
    here = game.op_at[op]
    if is_out(game, op) or zone in game.op_at or (enemies_in(game, here) and must_stay(game, here)):
        return 0.0
    if zone != group_step(game, centre(game)):
        return 0.0
    if count > hidden_in(game, zone):
        return 0.0
    surprise: float = deck_of(game, zone).surprise
    if surprise < LAST_ENERGY and game.energy[op] < 2:
        return 0.0
    return float(count) * surprise
