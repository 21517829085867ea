"""Where two edits meet."""

from collections.abc import Iterable, Sequence
from typing import Any

from missions.editing.errors import Clash
from missions.editing.paths import value_at
from missions.models import Edit

Parts = Sequence[str | int]


def meet(one: Parts, other: Parts) -> bool:
    """Whether one place lies in the other, or is the same."""
    shorter = min(len(one), len(other))
    return list(one[:shorter]) == list(other[:shorter])


def are_met(touched: Iterable[Parts], since: Sequence[Edit]) -> bool:
    return any(meet(path, theirs) for path in touched for edit in since for theirs in edit.touched)


def clashes(touched: Iterable[Parts], since: Sequence[Edit], before: Any, now: Any, after: Any) -> list[Clash]:
    """The places that an edit touches and that others have changed since it was begun.

    `before` is the document as the edit's author saw it, `now` as it is, `after` as the edit alone would have made it.
    """
    found = []
    for path in touched:
        met = next((edit for edit in since if any(meet(path, theirs) for theirs in edit.touched)), None)
        if met is not None:
            person = met.person.public_name if met.person else ""
            values = value_at(before, path), value_at(now, path), value_at(after, path)
            found.append(Clash(tuple(path), *values, person, met.label, met.made_at))
    return found
