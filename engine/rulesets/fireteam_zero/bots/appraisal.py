"""What a piece of card text would do here and now, in cards: who is meant is looked up, choices are made well.

`worth` guesses from the printed words alone; this looks at the board as well: whether damage kills, how many
heroes draw, where a move could lead. It reads the compiled steps, so it knows cards that nobody has written yet.
"""

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.effects.program import BOUND, FIGURE, YOU, Context, Do, Pick, Program, evaluate
from engine.core.effects.run import is_payable
from engine.core.effects.table import FIGURES, NUMBER, STEP, Param
from engine.rulesets.fireteam_zero.bots.attacks import blow_here
from engine.rulesets.fireteam_zero.bots.danger import danger_at, menaces, price_of_fall
from engine.rulesets.fireteam_zero.bots.goals import goal_of, wants_search
from engine.rulesets.fireteam_zero.bots.knowledge import Knowledge
from engine.rulesets.fireteam_zero.bots.odds import risk
from engine.rulesets.fireteam_zero.bots.worth import A_CARD, NEARER, PER_UNIT, step_worth
from engine.rulesets.fireteam_zero.codes import (
    EXPLOSION,
    FIRST_MONSTER,
    FIRST_SPECIALIST,
    FIRST_THING,
    IMPASSABLE,
    LYING,
    SKIPPABLE,
    SPAWN_POOL,
    TACTICS_PHASE,
    THREAT_PHASE,
)
from engine.rulesets.fireteam_zero.rules.ch03_tactics_phase import full_hand
from engine.rulesets.fireteam_zero.rules.ch04_hero_phase import ACTION_KINDS, SEARCH_ACTION, SPECIAL_ACTION
from engine.rulesets.fireteam_zero.rules.ch05_attacking import resistance_of
from engine.rulesets.fireteam_zero.rules.ch07_searching import may_search
from engine.rulesets.fireteam_zero.state import RECON_PILE, State
from engine.rulesets.fireteam_zero.vocabulary import vocabulary
from engine.rulesets.fireteam_zero.vocabulary.card_steps import draw_cards_step

A_SEARCH = 3.0  # an action that may find what is missing
AN_ATTACK = 1.0  # of a comrade with a monster in reach and cards in hand
USUAL_RANGE, CARDS_FOR_AN_ATTACK = 1, 3
A_LOOK = 0.5  # at the recon deck, while something is to be found there
PER_MONSTER_KEPT_OFF = 0.8  # by leaving out a spawn step
KILLS_OF_A_HERO = 0.7  # in a round, at a guess
A_CARD_SPARED = 0.3  # what a hit is worth less to a hero for each card more in hand
A_TURN_HELD = 1.5  # what it costs a hero to be held
A_MONSTER_MOVED = 0.3
ANY_ACTION = len(ACTION_KINDS)
MOST_CANDIDATES = 24  # of a choice, looked at one by one

Appraiser = Callable[[State, Knowledge, Context, tuple[Any, ...]], float]


def program_here(game: State, known: Knowledge, program: Program, context: Context) -> float:
    """What a list of steps would do for the heroes now."""
    return steps_here(game, known, program, 0, context[: BOUND + program.slot])


def steps_here(game: State, known: Knowledge, program: Program, index: int, context: Context) -> float:
    """The same from one step on; where somebody chooses, the best choice counts."""
    total = 0.0
    steps = program.steps
    for number in range(index, len(steps)):
        step = steps[number]
        if isinstance(step, Pick):
            candidates = list(dict.fromkeys(evaluate(game, context, step.candidates)))[:MOST_CANDIDATES]
            if not candidates:
                context = (*context, ())
                continue
            return total + max([steps_here(game, known, program, number + 1, (*context, (one,))) for one in candidates])
        total += step_here(game, known, step, context)
    return total


