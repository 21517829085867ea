"""In a firefight: whom to shoot at, when a bullet control card pays, and what to do after the exchange."""

from typing import Any

from engine.rulesets.countdown.bots.odds import fire_chance, hit_chance, hits_to_expect, shooters
from engine.rulesets.countdown.bots.outlook import plan_of
from engine.rulesets.countdown.bots.prospects import A_WOUND, prospects
from engine.rulesets.countdown.codes import FIRST_CARD, HEAL, INTEL, OBJECTIVE_ZONE, ONE_SHOT, TOP_TERRORIST
from engine.rulesets.countdown.rules.ch12_shots import defence_of, total_of
from engine.rulesets.countdown.rules.ch13_losses import persons_to_hit
from engine.rulesets.countdown.rules.force import zone_of
from engine.rulesets.countdown.rules.seats import step_after
from engine.rulesets.countdown.rules.zones import enemies_in, is_secured
from engine.rulesets.countdown.state import State
from engine.rulesets.countdown.words.option_verbs import BREAK_THROUGH, HOLD, PLAY_BULLET, RETREAT, SHOOT, STRIKE_AGAIN

Option = tuple[Any, ...]

A_LIFE = 2.5
ENOUGH = 0.12  # points below which a shot is not worth its energy
SAVED = 0.45  # the same for a medic with patients
KNOWN = 0.5  # how often the energy of a shot is what lacks for turning up an objective card
BARELY = 1 / 6


def worth_of_enemy(game: State, enemy: int) -> float:
    """What eliminating an enemy is worth: its points, and what it would do if it stayed."""
    scenario = game.scenario
    worth = 0.3 + A_WOUND * fire_chance(game, enemy) + 0.15 * scenario.star[enemy] + 0.3 * scenario.heart[enemy]
    if scenario.kind[enemy] == TOP_TERRORIST:
        worth += scenario.success[enemy] - 0.5 * scenario.fail[enemy]
        if scenario.specials[enemy] & ONE_SHOT:
            worth -= 0.5 * scenario.fail[enemy]
    return worth


def choose_shot(game: State, op: int, options: Any) -> int:
    """The target where one more shot helps most, given what the others have named."""
    named: dict[int, float] = {}
    if game.firefights:
        for other, enemy in game.firefights[-1].shots:
            named[enemy] = named.get(enemy, 1.0) * (1.0 - hit_chance(game, other, enemy))
    zone = game.op_at[op]
    persons = persons_to_hit(game, zone)
    at_stake = -game.scenario.fail[persons[0]] if persons else 0  # CD-13.12: they are hit without a roll
    exposed = _price_of_wound(game, game.ops_in(zone)[0])  # CD-13.09: whom an enemy fires at whom nobody attacks
    best, choice = _price_of_energy(game, op), len(options) - 1
    for index, option in enumerate(options):
        if option[0] != SHOOT:
            continue
        enemy = option[2]
        survives = named.get(enemy, 1.0)
        hit = hit_chance(game, op, enemy)
        gain = (worth_of_enemy(game, enemy) + at_stake) * hit * survives
        if enemy not in named and not persons:  # CD-13.08, CD-13.11: the first to attack draws its fire
            gain -= (1.0 - hit) * fire_chance(game, enemy) * (_price_of_wound(game, op) - exposed)
        if gain > best:
            best, choice = gain, index
    return choice


def _price_of_wound(game: State, op: int) -> float:
    return A_LIFE if game.health[op] == 1 else A_WOUND


def _price_of_energy(game: State, op: int) -> float:
    """What a shot must bring at least: some abilities have a better use for the energy."""
    ability = game.scenario.op_ability[game.ops[op]]
    if ability == HEAL:  # CD-31.04: a medic saves up for those who are wounded
        return SAVED if any(game.health[other] == 1 for other in game.living() if other != op) else ENOUGH
    if ability == INTEL and _has_hidden_objectives(game):  # CD-8.03
        return max(ENOUGH, KNOWN * prospects(game.scenario).objectives.surprise)
    return ENOUGH


