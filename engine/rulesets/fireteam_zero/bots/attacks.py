"""Whether an attack is worth its cards: the odds of the kill against the cards that are life."""

from collections.abc import Sequence

from engine.core.effects.program import evaluate
from engine.rulesets.fireteam_zero.bots.danger import attackers_at, danger_at, head_count, menaces, price_of_fall
from engine.rulesets.fireteam_zero.bots.knowledge import Knowledge
from engine.rulesets.fireteam_zero.bots.odds import MOST_HITS, HitTable, risk, risk_row
from engine.rulesets.fireteam_zero.codes import (
    EXPLOSION,
    FIRST_MONSTER,
    FIRST_SPECIALIST,
    FIRST_THING,
    MOST_ATTACK_DICE,
    RESISTANCE,
)
from engine.rulesets.fireteam_zero.rules.ch05_attacking import Ranges, added_ranges, resistance_of, terrain_dice
from engine.rulesets.fireteam_zero.scenario import Scenario
from engine.rulesets.fireteam_zero.state import Cards, State

SPENT = 0.006  # what a card costs even when nobody threatens: it might have been a reaction
A_THING = 0.3  # what striking a thing that a card opens to attacks is worth
FREEDOM = 0.03  # killing the last monster here lets the hero search, secure and leave
RESCUE = 0.02  # killing one of those who hold a hero fast
SURE = 0.97  # odds at which further cards are wasted
A_HIT_ON_FRIENDS = 0.02
FARTHEST = 9  # distances beyond are out of every card's range
MOST_HANDS = 8192  # remembered at a time


class Blow:
    """An attack that might be made."""

    __slots__ = ("cards", "target", "worth")

    def __init__(self, worth: float, target: int, cards: Cards) -> None:
        self.worth = worth
        self.target = target
        self.cards = cards


NO_BLOW = Blow(0.0, -1, ())
NO_EXTRAS: list[float] = []


class Stake:
    """What the attacker risks: hits to expect in the threat phase, and what going down would cost."""

    __slots__ = ("attackers", "danger", "price")

    def __init__(self, danger: float, price: float, attackers: Sequence[int]) -> None:
        self.danger = danger
        self.price = price
        self.attackers = attackers  # monsters that would attack this hero


class Volley:
    """Cards of one type with a target in range, the strongest first, and what the first 1, 2, … add up to."""

    __slots__ = ("cards", "odds", "sums", "type")

    def __init__(self, kind: int, sums: list[tuple[int, int]], cards: Cards) -> None:
        self.type = kind
        self.sums = sums  # (strength, bonus hits)
        self.cards = cards
        self.odds: dict[int, list[float]] = {}  # looked up before (chances)

    def chances(self, table: HitTable, need: int, added: int) -> list[float]:
        """How likely the first 1, 2, … cards and so many dice more reach the hits needed."""
        key = need * 8 + added
        found = self.odds.get(key)
        if found is None:
            found = [_odds(table, strength + added, need - bonus) for strength, bonus in self.sums]
            self.odds[key] = found
        return found


class Hand:
    """Cards as weapons: what they can fire is worked out once for each distance."""

    __slots__ = ("by_type", "farthest", "longer", "size", "volleys")

    def __init__(self, scenario: Scenario, by_strength: list[int], longer: Ranges) -> None:
        types = scenario.attack_type
        self.size = len(by_strength)
        self.by_type = [[card for card in by_strength if types[card] == kind] for kind in range(len(longer))]
        self.longer = longer  # how much farther the cards reach than printed
        farthest = max([scenario.attack_range[card] for card in by_strength], default=-1)
        self.farthest = farthest + max(longer)  # no attack reaches beyond
        self.volleys: list[list[Volley] | None] = [None] * (FARTHEST + 1)

    def at_distance(self, scenario: Scenario, distance: int) -> list[Volley]:
        """What can be fired at a target so far away."""
        found = self.volleys[distance]
        if found is None:
            found = self.volleys[distance] = []
            for kind, cards in enumerate(self.by_type):
                needed = distance - self.longer[kind]
                near = tuple([card for card in cards if scenario.attack_range[card] >= needed])
                if near:
                    found.append(_volley(scenario, kind, near))
        return found


