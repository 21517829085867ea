"""Numbers that an author wrote as an expression, as far as they are known before a game."""

from typing import Any

from engine.core.effects.team import value_for, worth
from engine.core.effects.tree import Node
from engine.rulesets.fireteam_zero.vocabulary import vocabulary


def value_of(number: Any, heroes: int) -> int | None:
    """The value in a game of so many heroes, or None if it depends on what happens in it.

    A number is an argument that was read, or a field of a record.
    """
    return worth(number, heroes) if isinstance(number, Node) else value_for(vocabulary, number, heroes)
