"""The effect language for an editor: the palette, and each operation's parameters as fields of a form."""

from collections.abc import Mapping
from typing import Any

from engine.core.answers.effects import OperationForm, Operations
from engine.core.answers.forms import Choice, Field, Widget
from engine.core.effects import table
from engine.core.effects.examples import example_node
from engine.core.effects.read import Reader
from engine.core.effects.table import SLOTS, Operation, Param, Vocabulary
from engine.core.effects.wording import condition_words, phrase, sentence
from engine.core.effects.words.names import UNKNOWN, Names, plain_name
from engine.core.effects.words.palette import Palette, Shelf, in_language
from engine.core.effects.words.render import Renderer
from engine.core.effects.words.rows import Rows
from engine.core.word_tables import Words

KINDS = {slot: kind for kind, slot in SLOTS.items()}
SET_SLOT = "set"
SLOT_WORDS: dict[str, Words] = {
    "step": ("What happens", "Was geschieht", "Ce qui se passe"),
    "trigger": ("When", "Wann", "Quand"),
    "condition": ("If", "Wenn", "Si"),
    "number": ("How many", "Wie viele", "Combien"),
    "target": ("Who", "Wer", "Qui"),
    "place": ("Where", "Wo", "Où"),
    "card": ("Which card", "Welche Karte", "Quelle carte"),
    "handCard": ("Which cards of players", "Welche Karten von Spielern", "Quelles cartes de joueurs"),
    "duration": ("How long", "Wie lange", "Combien de temps"),
    SET_SLOT: ("Of whom or what", "Von wem oder was", "De qui ou de quoi"),
}
_WIDGETS: dict[str, Widget] = {
    table.STEPS: "steps",
    table.BRANCHES: "list",
    table.ROWS: "list",
    table.CHOICE: "choice",
    table.CHOICES: "choices",
    table.DECIDER: "choice",
    table.FLAG: "switch",
    table.TEXT: "localised",
    table.NAME: "text",
    table.TAG: "text",
    table.REF: "reference",
}


def operations(vocabulary: Vocabulary, lang: str) -> Operations:
    """The whole language of a ruleset in the reader's."""
    groups = tuple((key, in_language(words, lang)) for key, words in vocabulary.palette.all_groups().items())
    fits: dict[str, tuple[str, ...]] = {slot: (slot,) for slot in SLOTS.values()}
    fits[SET_SLOT] = tuple(SLOTS[kind] for kind in table.SET_KINDS)
    present = {operation.kind for operation in vocabulary}
    slots = {slot: in_language(words, lang) for slot, words in SLOT_WORDS.items()}
    slots = {slot: label for slot, label in slots.items() if slot == SET_SLOT or KINDS[slot] in present}
    forms = tuple(_form(vocabulary, operation, lang) for operation in vocabulary)
    return Operations(forms, groups, slots, {slot: kinds for slot, kinds in fits.items() if slot in slots})


def _form(vocabulary: Vocabulary, operation: Operation, lang: str) -> OperationForm:
    entry = vocabulary.palette.entry(operation.kind, operation.name)
    hint = in_language(entry.hint, lang) if entry else ""
    return OperationForm(
        operation.name,
        SLOTS[operation.kind],
        entry.group if entry else "",
        label(vocabulary, operation, lang),
        hint,
        (*_words_of(operation.name), *(entry.search if entry else ())),
        tuple(field_of(vocabulary.palette, operation, param, lang) for param in operation.params),
        example_node(vocabulary, operation),
        entry is not None and entry.is_likely,
        entry.drawing if entry else "",
        operation.can_hold,
    )


def _words_of(name: str) -> list[str]:
    """'drawCards' as the words it is made of."""
    return "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name).split()


# --- labels -----------------------------------------------------------------------------------------


def label(vocabulary: Vocabulary, operation: Operation, lang: str) -> str:
    """The operation's sentence with gaps: 'Draw … cards'."""
    needed = operation.needs if operation.kind == table.NUMBER else operation.needs[:1]  # one of several will do
    has_steps = any(param.type == table.STEPS for param in operation.params)
    gaps = [param for param in operation.params if _has_gap(param, has_steps) or param.name in needed]
    node = {"op": operation.name, **{param.name: _gap(param) for param in gaps}}
    said = _said(vocabulary, operation, node, lang).rstrip(".")
    return said[:1].upper() + said[1:]


def _has_gap(param: Param, has_steps: bool) -> bool:
    """Steps that somebody takes are introduced by 'You may'."""
    is_counted = param.type == table.NUMBER and param.default is not None
    is_asked = param.type == table.DECIDER and not has_steps
    return param.default is table.REQUIRED or is_counted or is_asked


def _gap(param: Param) -> Any:
    match param.type:
        case table.STEPS | table.CHOICES:
            return [UNKNOWN]
        case table.BRANCHES:
            return [[UNKNOWN], [UNKNOWN]]
        case table.ROWS:
            return [{"from": UNKNOWN, "to": UNKNOWN, "do": [UNKNOWN]}]
    return UNKNOWN


