"""Chapter 5: attacking. The same steps resolve the attacks of heroes and of monsters."""

from typing import Any

from engine.core.effects.program import BOUND, YOU, evaluate
from engine.core.effects.run import run_program
from engine.core.game import after_change, run_stages
from engine.rulesets.fireteam_zero.codes import (
    AFTER_ATTACK,
    AFTER_ROLL,
    AREA,
    ATTACK_DIE,
    ATTACK_TYPE,
    BEFORE_ATTACK,
    BONUS_HITS,
    COVER,
    ELEVATED,
    EXPLOSION,
    FIRST_MONSTER,
    FIRST_SPECIALIST,
    FIRST_THING,
    LYING,
    NO_ACT,
    NO_ATTACK,
    ON_PLAY,
    OPEN_TARGET,
    RANGE,
    RESISTANCE,
    RESTRICTED,
    STRENGTH,
    THIS_ATTACK,
    WHEN_ATTACKED,
)
from engine.rulesets.fireteam_zero.rules.ch06_bosses import announce_casualty, kill_or_wound
from engine.rulesets.fireteam_zero.rules.ch08_knock_down import strike_heroes
from engine.rulesets.fireteam_zero.rules.ch08_volunteers import choose_target, open_volunteer_window
from engine.rulesets.fireteam_zero.rules.ch11_cards import discard_played, set_aside
from engine.rulesets.fireteam_zero.rules.changes import Area, BonusHits, CountsAs, Opening, Reach, Resistance, Strength
from engine.rulesets.fireteam_zero.rules.force import (
    announce,
    announce_last,
    expire,
    is_restricted,
    matching,
    opening_of,
    readings,
    thing_at,
)
from engine.rulesets.fireteam_zero.state import Attack, Cards, State, Strike
from engine.rulesets.fireteam_zero.words.decision_kinds import CHOOSE_ATTACK_CARDS
from engine.rulesets.fireteam_zero.words.event_types import (
    ATTACK_DECLARED,
    ATTACK_HITS,
    ATTACK_ROLLED,
    TARGET_UNHARMED,
    THING_DAMAGED,
)
from engine.rulesets.fireteam_zero.words.option_verbs import ADD_CARD, ATTACK, ROLL

Ranges = tuple[int, int, int]  # by attack type
AS_PRINTED: Ranges = (0, 0, 0)

# --- declaring ------------------------------------------------------------------------------------


def attack_options(game: State, hero: int) -> list[tuple[int, ...]]:
    """FZ-D.20: every monster or opened target in range of at least one card in hand."""
    hand = game.hands[hero]
    if not hand or (game.modifiers[RESTRICTED] and is_restricted(game, hero, NO_ATTACK | NO_ACT)):
        return []
    scenario = game.scenario
    ranges, types, longer = scenario.attack_range, scenario.attack_type, added_ranges(game, hero)
    reach = 0
    for card in hand:
        if ranges[card] + longer[types[card]] > reach:
            reach = ranges[card] + longer[types[card]]
    row, distance = game.hero_at[hero] * scenario.location_count, scenario.attack_table
    found: list[tuple[int, ...]] = []
    for monster, at in enumerate(game.monster_at):
        if at >= 0 and distance[row + at] <= reach:
            found.append(scenario.attack_options[monster])
    if game.modifiers[OPEN_TARGET]:
        for target in opened_targets(game, hero):
            at = game.place_of(target)
            if at >= 0 and distance[row + at] <= reach:
                found.append((ATTACK, target))
    return found


def opened_targets(game: State, hero: int) -> list[int]:
    """FZ-5.31: heroes and things that an effect opens to attacks."""
    targets = []
    for change in game.modifiers[OPEN_TARGET]:
        for context in readings(game, change, hero):
            if not evaluate(game, context, change.condition):
                continue
            opening: Opening = change.details
            opened = evaluate(game, context, opening.who)
            targets += [f for f in opened if f < FIRST_SPECIALIST and game.standing_at[f] != LYING and f != hero]
            targets += [thing_at(game, change, place) for place in evaluate(game, context, opening.at)]
    return list(dict.fromkeys(targets))


def added_ranges(game: State, figure: int) -> Ranges:
    """FZ-18.06: by how much effects in force change the range of a figure's attacks, by attack type."""
    if not game.modifiers[RANGE]:
        return AS_PRINTED
    longer = [0, 0, 0]
    reach: Reach
    for reach in matching(game, RANGE, figure):
        for kind in range(3):
            if reach.types >> kind & 1:
                longer[kind] += reach.by
    return longer[0], longer[1], longer[2]