def _has_hidden_objectives(game: State) -> bool:
    return not game.is_over_time and any(
        kind == OBJECTIVE_ZONE and any(not game.face_up >> card & 1 for card in stack)
        for kind, stack in zip(game.board.zone_kind, game.stacks, strict=True)
    )


def choose_bullet(game: State, options: Any) -> int:
    """CD-12.18: two points are a lot; only a hit that wins more is worth them, and only if nobody else will hit."""
    op, enemy, face, added = step_after(game)[1:5]
    missing = defence_of(game, enemy) - total_of(game, op, enemy, face) - added
    worth = worth_of_enemy(game, enemy) * _others_miss(game, op, enemy)
    values, costs = game.scenario.bullet_value, game.scenario.bullet_cost
    best, choice = 0.3, len(options) - 1
    for index, option in enumerate(options):
        if option[0] == PLAY_BULLET and values[option[1]] >= missing:
            gain = worth - costs[option[1]] - 0.1 * values[option[1]]
            if gain > best:
                best, choice = gain, index
    return choice


def _others_miss(game: State, op: int, enemy: int) -> float:
    """How likely nobody else of this strike eliminates the enemy (CD-90.18)."""
    if not game.firefights or zone_of(game, FIRST_CARD + enemy) != game.firefights[-1].zone:
        return 1.0
    fight = game.firefights[-1]
    if any(target == enemy for _op, target in fight.hits):
        return 0.0
    place = fight.shots.index((op, enemy)) if (op, enemy) in fight.shots else len(fight.shots)
    miss = 1.0
    for other, target in fight.shots[place + 1 :]:
        if target == enemy:
            miss *= 1.0 - hit_chance(game, other, enemy)
    return miss


def choose_tactics(game: State, op: int, options: Any) -> int:
    """Strike again while it pays, leave when it would kill, and on the way out take the shortest way."""
    zone = game.op_at[op]
    verbs = [option[0] for option in options]
    danger = hits_to_expect(game, zone)
    team = game.ops_in(zone)
    if leave := _way_out(game, zone, options):
        return leave
    if STRIKE_AGAIN in verbs and _pays(game, zone):
        return verbs.index(STRIKE_AGAIN)
    is_doomed = game.health[op] == 1 and danger / max(1, len(team)) > 0.4 and not persons_to_hit(game, zone)
    if is_doomed and RETREAT in verbs:
        return verbs.index(RETREAT)
    return verbs.index(HOLD)


def _pays(game: State, zone: int) -> bool:
    """Whether another exchange is likely to remove more than it costs."""
    enemies = enemies_in(game, zone)
    ready = shooters(game, zone)
    if not enemies or not ready:
        return False
    chances = sorted([max([hit_chance(game, op, enemy) for enemy in enemies]) for op in ready], reverse=True)
    kills = sum(chances[: len(enemies)]) + 0.5 * sum(chances[len(enemies) :])
    share = min(1.0, kills / len(enemies))
    worth = max([worth_of_enemy(game, enemy) for enemy in enemies])
    weakest = min([game.health[op] for op in game.ops_in(zone)])
    wounds = (1.0 - share) * hits_to_expect(game, zone)
    price = A_LIFE if weakest == 1 else A_WOUND
    return share > BARELY and share * worth > 0.6 * wounds * price


def _way_out(game: State, zone: int, options: Any) -> int:
    """The option that leaves for the exit or for a secured zone, when it is time to go; 0 if there is none."""
    if game.time > 1 and not game.is_over_time:
        return 0
    goal = plan_of(game, zone).goal
    for index, option in enumerate(options):
        if option[0] in (RETREAT, BREAK_THROUGH) and option[2] == goal and is_secured(game, goal):
            return index
    return 0
