"""The invariants FZ-I.01 to FZ-I.15, asked of a game of Fireteam Zero at any moment."""

from collections.abc import Callable
from typing import Any

from engine.rulesets.fireteam_zero.codes import (
    BOSS,
    BOSS_POOL,
    DEFEATED,
    IMPASSABLE,
    LYING,
    MOST_ATTACK_DICE,
    MOST_TWISTS,
)
from engine.rulesets.fireteam_zero.rules.ch01_setup import deck_cards


def watch(game: Any) -> Callable[[Any], None]:
    """A check for the decisions of this game; there is nothing it must remember."""
    check_invariants(game)
    return check_invariants


def check_invariants(game: Any) -> None:
    """Assert everything that must hold now."""
    scenario = game.scenario
    if game.round == 0:
        return
    for seat in range(len(game.hero_at)):  # FZ-I.01
        cards = game.decks[seat] + game.hands[seat] + game.discards[seat] + game.aside[seat]
        assert sorted(cards) == sorted(deck_cards(game, seat))
    kinds, pools = scenario.figures_for(game)
    assert game.kinds == kinds  # FZ-I.02: no figure appears or vanishes, only a defeated boss is out for good
    for monster, pool in enumerate(game.pools):
        assert pool != DEFEATED or (game.monster_at[monster] < 0 and scenario.monster_class[kinds[monster]] == BOSS)
        assert (pool in (BOSS_POOL, DEFEATED)) == (pools[monster] == BOSS_POOL)
    assert len(game.spawn_at) == len(set(game.spawn_at)) == len(scenario.spawn_locations)  # FZ-I.03
    drawn = scenario.mission.event_count + len(scenario.discoveries)
    assert len(game.recon_deck) <= drawn  # FZ-I.04
    discoveries = [card for card in game.recon_deck if card < len(scenario.discoveries)]
    assert len(set(discoveries)) == len(discoveries)
    assert len(game.twists) <= MOST_TWISTS  # FZ-I.05
    assert len(game.twists) + len(game.twist_deck) <= scenario.twist_count
    assert scenario.track.start <= game.threat <= scenario.track.last  # FZ-I.06
    for place in (*game.hero_at, *game.specialist_at, *game.monster_at):  # FZ-I.07
        assert place < 0 or not scenario.terrain[place] & IMPASSABLE
    assert all(place >= 0 for place in (*game.hero_at, *game.specialist_at))
    for seat, place in enumerate(game.hero_at):
        assert game.standing_at[seat] in (place, LYING)
    for monster, power in enumerate(game.power):  # FZ-I.10: a boss on the board has tokens, nobody else has
        is_boss = scenario.monster_class[game.kinds[monster]] == 2
        assert power >= 0
        assert not power or is_boss
    for attack in game.attacks:  # FZ-I.11, FZ-I.12
        assert 0 <= len(attack.dice) <= MOST_ATTACK_DICE
        assert not 8 <= attack.target < 16
    assert 0 <= game.start_seat < len(game.hero_at)  # FZ-I.13


def check_coin(game: Any) -> None:
    """FZ-I.14: with heads no single knock-down loses the game, with tails every one does. Reads the log."""
    coin = game.scenario.mission.coin_start
    for event in game.events:
        if event.name == "coin":
            coin = event.details["side"]
        elif event.name == "knocked-down":
            if coin == "tails":
                coin = "lost"
                assert game.outcome["reason"] == "knock-down"
        elif coin == "lost":
            assert event.name == "mission-ended"
