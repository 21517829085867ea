"""Cards as printed: what the faces of all games share. A game says what stands on each kind of card; the rest is here.

A face works on a draft: what is missing is left blank and listed, so that a page can show where it belongs.
"""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from functools import cache, cached_property
from hashlib import sha256
from typing import Any, ClassVar, get_args

from pydantic import BaseModel, TypeAdapter

from engine.core.answers import Path
from engine.core.answers.faces import Block, Face, Stat
from engine.core.census import counts
from engine.core.drafts import Draft, DraftRecord, listing, mapping, number, text, word
from engine.core.effects import table
from engine.core.effects.read import Reader, knowing
from engine.core.effects.table import Vocabulary
from engine.core.effects.wording import ability_sentence, condition_words, phrase, sentence
from engine.core.fields import collection_spec, record_spec
from engine.core.meaning import Place
from engine.core.references import record_targets
from engine.core.sayings import Sayings, counted, say
from engine.core.texts import bearer_of
from engine.core.validation import missing_parts


class Sketch:
    """A card while it is being drawn up: its record, and the stats and blocks so far."""

    def __init__(self, record: DraftRecord) -> None:
        self.record = record
        self.data = record.data
        self.stats: list[Stat] = []
        self.blocks: list[Block] = []


class FacePrinter(ABC):
    """Prints the cards of one draft in one language."""

    vocabulary: ClassVar[Vocabulary]
    words: ClassVar[Sayings]
    records: ClassVar[type[BaseModel]]  # the pack's model: it knows what a record needs
    beside: ClassVar[Mapping[str, type[BaseModel]]] = {}  # what has a face and lies in no collection of the pack
    with_symbols: ClassVar[tuple[str, ...]] = ()  # words of cards that are symbols, too, of the same name

    def __init__(self, draft: Draft) -> None:
        self.draft = draft
        self.lang = draft.lang
        self.set_mark = draft.text(draft.document.get("title"))

    @abstractmethod
    def printers(self) -> Mapping[str, Callable[[Sketch], Face]]:
        """What has a face, in the order of the document: collection → who prints its records."""

    def name(self, record: str, id_: str, _lang: str) -> str:
        """What a record is called that an effect speaks of; an unknown id stands for itself."""
        target = record_targets(self.records).get(record)
        if isinstance(target, Place):
            holder, _, own = word(id_).partition("/")
            found = self.draft.find(target.collection, holder)
            entries = listing(found.data.get(target.listing)) if found else []
        else:
            collections = target.collections if target is not None else ()
            own, entries = id_, [one for collection in collections for one in self._entries(collection, id_)]
        entry = next((one for one in map(mapping, entries) if one.get("id") == own), {})
        return self.draft.text(entry.get("name")) or word(id_)

    def _entries(self, collection: str, id_: str) -> list[Any]:
        """Where a record may be, by its collection; "tokens.special" is a list in the frame."""
        frame, _, inner = collection.partition(".")
        if inner:
            return listing(mapping(self.draft.document.get(frame)).get(inner))
        found = self.draft.find(collection, id_)
        return [found.data] if found else []

    def found(self, collection: str) -> tuple[DraftRecord, ...]:
        """The records of a collection that have a face."""
        return self.draft.records(collection)

    def find(self, collection: str, id_: str | int) -> DraftRecord | None:
        """One record, by its id or its index."""
        if collection not in self.printers():
            return None
        if isinstance(id_, str) and (record := self.draft.find(collection, id_)):
            return record
        return next((one for one in self.found(collection) if id_ in (one.id, one.index, str(one.index))), None)

    def face(self, record: DraftRecord) -> Face:
        """One card."""
        return self.printers()[str(record.path[0])](Sketch(record))

    def faces(self, collection: str | None = None) -> Iterator[Face]:
        """All cards, or those of one collection. Of what there is too much of nothing is drawn: `check` tells that."""
        over = {one.path for one in counts(self.draft.document, self.records) if one.is_over}
        for name in self.printers():
            if collection in (None, name) and not over & {(), (name,)}:
                yield from (self.face(one) for one in self.found(name) if (name, one.index) not in over)

    def made(
        self,
        sketch: Sketch,
        *,
        kind: str,
        tone: str,
        motif: str = "",
        title: str = "name",  # the field that holds it
        untitled: str = "",  # what a card is called that needs no name
        subtitle: str = "",
        note: str = "",  # in the footer, instead of the kind
        back: str = "",
        back_label: str = "",
        copies: Any = 1,
        landscape: bool = False,
    ) -> Face:
        """The finished face."""
        record = sketch.record
        printed = self.draft.text(sketch.data.get(title))
        collection = str(record.path[0])
        missing = missing_parts(_model(self.beside.get(collection, self.records), collection), record.data)
        if not printed and not untitled and (title,) not in missing:
            missing = ((title,), *missing)
        kind_label = self.say(f"kind {kind}")
        return Face(
            collection=collection,
            id=record.id or str(record.index),
            kind=kind,
            kind_label=kind_label,
            title=printed or untitled or record.id,
            subtitle=subtitle,
            tone=tone,
            motif=motif,
            stats=tuple(sketch.stats),
            blocks=tuple(sketch.blocks),
            footer=" · ".join(part for part in (self.set_mark, note or kind_label) if part),
            set_mark=self.set_mark,
            back=back,
            back_label=back_label,
            copies=number(copies, 1),
            landscape=landscape,
            missing=missing,
            symbols=self._symbols(sketch),
        )

    def _symbols(self, sketch: Sketch) -> tuple[tuple[str, str], ...]:
        """The words of this card's rules that have a symbol, as they are written there."""
        told = " ".join(block.text for block in sketch.blocks if block.role != "story")
        return tuple((word, key) for key in self.with_symbols if (word := self._as_written(self.say(key), told)))

    def _as_written(self, word: str, told: str) -> str:
        """The word as the card's rules write it; in a name that the document gives it is no such word."""
        pattern = re.compile(rf"\b{re.escape(word)}\b", re.IGNORECASE)
        if not pattern.search(told):
            return ""
        for name in self._names:
            if pattern.search(name) and not pattern.fullmatch(name):
                told = told.replace(name, "")
        found = pattern.search(told)
        return found[0] if found else ""

    @cached_property
    def _names(self) -> tuple[str, ...]:
        """What the document calls its records and places, longest first."""
        names = {self.draft.text(one) for one in _named(self.draft.document)}
        return tuple(sorted(names - {""}, key=lambda name: (-len(name), name)))

    # --- words and numbers --------------------------------------------------------------------------

    def say(self, key: str, **values: Any) -> str:
        """Words of this game's cards."""
        return say(self.words, key, self.lang, **values)

    def count(self, key: str, n: int) -> str:
        """A number with its noun."""
        return counted(self.words, key, n, self.lang)

    def stat(self, slot: str, icon: str, value: Any, path: Path, *, label: str | None = None, **more: Any) -> Stat:
        """A number or word of a card; its label is the word of its slot unless another is given."""
        return Stat(slot, icon, self.say(slot) if label is None else label, shown(value), path=path, **more)

    def prose(self, sketch: Sketch, field: str, role: str = "story") -> None:
        """A text of the author, if there is one."""
        if words := self.draft.text(sketch.data.get(field)):
            sketch.blocks.append(Block(role, "", words, path=(field,)))

    # --- sentences of effects -----------------------------------------------------------------------

    def steps(self, nodes: Any, bearer: str = "") -> str:
        """Steps as a sentence."""
        steps = Reader(self.vocabulary).steps(nodes) if nodes else ()
        return sentence(self.vocabulary, steps, self.lang, self.name, bearer=bearer) if steps else ""

    def ability(self, node: Any, bearer: str = "", bound: Mapping[str, Any] | None = None) -> str:
        """An ability as a sentence."""
        read = Reader(self.vocabulary, knowing(bound or ())).ability(mapping(node))
        known = {name: Reader(self.vocabulary).node(table.FIGURES, one) for name, one in (bound or {}).items()}
        return ability_sentence(self.vocabulary, read, self.lang, self.name, bearer=bearer, bound=known)

    def condition(self, key: str, condition: Any, bearer: str = "") -> str:
        """Words that end with a condition."""
        node = Reader(self.vocabulary).node(table.CONDITION, condition)
        return condition_words(self.vocabulary, node, self.lang, self.name, bearer=bearer, after=self.say(key))

    def amount(self, node: Any) -> str:
        """A number, or the words for one."""
        return phrase(self.vocabulary, Reader(self.vocabulary).node(table.NUMBER, node), self.lang, self.name)

    def rules(self, sketch: Sketch, field: str, role: str, words: str, label: str = "", **more: Any) -> None:
        """A block of rules that a field gives; the author's own wording goes before it."""
        if words or word(mapping(mapping(sketch.data.get("wording")).get(field)).get("for")):
            sketch.blocks.append(self.worded(sketch, field, Block(role, label, words, path=(field,), **more)))

    def bearer(self, sketch: Sketch, field: str) -> str:
        """What the texts of a field call whoever bears them."""
        collection = str(sketch.record.path[0])
        beside = self.beside.get(collection)
        spec = record_spec(beside) if beside is not None else collection_spec(self.records, collection)
        return bearer_of(spec, sketch.record.data, field).said

    def abilities(self, sketch: Sketch, field: str, role: str, label: str = "", **more: Any) -> None:
        """A block for each ability of a field, with its name; the author's own wording replaces them all."""
        self.named_abilities(sketch, field, listing(sketch.data.get(field)), role, label, **more)

    def named_abilities(
        self, sketch: Sketch, field: str, given: list[Any], role: str, label: str = "", **more: Any
    ) -> None:
        """The same for abilities that a card reads in a way of its own."""
        found, bearer = [mapping(one) for one in given], self.bearer(sketch, field)
        blocks = [
            Block(role, label, words, self.draft.text(one.get("name")), path=(field, index), **more)
            for index, one in enumerate(found)
            if (words := self.ability(one, bearer))
        ]
        own = self.worded(sketch, field, Block(role, label, "", path=(field,), **more))
        sketch.blocks += [own] if own.own else blocks

    def worded(self, sketch: Sketch, field: str, block: Block) -> Block:
        """The block in the author's own words, where there are any; stale once the effect is not what it was."""
        given = mapping(mapping(sketch.data.get("wording")).get(field))
        words = text(given.get("text"), self.lang)
        if not words:
            return block
        is_stale = given.get("for") != effect_hash(sketch.data.get(field))
        return Block(
            block.role,
            block.label,
            words,
            icon=block.icon,
            stats=block.stats,
            own=True,
            stale=is_stale,
            path=block.path,
        )


