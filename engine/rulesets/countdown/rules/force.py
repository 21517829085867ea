"""What is in force: abilities that wait for a moment, and what effects have started and has not yet ended.

The printed game has no such ability at all, so a moment that nobody of the mission waits for costs one look into a
tuple, and a number that nobody changes two.
"""

from collections.abc import Iterable
from typing import NamedTuple

from engine.core.effects.abilities import Ready, do_ability, is_ready, resolve_abilities
from engine.core.effects.program import Ability, Context, Do, Occasion, evaluate
from engine.core.errors import EngineFault
from engine.core.game_words import IN_FORCE
from engine.rulesets.countdown.codes import (
    ALWAYS,
    AT_ANY_TIME,
    BARRED,
    EXCHANGE,
    FIRST_CARD,
    INSTANT,
    MOMENTS,
    NOBODY,
    ONE_ATTACK,
    RANGED_FIRE,
    TARGETS,
    XP_CAP,
)
from engine.rulesets.countdown.state import State

MOST_LASTING = 200  # effects in force at once: more of them come from an effect without end
NOWHERE = -1


class Lasting(NamedTuple):
    """Something that an effect has started: what it changes, for whom, by how much, and how long."""

    what: int  # a stat, TARGETS, RANGED_FIRE, BARRED or XP_CAP
    figures: int  # bit mask of figures
    zones: int  # bit mask of zones: whoever is there
    amount: int
    detail: int = 0  # RANGED_FIRE: XP for a shot; XP_CAP: the track
    against: int = 0  # bit mask of targets of an attack; 0: any
    until: int = INSTANT
    depth: int = 0  # of an exchange: how many firefights were under way
    source: int = -1


PER_ROUND, PER_MISSION, PER_CAMPAIGN = range(3)  # the units of limits

Entry = tuple[Ability, int, int]  # an ability, who bears it, and whom it calls 'you'


# --- what lasts -----------------------------------------------------------------------------------


def last(game: State, effect: Lasting) -> None:
    """Put into force what ends by itself (section 9.5)."""
    if effect.until == INSTANT:
        return
    if len(game.in_force) >= MOST_LASTING:
        raise EngineFault(IN_FORCE(most=MOST_LASTING))
    game.in_force = (*game.in_force, effect._replace(depth=len(game.firefights)))


def expire(game: State, duration: int, figure: int = NOBODY, other: int = NOBODY) -> None:
    """Drop what lasted for what ends now: a round, the innermost exchange, or the attack of `figure` on `other`."""
    if game.in_force:
        game.in_force = tuple([effect for effect in game.in_force if not _ends(game, effect, duration, figure, other)])


def _ends(game: State, effect: Lasting, duration: int, figure: int, other: int) -> bool:
    if effect.until != duration:
        return False
    if duration == ONE_ATTACK:
        is_its = figure >= 0 and bool(effect.figures >> figure & 1)
        return is_its and (not effect.against or (other >= 0 and bool(effect.against >> other & 1)))
    return duration != EXCHANGE or effect.depth >= len(game.firefights)


def is_calm(game: State) -> bool:
    """Whether nothing at all changes anything: the common case."""
    return not game.in_force and not game.scenario.listening[ALWAYS]


def concerning(game: State, what: int, figure: int) -> list[Lasting]:
    """What changes something for a figure: what effects have started, then what holds always."""
    effects: Iterable[Lasting] = game.in_force
    if game.scenario.listening[ALWAYS]:
        effects = (*game.in_force, *standing(game))
    zone = zone_of(game, figure)
    return [
        effect
        for effect in effects
        if effect.what == what and (effect.figures >> figure & 1 or (zone >= 0 and effect.zones >> zone & 1))
    ]


def standing(game: State) -> list[Lasting]:
    """What the abilities that hold always change just now."""
    found = []
    for ability, bearer, you in bearing(game, ALWAYS):
        context = (ability.source, bearer, you, NOBODY, NOBODY, NOWHERE, 0)
        if evaluate(game, context, ability.condition):
            for step in ability.program.steps:
                assert isinstance(step, Do)  # the compiler lets nobody choose in what holds always
                entry = step.operation.starts
                assert entry is not None  # nor anything else that happens once
                found.append(entry(game, context, *[evaluate(game, context, argument) for argument in step.args]))
    return found


def stat(game: State, what: int, base: int, figure: int, target: int = NOBODY) -> int:
    """CD-50.09, CD-90.73: a number with all modifiers, which add up; never below 0 (CD-90.72).

    Attack value and defence of the enemy `FIRST_CARD + card`, aim skill of an op, or the total of its attack on
    `target`.
    """
    if is_calm(game):
        return base
    for effect in concerning(game, what, figure):
        if not effect.against or (target >= 0 and effect.against >> target & 1):
            base += effect.amount
    return max(0, base)


