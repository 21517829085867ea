"""Tables of words for people, written as text: a block a thing, English, German and French.

    faces: Faces | Seiten | Faces
      What the die shows, side by side.
      Was der Würfel zeigt, Seite für Seite.
      Ce que montre le dé, face par face.

Words that are too long for the first line stand below it, a line each, before the hint; a line that stands deeper goes
on with the one above it. A rule that a thing is about stands behind its name, `seats [FZ-A.40]:`; a singular and its
plural are `Card / Cards`, what is counted `card|cards`.
A line that begins with `# ` is a heading for whoever reads the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

Words = tuple[str, str, str]  # English, German, French
NONE: Words = ("", "", "")

_HEAD = re.compile(r"(?P<key>[^:\[]*[^:\[ ])(?: \[(?P<rule>\S+)\])?:(?: (?P<words>.+))?")


class Block(NamedTuple):
    """One thing of a table."""

    key: str
    rule: str
    words: Words
    hint: Words


def rows(text: str) -> dict[str, Words]:
    """A table of words without hints: a line `key: English | German | French` each."""
    return {block.key: block.words for block in blocks(text)}


def blocks(text: str) -> Iterator[Block]:
    """The things of a table, in order."""
    for head, below in _indented(text):
        found = _HEAD.fullmatch(head)
        if found is None:
            raise ValueError(f"'{head}' does not begin with a name and a colon.")
        inline = found["words"]
        words = [word.strip() for word in inline.split(" | ")] if inline else below[:3]
        hint = below if inline else below[3:]
        yield Block(found["key"], found["rule"] or "", three(words, head), three(hint, head) if hint else NONE)


_HEADING = re.compile(r"(?P<name>\S+)(?: \[(?P<rule>\S+)\])?(?P<fields>(?: [\w-]+(?::[\w-]+)?)*)")


class Heading(NamedTuple):
    """What an event, a question or a verb is declared by: `hero-placed [FZ-1.38] hero:seat location`."""

    name: str
    rule: str
    fields: tuple[tuple[str, str], ...]  # each with what it is; where only that is said, it is called so


def heading(text: str) -> Heading:
    """A heading as it is written: the name, its rule if it has one, and its fields."""
    found = _HEADING.fullmatch(text)
    if found is None:
        raise ValueError(f"'{text}' is no name with a rule and fields.")
    fields = (field.partition(":") for field in found["fields"].split())
    return Heading(found["name"], found["rule"] or "", tuple((name, what or name) for name, _, what in fields))


def three(words: Sequence[str], key: str) -> Words:
    """Words in three languages, no more and no fewer."""
    if len(words) != 3 or not all(words):
        raise ValueError(f"'{key}' needs words in three languages.")
    return words[0], words[1], words[2]


def _indented(text: str) -> Iterator[tuple[str, list[str]]]:
    """Each line of the outer margin, with the deeper ones below it."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("# ")]
    margin = min((len(line) - len(line.lstrip()) for line in lines), default=0)
    head = ""
    below: list[str] = []
    for line in lines:
        if line.startswith(" ", margin):
            if below and line.startswith("   ", margin):
                below[-1] += f" {line.strip()}"
            else:
                below.append(line.strip())
            continue
        if head:
            yield head, below
        head, below = line.strip(), []
    if head:
        yield head, below
