"""What heroes do, and what is done to them (FZ-E.70 to FZ-E.72, FZ-E.89 to FZ-E.92)."""

from typing import Any

from engine.core.effects.program import Context
from engine.core.effects.table import (
    STEP,
    choice,
    choices,
    figures,
    lasting,
    number,
)
from engine.rulesets.fireteam_zero.codes import (
    EXTRA_ACTIONS,
    EXTRA_ATTACKS,
    FREE_ACTION,
    INSTANT,
    PERMITTED,
    RESTRICTED,
    RESTRICTIONS,
    THIS_ACTIVATION,
    THIS_ATTACK,
    THIS_PHASE,
    THIS_ROUND,
    THIS_TURN,
)
from engine.rulesets.fireteam_zero.rules.ch04_hero_phase import ACTION_KINDS, grant_action
from engine.rulesets.fireteam_zero.rules.ch08_knock_down import knock_down_by_effect, stand_up
from engine.rulesets.fireteam_zero.rules.changes import Acts, Adjusted, FreeAction
from engine.rulesets.fireteam_zero.rules.force import keep, last
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.vocabulary.base import (
    Figures,
    declare,
    in_turn_order,
    is_hero,
)

# --- actions --------------------------------------------------------------------------------------


@declare(
    STEP,
    "performAction",
    figures("who"),
    choice("which", *ACTION_KINDS, "any", default="any"),
    rule="FZ-E.70",
    en="{who} <!may> perform {which} at once",
    de="{who} <!dürfen> sofort {which} ausführen",
    fr="{who} <!pouvoir> effectuer immédiatement {which}",
)
def perform_action(game: State, _context: Context, who: Figures, which: int) -> None:
    """Act: heroes may perform an action now, in the order given."""
    wanted = -1 if which == len(ACTION_KINDS) else which
    game.do_next(*[(grant_action, hero, wanted) for hero in who if is_hero(hero)])


@declare(
    STEP,
    "extraAction",
    figures("who", "you"),
    number("n", 1, low=0),
    number("to", None),
    lasting("thisTurn"),
    rule="FZ-E.71",
    modifies=EXTRA_ACTIONS,
    en="{who} <!may> perform [to:exactly {to action.acc}|{n additional action.acc}][for=thisTurn: this turn]",
    de=("{who} <!dürfen>[for=thisTurn: in diesem Zug] [to:genau {to action.acc}|{n additional action.acc}] ausführen"),
    fr=(
        "{who} <!pouvoir> effectuer [to:exactement {to action.acc}|{n additional action.acc}][for=thisTurn: "
        "pendant ce tour]"
    ),
)
def extra_action(game: State, context: Context, who: Figures, n: int, to: int | None, until: tuple[Any, ...]) -> None:
    """Extra action: heroes may perform more actions in their turn; who is not at turn has them in the next one."""
    for hero in who:
        if hero == game.active_seat:
            game.actions_left = game.actions_left + n if to is None else to
    _in_other_turns(game, EXTRA_ACTIONS, context, Adjusted(who, n, to), until)


@declare(
    STEP,
    "extraAttack",
    figures("who", "you"),
    number("n", 1, low=0),
    number("to", None),
    lasting("thisTurn"),
    rule="FZ-E.71",
    modifies=EXTRA_ATTACKS,
    en="{who} <!may> perform [to:exactly {to attack.acc}|{n additional attack.acc}][for=thisTurn: this turn]",
    de=("{who} <!dürfen>[for=thisTurn: in diesem Zug] [to:genau {to attack.acc}|{n additional attack.acc}] ausführen"),
    fr=(
        "{who} <!pouvoir> effectuer [to:exactement {to attack.acc}|{n additional attack.acc}][for=thisTurn: "
        "pendant ce tour]"
    ),
)
def extra_attack(game: State, context: Context, who: Figures, n: int, to: int | None, until: tuple[Any, ...]) -> None:
    """Extra attack: heroes may make more attacks in their turn, on top of their actions."""
    for hero in who:
        if hero == game.active_seat:
            game.attacks_left = game.attacks_left + n if to is None else to
    _in_other_turns(game, EXTRA_ATTACKS, context, Adjusted(who, n, to), until)


def _in_other_turns(game: State, quantity: int, context: Context, extra: Adjusted, until: tuple[Any, ...]) -> None:
    """What counts in the turn under way is done; put into force what counts in turns to come."""
    is_brief = until[0] in (INSTANT, THIS_ATTACK, THIS_ACTIVATION, THIS_TURN, THIS_PHASE)
    heroes = tuple(hero for hero in extra.who if is_hero(hero) and not (is_brief and hero == game.active_seat))
    if heroes:
        last(game, quantity, context, extra._replace(who=heroes), (THIS_ROUND,) if is_brief else until)


