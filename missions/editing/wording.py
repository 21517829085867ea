"""An author's own words for an effect: printed instead of the sentence, and called stale when the effect changes."""

from dataclasses import dataclass
from typing import Any

from django.conf import settings

from engine import effect_hash, sentence
from missions.editing.paths import Parts

FIELD = "wording"  # of a record: the own words of its effects, which are written below each effect


@dataclass(frozen=True)
class Wording:
    """The own words of one effect, or what they would begin with."""

    at: Parts  # of the wording, in the document
    mark: str  # of the effect as it is now
    given: dict[str, Any] | None
    begins_with: dict[str, Any]

    @property
    def is_stale(self) -> bool:
        return self.given is not None and self.given.get("for") != self.mark

    @property
    def texts(self) -> list[tuple[str, str]]:
        words = self.given.get("text") if self.given else {}
        known = words if isinstance(words, dict) else {}
        return [(code, str(known.get(code, ""))) for code, _name in settings.LANGUAGES]

    @property
    def text_at(self) -> Parts:
        return (*self.at, "text")

    @property
    def mark_at(self) -> Parts:
        return (*self.at, "for")


def wording_of(effect: Any) -> Wording | None:
    """Of a record's own field; effects further inside are worded with the field they lie in."""
    record = effect.holder
    if len(effect.path) != 3 or effect.value is None or not is_worded(effect.form) or not isinstance(record, dict):
        return None
    field, mark = str(effect.path[2]), effect_hash(effect.value)
    written = record.get(FIELD)
    given = written.get(field) if isinstance(written, dict) else None
    spoken = {code: spoken_in(effect, code) for code, _name in settings.LANGUAGES}
    at = (*effect.path[:2], FIELD, field)
    return Wording(at, mark, given if isinstance(given, dict) else None, {"text": spoken, "for": mark})


def is_worded(form: Any) -> bool:
    """Steps, or a list of abilities: what one field prints can be worded as a whole."""
    return form.widget == "steps" or bool(form.widget == "list" and form.item and form.item.widget == "ability")


def spoken_in(effect: Any, lang: str) -> str:
    """The effect as it is printed without own words; abilities stand after each other."""
    bench, form = effect.bench, effect.form
    parts = [effect.value] if form.widget == "steps" else effect.value if isinstance(effect.value, list) else []
    return " ".join(sentence(bench.ruleset, one, lang, bench.document, bearer=form.bearer).text for one in parts)
