"""The effect vocabulary of Fireteam Zero (FZ-E.01 to FZ-E.113), declared operation by operation."""

from engine.core.effects.table import Vocabulary
from engine.rulesets.fireteam_zero.vocabulary.base import vocabulary

from engine.rulesets.fireteam_zero.vocabulary import (  # isort: skip  (each module declares its operations)
    attack_steps as attack_steps,
    board_steps as board_steps,
    card_steps as card_steps,
    conditions as conditions,
    durations as durations,
    hero_steps as hero_steps,
    mission_steps as mission_steps,
    monster_steps as monster_steps,
    move_steps as move_steps,
    numbers as numbers,
    places as places,
    targets as targets,
    triggers as triggers,
)

__all__ = ["Vocabulary", "vocabulary"]
