"""Words for a picture: no more than any paper holds, for a draft may hold a name of a megabyte."""

from typing import Any

LONGEST_TEXT = 4_000  # letters: in the smallest type some three cards full
LONGEST_LABEL = 240  # of a title, a name, a value
LONG = ("text", "briefing", "alt")


def bounded(value: Any, most: int = LONGEST_LABEL) -> Any:
    """The same data; what stands under the names above may be long, all else is a label."""
    if isinstance(value, str):
        return value if len(value) <= most else value[: most - 1] + "…"
    if isinstance(value, dict):
        return {key: bounded(inner, LONGEST_TEXT if key in LONG else LONGEST_LABEL) for key, inner in value.items()}
    return [bounded(inner, most) for inner in value] if isinstance(value, list | tuple) else value
