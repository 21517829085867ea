"""Sectors, locations and board layouts (FZ-F.04 to FZ-F.06)."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from engine.core.meaning import Cells, Entries, Local, Ref, Sheet, Unplayed
from engine.core.records import Whole
from engine.core.validation import Written, reject

from . import words
from .base import Id, LocationRef, Natural, Picture, Record, Tag, Text

Terrain = Literal["difficult", "elevated", "impassable", "cover"]
Point = tuple[float, float]
Row = Annotated[str, Field(min_length=1, max_length=64)]
Inside = Annotated[Id, Local("locations")]


class Location(Record):
    """FZ-F.05: one location; `key` is its character in the sector's cells."""

    id: Id
    name: Text
    key: Annotated[str, Written(r"[^.\s]", words.KEY)]
    terrain: tuple[Terrain, ...] = ()
    tags: tuple[Tag, ...] = ()
    shape: Annotated[tuple[Point, ...], Unplayed()] | None = None

    @model_validator(mode="after")
    def _impassable_stands_alone(self) -> Self:
        if "impassable" in self.terrain and len(set(self.terrain)) > 1:
            raise reject("FZ-L.37", words.IMPASSABLE())  # FZ-A.60
        return self


class Edge(Record):
    """Which location touches a part of the tile's border."""

    edge: Literal["north", "east", "south", "west"]
    position: Natural
    location: Inside


class Sector(Record):
    """FZ-F.04: one face of a tile; `cells` are rows of location keys, a dot is no location."""

    sheet = Sheet(basics="name id", map="cells locations")
    id: Id
    name: Text
    side_name: Text | None = None
    image: Annotated[Picture, Field(min_length=1)] | None = None
    tile: Id | None = None  # faces of one physical tile name the same tile
    cells: Annotated[tuple[Row, ...], Cells()] = Field(min_length=1, max_length=64)
    locations: Annotated[tuple[Location, ...], Entries("location of this sector", place="location")] = Field(
        min_length=1
    )
    inner_adjacency: tuple[tuple[Inside, Inside], ...] | None = None
    edges: tuple[Edge, ...] | None = None

    @property
    def physical_tile(self) -> str:
        """FZ-L.05: the tile that this face belongs to."""
        return self.tile or self.id


class PlacedTile(Record):
    """A sector on the board; x and y count cells of the whole board."""

    sector: Annotated[Id, Ref("sectors")]
    x: Annotated[int, Field(ge=-500, le=500)]
    y: Annotated[int, Field(ge=-500, le=500)]
    rotation: Annotated[Literal[0, 90, 180, 270], Whole] = 0


class InlineLayout(Record):
    """FZ-F.06 inside a mission, where it needs no id."""

    id: Id | None = None
    name: Text | None = None
    tiles: tuple[PlacedTile, ...] = Field(min_length=1, max_length=64)
    cross_adjacency: tuple[tuple[LocationRef, LocationRef], ...] | None = None


class Layout(InlineLayout):
    """FZ-F.06: which tiles lie where; `crossAdjacency` replaces the contact derived across tiles."""

    id: Id
