"""A location's blueprint as a board: its zones in reading order, who neighbours whom, how far it is."""

from engine.core.map_builder import MapBuilder
from engine.core.maps import Map, Tile, TileRegion
from engine.rulesets.countdown.codes import EXFILTRATION, INFILTRATION, OBJECTIVE_ZONE, ZONE_KINDS
from engine.rulesets.countdown.records import ExfiltrationZone, InfiltrationZone, Location, ObjectiveZone, ThreatZone
from engine.rulesets.countdown.scenario import Board

TOWARDS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def compile_board(location: Location, index: int) -> Board:
    """The board of a location."""
    zones = location.in_reading_order
    area = blueprint_map(location)
    kinds = tuple(ZONE_KINDS.index(zone.kind) for zone in zones)
    infiltration = tuple(zone for zone, kind in enumerate(kinds) if kind == INFILTRATION)
    exfiltration = tuple(zone for zone, kind in enumerate(kinds) if kind == EXFILTRATION)
    return Board(
        location=index,
        map=area,
        zone_kind=kinds,
        zone_cards=tuple(zone.cards if isinstance(zone, ThreatZone | ObjectiveZone) else 0 for zone in zones),
        adjacent=area.neighbours,
        distance=area.distance,
        infiltration=infiltration,
        exfiltration=exfiltration,
        is_exfiltration=mask(exfiltration),
        always_secured=mask((*infiltration, *exfiltration)),
        objective_zones=tuple(zone for zone, kind in enumerate(kinds) if kind == OBJECTIVE_ZONE),
        times=location.time.values,
        bonus_zones=location.secured_bonus.zones,
        bonus_points=location.secured_bonus.points,
        campaign_threat_cards=location.campaign_threat_cards,
        zone_labels=tuple(zone.label for zone in zones),
    )


def blueprint_map(location: Location) -> Map:
    """CD-9.04: zones meet along their sides; CD-90.29: one with an arrow meets only the zone its arrow means."""
    builder = MapBuilder("square", prefix=False)
    zones = location.in_reading_order
    at = {(zone.x, zone.y): zone for zone in zones}
    for zone in zones:
        region = TileRegion("z", zone.id, (zone.kind,))
        builder.place(Tile(zone.id, ("z",), (region,)), zone.x, zone.y)
    for zone in zones:
        if isinstance(zone, InfiltrationZone | ExfiltrationZone):
            for x, y in TOWARDS.values():
                other = at.get((zone.x + x, zone.y + y))
                if other is not None and (other.x, other.y) != connected_cell(zone):
                    builder.forbid(zone.id, other.id)
    return builder.build()


def connected_cell(zone: InfiltrationZone | ExfiltrationZone) -> tuple[int, int]:
    """CD-90.29: where an infiltration arrow points to, and where an exfiltration arrow comes from."""
    x, y = TOWARDS[zone.arrow]
    return (zone.x + x, zone.y + y) if isinstance(zone, InfiltrationZone) else (zone.x - x, zone.y - y)


def mask(members: tuple[int, ...]) -> int:
    """Several zones or cards as one number."""
    return sum(1 << member for member in members)
