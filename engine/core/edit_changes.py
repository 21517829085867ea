"""Changes of JSON that leave what they are given as it is: the new value shares with it all that was not touched."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from engine.core.answers import Path


def changed(node: Any, path: Path, change: Callable[[Any], Any]) -> Any:
    """A copy in which what lies at the path has been changed."""
    if not path:
        return change(node)
    copied: Any = list(node) if isinstance(node, list) else dict(node)
    copied[path[0]] = changed(node[path[0]], path[1:], change)
    return copied


def with_field(node: dict[str, Any], name: str, value: Any, position: int) -> dict[str, Any]:
    """An object with one more field, at this place among its keys."""
    items = list(node.items())
    items.insert(position, (name, value))
    return dict(items)


def with_entry(node: list[Any], index: int, value: Any) -> list[Any]:
    """A list with one more entry."""
    return [*node[:index], value, *node[index:]]


def without(node: Any, part: str | int) -> Any:
    """An object or list without one of its fields or entries."""
    if isinstance(node, list):
        return [one for index, one in enumerate(node) if index != part]
    return {key: value for key, value in node.items() if key != part}


def moved(node: list[Any], here: Any, there: int) -> list[Any]:
    """A list with one entry in another place."""
    return with_entry(without(node, here), there, node[here])


def with_name(node: Any, part: Any, is_key: bool, text: str) -> Any:
    """An object or list in which one name, or one key, has become another."""
    if is_key:
        return {text if key == part else key: value for key, value in node.items()}
    if isinstance(node, list):
        return [text if index == part else one for index, one in enumerate(node)]
    return {**node, part: text}


def at(document: Any, path: Path) -> Any:
    """What lies at a path of keys and indices."""
    for part in path:
        document = document[part]
    return document


def all_have_ids(listing: Iterable[Any]) -> bool:
    """Whether every entry has an id that no other has."""
    names = [one.get("id") if isinstance(one, dict) else None for one in listing]
    return all(isinstance(name, str) for name in names) and len(set(map(str, names))) == len(names)
