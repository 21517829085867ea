"""A number that may differ by team size, as a small table: written as such, as arithmetic, or as a record."""

from dataclasses import dataclass, replace
from typing import Any

from engine import sentence, team_values
from missions.editing.effects import forms_of

BY_TEAM = "byTeam"  # the operation that says a number for each team size


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


@dataclass(frozen=True)
class Size:
    """A team size that a table has a column for."""

    value: int
    label: str


def table_form(bench: Any, form: Any, written: Any) -> Any:
    """The form of a number in an effect as a small table; None where it is reckoned from something."""
    operation = forms_of(bench.ruleset, bench.lang).get(("number", BY_TEAM))
    is_table = isinstance(written, dict) and written.get("op") == BY_TEAM
    numbers = [one for key, one in written.items() if key != "op"] if is_table else [written]
    if operation is None or not all(one is None or type(one) is int for one in numbers):
        return None
    sizes = tuple(Size(int(one.path[0]), one.label) for one in operation.parameters)
    return replace(form, widget="byTeam", choices=sizes)


def team_values_of(field: Any) -> TeamValues:
    """The table of a field; of a record every column is a field of its own."""
    if field.form.fields:
        parts = field.children
        return TeamValues([Column(str(one.form.path[-1]), one.label, one.value, one) for one in parts])
    written = field.shown
    plain = written if isinstance(written, int) else None
    given = dict(team_values(field.bench.ruleset, written)) if plain is None else {}
    columns = [Column(str(one.value), one.label, given.get(one.value, plain)) for one in field.form.choices]
    is_sum = written is not None and plain is None and not (isinstance(written, dict) and written.get("op") == BY_TEAM)
    words = sentence(field.bench.ruleset, written, field.bench.lang, slot="number").text if is_sum else ""
    return TeamValues(columns, words, is_in_game=is_sum and not given)
