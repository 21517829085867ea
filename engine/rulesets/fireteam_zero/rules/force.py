"""What is in force: abilities that listen, changes that apply, and effects that end by themselves.

Abilities are filed by the moment they wait for and changes by the quantity they change, so that a
moment nobody waits for and a value nobody changes cost one look into a tuple.
"""

from collections.abc import Sequence
from typing import Any

from engine.core.effects.abilities import resolve_abilities
from engine.core.effects.program import BOUND, Context, Occasion, contains, evaluate, evaluated
from engine.core.errors import EngineFault
from engine.core.game_words import IN_FORCE
from engine.core.scenario import remember
from engine.rulesets.fireteam_zero.codes import (
    FIRST_MONSTER,
    FIRST_SPECIALIST,
    FIRST_THING,
    INSTANT,
    NEXT_ROUND,
    NOBODY,
    OFF_BOARD,
    OPEN,
    OPEN_TARGET,
    PERMITTED,
    RESTRICTED,
    SKIPPED,
    TERRAIN_CHANGE,
    THIS_ACTIVATION,
    THIS_ATTACK,
    THIS_PHASE,
    THIS_ROUND,
    THIS_TURN,
    UNTIL,
    WHILE_IN_FORCE,
)
from engine.rulesets.fireteam_zero.rules.changes import Acts, Adjusted, Opening, Terrain
from engine.rulesets.fireteam_zero.rules.filing import Filed, file_all
from engine.rulesets.fireteam_zero.rules.in_force import Change, Listener, Until
from engine.rulesets.fireteam_zero.rules.slots import TO_HERO, TO_MONSTER, TO_NOBODY
from engine.rulesets.fireteam_zero.state import TURN_ORDERS, Attack, State

PER_TURN, PER_ROUND, PER_MISSION, PER_HERO = range(4)  # the units of limits (FZ-E.107)

MOST_FILED = 2048  # remembered at a time
MOST_LASTING = 1_000  # effects in force at once: more of them come from an effect without end

# FZ-A.58: specific beats general: cards and tokens, then twists, then objectives and the mission, then abilities.
CARD_TEXT = 3
STRENGTH_OF_TEXT = {
    "hero": 0,
    "specialist": 0,
    "monster kind": 0,
    "special": 0,
    "mission": 1,
    "objective": 1,
    "threat track": 1,
    "twist": 2,
}


# --- what is in force -----------------------------------------------------------------------------


def refresh(game: State) -> None:
    """File anew all that is in force; called when a card comes or goes."""
    key = (
        game.heroes,
        game.focus,
        game.twists,
        tuple(game.objectives),
        game.recon_open,
        game.open_events,
    )
    remembered = game.scenario.memo.filed
    filed: Filed | None = remembered.get(key)
    if filed is None:
        filed = remember(remembered, key, file_all(game), MOST_FILED)
    game.listeners, game.heard, game.watched = filed.listeners, filed.heard, filed.watched
    game.modifiers = filed.modifiers
    if game.lasting:
        game.lasting = tuple([change for change in game.lasting if not _is_out_of_force(game, change)])
        for change in game.lasting:
            _apply(game, change)
    apply_terrain(game)


def _apply(game: State, change: Change) -> None:
    """Add a change to those of its quantity; FZ-A.58: the strongest text stands last and has the last word."""
    entries = (*game.modifiers[change.quantity], change)
    if len(entries) > 1:
        sources = game.scenario.sources
        entries = tuple(sorted(entries, key=lambda entry: STRENGTH_OF_TEXT.get(sources[entry.source].kind, CARD_TEXT)))
    game.modifiers = (*game.modifiers[: change.quantity], entries, *game.modifiers[change.quantity + 1 :])