def effect_hash(effect: Any) -> str:
    """What an author's own wording remembers of the effect it was written for."""
    return sha256(json.dumps(effect, sort_keys=True).encode()).hexdigest()[:16]


def shown(value: Any) -> str:
    """A number or word as printed, '' for anything else; a real minus before negative numbers."""
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value).replace("-", "−")
    return word(value)


def signed(value: Any) -> str:
    """Points with their sign."""
    return f"+{shown(value)}" if isinstance(value, int) and value > 0 else shown(value)


@cache
def _model(pack: type[BaseModel], collection: str) -> TypeAdapter[Any]:
    """The model of a collection's records."""
    for name, field in pack.model_fields.items():
        if (field.alias or name) == collection:
            return TypeAdapter(get_args(field.annotation)[0])
    return TypeAdapter(pack)  # the model of the record itself


# --- the face as plain text -----------------------------------------------------------------------


def flattened(face: Face, lang: str) -> str:
    """What stands on a card below its title, line by line: for terminals, searches and screen readers."""
    head = " · ".join(part for part in map(_stat_text, face.stats) if part)
    lines = [face.subtitle, head[:1].upper() + head[1:], *(_block_text(block, lang) for block in face.blocks)]
    return "\n".join(line for line in lines if line)


def rules_text(face: Face, lang: str) -> str:
    """The rules of a card in one line, without its story."""
    return " ".join(words for block in face.blocks if block.role != "story" and (words := _block_text(block, lang)))


def _stat_text(stat: Stat) -> str:
    levels = stat.values[:1] if len(set(stat.values)) == 1 else stat.values
    value = stat.value or " / ".join(levels)
    return " ".join(part for part in (stat.label, value) if part)


def _block_text(block: Block, lang: str) -> str:
    stats = " · ".join(part for part in map(_stat_text, block.stats) if part)
    label = f"{block.label} ({block.title})" if block.label and block.title else block.label or block.title
    if block.text and stats:
        label = f"{label} ({stats})"
    words = block.text or stats
    colon = "\u00a0: " if lang == "fr" else ": "
    return f"{label}{colon}{words}" if label and words else label or words


def _named(node: Any) -> Iterator[Any]:
    """Every name in a document, in all its languages."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key == "name":
                yield value
            else:
                yield from _named(value)
    elif isinstance(node, list):
        for value in node:
            yield from _named(value)
