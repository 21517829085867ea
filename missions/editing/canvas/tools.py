"""Tools that put something on a place: one for each field of the form that names a place."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import takewhile
from typing import Any

from missions.editing.choosing import options_of
from missions.editing.fields import blank, walk
from missions.editing.paths import Parts

NO_ICON = "ui-pin"


@dataclass(frozen=True)
class PlaceTool:
    """A field that names one place, or a list of which every entry does."""

    label: str
    icon: str
    path: Parts
    is_list: bool
    inside: Parts  # where in an entry of the list the place stands; () where the entry is the place
    blank: Any  # a new entry, its place still to be filled in
    places: tuple[str, ...]  # what is named now, entry by entry
    entries: tuple[Any, ...]  # as the document has them
    is_set: bool  # the field stands in the document

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Thing:
    """Something of the pack that can be put on a place: a figure, a token."""

    field: str  # of a new entry that names it
    name: str
    title: str
    icon: str


@dataclass(frozen=True)
class Drawer:
    """What a list of the record can put on places, drawn in the palette."""

    number: int  # of its tool
    label: str
    things: list[Thing]
    short: str = ""  # where drawers stand side by side


def drawers(tools: Sequence[PlaceTool], form: Any, bench: Any, kinds: Mapping[str, Any]) -> list[Drawer]:
    """A drawer for each list whose entries name a record and a place."""
    fields = {one.path: one for one in _fields(form.fields)}
    found = []
    for number, tool in enumerate(tools):
        field = fields.get(tool.path[2:]) if tool.inside else None
        things = [
            one for part in (field.item.fields if field else ()) for one in _things(part, tool.path, bench, kinds)
        ]
        if things:
            found.append(Drawer(number, tool.label, things))
    ends = common_end([one.label for one in found])
    return [replace(one, short=one.label.removesuffix(ends)) for one in found]


def common_end(labels: Sequence[str]) -> str:
    """What all labels end with and tells nothing apart: ' on the board'; each keeps its first word."""
    if len(labels) < 2:
        return ""
    endings = zip(*(reversed(label.split(" ")[1:]) for label in labels), strict=False)
    shared = [one[0] for one in takewhile(lambda words: len(set(words)) == 1, endings)]
    return "".join(f" {word}" for word in reversed(shared))


def _things(part: Any, at: Parts, bench: Any, kinds: Mapping[str, Any]) -> Iterator[Thing]:
    if part.widget != "reference" or not (part.needed or (part.collection and not part.collections)):
        return
    for option in options_of(bench, (part.collection,) if part.collection else (), part.source, at):
        icon = kinds[option.collection].icon if option.collection in kinds else NO_ICON
        yield Thing(part.path[-1], option.name, option.title, icon)


def place_tools(form: Any, record: Any, root: Parts, tokens: Sequence[Any]) -> list[PlaceTool]:
    """The tools of a record; a field inside a part that the record has not got is left out."""
    found = []
    for field in _fields(form.fields):
        path = (*root, *field.path)
        holder = walk(record, field.path[:-1])
        if not isinstance(holder, dict):
            continue
        value = holder.get(field.path[-1])
        inside = () if field.widget == "place" else place_in(field.item)
        if inside is None:
            continue
        entries = value if isinstance(value, list) else [value] if value else []
        found.append(
            PlaceTool(
                label=field.label,
                icon=next((one.icon for one in tokens if one.path[: len(path)] == path and one.icon), NO_ICON),
                path=path,
                is_list=field.widget == "list",
                inside=inside,
                blank=blank(field.item) if inside else "",
                places=tuple(place_of(entry, inside) for entry in entries),
                entries=tuple(entries),
                is_set=field.path[-1] in holder,
            )
        )
    return found


def _fields(fields: Sequence[Any]) -> Iterator[Any]:
    """Fields that may name places, those inside of records too."""
    for field in fields:
        if field.widget == "record":
            yield from _fields(field.fields)
        elif field.widget in ("place", "list"):
            yield field


def place_in(item: Any) -> Parts | None:
    """Where an entry of a list names its place; () if it is the place itself, None if it names none."""
    if item.widget == "place":
        return ()
    if item.widget == "oneOf":
        return () if any(one.type == "text" and _is_place(one.fields) for one in item.shapes) else None
    if item.widget == "record":
        return next((tuple(one.path) for one in item.fields if one.widget == "place"), None)
    return None


def _is_place(fields: Sequence[Any]) -> bool:
    return len(fields) == 1 and not fields[0].path and fields[0].widget == "place"


def place_of(entry: Any, inside: Parts) -> str:
    """The place that an entry names, also where it has more to say than the place: {"location": …, "number": 3}."""
    if isinstance(entry, dict):
        found = walk(entry, inside) if inside else next((one for one in entry.values() if isinstance(one, str)), "")
    else:
        found = entry
    return found if isinstance(found, str) else ""
