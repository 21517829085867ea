"""What the situations of all games share: reading the document, and looking up what it names."""

from collections.abc import Iterable
from typing import Any, TypeVar

from engine.core import game_words as words
from engine.core.errors import ContentError, Fault, did_you_mean
from engine.core.record_words import RecordWords
from engine.core.records import Record
from engine.core.validation import validate

AnySituation = TypeVar("AnySituation", bound=Record)


def read_as(model: type[AnySituation], document: Any) -> AnySituation:
    """A situation as its author wrote it; ContentError lists every fault."""
    if not isinstance(document, dict):
        raise ContentError([Fault("situation", words.NO_SITUATION())])
    return validate(model, document)


class Names:
    """Looks up the ids of a situation and collects what it cannot find and what cannot be."""

    def __init__(self, called: RecordWords) -> None:
        self.called = called.called
        self.faults: list[Fault] = []

    def find(self, what: str, name: str, known: Iterable[str], path: str) -> int:
        """Which of the known things is meant, or -1."""
        names = list(known)
        if name in names:
            return names.index(name)
        self.fault(path, words.NOT_IN_THIS_GAME(what=self.called(what), name=name), did_you_mean(name, names))
        return -1

    def no_further(self, path: str, what: str, name: str) -> None:
        """Note that there are fewer of a thing than the situation names."""
        self.fault(path, words.NO_FURTHER(what=self.called(what), name=name))

    def other_kind(self, path: str, what: str, name: str) -> None:
        """Note that a thing is not of the kind that it has to be."""
        self.fault(path, words.NONE_SUCH(what=self.called(what), name=name))

    def fault(self, path: str, message: str, hint: str = "") -> None:
        """Note that something cannot be as written."""
        self.faults.append(Fault(path, message, hint))

    def complain(self) -> None:
        """Raise ContentError with all faults, if there are any."""
        if self.faults:
            raise ContentError(self.faults)