def _volley(scenario: Scenario, kind: int, cards: Cards) -> Volley:
    strength = bonus = 0
    sums = []
    for card in cards:
        strength += scenario.attack_strength[card]
        bonus += scenario.attack_bonus[card]
        sums.append((strength, bonus))
    return Volley(kind, sums, cards)


def hand_of(game: State, known: Knowledge, seat: int) -> Hand:
    """A hero's hand as weapons; the same one is looked at once."""
    key = (game.hands[seat], added_ranges(game, seat))
    found: Hand | None = known.hands.get(key)
    if found is None:
        if len(known.hands) >= MOST_HANDS:
            known.hands.clear()
        by_strength = sorted(key[0], key=known.weakness.__getitem__)
        found = known.hands[key] = Hand(game.scenario, by_strength, key[1])
    return found


class Attacker:
    """Who attacks, and all that is the same for every target and place."""

    __slots__ = ("comrades", "game", "hand", "hunted", "known", "monsters", "price", "seat")

    def __init__(self, game: State, known: Knowledge, seat: int, hunted: float, price: float) -> None:
        self.game, self.known, self.seat = game, known, seat
        self.hand = hand_of(game, known, seat)
        self.hunted = hunted  # how much more a kill is worth
        self.price = price  # of a hero's fall
        self.monsters = head_count(game, game.monster_at)
        self.comrades = head_count(game, game.standing_at)


class Aim:
    """A target and the cards for it, and what does not depend on where the attacker ends the turn."""

    __slots__ = ("cards", "chances", "extras", "hits", "prize", "target")

    def __init__(
        self, target: int, prize: float, hits: float, cards: Cards, chances: list[float], extras: list[float]
    ) -> None:
        self.target = target
        self.prize = prize  # of the kill
        self.hits = hits  # that the target would deal
        self.cards = cards  # the first ones are played
        self.chances = chances  # of the kill with one card, with two …
        self.extras = extras  # what the attack does besides with one card, with two …; empty if nothing


def aims(who: Attacker, origin: int, targets: Sequence[int], least: float = -1.0) -> list[Aim]:
    """Every attack on the targets from a place; those left out whose kill cannot be worth more than `least`."""
    game, known, hand = who.game, who.known, who.hand
    scenario = game.scenario
    row = origin * scenario.location_count
    found = []
    for target in targets:
        if target < FIRST_SPECIALIST:
            continue  # nobody shoots at friends
        monster = target - FIRST_MONSTER
        is_thing = target >= FIRST_THING
        place = game.place_of(target) if is_thing else game.monster_at[monster]
        distance = scenario.attack_table[row + place]
        volleys = hand.at_distance(scenario, distance) if distance <= FARTHEST else ()
        if not volleys:
            continue
        if is_thing:
            prize, hits = A_THING, 0.0
        else:
            kind = game.kinds[monster]
            prize, hits = known.prize[kind] * who.hunted + _freedom(who, place), known.hits[kind]
        added = terrain_dice(game, origin, place) if origin != place else 0
        for volley in volleys:
            need = thing_need(game, target) if is_thing else _need(game, monster, volley.type)
            chances = volley.chances(known.kill[volley.type], need, added)
            blast = _blast(who, place, monster) if volley.type == EXPLOSION else None
            if blast is not None:
                extras = _collateral(who, blast, volley, added)
            elif chances[-1] * prize > least:
                extras = NO_EXTRAS
            else:
                continue
            found.append(Aim(target, prize, hits, volley.cards, chances, extras))
    return found


def best_blow(aimed: list[Aim], hand: int, stake: Stake, floor: float = 0.0) -> Blow:
    """The best of some attacks for who risks so much; NO_BLOW if none is worth its cards, or more than `floor`."""
    danger, price, attackers = stake.danger, stake.price, stake.attackers
    risks = risk_row(hand, danger)
    calm = price * risks[hand]
    best: Aim | None = None
    cards = 0
    for aim in aimed:
        after = risks
        if aim.hits and attackers and aim.target - FIRST_MONSTER in attackers:  # fewer hits to fear once it is dead
            after = risk_row(hand, max(0.0, danger - aim.hits))
        prize, extras = aim.prize, aim.extras
        for index, chance in enumerate(aim.chances):
            number = index + 1
            spent = SPENT * number
            fear = spent + price * risks[hand - number] - calm
            relief = fear if after is risks else spent + price * after[hand - number] - calm
            worth = chance * (prize - relief) - (1.0 - chance) * fear
            if extras:
                worth += extras[index]
            if worth > floor:
                best, cards, floor = aim, number, worth
            if chance > SURE and not extras:
                break
    return NO_BLOW if best is None else Blow(floor, best.target, best.cards[:cards])


