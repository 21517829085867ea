"""The pack: isles of hexes, keepers, missions."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from engine.core.map_builder import MapBuilder
from engine.core.maps import Map, Tile, TileRegion
from engine.core.meaning import Bearer, Cells, Entries, Kind, Place, Ref, Sheet, Shelf
from engine.core.names import at, read_pack
from engine.core.records import Id, PackHeader, Positive, Record, Steps, Story, Text
from tests.engine.toy.words import RECORD_WORDS

SpotRef = Annotated[str, Place("isles", "spots")]
Row = Annotated[str, Field(min_length=1, max_length=32)]


class Spot(Record):
    id: Id
    name: Text
    key: Annotated[str, Field(min_length=1, max_length=1)]


class Isle(Record):
    sheet = Sheet(basics="name id", map="cells spots")
    id: Id
    name: Text
    cells: Annotated[tuple[Row, ...], Cells()] = Field(min_length=1, max_length=32)
    spots: Annotated[tuple[Spot, ...], Entries("spot of this isle", place="spot")] = Field(min_length=1)


class Keeper(Record):
    id: Id
    name: Text
    stamina: Positive
    story: Story = ""


class Laid(Record):
    isle: Annotated[Id, Ref("isles")]
    x: int
    y: int
    rotation: Literal[0, 60, 120, 180, 240, 300] = 0


class Mission(Record):
    bearer = Bearer("mission")
    id: Id
    title: Text
    briefing: Story = ""
    tiles: tuple[Laid, ...] = Field(min_length=1, max_length=12)
    start: SpotRef
    lamps: tuple[SpotRef, ...] = Field(min_length=1, max_length=8)
    rounds: Positive = 8
    on_lamp: Annotated[Steps, Kind("steps")] = []


class ToyPack(PackHeader):
    ruleset: Literal["toy"]
    isles: Annotated[tuple[Isle, ...], Shelf("sector", "ui-map", "isle", least=1)] = ()
    keepers: Annotated[
        tuple[Keeper, ...], Shelf("card", "hero", "keeper", has_face=True, least=1, in_every_game=True)
    ] = ()
    missions: Annotated[tuple[Mission, ...], Shelf("mission", "dossier", "mission", least=1)] = ()


def read_records(document: Mapping[str, Any]) -> ToyPack:
    return read_pack(
        ToyPack, document, lambda *_: "", RECORD_WORDS, double="id", missing="TOY-1", own=lambda *_: iter(())
    )


def board_map(pack: ToyPack, mission: Mission, path: str) -> Map:
    """The isles of a mission as one map; ContentError lists overlaps."""
    builder = MapBuilder("hex")
    isles = {isle.id: (index, isle) for index, isle in enumerate(pack.isles)}
    for number, laid in enumerate(mission.tiles):
        index, isle = isles[laid.isle]
        spots = tuple(TileRegion(spot.key, spot.id) for spot in isle.spots)
        tile = Tile(isle.id, isle.cells, spots, path=at("isles", index, isle))
        builder.place(tile, laid.x, laid.y, laid.rotation, path=f"{path}.tiles[{number}]")
    return builder.build()
