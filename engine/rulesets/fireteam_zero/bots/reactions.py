"""Cards played out of turn: tactical responses, reactions, taking one for the team."""

from engine.core.decisions import DECLINE
from engine.core.effects.program import Occasion
from engine.rulesets.fireteam_zero.bots.appraisal import drawn_by, program_here
from engine.rulesets.fireteam_zero.bots.danger import danger_of, price_of_fall
from engine.rulesets.fireteam_zero.bots.knowledge import Knowledge
from engine.rulesets.fireteam_zero.bots.odds import MOST_HITS, risk
from engine.rulesets.fireteam_zero.bots.worth import A_CARD
from engine.rulesets.fireteam_zero.codes import (
    AFTER_ROLL,
    BEFORE_ATTACK,
    BEFORE_KNOCK_DOWN,
    FIRST_MONSTER,
    FIRST_SPECIALIST,
    FIRST_THING,
    MOST_ATTACK_DICE,
    NOBODY,
    OFF_BOARD,
    WHEN_ATTACKED,
    WHEN_HIT,
)
from engine.rulesets.fireteam_zero.rules.ch03_tactics_phase import full_hand
from engine.rulesets.fireteam_zero.rules.ch05_attacking import resistance_of, terrain_dice
from engine.rulesets.fireteam_zero.rules.ch11_cards import reaction_context, reaction_targets
from engine.rulesets.fireteam_zero.state import Attack, State

A_RESPONSE = 0.3  # by how many cards a tactical response must be worth more than it costs
DRAWN_AGAIN, BEYOND_FULL = 0.25, 0.7  # what a card is worth for which another is drawn, and one that stays
AS_LIFE = 0.5  # and what it is worth more when it could have been discarded for the hit at hand
FIFTH_OF_A_KILL = 0.2


def choose_response(game: State, known: Knowledge) -> int:
    """FZ-3.13: who plays a response draws nothing, so only a full hand and a good card speak for it."""
    best, found = 0.0, len(game.options) - 1
    for index, option in enumerate(game.options):
        if option[0] == DECLINE:
            continue
        worth = response_worth(game, known, option[1], option[2])
        if worth > best:
            best, found = worth, index
    return found


def response_worth(game: State, known: Knowledge, seat: int, card: int) -> float:
    """What a response does beyond the cards it costs: itself, and those that would have been drawn."""
    program = game.scenario.response[card]
    context = (game.scenario.card_source[card], seat, seat, seat, NOBODY, OFF_BOARD, 0)
    hand, full = len(game.hands[seat]), full_hand(game, seat)
    after = hand - 1 + drawn_by(game, program, context, seat)
    worth = program_here(game, known, program, context) - (max(hand, full) - hand + 1)
    if worth <= A_RESPONSE and after <= max(hand, full):
        return worth - A_RESPONSE  # too little even for who fears nothing
    danger = danger_of(game, known, seat)
    fear = price_of_fall(game) * (risk(after, danger) - risk(max(hand, full), danger)) / A_CARD
    return worth - fear - A_RESPONSE


def choose_reaction(game: State, known: Knowledge) -> int:
    """FZ-11.05: the reaction that does most, if it does more than the card would as life."""
    _answer, seat, occasion = game.then
    best, found = 0.0, len(game.options) - 1
    for index, option in enumerate(game.options):
        if option[0] != DECLINE:
            worth = reaction_worth(game, known, seat, option[1], occasion)
            if worth > best:
                best, found = worth, index
    return found


def reaction_worth(game: State, known: Knowledge, seat: int, card: int, occasion: Occasion) -> float:
    """What a reaction does beyond its price; who chooses a target chooses the best one."""
    reaction = game.scenario.reactions[card]
    targets = reaction_targets(game, seat, card, occasion)
    if reaction.chooses_target and len(targets) > 1:
        return max([_worth_on(game, known, seat, card, occasion, (target,)) for target in targets])
    return _worth_on(game, known, seat, card, occasion, tuple(targets))


def _worth_on(
    game: State, known: Knowledge, seat: int, card: int, occasion: Occasion, targets: tuple[int, ...]
) -> float:
    """What a reaction does when played on these figures, beyond its price, which nobody asks for who gains nothing."""
    moment, figure, _other, _place, amount = occasion
    if moment == WHEN_HIT and figure < FIRST_SPECIALIST:
        return _against_hits(game, seat, figure, amount, known.lower[card])
    context = (*reaction_context(game, seat, card, occasion), targets)
    worth = program_here(game, known, game.scenario.reactions[card].program, context)
    if moment == BEFORE_KNOCK_DOWN and seat == figure:
        return worth  # who falls loses the hand anyway
    attack = game.attacks[-1] if game.attacks else None
    if attack is not None and moment in (BEFORE_ATTACK, AFTER_ROLL, WHEN_ATTACKED):
        if attack.attacker < FIRST_SPECIALIST:
            gain = _for_the_kill(game, known, attack, worth)
            return gain - A_CARD * price_of_card(game, known, seat) if gain > 0 else gain
        target = attack.target
        if target < FIRST_SPECIALIST:
            hits = attack.strength * known.mean[attack.type] + attack.bonus_hits
            left = max(0.0, hits - known.lower[card])
            cards = len(game.hands[target])
            saved = price_of_fall(game) * (risk(cards, hits) - risk(cards, left)) / A_CARD
            gain = max(worth, hits - left + saved)
            return gain - price_of_card(game, known, seat) - AS_LIFE if gain > AS_LIFE else gain - AS_LIFE
    return worth - price_of_card(game, known, seat) if worth > 0 else worth


