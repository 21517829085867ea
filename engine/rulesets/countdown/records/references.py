"""Every id is unique among its kind, and every reference finds its record (CD-60.24, CD-60.47)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from engine.core.errors import Fault, did_you_mean

from .missions import RANDOM
from .pack import PackRecord


class Named(Protocol):
    """A record with an id."""

    @property
    def id(self) -> str: ...


def at(listing: str, index: int, record: Named) -> str:
    """The path of a record in the pack: `locations[2] (warehouse)`."""
    return f"{listing}[{index}] ({record.id})"


def unresolved(pack: PackRecord) -> list[Fault]:
    """Ids given twice and references that lead nowhere, in the order of the document."""
    return [*_double_ids(pack), *_double_numbers(pack), *_missing_locations(pack)]


def _double_ids(pack: PackRecord) -> Iterator[Fault]:
    """Threat cards and objective cards share one table of ids, and so do all missions."""
    listings: list[list[tuple[str, Sequence[Named]]]] = [
        [("ops", pack.ops)],
        [("locations", pack.locations)],
        [("threatCards", pack.threat_cards), ("objectiveCards", pack.objective_cards)],
        [("supportCards", pack.support_cards)],
        [("campaigns", pack.campaigns)],
    ]
    for group in listings:
        yield from _doubles([(at(name, i, one), one.id) for name, records in group for i, one in enumerate(records)])
    yield from _doubles([(mission.path, mission.id) for mission in pack.missions])


def _doubles(entries: Iterable[tuple[str, str]]) -> Iterator[Fault]:
    first: dict[str, str] = {}
    for path, name in entries:
        if name in first:
            message = f'The id "{name}" is already used by {first[name]}.'
            yield Fault(path, message, "Give one of the two another id.", "id")
        first.setdefault(name, path)


def _double_numbers(pack: PackRecord) -> Iterator[Fault]:
    """CD-2.23: the op number decides who is hurt first, so no two ops share one."""
    first: dict[int, str] = {}
    for index, op in enumerate(pack.ops):
        if op.number in first:
            message = f'The op number {op.number} is already used by "{first[op.number]}".'
            yield Fault(f"{at('ops', index, op)}.number", message, "Give one of the two another number.", "CD-60.47")
        first.setdefault(op.number, op.id)


def _missing_locations(pack: PackRecord) -> Iterator[Fault]:
    known = [location.id for location in pack.locations]
    for index, assignment in enumerate(pack.assignments):
        for number, name in enumerate(assignment.locations):
            if name not in known:
                path = f"{at('assignments', index, assignment)}.locations[{number}]"
                yield _no_location(path, name, known)
    for index, campaign in enumerate(pack.campaigns):
        for number, mission in enumerate(campaign.missions):
            if mission.location not in (RANDOM, *known):
                path = f"{at('campaigns', index, campaign)}.missions[{number}].location"
                yield _no_location(path, mission.location, known)
    options = [("ruleOptions", pack.rule_options)]
    options += [(f"{at('assignments', i, one)}.options", one.options) for i, one in enumerate(pack.assignments)]
    options += [(f"{at('campaigns', i, one)}.options", one.options) for i, one in enumerate(pack.campaigns)]
    for path, one in options:
        if one.free_location is not None and one.free_location not in known:
            yield _no_location(f"{path}.freeLocation", one.free_location, known)


def _no_location(path: str, name: str, known: Iterable[str]) -> Fault:
    return Fault(path, f'There is no location called "{name}".', did_you_mean(name, known), "CD-60.24")
