"""The starter packs as documents: what the tests of the door are asked about."""

from functools import cache
from pathlib import Path
from typing import Any

import engine
from engine import rulesets
from engine.core.content import load_document

CONTENT = Path(engine.__file__).parent / "content"
RULESETS = sorted(rulesets())


@cache
def starter(ruleset: str) -> dict[str, Any]:
    """The starter pack of a ruleset; not to be changed."""
    return load_document(CONTENT / ruleset.replace("-", "_"))
