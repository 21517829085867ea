"""What can be in force: an ability that listens for its moment, and a change of some quantity."""

from typing import Any, NamedTuple

from engine.core.effects.program import Ability, Context, Expr, bearer_of, inner_expressions
from engine.rulesets.fireteam_zero.codes import NOBODY, OFF_BOARD


class Listener:
    """An ability in force that waits for a moment, and who has it."""

    __slots__ = ("ability", "bearer", "kind", "you")

    def __init__(self, ability: Ability, bearer: int, you: int, kind: int) -> None:
        self.ability = ability
        self.bearer = bearer
        self.you = you
        self.kind = kind  # of a trait: the monster kind whose figures bear it


class Until(NamedTuple):
    """When a change ends by itself, and what was under way as it began (FZ-E.101 to FZ-E.106)."""

    duration: int
    attacks: int
    activations: int
    context: Context
    condition: Any = None  # that ends it, as an effect that holds it


class Change:
    """Something that changes a quantity while it is in force."""

    __slots__ = (
        "bearer",
        "bound",
        "condition",
        "details",
        "inner",
        "is_about_itself",
        "kind",
        "quantity",
        "source",
        "until",
        "whom",
        "you",
    )

    def __init__(self, quantity: int, details: Any, source: int, bearer: int, you: int, kind: int) -> None:
        self.quantity = quantity
        self.details = details  # one of the named tuples of `changes`
        self.whom: Any = details[0] if details else ()  # of what is about figures: they are named first
        self.inner = tuple(place for place in inner_expressions(details) if place)  # all but whom it is about
        self.source = source
        self.bearer = bearer
        self.you = you
        self.kind = kind  # of a trait: the monster kind whose figures bear it
        self.is_about_itself = type(self.whom) is Expr and self.whom.run is bearer_of
        self.bound: tuple[Any, ...] = ()  # what had been chosen when it came into force
        self.condition: Any = True
        self.until: Until | None = None  # of what lasts by itself, not as long as a card lies there

    def copy(self, details: Any, until: Until | None) -> "Change":
        """The same change with other details or another end: copies of the game share changes."""
        other = Change(self.quantity, details, self.source, self.bearer, self.you, self.kind)
        other.bound = self.bound
        other.condition = self.condition
        other.until = until
        return other

    def with_details(self, details: Any) -> "Change":
        """The same change that says something else."""
        return self.copy(details, self.until)

    def with_duration(self, duration: int) -> "Change":
        """The same lasting change with another end."""
        assert self.until is not None
        return self.copy(self.details, self.until._replace(duration=duration))

    def context(self, figure: int, bearer: int) -> Context:
        """The context in which the change is read for a figure."""
        context = (self.source, bearer, self.you, figure, NOBODY, OFF_BOARD, 0)
        return context + self.bound if self.bound else context