@declare(
    STEP,
    "makeFree",
    figures("who", "you"),
    choice("action", *ACTION_KINDS),
    lasting(),
    rule="FZ-E.72",
    modifies=FREE_ACTION,
    en="{who} <!may> {action} as a free action",
    de="{who} <!dürfen> {action} als freie Aktion ausführen",
    fr="{who} <!pouvoir> effectuer {action} comme action gratuite",
)
def make_free(game: State, context: Context, who: Figures, action: int, until: tuple[Any, ...]) -> None:
    """Free action: a kind of action does not count against the actions of a turn."""
    last(game, FREE_ACTION, context, FreeAction(who, action), until)


# --- heroes down, up and held ---------------------------------------------------------------------


@declare(
    STEP,
    "knockDown",
    figures("who"),
    rule="FZ-E.89",
    en="{who} <!be> knocked down",
    de="{who} <!werden> niedergeschlagen",
    fr="{who} <!être> {~mis,mise} au tapis",
)
def knock_down_step(game: State, _context: Context, who: Figures) -> None:
    """Knock down: heroes are knocked down without hits."""
    game.do_next(*[(knock_down_by_effect, hero) for hero in in_turn_order(game, who) if is_hero(hero)])


@declare(
    STEP,
    "standUp",
    figures("who"),
    rule="FZ-E.89",
    en="{who} <stand> up",
    de="{who} <auf-stehen>",
    fr="{who} <se relever>",
)
def stand_up_step(game: State, _context: Context, who: Figures) -> None:
    """Stand up: knocked-down heroes stand up at once."""
    for hero in who:
        if is_hero(hero):
            stand_up(game, hero)


@declare(
    STEP,
    "restrict",
    figures("who", "you"),
    choices("what", *RESTRICTIONS),
    lasting(),
    rule="FZ-E.90",
    modifies=RESTRICTED,
    en="[who!:{who.no} <!may>|{who} <!may> not] {what forbidden nor}[for=restOfMission: until freed]",
    de=(
        "[who!:{who.no}|{who}] <!dürfen> [for=restOfMission:bis zur Befreiung ][what=flee:[who!:fliehen|nicht "
        "fliehen]|[who!:{what allowed or}|{what forbidden nor}] ausführen]"
    ),
    fr=(
        "[who!:{who.no}|{who}] ne <!pouvoir> [what=flee:[who!:fuir|pas fuir]|effectuer [who!:{what any nor}|{what "
        "forbidden nor}]][for=restOfMission: avant d'être libéré]"
    ),
)
def restrict(game: State, context: Context, who: Figures, what: int, until: tuple[Any, ...]) -> None:
    """Restrict: figures may not move, act, attack, search, react or flee."""
    last(game, RESTRICTED, context, Acts(who, what), until)


@declare(
    STEP,
    "permit",
    figures("who", "you"),
    choices("what", *RESTRICTIONS),
    lasting(),
    rule="FZ-E.91",
    modifies=PERMITTED,
    en="{who} <!may> {what forbidden or}, even if it is forbidden,",
    de="{who} <!dürfen> auch dann [what=flee:fliehen|{what allowed and} ausführen], wenn es verboten ist,",
    fr="{who} <!pouvoir> [what=flee:fuir|effectuer {what allowed and}], même si c'est interdit,",
)
def permit(game: State, context: Context, who: Figures, what: int, until: tuple[Any, ...]) -> None:
    """Permit: figures may do what is otherwise forbidden."""
    last(game, PERMITTED, context, Acts(who, what), until)


@declare(
    STEP,
    "release",
    figures("who"),
    rule="FZ-E.92",
    en="[who=you:{who} <!be> freed|{one} <free> {who.acc}]",
    de="[who=you:{who} <!werden> befreit|{one} <befreien> {who.acc}]",
    fr="[who=you:{who} <!être> {~libéré}|{one} <libérer> {who.acc}]",
)
def release(game: State, _context: Context, who: Figures) -> None:
    """Release: restraints on figures end."""
    kept = []
    for change in game.lasting:
        if change.quantity != RESTRICTED:
            kept.append(change)
            continue
        held = tuple([figure for figure in change.whom if figure not in who])
        if held == change.whom:
            kept.append(change)
        elif held:
            kept.append(change.with_details(change.details._replace(who=held)))
    keep(game, kept)
