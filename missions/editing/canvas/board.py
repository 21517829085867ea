"""The board that is open, as scripts and templates need it: what lies where, and which fields say so."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from engine import board_of, form
from missions.editing.canvas.flaws import Flaw, flaws_of
from missions.editing.canvas.squares import square_kinds
from missions.editing.canvas.tools import Drawer, PlaceTool, drawers, place_tools
from missions.editing.canvas.words import WORDS
from missions.editing.fields import blank
from missions.editing.measured import Measured, measured
from missions.editing.paths import value_at
from missions.pictures.boards import grounds
from missions.pictures.boards.sizes import SIZES

SIZE = "page"
CLOSED = "impassable"  # the pattern of ground that nobody enters


@dataclass(frozen=True)
class Piece:
    """A sector of the palette."""

    id: str
    title: str
    side: str
    width: int
    height: int
    sides: tuple[str, ...]


@dataclass(frozen=True)
class Way:
    """From the middle of one place to that of another, in cells."""

    x1: float
    y1: float
    x2: float
    y2: float
    kind: str  # "shut" by ground that nobody enters, a "link", or "open"


def ways_of(board: Any) -> list[Way]:
    """The ways between the places of a board, each once."""
    middles = {one.id: middle_of(one) for one in board.regions}
    closed = {one.id for one in board.regions if is_closed(one)}
    found = []
    for region in board.regions:
        for other in region.neighbours:
            if other in middles and region.id < other:
                kind = "shut" if {region.id, other} & closed else "link" if other in region.links else "open"
                found.append(Way(*middles[region.id], *middles[other], kind))
    return found


def middle_of(region: Any) -> tuple[float, float]:
    """Where its name stands, in cells."""
    return region.name_box.x + region.name_box.width / 2, region.name_box.y + region.name_box.height / 2


@dataclass
class Canvas:
    """The first board of what is open in a workspace."""

    workspace: Any

    @cached_property
    def board(self) -> Any:
        return next(iter(self.workspace.boards), None)

    @property
    def way(self) -> str:
        return self.board.writing.way if self.board and self.board.writing else ""

    @property
    def is_own(self) -> bool:
        """What lies on the board belongs to the open record; else the board is another record's, used here."""
        return bool(self.board and self.board.path[:2] == self.workspace.open)

    @cached_property
    def tools(self) -> list[PlaceTool]:
        """A blueprint's places are squares of its own record; other boards have things put on them."""
        if self.way != "tiles":
            return []
        return place_tools(self.workspace.form, self.workspace.record, self.workspace.open, self.board.tokens)

    @cached_property
    def drawers(self) -> list[Drawer]:
        """Figures and tokens of the palette."""
        return drawers(self.tools, self.workspace.form, self.workspace.bench, self.workspace.kinds)

    @property
    def simple_tools(self) -> list[tuple[int, PlaceTool]]:
        """Tools of the toolbar: what has a drawer is taken from there."""
        drawn = {one.number for one in self.drawers}
        return [(number, tool) for number, tool in enumerate(self.tools) if number not in drawn]

    @property
    def terrain(self) -> list[Any]:
        """What the signs on the ground mean, for the legend."""
        found = {tag.key: tag for region in self.board.regions for tag in region.tags if tag.pattern}
        return sorted(found.values(), key=lambda tag: tag.pattern)

    @property
    def square_counts(self) -> list[tuple[Any, int, int]]:
        """Of each kind of square how many there are, and what is counted on them together."""
        values = [value_at(self.workspace.document, one.path) or {} for one in self.board.regions]
        found = []
        for kind in self.squares:
            same = [one for one in values if kind.tag and one.get(kind.tag[0]) == kind.tag[1]]
            found.append((kind, len(same), sum(one.get(kind.count) or 0 for one in same) if kind.count else 0))
        return found

    @cached_property
    def pieces(self) -> list[Piece]:
        """What can be laid on the board."""
        if self.way != "tiles":
            return []
        collection = self.board.writing.collection
        found = []
        for record in self.workspace.document.get(collection) or []:
            name = record.get("id") if isinstance(record, dict) else None
            drawn = board_of(self.workspace.document, collection, name, self.workspace.lang) if name else None
            if drawn and drawn.tiles:
                tile = drawn.tiles[0]
                found.append(Piece(name, tile.title, tile.side, drawn.columns, drawn.rows, tile.sides))
        return found

    @property
    def piece_kind(self) -> Any:
        """What the pieces are records of."""
        return self.workspace.kinds.get(self.board.writing.collection)

    @cached_property
    def squares(self) -> list[Any]:
        """Kinds of squares that can be painted."""
        if self.way != "squares":
            return []
        return square_kinds(form(self.workspace.pack.ruleset, str(self.board.path[0]), self.workspace.lang), self.board)

    @property
    def painted(self) -> list[dict[str, Any]]:
        """The places of a sector with their letters, in the order of the document."""
        if self.way != "cells":
            return []
        writing, names = self.board.writing, {one.path: one for one in self.board.regions}
        found = []
        for index, place in enumerate(value_at(self.workspace.document, writing.places) or []):
            region = names.get((*writing.places, index))
            title = region.name if region else self.workspace.bench.title_of(place)
            cells = len(region.cells) if region else 0
            tags = region.tags if region else ()
            known = {"key": place.get(writing.key), "id": place.get("id"), "title": title, "index": index}
            ground = grounds.ground_of(grounds.kinds_of(region)) if region else "open"
            found.append({**known, "cells": cells, "tags": tags, "ground": ground})
        return found

    @cached_property
    def flaws(self) -> list[Flaw]:
        """What is wrong with the cells of a sector."""
        return flaws_of(self.board) if self.way == "cells" else []

    @property
    def painted_cells(self) -> int:
        return sum(len(one.cells) for one in self.board.regions)

    @property
    def all_cells(self) -> int:
        return int(self.board.columns * self.board.rows)

    @cached_property
    def written(self) -> Any:
        """What the document says of the board: laid tiles, rows of cells, or squares."""
        return value_at(self.workspace.document, self.board.writing.path)

    @property
    def _blank_place(self) -> Any:
        """What a new place begins with."""
        name = self.board.writing.places[-1:]
        field = next((one for one in self.workspace.form.fields if name and one.path == name), None)
        return blank(field.item) if field else {}

    @property
    def beside(self) -> list[tuple[str, Any, list[Way]]]:
        """The other sides with the ways between their places."""
        return [(name, drawn, ways_of(drawn)) for name, drawn in self.other_sides]

    @property
    def other_sides(self) -> list[tuple[str, Any]]:
        """The sectors on the other sides of the same piece of cardboard, by name, as they are drawn."""
        names = self.board.tiles[0].sides if self.board.tiles else ()
        collection, own = self.workspace.open
        sides = [(one, board_of(self.workspace.document, collection, one, self.workspace.lang)) for one in names]
        return [(name, drawn) for name, drawn in sides if drawn and name != own]

    @property
    def _other_cells(self) -> list[dict[str, Any]]:
        """What is painted on the other sides, so that it can be copied."""
        if self.way != "cells":
            return []
        writing, found = self.board.writing, []
        for name, drawn in self.other_sides:
            root = (self.workspace.open[0], name)
            cells = value_at(self.workspace.document, (*root, *writing.path[2:])) or []
            places = value_at(self.workspace.document, (*root, *writing.places[2:])) or []
            found.append({"name": name, "title": drawn.title, "cells": cells, "places": places})
        return found

    @cached_property
    def played(self) -> Measured | None:
        """The newest play-test of the mission at hand, where a blueprint tells what nobody used."""
        if self.way != "squares":
            return None
        return measured(self.workspace.pack, self.workspace.mission_at_hand, self.workspace.document)

    @cached_property
    def unused(self) -> list[Any]:
        """Zones of the blueprint that no game of its play-test touched; none where it was not played as it stands."""
        is_played = self.played and not self.played.is_outdated
        layers = self.played.heat.get(self.board.key, ()) if is_played else ()
        heats = [layer.heat for layer in layers]
        if not heats:
            return []
        return [one for one in self.board.regions if not any(one.id in heat and heat[one.id].step for heat in heats)]

    @property
    def facts(self) -> dict[str, Any]:
        """All that scripts know of the board; they never read it off the picture."""
        board = self.board
        return {
            "way": self.way,
            "key": board.key,
            "grid": board.grid,
            "unit": SIZES[SIZE].unit,
            "origin": board.origin,
            "columns": board.columns,
            "rows": board.rows,
            "writing": asdict(board.writing),
            "count": len(self.written) if isinstance(self.written, list) else None,
            "tiles": [self._tile(tile) for tile in board.tiles],
            "regions": [self._region(region) for region in board.regions],
            "tools": [tool.as_json() for tool in self.tools],
            "cells": self.written if self.way == "cells" else [],
            "places": [{name: one[name] for name in ("key", "id", "title", "index")} for one in self.painted],
            "placeBlank": self._blank_place,
            "otherSides": self._other_cells,
            "squares": [one.as_json() for one in self.squares],
            "isByHand": bool(board.writing.links)
            and value_at(self.workspace.document, board.writing.links) is not None,
            "flaws": [asdict(one) for one in self.flaws],
            "odds": [asdict(one) for one in board.odds],
            "oddsLabel": board.odds_label,
            "words": {key: str(text) for key, text in WORDS.items()},
        }

    def _tile(self, tile: Any) -> dict[str, Any]:
        laid = value_at(self.workspace.document, tile.laid) or {}
        width, height = _extent(tile.outline)
        return {
            "id": tile.id,
            "title": tile.title,
            "column": tile.column,
            "row": tile.row,
            "width": width,
            "height": height,
            "turn": laid.get(self.board.writing.rotation, 0),
            "at": tile.laid,
            "piece": laid.get(self.board.writing.piece, ""),
            "sides": tile.sides,
        }

    def _region(self, region: Any) -> dict[str, Any]:
        return {
            "id": region.id,
            "name": region.name if not region.label else f"{region.name}, {region.label}",
            "reference": region.reference,
            "tile": region.tile,
            "cells": region.cells,
            "neighbours": region.neighbours,
            "walls": region.walls,
            "links": region.links,
            "tags": [tag.label for tag in region.tags],
            "tokens": [token.label for token in self.board.tokens if token.region == region.id],
            "faults": [{"text": one.message, "path": one.path} for one in self._faults(region)],
            "isUnused": region in self.unused,
            "isClosed": is_closed(region),
            "kind": region.kind,
            "path": region.path,
            "value": value_at(self.workspace.document, region.path) if self.way == "squares" else None,
            "middle": middle_of(region),
        }

    def _faults(self, region: Any) -> list[Any]:
        """What is wrong with the place itself, or with what lies on it."""
        paths = [region.path, *(token.path for token in self.board.tokens if token.region == region.id)]
        known = {path for path in paths if len(path) > 2}
        return [one for one in self.workspace.findings if any(one.path[: len(path)] == path for path in known)]

    @property
    def rows(self) -> list[dict[str, Any]]:
        """The board as a list, for those who read rather than look. Zones of a kind bear the same name."""
        names = {
            region.id: f"{region.name} {region.reference.lower()}" if region.kind else region.name
            for region in self.board.regions
        }
        return [
            {
                "region": region,
                "tokens": [token for token in self.board.tokens if token.region == region.id],
                "neighbours": [names[one] for one in region.neighbours if one in names],
            }
            for region in self.board.regions
        ]


def is_closed(region: Any) -> bool:
    return any(tag.pattern == CLOSED for tag in region.tags)


def _extent(outline: Sequence[tuple[float, float]]) -> tuple[int, int]:
    if not outline:
        return 0, 0
    across, down = [x for x, _ in outline], [y for _, y in outline]
    return round(max(across) - min(across)), round(max(down) - min(down))
