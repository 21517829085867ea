"""A number that may differ by team size, as a small table: written as such, as arithmetic, or as a record."""

from dataclasses import dataclass
from typing import Any

from engine import sentence, team_values


@dataclass(frozen=True)
class Column:
    """The number for one size of team."""

    size: str  # as it is written
    label: str
    value: int | None
    part: Any = None  # its own field, where the table is a record


@dataclass(frozen=True)
class TeamValues:
    columns: list[Column]
    reckoned: str = ""  # the sum in words that the numbers come from; a number typed takes its place
    is_in_game: bool = False  # what it is worth only a game can tell


def team_values_of(field: Any) -> TeamValues:
    """The table of a field; of a record every column is a field of its own."""
    if field.form.fields:
        parts = field.children
        return TeamValues([Column(str(one.form.path[-1]), one.label, one.value, one) for one in parts])
    written = field.shown
    plain = written if isinstance(written, int) else None
    given = dict(team_values(field.bench.ruleset, written)) if plain is None else {}
    columns = [Column(str(one.value), one.label, given.get(one.value, plain)) for one in field.form.choices]
    is_sum = written is not None and plain is None and not (isinstance(written, dict) and written.get("op") == "byTeam")
    words = sentence(field.bench.ruleset, written, field.bench.lang, slot="number").text if is_sum else ""
    return TeamValues(columns, words, is_in_game=is_sum and not given)