class _Unit:
    """An operation whose worth is so much for each figure or each number of it."""

    __slots__ = ("each", "figures", "numbers")

    def __init__(self, each: tuple[float, float], params: Sequence[Param]) -> None:
        self.each = each  # for heroes and for monsters
        places = [place for place, param in enumerate(params) if param.type == FIGURES]
        self.figures = places[0] if places else -1  # where among its arguments it says who is meant
        self.numbers = [
            place for place, param in enumerate(params) if param.type == NUMBER and param.name in ("n", "by")
        ]


def step_here(game: State, known: Knowledge, step: Do, context: Context) -> float:
    """What one step would do now."""
    special = _SPECIAL.get(step.operation.run)
    if special is not None:
        return special(game, known, context, step.args)
    unit = _UNITS.get(step.operation.run)
    if unit is None:
        return step_worth(step)
    number = 1.0
    for place in unit.numbers:
        if step.args[place] is not None:
            number = abs(evaluate(game, context, step.args[place]))
    if unit.figures < 0:
        return unit.each[0] * number
    reached: tuple[int, ...] = evaluate(game, context, step.args[unit.figures])
    heroes = sum([1 for figure in reached if figure < FIRST_SPECIALIST])
    return number * (unit.each[0] * heroes + unit.each[1] * len(monsters_among(reached)))


def monsters_among(figures: tuple[int, ...]) -> list[int]:
    """The numbers of the monsters among some figures."""
    return [figure - FIRST_MONSTER for figure in figures if FIRST_MONSTER <= figure < FIRST_THING]


def action_worth(game: State, known: Knowledge, seat: int, option: tuple[Any, ...]) -> float:
    """What an action that a card offers is worth: progress is worth what it always is, anything else is looked at."""
    index: int = option[1]
    if known.is_progress[index]:
        return known.worth[index]
    ability = game.scenario.abilities[index]
    bearer = option[2]
    context = (ability.source, bearer, seat, seat, bearer, game.hero_at[seat], 0)
    return program_here(game, known, ability.program, context) + program_here(game, known, ability.cost, context)


# --- what is done to figures ----------------------------------------------------------------------


def _damage(game: State, known: Knowledge, context: Context, args: tuple[Any, ...]) -> float:
    """Monsters die of it or shrug it off; heroes lose cards, or fall."""
    target, n, kind = args[:3]
    hits = evaluate(game, context, n)
    total = 0.0
    for figure in evaluate(game, context, target):
        if figure < FIRST_SPECIALIST:
            if game.standing_at[figure] != LYING:
                total -= 1.1 * hits + (price_of_fall(game) / A_CARD if hits > len(game.hands[figure]) else 0.0)
        elif FIRST_MONSTER <= figure < FIRST_THING:
            total += _kill_by_damage(game, known, figure - FIRST_MONSTER, hits, kind)
    return total


def _kill_by_damage(game: State, known: Knowledge, monster: int, hits: int, kind: int | None) -> float:
    its_kind = game.kinds[monster]
    need = game.scenario.health[its_kind] + (resistance_of(game, monster, kind) if kind is not None else 0)
    return kill_worth(game, known, monster) if game.monster_at[monster] >= 0 and hits >= need else 0.0


def kill_worth(game: State, known: Knowledge, monster: int) -> float:
    """A kill in cards: its prize, and the hits it will not deal if its activation is still to come."""
    kind = game.kinds[monster]
    is_to_come = game.phase != THREAT_PHASE or game.activations or not game.activated >> monster & 1
    return known.prize[kind] / A_CARD + (known.hits[kind] if is_to_come else 0.0)


def _prevent(game: State, known: Knowledge, context: Context, args: tuple[Any, ...]) -> float:
    """Hits that are ignored: cards that are kept, and perhaps a hero who stays on their feet."""
    n = evaluate(game, context, args[1])
    total = 0.0
    for hero in evaluate(game, context, args[0]):
        if hero < FIRST_SPECIALIST and game.standing_at[hero] != LYING:
            hits = hits_to_come(game, known, hero, context)
            left = max(0.0, hits - n)
            saved = risk_of(game, hero, hits) - risk_of(game, hero, left)
            total += hits - left + saved * price_of_fall(game) / A_CARD
    return total


