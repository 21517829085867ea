"""Whether a value is JSON that we take: nothing that is no JSON, and not too much of it."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any

from engine.core import content_words as words
from engine.core.bounds import DEFAULT_LIMITS, LARGEST_NUMBER, MOST_FAULTS, Limits
from engine.core.errors import Fault
from engine.core.lint import Trouble
from engine.core.paths import place


def are_apart(keys: Mapping[str, Any]) -> bool:
    """Whether no two keys look alike because one is written with composed characters and the other is not."""
    odd = [key for key in keys if isinstance(key, str) and not key.isascii()]
    return not odd or len({unicodedata.normalize("NFC", key) for key in odd}) == len(odd)


def misfits(document: object, limits: Limits = DEFAULT_LIMITS, is_kept: bool = False) -> Iterator[Fault]:
    """What in a value is not JSON, or more of it than accepted.

    What we keep may hold texts from before it was known that they steer or turn: they are refused at the entrance.
    """
    if not fits(document, limits):
        yield from _found_misfits(document, limits, is_kept)


def fits(document: object, limits: Limits = DEFAULT_LIMITS) -> bool:
    """Whether a quick look finds nothing amiss: then nobody asks where it is (a fifth of the time of looking)."""
    nodes = size = depth = 0
    keys: set[str] = set()
    level: list[Any] = [document]
    while level:
        below: list[Any] = []
        for node in level:
            kind = type(node)
            if kind is dict or kind is list:
                if len(node) > limits.entries or nodes + len(below) > limits.nodes:
                    return False
                below += node.values() if kind is dict else node
                for key in node if kind is dict else ():
                    if type(key) is not str:
                        return False
                    size += len(key)
                    keys.add(key)
            elif kind is str:
                size += len(node)
                if _text_trouble(node):
                    return False
            elif node is not None and kind is not bool and (kind is not int or abs(node) > LARGEST_NUMBER):
                return False
        nodes += len(level)
        depth += 1
        level = below
    plain = all(key.isascii() and key.isprintable() for key in keys)
    few = nodes <= limits.nodes and size <= limits.text_bytes and depth - 1 <= limits.depth
    return plain and few and max(map(len, keys), default=0) <= limits.key_length


def _found_misfits(document: object, limits: Limits, is_kept: bool) -> Iterator[Fault]:
    """The same with their places; iterative, so that no nesting can break it."""
    stack: list[tuple[object, tuple[str | int, ...]]] = [(document, ())]
    nodes = size = found = 0
    while stack:
        node, parts = stack.pop()
        nodes += 1
        if isinstance(node, str):
            size += len(node)
        if nodes + len(stack) > limits.nodes:
            yield words.TOO_MUCH.fault("", "limit", (), most=limits.nodes)
            return
        if size > limits.text_bytes:
            yield words.TOO_MUCH_TEXT.fault("", "limit", (), most=limits.text_bytes)
            return
        if len(parts) > limits.depth:
            yield words.NESTED_TOO_DEEP.fault(place(parts[:6], document), "limit", parts[:6])
            return
        if isinstance(node, Mapping | list):
            if fault := _container_fault(node, parts, document, limits):
                yield fault
                if fault.code == "limit":
                    return
            if isinstance(node, Mapping):
                size += sum(len(key) for key in node if isinstance(key, str))
                stack.extend((value, (*parts, str(key))) for key, value in reversed(list(node.items())))
            else:
                stack.extend((node[index], (*parts, index)) for index in range(len(node) - 1, -1, -1))
        elif (trouble := _value_fault(node)) and not (is_kept and trouble is words.STEERING):
            found += 1
            where = place(parts, document) if found <= MOST_FAULTS else ""  # the others are only counted
            yield trouble.fault(where, "json", parts, kind=type(node).__name__)


def _container_fault(
    node: Mapping[Any, Any] | list[Any], parts: tuple[str | int, ...], document: object, limits: Limits
) -> Fault | None:
    """What is wrong with an object or list itself."""

    def fault(trouble: Trouble, code: str, **values: Any) -> Fault:
        return trouble.fault(place(parts, document), code, parts, **values)

    if len(node) > limits.entries:
        return fault(words.TOO_MANY_ENTRIES, "limit", n=len(node), most=limits.entries)
    if isinstance(node, list):
        return None
    longest = max((len(key) for key in node if isinstance(key, str)), default=0)
    if longest > limits.key_length:
        return fault(words.LONG_KEY, "limit", n=longest, most=limits.key_length)
    if not all(isinstance(key, str) and _value_fault(key) is None for key in node):
        return fault(words.STRANGE_KEYS, "json")
    if not are_apart(node):
        return fault(words.DOUBLE_KEY, "json", key=next(key for key in node if not key.isascii()))
    return None


def _value_fault(node: object) -> Trouble | None:
    """Why a text, a number or something else is no value of JSON."""
    if isinstance(node, str):
        return _text_trouble(node)
    if node is None or isinstance(node, bool):
        return None
    if isinstance(node, int):
        return None if abs(node) <= LARGEST_NUMBER else words.NUMBER_TOO_LARGE
    if isinstance(node, float):
        return None if math.isfinite(node) and abs(node) <= LARGEST_NUMBER else words.NO_NUMBER
    return words.NO_JSON_VALUE


def _text_trouble(text: str) -> Trouble | None:
    """Why a text cannot be kept, or not be shown; line breaks and tabs can."""
    if text.isprintable() or not _UNSHOWN.search(text):
        return None
    if found := _UNKEPT.search(text):
        return words.NUL if found[0] == "\0" else words.HALF_CHARACTER
    return words.STEERING


# NUL, halves of characters, what speaks to a terminal, what breaks lines or turns the writing around. Marks of a
# direction (U+200E, U+200F) stand in honest texts of languages that are written from right to left.
_UNSHOWN = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
_UNKEPT = re.compile("[\0\ud800-\udfff]")  # of those, what no database and no UTF-8 holds
