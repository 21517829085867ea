"""Words for people, in tables: key → (English, German, French), with named gaps."""

from collections.abc import Mapping
from typing import Any

from engine.core.sentences import LANGUAGES

Sayings = Mapping[str, tuple[str, str, str]]


def say(table: Sayings, key: str, lang: str, **values: Any) -> str:
    """The words of a key in a language, English where we do not speak it."""
    words = table[key][LANGUAGES.index(lang) if lang in LANGUAGES else 0]
    return words.format(**values) if values else words


def counted(table: Sayings, key: str, n: int, lang: str, **values: Any) -> str:
    """A number and its noun: the words of `key` hold the singular, a bar, and the plural: '{n} card|{n} cards'."""
    one, _, many = say(table, key, lang).partition("|")
    is_one = n == 1 or (lang == "fr" and n == 0)
    return (one if is_one or not many else many).format(n=n, **values)
