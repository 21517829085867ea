"""Collections of a document, and the forms of their records."""

from dataclasses import dataclass
from typing import Any, Literal

from engine.core.answers import Path

Shelf = Literal["sector", "card", "mission", "part"]

Widget = Literal[
    "text",  # one line, the same in every language (an id, a code)
    "localised",  # one line in each language
    "prose",  # Markdown in each language
    "number",  # whole number within `least` and `most`
    "choice",  # one of `choices`
    "choices",  # several of `choices`
    "switch",  # yes or no
    "reference",  # the id of a record of `collection` (or of an entry at `source` in the frame)
    "place",  # a region of a board: "sector/location", or a zone
    "cells",  # cells of a grid, painted
    "byTeam",  # a number, or one for each size in `choices`: {"op": "byTeam", "2": 3}; or a record of `fields`
    "list",  # several of `item`
    "map",  # for each key that `keys` describes one of `item`
    "record",  # `fields` of its own
    "oneOf",  # one of `shapes`
    "steps",  # effect steps, edited as sentences
    "ability",  # a trigger with its steps, or what holds always
    "node",  # one effect node of the kind `slot`: a condition, a number, a target, a place
    "json",  # nothing better fits
]


@dataclass(frozen=True, slots=True)
class Collection:
    """A list of records in the document, as people call it."""

    name: str  # the document's key: "actionCards"
    shelf: Shelf
    singular: str
    plural: str
    hint: str
    icon: str  # a symbol of the site's sprite
    has_face: bool  # `face` prints its records
    title_field: str  # the field that names a record: "name", "title", or "id"
    least: int = 0  # how many a playable pack needs
    most: int = 1000


@dataclass(frozen=True, slots=True)
class Choice:
    """One value of a choice, as people call it."""

    value: Any
    label: str
    hint: str = ""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Shape:
    """One of several forms that a value can have."""

    key: str
    label: str
    fields: tuple["Field", ...]  # a single field with an empty path for a plain value
    blank: Any = None  # what to begin with when it is chosen
    type: str = "object"  # how its JSON looks: "object", "list", "text", "number", "switch"
    tag: tuple[str, ...] = ()  # the field of an object that tells it apart, and its value: ("kind", "bomb")


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a form."""

    path: Path  # from the form's record; inside an entry of a list or map, or a shape, from that value
    widget: Widget
    label: str
    hint: str = ""
    group: str = ""
    rule: str = ""
    needed: bool = False
    default: Any = None
    least: float | None = None
    most: float | None = None
    steps: tuple[tuple[int, str], ...] = ()  # what a number reaches where: (8, "level 2")
    choices: tuple[Choice, ...] = ()
    collection: str = ""  # a reference's
    collections: tuple[str, ...] = ()  # where it may name a record of several
    source: Path = ()  # a reference's, where the entries lie in the frame: ("tokens", "special")
    bearer: str = ""  # an effect field's: who 'self' is, as `sentence` takes it
    slot: str = ""  # an effect field's: "step", "trigger", "condition", "number", "target", "place"
    keys: "Field | None" = None  # a map's
    item: "Field | None" = None  # a list's or map's
    fields: tuple["Field", ...] = ()  # a record's
    shapes: tuple[Shape, ...] = ()  # of oneOf
    is_advanced: bool = False  # folded away until asked for


@dataclass(frozen=True, slots=True)
class Group:
    """Fields that one fills in together."""

    key: str
    label: str
    hint: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """How a record is filled in; `collection` is empty for the pack's own frame."""

    collection: str
    groups: tuple[Group, ...]
    fields: tuple[Field, ...]
    blank: Any  # a new record: everything that is needed, sensible where that is possible
