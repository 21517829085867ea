"""Chapter 8, second part: damage to heroes, knock-downs, and specialists left without protection."""

from engine.core.game import LOST, run_stages
from engine.rulesets.fireteam_zero.codes import (
    BEFORE_KNOCK_DOWN,
    FOR_HIT,
    INSTEAD_OF_KNOCK_DOWN,
    LYING,
    NOBODY,
    PREVENTION,
    TAILS,
    WHEN_HIT,
    WHEN_KNOCKED_DOWN,
)
from engine.rulesets.fireteam_zero.rules.ch08_threat_track import advance_threat
from engine.rulesets.fireteam_zero.rules.ch11_cards import choose_discard, discard_from_hand
from engine.rulesets.fireteam_zero.rules.ch15_coin import turn_to_tails
from engine.rulesets.fireteam_zero.rules.force import announce, announce_last, matching
from engine.rulesets.fireteam_zero.rules.replacement import replaced
from engine.rulesets.fireteam_zero.state import State, Strike
from engine.rulesets.fireteam_zero.words.event_types import HERO_STANDS_UP, HERO_STRUCK, KNOCKED_DOWN


def strike_heroes(game: State, strikes: list[Strike]) -> None:
    """FZ-S.03, FZ-A.37: all hits are fixed first; reactions to them, then damage, in turn order."""
    if not strikes:
        return
    game.strikes.append(strikes)
    if len(strikes) == 1:
        run_stages(game, STRIKE_STAGES, 0)
        return
    strikes.sort(key=lambda strike: game.rank(strike[0]))
    windows = [(open_hit_window, number) for number in range(len(strikes))]
    settlements = [(settle_strike, number) for number in range(len(strikes))]
    game.do_next(*windows, *settlements, (end_strikes, len(strikes)))


def open_hit_window(game: State, number: int) -> None:
    """FZ-E.09: hits are about to be taken."""
    hero, hits, _unblockable, source = game.strikes[-1][number]
    if game.watched[WHEN_HIT] and hits > 0 and game.standing_at[hero] != LYING:
        announce_last(game, WHEN_HIT, hero, source, game.hero_at[hero], hits)


def settle_strike(game: State, number: int) -> None:
    """FZ-S.04: discard a card for each hit; too few cards, and the hero is knocked down."""
    hero = game.strikes[-1][number][0]
    hits = hits_left(game, number)
    if hits <= 0 or game.standing_at[hero] == LYING:  # FZ-8.44
        return
    game.note(HERO_STRUCK, hero, hits)
    if hits > len(game.hands[hero]):
        game.push(settle_for_good, number)
        announce(game, BEFORE_KNOCK_DOWN, hero, place=game.hero_at[hero], amount=hits)
    else:
        discard_for_hits(game, hero, hits)


def settle_for_good(game: State, number: int) -> None:
    """FZ-8.37: more hits than cards, unless a reaction has changed that."""
    discard_for_hits(game, game.strikes[-1][number][0], hits_left(game, number))


def hits_left(game: State, number: int) -> int:
    """Hits after all that prevents them; FZ-8.51: nothing prevents unblockable damage."""
    hero, hits, unblockable, _source = game.strikes[-1][number]
    if unblockable or not game.modifiers[PREVENTION]:
        return hits
    prevented: int = sum(prevention.n for prevention in matching(game, PREVENTION, hero))
    return max(0, hits - prevented)


def end_strikes(game: State, _number: int) -> None:
    """The damage of one source is done."""
    game.strikes.pop()


STRIKE_STAGES = (open_hit_window, settle_strike, end_strikes)


def discard_for_hits(game: State, hero: int, hits: int) -> None:
    """FZ-8.30, FZ-D.30: the player chooses the cards, one after another."""
    hand = game.hands[hero]
    if hits <= 0 or game.standing_at[hero] == LYING:
        return
    if hits >= len(hand):
        if hits > len(hand):  # FZ-8.37; FZ-8.32: an empty hand alone is no knock-down
            game.push(knock_down, hero)
        if hand:
            discard_from_hand(game, hero, hand, FOR_HIT)
        return
    choose_discard(game, hero, FOR_HIT, (discard_for_hits, hero, hits - 1) if hits > 1 else ())


# --- knock-down -----------------------------------------------------------------------------------


def knock_down(game: State, hero: int) -> None:
    """FZ-S.05: the hero goes down, the coin turns, specialists may lose their protector."""
    if game.standing_at[hero] == LYING or replaced(game, INSTEAD_OF_KNOCK_DOWN, hero):
        return
    place = game.hero_at[hero]
    game.standing_at[hero] = LYING
    game.knock_downs[hero] += 1
    if hero == game.active_seat:
        game.is_turn_lost = True  # FZ-S.05, step 5
    game.note(KNOCKED_DOWN, hero, place)
    if game.coin == TAILS:  # FZ-10.04; FZ-A.44: defeat forestalls everything
        game.end(LOST, ("knock-down", hero, place))
        return
    game.do_next((lose_protection, hero), (announce_knock_down, hero, place))
    turn_to_tails(game)  # FZ-8.39


def lose_protection(game: State, hero: int) -> None:
    """FZ-8.47, FZ-8.48: one threat space for each specialist left without an active hero."""
    place = game.hero_at[hero]
    unprotected = 0 if place in game.standing_at else game.specialist_at.count(place)
    if game.scenario.options.knockdown_advances_threat == "always":  # FZ-A.03
        unprotected = max(1, unprotected)
    advance_threat(game, unprotected)


def announce_knock_down(game: State, hero: int, place: int) -> None:
    """FZ-E.10: a hero has been knocked down."""
    announce(game, WHEN_KNOCKED_DOWN, hero, NOBODY, place)


def knock_down_by_effect(game: State, hero: int) -> None:
    """FZ-E.89: a knock-down without hits."""
    if game.standing_at[hero] != LYING:
        game.push(knock_down, hero)
        announce(game, BEFORE_KNOCK_DOWN, hero, place=game.hero_at[hero])


def stand_up(game: State, hero: int) -> None:
    """FZ-4.09: the hero is active again; standing up costs nothing."""
    if game.standing_at[hero] == LYING:
        game.standing_at[hero] = game.hero_at[hero]
        game.note(HERO_STANDS_UP, hero)
        game.after_change()
