"""Where two edits meet."""

from collections.abc import Iterable, Sequence
from typing import Any

from missions.editing.errors import Clash
from missions.editing.paths import Parts, value_at
from missions.models import Edit

Path = Sequence[str | int]


class Places:
    """Where edits have been. Two places meet where one lies in the other, or both are the same."""

    def __init__(self, edits: Sequence[Edit]) -> None:
        self.edits = edits
        self.at: dict[Parts, int] = {}  # place → the first edit there
        self.below: dict[Parts, int] = {}  # place → the first edit there or anywhere in it
        for number, edit in enumerate(edits):
            for touched in edit.touched:
                place = tuple(touched)
                self.at.setdefault(place, number)
                for size in range(len(place) + 1):
                    self.below.setdefault(place[:size], number)

    def met(self, path: Path) -> Edit | None:
        """The first of the edits that this place meets."""
        place = tuple(path)
        around = [self.at[place[:size]] for size in range(len(place)) if place[:size] in self.at]
        numbers = [*around, *([self.below[place]] if place in self.below else [])]
        return self.edits[min(numbers)] if numbers else None


def are_met(touched: Iterable[Path], since: Sequence[Edit]) -> bool:
    places = Places(since)
    return any(places.met(path) is not None for path in touched)


def clashes(touched: Iterable[Path], since: Sequence[Edit], before: Any, now: Any, after: Any) -> list[Clash]:
    """The places that an edit touches and that others have changed since it was begun.

    `before` is the document as the edit's author saw it, `now` as it is, `after` as the edit alone would have made it.
    """
    found, places = [], Places(since)
    for path in touched:
        met = places.met(path)
        if met is not None:
            person = met.person.public_name if met.person else ""
            values = value_at(before, path), value_at(now, path), value_at(after, path)
            found.append(Clash(tuple(path), *values, person, met.label, met.made_at))
    return found
