"""How figures move (FZ-E.73 to FZ-E.76)."""

from typing import Any

from engine.core.decisions import DECLINE, GROUP
from engine.core.effects.program import Context
from engine.core.effects.table import (
    STEP,
    choice,
    figures,
    flag,
    lasting,
    number,
    places,
)
from engine.rulesets.fireteam_zero.codes import (
    FIRST_MONSTER,
    IMPASSABLE,
    LYING,
    NO_MOVE,
    NOBODY,
    ON_ENTER,
    ON_LEAVE,
    SPEED,
    UNREACHABLE,
)
from engine.rulesets.fireteam_zero.rules.ch04_movement import may_leave, relocate, step_cost
from engine.rulesets.fireteam_zero.rules.ch08_activation import steps_towards
from engine.rulesets.fireteam_zero.rules.changes import Adjusted
from engine.rulesets.fireteam_zero.rules.force import announce, changed, is_restricted, last
from engine.rulesets.fireteam_zero.state import State
from engine.rulesets.fireteam_zero.vocabulary.base import (
    Figures,
    Places,
    declare,
    in_turn_order,
    is_hero,
    is_monster,
)
from engine.rulesets.fireteam_zero.words.decision_kinds import CHOOSE_DESTINATION
from engine.rulesets.fireteam_zero.words.event_types import MONSTER_MOVED
from engine.rulesets.fireteam_zero.words.option_verbs import GO_TO

NORMAL, ONE_OFF, FORCED = range(3)  # FZ-E.73
EVEN_LYING = 4  # added to the rules of a move whose text names knocked-down heroes (FZ-A.62)


@declare(
    STEP,
    "move",
    figures("who", "you"),
    places("to", None),
    number("steps", None),
    choice("rules", "normal", "oneOff", "forced", default="oneOff"),
    flag("orKnockedDown"),
    rule="FZ-E.73",
    needs=("to", "steps"),
    en=(
        "{who} <move> [to:{to to}|up to {steps location.acc}][rules=normal: by the normal "
        "rules][rules=forced: as a forced move][orKnockedDown: (even if knocked down)]"
    ),
    de=(
        "{who} <sich bewegen> [to:{to to}|höchstens {steps location.acc} weit][rules=normal: nach den "
        "normalen Regeln][rules=forced: (erzwungen)][orKnockedDown: (auch niedergeschlagen)]"
    ),
    fr=(
        "{who} <se déplacer> [to:{to to}|d'au plus {steps location.acc}][rules=normal: selon les règles "
        "normales][rules=forced: (déplacement forcé)][orKnockedDown: (même au tapis)]"
    ),
)
def move(
    game: State, _context: Context, who: Figures, to: Places | None, steps: int | None, rules: int, or_down: bool
) -> None:
    """Move: figures go to a place or some steps; one-off and forced moves ignore the limit on fleeing."""
    rules |= EVEN_LYING if or_down else 0
    for figure in reversed(in_turn_order(game, who)):
        if to is not None:
            game.push(go_to, figure, to, rules)
        elif steps is not None:
            game.push(go_steps, figure, steps, rules)


def may_move(game: State, figure: int, rules: int) -> bool:
    """FZ-A.62: who is down is moved only by text that names them; FZ-4.25: normal moves obey the fleeing limit."""
    if game.place_of(figure) < 0 or not (is_hero(figure) or is_monster(figure)):
        return False
    is_normal, is_forced = not rules & (ONE_OFF | FORCED), bool(rules & FORCED)
    if is_hero(figure):
        if game.standing_at[figure] == LYING and not rules & EVEN_LYING:
            return False
        if is_normal and not may_leave(game, figure):
            return False
    return is_forced or not is_restricted(game, figure, NO_MOVE)  # FZ-A.58: 'cannot' beats 'may'


def go_to(game: State, figure: int, to: Places, rules: int) -> None:
    """FZ-D.41: the player of the hero, or the group for a monster, chooses among the destinations."""
    here = game.place_of(figure)
    options = [(GO_TO, place) for place in to if place != here and not game.terrain[place] & IMPASSABLE]
    if options and may_move(game, figure, rules):
        game.ask(figure if is_hero(figure) else GROUP, CHOOSE_DESTINATION, options, (arrive, figure))


