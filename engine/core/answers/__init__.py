"""What the engine answers at its door: the shapes of forms, cards, boards, scenes and reports, the same for every game.

An answer is plain data in the reader's language. Pages draw it and know no game; a ruleset fills it and knows no page.
"""

from dataclasses import fields, is_dataclass
from typing import Any

Path = tuple[str | int, ...]
"""A place in a document: ("missions", "the-last-ferry", "spawnPool", 1, "kind").

The first part is the document's key; in a collection the second is the record's id where no other record of the
collection has it, else its index. ("title",) and ("tokens", "special", 2, "name") lie in the document's frame.
"""


def as_json(answer: Any) -> Any:
    """An answer as plain JSON: objects, lists, text, numbers; names stay as they are."""
    if is_dataclass(answer) and not isinstance(answer, type):
        return {field.name: as_json(getattr(answer, field.name)) for field in fields(answer)}
    if isinstance(answer, dict):
        return {str(key): as_json(value) for key, value in answer.items()}
    if isinstance(answer, list | tuple):
        return [as_json(value) for value in answer]
    return answer
