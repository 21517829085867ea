"""The starter packs as documents, read once."""

from functools import cache
from pathlib import Path
from typing import Any

import engine
from engine import load_pack

CONTENT = Path(engine.__file__).parent / "content"


@cache
def starter_document(ruleset: str) -> dict[str, Any]:
    """The starter pack of a game; copy it before you change it."""
    return dict(load_pack(CONTENT / ruleset.replace("-", "_")).document)
