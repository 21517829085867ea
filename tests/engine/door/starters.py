"""The starter packs as documents, one a ruleset: tests of the door are written once over all games."""

from pathlib import Path
from typing import Any

import engine
from engine.core.content import load_document

CONTENT = Path(engine.__file__).parent / "content"


def starter(ruleset: str) -> dict[str, Any]:
    """The starter pack of a ruleset as a fresh document."""
    return load_document(CONTENT / ruleset.replace("-", "_"))


RULESETS = tuple(engine.rulesets())
