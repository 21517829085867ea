"""Chapter 4, second part: turns and actions."""

from typing import Any

from engine.core.decisions import DECLINE
from engine.core.effects.abilities import count_uses, is_ready
from engine.core.effects.program import Ability, Context
from engine.core.effects.run import run_program
from engine.core.game import run_stages
from engine.rulesets.fireteam_zero.codes import (
    AS_ACTION,
    AS_FREE_ACTION,
    END_OF,
    EXTRA_ACTIONS,
    EXTRA_ATTACKS,
    FREE_ACTION,
    HERO_PHASE,
    HERO_UNIT,
    LYING,
    NO_ACT,
    NOBODY,
    RESTRICTED,
    SKIP_HERO_PHASE,
    SKIP_TURN,
    SPEED,
    START_OF,
    THIS_PHASE,
    THIS_TURN,
    TURN_UNIT,
)
from engine.rulesets.fireteam_zero.rules.ch04_movement import move_options, walk
from engine.rulesets.fireteam_zero.rules.ch05_attacking import attack_options, choose_attack_cards
from engine.rulesets.fireteam_zero.rules.ch07_searching import BY_ITS_ACTION, may_search, resolve_discovery, search
from engine.rulesets.fireteam_zero.rules.ch08_knock_down import stand_up
from engine.rulesets.fireteam_zero.rules.changes import FreeAction
from engine.rulesets.fireteam_zero.rules.force import (
    announce_time,
    changed,
    expire,
    is_changed_by,
    is_restricted,
    is_skipped,
)
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.words.decision_kinds import GRANTED_ACTION, RISE_OR_STAY, TURN_OPTIONS
from engine.rulesets.fireteam_zero.words.event_types import HERO_STAYS_DOWN, OBJECTIVE_ACTION, TURN_BEGAN
from engine.rulesets.fireteam_zero.words.option_verbs import (
    ACT,
    ATTACK,
    END_TURN,
    MOVE,
    SEARCH,
    SEARCH_FREE,
    STAND_UP,
    STAY_DOWN,
)

ACTION_KINDS = ("attack", "search", "special")  # FZ-E.72
ATTACK_ACTION, SEARCH_ACTION, SPECIAL_ACTION = range(3)

_END = ((END_TURN,),)


def hero_phase(game: State) -> None:
    """FZ-4.01: turns clockwise, beginning with the start player."""
    game.phase = HERO_PHASE
    if is_skipped(game, SKIP_HERO_PHASE):
        return
    game.push(end_hero_phase)
    for seat in reversed(game.turn_order()):
        game.push(begin_turn, seat)
    announce_time(game, START_OF, HERO_UNIT)


def end_hero_phase(game: State) -> None:
    """What lasts for the phase ends with it."""
    game.active_seat = -1
    game.push(expire, THIS_PHASE)
    announce_time(game, END_OF, HERO_UNIT)


# --- a turn ---------------------------------------------------------------------------------------


def begin_turn(game: State, seat: int) -> None:
    """FZ-2.03, FZ-4.07: one player resolves one hero; a knocked-down one first decides to rise or stay."""
    game.active_seat = seat
    if is_skipped(game, SKIP_TURN, seat):
        return
    game.note(TURN_BEGAN, seat)
    if game.standing_at[seat] == LYING:
        game.ask(seat, RISE_OR_STAY, [(STAND_UP,), (STAY_DOWN,)], (answer_rise, seat))
    else:
        take_turn(game, seat)


def answer_rise(game: State, option: tuple[Any, ...], seat: int) -> None:
    """FZ-4.08: staying down skips the turn; FZ-4.09: otherwise it is taken normally."""
    if option[0] == STAND_UP:
        game.push(take_turn, seat)  # after what standing up completes or wins
        stand_up(game, seat)
    else:
        game.note(HERO_STAYS_DOWN, seat)


def take_turn(game: State, seat: int) -> None:
    """FZ-4.02, FZ-4.03: movement up to the speed and one action, normally."""
    hero = game.heroes[seat]
    scenario = game.scenario
    speed, actions = scenario.hero_speed[hero], scenario.hero_actions[hero]
    if game.modifiers[SPEED]:
        speed = changed(game, SPEED, seat, speed)
    if game.modifiers[EXTRA_ACTIONS]:
        actions = changed(game, EXTRA_ACTIONS, seat, actions)
    game.movement_left = speed
    game.actions_left = actions
    game.attacks_left = changed(game, EXTRA_ATTACKS, seat, 0) if game.modifiers[EXTRA_ATTACKS] else 0
    game.free_searches = 0
    game.is_turn_lost = False
    run_stages(game, (start_turn, *TURN_STAGES) if game.watched[START_OF] else TURN_STAGES, seat)


def start_turn(game: State, seat: int) -> None:
    """FZ-E.20: a turn begins."""
    announce_time(game, START_OF, TURN_UNIT, seat)


def offer_turn(game: State, seat: int) -> None:
    """FZ-D.15: move a step, act, act freely, or end the turn, in any order (FZ-4.06)."""
    if game.is_turn_lost or game.standing_at[seat] == LYING:  # FZ-A.43: even if somebody has stood the hero up again
        return
    options: list[tuple[int, ...]] = [*move_options(game, seat)]
    has_action = game.actions_left > 0
    if has_action or game.attacks_left > 0 or is_free(game, seat, ATTACK_ACTION):
        options += attack_options(game, seat)
    if may_search(game, seat) and not (game.modifiers[RESTRICTED] and is_restricted(game, seat, NO_ACT)):
        if may_search_free(game, seat):
            options.append((SEARCH_FREE,))
        elif has_action:
            options.append((SEARCH,))
    if game.listeners[AS_ACTION] and (has_action or is_free(game, seat, SPECIAL_ACTION)):
        options += offered_actions(game, seat, AS_ACTION)
    if game.listeners[AS_FREE_ACTION]:
        options += offered_actions(game, seat, AS_FREE_ACTION)
    options += _END
    game.ask(seat, TURN_OPTIONS, options, (answer_turn, seat))