def _is_out_of_force(game: State, change: Change) -> bool:
    """FZ-E.104: whether an effect lasts as long as its card lies there, and the card has gone."""
    if change.until is None or change.until.duration != WHILE_IN_FORCE:
        return False
    scenario = game.scenario
    source = scenario.sources[change.source]
    if source.kind == "twist":
        return all(scenario.twist_source[twist] != change.source for twist in game.twists)
    if source.kind == "objective":
        return game.objectives[source.objective] != OPEN
    if source.kind == "discovery":
        return all(len(game.objectives) + card != source.slot for card, _searcher in game.recon_open)
    if source.kind == "event":
        return all(scenario.event_ids[card] != source.id for card, _searcher in game.open_events)
    return False


def apply_terrain(game: State) -> None:
    """FZ-E.93: terrain as the effects in force leave it."""
    changes = game.modifiers[TERRAIN_CHANGE]
    if not changes:
        game.terrain = game.scenario.terrain
        game.extra_terrain = False
        return
    terrain = list(game.scenario.terrain)
    change: Terrain
    for change in applying(game, TERRAIN_CHANGE):
        for place in change.at:
            terrain[place] = (terrain[place] | change.add) & ~change.remove
    game.terrain = tuple(terrain)
    game.extra_terrain = game.terrain != game.scenario.terrain


def last(game: State, quantity: int, context: Context, details: Any, until: tuple[Any, ...]) -> None:
    """Put an effect into force that ends by itself."""
    if until[0] == INSTANT:  # FZ-E.101: it is over as soon as it is there
        return
    if len(game.lasting) >= MOST_LASTING:
        raise EngineFault(IN_FORCE(most=MOST_LASTING))
    change = Change(quantity, details, context[0], context[1], context[2], -1)
    change.bound = context[BOUND:]
    depth = len(game.attacks) or 1  # FZ-E.102: without an attack, 'this attack' is the next one
    change.until = Until(unit_of(game, until[0]), depth, game.activations, context, *until[1:])
    game.lasting = (*game.lasting, change)
    _apply(game, change)
    if quantity == TERRAIN_CHANGE:
        apply_terrain(game)


def unit_of(game: State, duration: int) -> int:
    """FZ-E.102, FZ-E.103: where no activation or turn is under way, the next longer unit of time is meant."""
    if duration == THIS_ACTIVATION and not game.activations:
        duration = THIS_TURN
    return THIS_PHASE if duration == THIS_TURN and game.active_seat < 0 else duration


def expire(game: State, duration: int) -> None:
    """FZ-E.102, FZ-E.103: drop what lasted for the unit of time that ends now."""
    if not game.lasting:
        return
    kept = []
    for change in game.lasting:
        until = change.until
        assert until is not None  # what lasts by itself says how long
        ends = until.duration == duration
        if duration == THIS_ATTACK:
            ends = ends and until.attacks == len(game.attacks)  # not of an attack around this one
        elif duration == THIS_ACTIVATION:
            ends = ends and until.activations == game.activations
        if not ends:
            is_next = duration == THIS_ROUND and until.duration == NEXT_ROUND
            kept.append(change.with_duration(THIS_ROUND) if is_next else change)
    keep(game, kept)


def keep(game: State, kept: list[Change]) -> None:
    """Keep only these lasting effects."""
    if tuple(kept) != game.lasting:
        game.lasting = tuple(kept)
        refresh(game)


def expire_conditions(game: State) -> None:
    """FZ-E.105: drop what lasted until a condition that holds now."""
    over = []
    for change in game.lasting:
        until = change.until
        if until and until.duration == UNTIL and evaluate(game, until.context, until.condition.condition):
            over.append(change)
    if over:
        keep(game, [change for change in game.lasting if change not in over])


def changed(game: State, quantity: int, figure: int, value: int) -> int:
    """A value of a figure after all that adjusts it: first what sets it, then what adds to it."""
    added = 0
    adjusted: Adjusted
    for adjusted in matching(game, quantity, figure):
        added += adjusted.by or 0
        if adjusted.to is not None:
            value = adjusted.to
    return max(0, value + added)


