"""Where the slots of a node lie in its sentence: marks in the raw words, found again in the finished ones."""

import re
from difflib import SequenceMatcher
from typing import Any

from engine.core.answers import Path

_OPEN, _CLOSE = 0xF0000, 0xF8000  # private signs: no grammar looks at them
MOST_ALIGNED = 4_000  # letters of a sentence whose slots are looked for
_MARK = re.compile("[\U000f0000-\U000fffff]")


class Marks:
    """The slots of one node that have been said so far."""

    def __init__(self, path: Path) -> None:
        self.path = path  # of the node whose slots are marked
        self.names: list[str] = []

    def around(self, names: list[str], said: str) -> str:
        """Words with marks around them; '2 minions' are a number and what it counts."""
        if len(names) == 2 and " " in said:
            number, _, counted = said.partition(" ")
            return f"{self._around(names[0], number)} {self._around(names[1], counted)}"
        return self._around(names[0], said) if names else said

    def _around(self, name: str, said: str) -> str:
        self.names.append(name)
        number = len(self.names) - 1
        return f"{chr(_OPEN + number)}{said}{chr(_CLOSE + number)}"

    def spans(self, raw: str, finished: str) -> list[tuple[int, int, str]]:
        """The slots in a finished sentence, from left to right: begin, end, name."""
        plain, begins, ends = _without_marks(raw)
        if len(plain) > MOST_ALIGNED:
            return []
        blocks = SequenceMatcher(None, plain, finished, autojunk=False).get_matching_blocks()
        found: list[tuple[int, int, str]] = []
        for number, begin in sorted(begins.items(), key=lambda pair: pair[1]):
            first = _moved(blocks, begin, is_begin=True)
            last = _moved(blocks, ends.get(number, begin), is_begin=False)
            while first < last and finished[first].isspace():
                first += 1
            while first < last and finished[last - 1].isspace():
                last -= 1
            if number < len(self.names) and first < last and (not found or first >= found[-1][1]):
                found.append((first, last, self.names[number]))
        return found


def without_marks(raw: str) -> str:
    """The words alone."""
    return _MARK.sub("", raw)


def _without_marks(raw: str) -> tuple[str, dict[int, int], dict[int, int]]:
    plain: list[str] = []
    begins: dict[int, int] = {}
    ends: dict[int, int] = {}
    for letter in raw:
        code = ord(letter)
        if code >= _CLOSE:
            ends.setdefault(code - _CLOSE, len(plain))
        elif code >= _OPEN:
            begins.setdefault(code - _OPEN, len(plain))
        else:
            plain.append(letter)
    return "".join(plain), begins, ends


def _moved(blocks: Any, place: int, is_begin: bool) -> int:
    """Where a place of the raw words lies in the finished ones; what was changed there belongs to neither side."""
    last = 0
    for block in blocks:
        if place < block.a:
            return int(block.b) if is_begin else last
        last = block.b + block.size
        if place < block.a + block.size or (place == block.a + block.size and not is_begin):
            return int(block.b + place - block.a)
    return last