def hits_to_come(game: State, known: Knowledge, hero: int, context: Context) -> float:
    """The hits that a hero is about to take: those on the table, or to expect of the attack under way.

    Whoever prevents their own hits when a comrade is the target is going to step in.
    """
    pending = [strike[1] for strike in game.strikes[-1] if strike[0] == hero] if game.strikes else []
    if pending:
        return float(pending[0])
    if not game.attacks:
        return 0.0
    attack = game.attacks[-1]
    place = game.place_of(attack.target)
    is_struck = attack.target == hero or (attack.type == EXPLOSION and game.standing_at[hero] == place)
    if not is_struck and not (hero == context[YOU] and context[FIGURE] == attack.target):
        return 0.0
    return attack.strength * known.mean[attack.type] + attack.bonus_hits


def _redirect(game: State, known: Knowledge, context: Context, args: tuple[Any, ...]) -> float:
    """Another hero is attacked: good if that one is less likely to fall, or can spare more cards."""
    attack = game.attacks[-1] if game.attacks else None
    heroes = evaluate(game, context, args[0])
    if attack is None or attack.target >= FIRST_SPECIALIST or not heroes or heroes[0] >= FIRST_SPECIALIST:
        return PER_UNIT["redirect"][0]
    hits = attack.strength * known.mean[attack.type] + attack.bonus_hits
    mine, theirs = len(game.hands[heroes[0]]) - 1, len(game.hands[attack.target])
    return price_of_fall(game) * (risk(theirs, hits) - risk(mine, hits)) / A_CARD + A_CARD_SPARED * (mine - theirs)


def risk_of(game: State, hero: int, hits: float) -> float:
    """How likely so many hits, fixed or expected, knock a hero down."""
    hand = len(game.hands[hero])
    return float(hits > hand) if game.strikes else risk(hand, hits)


def _kill(game: State, known: Knowledge, context: Context, args: tuple[Any, ...]) -> float:
    return sum([kill_worth(game, known, monster) for monster in monsters_among(evaluate(game, context, args[0]))])


def _restrict(game: State, known: Knowledge, context: Context, args: tuple[Any, ...]) -> float:
    """Monsters that may not attack deal no hits."""
    figures = evaluate(game, context, args[0])
    held = sum([known.hits[game.kinds[monster]] for monster in monsters_among(figures)])
    return held - A_TURN_HELD * sum([1 for figure in figures if figure < FIRST_SPECIALIST])


def _move(game: State, known: Knowledge, context: Context, args: tuple[Any, ...]) -> float:
    """How much better heroes would stand; monsters are taken to be sent away."""
    who, to, steps = args[:3]
    total = 0.0
    for figure in evaluate(game, context, who):
        if figure < FIRST_SPECIALIST:
            if game.standing_at[figure] == LYING:
                continue
            if to is not None:
                places = evaluate(game, context, to)
            else:
                places = _around(game, known, game.hero_at[figure], evaluate(game, context, steps))
            total += better_place(game, known, figure, list(places))
        elif FIRST_MONSTER <= figure < FIRST_THING:
            total += A_MONSTER_MOVED
    return total


def _around(game: State, known: Knowledge, here: int, steps: int) -> list[int]:
    """Where so many steps can lead, whatever the ground; looked up once, unless an effect has changed the terrain."""
    if game.extra_terrain:
        return _spread(game, here, steps)
    found = known.around.get((here, steps))
    if found is None:
        found = known.around[here, steps] = _spread(game, here, steps)
    return found


def _spread(game: State, here: int, steps: int) -> list[int]:
    found = {here}
    border = [here]
    for _ in range(min(steps, 8)):
        border = [
            place
            for at in border
            for place in game.scenario.neighbours[at]
            if place not in found and not game.terrain[place] & IMPASSABLE
        ]
        found.update(border)
    return sorted(found)


