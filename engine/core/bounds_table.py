"""All bounds with their reasons, as the docs show them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields

from engine.core.bounds import (
    DEFAULT_LIMITS,
    LARGEST_DECK,
    LARGEST_NUMBER,
    MOST_FAULTS,
    MOST_HINTS,
    REASONS,
    RECORDS,
    Limits,
)
from engine.core.collections import shelves
from engine.core.effects.control import MOST_REPEATS
from engine.core.effects.read import MOST_DEPTH
from engine.core.game import DECISION_BUDGET, EVENT_BUDGET, STEP_BUDGET, WORK_BUDGET
from engine.core.records import MOST_LANGUAGES
from engine.core.ruleset import MOST_SCENARIOS, Ruleset

OTHERS = (
    (RECORDS, "records of one collection: more than any deck takes; what costs more has fewer (below)"),
    (LARGEST_DECK, "cards of a deck, copies included: a game draws its chance in blocks of that size"),
    (LARGEST_NUMBER, "as a number, above or below nought: what readers of JSON in browsers still hold exactly"),
    (MOST_LANGUAGES, "languages of a pack: every text is looked at for each of them"),
    (MOST_DEPTH, "effects inside effects: more can neither be read on a card nor drawn in the editor"),
    (MOST_REPEATS, "times that a step is repeated: no card says more, and repeats can stand in repeats"),
    (MOST_FAULTS, "faults that are listed; the others are counted: nobody reads more at once"),
    (MOST_HINTS, "names that get help with their spelling: each is compared with every known name"),
    (STEP_BUDGET, "steps between two decisions: an endless effect is a fault, never a hang"),
    (WORK_BUDGET, "nodes of effects that are done or evaluated at a stretch: less than a second"),
    (EVENT_BUDGET, "events in a game's log: hundreds of times those of a long game"),
    (DECISION_BUDGET, "decisions in a game: past it the verdict is 'did not end'"),
    (MOST_SCENARIOS, "compiled missions that a pack keeps: each has about a megabyte"),
)


def table() -> str:
    """What holds for every game."""
    of_documents = [(getattr(DEFAULT_LIMITS, one.name), REASONS[one.name]) for one in fields(Limits)]
    return _written("of what, and why", [*of_documents, *OTHERS])


def collections_table(rulesets: Mapping[str, Ruleset]) -> str:
    """The collections that may hold fewer records than others."""
    return _written("records of which collection, and why", _fewer(rulesets))


def _fewer(rulesets: Mapping[str, Ruleset]) -> Iterator[tuple[int, str]]:
    for name, ruleset in sorted(rulesets.items()):
        for collection, shelf in shelves(ruleset.records).items():
            if shelf.most != RECORDS:
                yield shelf.most, f"`{collection}` of {name}: {shelf.why}"


def _written(heading: str, rows: Iterable[tuple[int, str]]) -> str:
    return "\n".join([f"| at most | {heading} |", "| ---: | --- |", *(f"| {most:,} | {why} |" for most, why in rows)])