def _against_hits(game: State, seat: int, hero: int, hits: int, worth: float) -> float:
    """A card that keeps somebody on their feet is always played; else it must spare more cards than it costs."""
    hand = len(game.hands[hero]) - (hero == seat)
    if hits > hand:
        return worth + 4.0 if hits - worth <= hand else worth - 1.5
    if hero == seat:
        return min(worth, hits) - 1.4
    return min(worth, hits) - 1.4 + 0.4 * (len(game.hands[seat]) - len(game.hands[hero]) - 1)


def price_of_card(game: State, known: Knowledge, seat: int) -> float:
    """What playing a card costs, in cards: mostly safety, for up to a full hand it is drawn again next round."""
    hand = len(game.hands[seat])
    danger = danger_of(game, known, seat)
    fear = price_of_fall(game) * (risk(hand - 1, danger) - risk(hand, danger)) / A_CARD
    return fear + (BEYOND_FULL if hand > full_hand(game, seat) else DRAWN_AGAIN)


def _for_the_kill(game: State, known: Knowledge, attack: Attack, worth: float) -> float:
    """How much likelier a comrade's kill becomes, times what it is worth."""
    if not FIRST_MONSTER <= attack.target < FIRST_THING:
        return FIFTH_OF_A_KILL * worth * 0.1 if attack.target >= FIRST_THING else -1.0
    monster = attack.target - FIRST_MONSTER
    kind = game.kinds[monster]
    need = game.scenario.health[kind] + resistance_of(game, monster, attack.type) - attack.bonus_hits
    prize = known.prize[kind] + 0.04
    table = known.kill[attack.type]
    if attack.dice:  # they lie there already: what is missing?
        shown = game.scenario.attack_hits[attack.type]
        missing = need - sum([shown[face] for face in attack.dice])
        return prize * 0.6 * min(1.0, worth / missing) if missing > 0 else -1.0
    dice = attack.strength + terrain_dice(game, game.place_of(attack.attacker), game.monster_at[monster])
    row = table[max(0, min(MOST_ATTACK_DICE, dice))]
    now = _odds(row, need)
    then = max(_odds(row, need - 1), _odds(table[max(0, min(MOST_ATTACK_DICE, dice + 1))], need))
    return prize * (then - now) * max(1.0, worth)


def _odds(row: tuple[float, ...], need: int) -> float:
    return 1.0 if need <= 0 else row[need] if need <= MOST_HITS else 0.0


# --- taking one for the team ----------------------------------------------------------------------


def choose_to_volunteer(game: State, known: Knowledge) -> int:
    """FZ-8.33: step in if the attack is less likely to knock me down than its target."""
    attack = game.attacks[-1]
    hits = attack.strength * known.mean[attack.type] + attack.bonus_hits
    volunteer = game.options[0][1]
    mine, theirs = len(game.hands[volunteer]), len(game.hands[attack.target])
    if mine <= theirs:
        return 1
    return 0 if risk(theirs, hits) - risk(mine, hits) > 0.01 or mine >= theirs + 2 else 1


def choose_volunteer(game: State) -> int:
    """FZ-D.32: whoever holds most cards."""
    hands = game.hands
    return max(range(len(game.options)), key=lambda index: len(hands[game.options[index][1]]))


# --- dice -----------------------------------------------------------------------------------------


def choose_reroll(game: State, known: Knowledge) -> int:
    """FZ-5.34: roll the worst die again while the attack fails; leave a kill as it lies."""
    attack = game.attacks[-1]
    shown = game.scenario.attack_hits[attack.type]
    by_hero = attack.attacker < FIRST_SPECIALIST
    last = len(game.options) - 1
    dice = [index for index, option in enumerate(game.options) if option[0] != DECLINE]
    pick = min if by_hero else max
    worst = pick(dice, key=lambda index: shown[game.options[index][2]])
    if game.options[last][0] != DECLINE:
        return worst
    if not by_hero:
        return worst if shown[game.options[worst][2]] > 0 else last
    hits = sum([shown[face] for face in attack.dice]) + attack.bonus_hits
    if FIRST_MONSTER <= attack.target < FIRST_THING:
        monster = attack.target - FIRST_MONSTER
        needed = game.scenario.health[game.kinds[monster]] + resistance_of(game, monster, attack.type)
        if hits >= needed:
            return last
    return worst if shown[game.options[worst][2]] < known.mean[attack.type] else last
