"""The effect language for the block editor, and a node's printed sentence with its slots."""

from dataclasses import dataclass, field
from typing import Any, Literal

from engine.core.answers import Path
from engine.core.answers.forms import Field


@dataclass(frozen=True, slots=True)
class OperationForm:
    """One operation of the palette."""

    name: str
    kind: str  # the slot it fits into: "step", "trigger", "condition", "number", "target", "place", …
    group: str  # of the palette
    label: str  # its sentence with gaps: "Draw … cards"
    hint: str
    search: tuple[str, ...]  # further words that find it
    parameters: tuple[Field, ...]
    example: Any  # a whole node that is sound
    likely: bool = False  # shown first
    drawing: str = ""  # the name of a small picture of what it means; '' has none
    lasts: bool = False  # a step that changes something for a while: what holds always is made of these alone


@dataclass(frozen=True, slots=True)
class Operations:
    """The whole language of a ruleset."""

    operations: tuple[OperationForm, ...]
    groups: tuple[tuple[str, str], ...]  # key, label; in order
    slots: dict[str, str]  # slot → what people call it
    fits: dict[str, tuple[str, ...]] = field(default_factory=dict)  # slot → the kinds of operations that fit into it


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a printed sentence: plain words, or a slot that one edits."""

    kind: Literal["words", "slot"]
    text: str
    path: Path = ()  # a slot's place, from the node
    parameter: str = ""  # the slot's name in words: "Where"
    missing: bool = False  # nothing chosen yet
    by_team: tuple[tuple[int, int], ...] = ()  # a number's values by team size, where it has some


@dataclass(frozen=True, slots=True)
class Row:
    """One step of a text: its heading without its children, which are rows of their own."""

    path: Path  # from the text
    depth: int
    spans: tuple[Span, ...]
    lead: str = ""  # "then", "otherwise", "a)": what stands before it
    operation: str = ""
    faults: tuple[str, ...] = ()
    bound: tuple[tuple[str, str], ...] = ()  # names that stand for something here, and the slots they fit into


@dataclass(frozen=True, slots=True)
class Sentence:
    """A text as people read it, whole and row by row."""

    text: str
    rows: tuple[Row, ...]
    holds_always: bool = False  # an ability that waits for nothing: steps that happen once do not fit into it
