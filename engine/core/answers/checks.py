"""What is wrong with a document, and what would mend it."""

from dataclasses import dataclass
from typing import Any, Literal

from engine.core.answers import Path

Severity = Literal["error", "warning", "hint"]

Operation = dict[str, Any]
"""One operation of an edit; `at` is a Path.

    {"op": "put", "at": ["events", "footprints"], "value": {…}, "position": 3}  a whole record, new or instead of one
    {"op": "remove", "at": […]}                           a record, a field, an entry of a list
    {"op": "rename", "at": ["events", "footprints"], "value": "tracks"}         every reference follows
    {"op": "set", "at": […], "value": …}                  a field or entry; an object that is missing is made
    {"op": "insert", "at": […, 2], "value": …}            into a list, before what is there
    {"op": "move", "at": […, 2], "to": 0}                 within a list, or a record in its collection
"""


@dataclass(frozen=True, slots=True)
class QuickFix:
    """A change that mends a finding and breaks nothing else."""

    label: str  # 'Set the number of events to 10'
    operations: tuple[Operation, ...]
    before: str = ""  # '9'
    after: str = ""  # '10'


@dataclass(frozen=True, slots=True)
class Problem:
    """One finding of `check`: a fault of the loader or of the linter."""

    severity: Severity
    code: str
    rule: str
    title: str  # the check in a few words: 'Recon deck'
    message: str
    remedy: str
    path: Path
    fix: QuickFix | None = None
    provisional: bool = False  # found on what is left after faulty records were set aside
    mission: str = ""  # of which mission, where it is of one


@dataclass(frozen=True, slots=True)
class Checked:
    """All that is wrong with a document."""

    loads: bool
    playable: tuple[str, ...]  # ids of missions that can be played as they are
    findings: tuple[Problem, ...]  # errors first
    more: int = 0  # how many faults are not listed
    untried: int = 0  # quick fixes that nobody has tried yet: check again with `fixes`


@dataclass(frozen=True, slots=True)
class Edited:
    """A document after an edit, and the edit that takes it back."""

    document: dict[str, Any]
    inverse: tuple[Operation, ...]
    touched: tuple[Path, ...]  # for conflicts: what the edit read or wrote


@dataclass(frozen=True, slots=True)
class Reference:
    """One place that names a record."""

    source: Path  # where the name stands
    collection: str  # or the list in the frame that holds the entry: "tokens.special"
    id: str  # the record that is named
    part: str = ""  # the entry of the record that is meant, where it is one: a location of a sector
    is_key: bool = False  # the name is the last part of `source` itself, not what stands there
    is_found: bool = True  # there is such a record
