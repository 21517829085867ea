"""What no database keeps: PostgreSQL fails on whoever stores or looks for a NUL, and UTF-8 has no half characters."""

import re
from typing import Any

_UNKEPT = re.compile("[\0\ud800-\udfff]")


def can_be_kept(value: Any) -> bool:
    """Whether neither stands anywhere in a text, or in any text of a JSON value."""
    if isinstance(value, str):
        return not _UNKEPT.search(value)
    if isinstance(value, dict):
        return all(can_be_kept(key) and can_be_kept(inner) for key, inner in value.items())
    if isinstance(value, list):
        return all(can_be_kept(inner) for inner in value)
    return True