def _said(vocabulary: Vocabulary, operation: Operation, written: Any, lang: str) -> str:
    node = Reader(vocabulary).node(operation.kind, written)
    match operation.kind:
        case table.STEP if not any(param.type == table.STEPS for param in operation.params):
            return sentence(vocabulary, [node], lang)
        case table.STEP:
            rows = Rows(vocabulary, lang, plain_name, "", ())
            rows.step(node, 0)
            heading = "".join(UNKNOWN if span.missing else span.text for span in rows.rows[0].spans)
            parts = [f"{row.lead} {UNKNOWN}" for row in rows.rows[1:] if row.lead]
            return f"{heading} {', '.join(parts) or UNKNOWN}"
        case table.CONDITION if operation.name not in ("and", "or", "not"):
            renderer = Renderer(vocabulary, lang)
            return renderer.grammar.polished(renderer.grammar.main(renderer.clauses(node)[0]))
        case table.CONDITION:
            return condition_words(vocabulary, node, lang)
        case table.TRIGGER | table.DURATION:
            renderer = Renderer(vocabulary, lang)
            words = renderer.words(node) or renderer.words(node, "label") or ""
            return renderer.grammar.polished(renderer.fill(node, words))
    return phrase(vocabulary, node, lang)


# --- fields -----------------------------------------------------------------------------------------


def field_of(palette: Palette, operation: Operation, param: Param, lang: str) -> Field:
    """A parameter as a field; its path is its name in the node."""
    shelf = palette.shelf(param.record) if param.record else None
    is_needed = param.default is table.REQUIRED
    return Field(
        (param.name,),
        _widget(param, shelf),
        in_language(palette.param(operation.name, param.name), lang, param.name),
        rule=operation.rule,
        needed=is_needed,
        default=None if is_needed else param.default,
        least=param.low,
        most=param.high,
        choices=_choices(palette, operation, param, lang),
        collection=shelf.collection if shelf else "",
        source=shelf.source if shelf else (),
        slot=_slot(param),
        item=_item(palette, param, lang),
        is_advanced=param.type == table.NAME,
    )


def _widget(param: Param, shelf: Shelf | None) -> Widget:
    if shelf is not None and shelf.is_place:
        return "place"
    return _WIDGETS.get(param.type, "node")


def _slot(param: Param) -> str:
    if param.type in (table.STEPS, table.BRANCHES, table.ROWS):
        return SLOTS[table.STEP]
    if param.type == table.FILTER:
        return SLOTS[table.CONDITION]
    return SET_SLOT if param.type == table.SET else SLOTS.get(param.type, "")


def _choices(palette: Palette, operation: Operation, param: Param, lang: str) -> tuple[Choice, ...]:
    return tuple(
        Choice(word, in_language(palette.choice(operation.name, param.name, word), lang, word)) for word in param.words
    )


def _item(palette: Palette, param: Param, lang: str) -> Field | None:
    def called(name: str) -> str:
        return in_language(palette.param("", name), lang, name)

    steps = Field((), "steps", called("option"), slot=SLOTS[table.STEP])
    if param.type == table.BRANCHES:
        return steps
    if param.type != table.ROWS:
        return None
    bounds = tuple(Field((name,), "number", called(name), needed=True) for name in ("from", "to"))
    return Field(
        (), "record", called("row"), fields=(*bounds, Field(("do",), "steps", called("do"), slot=SLOTS[table.STEP]))
    )


# --- names ------------------------------------------------------------------------------------------


def names_in(palette: Palette, document: Mapping[str, Any]) -> Names:
    """What the records of a document are called, finished or not; an unknown id stands for itself."""

    def name(record: str, id_: str, lang: str) -> str:
        shelf = palette.shelf(record)
        found = _named(document, shelf, id_) if shelf else None
        if isinstance(found, dict):
            found = found.get(lang) or found.get("en") or next(iter(found.values()), None)
        return found if isinstance(found, str) and found.strip() else id_.rpartition("/")[2].replace("-", " ").title()

    return name


def _named(document: Mapping[str, Any], shelf: Shelf, id_: str) -> Any:
    outer, _, inner = id_.partition("/")
    if shelf.is_place and inner:
        board = _entry(document.get(shelf.collection), outer)
        return (_entry(board.get("locations"), inner) or {}).get("name") if board else None
    listed: Any = document.get(shelf.collection) if shelf.collection else document
    for part in shelf.source:
        listed = listed.get(part) if isinstance(listed, dict) else None
    found = _entry(listed, id_) or next(
        (entry for also in shelf.also if (entry := _entry(document.get(also), id_))), None
    )
    return (found.get("name") or found.get("title")) if found else None


def _entry(listed: Any, id_: str) -> dict[str, Any] | None:
    entries = listed if isinstance(listed, list) else ()
    return next((one for one in entries if isinstance(one, dict) and one.get("id") == id_), None)
