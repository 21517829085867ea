"""The frame of every game's compiler: records become a scenario, and their texts programs, as annotations say."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import Any, ClassVar

from engine.core.effects import table
from engine.core.effects.compile import Compiler, momentary_faults
from engine.core.effects.program import EMPTY, Ability
from engine.core.effects.table import Vocabulary
from engine.core.errors import ContentError
from engine.core.fields import Spec, record_spec
from engine.core.meaning import Kind
from engine.core.names import at
from engine.core.records import Ability as AbilityRecord
from engine.core.records import ReadAsAbility, Record
from engine.core.texts import implied


class MissionCompiler(ABC):
    """The compilation of one mission in progress."""

    vocabulary: ClassVar[Vocabulary]
    source: ClassVar[type[Any]]  # what a text stands on
    code: ClassVar[str] = ""  # the check that faults of texts belong to

    def __init__(self, scenario: Any) -> None:
        self.scenario = scenario
        self.compiler = Compiler(self.vocabulary, self.find, self.listing)

    @abstractmethod
    def compile(self) -> None:
        """Fill the scenario, part after part; later parts refer to the ids of earlier ones."""

    @abstractmethod
    def find(self, record: str, name: str) -> int | None:
        """The index of a record that a text names; -1 for one that the pack knows but this mission does not use."""

    def listing(self, _record: str) -> list[str]:
        """The ids that a text may name."""
        return []

    def compiled(self) -> Any:
        """The scenario; ContentError lists every fault of its board and its texts."""
        self.compile()
        if self.compiler.faults:
            raise ContentError(self.compiler.faults)
        return self.scenario

    # --- texts --------------------------------------------------------------------------------------

    def add_source(self, kind: str, name: str, title: Any, *more: int) -> int:
        """Something that texts stand on."""
        self.scenario.sources.append(self.source(kind, name, title, *more))
        return len(self.scenario.sources) - 1

    def text(self, record: Record, attribute: str, path: str, source: int = -1) -> Any:
        """What a field's text is compiled to: a program, an expression, an ability, or all of a list."""
        spec = _field(record, attribute)
        return self._compiled(getattr(record, attribute), spec, f"{path}.{spec.name}", source)

    def named_abilities(self, record: Any, attribute: str, path: str, kind: str) -> tuple[Ability, ...]:
        """Abilities of which each stands for itself, under its own name if it has one."""
        spec = _field(record, attribute)
        compiled = []
        for index, ability in enumerate(getattr(record, attribute)):
            source = self.add_source(kind, record.id, ability.name or record.name or record.id)
            compiled.append(self.ability(ability.node, source, f"{path}.{spec.name}[{index}]"))
        return tuple(compiled)

    def _compiled(self, value: Any, spec: Spec, path: str, source: int) -> Any:
        kind = spec.meant(Kind)
        if isinstance(value, ReadAsAbility):
            return self.read_ability(value, source, path, kind)
        if spec.item is not None:
            item = spec.item
            return tuple(
                self._compiled(one, item, self._entry(path, index, one), source) for index, one in enumerate(value)
            )
        assert kind is not None, path
        if kind.name == table.STEPS:
            return self.compiler.steps(list(value), path, names=kind.names) if value else EMPTY
        return None if value is None else self.compiler.expression(kind.name, value, path)

    @staticmethod
    def _entry(path: str, index: int, one: Any) -> str:
        is_named = isinstance(one, ReadAsAbility) and not isinstance(one, AbilityRecord)
        return at(path, index, one) if is_named else f"{path}[{index}]"

    def read_ability(self, record: ReadAsAbility, source: int, path: str, kind: Kind | None = None) -> Ability:
        """An ability, perhaps in words of its own; its faults are told in those."""
        faults = self.compiler.faults
        first = len(faults)
        ability = self.ability(implied(record.node, kind), source, path)
        faults[first:] = [
            replace(fault, path=path + record.own_path(fault.path.removeprefix(path))) for fault in faults[first:]
        ]
        return ability

    def ability(self, node: Any, source: int, path: str) -> Ability:
        """An ability as it was written, filed in the scenario."""
        ability = self.compiler.ability(node, path)
        self.compiler.faults += momentary_faults(ability, path, self.code)
        ability.source = source
        ability.index = len(self.scenario.abilities)
        self.scenario.abilities.append(ability)
        return ability


def _field(record: Record, attribute: str) -> Spec:
    return next(one for one in record_spec(type(record)).fields if one.attribute == attribute)
