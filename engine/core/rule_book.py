"""The rules of a game in sentences of our own, by their IDs: what pages show beside a step, a decision or a finding."""

import json
from functools import cache
from pathlib import Path

from engine.core.answers.missions import Rule
from engine.core.drafts import text

FOLDER = Path(__file__).parents[1] / "content" / "rules"


@cache
def rules_of(ruleset: str, lang: str) -> dict[str, Rule]:
    """Every rule of a game by its ID, in the order of its book; a game that is being built has no book yet."""
    file = FOLDER / f"{ruleset}.json"
    book = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"chapters": []}
    return {
        rule["id"]: Rule(
            rule["id"],
            text(chapter["title"], lang),
            text(rule["text"], lang),
            is_core=rule.get("core", False),
            part=chapter.get("part", "rules"),
        )
        for chapter in book["chapters"]
        for rule in chapter["rules"]
    }
