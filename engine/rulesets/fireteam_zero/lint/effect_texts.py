"""A pack's texts as the checks see them: which are anybody's, and to whom they say 'you'."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.core import texts
from engine.core.sentences import Told
from engine.rulesets.fireteam_zero.lint.words.texts import LABELS
from engine.rulesets.fireteam_zero.records import Event, PackRecord
from engine.rulesets.fireteam_zero.vocabulary import vocabulary

ACTIONS = ("asAction", "asFreeAction")  # whoever performs the action is 'you'
HEROES_CARDS = ("hero", "action card", "upgrade set", "focus card")


class EffectText(texts.EffectText):
    """One text of a pack of Fireteam Zero."""

    @property
    def has_you(self) -> bool:
        """Whether somebody is meant by 'you': an event that lasts must be attached to a hero."""
        is_attached = isinstance(self.record, Event) and self.part == "lasting" and self.record.disposition == "attach"
        return self.bearer.has_you or is_attached or self.trigger in ACTIONS

    @property
    def unknown_deciders(self) -> Iterator[tuple[str, Any]]:
        """Where a word stands for who decides that nobody answers to."""
        for fault in self.reader.faults if self.read is not None else ():
            if fault.sentence == "no decider":
                yield self.path + fault.where, fault.values["value"]

    @property
    def copies(self) -> int:
        """How often its card can turn up."""
        return self.record.copies if isinstance(self.record, Event) else 1

    @property
    def is_general(self) -> bool:
        """Whether it was written for any mission, not for the one at hand."""
        return self.owner == "event" or self.owner in HEROES_CARDS

    @property
    def label(self) -> Told:
        """What to call it in a sentence: the twist "Failing Light" (failing-light)."""
        return LABELS[self.owner](name=self.name)


def texts_of(pack: PackRecord) -> list[EffectText]:
    """All texts of a pack, in the order of its records."""
    return list(texts.texts_of(pack, vocabulary, EffectText))
