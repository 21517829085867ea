"""Two texts, word by word."""

import re
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal

MOST_WORDS = 600  # beyond, the whole text counts as changed: comparing takes time with the square


@dataclass(frozen=True)
class Piece:
    kind: Literal["same", "gone", "new"]
    text: str


def word_pieces(before: str, after: str) -> list[Piece]:
    """What stayed, what went and what came, in reading order."""
    old, new = words(before), words(after)
    if len(old) + len(new) > MOST_WORDS:
        return [Piece("gone", before), Piece("new", after)]
    pieces: list[Piece] = []
    for kind, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind == "equal":
            pieces.append(Piece("same", "".join(old[a:b])))
            continue
        if a < b:
            pieces.append(Piece("gone", "".join(old[a:b])))
        if c < d:
            pieces.append(Piece("new", "".join(new[c:d])))
    return pieces


def words(text: str) -> list[str]:
    """Each with the space that follows it."""
    return re.findall(r"\S+\s*|\s+", text)
