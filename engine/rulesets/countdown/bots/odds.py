"""Chances of shots, and what a firefight is likely to cost."""

from math import exp, sqrt

from engine.rulesets.countdown.codes import ATTACK_VALUE, FIRST_CARD
from engine.rulesets.countdown.rules.ch12_shots import can_shoot, defence_of, total_of
from engine.rulesets.countdown.rules.force import stat
from engine.rulesets.countdown.rules.zones import enemies_in
from engine.rulesets.countdown.state import State

FACES = 6


def hit_chance(game: State, op: int, enemy: int) -> float:
    """How likely a shot of the op eliminates the enemy (CD-12.10)."""
    missing = defence_of(game, enemy) - total_of(game, op, enemy, 0)
    return min(1.0, max(0.0, (FACES + 1 - missing) / FACES))


def fire_chance(game: State, enemy: int) -> float:
    """How likely a shot of the enemy hits an op (CD-13.04)."""
    return min(1.0, max(0.0, stat(game, ATTACK_VALUE, game.scenario.attack[enemy], FIRST_CARD + enemy) / FACES))


def shooters(game: State, zone: int) -> list[int]:
    """The ops of a zone that could fire now."""
    return [op for op in game.ops_in(zone) if can_shoot(game, op)]


def hits_to_expect(game: State, zone: int) -> float:
    """How many shots would hit if every enemy of the zone fired once."""
    return sum([fire_chance(game, enemy) for enemy in enemies_in(game, zone)])


def blast_chance(dice: int, defence: float) -> float:
    """How likely a grenade of so many dice eliminates an enemy (CD-26.04, CD-26.17)."""
    if dice == 1:
        return min(1.0, max(0.0, (FACES + 2 - defence) / FACES))
    spread = 1.7 * sqrt(dice)  # of the sum, which is about normal
    return 1.0 / (1.0 + exp(1.7 * (defence - 1.5 - 3.5 * dice) / spread))