def choose_attack_cards(game: State, hero: int, target: int, chosen: Cards) -> None:
    """FZ-D.19: cards of one type, each with the target in its range, one after another (FZ-5.02, FZ-5.03)."""
    scenario = game.scenario
    distance = scenario.attack_table[game.hero_at[hero] * scenario.location_count + game.place_of(target)]
    left = list(game.hands[hero])
    for card in chosen:
        left.remove(card)
    types, ranges, longer = scenario.attack_type, scenario.attack_range, added_ranges(game, hero)
    kind = types[chosen[0]] if chosen else -1
    options: list[tuple[int, ...]] = []
    tried: list[int] = []
    for card in left:
        if card in tried or (chosen and types[card] != kind):
            continue
        tried.append(card)
        if not distance or ranges[card] + longer[types[card]] >= distance:  # whatever shortens it, one's own location
            options.append((ADD_CARD, card))
    if chosen:
        options.append((ROLL,))
    game.ask(hero, CHOOSE_ATTACK_CARDS, options, (answer_attack_card, hero, target, chosen))


def answer_attack_card(game: State, option: tuple[Any, ...], hero: int, target: int, chosen: Cards) -> None:
    """Add a card, or make the attack with those chosen."""
    if option[0] == ADD_CARD:
        choose_attack_cards(game, hero, target, (*chosen, option[1]))
    else:
        declare_attack(game, hero, target, chosen)


def declare_attack(game: State, hero: int, target: int, cards: Cards) -> None:
    """FZ-5.01, FZ-5.04: the cards become one attack; their strengths and bonus hits add up (FZ-5.17)."""
    scenario = game.scenario
    strength = bonus = 0
    has_texts = False
    for card in cards:
        strength += scenario.attack_strength[card]
        bonus += scenario.attack_bonus[card]
        has_texts = has_texts or bool(scenario.attack_extra[card])
    attack = Attack(hero, target, scenario.attack_type[cards[0]], strength, bonus)
    attack.cards = cards
    attack.has_texts = has_texts
    set_aside(game, hero, cards)
    begin_attack(game, attack)


def begin_attack(game: State, attack: Attack) -> None:
    """FZ-S.01, FZ-S.03: the order of every attack, from the target on."""
    if game.modifiers[ATTACK_TYPE]:
        printed = attack.type
        counts: CountsAs
        for counts in matching(game, ATTACK_TYPE, attack.attacker):
            if counts.types >> printed & 1:
                attack.type = counts.to  # FZ-A.58: the strongest text stands last and has the last word
    attack.activation = game.activations
    attack.outer_strikes = len(game.strikes)
    number = len(game.attacks)
    game.attacks.append(attack)
    game.note(ATTACK_DECLARED, attack.attacker, attack.target, attack.type, attack.cards)
    if attack.has_texts:
        game.agenda.append((run_stages, ATTACK_STAGES, number))
        announce(game, ON_PLAY, attack.attacker, attack.target, game.place_of(attack.target))  # FZ-E.02
    else:
        run_stages(game, ATTACK_STAGES if attack.target < FIRST_SPECIALIST else STAGES_WITHOUT_HERO, number)


def before_attack(game: State, number: int) -> None:
    """FZ-E.04: the attack is declared, the dice are not rolled yet."""
    if game.watched[BEFORE_ATTACK]:
        attack = game.attacks[number]
        announce_last(game, BEFORE_ATTACK, attack.attacker, attack.target, game.place_of(attack.target))


def when_attacked(game: State, number: int) -> None:
    """FZ-E.07: whoever is the target in the end is attacked (FZ-E.69)."""
    if game.watched[WHEN_ATTACKED]:
        attack = game.attacks[number]
        announce_last(game, WHEN_ATTACKED, attack.target, attack.attacker, game.place_of(attack.target))


# --- rolling --------------------------------------------------------------------------------------


def roll_attack(game: State, number: int) -> None:
    """FZ-5.05: as many dice as the attack is strong."""
    attack = game.attacks[number]
    target = attack.target
    attack.place = game.standing_at[target] if target < FIRST_SPECIALIST else game.place_of(target)
    attack.origin = game.place_of(attack.attacker)
    if attack.place < 0 or attack.origin < 0:  # an effect took one of them away or down: the attack comes to nothing
        return
    count = attack_dice(game, attack)
    faces = game.scenario.attack_faces
    attack.dice = game.roll_dice(count, faces, ATTACK_DIE, attack.attacker)
    game.note(ATTACK_ROLLED, attack.attacker, attack.target, attack.dice)
    if game.watched[AFTER_ROLL]:
        announce_last(game, AFTER_ROLL, attack.attacker, attack.target, attack.place)


