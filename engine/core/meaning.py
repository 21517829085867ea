"""What a record's field means, said once, in its annotation: `role: Annotated[Id, Ref("roles")]`.

Forms, references, the fingerprint, the compiler, the printer and the linter read it here; see `core.fields`.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.answers.forms import Shelf as ShelfName


@dataclass(frozen=True, slots=True)
class Shelf:
    """A list of the pack is a collection of records, on one of the library's shelves."""

    name: ShelfName
    icon: str  # of the site's sprite
    has_face: bool = False  # its records are printed
    least: int = 0  # how many a pack needs that can be played
