"""What names stand for while a text is put into words."""

from collections.abc import Callable
from dataclasses import dataclass

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