def arrive(game: State, option: tuple[Any, ...], figure: int) -> None:
    """The figure goes where it was sent."""
    relocate_figure(game, figure, option[1])


def relocate_figure(game: State, figure: int, place: int) -> None:
    """A hero takes specialists along (FZ-4.22); a monster simply changes its place."""
    if is_hero(figure):
        relocate(game, figure, place)
    elif is_monster(figure) and game.place_of(figure) >= 0 and not game.terrain[place] & IMPASSABLE:
        origin = game.place_of(figure)
        game.monster_at[figure - FIRST_MONSTER] = place
        game.note(MONSTER_MOVED, figure, origin, place)
        announce(game, ON_ENTER, figure, NOBODY, place)
        announce(game, ON_LEAVE, figure, NOBODY, origin)


def go_steps(game: State, figure: int, steps: int, rules: int) -> None:
    """Up to so many steps, each to an adjacent location; FZ-A.55: difficult ground costs nothing extra."""
    if steps <= 0 or not may_move(game, figure, rules):
        return
    here = game.place_of(figure)
    options: list[tuple[Any, ...]] = [
        (GO_TO, place)
        for place in game.scenario.neighbours[here]
        if not game.terrain[place] & IMPASSABLE and (rules & 3 or step_cost(game.terrain[place]) <= steps)
    ]
    seat = figure if is_hero(figure) else GROUP
    if options:
        stay = [] if rules & FORCED else [(DECLINE,)]
        game.ask(seat, CHOOSE_DESTINATION, [*options, *stay], (take_step, figure, steps, rules))


def take_step(game: State, option: tuple[Any, ...], figure: int, steps: int, rules: int) -> None:
    """One step, then the next."""
    if option[0] == DECLINE:
        return
    cost = 1 if rules & 3 else step_cost(game.terrain[option[1]])
    game.push(go_steps, figure, steps - cost, rules)
    relocate_figure(game, figure, option[1])


@declare(
    STEP,
    "pull",
    figures("who"),
    figures("towards", "self"),
    number("n", 1, low=0),
    flag("orKnockedDown"),
    rule="FZ-E.74",
    en="{who} <!be> dragged {n location.acc} towards {towards.acc}[orKnockedDown: (even if knocked down)]",
    de="{who} <!werden> {n location.acc} weit zu {towards.dat} hingezogen[orKnockedDown: (auch niedergeschlagen)]",
    fr="{who} <!être> {~attiré} de {n location.acc} vers {towards.dat}[orKnockedDown: (même au tapis)]",
)
def pull(game: State, _context: Context, who: Figures, towards: Figures, n: int, or_down: bool) -> None:
    """Pull: figures are dragged towards another along a shortest way."""
    rules = FORCED | EVEN_LYING if or_down else FORCED
    for figure in reversed(in_turn_order(game, who)):
        if towards:
            game.push(drag, figure, towards[0], n, rules)


def drag(game: State, figure: int, towards: int, n: int, rules: int) -> None:
    """One step of being dragged; FZ-D.41: between equal steps the moved hero's player chooses."""
    here, goal = game.place_of(figure), game.place_of(towards)
    if n <= 0 or here == goal or goal < 0 or not may_move(game, figure, rules):
        return
    options = [(GO_TO, option[1]) for option in steps_towards(game, here, goal)]
    if options:
        seat = figure if is_hero(figure) else GROUP
        game.ask(seat, CHOOSE_DESTINATION, options, (dragged, figure, towards, n, rules))


def dragged(game: State, option: tuple[Any, ...], figure: int, towards: int, n: int, rules: int) -> None:
    """Take the step and go on."""
    game.push(drag, figure, towards, n - 1, rules)
    relocate_figure(game, figure, option[1])


