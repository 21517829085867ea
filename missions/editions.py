"""What a page shows: a version of a pack or its draft, and what the engine says about it."""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from threading import Lock
from typing import Any

from django.utils import translation

from missions.models import Pack, Version
from missions.services.documents import kept_document

MOST_ANSWERS = 400  # some tens of kilobytes each

_answers: OrderedDict[tuple[Any, ...], Any] = OrderedDict()
_lock = Lock()


@dataclass
class Edition:
    """A pack as somebody looks at it: a frozen version, or with none the draft."""

    pack: Pack
    version: Version | None

    @cached_property
    def document(self) -> dict[str, Any]:
        return self.version.document if self.version else kept_document(self.pack)

    @property
    def is_draft(self) -> bool:
        return self.version is None

    @property
    def is_current(self) -> bool:
        return self.version is not None and self.version.pk == self.pack.published_id

    @property
    def query(self) -> str:
        """What an address needs to show this edition; nothing for what others see anyway."""
        if self.is_current:
            return ""
        return f"?v={self.version.number}" if self.version else "?v=draft"

    @property
    def stamp(self) -> tuple[Any, ...]:
        """Changes whenever the document does."""
        if self.version:
            return (self.version.digest,)
        return (self.pack.pk, self.pack.revision, self.pack.changed_at)

    def ask(self, question: Callable[..., Any], *args: Any, lang: str | None = None) -> Any:
        """An answer of the engine about the document, in the reader's language; kept, for documents do not change."""
        spoken = lang or reader_language()
        if (known := self.known(question, *args, lang=spoken)) is not None:
            return known
        answer = question(self.document, *args, spoken)
        with _lock:
            _answers[self._key(question, args, spoken)] = answer
            while len(_answers) > MOST_ANSWERS:
                _answers.popitem(last=False)
        return answer

    def known(self, question: Callable[..., Any], *args: Any, lang: str | None = None) -> Any:
        """The same if it was asked before; else None."""
        key = self._key(question, args, lang or reader_language())
        with _lock:
            if key in _answers:
                _answers.move_to_end(key)
            return _answers.get(key)

    def _key(self, question: Callable[..., Any], args: tuple[Any, ...], lang: str) -> tuple[Any, ...]:
        return (*self.stamp, question.__module__, question.__qualname__, args, lang)


def reader_language() -> str:
    """'de' also for 'de-at'."""
    return (translation.get_language() or "en").split("-")[0]
