"""A record's form with its values: what the workspace's templates draw, field by field."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from missions.editing.choosing import Option, options_of
from missions.editing.effects import EffectRow, told_of
from missions.editing.paths import Parts, html_id, value_at
from missions.editing.places import places_of
from missions.editing.team_values import TeamValues, team_values_of
from missions.editing.wording import FIELD as OWN_WORDS
from missions.editing.wording import Wording, wording_of
from missions.folding import localised

LANGUAGES = ("en", "de", "fr")
SEGMENTED = 4  # so many choices stand side by side; more unfold
SEGMENTED_LETTERS = 34  # in all their labels
EFFECTS = ("steps", "ability", "node")
ONE_LINE = ("text", "number", "switch", "choice", "reference", "place", "byTeam")
TABLE_COLUMNS = 6  # fields of an entry that stand in one line


@dataclass
class Workbench:
    """What fields of one document need to know beside their own values."""

    document: dict[str, Any]
    lang: str
    faults: dict[tuple[str | int, ...], list[Any]] = field(default_factory=dict)  # findings by path

    @cached_property
    def places(self) -> list[tuple[str, list[tuple[str, str]]]]:
        """Sector by sector the places that fields can name."""
        return places_of(self.document, self.lang)

    @property
    def ruleset(self) -> str:
        return str(self.document.get("ruleset"))

    def entries(self, collection: str, source: Parts = ()) -> list[tuple[str, str]]:
        """The ids and titles of a collection's records, or of the entries of a list at `source`."""
        found = value_at(self.document, source) if source else self.document.get(collection)
        records = [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []
        return [(one["id"], self.title_of(one)) for one in records if isinstance(one.get("id"), str)]

    def title_of(self, record: dict[str, Any]) -> str:
        name = next((one for key in ("name", "title") if (one := localised(record.get(key), self.lang))), "")
        return name or str(record.get("id", ""))


@dataclass
class FieldView:
    """One field with its value. `root` is what the form's paths lead from: a record, or an entry of a list."""

    bench: Workbench
    form: Any  # engine's Field
    root: Parts
    holder: Any  # the value at `root`
    is_only_kind: bool = False

    @property
    def path(self) -> Parts:
        return (*self.root, *self.form.path)

    @cached_property
    def is_set(self) -> bool:
        inside = walk(self.holder, self.form.path[:-1])
        return not self.form.path or (isinstance(inside, dict) and self.form.path[-1] in inside)

    @cached_property
    def value(self) -> Any:
        return walk(self.holder, self.form.path)

    @property
    def id(self) -> str:
        return html_id(self.path)

    @property
    def template(self) -> str:
        return f"missions/editor/fields/{self.form.widget}.html"

    @property
    def label(self) -> str:
        return self.form.label

    @cached_property
    def faults(self) -> list[Any]:
        """What is wrong right here; faults further inside stand at their own fields."""
        return self.bench.faults.get(self.path, [])

    @property
    def is_effect(self) -> bool:
        """Written in sentences, it or what its entries are made of: it gets the wide column."""
        return self.form.widget in EFFECTS or bool(self.form.item and tells_sentences(self.form.item))

    # --- plain values -----------------------------------------------------------------------------------

    @property
    def shown(self) -> Any:
        """The value, or the default where nothing is written."""
        return self.value if self.is_set else self.form.default

    @property
    def texts(self) -> list[tuple[str, str]]:
        """A localised text in each language."""
        if isinstance(self.value, dict):
            return [(lang, str(self.value.get(lang, ""))) for lang in LANGUAGES]
        return [(lang, str(self.value or "") if lang == LANGUAGES[0] else "") for lang in LANGUAGES]

    @property
    def is_plain_text(self) -> bool:
        """Not yet an object with a text for each language: the first text typed makes it one."""
        return not isinstance(self.value, dict)

    @property
    def is_segmented(self) -> bool:
        """Few and short choices stand side by side."""
        labels = [one.label for one in self.form.choices]
        return len(labels) <= SEGMENTED and sum(map(len, labels)) <= SEGMENTED_LETTERS

    @property
    def is_short(self) -> bool:
        """Stands beside another one."""
        return self.form.widget in ONE_LINE

    @property
    def sources(self) -> tuple[str, ...]:
        """The collections whose records a reference can name."""
        return self.form.collections or ((self.form.collection,) if self.form.collection else ())

    @cached_property
    def options(self) -> list[Option]:
        """What a reference can name."""
        return options_of(self.bench, self.sources, self.form.source, self.path)

    @property
    def chosen(self) -> Option | None:
        """What it names now; a name that is not there stays visible, or it would vanish unseen."""
        if not isinstance(self.value, str) or not self.value:
            return None
        return next((one for one in self.options if one.name == self.value), Option(self.value, self.value, ""))

    @property
    def place(self) -> tuple[str, str]:
        """The sector and the place that a place's name means; the name itself where there is no such place."""
        named = (
            (sector, title) for sector, places in self.bench.places for name, title in places if name == self.value
        )
        return next(named, ("", str(self.value or "")))

    @cached_property
    def team_values(self) -> TeamValues:
        """A number, or one for each team size."""
        return team_values_of(self)

    @property
    def totals(self) -> list[tuple[int, str]]:
        """The team sizes that a list of numbers by team size is added up for: a pool's."""
        parts = self.form.item.fields if self.form.item else ()
        return [(one.value, one.label) for part in parts if part.widget == "byTeam" for one in part.choices]

    @property
    def is_table(self) -> bool:
        """Entries that fit into one line each."""
        parts = self.form.item.fields if self.form.item else ()
        return 0 < len(parts) <= TABLE_COLUMNS and all(one.widget in ONE_LINE for one in parts)

    @property
    def is_shelf(self) -> bool:
        """Entries that are nothing but a name."""
        return bool(self.form.item and self.form.item.widget in ("reference", "place", "text", "number"))

    @property
    def is_chips(self) -> bool:
        """Entries that are single words."""
        return bool(self.form.item and self.form.item.widget == "text")

    # --- values with parts --------------------------------------------------------------------------------

    @cached_property
    def items(self) -> list["FieldView"]:
        """The entries of a list."""
        found = self.value if isinstance(self.value, list) else []
        return [FieldView(self.bench, self.form.item, (*self.path, index), one) for index, one in enumerate(found)]

    @cached_property
    def keyed(self) -> list["FieldView"]:
        """The entries of a map, with all keys there can be where that is known."""
        found = self.value if isinstance(self.value, dict) else {}
        keys = self.form.keys
        names = dict(self.bench.entries(keys.collection, keys.source)) if keys and keys.widget == "reference" else {}
        entries = []
        for key in {**names, **found}:
            form = replace(self.form.item, path=(key,), label=names.get(key, key))
            entries.append(FieldView(self.bench, form, self.path, found))
        return entries

    @cached_property
    def children(self) -> list["FieldView"]:
        """The fields of a record; their paths lead from where this one's does."""
        return [FieldView(self.bench, one, self.root, self.holder) for one in asked_for(self.form.fields)]

    @cached_property
    def shape(self) -> Any:
        """Which of several shapes the value has now."""
        return next((one for one in self.form.shapes if fits(one, self.value)), None)

    @property
    def as_kind(self) -> "FieldView":
        """Only the choice of the shape: the shape's fields stand by themselves."""
        return FieldView(self.bench, replace(self.form, group="basics"), self.root, self.holder, is_only_kind=True)

    @property
    def shape_fields(self) -> list["FieldView"]:
        found = asked_for(self.shape.fields) if self.shape else ()
        return [FieldView(self.bench, one, self.path, self.value) for one in found]

    @property
    def parts(self) -> list["FieldView"]:
        """The fields that lie inside this one, of whatever kind it is."""
        if self.form.widget == "list":
            return self.items
        if self.form.widget == "map":
            return self.keyed
        return [*self.children, *self.shape_fields]

    @property
    def blank_item(self) -> Any:
        """What a new entry of this list begins with."""
        return blank(self.form.item)

    @cached_property
    def rows(self) -> list[EffectRow]:
        """An effect as sentences with slots."""
        return [EffectRow(self, row) for row in self.told.rows] if self.told else []

    @cached_property
    def told(self) -> Any:
        """An effect as the engine says it; nothing where there is none yet."""
        return None if self.value is None else told_of(self)

    @property
    def holds_always(self) -> bool:
        """An ability that waits for nothing: only what lasts fits among its steps."""
        return self.form.widget == "ability" and bool(self.told and self.told.holds_always)

    @property
    def wording(self) -> Wording | None:
        return wording_of(self)

    @property
    def step_count(self) -> int:
        return len(self.value) if isinstance(self.value, list) else 0

    @property
    def do_path(self) -> Parts:
        """Where an ability's steps stand."""
        return (*self.path, "do")

    @property
    def do_count(self) -> int:
        steps = self.inside(("do",))
        return len(steps) if isinstance(steps, list) else 0

    @property
    def is_step_list(self) -> bool:
        return bool(self.form.widget == "steps")

    def inside(self, path: Parts) -> Any:
        """What stands further inside an effect."""
        value = self.value
        for part in path:
            if isinstance(value, list) and isinstance(part, int):
                value = value[part] if part < len(value) else None
            else:
                value = value.get(part) if isinstance(value, dict) else None
        return value


def tells_sentences(form: Any) -> bool:
    """Whether a field is an effect, or has one somewhere inside it."""
    inside = [*form.fields, *(part for shape in form.shapes for part in shape.fields)]
    item = [form.item] if form.item else []
    return form.widget in EFFECTS or any(tells_sentences(one) for one in [*inside, *item])


def walk(value: Any, path: Parts) -> Any:
    for part in path:
        value = value.get(part) if isinstance(value, dict) else None
    return value


def fits(shape: Any, value: Any) -> bool:
    """Whether a value is written in this shape."""
    types = {"object": dict, "list": list, "text": str, "number": int, "switch": bool}
    if not isinstance(value, types[shape.type]) or (isinstance(value, bool) and shape.type != "switch"):
        return False
    return not shape.tag or value.get(shape.tag[0]) == shape.tag[1]


def blank(form: Any) -> Any:
    """A value to begin with: what is needed, empty where only the author can know."""
    plain = {"list": [], "steps": [], "map": {}, "ability": {"do": []}, "text": "", "reference": "", "place": ""}
    if form.widget in plain:
        return plain[form.widget]
    if form.widget in ("localised", "prose"):
        return {LANGUAGES[0]: ""}
    if form.widget in ("number", "byTeam"):
        return int(form.default if isinstance(form.default, int) else form.least or 1)
    if form.widget == "choice":
        return form.default if form.default is not None else form.choices[0].value
    if form.widget == "oneOf":
        return form.shapes[0].blank
    if form.widget == "record":
        return {one.path[-1]: blank(one) for one in form.fields if one.needed}
    return form.default


def asked_for(fields: Sequence[Any]) -> list[Any]:
    """The fields that a form asks for: own words are written below the effect that they stand for."""
    return [one for one in fields if one.path[-1:] != (OWN_WORDS,)]


def grouped(form: Any, fields: list[FieldView]) -> Iterator[tuple[Any, list[FieldView]]]:
    """The fields of a form group by group, in the form's order."""
    for group in form.groups:
        inside = [one for one in fields if one.form.group == group.key]
        if inside:
            yield group, inside
    known = {group.key for group in form.groups}
    if rest := [one for one in fields if one.form.group not in known]:
        yield None, rest
