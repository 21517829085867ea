"""What is known of one place of the board, and what can be changed about it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from engine import form
from missions.editing.canvas.board import Canvas, is_closed
from missions.editing.canvas.tools import PlaceTool
from missions.editing.fields import FieldView
from missions.editing.measured import Measured, measured
from missions.editing.paths import value_at


@dataclass
class Inspector:
    """A place: what this mission puts there, what stands on the tile, what lies around it."""

    canvas: Canvas
    region: Any

    @property
    def workspace(self) -> Any:
        return self.canvas.workspace

    @property
    def tools(self) -> list[tuple[int, PlaceTool, bool]]:
        """Every tool with its number, and whether it names this place."""
        return [(index, tool, self.region.id in tool.places) for index, tool in enumerate(self.canvas.tools)]

    @cached_property
    def entries(self) -> list[FieldView]:
        """Entries of the mission's lists that name this place and have more to say than that."""
        found = []
        for tool in self.canvas.tools:
            if not (tool.is_list and tool.inside):
                continue
            listed = _field_at(self.workspace.form, tool.path[2:])
            for index, place in enumerate(tool.places):
                if listed and place == self.region.id:
                    path = (*tool.path, index)
                    found.append(
                        FieldView(self.workspace.bench, listed.item, path, value_at(self.workspace.document, path))
                    )
        return found

    @property
    def told_here(self) -> list[Any]:
        """What lies here because a record of its own says so: an objective, a special action. Tools do not put it."""
        lying = [one for one in self.canvas.board.tokens if one.region == self.region.id and len(one.path) > 1]
        fields = [tool.path for tool in self.canvas.tools]
        if not fields:
            return []
        return [one for one in lying if not any(one.path[: len(field)] == field for field in fields)]

    @cached_property
    def own(self) -> FieldView | None:
        """The place itself, as its sector or blueprint has it."""
        path = self.region.path
        if len(path) < 4:
            return None
        owner = form(self.workspace.pack.ruleset, str(path[0]), self.workspace.lang)
        listed = _field_at(owner, path[2:-1])
        if listed is None or listed.item is None:
            return None
        return FieldView(self.workspace.bench, listed.item, path, value_at(self.workspace.document, path))

    @property
    def kind(self) -> FieldView | None:
        """Which of several kinds a square is of."""
        is_one_of = self.own is not None and self.own.form.widget == "oneOf"
        return replace(self.own, is_only_kind=True) if self.own and is_one_of else None

    @property
    def own_fields(self) -> list[FieldView]:
        """What a square needs comes before its name."""
        found = [one for one in self._plain_fields if not self._is_handle(one)]
        return sorted(found, key=lambda one: not one.form.needed) if self.kind else found

    @property
    def handle_fields(self) -> list[FieldView]:
        """Short name and letter, by which files refer to the place, and a drawn outline; a square's column and row, for
        it is moved on the board: seldom looked at, so folded away."""
        return [one for one in self._plain_fields if self._is_handle(one)]

    @property
    def _plain_fields(self) -> list[FieldView]:
        return [one for one in self.own.parts if not one.form.is_advanced] if self.own else []

    def _is_handle(self, one: FieldView) -> bool:
        if self.kind:
            return one.path[-1] in (self.canvas.board.writing.column, self.canvas.board.writing.row)
        return one.form.widget == "text" or (one.form.widget == "list" and not one.is_chips)

    @cached_property
    def sector(self) -> "LaidSector | None":
        """The sector that the place lies on, where sectors are laid."""
        if self.canvas.way != "tiles":
            return None
        return next(
            (LaidSector(self.canvas, one) for one in self.canvas.board.tiles if one.id == self.region.tile), None
        )

    @property
    def ways_to(self) -> list[tuple[str, int]]:
        """How many steps it is from here to each thing that lies on one place only: the entry, the exit."""
        steps = distances(self.canvas.board.regions, self.region.id)
        marked = [(tool.label, tool.places[0]) for tool in self.canvas.tools if not tool.is_list and tool.places]
        return [(label, steps[place]) for label, place in marked if place in steps]

    @cached_property
    def measured(self) -> Measured | None:
        """The newest play-test of the mission at hand."""
        return measured(self.workspace.pack, self.workspace.mission_at_hand, self.workspace.document)

    @property
    def figures(self) -> list[tuple[str, str]]:
        """What bots met here."""
        layers = self.measured.heat.get(self.canvas.board.key, ()) if self.measured else ()
        return [(one.label, one.heat[self.region.id].text) for one in layers if self.region.id in one.heat]

    @property
    def owner_title(self) -> str:
        """The sector or blueprint that the place belongs to."""
        record = value_at(self.workspace.document, self.region.path[:2])
        return self.workspace.bench.title_of(record) if isinstance(record, dict) else ""

    @property
    def is_elsewhere(self) -> bool:
        """The place belongs to another record than the one that is open: others may use it too."""
        return bool(self.region.path[:2] != self.workspace.open)

    @property
    def neighbours(self) -> list[Any]:
        names = {one.id: one for one in self.canvas.board.regions}
        return [names[one] for one in self.region.neighbours if one in names]

    @property
    def can_join(self) -> bool:
        """Walls and links can be set by hand here."""
        return bool(self.canvas.board.writing and self.canvas.board.writing.links)

    @property
    def joints(self) -> list[tuple[Any, str]]:
        """The places it touches or is linked with: `open`, shut off by a `wall`, or a `link`."""
        near, walls, links = self.region.neighbours, self.region.walls, self.region.links
        states = {one: "link" if one in links else "open" for one in near} | dict.fromkeys(walls, "wall")
        return [(one, states[one.id]) for one in self.canvas.board.regions if one.id in states]

    @property
    def linkable(self) -> list[Any]:
        """Places that it neither touches nor is linked with."""
        known = {self.region.id, *self.region.neighbours, *self.region.walls}
        return [one for one in self.canvas.board.regions if one.id not in known]


