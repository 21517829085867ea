"""An author's nodes as the wording reads them: an operation with its arguments, and names bound around it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.effects import table
from engine.core.effects.table import Operation, Param
from engine.core.effects.words.phrases import Phrase

UNKNOWN = "…"  # a half-written effect in an editor

Names = Callable[[str, str, str], str]


def plain_name(_record: str, id_: str, _lang: str) -> str:
    """A name made from an id, where nobody knows better."""
    return id_.rpartition("/")[2].replace("-", " ").title()


@dataclass
class Bound:
    """What a name stands for: in full the first time, then more briefly."""

    first: Phrase
    later: Phrase
    uses: int = 0
    pronoun: Phrase | None = None  # as the subject, while nobody else can be meant

    def phrase(self) -> Phrase:
        """The phrase for this mention."""
        self.uses += 1
        return self.first if self.uses == 1 else self.later


@dataclass(frozen=True)
class Node:
    """An operation with its arguments."""

    operation: Operation
    given: dict[str, Any]
    written: Any = None  # the author's own object: its slots can be marked

    def param(self, name: str) -> Param | None:
        """A parameter by its name."""
        return next((param for param in self.operation.params if param.name == name), None)

    def value(self, name: str) -> Any:
        """What the author wrote, or the default."""
        param = self.param(name)
        if name in self.given:
            return self.given[name]
        return None if param is None or param.default is table.REQUIRED else param.default

    def is_given(self, name: str) -> bool:
        """Whether a parameter says something of its own."""
        param = self.param(name)
        value = self.value(name)
        if value is None or value is False or value in ("", []):
            return False
        return param is None or param.default is table.REQUIRED or value != param.default
