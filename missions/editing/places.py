"""Places on boards, as fields name them."""

from typing import Any

from engine import board_of, collections


def places_of(document: dict[str, Any], lang: str) -> list[tuple[str, list[tuple[str, str]]]]:
    """The places that fields can name, sector by sector: 'sector/location'."""
    groups = []
    for collection in collections(document["ruleset"], lang):
        if collection.shelf != "sector":
            continue
        for record in document.get(collection.name) or []:
            name = record.get("id") if isinstance(record, dict) else None
            board = board_of(document, collection.name, name, lang) if isinstance(name, str) else None
            if board is not None:
                groups.append((board.title, [(region.id, region.name) for region in board.regions]))
    return groups
