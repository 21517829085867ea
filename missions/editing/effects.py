"""Effects as sentences: rows with slots, what fits into a slot, and the palette of steps."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Any

from engine import operations, sentence
from missions.editing.paths import Parts

LETTERS = "abcdefghijklmnopqrstuvwxyz"
GROUP_ICONS: Mapping[str, str] = {  # by the key of a group of steps; one that is not here has none
    "choices": "ui-fork",
    "cards": "ui-card",
    "heroes": "hero",
    "movement": "speed",
    "attacks": "attack",
    "monsters": "monster-minion",
    "board": "ui-sector",
    "mission": "objective",
    "fights": "attack",
    "energy": "health",
    "ops": "hero",
    "persons": "hostage",
}


@dataclass
class EffectRow:
    """One row of an effect, with its places counted from the document."""

    field: Any  # the FieldView of the whole effect
    row: Any  # engine's Row

    @property
    def at(self) -> Parts:
        return (*self.field.path, *self.row.path)

    @property
    def level(self) -> int:
        return int(self.row.depth) + 1

    @property
    def lead(self) -> str:
        return str(self.row.lead)

    @property
    def faults(self) -> tuple[str, ...]:
        return tuple(self.row.faults)

    @property
    def is_step(self) -> bool:
        """A row that stands in a list of steps, and so can be moved and removed."""
        return bool(self.row.path) and isinstance(self.row.path[-1], int)

    @property
    def is_to_come(self) -> bool:
        """A row for a step that is needed and not there yet."""
        return self.is_step and self.field.inside(self.row.path) is None

    @property
    def index(self) -> int:
        return self.row.path[-1] if self.is_step else 0

    @property
    def is_in_option(self) -> bool:
        path = self.row.path
        return len(path) > 2 and isinstance(path[-2], int) and path[-3] == "options"

    @property
    def options_around(self) -> int:
        return self.row.path.count("options")

    @property
    def deep(self) -> int:
        """Inside how many options it stands; its own, if it begins one or goes on in it, does not count."""
        return self.options_around - self.is_in_option

    @property
    def option(self) -> str:
        """The letter of the option that begins here: a) of 'choose one'."""
        return LETTERS[self.row.path[-2] % len(LETTERS)] if self.is_in_option and not self.index else ""

    @property
    def size(self) -> int:
        """How many steps stand in its list."""
        beside = self.field.inside(self.row.path[:-1])
        return len(beside) if isinstance(beside, list) else 1

    @cached_property
    def tails(self) -> list["Tail"]:
        """What can be added below this row: to the lists of each step that ends with it, the innermost first."""
        rows = self.field.rows
        at = rows.index(self)
        after = rows[at + 1].level if at + 1 < len(rows) else 0
        above = [
            one
            for one in rows[: at + 1]
            if one.level <= self.level and self.row.path[: len(one.row.path)] == one.row.path
        ]
        ended = [one for one in reversed(above) if one.level >= after]
        return [
            Tail(self.level - one.level, self.deep - one.options_around, one.at, one.lists)
            for one in ended
            if one.lists
        ]

    @property
    def spans(self) -> Iterator[dict[str, Any]]:
        for one in self.row.spans:
            at = (*self.field.path, *one.path)
            told = {"kind": one.kind, "text": one.text, "parameter": one.parameter, "missing": one.missing, "at": at}
            yield {**told, "adds_to": at[:-1] if self.is_to_come and one.path == self.row.path else None}

    @property
    def whole(self) -> str:
        """A step with all that is inside it, as one sentence: what is shown when it is folded."""
        bench = self.field.bench
        node, bearer = self.field.inside(self.row.path), self.field.form.bearer
        return sentence(bench.ruleset, node, bench.lang, bench.document, bearer=bearer).text

    @cached_property
    def details(self) -> list[tuple[str, Parts]]:
        """What could be said besides, and is not: label and place of each parameter that has its usual value."""
        node = self.field.inside(self.row.path)
        form = operation_of(self.field.bench, node, "step") if self.is_step else None
        if form is None:
            return []
        depth = len(self.row.path)
        said = {one.path[depth] for one in self.row.spans if len(one.path) > depth}
        said |= set(node) if isinstance(node, dict) else set()
        unsaid = [one for one in form.parameters if one.path[0] not in said and one.widget not in ("steps", "list")]
        return [(one.label, (*self.at, *one.path)) for one in unsaid]

    @cached_property
    def lists(self) -> list["StepList"]:
        """The lists of steps inside this one, to be added to."""
        node = self.field.inside(self.row.path)
        form = operation_of(self.field.bench, node, "step")
        if form is None:
            return []
        return [made for one in form.parameters for made in self._lists_of(one, node)]

    def _lists_of(self, parameter: Any, node: dict[str, Any]) -> Iterator["StepList"]:
        inside = node.get(parameter.path[0])
        at = (*self.at, *parameter.path)
        if parameter.widget == "steps":
            yield StepList(parameter.label, at, len(inside) if isinstance(inside, list) else 0)
        elif parameter.widget == "list" and parameter.item.widget == "steps":
            options = inside if isinstance(inside, list) else []
            yield StepList(parameter.label, at, len(options), is_of_lists=True)


@dataclass(frozen=True)
class Tail:
    """What is added at the end of a step, below its last row, and how many levels further out than that row."""

    up: int  # 0 for a step without rows inside
    back: int  # out of so many options, which stand further in
    owner: Parts
    lists: list["StepList"]


@dataclass(frozen=True)
class StepList:
    """A list that steps can be added to; of options each is a list itself."""

    label: str
    at: Parts
    count: int
    is_of_lists: bool = False

    @property
    def next_letter(self) -> str:
        return LETTERS[self.count % len(LETTERS)]


@dataclass(frozen=True)
class Offer:
    """An operation that fits into a slot."""

    node: Any  # what is written when it is chosen
    label: str
    hint: str
    group: str
    words: str  # that find it
    likely: bool
    drawing: str = ""  # of static/icons/kinds.svg
    is_chosen: bool = False
    lasts: bool = False  # it changes something for a while, rather than doing something once

    @property
    def pieces(self) -> list[str]:
        """The label cut at its gaps; '' is a gap. One that is made of gaps alone says what it is for instead."""
        parts = re.split("(…)", self.label if re.search(r"\w", self.label) else self.hint)
        return ["" if piece == "…" else piece for piece in parts if piece]


def told_of(field: Any) -> Any:
    """An effect as the engine says it."""
    slot = field.form.slot if field.form.widget == "node" else ""
    return sentence(
        field.bench.ruleset,
        field.value,
        field.bench.lang,
        field.bench.document,
        slot=slot,
        bearer=field.form.bearer,
    )


@cache
def forms_of(ruleset: str, lang: str) -> dict[tuple[str, str], Any]:
    """Every operation by kind and name: some names stand for a step and for a condition."""
    return {(one.kind, one.name): one for one in operations(ruleset, lang).operations}


def operation_of(bench: Any, node: Any, slot: str) -> Any:
    """The operation that a node is, where its slot says which kinds fit; None for a number or a bound name."""
    name = node if isinstance(node, str) else node.get("op") if isinstance(node, dict) else None
    language = operations(bench.ruleset, bench.lang)
    forms = forms_of(bench.ruleset, bench.lang)
    return next((forms[kind, name] for kind in language.fits.get(slot, (slot,)) if (kind, name) in forms), None)


def lean(form: Any) -> dict[str, Any]:
    """A new node: only what the operation needs, the rest has its usual value."""
    needed = {one.path[0] for one in form.parameters if one.needed}
    example = form.example if isinstance(form.example, dict) else {}
    return {"op": form.name, **{key: value for key, value in example.items() if key in needed}}


def offers(bench: Any, slot: str, chosen: Any = None) -> list[Offer]:
    """All that fits into a slot, likely ones first; a new choice keeps what it has in common with the old one."""
    language = operations(bench.ruleset, bench.lang)
    groups = dict(language.groups)
    current = operation_of(bench, chosen, slot)
    found = []
    for one in language.operations:
        if one.kind not in language.fits.get(slot, (slot,)):
            continue
        words = " ".join([one.label, one.hint, *one.search, groups.get(one.group, "")]).lower()
        node = kept_parts(one, chosen)
        group = groups.get(one.group, "")
        found.append(Offer(node, one.label, one.hint, group, words, one.likely, one.drawing, one is current, one.lasts))
    return sorted(found, key=lambda one: (not one.is_chosen, not one.likely))


def kept_parts(form: Any, chosen: Any) -> dict[str, Any]:
    known = {one.path[0] for one in form.parameters}
    old = chosen if isinstance(chosen, dict) else {}
    return {**lean(form), **{key: value for key, value in old.items() if key in known}}


def palette(bench: Any) -> list[tuple[str, str, list[Offer]]]:
    """The steps by group, in the groups' order, with the groups' icons."""
    groups = operations(bench.ruleset, bench.lang).groups
    found: dict[str, list[Offer]] = {label: [] for _key, label in groups}
    for one in offers(bench, "step"):
        found[one.group].append(one)
    return [(GROUP_ICONS.get(key, ""), label, found[label]) for key, label in groups if found[label]]


@dataclass
class Slot:
    """One slot of a sentence: its field, and the node it belongs to."""

    form: Any  # engine's Field of the parameter
    owner: Parts  # path of the node, from the document
    holder: Any  # the node
    normalised: Any = field(default=None)  # the node in its long form, where a bare word stands there now


def slot_at(effect: Any, path: Parts) -> Slot | None:
    """The parameter that a slot shows, found by walking from the effect's own field; None where there is none."""
    slot: Slot | None = Slot(effect.form, effect.root, effect.holder)
    form, at, value = effect.form, tuple(effect.path), effect.value
    for part in path[len(at) :]:
        if form.widget in ("steps", "list") and isinstance(part, int):
            form = form.item or replace(form, widget="node")
            value = value[part] if isinstance(value, list) and part < len(value) else None
            slot = None  # a step is a row, not a slot
        else:
            slot = _parameter(effect.bench, form, at, value, part)
            if slot is None:
                return None
            form, value = slot.form, slot.holder.get(part) if isinstance(slot.holder, dict) else None
        at = (*at, part)
    return slot


def _parameter(bench: Any, form: Any, at: Parts, value: Any, part: str | int) -> Slot | None:
    fields = form.fields if form.widget in ("ability", "record") else parameters(bench, form.slot, value)
    found = next((one for one in fields if one.path[-1] == part), None)
    if found is None:
        return None
    normalised = {"op": value} if isinstance(value, str) else None
    return Slot(replace(found, path=(part,)), at, normalised or value, normalised)


def parameters(bench: Any, slot: str, node: Any) -> tuple[Any, ...]:
    form = operation_of(bench, node, slot)
    return form.parameters if form else ()
