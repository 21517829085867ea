"""Places in a document, as the workspace names them."""

import json
import re
from collections.abc import Sequence
from typing import Any

from missions.editing.errors import EditRefused

Parts = tuple[str | int, ...]
LONGEST = 40  # parts of a path: texts nest some ten levels deep


def value_at(document: Any, path: Sequence[str | int]) -> Any:
    """What stands at a place; None where there is no such place."""
    value = document
    for depth, part in enumerate(path):
        if isinstance(value, dict):
            value = value.get(part)
        elif isinstance(value, list):
            value = entry(value, part, is_collection=depth == 1)
        else:
            return None
    return value


def entry(values: list[Any], part: str | int, *, is_collection: bool) -> Any:
    """An entry of a list by its index; a record of a collection also by its id."""
    if isinstance(part, int):
        return values[part] if 0 <= part < len(values) else None
    if is_collection:
        return next((one for one in values if isinstance(one, dict) and one.get("id") == part), None)
    return None


def html_id(path: Sequence[str | int]) -> str:
    """A stable id for the element of a place, so that focus survives a swap."""
    return "at-" + "-".join(re.sub(r"[^\w]+", "_", str(part)) for part in path)


def path_from(text: str) -> Parts:
    """A path that a page sent as JSON."""
    try:
        parts = json.loads(text)
    except (ValueError, RecursionError):
        parts = None
    if not isinstance(parts, list) or len(parts) > LONGEST:
        raise EditRefused("This is no place in a document.")
    if not all(isinstance(one, str | int) and not isinstance(one, bool) for one in parts):
        raise EditRefused("This is no place in a document.")
    return tuple(parts)