def attack_dice(game: State, attack: Attack) -> int:
    """FZ-A.35: add up everything, not below 0 (FZ-5.21), then at most as many as there are (FZ-5.08, FZ-5.09)."""
    strength = attack.strength
    added = 0 if attack.origin == attack.place else terrain_dice(game, attack.origin, attack.place)
    if game.modifiers[STRENGTH]:
        change: Strength
        for change in matching(game, STRENGTH, attack.attacker):
            if change.types >> attack.type & 1:
                added += change.by or 0
                if change.to is not None:
                    strength = change.to + attack.added_dice
    count, most = strength + added, game.scenario.most_attack_dice
    if count < 0:
        return 0
    return most if count > most else count


def terrain_dice(game: State, origin: int, place: int) -> int:
    """FZ-5.20 to FZ-5.27: cover costs a ranged attack one die, elevation over lower ground gives one."""
    if origin == place:  # FZ-5.22, FZ-5.25
        return 0
    terrain = game.terrain
    dice = 0
    if terrain[place] & COVER:
        dice -= 1
    if terrain[origin] & ELEVATED and not terrain[place] & ELEVATED:  # FZ-5.26
        dice += 1
    return dice


def count_hits(game: State, attack: Attack) -> None:
    """FZ-5.06, FZ-5.07: symbols of the attack's type, plus bonus hits without limit (FZ-5.17, FZ-5.18)."""
    hits_on = game.scenario.attack_hits[attack.type]
    hits = attack.bonus_hits
    for face in attack.dice:
        hits += hits_on[face]
    if game.modifiers[BONUS_HITS]:
        bonus: BonusHits
        for bonus in matching(game, BONUS_HITS, attack.attacker):
            if bonus.types >> attack.type & 1:
                hits += bonus.n
    attack.hits = hits if hits > 0 else 0
    game.note(ATTACK_HITS, attack.attacker, attack.target, attack.hits)


# --- applying -------------------------------------------------------------------------------------


def apply_attack(game: State, number: int) -> None:
    """FZ-S.01, steps 9 to 11: one change; monsters first, then heroes in turn order (FZ-A.37)."""
    attack = game.attacks[number]
    if attack.place < 0 or attack.origin < 0:
        return
    count_hits(game, attack)
    game.is_settling += 1
    by_hero = attack.attacker < FIRST_SPECIALIST
    all_heroes = attack.strikes_all_heroes or attack.strikes_all_figures or attack.type == EXPLOSION
    all_monsters = attack.strikes_all_figures or (attack.type == EXPLOSION and by_hero)  # FZ-5.28, FZ-8.36
    if game.modifiers[AREA]:
        area: Area
        for area in matching(game, AREA, attack.attacker):
            all_heroes = True
            all_monsters = all_monsters or area.scope == 1
    heroes = struck_at(game.standing_at, attack.place, all_heroes, attack.target)
    monsters = struck_at(game.monster_at, attack.place, all_monsters, attack.target - FIRST_MONSTER)
    for monster in monsters:
        damage_monster(game, monster, attack.hits, attack)
    if attack.target >= FIRST_THING:
        attack.casualties = (*attack.casualties, attack.target)
    if attack.casualties and game.scenario.options.simultaneous == "victory":  # FZ-A.52
        game.is_settling -= 1
        game.do_next((casualties, number), (after_change,), (resume_settling,), (heroes_struck, number, heroes))
    else:
        heroes_struck(game, number, heroes)


def struck_at(stands_at: list[int], place: int, is_everybody: bool, target: int) -> tuple[int, ...]:
    """Who of a column of figures is struck at a place: everybody there, or the target if it is there."""
    if is_everybody:
        return all_at(stands_at, place)
    return (target,) if 0 <= target < len(stands_at) and stands_at[target] == place else ()


def all_at(stands_at: list[int], place: int) -> tuple[int, ...]:
    """Everybody of a column of figures at a place."""
    return tuple([figure for figure, at in enumerate(stands_at) if at == place])


