"""What a blank record begins with: nothing that is wrong from its first moment, and what fits beside the others."""

from collections import Counter
from typing import Any

from engine import board_of, boards, form, references
from missions.editing.paths import value_at


def begun(document: dict[str, Any], collection: str, value: dict[str, Any]) -> dict[str, Any]:
    """The blank record, as this pack begins it."""
    _take_board(document, collection, value)
    _name_first(document, collection, value)
    _take_size(document, collection, value)
    return value


def _take_board(document: dict[str, Any], collection: str, value: dict[str, Any]) -> None:
    """A mission is played on the first board that there is, and begins in its first place: so it loads at once."""
    needed = [one for one in form(document["ruleset"], collection, "en").fields if one.needed]
    for field in needed:
        names = [inner.collection for shape in field.shapes for inner in shape.fields if not inner.path]
        ready = [one for name in names for one in document.get(name) or [] if isinstance(one, dict) and one.get("id")]
        if field.widget == "oneOf" and ready:
            value[field.path[-1]] = ready[0]["id"]
    for field in needed:
        if field.widget == "place" and (places := _places(document, collection, value)):
            value[field.path[-1]] = places[0]


def _places(document: dict[str, Any], collection: str, value: dict[str, Any]) -> list[str]:
    """The places of the boards on which the new record is played."""
    drafted = {**document, collection: [*(document.get(collection) or []), value]}
    return [region.id for board in boards(drafted, value["id"], "en") for region in board.regions]


def _name_first(document: dict[str, Any], collection: str, value: dict[str, Any]) -> None:
    """A list that must not be empty names the first record that there is: a board its first sector."""
    drafted = {**document, collection: [*(document.get(collection) or []), value]}
    for one in references(drafted):
        if one.source[:2] != (collection, value["id"]) or one.id != "":
            continue
        records = document.get(one.collection) or []
        first = next((record["id"] for record in records if isinstance(record, dict) and record.get("id")), None)
        is_in_list = any(isinstance(part, int) for part in one.source[2:])
        if first and is_in_list:
            holder = value_at(drafted, one.source[:-1])
            holder[one.source[-1]] = first


def _take_size(document: dict[str, Any], collection: str, value: dict[str, Any]) -> None:
    """A sector is as large as most others are: else it would not lie beside them."""
    drafted = {**document, collection: [value]}
    board = board_of(drafted, collection, value["id"])
    if board is None or board.writing is None or board.writing.way != "cells":
        return
    cells = board.writing.path[-1]
    sizes = Counter(
        (len(one[cells][0]), len(one[cells]))
        for one in document.get(collection) or []
        if isinstance(one, dict) and isinstance(one.get(cells), list) and one[cells] and isinstance(one[cells][0], str)
    )
    if not sizes:
        return
    (columns, rows), _times = sizes.most_common(1)[0]
    old = value[cells]
    value[cells] = [
        "".join(old[row * len(old) // rows][column * len(old[0]) // columns] for column in range(columns))
        for row in range(rows)
    ]