def answer_turn(game: State, option: tuple[Any, ...], seat: int) -> None:
    """Do what was chosen, then offer the rest of the turn."""
    verb = option[0]
    if verb == END_TURN:
        return
    mark = len(game.agenda)
    if verb == MOVE:
        walk(game, option, seat)
    elif verb == SEARCH_FREE:
        game.free_searches += 1
        search(game, seat)
    else:
        perform(game, option, seat, True)
    if game.options or len(game.agenda) > mark:
        game.agenda.insert(mark, (offer_turn, seat))
    elif not game.result:
        offer_turn(game, seat)


def perform(game: State, option: tuple[Any, ...], seat: int, is_turn: bool) -> None:
    """FZ-D.18: attack, search, or an action that a card offers."""
    verb = option[0]
    if verb == ACT:
        do_offered_action(game, seat, option[1], option[2], is_turn)
        return
    if is_turn:
        pay_action(game, seat, verb)
    if verb == ATTACK:
        choose_attack_cards(game, seat, option[1], ())
    else:
        search(game, seat)


def pay_action(game: State, seat: int, verb: int) -> None:
    """FZ-4.03: an attack or search is the action of the turn, unless it is free or an extra one (FZ-E.71)."""
    if verb == ATTACK and is_free(game, seat, ATTACK_ACTION):
        return
    if verb == ATTACK and game.attacks_left > 0:
        game.attacks_left -= 1
    else:
        game.actions_left -= 1


def end_turn(game: State, seat: int) -> None:
    """Unused movement and actions are lost; what lasts for the turn ends."""
    game.movement_left = game.actions_left = game.attacks_left = 0
    if game.lasting or game.watched[END_OF]:
        game.agenda.append((expire, THIS_TURN))
        announce_time(game, END_OF, TURN_UNIT, seat)


TURN_STAGES = (offer_turn, end_turn)

# --- free actions ---------------------------------------------------------------------------------


def is_free(game: State, seat: int, action: int) -> bool:
    """FZ-4.34, FZ-E.72: whether a kind of action does not count against the actions of the turn."""
    for change in game.modifiers[FREE_ACTION]:
        offered: FreeAction = change.details
        if offered.action == action and is_changed_by(game, change, seat):
            return True
    return False


def may_search_free(game: State, seat: int) -> bool:
    """FZ-7.07, FZ-A.46: near Patty a search is free, in one's own turn of the hero phase."""
    most = game.scenario.options.free_search_per_turn
    if most != "unlimited" and game.free_searches >= most:
        return False
    return is_free(game, seat, SEARCH_ACTION)


# --- actions that cards offer ---------------------------------------------------------------------


def offered_actions(game: State, seat: int, moment: int) -> list[tuple[int, ...]]:
    """FZ-4.32, FZ-4.33, FZ-D.25: actions of objectives, discoveries, tokens, the mission and focus cards."""
    if is_restricted(game, seat, NO_ACT):
        return []
    options: list[tuple[int, ...]] = []
    for ability, context in action_abilities(game, seat, moment):
        option = (ACT, ability.index, context[1])
        if option not in options and is_ready(game, ability, context):
            options.append(option)
    return options


def action_abilities(game: State, seat: int, moment: int) -> list[tuple[Ability, Context]]:
    """The abilities that offer an action, seen by the hero who might perform it."""
    here = game.hero_at[seat]
    found = []
    for one in game.listeners[moment]:
        if one.you in (NOBODY, seat):  # FZ-4.33: a focus card's action is for its own hero
            found.append((one.ability, (one.ability.source, one.bearer, seat, seat, one.bearer, here, 0)))
    return found


def do_offered_action(game: State, seat: int, index: int, bearer: int, is_turn: bool) -> None:
    """Perform an offered action: its cost, then its steps."""
    for moment in (AS_ACTION, AS_FREE_ACTION):
        for ability, context in action_abilities(game, seat, moment):
            if ability.index != index or context[1] != bearer:
                continue
            if moment == AS_ACTION and is_turn and not is_free(game, seat, SPECIAL_ACTION):
                game.actions_left -= 1
            if ability.limit is not None:
                count_uses(game, ability, context)
            game.note(OBJECTIVE_ACTION, seat, ability.source)
            card = game.scenario.discovery_of_source(ability.source)
            if card >= 0 and game.scenario.discovery_completion[card] == BY_ITS_ACTION:
                game.push(resolve_discovery, card)
            run_program(game, ability.program, context)
            run_program(game, ability.cost, context)
            return


def grant_action(game: State, seat: int, which: int) -> None:
    """FZ-A.55: any action legal now, outside the turn or on top of it; no movement, no free search."""
    if game.standing_at[seat] == LYING:
        return
    options: list[tuple[int, ...]] = []
    if which in (-1, 0):
        options += attack_options(game, seat)
    if which in (-1, 1) and may_search(game, seat) and not is_restricted(game, seat, NO_ACT):
        options.append((SEARCH,))
    if which in (-1, 2):
        options += offered_actions(game, seat, AS_ACTION)
    game.ask(seat, GRANTED_ACTION, [*options, (DECLINE,)], (answer_granted, seat))


def answer_granted(game: State, option: tuple[Any, ...], seat: int) -> None:
    """Perform the granted action, or none."""
    if option[0] != DECLINE:
        perform(game, option, seat, False)
