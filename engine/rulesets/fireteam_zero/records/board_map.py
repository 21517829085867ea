"""A layout's tiles as one map: corners count as contact (FZ-4.13), adjacency given as data wins (FZ-A.38)."""

from __future__ import annotations

from engine.core.map_builder import MapBuilder
from engine.core.maps import Map, Tile, TileRegion
from engine.core.names import at

from .board import InlineLayout, Sector
from .pack import PackRecord

TERRAIN = "terrain:"
"""What a region's terrain looks like among the map's tags, apart from the author's own tags."""


def board_map(pack: PackRecord, layout: InlineLayout, path: str = "layout") -> Map:
    """The board of a layout; ContentError lists overlaps and other faults, addressed below `path`."""
    builder = MapBuilder("square", diagonal=True)
    sectors = {sector.id: (index, sector) for index, sector in enumerate(pack.sectors)}
    for number, placed in enumerate(layout.tiles):
        index, sector = sectors[placed.sector]
        tile = sector_tile(sector, at("sectors", index, sector))
        builder.place(tile, placed.x, placed.y, placed.rotation, path=f"{path}.tiles[{number}]")
    if layout.cross_adjacency is not None:
        builder.replace_across(layout.cross_adjacency, path=f"{path}.crossAdjacency")
    return builder.build()


def sector_tile(sector: Sector, path: str) -> Tile:
    """A sector as a tile of the map."""
    regions = [
        TileRegion(one.key, one.id, (*(TERRAIN + kind for kind in one.terrain), *one.tags)) for one in sector.locations
    ]
    links_path = f"{path}.innerAdjacency"
    return Tile(sector.id, sector.cells, tuple(regions), links=sector.inner_adjacency, path=path, links_path=links_path)
