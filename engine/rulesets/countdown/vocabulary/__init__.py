"""The effect vocabulary of Countdown (CD-50 and section 9), declared operation by operation."""

from engine.core.effects.table import Vocabulary
from engine.rulesets.countdown.vocabulary.base import vocabulary

from engine.rulesets.countdown.vocabulary import (  # isort: skip  (each module declares its operations)
    team_steps as team_steps,
    fight_steps as fight_steps,
    op_steps as op_steps,
    card_steps as card_steps,
    move_steps as move_steps,
    triggers as triggers,
    conditions as conditions,
    targets as targets,
    places as places,
    numbers as numbers,
    durations as durations,
)

__all__ = ["Vocabulary", "vocabulary"]