@declare(
    STEP,
    "push",
    figures("who"),
    figures("from", "self"),
    number("n", 1, low=0),
    flag("orKnockedDown"),
    rule="FZ-E.74",
    en="{who} <!be> driven {n location.acc} away from {from.acc}[orKnockedDown: (even if knocked down)]",
    de="{who} <!werden> {n location.acc} weit von {from.dat} weggetrieben[orKnockedDown: (auch niedergeschlagen)]",
    fr="{who} <!être> {~repoussé} de {n location.acc} loin de {from.dat}[orKnockedDown: (même au tapis)]",
)
def push(game: State, _context: Context, who: Figures, away: Figures, n: int, or_down: bool) -> None:
    """Push: figures are driven away from another."""
    rules = FORCED | EVEN_LYING if or_down else FORCED
    for figure in reversed(in_turn_order(game, who)):
        if away:
            game.push(drive, figure, away[0], n, rules)


def drive(game: State, figure: int, away: int, n: int, rules: int) -> None:
    """One step away; where there is none, the figure stays."""
    here, source = game.place_of(figure), game.place_of(away)
    if n <= 0 or source < 0 or not may_move(game, figure, rules):
        return
    now = game.range_between(here, source)
    options = [
        (GO_TO, place)
        for place in game.scenario.neighbours[here]
        if now < game.range_between(place, source) < UNREACHABLE and not game.terrain[place] & IMPASSABLE
    ]
    if options:
        seat = figure if is_hero(figure) else GROUP
        game.ask(seat, CHOOSE_DESTINATION, options, (driven, figure, away, n, rules))


def driven(game: State, option: tuple[Any, ...], figure: int, away: int, n: int, rules: int) -> None:
    """Take the step and go on."""
    game.push(drive, figure, away, n - 1, rules)
    relocate_figure(game, figure, option[1])


@declare(
    STEP,
    "swap",
    figures("a"),
    figures("b"),
    flag("orKnockedDown"),
    rule="FZ-E.75",
    en="{a} <swap> places with {b.acc}[orKnockedDown: (even if knocked down)]",
    de="{a} <tauschen> den Platz mit {b.dat}[orKnockedDown: (auch niedergeschlagen)]",
    fr="{a} <changer> de place avec {b.dat}[orKnockedDown: (même au tapis)]",
)
def swap(game: State, _context: Context, a: Figures, b: Figures, or_down: bool) -> None:
    """Swap: two figures exchange places, both or neither."""
    rules = ONE_OFF | EVEN_LYING if or_down else ONE_OFF
    if a and b and may_move(game, a[0], rules) and may_move(game, b[0], rules):
        place_a, place_b = game.place_of(a[0]), game.place_of(b[0])
        if place_a != place_b:
            game.do_next((relocate_figure, a[0], place_b), (relocate_figure, b[0], place_a))


@declare(
    STEP,
    "modifySpeed",
    figures("who", "you"),
    number("by", None),
    number("to", None),
    lasting(),
    rule="FZ-E.76",
    needs=("by", "to"),
    modifies=SPEED,
    en="{who's speed} [to:<!be> {to.acc}|[by<0:<!decrease> by {by abs.acc}|<!increase> by {by.acc}]]",
    de="{who's speed} [to:<!betragen> {to.acc}|[by<0:<!sinken> um {by abs.acc}|<!steigen> um {by.acc}]]",
    fr="{who's speed} [to:<!être> de {to.acc}|[by<0:<!diminuer> de {by abs.acc}|<!augmenter> de {by.acc}]]",
)
def modify_speed(
    game: State, context: Context, who: Figures, by: int | None, to: int | None, until: tuple[Any, ...]
) -> None:
    """Speed: figures move farther or less far; in one's own turn it counts at once."""
    seat = game.active_seat
    speed = game.scenario.hero_speed[game.heroes[seat]]
    before = changed(game, SPEED, seat, speed) if seat >= 0 else 0
    last(game, SPEED, context, Adjusted(who, by, to), until)
    if seat in who:
        game.movement_left = max(0, game.movement_left + changed(game, SPEED, seat, speed) - before)
