"""What the checks look at: a whole pack, one location of it, one mission with everything it uses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from engine.core.maps import UNREACHABLE, Map
from engine.core.sentences import NAMED, Told
from engine.core.texts import EffectText, texts_of
from engine.rulesets.countdown.compile.board import blueprint_map
from engine.rulesets.countdown.lint.words.blueprints import LABELLED_ZONE, ZONE
from engine.rulesets.countdown.records import (
    Campaign,
    ComponentLimits,
    Enemy,
    ExfiltrationZone,
    InfiltrationZone,
    Location,
    Mission,
    ObjectiveZone,
    PackRecord,
    Terrorist,
    ThreatZone,
    at,
)
from engine.rulesets.countdown.vocabulary import vocabulary

OPS = (4, 5, 6)  # CD-90.84: how many ops 1 to 4, 5 and 6 players have at least


class PackDraft:
    """A pack as it stands; with `only`, checks keep to what concerns that mission."""

    def __init__(self, pack: PackRecord, only: Mission | None = None) -> None:
        self.pack = pack
        self.only = only
        self.limits = pack.component_limits if isinstance(pack.component_limits, ComponentLimits) else None

    @cached_property
    def locations(self) -> list[LocationDraft]:
        """Every location of the pack."""
        return [LocationDraft(self, index, location) for index, location in enumerate(self.pack.locations)]

    @cached_property
    def missions(self) -> list[MissionDraft]:
        """The mission that was asked for, or all."""
        return [
            MissionDraft(self, mission)
            for mission in self.pack.missions
            if self.only is None or mission.id == self.only.id
        ]

    @property
    def concerned_locations(self) -> list[LocationDraft]:
        """The locations of the mission that was asked for, or all."""
        return self.locations if self.only is None else self.missions[0].locations

    @property
    def campaigns(self) -> Iterator[tuple[str, Campaign]]:
        """The campaigns, or the one that the mission belongs to, with their paths."""
        for index, campaign in enumerate(self.pack.campaigns):
            if self.only is None or self.only.campaign is campaign:
                yield at("campaigns", index, campaign), campaign

    @property
    def threat_cards(self) -> Iterator[tuple[str, Any]]:
        """The threat cards with their paths."""
        for index, card in enumerate(self.pack.threat_cards):
            yield at("threatCards", index, card), card

    @property
    def objective_cards(self) -> Iterator[tuple[str, Any]]:
        """The objective cards with their paths; with `only`, those of its stack."""
        stack = None if self.only is None else self.missions[0].objective
        for index, card in enumerate(self.pack.objective_cards):
            if stack is None or card.stack == stack:
                yield at("objectiveCards", index, card), card

    @property
    def enemies(self) -> Iterator[tuple[str, Terrorist | Enemy]]:
        """Terrorists and top terrorists of all stacks, with their paths."""
        for path, card in (*self.threat_cards, *self.objective_cards):
            if isinstance(card, Terrorist | Enemy):
                yield path, card

    @cached_property
    def texts(self) -> list[EffectText]:
        """Every text of the pack; with `only`, of the objective cards those of its stack."""
        stack = None if self.only is None else self.missions[0].objective
        found = texts_of(self.pack, vocabulary, EffectText)
        return [text for text in found if stack is None or getattr(text.record, "stack", stack) == stack]

    @property
    def best_skill(self) -> int:
        """The highest aim skill that an op of the pack can reach."""
        return max((len(op.aim_steps) for op in self.pack.ops), default=0)

    def name(self, record: Any) -> Told:
        """A record in a sentence: its name and its id."""
        title = getattr(record, "name", None) or getattr(record, "title", None) or record.id
        return NAMED(title=title, id=record.id)


class LocationDraft:
    """One location and its map."""

    def __init__(self, whole: PackDraft, index: int, location: Location) -> None:
        self.whole = whole
        self.location = location
        self.path = at("locations", index, location)

    @property
    def name(self) -> Told:
        """The location in a sentence."""
        return self.whole.name(self.location)

    @cached_property
    def map(self) -> Map:
        """Its blueprint; zones are numbered in reading order."""
        return blueprint_map(self.location)

    @cached_property
    def in_order(self) -> list[ThreatZone | ObjectiveZone | InfiltrationZone | ExfiltrationZone]:
        """Its zones row by row; hundreds of missions may look at them."""
        return self.location.in_reading_order

    def zones(self, *kinds: str) -> list[int]:
        """Its zones of these kinds."""
        return [index for index, zone in enumerate(self.in_order) if zone.kind in kinds]

    def zone_path(self, zone: int) -> str:
        """Where a zone is written."""
        return f"{self.path}.zones[{self.location.zones.index(self.in_order[zone])}]"

    def zone_name(self, zone: int) -> Told:
        """A zone in a sentence: its label, if it has one, and its place."""
        record = self.in_order[zone]
        if record.label:
            return LABELLED_ZONE(label=record.label, cell=record.id.upper())
        return ZONE(cell=record.id.upper())

    def steps(self, start: int, goal: int) -> int:
        """How many zones are entered on the way from one to another; UNREACHABLE if there is none."""
        return self.map.distance[start * len(self.map) + goal]

    def shortest(self, starts: Sequence[int], goals: Sequence[int]) -> int:
        """The shortest way from one of some zones to one of others."""
        return min((self.steps(start, goal) for start in starts for goal in goals), default=UNREACHABLE)

    @cached_property
    def way_out(self) -> int:
        """The shortest way through it; UNREACHABLE if there is none."""
        return self.shortest(self.zones("infiltration"), self.zones("exfiltration"))

    @cached_property
    def way_over_an_objective(self) -> int:
        """The shortest way in to an objective and out again; UNREACHABLE if there is none."""
        starts, exits = self.zones("infiltration"), self.zones("exfiltration")
        ways = [self.shortest(starts, [zone]) + self.shortest([zone], exits) for zone in self.zones("objective")]
        return min((way for way in ways if way < UNREACHABLE), default=UNREACHABLE)

    @cached_property
    def objective_count(self) -> int:
        """Objective cards dealt to its zones."""
        return self.location.objective_count


class MissionDraft:
    """One mission: its locations, its objective cards, its time."""

    def __init__(self, whole: PackDraft, mission: Mission) -> None:
        self.whole = whole
        self.pack = whole.pack
        self.mission = mission
        self.path = mission.path
        self.options = self.pack.options_of(mission)
        self.column = mission.column - 1
        self.objective = self.options.free_objective or mission.objective  # CD-4.22
        free = self.options.free_location  # CD-4.23, and CD-90.36 for the time
        self.location_ids = mission.locations if free is None else (free,)
        self.time = mission.time if free is None else None

    @property
    def name(self) -> Told:
        """The mission in a sentence."""
        return NAMED(title=self.mission.title, id=self.mission.id)

    @cached_property
    def locations(self) -> list[LocationDraft]:
        """Where it may be played."""
        return [draft for draft in self.whole.locations if draft.location.id in self.location_ids]

    @cached_property
    def stack(self) -> list[tuple[str, Any]]:
        """Its objective stack, with paths."""
        cards = self.pack.objective_cards
        mine = [(index, card) for index, card in enumerate(cards) if card.stack == self.objective]
        return [(at("objectiveCards", index, card), card) for index, card in mine]

    def values(self, field: str) -> list[int]:
        """A value of every card of the stack in the mission's column; 0 for a card without one."""
        return [getattr(card, field, (0, 0, 0))[self.column] for _path, card in self.stack]

    def times(self, location: LocationDraft) -> list[int]:
        """Rounds until the ultimatum for 1 to 4, 5 and 6 players (CD-90.36, CD-90.52)."""
        time = self.time or location.location.time
        return [max(1, rounds + self.options.time_modifier) for rounds in time.values]

    def expected(self, value: int, location: LocationDraft) -> float:
        """What the cards dealt at a location come to on average, if the whole stack comes to `value`."""
        return value * location.objective_count / len(self.stack) if self.stack else 0.0
