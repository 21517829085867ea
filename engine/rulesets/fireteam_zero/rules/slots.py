"""Where events are filed: by whom they are about, or by the unit of time that begins or ends.

Abilities and reactions are filed the same way, so that most events pass by with one look into a tuple.
"""

from engine.core.effects.program import Occasion
from engine.rulesets.fireteam_zero.codes import END_OF, FIRST_SPECIALIST, START_OF

TO_HERO, TO_MONSTER, TO_NOBODY = range(3)
SLOTS = 5  # as many as there are units of time
EVERY_SLOT = (1 << SLOTS) - 1
TO_OTHERS = 1 << SLOTS  # bits of reactions: those of the hero whom the event is about, then those of the others
EVERYWHERE = tuple(range(SLOTS))
ITS_OWN = (-1,)  # an ability that waits for its own bearer


def slot_of(occasion: Occasion) -> int:
    """Where a moment is filed: a unit of time under its number, anything else by whom it is about."""
    moment, figure, _other, _place, amount = occasion
    if moment in (START_OF, END_OF):
        return amount
    if figure >= FIRST_SPECIALIST:
        return TO_MONSTER
    return TO_HERO if figure >= 0 else TO_NOBODY


def slots_of(reactions: tuple[int, ...]) -> int:
    """The slots in which any card reacts, as bits."""
    found = 0
    for bits in reactions:
        found |= bits | bits >> SLOTS
    return found & EVERY_SLOT


def slots_heard(slots: tuple[int, ...], bearer: int, kind: int) -> tuple[int, ...]:
    """The slots in which an ability listens, given who bears it; a trait is borne by monsters."""
    if slots != ITS_OWN:
        return slots
    return (TO_HERO,) if kind < 0 and 0 <= bearer < FIRST_SPECIALIST else (TO_MONSTER,)
