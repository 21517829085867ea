"""Whether an attack is worth its cards: the odds of the kill against the cards that are life."""

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


def best_blow(game: State, known: Knowledge, seat: int, origin: int, targets: list[int], stake: Stake) -> Blow:
    """The best attack on one of the targets from a place; NO_BLOW if none is worth its cards."""
    scenario = game.scenario
    hand = game.hands[seat]
    row = origin * scenario.location_count
    ranges = scenario.attack_range if not game.modifiers[RANGE] else None
    best = NO_BLOW
    for target in targets:
        if target < FIRST_SPECIALIST:
            continue  # nobody shoots at friends
        place = game.place_of(target)
        distance = scenario.attack_table[row + place]
        by_type: list[list[int]] = [[], [], []]
        for card in hand:
            if (ranges[card] if ranges is not None else card_range(game, seat, card)) >= distance:
                by_type[scenario.attack_type[card]].append(card)
        for kind, cards in enumerate(by_type):
            if cards:
                blow = _best_of_type(game, known, seat, origin, place, target, kind, cards, stake)
                if blow.worth > best.worth:
                    best = blow
    return best


def _best_of_type(
    game: State,
    known: Knowledge,
    seat: int,
    origin: int,
    place: int,
    target: int,
    kind: int,
    cards: list[int],
    stake: Stake,
) -> Blow:
    """How many cards of one type to play, the strongest first."""
    if len(cards) > 1:
        cards.sort(key=lambda card: -known.power[card])
    scenario = game.scenario
    hand = len(game.hands[seat])
    added = terrain_dice(game, origin, place)
    table = known.kill[kind]
    needs, prizes, relief = _victims(game, known, place, target, kind, stake)
    friends = _friends_hit(game, place, seat, stake) if kind == EXPLOSION else ()
    calm = risk(hand, stake.danger)
    best = NO_BLOW
    strength = bonus = 0
    for number, card in enumerate(cards, start=1):
        strength += scenario.attack_strength[card]
        bonus += scenario.attack_bonus[card]
        dice = strength + added
        dice = 0 if dice < 0 else dice if dice < MOST_ATTACK_DICE else MOST_ATTACK_DICE
        row = table[dice]
        worth = -A_CARD * number
        chance = 0.0
        for need, prize in zip(needs, prizes, strict=True):
            missing = need - bonus
            odds = 1.0 if missing <= 0 else row[missing] if missing <= MOST_HITS else 0.0
            worth += odds * prize
            chance = chance or odds  # the target comes first
        left = hand - number
        if stake.danger:
            after = chance * risk(left, stake.danger - relief) + (1.0 - chance) * risk(left, stake.danger)
            worth -= stake.price * (after - calm)
        for friend in friends:
            cards_left = left if friend == seat else len(game.hands[friend])
            worth -= stake.price * risk(cards_left, dice * known.mean[kind] + bonus) + 0.02 * dice * known.mean[kind]
        if worth > best.worth:
            best = Blow(worth, chance, target, tuple(cards[:number]))
        if chance > 0.97 and len(needs) == 1:
            break
    return best


def _friends_hit(game: State, place: int, seat: int, stake: Stake) -> tuple[int, ...]:
    """FZ-5.28: an explosion strikes every hero there as well."""
    return tuple([hero for hero, at in enumerate(game.standing_at) if at == place])


def _victims(
    game: State, known: Knowledge, place: int, target: int, kind: int, stake: Stake
) -> tuple[list[int], list[float], float]:
    """Hits needed for and worth of each figure that the attack can kill, and hits that the first one would have dealt."""
    if target >= FIRST_THING:
        return [thing_need(game, target, kind)], [A_THING], 0.0
    monster = target - FIRST_MONSTER
    monsters = [monster]
    if kind == EXPLOSION:
        monsters += [other for other, at in enumerate(game.monster_at) if at == place and other != monster]
    health, kinds = game.scenario.health, game.kinds
    needs = [health[kinds[one]] + resistance_of(game, one, kind) for one in monsters]
    prizes = [known.prize[kinds[one]] * stake.hunted for one in monsters]
    if game.monster_at.count(place) == 1 and place in game.standing_at:
        prizes[0] += FREEDOM
    return needs, prizes, known.hits[kinds[monster]] if monster in stake.menace else 0.0


def thing_need(game: State, thing: int, kind: int) -> int:
    """Hits that a thing opened to attacks needs (FZ-5.33)."""
    found = game.opening_of(thing)
    if found is None:
        return MOST_HITS
    change, context = found
    return int(evaluate(game, context, change.args[3])) + int(evaluate(game, context, change.args[2]))