def better_place(game: State, known: Knowledge, seat: int, places: list[int]) -> float:
    """How many cards it is worth to be at the best of some places rather than here."""
    values = place_values(game, known, seat, [game.hero_at[seat], *places])
    return (max(values) - values[0]) / A_CARD


def place_values(game: State, known: Knowledge, seat: int, places: list[int]) -> list[float]:
    """What it is worth to a hero to stand at each of some places: the danger, and the way still to go."""
    ways = game.path_table()
    count = game.scenario.location_count
    menace = menaces(game, known, seat)
    price = price_of_fall(game)
    goal = goal_of(game, known, seat, wants_search(game))
    hand = len(game.hands[seat])
    standing = game.standing_at[seat]
    values = []
    for place in places:
        comrades = game.standing_at.count(place) - (place == standing)
        danger = danger_at(ways, menace, place, comrades)
        value = -price * risk(hand, danger) if danger else 0.0
        values.append(value - (NEARER * ways[place * count + goal] if goal >= 0 else 0.0))
    return values


# --- cards, actions, parts of the round -----------------------------------------------------------


def _draw(game: State, _known: Knowledge, context: Context, args: tuple[Any, ...]) -> float:
    """Before the draw step only what goes beyond a full hand counts, except for who does not draw (FZ-3.13)."""
    n = evaluate(game, context, args[1])
    total = 0.0
    for hero in evaluate(game, context, args[0]):
        if hero >= FIRST_SPECIALIST:
            continue
        if game.phase == TACTICS_PHASE and hero != context[YOU]:
            total += max(0, min(n, len(game.hands[hero]) + n - full_hand(game, hero)))
        else:
            total += n
    return total


def drawn_by(game: State, program: Program, context: Context, hero: int) -> int:
    """How many cards a list of steps lets a hero draw."""
    drawn = 0
    for step in program.steps:
        if not isinstance(step, Do) or step.operation.run is not draw_cards_step:
            continue
        if hero in evaluate(game, context, step.args[0]):
            drawn += evaluate(game, context, step.args[1])
    return drawn


def _full_hand(game: State, _known: Knowledge, context: Context, args: tuple[Any, ...]) -> float:
    """So many more cards for everybody who draws."""
    who, by, to = args[:3]
    total = 0.0
    for hero in evaluate(game, context, who):
        if hero < FIRST_SPECIALIST and hero != context[YOU]:
            full = full_hand(game, hero)
            new = full + evaluate(game, context, by) if by is not None else evaluate(game, context, to)
            total += max(new - len(game.hands[hero]), 0) - max(full - len(game.hands[hero]), 0)
    return total


def _action(game: State, known: Knowledge, context: Context, args: tuple[Any, ...]) -> float:
    """An action out of turn: a search, or an attack if there is anything to attack."""
    which = args[1]
    search = wants_search(game)
    total = 0.0
    for hero in evaluate(game, context, args[0]):
        if hero >= FIRST_SPECIALIST or game.standing_at[hero] == LYING:
            continue
        if which in (SEARCH_ACTION, ANY_ACTION) and search and may_search(game, hero):
            total += A_SEARCH
        elif which not in (SEARCH_ACTION, SPECIAL_ACTION):
            total += _attack_worth(game, known, hero, hero == context[YOU])
    return total


def _attack_worth(game: State, known: Knowledge, hero: int, is_mine: bool) -> float:
    """What an attack out of turn is worth; a comrade's cards are private (FZ-A.63), so theirs is a guess."""
    if is_mine:
        return blow_here(game, known, hero).worth / A_CARD
    near = game.scenario.around(game.hero_at[hero], USUAL_RANGE)
    in_reach = [at for at in game.monster_at if at in near]
    return AN_ATTACK if in_reach and len(game.hands[hero]) >= CARDS_FOR_AN_ATTACK else 0.0


