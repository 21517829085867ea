"""How much a document holds of what has bounds, counted as JSON before records are made of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel

from engine.core import content_words as words
from engine.core.answers import Path
from engine.core.bounds import DEFAULT_LIMITS, NEAR, Limits
from engine.core.collections import shelves
from engine.core.errors import Fault
from engine.core.fields import collection_spec
from engine.core.lint import Trouble
from engine.core.paths import place
from engine.core.references import Walk
from engine.core.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Count:
    """So many of at most so many, at a place."""

    path: Path
    n: int
    most: int
    trouble: Trouble
    what: Sentence | None = None  # for those that an author is told of before it is too late

    @property
    def is_over(self) -> bool:
        """Whether it is more than accepted."""
        return self.n > self.most

    @property
    def is_near(self) -> bool:
        """Whether its author should know."""
        return self.what is not None and not self.is_over and self.n > self.most * NEAR

    def fault(self, document: Mapping[str, Any]) -> Fault:
        """It is too much."""
        return self.trouble.fault(place(self.path, document), "limit", self.path, n=self.n, most=self.most)


def over_bounds(document: Mapping[str, Any], pack: type[BaseModel], limits: Limits = DEFAULT_LIMITS) -> list[Fault]:
    """What a document has too much of."""
    return [one.fault(document) for one in counts(document, pack, limits) if one.is_over]


def counts(document: Mapping[str, Any], pack: type[BaseModel], limits: Limits = DEFAULT_LIMITS) -> Iterator[Count]:
    """The records of each collection, the values of each record, and what else there may soon be too much of.

    Effects are a part of a record, and records nearly all of a pack: where these are small, it is not counted.
    """
    sizes: dict[Path, int] = {}
    for name, shelf in shelves(pack).items():
        listing = document.get(name)
        if not isinstance(listing, list):
            continue
        yield Count((name,), len(listing), shelf.most, words.TOO_MANY_RECORDS, words.RECORDS_HERE)
        if len(listing) <= shelf.most:
            sizes |= {(name, index): size_of(record) for index, record in enumerate(listing)}
    for path, size in sizes.items():
        yield Count(path, size, limits.record_nodes, words.LARGE_RECORD, words.VALUES_HERE)
        if size > limits.record_effects * NEAR:
            effects = _effects_at(document, path, pack)
            yield Count(path, effects, limits.record_effects, words.LARGE_EFFECTS, words.EFFECTS_HERE)
    whole = sum(sizes.values())
    if whole > limits.pack_effects * NEAR:
        effects = sum(_effects_at(document, path, pack) for path in sizes)
        yield Count((), effects, limits.pack_effects, words.ALL_EFFECTS, words.EFFECT_PARTS)
    if whole > limits.nodes * NEAR / 2:  # sizes are without lists and numbers
        yield Count((), values_in(document), limits.nodes, words.TOO_MUCH, words.VALUES)


def _effects_at(document: Mapping[str, Any], path: Path, pack: type[BaseModel]) -> int:
    """How many parts the effects of a record have."""
    name, index = path
    counter = _EffectCounter()
    counter.names(collection_spec(pack, str(name)), document[str(name)][index], path)  # what is on the way to names
    return counter.parts


class _EffectCounter(Walk):
    """Walks to the effects of a record and counts their parts."""

    def __init__(self) -> None:
        super().__init__({"": ()})  # of no operation: names are not looked for
        self.parts = 0

    def effect(self, node: Any, path: Path) -> None:
        """Count instead of looking for names."""
        self.parts += size_of(node)


def size_of(node: Any) -> int:
    """How many objects, lists and words a value is made of; iterative, since nesting was not looked at yet."""
    stack, size = [node], 0
    while stack:
        one = stack.pop()
        kind = type(one)  # of JSON: there are no others, and asking `isinstance` takes half as long again
        if kind is str:
            size += 1
        elif kind is dict:
            stack += one.values()
            size += 1
        elif kind is list:
            stack += one
    return size


def values_in(document: Mapping[str, Any]) -> int:
    """All values that a document is made of."""
    stack: list[Any] = [document]
    values = 0
    while stack:
        one = stack.pop()
        values += 1
        if isinstance(one, Mapping):
            stack += one.values()
        elif isinstance(one, list):
            stack += one
    return values
