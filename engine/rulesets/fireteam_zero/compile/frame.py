"""What every part of the compiler needs: the names that texts may use, and where their events are filed."""

from collections.abc import Sequence
from typing import Any

from engine.core.effects import table
from engine.core.effects.program import Ability
from engine.core.mission_compiler import MissionCompiler
from engine.core.references import nameable
from engine.rulesets.fireteam_zero.codes import TIME_UNITS
from engine.rulesets.fireteam_zero.records import Mission, OfferedAction, PackRecord, RuleOptions, at
from engine.rulesets.fireteam_zero.rules.slots import EVERYWHERE, ITS_OWN, TO_HERO, TO_MONSTER
from engine.rulesets.fireteam_zero.scenario import Scenario, Source
from engine.rulesets.fireteam_zero.vocabulary import vocabulary
from engine.rulesets.fireteam_zero.vocabulary.base import A_HERO, ANYONE, ITSELF, WHO


def whom_of(ability: Ability) -> int:
    """The word for whom the event must be about that a trigger waits for."""
    operation = vocabulary.find(table.TRIGGER, ability.trigger)
    params = zip(operation.params, ability.trigger_args, strict=True) if operation is not None else ()
    return next((int(value) for param, value in params if param.words == WHO), ANYONE)


def trigger_slots(ability: Ability) -> tuple[int, ...]:
    """Where the events are filed that a trigger waits for: by its unit of time, or by whom it is about."""
    operation = vocabulary.find(table.TRIGGER, ability.trigger)
    if operation is None:
        return EVERYWHERE
    for param, value in zip(operation.params, ability.trigger_args, strict=True):
        if param.words == TIME_UNITS:
            return (value,)
    who = whom_of(ability)
    if who == ANYONE:
        return EVERYWHERE
    return ITS_OWN if who == ITSELF else (TO_HERO,) if who <= A_HERO else (TO_MONSTER,)


class Frame(MissionCompiler):
    """The compilation of one mission in progress."""

    vocabulary = vocabulary
    source = Source
    scenario: Scenario

    def __init__(
        self, pack: PackRecord, pack_digest: str, mission: Mission, options: RuleOptions | None = None
    ) -> None:
        in_force = pack.options_of(mission).overridden_by(options or RuleOptions())
        super().__init__(Scenario(pack.id, pack_digest, pack, mission, in_force))
        self.pack = pack
        self.mission = mission
        self.path = at("missions", pack.missions.index(mission), mission)
        listed = {name for one in pack.missions for name in one.objectives}
        spare = tuple(one.id for one in pack.objectives if one.id not in listed)  # what effects may add (FZ-E.85)
        self.objectives = (*mission.objectives, *spare)
        self.ids: dict[str, dict[str, int]] = {}
        self._name_records()

    def ability(self, node: Any, source: int, path: str) -> Ability:
        """An ability, and where the events are filed that it waits for."""
        ability = super().ability(node, source, path)
        self.scenario.ability_slots.append(trigger_slots(ability))
        return ability

    def actions(
        self, actions: Sequence[OfferedAction], kind: str, path: str, slot: int = -1, objective: int = -1
    ) -> tuple[Ability, ...]:
        """FZ-4.32: offered actions, of which each stands for itself."""
        compiled = []
        for index, action in enumerate(actions):
            source = self.add_source(kind, action.id, action.name, slot, objective)
            compiled.append(self.read_ability(action, source, at(path, index, action)))
        return tuple(compiled)

    # --- names --------------------------------------------------------------------------------------

    def _name_records(self) -> None:
        self._known = nameable(self.pack)
        here = {
            "specialist": [one.id for one in self.pack.specialists if one.used_in_mission],
            "objective": self.objectives,
            "discovery": self.mission.discoveries,
        }
        numbered = {record: {name: index for index, name in enumerate(names)} for record, names in here.items()}
        self.ids = {record: names for record, names in self._known.items() if record != "location"} | numbered

    def find(self, record: str, name: str) -> int | None:
        """The index of a record; -1 for one that the pack knows but this mission does not use."""
        index = self.ids.get(record, {}).get(name)
        if index is None and name in self._known.get(record, ()):
            return -1
        return index

    def listing(self, record: str) -> list[str]:
        """The ids that an effect may name."""
        return list({**self.ids.get(record, {}), **self._known.get(record, {})})

    def place(self, location: str | None) -> int:
        return self.ids["location"].get(location, -1) if location is not None else -1
