"""Phase 3: which zone or op comes first, and what an op does with its ability."""

from typing import Any

from engine.rulesets.countdown.bots.fights import worth_of_enemy
from engine.rulesets.countdown.bots.moves import group_step
from engine.rulesets.countdown.bots.odds import fire_chance, hit_chance
from engine.rulesets.countdown.bots.outlook import centre
from engine.rulesets.countdown.bots.prospects import prospects
from engine.rulesets.countdown.ch11_enemies import has_symbol
from engine.rulesets.countdown.ch12_shots import defence_of
from engine.rulesets.countdown.ch24_abilities import action_options
from engine.rulesets.countdown.codes import (
    CIVILIAN,
    EXFILTRATION,
    HOSTAGE,
    INTELLIGENCE,
    NO_CARD,
    OBJECTIVE_ZONE,
    SNIPER,
    TOP_TERRORIST,
)
from engine.rulesets.countdown.option_verbs import (
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
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.zones import enemies_in, hidden_top, is_secured

Option = tuple[Any, ...]


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
        scenario = game.scenario
        worth = 0.7 * scenario.success[option[2]] - 0.7 * scenario.fail[option[2]]
        return worth - (0.8 if scenario.is_blocked[option[2]] else 0.0) - 0.01 * game.energy[option[1]]
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
        return _worth_of_grenade(game, option[2])
    if verb == USE_INTEL:
        return _worth_of_intel(game, option)
    return 0.3 if verb == USE_ABILITY else 0.0


def _worth_of_sniping(game: State, op: int, enemy: int) -> float:
    """A shot that is not answered, except by a sniper; one energy is kept for the own zone."""
    if game.energy[op] < 2 and game.phase != INTELLIGENCE and game.time > 1:
        return 0.0
    worth = worth_of_enemy(game, enemy) * hit_chance(game, op, enemy)
    if has_symbol(game, enemy, SNIPER):
        worth -= (2.0 if game.health[op] == 1 else 0.8) * fire_chance(game, enemy)
    return worth - 0.2


def _worth_of_grenade(game: State, zone: int) -> float:
    """What lies on top decides; people in the line of the blast forbid it."""
    scenario = game.scenario
    stack = game.stacks[zone]
    if any(game.face_up >> card & 1 and scenario.kind[card] in (CIVILIAN, HOSTAGE) for card in stack):
        return -1.0
    top = stack[-1]
    if not game.face_up >> top & 1:
        if game.board.zone_kind[zone] == OBJECTIVE_ZONE:
            return -1.0
        likely = prospects(scenario)
        return (
            0.45 * likely.threat_enemy
            + 0.6 * likely.threat_trap
            - 0.9 * (1.0 - likely.threat_enemy - likely.threat_trap)
        )
    if scenario.kind[top] > TOP_TERRORIST:
        return 0.0
    chance = min(1.0, max(0.0, (8 - defence_of(game, top)) / 6))
    return worth_of_enemy(game, top) * chance - 0.25


def _worth_of_intel(game: State, option: Option) -> float:
    """To know what waits behind the next door; a trap that is known does not go off (CD-90.06)."""
    _verb, op, zone, count = option
    if hidden_top(game, zone) == NO_CARD or game.energy[op] < 2 or count > 1 + game.stacks[zone].count(NO_CARD):
        return 0.0
    here = game.op_at[op]
    if game.board.zone_kind[here] == EXFILTRATION or enemies_in(game, here):
        return 0.0
    is_next = zone == group_step(game, centre(game))
    return 0.4 if is_next and not is_secured(game, zone) else 0.0