def blow_here(game: State, known: Knowledge, seat: int, targets: Sequence[int] | None = None) -> Blow:
    """The best attack, on any monster or one of some targets, from where a hero stands and stays."""
    if not game.hands[seat]:
        return NO_BLOW
    place = game.hero_at[seat]
    if targets is None:
        targets = [FIRST_MONSTER + monster for monster, at in enumerate(game.monster_at) if at >= 0]
    menace = menaces(game, known, seat)
    ways = game.path_table()
    danger = danger_at(ways, menace, place, game.standing_at.count(place) - 1)
    stake = Stake(danger, price_of_fall(game), attackers_at(ways, menace, place) if danger else ())
    who = Attacker(game, known, seat, 1.0, stake.price)
    return best_blow(aims(who, place, targets), who.hand.size, stake)


def _need(game: State, monster: int, kind: int) -> int:
    """Hits that kill a monster."""
    its_kind = game.kinds[monster]
    scenario = game.scenario
    if game.modifiers[RESISTANCE]:
        return scenario.health[its_kind] + resistance_of(game, monster, kind)
    return scenario.health[its_kind] + scenario.resistance[kind][its_kind]


def _freedom(who: Attacker, place: int) -> float:
    """What a kill changes for heroes at the place: they may search, or leave (FZ-4.24)."""
    heroes = who.comrades[place]
    if not heroes:
        return 0.0
    monsters = who.monsters[place]
    return FREEDOM if monsters == 1 else RESCUE if monsters > heroes else 0.0


class _Blast:
    """Whom else an explosion strikes: hits that kill the monsters and their prizes, and the cards of the heroes."""

    __slots__ = ("friends", "needs", "prizes")

    def __init__(self, needs: list[int], prizes: list[float], friends: list[int]) -> None:
        self.needs = needs
        self.prizes = prizes
        self.friends = friends  # cards in hand; -1 for the attacker


def _blast(who: Attacker, place: int, monster: int) -> _Blast | None:
    """FZ-5.28: an explosion strikes every figure there; None if nobody else stands there."""
    game = who.game
    is_thing = monster >= len(game.monster_at)
    if who.monsters[place] + who.comrades[place] <= (0 if is_thing else 1):
        return None
    others = [other for other, at in enumerate(game.monster_at) if at == place and other != monster]
    friends = [
        -1 if hero == who.seat else len(game.hands[hero]) for hero, at in enumerate(game.standing_at) if at == place
    ]
    needs = [_need(game, other, EXPLOSION) for other in others]
    return _Blast(needs, [who.known.prize[game.kinds[other]] * who.hunted for other in others], friends)


def _collateral(who: Attacker, blast: _Blast, volley: Volley, added: int) -> list[float]:
    """What an explosion of the first 1, 2, … cards does besides killing its target."""
    table, mean = who.known.kill[EXPLOSION], who.known.mean[EXPLOSION]
    found = []
    left = who.hand.size
    for strength, bonus in volley.sums:
        left -= 1
        dice = strength + added
        worth = 0.0
        for index, need in enumerate(blast.needs):
            worth += _odds(table, dice, need - bonus) * blast.prizes[index]
        hits = max(0, min(MOST_ATTACK_DICE, dice)) * mean + bonus
        for cards in blast.friends:
            worth -= who.price * risk(left if cards < 0 else cards, hits) + A_HIT_ON_FRIENDS * hits
        found.append(worth)
    return found


def _odds(table: HitTable, dice: int, need: int) -> float:
    """How likely so many dice show so many hits."""
    if need <= 0:
        return 1.0
    if need > MOST_HITS or dice <= 0:
        return 0.0
    return table[dice if dice < MOST_ATTACK_DICE else MOST_ATTACK_DICE][need]


def thing_need(game: State, thing: int) -> int:
    """Hits that a thing opened to attacks needs (FZ-5.33)."""
    found = game.opening_of(thing)
    if found is None:
        return MOST_HITS
    change, context = found
    opening = change.details
    return int(evaluate(game, context, opening.health)) + int(evaluate(game, context, opening.resistance))
