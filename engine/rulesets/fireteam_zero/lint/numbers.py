"""Numbers that an author wrote as an expression, as far as they are known before a game."""

from typing import Any

from engine.core.effects.team import value_for
from engine.rulesets.fireteam_zero.vocabulary import vocabulary


def value_of(written: Any, heroes: int) -> int | None:
    """The value in a game of so many heroes, or None if it depends on what happens in it."""
    return value_for(vocabulary, written, heroes)