def readings(game: State, change: Change, figure: int) -> Sequence[Context]:
    """How a change is read for a figure: a trait once for each figure that bears it, anything else once."""
    until = change.until
    if until is not None and until.duration == THIS_ATTACK and until.attacks != (len(game.attacks) or 1):
        return ()  # it belongs to an attack around this one
    if change.kind < 0:
        return (change.context(figure, change.bearer),)
    if change.is_about_itself:
        return (change.context(figure, figure),) if game.kind_of(figure) == change.kind else ()
    return _readings_of_trait(game, change, figure)


def _readings_of_trait(game: State, change: Change, figure: int) -> Sequence[Context]:
    bearers_there = [monster for monster in game.figures_of_kind(change.kind) if game.monster_at[monster] >= 0]
    return [change.context(figure, FIRST_MONSTER + monster) for monster in bearers_there]


def matching(game: State, quantity: int, figure: int) -> list[Any]:
    """The details of every change of a quantity that is about this figure, all but whom it is about evaluated."""
    found = []
    for change in game.modifiers[quantity]:
        details, inner = change.details, change.inner
        for context in readings(game, change, figure):
            if contains(game, context, change.whom, figure) and evaluate(game, context, change.condition):
                found.append(details._make(evaluated(game, context, details, inner)) if inner else details)
    return found


def applying(game: State, quantity: int) -> list[Any]:
    """The evaluated details of every change of a quantity that concerns no particular figure."""
    return [
        change.details._make([evaluate(game, context, argument) for argument in change.details])
        for change in game.modifiers[quantity]
        for context in readings(game, change, NOBODY)
        if evaluate(game, context, change.condition)
    ]


def thing_at(game: State, change: Change, place: int) -> int:
    """FZ-5.31: the number of the thing that an effect opens to attacks at a place."""
    return FIRST_THING + change.source * game.scenario.location_count + place


def opening_of(game: State, thing: int) -> tuple[Change, Context] | None:
    """FZ-5.31: the effect in force that opens a thing to attacks, and how it is read."""
    for change in game.modifiers[OPEN_TARGET]:
        opening: Opening = change.details
        for context in readings(game, change, NOBODY):
            if any(thing_at(game, change, place) == thing for place in evaluate(game, context, opening.at)):
                return change, context
    return None


def is_restricted(game: State, hero: int, what: int) -> bool:
    """FZ-E.90, FZ-E.91: 'cannot' beats 'may' unless a permission names the hero (FZ-A.58)."""
    forbidden = named(game, RESTRICTED, hero, what)
    return bool(forbidden and forbidden & ~named(game, PERMITTED, hero, forbidden))


def named(game: State, quantity: int, figure: int, what: int) -> int:
    """Which of some things the changes of a quantity name for a figure."""
    found = 0
    for change in game.modifiers[quantity]:
        acts: Acts = change.details
        new = acts.what & what & ~found
        if new and is_changed_by(game, change, figure):
            found |= new
    return found


def is_changed_by(game: State, change: Change, figure: int) -> bool:
    """Whether a change concerns a figure now."""
    for context in readings(game, change, figure):
        if contains(game, context, change.whom, figure) and evaluate(game, context, change.condition):
            return True
    return False


def is_skipped(game: State, part: int, figure: int = NOBODY) -> bool:
    """FZ-E.98: whether an effect in force leaves out a part of the round, for all or for one figure."""
    return bool(game.modifiers[SKIPPED]) and _is_left_out(game, part, figure)


def _is_left_out(game: State, part: int, figure: int) -> bool:
    return any(skip.who is None or figure in skip.who for skip in applying(game, SKIPPED) if skip.part == part)


# --- moments --------------------------------------------------------------------------------------


def announce(
    game: State, moment: int, figure: int = NOBODY, other: int = NOBODY, place: int = OFF_BOARD, amount: int = 0
) -> None:
    """A moment has come: if anybody may wait for it, let them come into play next."""
    slots = game.watched[moment]
    if not slots:
        return
    if figure >= FIRST_SPECIALIST:
        slot = TO_MONSTER
    else:
        slot = TO_HERO if figure >= 0 else TO_NOBODY
    if slots[slot]:
        bring_into_play(game, (moment, figure, other, place, amount), slot, False)