def most_targets(game: State, op: int, base: int = 1) -> int:
    """CD-35.10: how many enemies the op's next attack may be aimed at for one energy."""
    return base if is_calm(game) else max([base, *(effect.amount for effect in concerning(game, TARGETS, op))])


def ranged_fire(game: State, op: int) -> Lasting | None:
    """CD-35.23: what lets an op fire into neighbouring zones: `amount` is the energy for a shot, `detail` its XP."""
    found = () if is_calm(game) else concerning(game, RANGED_FIRE, op)
    return found[0] if found else None


def is_barred(game: State, op: int, what: int) -> bool:
    """CD-50.35: whether an effect bars an op from firefights or from the sniper's ability."""
    return not is_calm(game) and any(effect.amount & what for effect in concerning(game, BARRED, op))


def capped_xp(game: State, op: int, track: int, amount: int) -> int:
    """CD-50.18: the experience an op gains when effects allow it less."""
    if is_calm(game):
        return amount
    return min([amount, *(effect.amount for effect in concerning(game, XP_CAP, op) if effect.detail == track)])


# --- figures --------------------------------------------------------------------------------------


def zone_of(game: State, figure: int) -> int:
    """The zone of an op or of the card of a figure; -1 for what is in none. A hostage in care is with its op."""
    if figure < FIRST_CARD:
        return max(game.op_at[figure], NOWHERE) if 0 <= figure < len(game.op_at) else NOWHERE
    card = figure - FIRST_CARD
    for zone, stack in enumerate(game.stacks):
        if card in stack:
            return zone
    escort = game.escort_of(card)
    return game.op_at[escort] if escort >= 0 else NOWHERE


# --- moments --------------------------------------------------------------------------------------


def listening(abilities: Iterable[Ability]) -> tuple[bool, ...]:
    """By moment: whether any of a mission's abilities waits for it."""
    awaited = {ability.moment for ability in abilities if ability.trigger}
    return tuple(moment in awaited for moment in range(MOMENTS))


def declared_shots(game: State) -> tuple[tuple[int, int], ...]:
    """The attacks of ops that are named and not yet rolled, as (op, enemy): of a sniper, or of the firefight."""
    return game.aimed or (game.firefights[-1].shots if game.firefights else ())


def announce(
    game: State, moment: int, figure: int = NOBODY, other: int = NOBODY, place: int = NOWHERE, amount: int = 0
) -> None:
    """A moment of section 9.3 has come: whatever waits for it comes next."""
    if game.scenario.listening[moment]:
        game.push(resolve_abilities, (moment, figure, other, place, amount), ())


def bearing(game: State, moment: int, figure: int = NOBODY, other: int = NOBODY) -> list[Entry]:
    """The abilities for a moment: of ops in the mission, of open cards, and of who the event is about."""
    scenario = game.scenario
    found = [
        (ability, op, op)
        for op, place in enumerate(game.op_at)
        if place >= 0 or op in (figure, other)
        for ability in scenario.op_abilities[game.ops[op]]
        if ability.moment == moment
    ]
    if scenario.cards_with_abilities:
        for card in scenario.cards_with_abilities:
            bearer = FIRST_CARD + card
            if bearer in (figure, other) or (game.is_face_up(card) and zone_of(game, bearer) >= 0):
                found += [
                    (ability, bearer, NOBODY) for ability in scenario.card_abilities[card] if ability.moment == moment
                ]
    return found


def waiting_for(game: State, occasion: Occasion) -> list[Ready]:
    """What waits for this moment, and how it is read."""
    moment, figure, other, place, amount = occasion
    return [
        (ability, (ability.source, bearer, you, figure, other, place, amount))
        for ability, bearer, you in bearing(game, moment, figure, other)
    ]


# --- abilities that an op may use when it likes ----------------------------------------------------


def usable(game: State, op: int) -> list[Ability]:
    """The abilities written in the effect language that an op may use now, as part of phase 3."""
    if not game.scenario.listening[AT_ANY_TIME]:
        return []
    return [
        ability
        for ability in game.scenario.op_abilities[game.ops[op]]
        if ability.moment == AT_ANY_TIME and is_ready(game, ability, context_of(ability, op))
    ]


def use_at_will(game: State, op: int, index: int) -> None:
    """An op uses one of them: saying so is consent enough."""
    ability = game.scenario.abilities[index]
    do_ability(game, ability, context_of(ability, op))


def context_of(ability: Ability, bearer: int) -> Context:
    """The context of an ability that is used by itself, mostly an op's."""
    return (ability.source, bearer, bearer, bearer, NOBODY, NOWHERE, 0)
