"""What the checks look at: a whole pack, and one mission of it with everything it uses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from engine.core.effects.walk import Node
from engine.core.errors import ContentError, Fault
from engine.core.maps import Map
from engine.core.sentences import NAMED, Told, quoted
from engine.rulesets.fireteam_zero.lint.effect_texts import EffectText, texts_of
from engine.rulesets.fireteam_zero.lint.numbers import value_of
from engine.rulesets.fireteam_zero.records import (
    Discovery,
    InlineLayout,
    Mission,
    MonsterKind,
    Objective,
    Operation,
    PackRecord,
    Placement,
    SpawnLocation,
    at,
    board_map,
)

INTEL = "intel"  # the token that every pack has

Used = tuple[EffectText, Node]  # a node, and the text it stands in


class PackDraft:
    """A pack as it stands; with `only`, checks keep to what concerns that mission."""

    def __init__(self, pack: PackRecord, only: Mission | None = None) -> None:
        self.pack = pack
        self.only = only
        self.kinds = {kind.id: kind for kind in pack.monster_kinds}
        self.kind_paths = {kind.id: at("monsterKinds", index, kind) for index, kind in enumerate(pack.monster_kinds)}

    @cached_property
    def texts(self) -> list[EffectText]:
        """Every effect of the pack."""
        return texts_of(self.pack)

    @cached_property
    def missions(self) -> list[MissionDraft]:
        """Every mission of the pack."""
        return [MissionDraft(self, index, mission) for index, mission in enumerate(self.pack.missions)]

    @property
    def concerned(self) -> list[MissionDraft]:
        """The mission that was asked for, or all."""
        return [draft for draft in self.missions if self.only is None or draft.mission.id == self.only.id]

    @property
    def concerned_texts(self) -> list[EffectText]:
        """The effects in play in the mission that was asked for, or all."""
        return self.texts if self.only is None else self.concerned[0].texts

    @property
    def operations(self) -> Iterator[tuple[str, Operation]]:
        """The operations, or those that the mission belongs to, with their paths."""
        for index, operation in enumerate(self.pack.operations):
            if self.only is None or self.only.id in operation.missions:
                yield at("operations", index, operation), operation

    def name(self, record: Any) -> Told:
        """A record in a sentence: its name and its id."""
        title = getattr(record, "name", None) or getattr(record, "title", None) or record.id
        return NAMED(title=title, id=record.id)

    def kind(self, kind_id: str) -> Told:
        """A monster kind in a sentence."""
        return self.name(self.kinds[kind_id]) if kind_id in self.kinds else quoted(kind_id)


class MissionDraft:
    """One mission: its records with their paths, its board, and the effects that can come into play in it."""

    def __init__(self, whole: PackDraft, index: int, mission: Mission) -> None:
        self.whole = whole
        self.pack = whole.pack
        self.mission = mission
        self.path = at("missions", index, mission)
        self.options = self.pack.options_of(mission)
        self.track = self.pack.track_of(mission)

    @property
    def name(self) -> Told:
        """The mission in a sentence."""
        return self.whole.name(self.mission)

    # --- records ------------------------------------------------------------------------------------

    @cached_property
    def objectives(self) -> list[tuple[str, Objective]]:
        """The mission's objectives, each once."""
        wanted = dict.fromkeys(self.mission.objectives)
        return [(at("objectives", i, one), one) for i, one in enumerate(self.pack.objectives) if one.id in wanted]

    @cached_property
    def discoveries(self) -> list[tuple[str, Discovery]]:
        """The mission's discoveries, each once."""
        wanted = dict.fromkeys(self.mission.discoveries)
        return [(at("discoveries", i, one), one) for i, one in enumerate(self.pack.discoveries) if one.id in wanted]

    @cached_property
    def twists(self) -> tuple[str, ...]:
        """FZ-A.64: the ids of the twists, from a list or from a named set."""
        names = self.mission.twists
        if not isinstance(names, str):
            return names
        return next((one.twists for one in self.pack.twist_sets if one.id == names), ())

    @property
    def hero_counts(self) -> range:
        """How many heroes may take part; never empty, whatever the briefing says."""
        low, high = self.mission.hero_count.min, self.mission.hero_count.max
        return range(min(low, high), min(max(low, high), 99) + 1)

    def pool(self, name: str) -> dict[str, int]:
        """The largest number of each kind in a pool, over all numbers of heroes; unknown numbers count as one."""
        found: dict[str, int] = {}
        for entry in self.mission.spawn_pool if name == "spawnPool" else self.mission.reserve_pool:
            values = [value_of(entry.number, heroes) for heroes in self.hero_counts]
            number = max(1 if value is None else value for value in values)
            found[entry.kind] = found.get(entry.kind, 0) + max(0, number)
        return {kind: number for kind, number in found.items() if number}

    @cached_property
    def spawn_pool(self) -> dict[str, int]:
        """Kind → figures in the spawn pool."""
        return self.pool("spawnPool")

    @cached_property
    def reserve_pool(self) -> dict[str, int]:
        """Kind → figures in the reserve pool."""
        return self.pool("reservePool")

    @cached_property
    def present(self) -> dict[str, None]:
        """The kinds that have a figure in this mission."""
        boss = (self.mission.boss.kind,) if self.mission.boss else ()
        return dict.fromkeys((*self.spawn_pool, *self.reserve_pool, *boss))

    @property
    def present_kinds(self) -> list[MonsterKind]:
        """The same as records."""
        return [self.whole.kinds[kind] for kind in self.present if kind in self.whole.kinds]

    # --- the board ----------------------------------------------------------------------------------

    @cached_property
    def tokens(self) -> set[str]:
        """Every token that can lie somewhere in this mission."""
        found = {INTEL, *(one.token for one in self.mission.initial_tokens)}
        found |= {one.token for _path, card in self.discoveries for one in card.board_tokens}
        return found | {str(node.value("token")) for _text, node in self.of("placeToken")}

    @cached_property
    def layout(self) -> tuple[str, InlineLayout]:
        """The mission's layout, inline or named, with its path."""
        wanted = self.mission.layout
        if isinstance(wanted, InlineLayout):
            return f"{self.path}.layout", wanted
        return next((at("layouts", i, one), one) for i, one in enumerate(self.pack.layouts) if one.id == wanted)

    @cached_property
    def terrain(self) -> dict[str, tuple[str, ...]]:
        """Every laid-out location with its terrain."""
        laid = dict.fromkeys(tile.sector for tile in self.layout[1].tiles)
        return {f"{s.id}/{one.id}": one.terrain for s in self.pack.sectors if s.id in laid for one in s.locations}

    @property
    def board(self) -> Map | None:
        """The board, or None if its tiles do not fit together."""
        return self._built[0]

    @property
    def board_faults(self) -> tuple[Fault, ...]:
        """Why there is no board."""
        return self._built[1]

    @cached_property
    def _built(self) -> tuple[Map | None, tuple[Fault, ...]]:
        path, layout = self.layout
        try:
            return board_map(self.pack, layout, path), ()
        except ContentError as error:
            return None, error.faults

    @property
    def spawn_locations(self) -> list[str]:
        """The spawn locations without their numbers."""
        return [one.location if isinstance(one, SpawnLocation) else one for one in self.mission.spawn_locations]

    @property
    def placed_monsters(self) -> list[tuple[str, Placement]]:
        """Monsters that the briefing places, with their paths."""
        placed = enumerate(self.mission.initial_placement)
        return [(f"{self.path}.initialPlacement[{index}]", one) for index, one in placed if one.kind]

    # --- effects ------------------------------------------------------------------------------------

    @cached_property
    def texts(self) -> list[EffectText]:
        """The effects that can come into play in this mission."""
        return [text for text in self.whole.texts if self._is_used(text)]

    def _is_used(self, text: EffectText) -> bool:
        mission = self.mission
        match text.owner:
            case "mission":
                return text.id == mission.id
            case "objective":
                return text.id in mission.objectives
            case "discovery":
                return text.id in mission.discoveries
            case "event":
                return mission.event_count > 0
            case "twist":
                return text.id in self.twists
            case "threat track":
                return text.id == self.track.id
            case "monster kind":
                return text.id in self.present
            case "specialist":
                return any(one.id == text.id and one.used_in_mission for one in self.pack.specialists)
            case "focus card":
                return mission.focus_cards != 0
            case "upgrade set":
                return mission.upgrades.kind != "none"
        return True

    @cached_property
    def used(self) -> list[Used]:
        """Every node of every effect in play."""
        return [(text, node) for text in self.texts for node in text.nodes]

    def of(self, *names: str) -> Iterator[Used]:
        """The nodes of some operations, in the order of the texts."""
        for text in self.texts:
            if not text.operations.isdisjoint(names):
                yield from ((text, node) for node in text.nodes if node.operation is not None and node.name in names)

    def own(self, used: Iterator[Used]) -> Iterator[Used]:
        """Those of them that were written for this mission, not for heroes or for any mission."""
        return ((text, node) for text, node in used if not text.is_general)