def _look(game: State, _known: Knowledge, context: Context, args: tuple[Any, ...]) -> float:
    """Cards that are looked at and put back in order, if anybody is going to draw them and has not seen them."""
    deck, n, reorder, _whose = args
    count = evaluate(game, context, n)
    if not reorder or count < 2 or deck == 2:
        return 0.1
    if deck == 0:
        return A_LOOK
    top = range(max(0, len(game.recon_deck) - count), len(game.recon_deck))
    seen = game.seen[RECON_PILE] if game.seen else 0
    unseen = sum([1 for place in top if not seen >> place & 1])
    return A_LOOK * unseen / count if wants_search(game) else 0.0


def _skip(game: State, known: Knowledge, _context: Context, args: tuple[Any, ...]) -> float:
    """What is left out of the round."""
    part = SKIPPABLE[args[0]]
    if part == "spawn":
        waiting = [at for at, pool in zip(game.monster_at, game.pools, strict=True) if at < 0 and pool == SPAWN_POOL]
        return PER_MONSTER_KEPT_OFF * (len(waiting) + KILLS_OF_A_HERO * len(game.hero_at))
    on_board = [known.hits[game.kinds[monster]] for monster, at in enumerate(game.monster_at) if at >= 0]
    if part == "activation":
        return sum(on_board)
    if part == "threatPhase":
        return sum(on_board) + 2.0
    return {"threat": 1.0, "tacticsPhase": -4.0, "heroPhase": -8.0, "draw": -4.0, "turn": -3.0}.get(part, 0.0)


# --- structure ------------------------------------------------------------------------------------


def _if(game: State, known: Knowledge, context: Context, args: tuple[Any, ...]) -> float:
    holds, then, otherwise = args
    return program_here(game, known, then if evaluate(game, context, holds) else otherwise, context)


def _may(game: State, known: Knowledge, context: Context, args: tuple[Any, ...]) -> float:
    return max(0.0, program_here(game, known, args[0], context))


def _choose(game: State, known: Knowledge, context: Context, args: tuple[Any, ...]) -> float:
    return max([program_here(game, known, branch, context) for branch in args[0]], default=0.0)


def _cost(game: State, known: Knowledge, context: Context, args: tuple[Any, ...]) -> float:
    price, then = args[:2]
    if not is_payable(game, price, context):
        return 0.0
    return max(0.0, program_here(game, known, price, context) + program_here(game, known, then, context))


def _for_each(game: State, known: Knowledge, context: Context, args: tuple[Any, ...]) -> float:
    elements, _name, program = args
    outer = context[: BOUND + program.slot - 1]
    return sum([program_here(game, known, program, (*outer, (one,))) for one in evaluate(game, context, elements)])


def _repeat(game: State, known: Knowledge, context: Context, args: tuple[Any, ...]) -> float:
    times = evaluate(game, context, args[0])
    return float(times * program_here(game, known, args[1], context)) if times > 0 else 0.0


_BY_NAME: dict[str, Appraiser] = {
    "damage": _damage,
    "preventHits": _prevent,
    "redirect": _redirect,
    "kill": _kill,
    "removeMonster": _kill,
    "restrict": _restrict,
    "move": _move,
    "drawCards": _draw,
    "setFullHand": _full_hand,
    "performAction": _action,
    "lookAt": _look,
    "skip": _skip,
    "if": _if,
    "may": _may,
    "choose": _choose,
    "cost": _cost,
    "forEach": _for_each,
    "repeat": _repeat,
}

# By what runs a step: this is looked up for each step of each card that is weighed.
_SPECIAL: dict[Any, Appraiser] = {}
_UNITS: dict[Any, _Unit] = {}
for _operation in vocabulary.of_kind(STEP):
    if _operation.name in _BY_NAME:
        _SPECIAL[_operation.run] = _BY_NAME[_operation.name]
    elif _operation.name in PER_UNIT:
        _UNITS[_operation.run] = _Unit(PER_UNIT[_operation.name], _operation.params)
