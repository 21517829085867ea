"""What a record's field means, said once, in its annotation: `role: Annotated[Id, Ref("roles")]`.

`core.fields` reads the annotations; forms, references, loading, the fingerprint and the list of all texts are made from
what it finds.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.answers.forms import Shelf as ShelfName
from engine.core.bounds import RECORDS


@dataclass(frozen=True, slots=True)
class Shelf:
    """A list of the pack is a collection of records, on one of the library's shelves."""

    name: ShelfName
    icon: str  # of the site's sprite
    called: str  # what faults and effects call one of its records: "monster kind"
    ids: str = ""  # collections with the same word here share their ids
    has_face: bool = False  # its records are printed
    least: int = 0  # how many a pack needs that can be played
    in_every_game: bool = False  # its records can come up in any mission, whether one names them or not
    most: int = RECORDS  # how many a pack may hold
    why: str = ""  # fewer than of others


@dataclass(frozen=True, slots=True)
class Entries:
    """A list inside the frame or a record, whose entries others name: special tokens, the locations of a sector."""

    called: str
    place: str = ""  # what effects call an entry that they name with its record: "location"
    also: tuple[str, ...] = ()  # names that need no entry


@dataclass(frozen=True, slots=True, init=False)
class Ref:
    """The id of a record of one of these collections, or of an entry of a list in the frame: "tokens.special"."""

    collections: tuple[str, ...]

    def __init__(self, *collections: str) -> None:
        object.__setattr__(self, "collections", collections)


@dataclass(frozen=True, slots=True)
class Local:
    """The id of an entry of a list in the same record: a location of this sector."""

    listing: str


@dataclass(frozen=True, slots=True)
class Place:
    """An entry of a list in a record, both named: "sector-id/location-id"."""

    collection: str
    listing: str


@dataclass(frozen=True, slots=True)
class Kind:
    """An effect node of this kind, or steps."""

    name: str
    implied: str = ""  # the trigger of abilities that name none
    names: tuple[str, ...] = ()  # figures that its text knows by a name: "target"


@dataclass(frozen=True, slots=True)
class Bearer:
    """Who bears a text: what checks call them, what the sentence calls 'self', and whether somebody is 'you'.

    It stands on a field, or as `bearer` on a record for all of its texts.
    """

    called: str = ""  # "monster"
    said: str = ""  # "it monster", "you"
    has_you: bool = False


NOBODY = Bearer()


@dataclass(frozen=True, slots=True)
class ByTeam:
    """A number that may differ by the size of the team."""


@dataclass(frozen=True, slots=True)
class Localised:
    """A text that may be given in several languages: no game depends on it."""


@dataclass(frozen=True, slots=True)
class Prose:
    """A longer text, in Markdown."""


@dataclass(frozen=True, slots=True)
class Repeats:
    """A list in which the same word may stand several times: the faces of a die."""


@dataclass(frozen=True, slots=True)
class Cells:
    """Rows of a grid, one character a cell."""


class Sheet:
    """How a record's form is laid out: its groups in order, each with its fields in order; the rest is folded away."""

    def __init__(self, **groups: str) -> None:
        self.groups = {group: tuple(fields.split()) for group, fields in groups.items()}


@dataclass(frozen=True, slots=True)
class Unplayed:
    """Nothing that a game depends on: pictures, codes, what only a campaign asks for."""
