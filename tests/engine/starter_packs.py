"""The starter packs as documents, read once: what most tests of the engine are asked about."""

from functools import cache
from pathlib import Path
from typing import Any

import engine
from engine import load_document, rulesets

CONTENT = Path(engine.__file__).parent / "content"
RULESETS = sorted(rulesets())


@cache
def starter_document(ruleset: str) -> dict[str, Any]:
    """The starter pack of a game; copy it before you change it."""
    return dict(load_document(CONTENT / ruleset.replace("-", "_")))
