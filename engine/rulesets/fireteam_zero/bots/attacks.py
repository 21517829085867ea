"""Whether an attack is worth its cards: the odds of the kill against the cards that are life."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.effects.program import evaluate
from engine.rulesets.fireteam_zero.bots.knowledge import Knowledge
from engine.rulesets.fireteam_zero.bots.odds import MOST_HITS, risk
from engine.rulesets.fireteam_zero.ch05_attacking import card_range, resistance_of, terrain_dice
from engine.rulesets.fireteam_zero.codes import (
    EXPLOSION,
    FIRST_MONSTER,
    FIRST_SPECIALIST,
    FIRST_THING,
    MOST_ATTACK_DICE,
    RANGE,
)
from engine.rulesets.fireteam_zero.state import Cards, State

A_CARD = 0.006  # what a card costs even when nobody threatens: it might have been a reaction
A_THING = 0.3  # what striking a thing that a card opens to attacks is worth
FREEDOM = 0.03  # killing the last monster here lets the hero search, secure and leave
SURE = 0.97  # odds at which further cards are wasted
FARTHEST = 4  # distances beyond are all the same
MOST_HANDS = 4096  # remembered at a time


class Blow(NamedTuple):
    """An attack that might be made."""

    worth: float
    chance: float
    target: int
    cards: Cards


NO_BLOW = Blow(0.0, 0.0, -1, ())


class Stake(NamedTuple):
    """What the attacker risks: hits to expect in the threat phase, and what going down would cost."""

    danger: float
    price: float
    menace: tuple[int, ...]  # monsters that would attack this hero
    hunted: float = 1.0  # how much more a kill is worth than usual


class Volley(NamedTuple):
    """Cards of one type with a target in range, the strongest first, and what the first 1, 2, … add up to."""

    type: int
    sums: tuple[tuple[int, int], ...]  # (strength, bonus hits)
    cards: Cards


def volleys(game: State, known: Knowledge, seat: int) -> Sequence[Sequence[Volley]]:
    """What a hand can fire at each distance; the same hand is looked at once."""
    hand = game.hands[seat]
    if game.modifiers[RANGE]:
        return _sort_hand(game, known, hand, [card_range(game, seat, card) for card in hand])
    found: Sequence[Sequence[Volley]] | None = known.hands.get(hand)
    if found is None:
        if len(known.hands) >= MOST_HANDS:
            known.hands.clear()
        ranges = game.scenario.attack_range
        found = known.hands[hand] = _sort_hand(game, known, hand, [ranges[card] for card in hand])
    return found


def _sort_hand(game: State, known: Knowledge, hand: Cards, ranges: list[int]) -> list[list[Volley]]:
    scenario = game.scenario
    order = sorted(range(len(hand)), key=lambda index: -known.power[hand[index]])
    table = []
    for distance in range(FARTHEST + 1):
        by_type: list[list[int]] = [[], [], []]
        for index in order:
            if ranges[index] >= distance:
                by_type[scenario.attack_type[hand[index]]].append(hand[index])
        row = []
        for kind, cards in enumerate(by_type):
            if cards:
                strength = bonus = 0
                sums = []
                for card in cards:
                    strength += scenario.attack_strength[card]
                    bonus += scenario.attack_bonus[card]
                    sums.append((strength, bonus))
                row.append(Volley(kind, tuple(sums), tuple(cards)))
        table.append(row)
    return table


def best_blow(
    game: State, known: Knowledge, seat: int, origin: int, targets: list[int], stake: Stake, floor: float = 0.0
) -> Blow:
    """The best attack on one of the targets from a place; NO_BLOW if none is worth its cards, or more than `floor`."""
    scenario = game.scenario
    hand = volleys(game, known, seat)
    row = origin * scenario.location_count
    best = NO_BLOW
    for target in targets:
        if target < FIRST_SPECIALIST:
            continue  # nobody shoots at friends
        place = game.monster_at[target - FIRST_MONSTER] if target < FIRST_THING else game.place_of(target)
        distance = scenario.attack_table[row + place]
        for volley in hand[distance] if distance <= FARTHEST else ():
            blow = _weigh(game, known, seat, origin, place, target, volley, stake, floor)
            if blow.worth > floor:
                best, floor = blow, blow.worth
    return best


def _weigh(
    game: State,
    known: Knowledge,
    seat: int,
    origin: int,
    place: int,
    target: int,
    volley: Volley,
    stake: Stake,
    floor: float,
) -> Blow:
    """How many cards of one type to play; nothing if even all of them cannot be worth more than `floor`."""
    kind, sums, cards = volley
    needs, prizes, relief = _victims(game, known, place, target, kind, stake)
    added = terrain_dice(game, origin, place) if origin != place else 0
    table = known.kill[kind]
    hand = len(game.hands[seat])
    danger, price = stake.danger, stake.price
    calm = risk(hand, danger) if danger else 0.0
    if len(needs) == 1:
        strength, bonus = sums[-1]
        if _odds(table, strength + added, needs[0] - bonus) * prizes[0] + price * calm <= floor:
            return NO_BLOW
    friends = [hero for hero, at in enumerate(game.standing_at) if at == place] if kind == EXPLOSION else []
    best = NO_BLOW
    for number, (strength, bonus) in enumerate(sums, start=1):
        dice = strength + added
        chance = _odds(table, dice, needs[0] - bonus)
        worth = chance * prizes[0] - A_CARD * number
        for need, prize in zip(needs[1:], prizes[1:], strict=True):
            worth += _odds(table, dice, need - bonus) * prize
        left = hand - number
        if danger:
            if relief:
                after = chance * risk(left, danger - relief) + (1.0 - chance) * risk(left, danger)
            else:
                after = risk(left, danger)
            worth -= price * (after - calm)
        for friend in friends:  # FZ-5.28: an explosion strikes every hero there as well
            hits = max(0, min(MOST_ATTACK_DICE, dice)) * known.mean[kind] + bonus
            worth -= price * risk(left if friend == seat else len(game.hands[friend]), hits) + 0.02 * hits
        if worth > best.worth:
            best = Blow(worth, chance, target, cards[:number])
        if chance > SURE and len(needs) == 1:
            break
    return best


def _odds(table: tuple[tuple[float, ...], ...], dice: int, need: int) -> float:
    """How likely so many dice show so many hits."""
    if need <= 0:
        return 1.0
    if need > MOST_HITS or dice <= 0:
        return 0.0
    return table[dice if dice < MOST_ATTACK_DICE else MOST_ATTACK_DICE][need]


def _victims(
    game: State, known: Knowledge, place: int, target: int, kind: int, stake: Stake
) -> tuple[list[int], list[float], float]:
    """Hits needed for and worth of each figure that the attack can kill, and hits that the target would deal."""
    if target >= FIRST_THING:
        return [thing_need(game, target)], [A_THING], 0.0
    monster = target - FIRST_MONSTER
    its_kind = game.kinds[monster]
    health = game.scenario.health
    needs = [health[its_kind] + resistance_of(game, monster, kind)]
    prizes = [known.prize[its_kind] * stake.hunted]
    if kind == EXPLOSION:
        for other, at in enumerate(game.monster_at):
            if at == place and other != monster:
                needs.append(health[game.kinds[other]] + resistance_of(game, other, kind))
                prizes.append(known.prize[game.kinds[other]] * stake.hunted)
    if place in game.standing_at and game.monster_at.count(place) == 1:
        prizes[0] += FREEDOM
    return needs, prizes, known.hits[its_kind] if monster in stake.menace else 0.0


def thing_need(game: State, thing: int) -> int:
    """Hits that a thing opened to attacks needs (FZ-5.33)."""
    found = game.opening_of(thing)
    if found is None:
        return MOST_HITS
    change, context = found
    return int(evaluate(game, context, change.args[3])) + int(evaluate(game, context, change.args[2]))
