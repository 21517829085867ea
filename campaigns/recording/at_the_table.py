"""The sheet as the table view shows it: what is counted while one plays, who has what, cards that are used up."""

from dataclasses import dataclass, field
from typing import Any

from django.http import QueryDict

from campaigns.recording.fields import NOTHING, Shown, put_at, read_value, value_at
from campaigns.recording.sheets import Sheet

COUNTED = ("number", "switch", "choice")  # what is changed with a thumb
MOST_CHOICES = 3  # as fit under a thumb; the rest is told on the sheet


@dataclass(frozen=True)
class Row:
    """An entry of a list, by what it is of."""

    label: str
    counters: list[Shown]


@dataclass(frozen=True)
class Listed:
    """A list whose entries are counted or ticked: objectives."""

    field: Any
    rows: list[Row]


@dataclass(frozen=True)
class Pool:
    """Cards of which some are used up: a press puts one into the list or takes it out."""

    field: Any
    name: str
    id: str
    pool: list[tuple[Any, str, bool]]


@dataclass
class AtTheTable:
    """Somebody's hero or op."""

    label: str
    player: str = ""
    has: list[str] = field(default_factory=list)
    counters: list[Shown] = field(default_factory=list)
    is_dead: bool = False


@dataclass
class TableSheet(Sheet):
    """A draft with counters."""

    @property
    def counters(self) -> list[Shown]:
        """Single fields of the evening; how it ended is told afterwards."""
        return [one for one in self.plain if is_counted(one) and not one.field.needed and not is_worked_out(one)]

    @property
    def rounds_name(self) -> str:
        """The counter that goes up with every round."""
        return next((one.name for one in self.counters if one.field.path[-1] == "rounds"), "")

    @property
    def pools(self) -> list[Pool]:
        return [pool for one in self.lists if (pool := pool_of(one)) is not None]

    @property
    def ticked(self) -> list[Listed]:
        """Lists with something to count or tick in every entry."""
        found = []
        for one in self.lists:
            if one.name == self.seats_name or pool_of(one) is not None:
                continue
            rows = [Row(label_of(row), [part for part in row if part.field.widget in COUNTED[:2]]) for row in one.rows]
            if any(row.counters for row in rows):
                found.append(Listed(one.field, rows))
        return found

    @property
    def people_at_the_table(self) -> list[AtTheTable]:
        """Everybody in the team: who plays them, what they have, what is counted of them."""
        lines = self.table["lines"] if self.table else []
        people = {
            name: AtTheTable(name, counters=[one for one in cells if one and not is_worked_out(one)])
            for name, cells, _tracks in lines
        }
        for _index, label, player in self.seats:
            for name in label.split(", "):
                people.setdefault(name, AtTheTable(name)).player = player
        for _piece, name, is_in, player in self.could_take_part:
            if is_in:
                people.setdefault(name, AtTheTable(name)).player = player
        for row, player in zip(self._seat_rows, [*self.draft.people, *[""] * 8], strict=False):
            person = people.setdefault(label_of(row), AtTheTable(label_of(row)))
            person.player = player or ""
            person.has = [label for part in row if part.field.widget == "choices" for label in picked(part)]
        for line in self.book.standing(self.lang)["roster"]:
            if "dead" in line["states"]:
                people[line["label"]] = AtTheTable(line["label"], line["person"], is_dead=True)
        return list(people.values())

    @property
    def _seat_rows(self) -> list[list[Shown]]:
        return next((one.rows for one in self.lists if one.name == self.seats_name), [])


def is_counted(one: Shown) -> bool:
    if one.field.widget == "choice":
        return len(one.field.choices) <= MOST_CHOICES
    return one.field.widget in COUNTED


def is_worked_out(one: Shown) -> bool:
    """Numbers that may stay empty: sums and counts that only the end of an evening tells."""
    return one.field.widget == "number" and one.field.default is None


def label_of(row: list[Shown]) -> str:
    """What a row is of: its first choice."""
    return next((label for part in row if part.field.widget == "choice" for label in picked(part)), "")


def picked(part: Shown) -> list[str]:
    if part.field.widget not in ("choice", "choices"):
        return []
    return [label for _value, label, is_chosen in part.options if is_chosen]


def pool_of(one: Shown) -> Pool | None:
    """A list whose entries need a card and nothing else."""
    needed = [part for part in getattr(one.field.item, "fields", ()) if part.needed]
    if len(needed) != 1 or needed[0].widget != "choice" or one.field.needed:
        return None
    rows = one.value if isinstance(one.value, list) else []
    used = [value_at(row, needed[0].path) for row in rows]
    cards = [(choice.value, choice.label, choice.value in used) for choice in needed[0].choices]
    return Pool(one.field, one.name, one.id, cards)


def begun(sheet: TableSheet) -> TableSheet:
    """A sheet that nobody has written on: at the table nothing has been achieved yet."""
    if sheet.draft.pk is None:
        for one in sheet.lists:
            for row in one.value if isinstance(one.value, list) else []:
                for part in one.field.item.fields:
                    if part.widget == "switch":
                        put_at(row, part.path, False)
    return TableSheet(sheet.book, sheet.draft, sheet.lang)


# --- what comes from the phone ----------------------------------------------------------------------


def change(sheet: TableSheet, name: str, posted: QueryDict) -> bool:
    """One field of the draft; sent twice it changes nothing more. False if the sheet has none of that name."""
    value = posted.get("value", "")
    pool = next((one for one in sheet.pools if one.name == name), None)
    if pool is not None:
        return _use(sheet, pool, value, is_used=posted.get("used") == "1")
    leaf = next((one for one in sheet.leaves if one.name == name and one.field.widget in COUNTED), None)
    if leaf is None:
        return False
    typed = QueryDict(mutable=True)
    if leaf.field.widget != "switch" or value in ("1", "on", "true"):
        typed[name] = value
    put_along(sheet.draft.data, name.split(".")[1:], read_value(leaf.field, typed, name))
    return True


def _use(sheet: TableSheet, pool: Pool, value: str, *, is_used: bool) -> bool:
    card = next((one for one, _label, _used in pool.pool if str(one) == value), None)
    if card is None:
        return False
    path = next(part.path for part in pool.field.item.fields if part.needed)
    rows = value_at(sheet.draft.data, pool.field.path)
    kept = [row for row in rows if value_at(row, path) != card] if isinstance(rows, list) else []
    there = next((row for row in rows if value_at(row, path) == card), None) if isinstance(rows, list) else None
    if is_used:
        kept = rows if there is not None else [*kept, {path[0]: card}]
    put_along(sheet.draft.data, list(map(str, pool.field.path)), kept)
    return True


def put_along(data: Any, steps: list[str], value: Any) -> None:
    """Set it there, through records and lists; NOTHING takes it away."""
    *way, last = steps
    for step in way:
        data = data[int(step)] if isinstance(data, list) else data.setdefault(step, {})
    if value is NOTHING:
        data.pop(last, None)
    else:
        data[last] = value
