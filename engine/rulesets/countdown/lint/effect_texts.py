"""Every effect of a pack as it was written, with where it stands and whose it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engine.core.effects.walk import Node, walk_ability
from engine.rulesets.countdown.compile.mission import as_written, support_node
from engine.rulesets.countdown.lint.drafts import PackDraft
from engine.rulesets.countdown.records import SupportCard, at
from engine.rulesets.countdown.vocabulary import vocabulary


@dataclass(frozen=True, slots=True)
class EffectText:
    """An ability: of an op, of a card, or of the team, which plays support cards."""

    owner: str  # "op", "card" or "support"
    path: str
    written: dict[str, Any]
    support: SupportCard | None = None

    @property
    def nodes(self) -> list[Node]:
        """Everything it says, without compiling it."""
        return list(walk_ability(vocabulary, self.written, self.path))

    def shown(self, path: str) -> str:
        """A path inside it as its author wrote it."""
        return path if self.support is None else as_written(self.support, self.path, path)


def effect_texts(draft: PackDraft) -> Iterator[EffectText]:
    """The effects of ops, cards and support cards."""
    for index, op in enumerate(draft.pack.ops):
        for number, ability in enumerate(() if isinstance(op.special, str) else op.special):
            yield EffectText("op", f"{at('ops', index, op)}.special[{number}]", ability.node)
    for path, card in (*draft.threat_cards, *draft.objective_cards):
        for number, ability in enumerate(card.effects):
            yield EffectText("card", f"{path}.effects[{number}]", ability.node)
    for index, support in enumerate(draft.pack.support_cards):
        yield EffectText("support", at("supportCards", index, support), support_node(support), support)