def resume_settling(game: State) -> None:
    """The casualties have been told first; now the damage to heroes belongs to the attack again."""
    game.is_settling += 1


def heroes_struck(game: State, number: int, heroes: tuple[int, ...]) -> None:
    """FZ-5.28 to FZ-5.30, FZ-5.32: every active hero at the location takes all hits."""
    attack = game.attacks[number]
    if heroes and attack.hits > 0:
        strikes: list[Strike] = [[hero, attack.hits, 0, attack.attacker] for hero in heroes]
        strike_heroes(game, strikes)


def settle_attack(game: State, number: int) -> None:
    """FZ-A.52: what the kills set off comes after the damage to heroes."""
    attack = game.attacks[number]
    if attack.place < 0 or attack.origin < 0:
        return
    game.is_settling -= 1
    if attack.casualties:
        run_stages(game, CASUALTY_STAGES, number)
    else:
        game.after_change()


def casualties(game: State, number: int) -> None:
    """Tell of every monster this attack killed or wounded, and of the thing it struck."""
    attack = game.attacks[number]
    figures, attack.casualties = attack.casualties, ()
    for figure in reversed(figures):
        if figure >= FIRST_THING:
            damage_thing(game, attack)
        else:
            announce_casualty(game, figure - FIRST_MONSTER, attack.place, attack.attacker)


def damage_monster(game: State, monster: int, hits: int, attack: Attack | None = None, kind: int = -1) -> bool:
    """FZ-5.11 to FZ-5.14: hits less resistance kill if they reach its health; if not, they are lost."""
    scenario = game.scenario
    monster_kind = game.kinds[monster]
    if attack is None:
        resistance = 0 if kind < 0 else resistance_of(game, monster, kind)
    else:
        resistance = 0 if attack.bypasses_resistance else resistance_of(game, monster, attack.type)  # FZ-5.16
    if hits - resistance < scenario.health[monster_kind]:
        game.note(TARGET_UNHARMED, FIRST_MONSTER + monster, hits, resistance)
        return False
    if attack is not None:
        attack.casualties = (*attack.casualties, FIRST_MONSTER + monster)
    kill_or_wound(game, monster)
    return True


def resistance_of(game: State, monster: int, kind: int) -> int:
    """FZ-5.10: a monster's resistance to an attack type, after all changes."""
    value = game.scenario.resistance[kind][game.kinds[monster]]
    if game.modifiers[RESISTANCE]:
        change: Resistance
        for change in matching(game, RESISTANCE, FIRST_MONSTER + monster):
            if change.types >> kind & 1:
                value = change.to
    return value


def damage_thing(game: State, attack: Attack) -> None:
    """FZ-5.33: whatever demanded the attack also says how it ends."""
    found = opening_of(game, attack.target)
    if found is None:
        return
    change, context = found
    thing: Opening = change.details
    resistance = 0 if attack.bypasses_resistance else evaluate(game, context, thing.resistance)
    damage = attack.hits - resistance
    game.note(THING_DAMAGED, attack.target, damage)
    if damage >= evaluate(game, context, thing.health):
        event = (attack.attacker, attack.attacker, attack.target, attack.place, damage)
        run_program(game, thing.on_damage, (*context[:YOU], *event, *context[BOUND:]))


def count_casualties(game: State, _number: int) -> None:
    """FZ-S.10: the monsters are off the board."""
    game.after_change()


CASUALTY_STAGES = (count_casualties, casualties, count_casualties)


def finish_attack(game: State, number: int) -> None:
    """FZ-S.01, steps 12 and 13: the cards are discarded, then what waits for the end of the attack happens."""
    attack = game.attacks[number]
    if game.watched[AFTER_ATTACK] and attack.origin >= 0 and attack.place >= 0:
        announce(game, AFTER_ATTACK, attack.attacker, attack.target, attack.place, attack.hits)
    discard_played(game, attack.attacker, attack.cards)


def end_attack(game: State, _number: int) -> None:
    """FZ-E.102: what lasted for this attack ends with it."""
    if game.lasting:
        expire(game, THIS_ATTACK)
    game.attacks.pop()


ATTACK_STAGES = (
    choose_target,
    open_volunteer_window,
    before_attack,
    when_attacked,
    roll_attack,
    apply_attack,
    settle_attack,
    finish_attack,
    end_attack,
)
STAGES_WITHOUT_HERO = ATTACK_STAGES[ATTACK_STAGES.index(before_attack) :]  # nobody is asked to stand in for a monster
