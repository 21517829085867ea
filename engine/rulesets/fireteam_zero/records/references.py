"""FZ-L.01: every id is unique among its kind, and every reference finds its record."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from engine.core.errors import Fault, did_you_mean

from .base import TokenPlacement
from .board import InlineLayout, Sector
from .mission_cards import Discovery
from .missions import Mission, SpawnLocation
from .pack import PackRecord

CODE = "FZ-L.01"
Names = dict[str, None]  # a set that keeps its order


class Named(Protocol):
    """A record with an id."""

    @property
    def id(self) -> str | None: ...


def unresolved(pack: PackRecord) -> list[Fault]:
    """Ids given twice and references that lead nowhere, in the order of the document."""
    return [*_doubles(pack), *_References(pack).faults()]


def at(listing: str, index: int, record: Named) -> str:
    """The path of a record in the pack: `missions[2] (ferry-landing)`."""
    return f"{listing}[{index}]" + (f" ({record.id})" if record.id else "")


def _names(records: Iterable[Named]) -> Names:
    return {record.id: None for record in records if record.id}


def _doubles(pack: PackRecord) -> Iterator[Fault]:
    """FZ-L.01: cards that lie in one deck share their ids; otherwise each kind has its own."""
    listings: list[list[tuple[str, Sequence[Named]]]] = [
        [("threatTracks", pack.threat_tracks)],
        [("tokens.special", pack.tokens.special)],
        [("roles", pack.roles)],
        [("heroes", pack.heroes), ("specialists", pack.specialists)],
        [("actionCards", pack.action_cards)],
        [("upgradeSets", pack.upgrade_sets)],
        [("focusCards", pack.focus_cards)],
        [("monsterFamilies", pack.monster_families)],
        [("monsterKinds", pack.monster_kinds)],
        [("sectors", pack.sectors)],
        [("layouts", pack.layouts)],
        [("events", pack.events), ("discoveries", pack.discoveries)],
        [("objectives", pack.objectives)],
        [("twists", pack.twists)],
        [("twistSets", pack.twist_sets)],
        [("missions", pack.missions)],
        [("operations", pack.operations)],
    ]
    for group in listings:
        yield from _double_ids([(at(name, i, one), one.id) for name, records in group for i, one in enumerate(records)])
    cards = [(at("actionCards", i, card), card.id) for i, card in enumerate(pack.action_cards)]
    cards += [(f"{at('upgradeSets', i, one)}.card", one.card_id) for i, one in enumerate(pack.upgrade_sets)]
    yield from (fault for fault in _double_ids(cards) if ".card" in fault.path)
    for index, sector in enumerate(pack.sectors):
        yield from _sector_doubles(at("sectors", index, sector), sector)


def _sector_doubles(path: str, sector: Sector) -> Iterator[Fault]:
    yield from _double_ids([(at(f"{path}.locations", i, one), one.id) for i, one in enumerate(sector.locations)])
    keys: dict[str, str] = {}
    for index, location in enumerate(sector.locations):
        if location.key in keys:
            message = f'The key "{location.key}" already stands for the location "{keys[location.key]}".'
            yield Fault(f"{at(f'{path}.locations', index, location)}.key", message, code=CODE)
        keys.setdefault(location.key, location.id)


def _double_ids(entries: Iterable[tuple[str, str | None]]) -> Iterator[Fault]:
    first: dict[str, str] = {}
    for path, name in entries:
        if name is None:
            continue
        if name in first:
            message = f'The id "{name}" is already used by {first[name]}.'
            yield Fault(path, message, "Give one of the two another id.", CODE)
        first.setdefault(name, path)


class _References:
    """All names of a pack, and the checks that use them."""

    def __init__(self, pack: PackRecord) -> None:
        self.pack = pack
        self.roles = _names(pack.roles)
        self.sets = _names(pack.upgrade_sets)
        self.kinds = _names(pack.monster_kinds)
        self.families = _names(pack.monster_families)
        self.objectives = _names(pack.objectives)
        self.discoveries = _names(pack.discoveries)
        self.missions = _names(pack.missions)
        self.operations = _names(pack.operations)
        self.twists = _names(pack.twists)
        self.sectors = _names(pack.sectors)
        self.tokens: Names = {"intel": None, **_names(pack.tokens.special)}
        self.cards: Names = {**self.objectives, **self.discoveries}
        self.locations: Names = {f"{sector.id}/{one.id}": None for sector in pack.sectors for one in sector.locations}

    def faults(self) -> Iterator[Fault]:
        yield from self._players()
        yield from self._board()
        for index, kind in enumerate(self.pack.monster_kinds):
            yield from _find(kind.family, self.families, "monster family", f"{at('monsterKinds', index, kind)}.family")
        for index, discovery in enumerate(self.pack.discoveries):
            yield from self._discovery(at("discoveries", index, discovery), discovery)
        for index, one in enumerate(self.pack.twist_sets):
            yield from _find_all(one.twists, self.twists, "twist", f"{at('twistSets', index, one)}.twists")
        for index, mission in enumerate(self.pack.missions):
            yield from self._mission(at("missions", index, mission), mission)
        for index, operation in enumerate(self.pack.operations):
            path = at("operations", index, operation)
            yield from _find_all(operation.missions, self.missions, "mission", f"{path}.missions")
            yield from _find(operation.family, self.families, "monster family", f"{path}.family")

    def _players(self) -> Iterator[Fault]:
        pack = self.pack
        for index, hero in enumerate(pack.heroes):
            yield from _find(hero.role, self.roles, "role", f"{at('heroes', index, hero)}.role")
        for index, card in enumerate(pack.action_cards):
            path = at("actionCards", index, card)
            yield from _find(card.role, self.roles, "role", f"{path}.role")
            yield from _find(card.upgrade_set, self.sets, "upgrade set", f"{path}.upgradeSet")
        for index, one in enumerate(pack.upgrade_sets):
            path = at("upgradeSets", index, one)
            yield from _find(one.role, self.roles, "role", f"{path}.role")
            yield from _find(one.card.role, self.roles, "role", f"{path}.card.role")
            yield from _find(one.card.upgrade_set, self.sets, "upgrade set", f"{path}.card.upgradeSet")
            if one.available_from:
                yield from _find(one.available_from.mission, self.missions, "mission", f"{path}.availableFrom.mission")
                where = f"{path}.availableFrom.operation"
                yield from _find(one.available_from.operation, self.operations, "operation", where)
        for index, focus in enumerate(pack.focus_cards):
            yield from _find(focus.role, self.roles, "role", f"{at('focusCards', index, focus)}.role")

    def _board(self) -> Iterator[Fault]:
        for index, sector in enumerate(self.pack.sectors):
            path = at("sectors", index, sector)
            inside = _names(sector.locations)
            for number, pair in enumerate(sector.inner_adjacency or ()):
                yield from _find_all(pair, inside, "location of this sector", f"{path}.innerAdjacency[{number}]")
            for number, edge in enumerate(sector.edges or ()):
                where = f"{path}.edges[{number}].location"
                yield from _find(edge.location, inside, "location of this sector", where)
        for index, layout in enumerate(self.pack.layouts):
            yield from self._layout(at("layouts", index, layout), layout)

    def _layout(self, path: str, layout: InlineLayout) -> Iterator[Fault]:
        for index, tile in enumerate(layout.tiles):
            yield from _find(tile.sector, self.sectors, "sector", f"{path}.tiles[{index}].sector")
        for index, pair in enumerate(layout.cross_adjacency or ()):
            yield from self._places(pair, f"{path}.crossAdjacency[{index}]")

    def _discovery(self, path: str, discovery: Discovery) -> Iterator[Fault]:
        yield from _find(discovery.objective, self.objectives, "objective", f"{path}.objective")
        yield from self._token_places(discovery.board_tokens, f"{path}.boardTokens")

    def _mission(self, path: str, mission: Mission) -> Iterator[Fault]:
        yield from _find_all(mission.required_roles, self.roles, "role", f"{path}.requiredRoles")
        yield from _find_all(mission.upgrades.sets, self.roles, "role", f"{path}.upgrades.sets", keyed=True)
        for role, sets in mission.upgrades.sets.items():
            yield from _find_all(sets, self.sets, "upgrade set", f"{path}.upgrades.sets.{role}")
        if isinstance(mission.focus_cards, dict):
            yield from _find_all(mission.focus_cards, self.roles, "role", f"{path}.focusCards", keyed=True)
        if isinstance(mission.layout, InlineLayout):
            yield from self._layout(f"{path}.layout", mission.layout)
        else:
            yield from _find(mission.layout, _names(self.pack.layouts), "layout", f"{path}.layout")
        spawns = [one.location if isinstance(one, SpawnLocation) else one for one in mission.spawn_locations]
        yield from self._places(spawns, f"{path}.spawnLocations")
        yield from self._place(mission.entry_point, f"{path}.entryPoint")
        yield from self._place(mission.exit_point, f"{path}.exitPoint")
        if mission.boss:
            yield from _find(mission.boss.kind, self.kinds, "monster kind", f"{path}.boss.kind")
            yield from self._place(mission.boss.marker_location, f"{path}.boss.markerLocation")
        yield from _find(mission.threat_track, _names(self.pack.threat_tracks), "threat track", f"{path}.threatTrack")
        if isinstance(mission.twists, str):
            yield from _find(mission.twists, _names(self.pack.twist_sets), "twist set", f"{path}.twists")
        else:
            yield from _find_all(mission.twists, self.twists, "twist", f"{path}.twists")
        yield from _find_all(mission.monster_cards, self.kinds, "monster kind", f"{path}.monsterCards")
        yield from _find_all(mission.objectives, self.objectives, "objective", f"{path}.objectives")
        yield from _find_all(mission.discoveries, self.discoveries, "discovery", f"{path}.discoveries")
        yield from self._figures(path, mission)
        yield from self._token_places(mission.initial_tokens, f"{path}.initialTokens")

    def _figures(self, path: str, mission: Mission) -> Iterator[Fault]:
        for name, pool in (("spawnPool", mission.spawn_pool), ("reservePool", mission.reserve_pool)):
            for index, entry in enumerate(pool):
                yield from _find(entry.kind, self.kinds, "monster kind", f"{path}.{name}[{index}].kind")
        heroes, specialists = _names(self.pack.heroes), _names(self.pack.specialists)
        for index, one in enumerate(mission.initial_placement):
            where = f"{path}.initialPlacement[{index}]"
            yield from _find(one.kind, self.kinds, "monster kind", f"{where}.kind")
            yield from _find(one.hero, heroes, "hero", f"{where}.hero")
            yield from _find(one.specialist, specialists, "specialist", f"{where}.specialist")
            yield from self._place(one.location, f"{where}.location")

    def _token_places(self, tokens: Sequence[TokenPlacement], path: str) -> Iterator[Fault]:
        for index, one in enumerate(tokens):
            yield from _find(one.token, self.tokens, "token", f"{path}[{index}].token")
            yield from self._place(one.location, f"{path}[{index}].location")
            yield from _find(one.card, self.cards, "objective or discovery", f"{path}[{index}].card")

    def _place(self, name: str | None, path: str) -> Iterator[Fault]:
        yield from _find(name, self.locations, "location", path)

    def _places(self, names: Iterable[str], path: str) -> Iterator[Fault]:
        yield from _find_all(names, self.locations, "location", path)


def _find(name: str | None, known: Names, what: str, path: str) -> Iterator[Fault]:
    if name is not None and name not in known:
        yield Fault(path, f'There is no {what} called "{name}".', did_you_mean(name, known), CODE)


def _find_all(names: Iterable[str], known: Names, what: str, path: str, *, keyed: bool = False) -> Iterator[Fault]:
    for index, name in enumerate(names):
        yield from _find(name, known, what, f"{path}.{name}" if keyed else f"{path}[{index}]")
