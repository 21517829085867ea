"""The places of a board in words, and its legend."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from missions.pictures.boards import grounds, tokens
from missions.pictures.boards.drawing import Drawing, DrawnRegion


@dataclass(frozen=True)
class PlaceRow:
    """One place of the list."""

    number: int
    region: Any
    marks: Sequence[tokens.Mark]
    tags: str
    tokens: str
    neighbours: str  # their numbers
    neighbour_names: str


class Group(NamedTuple):
    """The places of one sector, in the order of its record."""

    tile: Any
    places: Sequence[PlaceRow]


class GroundKey(NamedTuple):
    """One ground of the legend."""

    label: str
    icon: str
    ground: str
    layers: Sequence[grounds.Layer]


class Legend(NamedTuple):
    """Every pattern and every kind of token that the board shows."""

    grounds: Sequence[GroundKey]
    marks: Sequence[tokens.Mark]


def groups_of(drawing: Drawing) -> list[Group]:
    by_id = {region.region.id: region for region in drawing.regions}
    tiles = drawing.board.tiles or (None,)
    return [
        Group(
            tile, [_row(region, by_id) for region in drawing.regions if tile is None or region.region.tile == tile.id]
        )
        for tile in tiles
    ]


def legend_of(drawing: Drawing) -> Legend:
    tags = {tag.key: tag for region in drawing.regions for tag in region.region.tags if tag.pattern}
    by_kind: dict[tuple[str, str], tokens.Mark] = {}
    for mark in (mark for region in drawing.regions for mark in _tokens(region)):
        general = mark._replace(label=mark.label.removesuffix(f" {mark.text}").removeprefix(f"{mark.text} "))
        by_kind.setdefault((mark.shape, mark.kind), general)
    return Legend([_ground(tag) for tag in sorted(tags.values(), key=lambda tag: tag.pattern)], list(by_kind.values()))


def _ground(tag: Any) -> GroundKey:
    kinds = [tag.pattern]
    icon = "" if tag.pattern in grounds.SEEN_BY_THEMSELVES else tag.icon
    return GroundKey(tag.label, icon, grounds.ground_of(kinds), grounds.layers_of(kinds, has_ground=True))


def _row(region: DrawnRegion, by_id: dict[str, DrawnRegion]) -> PlaceRow:
    beside = [by_id[id_] for id_ in region.region.neighbours if id_ in by_id]
    marks = _tokens(region)
    return PlaceRow(
        number=region.number,
        region=region.region,
        marks=marks,
        tags=", ".join(tag.label.lower() for tag in region.region.tags),
        tokens=", ".join(mark.label for mark in marks),
        neighbours=" ".join(str(other.number) for other in beside),
        neighbour_names=", ".join(other.region.name for other in beside),
    )


def _tokens(region: DrawnRegion) -> list[tokens.Mark]:
    return [mark for mark in region.marks if mark.shape not in ("icon", "plain")]
