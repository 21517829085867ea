"""The builder of maps: tiles are laid and turned, borders drawn, links added; all faults are collected."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.core import map_words as words
from engine.core.bounds import DEFAULT_LIMITS
from engine.core.errors import ContentError, Fault
from engine.core.lint import Trouble
from engine.core.maps import (
    BUILT_IN,
    CORNER,
    LINK,
    MOST_REGIONS,
    NO_REGION,
    OPEN,
    SIDES,
    BorderType,
    Cell,
    Contact,
    Grid,
    Map,
    Pair,
    Tile,
    all_distances,
    axial,
    contact_steps,
    neighbour_table,
    touch,
)


class MapBuilder:
    """Lays tiles, borders and links; `build` gives the map, or raises ContentError with every fault."""

    def __init__(
        self,
        grid: Grid = "square",
        *,
        diagonal: bool = False,
        border_types: Iterable[BorderType] = (),
        prefix: bool = True,
    ) -> None:
        self.grid: Grid = grid
        self.diagonal = diagonal and grid == "square"  # hexes that meet in a corner share a side
        self.prefix = prefix  # whether a region is called "tile/region" or just "region"
        self.faults: list[Fault] = []
        self.overlaps: list[Cell] = []  # cells that a later tile claims too
        types = {one.name: one for one in BUILT_IN} | {one.name: one for one in border_types}
        self._types = tuple(types[name] for name in sorted(types))
        self._ids: dict[str, int] = {}
        self._tags: list[tuple[str, ...]] = []
        self._sector_of: list[int] = []
        self._sectors: list[str] = []
        self._region_at: dict[Cell, int] = {}
        self._borders: dict[tuple[Cell, Cell], str] = {}
        self._linked_inside: dict[int, list[Pair]] = {}  # sector → what replaces its own contacts
        self._linked_across: list[Pair] | None = None
        self._links: list[tuple[str, str, str, str]] = []
        self._forbidden: list[tuple[str, str, str]] = []

    def place(self, tile: Tile, x: int = 0, y: int = 0, rotation: int = 0, *, path: str = "") -> None:
        """Lay a tile, turned clockwise by `rotation` degrees.

        A square tile's upper left corner comes to lie at (x, y) after turning; a hex tile's cell at column 0, row 0
        comes to lie at the hex (x, y), and the tile turns around it.
        """
        step = 90 if self.grid == "square" else 60
        if rotation % step or not 0 <= rotation < 360:
            self._fault(path, words.TURNED, step=step, rotation=rotation)
            return
        if tile.id in self._sectors:
            self._fault(path, words.LAID_TWICE, tile=tile.id)
            return
        if len({len(row) for row in tile.rows}) > 1:
            self._fault(f"{tile.path}.cells", words.UNEVEN)
            return
        sector = len(self._sectors)
        self._sectors.append(tile.id)
        regions = self._add_regions(tile, sector)
        self._add_cells(tile, regions, self._turner(tile, x, y, rotation // step), path)
        if tile.links is not None:
            names = {one.id: regions[one.key] for one in tile.regions if one.key in regions}
            self._linked_inside[sector] = self._pairs(tile.links, names, tile.links_path or tile.path)

    def covered(self, tile: Tile, x: int = 0, y: int = 0, rotation: int = 0) -> tuple[Cell, ...]:
        """Every cell that a tile covers where it lies like this, those of no region too."""
        turned = self._turner(tile, x, y, rotation // (90 if self.grid == "square" else 60))
        return tuple(turned(column, row) for row, line in enumerate(tile.rows) for column in range(len(line)))

    def border(self, a: Cell, b: Cell, kind: str, *, path: str = "") -> None:
        """Draw a border of that type between two cells of the map."""
        self._check_type(kind, path)
        if not touch(self.grid, self.diagonal, a, b):
            self._fault(path, words.NOT_TOUCHING, a=a, b=b)
        else:
            self._borders[min(a, b), max(a, b)] = kind

    def link(self, a: str, b: str, kind: str = LINK, *, path: str = "") -> None:
        """Let two regions be neighbours although their cells do not touch."""
        self._check_type(kind, path)
        self._links.append((a, b, kind, path))

    def forbid(self, a: str, b: str, *, path: str = "") -> None:
        """Let two regions be no neighbours although their cells touch."""
        self._forbidden.append((a, b, path))

    def replace_across(self, pairs: Iterable[tuple[str, str]], *, path: str = "") -> None:
        """Let exactly these pairs of regions meet across tiles, whatever the cells say; call it after placing."""
        self._linked_across = self._pairs(pairs, self._ids, path)

    def build(self) -> Map:
        """The map, with its distances."""
        if len(self._ids) > MOST_REGIONS:
            self._fault("", words.TOO_MANY_REGIONS, most=MOST_REGIONS, n=len(self._ids))
            raise ContentError(self.faults)
        contacts = self._all_contacts()
        if self.faults:
            raise ContentError(self.faults)
        return self._map(contacts, is_measured=True)

    def lay_out(self) -> Map:
        """The map as far as it is sound, for drawing drafts: what is at fault is left out, distances too."""
        return self._map(self._all_contacts(), is_measured=False)

    def _all_contacts(self) -> dict[Pair, list[str]]:
        """Contacts of the cells, with the links that are added and without those that are forbidden."""
        contacts = self._contacts()
        for a, b, kind, path in self._links:
            for pair in self._pairs([(a, b)], self._ids, path):
                contacts.setdefault(pair, []).append(kind)
        for a, b, path in self._forbidden:
            for pair in self._pairs([(a, b)], self._ids, path):
                contacts.pop(pair, None)
        return contacts

    def _map(self, contacts: dict[Pair, list[str]], *, is_measured: bool) -> Map:
        n = len(self._ids)
        met = tuple(Contact(a, b, tuple(sorted(dict.fromkeys(contacts[a, b])))) for a, b in sorted(contacts))
        blocking = [one.name for one in self._types if one.blocks_movement]
        around = neighbour_table(
            n, [(one.a, one.b) for one in met if any(kind not in blocking for kind in one.borders)]
        )
        return Map(
            grid=self.grid,
            diagonal=self.diagonal,
            ids=tuple(self._ids),
            sectors=tuple(self._sectors),
            sector_of=tuple(self._sector_of),
            cells=self._cells(n),
            tags=tuple(self._tags),
            border_types=self._types,
            contacts=met,
            neighbours=around,
            distance=all_distances(around, (1 << n) - 1) if is_measured else (),
            _index=dict(self._ids),
            _region_at=dict(self._region_at),
            _borders=dict(self._borders),
        )

    def _fault(self, path: str, trouble: Trouble, **values: Any) -> None:
        self.faults.append(trouble.fault(path, "map", **values))

    def _check_type(self, kind: str, path: str) -> None:
        if kind not in [one.name for one in self._types]:
            known = ", ".join(f'"{one.name}"' for one in self._types)
            self._fault(path, words.NO_BORDER_TYPE, kind=kind, known=known)

    def _add_regions(self, tile: Tile, sector: int) -> dict[str, int]:
        """Number the tile's regions; key → number."""
        numbers: dict[str, int] = {}
        drawn = "".join(tile.rows)
        for region in tile.regions:
            name = f"{tile.id}/{region.id}" if self.prefix else region.id
            if region.key not in drawn:
                self._fault(tile.path, words.NO_CELL, region=region.id, key=region.key)
            if name in self._ids or region.key in numbers:
                self._fault(tile.path, words.REGION_TWICE, region=region.id, key=region.key)
                continue
            numbers[region.key] = self._ids[name] = len(self._ids)
            self._tags.append(tuple(dict.fromkeys(region.tags)))
            self._sector_of.append(sector)
        return numbers

    def _turner(self, tile: Tile, x: int, y: int, turns: int) -> Callable[[int, int], Cell]:
        """Where a column and row of the tile comes to lie on the map."""

        def square(column: int, row: int) -> Cell:
            width, height = len(tile.rows[0]), len(tile.rows)
            for _ in range(turns):
                column, row, width, height = height - 1 - row, column, height, width
            return x + column, y + row

        def hexagon(column: int, row: int) -> Cell:
            q, r = axial(column, row)
            for _ in range(turns):
                q, r = -r, q + r
            return x + q, y + r

        return square if self.grid == "square" else hexagon

    def _add_cells(self, tile: Tile, regions: dict[str, int], turn: Callable[[int, int], Cell], path: str) -> None:
        overlaps: dict[str, Cell] = {}
        for row, keys in enumerate(tile.rows):
            for column, key in enumerate(keys):
                if key == NO_REGION:
                    continue
                if key not in regions:
                    where = f"{tile.path}.cells[{row}]"
                    self._fault(where, words.STRANGE_KEY, key=key, column=column + 1, none=NO_REGION)
                    continue
                cell = turn(column, row)
                if cell in self._region_at:
                    self.overlaps.append(cell)
                    overlaps.setdefault(self._sectors[self._sector_of[self._region_at[cell]]], cell)
                else:
                    self._region_at[cell] = regions[key]
        if len(self._region_at) > DEFAULT_LIMITS.cells:
            self._fault(path, words.TOO_MANY_CELLS, most=DEFAULT_LIMITS.cells)
            raise ContentError(self.faults)
        for other, (x, y) in overlaps.items():
            self._fault(path, words.OVERLAP, tile=tile.id, other=other, x=x, y=y)
        for a, b, kind in tile.borders:
            self.border(turn(*a), turn(*b), kind, path=f"{tile.path}.borders")

    def _pairs(self, pairs: Iterable[tuple[str, str]], known: Mapping[str, int], path: str) -> list[Pair]:
        """Named pairs as numbers, a < b, each once; unknown names and pairs of one region are faults."""
        found: dict[Pair, None] = {}
        for a, b in pairs:
            missing = [name for name in (a, b) if name not in known]
            for name in missing:
                self._fault(path, words.NO_REGION, name=name)
            if a == b:
                self._fault(path, words.OWN_NEIGHBOUR, name=a)
            elif not missing:
                found[min(known[a], known[b]), max(known[a], known[b])] = None
        return list(found)

    def _contacts(self) -> dict[Pair, list[str]]:
        """Which regions meet, and over which types of border."""
        contacts: dict[Pair, list[str]] = {}
        for cell in sorted(self._region_at):
            for x, y in contact_steps(self.grid, self.diagonal):
                other = (cell[0] + x, cell[1] + y)
                a, b = self._region_at[cell], self._region_at.get(other)
                if b is None or a == b or self._is_replaced(a, b):
                    continue
                default = OPEN if (x, y) in SIDES[self.grid] else CORNER
                kind = self._borders.get((min(cell, other), max(cell, other)), default)
                contacts.setdefault((min(a, b), max(a, b)), []).append(kind)
        for pair in [*(self._linked_across or ()), *(one for links in self._linked_inside.values() for one in links)]:
            contacts.setdefault(pair, []).append(LINK)
        return contacts

    def _is_replaced(self, a: int, b: int) -> bool:
        """Whether contact between these two is given as data rather than drawn."""
        if self._sector_of[a] == self._sector_of[b]:
            return self._sector_of[a] in self._linked_inside
        return self._linked_across is not None

    def _cells(self, n: int) -> tuple[tuple[Cell, ...], ...]:
        cells: list[list[Cell]] = [[] for _ in range(n)]
        for cell in sorted(self._region_at):
            cells[self._region_at[cell]].append(cell)
        return tuple(tuple(one) for one in cells)
