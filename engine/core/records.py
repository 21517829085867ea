"""What the authoring records of every game share: strict fields, ids, texts, rule options, effects as written."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Generic, Literal, Self, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, field_validator
from pydantic.alias_generators import to_camel

from engine.core import record_faults as words
from engine.core.errors import ContentError, Fault
from engine.core.game_words import NO_OPTIONS_OBJECT
from engine.core.meaning import Bearer, Kind, Prose, Sheet, Unplayed
from engine.core.sentences import Sentence
from engine.core.validation import LocalText, Written, reject, validate

Text = LocalText
Story = Annotated[Text, Prose()]
"""A longer text, in Markdown."""

ID = "[a-z0-9][a-z0-9-]{0,63}"
Id = Annotated[
    str,
    Written(
        ID,
        Sentence(
            "An id is made of at most 64 lower-case letters, digits and hyphens, and starts with no hyphen:",
            "Eine Kennung besteht aus höchstens 64 Kleinbuchstaben, Ziffern und Bindestrichen und beginnt mit keinem "
            "Bindestrich:",
            "Un identifiant a au plus 64 minuscules, chiffres et traits d'union, et ne commence pas par un trait "
            "d'union\u00a0:",
        ),
    ),
]
Natural = Annotated[int, Field(ge=0, le=999)]
Positive = Annotated[int, Field(ge=1, le=999)]

Node = Any
"""A condition, target or value in its written form; the effect compiler checks it against the operations."""

Condition = Annotated[Node, Kind("condition")]
Trigger = Annotated[Node, Kind("trigger")]
Places = Annotated[Node, Kind("places")]
Figures = Annotated[Node, Kind("figures")]
Cost = Annotated[Node, Kind("steps")]  # checked by the effect compiler, like all that it reads
Duration = Annotated[Node, Kind("duration")]
Limit = Annotated[Node, Kind("limit")]  # {"times": 1, "per": "round"}
Picture = Annotated[str, Field(max_length=200), Unplayed()]


def _as_steps(value: Any) -> Any:
    """A single step may stand without its list."""
    return value if isinstance(value, list) else [value]


Steps = Annotated[list[Node], BeforeValidator(_as_steps), Kind("steps")]
"""Steps in the order in which they are printed; a single one may be written without the list."""


def _check_format(value: Any) -> Any:
    """The number 1 itself: neither yes nor 1.0 is it; a newer one is told what to do."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise reject("format", words.NO_FORMAT(value=json.dumps(value, default=str)[:60]))
    if value > 1:
        raise reject("format", words.NEWER_FORMAT(n=value))
    return value


def _check_whole(value: Any) -> Any:
    """For one of several whole numbers: yes is not 1, and neither is 1.0."""
    if isinstance(value, bool | float):
        raise reject("", words.WHOLE_NUMBER(value=json.dumps(value)))
    return value


Whole = BeforeValidator(_check_whole)
"""Beside `Literal[1, 2, 3]`, which takes `true` for 1."""


class Record(BaseModel):
    """A record of a pack: JSON names in camelCase, no unknown fields, unchangeable once read."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, alias_generator=to_camel)
    sheet: ClassVar[Sheet | None] = None  # without one, its form has the fields as they stand here
    bearer: ClassVar[Bearer | None] = None  # who bears its texts; inside a record, whoever bears those around it

    @field_validator("name", "title", check_fields=False)
    @classmethod
    def _not_blank(cls, value: Any) -> Any:
        """People need something to call it by."""
        texts = value.values() if isinstance(value, dict) else [value]
        if value is not None and not any(str(text).strip() for text in texts):
            raise reject("", words.BLANK_NAME())
        return value


class OwnWording(Record):
    """An author's own words for an effect; `for` tells which effect they were written for (`core.faces`)."""

    text: Text
    for_: Annotated[str, Field(max_length=64)] = Field(alias="for")


class Worded(Record):
    """A record with effects, whose author may word them: field of the effect → words, printed instead of ours."""

    wording: Annotated[dict[str, OwnWording], Unplayed()] = Field(default_factory=dict)


MOST_LANGUAGES = 20  # of a pack: every text is looked at for each
ABOUT = "title description languages credits licence version id"  # of the form of every pack's frame


class PackHeader(Record):
    """What every pack says of itself."""

    format: Annotated[Literal[1], BeforeValidator(_check_format), Unplayed()]
    id: Annotated[Id, Unplayed()]
    version: Annotated[str, Field(min_length=1, max_length=64), Unplayed()]
    title: Text
    languages: Annotated[tuple[Annotated[str, Field(min_length=2, max_length=2)], ...], Unplayed()] = Field(
        default=("en",), min_length=1, max_length=MOST_LANGUAGES
    )
    description: Story = ""
    credits: Story = ""
    licence: Text | None = None


class ReadAsAbility(Record):
    """A record that the effect compiler reads as an ability: it is one, or says the same in words of its own."""

    @property
    def node(self) -> dict[str, Any]:
        """The ability as its author wrote it."""
        return self.model_dump(by_alias=True, exclude_unset=True)

    def own_path(self, inside: str) -> str:
        """A path inside the ability as the record spells it."""
        return inside


class Ability(ReadAsAbility):
    """When, if, who decides, for what price, how often: what is done, and for how long."""

    id: Id | None = None
    name: Text | None = None
    when: Trigger = None
    if_: Condition = Field(default=None, alias="if")
    decider: Annotated[Node, Kind("decider")] = None
    may: Annotated[Node, Kind("flag")] = None
    cost: Cost = None
    limit: Limit = None
    do: Steps
    for_: Duration = Field(default=None, alias="for")


class Options(Record):
    """The rule options of a game, each with its default; what is given in so many words goes before."""

    def overridden_by(self, other: Self) -> Self:
        """These options, with those that the other (a mission's, a table's) gives in so many words."""
        return self.model_copy(update={name: getattr(other, name) for name in sorted(other.model_fields_set)})


AnyOptions = TypeVar("AnyOptions", bound=Options)


class _Table(Record, Generic[AnyOptions]):
    """What a table switches for one game of its own."""

    options: AnyOptions


def read_table_options(model: type[AnyOptions], options: Mapping[str, Any]) -> AnyOptions:
    """Rule options of a table; ContentError names each that is unknown or has no such value."""
    if not isinstance(options, Mapping):
        raise ContentError([Fault("options", NO_OPTIONS_OBJECT())])
    return validate(_Table[model], {"options": dict(options)}).options  # type: ignore[valid-type]


class GameRecord(Record):
    """How a game began and every choice since; what else somebody keeps beside them does not matter."""

    model_config = ConfigDict(extra="ignore")

    mission: str
    seats: int | tuple[Any, ...]
    seed: int
    situation: dict[str, Any] | None = None
    dice: tuple[int, ...] | None = None
    draws: tuple[int, ...] | None = None
    options: dict[str, Any] | None = None
    standing: dict[str, Any] | None = None
    redrawn: tuple[tuple[int, int], ...] | None = None  # after so many choices luck was drawn anew, from this seed
    corrected: tuple[tuple[int, dict[str, str]], ...] | None = None  # what people at a real table put right, and when
    choices: tuple[int, ...]
