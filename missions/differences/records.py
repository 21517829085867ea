"""Records that are new, gone or changed, by collection."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

from django.utils.translation import gettext as _

from engine import collections, face
from missions.differences.tables import table_texts
from missions.differences.words import Piece, word_pieces
from missions.editions import Edition
from missions.folding import localised
from missions.services.versions import art_of

MOST_LINES = 40  # of one record


@dataclass(frozen=True)
class Line:
    """One value or text that changed."""

    label: str
    pieces: list[Piece]


@dataclass(frozen=True)
class RecordChange:
    kind: Literal["new", "gone", "changed", "moved"]
    collection: Any  # the engine's Collection
    key: str
    title: str
    before: Any = None  # faces
    after: Any = None
    lines: list[Line] = field(default_factory=list)


def record_changes(before: Edition, after: Edition, lang: str) -> list[RecordChange]:
    """Everything but boards, in the order of the document's collections."""
    changes: list[RecordChange] = []
    pictures = pictures_of(before), pictures_of(after)
    for collection in collections(after.pack.ruleset, lang):
        changes += changes_in(before, after, collection, lang, pictures)
    return [*changes, *frame_changes(before.document, after.document)]


def pictures_of(edition: Edition) -> dict[str, str]:
    """'collection/key' → the picture that people brought for it: it lies beside the document, never in it."""
    return edition.version.art if edition.version else art_of(edition.pack)


def changes_in(
    before: Edition, after: Edition, collection: Any, lang: str, pictures: tuple[dict[str, str], dict[str, str]]
) -> Iterator[RecordChange]:
    old, new = keyed(before.document, collection.name), keyed(after.document, collection.name)
    for key, record in new.items():
        title = title_of(record, key, lang)
        if key not in old:
            yield RecordChange("new", collection, key, title, after=face_of(after, collection, key, lang))
            continue
        drawn = list(picture_lines(*(one.get(f"{collection.name}/{key}") for one in pictures)))
        if old[key] != record or drawn:
            faces = face_of(before, collection, key, lang), face_of(after, collection, key, lang)
            tables = [table_texts(one, (collection.name, key), lang) for one in (before, after)]
            lines = lines_of(*faces, tables, (old[key], record))
            yield RecordChange("changed", collection, key, title, *faces, lines=[*lines, *drawn])
    for key, record in old.items():
        if key not in new:
            shown = face_of(before, collection, key, lang)
            yield RecordChange("gone", collection, key, title_of(record, key, lang), before=shown)
    if list(old) != list(new) and set(old) == set(new):
        yield RecordChange("moved", collection, "", collection.plural)


def keyed(document: dict[str, Any], collection: str) -> dict[str, Any]:
    """Records by id; those without one, or with a double, by their place."""
    records = document.get(collection)
    found: dict[str, Any] = {}
    for index, record in enumerate(records if isinstance(records, list) else []):
        key = record.get("id") if isinstance(record, dict) else None
        found[key if isinstance(key, str) and key not in found else f"#{index + 1}"] = record
    return found


def title_of(record: Any, key: str, lang: str) -> str:
    if not isinstance(record, dict):
        return key
    return localised(record.get("name"), lang) or localised(record.get("title"), lang) or key


def face_of(edition: Edition, collection: Any, key: str, lang: str) -> Any:
    return edition.ask(face, collection.name, key, lang=lang) if collection.has_face and key[:1] != "#" else None


def lines_of(before: Any, after: Any, tables: list[dict[str, str]], values: tuple[Any, Any]) -> list[Line]:
    """What differs as printed and on the table; where nothing of that does, the values behind it."""
    printed = list(printed_lines(before, after)) if before and after else []
    printed += table_lines(*tables)
    return (printed or list(value_lines(*values)))[:MOST_LINES]


def picture_lines(old: str | None, new: str | None) -> Iterator[Line]:
    """That a card shows another picture; which one is seen beside it."""
    if old != new:
        told = _("another one") if old and new else _("one of its own") if new else _("the drawing of the site again")
        yield Line(_("Picture"), [Piece("new", told)])


def table_lines(old: dict[str, str], new: dict[str, str]) -> Iterator[Line]:
    for label in dict.fromkeys([*old, *new]):
        if old.get(label) != new.get(label):
            yield Line(label, word_pieces(old.get(label, ""), new.get(label, "")))


def printed_lines(before: Any, after: Any) -> Iterator[Line]:
    old, new = dict(texts_of(before)), dict(texts_of(after))
    for label in dict.fromkeys([*old, *new]):
        if old.get(label) != new.get(label):
            yield Line(label[0], word_pieces(old.get(label, ""), new.get(label, "")))


def texts_of(shown: Any) -> Iterator[tuple[tuple[str, int], str]]:
    """Everything that is printed on a face, each under its label."""
    yield ("", -1), f"{shown.title}. {shown.subtitle}".removesuffix(". ")
    for number, stat in enumerate(shown.stats):
        yield (stat.label, number), " / ".join(stat.values) or stat.value
    for number, block in enumerate(shown.blocks):
        yield (block.label or block.title, 1000 + number), block.text
        for inner, stat in enumerate(block.stats):
            yield (stat.label, 10_000 + 100 * number + inner), " / ".join(stat.values) or stat.value


def value_lines(old: Any, new: Any, path: tuple[str, ...] = ()) -> Iterator[Line]:
    """The leaves of two JSON values that differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in dict.fromkeys([*old, *new]):
            yield from value_lines(old.get(key), new.get(key), (*path, key))
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for number, (one, other) in enumerate(zip(old, new, strict=True), 1):
            yield from value_lines(one, other, (*path, str(number)))
    elif old != new:
        yield Line(" › ".join(path), word_pieces(as_text(old), as_text(new)))


def as_text(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key}: {as_text(inner)}" for key, inner in value.items())
    if isinstance(value, list):
        return ", ".join(as_text(one) for one in value)
    return "" if value is None else str(value)


def frame_changes(old: dict[str, Any], new: dict[str, Any]) -> Iterator[RecordChange]:
    """What of the pack lies in no collection: title, credits, dice, tokens."""
    frames = [{key: value for key, value in one.items() if not isinstance(value, list)} for one in (old, new)]
    lines = list(value_lines(*frames))[:MOST_LINES]
    if lines:
        yield RecordChange("changed", None, "", localised(new.get("title")), lines=lines)