def announce_last(game: State, moment: int, figure: int, other: int, place: int, amount: int = 0) -> None:
    """The same at once, for the last line of a step and for what a figure does or suffers."""
    slot = TO_MONSTER if figure >= FIRST_SPECIALIST else TO_HERO
    if game.watched[moment][slot]:
        bring_into_play(game, (moment, figure, other, place, amount), slot, True)


def announce_time(game: State, moment: int, unit: int, seat: int = NOBODY) -> None:
    """FZ-E.20: a unit of time begins or ends, perhaps the turn of a hero."""
    slots = game.watched[moment]
    if slots and slots[unit]:
        place = game.hero_at[seat] if seat >= 0 else OFF_BOARD
        bring_into_play(game, (moment, seat, NOBODY, place, unit), unit, False)


def bring_into_play(game: State, occasion: Occasion, slot: int, is_last: bool) -> None:
    """Abilities in force come first, then reactions (FZ-11.05), with the hands as the abilities leave them.

    If it is the last line of a step, what comes first comes at once.
    """
    moment = occasion[0]
    is_awaited = False
    attacks = game.attacks
    for one in waiting(game, moment, slot) if attacks and attacks[-1].has_texts else game.heard[moment][slot]:
        if may_concern(game, one, occasion):
            is_awaited = True
            break
    if game.scenario.reaction_slots[moment] >> slot & 1 and not game.is_ambush:  # FZ-7.16
        if is_last and not is_awaited:
            game.open_window(occasion, slot, TURN_ORDERS[len(game.hero_at)][game.start_seat])
        else:
            game.agenda.append((let_react, occasion, slot, TURN_ORDERS[len(game.hero_at)][game.start_seat]))
    if is_awaited:
        if is_last:
            resolve_abilities(game, occasion, ())
        else:
            game.agenda.append((resolve_abilities, occasion, ()))


def let_react(game: State, occasion: Occasion, slot: int, seats: tuple[int, ...]) -> None:
    """FZ-11.05: the step that lets players react."""
    game.open_window(occasion, slot, seats)


def may_concern(game: State, one: Listener, occasion: Occasion) -> bool:
    """Whether an ability may wait for just this: a quick look that most of them do not pass."""
    ability = one.ability
    _moment, figure, other, place, amount = occasion
    if one.kind >= 0:
        return not ability.waits_for_itself or one.kind in (game.kind_of(figure), game.kind_of(other))
    return bool(ability.is_triggered(game, (ability.source, one.bearer, one.you, figure, other, place, amount)))


def waiting(game: State, moment: int, slot: int) -> Sequence[Listener]:
    """What is in force and waits for such an event; the cards of the current attack are in force during it."""
    listeners = game.heard[moment][slot]
    if game.attacks and game.attacks[-1].has_texts:
        listeners += attack_texts(game, game.attacks[-1], moment)
    return listeners


def attack_texts(game: State, attack: Attack, moment: int) -> tuple[Listener, ...]:
    """What the cards of an attack say for a moment."""
    return tuple(
        Listener(ability, attack.attacker, attack.attacker, -1)
        for card in attack.cards
        for ability in game.scenario.attack_extra[card]
        if ability.moment == moment
    )


def bearers_of_trait(game: State, one: Listener, occasion: Occasion) -> list[int]:
    """Who bears a trait: every figure of its kind on the board or in the event, if it is not about these alone."""
    concerned = occasion[1:3]
    if one.ability.waits_for_itself:
        return [figure for figure in sorted(set(concerned)) if game.kind_of(figure) == one.kind]
    of_kind = [FIRST_MONSTER + monster for monster in game.figures_of_kind(one.kind)]
    return [figure for figure in of_kind if game.place_of(figure) >= 0 or figure in concerned]
