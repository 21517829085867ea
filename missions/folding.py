"""Words as searches compare them, and text as people may show it to others."""

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

from accounts.lookalikes import BLANK

# Invisible, direction-changing and control characters: they let a name look like another one.
_HIDDEN_CATEGORIES = {"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"}
_WANTED = {"\n", "\t", "\u200d"}  # the joiner holds emoji together


def is_hidden(character: str) -> bool:
    if character in _WANTED:
        return False
    return character in BLANK or unicodedata.category(character) in _HIDDEN_CATEGORIES


def without_hidden(text: str) -> str:
    """The text without characters that nobody sees, in its composed form."""
    return "".join(one for one in unicodedata.normalize("NFC", text.replace("\r\n", "\n")) if not is_hidden(one))


# What no text of a pack holds: it speaks to a terminal, breaks lines, turns the writing around or stands where nobody
# sees it. It comes along when one pastes from elsewhere. Soft hyphens, joiners, marks of a direction and variants of
# emoji are fair.
UNSEEN = (
    "\x01-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b\u2028-\u202e\u2060-\u206f"
    "\u3164\ufeff\uffa0\ufff0-\ufffb\U0001d173-\U0001d17a\U000e0000-\U000e0fff"
)
_STEERING = re.compile(f"[{UNSEEN}]")
_DEEPEST = 64  # what is nested deeper is refused, in words


def without_steering(value: Any, deep: int = _DEEPEST) -> Any:
    """A JSON value whose texts can be shown anywhere: a line break of another kind is an ordinary one."""
    if isinstance(value, str):
        return _STEERING.sub(lambda one: "\n" if one[0] in _BREAKS else "", value)
    if deep and isinstance(value, dict):
        return {key: without_steering(inner, deep - 1) for key, inner in value.items()}
    if deep and isinstance(value, list):
        return [without_steering(inner, deep - 1) for inner in value]
    return value


_BREAKS = "\x0b\x0c\x85\u2028\u2029"


def one_line(text: str) -> str:
    """A name or title: one line, single spaces, nothing hidden."""
    return " ".join(without_hidden(text.replace("\u200d", "")).split())


def fold(text: str) -> str:
    """Small letters without accents: 'Über' and 'uber' are found by either."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().replace("\x00", " "))
    return "".join(one for one in decomposed if not unicodedata.combining(one))


def words_of(text: str, most: int = 12) -> list[str]:
    """The words of a search, folded."""
    return re.findall(r"\w+", fold(text))[:most]


def search_text(*values: Any, most: int = 20_000) -> str:
    """Everything that is read in some values, folded, in one string."""
    return " ".join(" ".join(fold(text).split()) for value in values for text in texts_in(value))[:most]


def texts_in(value: Any) -> Iterator[str]:
    """The texts of a JSON value that people read: those with a space or a capital, not ids and codes."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key not in ("op", "id"):
                yield from texts_in(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from texts_in(inner)


def localised(value: Any, lang: str = "") -> str:
    """A text of a document in a language, or in the first one it has; '' for what is no text."""
    if isinstance(value, str):
        return value
    if isinstance(value, dict):
        found = value.get(lang) or value.get("en") or next(iter(value.values()), "")
        return found if isinstance(found, str) else ""
    return ""