@dataclass
class LaidSector:
    """A sector where it lies: which side is up, how it is turned, where else it could lie."""

    canvas: Canvas
    tile: Any

    @property
    def title(self) -> str:
        return str(self.tile.title)

    @property
    def turn(self) -> int:
        laid = value_at(self.canvas.workspace.document, self.tile.laid) or {}
        return int(laid.get(self.canvas.board.writing.rotation, 0))

    @property
    def turns(self) -> tuple[int, ...]:
        return 0, 90, 180, 270

    @property
    def sides(self) -> list[Any]:
        """The pieces of the palette that are the same piece of cardboard; nothing where it has but one side."""
        found = [one for one in self.canvas.pieces if one.id in self.tile.sides]
        return found if len(found) > 1 else []

    @property
    def piece(self) -> str:
        laid = value_at(self.canvas.workspace.document, self.tile.laid) or {}
        return str(laid.get(self.canvas.board.writing.piece, ""))


def distances(regions: Sequence[Any], start: str) -> dict[str, int]:
    """Steps from a place to all that can be walked to; ground that nobody enters is no way."""
    by_id = {one.id: one for one in regions}
    found, ahead = {start: 0}, [start]
    for place in ahead:
        for other in by_id[place].neighbours:
            if other in by_id and other not in found and not is_closed(by_id[other]):
                found[other] = found[place] + 1
                ahead.append(other)
    return found


def _field_at(found: Any, path: tuple[Any, ...]) -> Any:
    """A form's field by its path; parts of records too."""
    fields = list(found.fields)
    while fields:
        field = fields.pop()
        if field.path == path:
            return field
        if field.widget == "record":
            fields.extend(field.fields)
    return None


def inspected(canvas: Canvas, region: str) -> Inspector | None:
    """The inspector of a place, if the board has such a place."""
    found = next((one for one in canvas.board.regions if one.id == region), None) if canvas.board else None
    return Inspector(canvas, found) if found else None
