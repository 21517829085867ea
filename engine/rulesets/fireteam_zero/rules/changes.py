"""What the changes in force say, a named tuple each: the arguments of the step that makes them, but for how long.

Whom, what and where may be left to evaluate, as the step's author wrote it; `matching` and `applying` do so.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from engine.core.effects.program import Program
from engine.rulesets.fireteam_zero.codes import (
    AREA,
    ATTACK_TYPE,
    BLOCKED_SPAWN,
    BONUS_HITS,
    EXTRA_ACTIONS,
    EXTRA_ATTACKS,
    FREE_ACTION,
    FULL_HAND,
    HELD_THREAT,
    OPEN_TARGET,
    PERMITTED,
    PREVENTION,
    RANGE,
    REPLACED,
    RESISTANCE,
    RESTRICTED,
    SECURED,
    SKIPPED,
    SPEED,
    STRENGTH,
    TERRAIN_CHANGE,
)


class Adjusted(NamedTuple):
    """A number of some figures, to be added to or set: speed, full hand, extra actions and attacks."""

    who: Any
    by: Any
    to: Any


class Strength(NamedTuple):
    """FZ-E.62: dice of attacks of some types (bits)."""

    of: Any
    types: int
    by: Any
    to: Any


class BonusHits(NamedTuple):
    """FZ-E.63: hits that need no die."""

    of: Any
    types: int
    n: Any


class Resistance(NamedTuple):
    """FZ-E.64: what monsters resist attacks of some types with."""

    of: Any
    types: int
    to: Any


class Reach(NamedTuple):
    """FZ-E.65: how much farther attacks of some types reach."""

    of: Any
    types: int
    by: Any


class CountsAs(NamedTuple):
    """FZ-E.66: as which type attacks of some types count."""

    of: Any
    types: int
    to: int


class Area(NamedTuple):
    """FZ-E.68: whom an attack strikes at its target's location: every hero, or every figure."""

    of: Any
    scope: int


class Prevention(NamedTuple):
    """FZ-E.61: hits that are ignored."""

    who: Any
    n: Any


class FreeAction(NamedTuple):
    """FZ-E.72: a kind of action that does not count."""

    who: Any
    action: int


class Acts(NamedTuple):
    """FZ-E.90, FZ-E.91: what is forbidden or permitted to some figures (bits)."""

    who: Any
    what: int


class Terrain(NamedTuple):
    """FZ-E.93: terrain that places gain and lose (bits)."""

    at: Any
    add: int
    remove: int


class Somewhere(NamedTuple):
    """FZ-E.94, FZ-E.95: where nothing spawns, or what counts as secured."""

    at: Any


class Opening(NamedTuple):
    """FZ-E.97: what can be attacked, what it takes, and what then happens."""

    who: Any
    at: Any
    resistance: Any
    health: Any
    on_damage: Program
    thing: Any  # the author's name for it


class Skipped(NamedTuple):
    """FZ-E.98: a part of the round that is left out, for all or for some figures."""

    part: int
    who: Any


class HeldThreat(NamedTuple):
    """FZ-E.87: the threat marker does not advance."""


class Replacement(NamedTuple):
    """FZ-E.113: an act, of whom, and the steps instead."""

    what: int
    who: Any
    program: Program


DETAILS: dict[int, Callable[[Iterable[Any]], Any]] = {
    SPEED: Adjusted._make,
    FULL_HAND: Adjusted._make,
    EXTRA_ACTIONS: Adjusted._make,
    EXTRA_ATTACKS: Adjusted._make,
    STRENGTH: Strength._make,
    BONUS_HITS: BonusHits._make,
    RESISTANCE: Resistance._make,
    RANGE: Reach._make,
    ATTACK_TYPE: CountsAs._make,
    AREA: Area._make,
    PREVENTION: Prevention._make,
    FREE_ACTION: FreeAction._make,
    RESTRICTED: Acts._make,
    PERMITTED: Acts._make,
    TERRAIN_CHANGE: Terrain._make,
    SECURED: Somewhere._make,
    BLOCKED_SPAWN: Somewhere._make,
    OPEN_TARGET: Opening._make,
    SKIPPED: Skipped._make,
    HELD_THREAT: HeldThreat._make,
    REPLACED: Replacement._make,
}


def details_of(quantity: int, args: tuple[Any, ...]) -> Any:
    """What a step says that changes a quantity: how long it lasts comes last in every one of them."""
    return DETAILS[quantity](args[:-1])
