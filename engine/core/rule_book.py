"""The rules of a game in sentences of our own, by their IDs: what pages show beside a step, a decision or a finding."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from engine.core.answers.missions import Rule, Term
from engine.core.drafts import text

FOLDER = Path(__file__).parents[1] / "content" / "rules"


@cache
def rules_of(ruleset: str, lang: str) -> dict[str, Rule]:
    """Every rule of a game by its ID, in the order of its book; a game that is being built has no book yet."""
    return {
        rule["id"]: Rule(
            rule["id"],
            text(chapter["title"], lang),
            text(rule["text"], lang),
            is_core=rule.get("core", False),
            part=chapter.get("part", "rules"),
        )
        for chapter in _book(ruleset).get("chapters", ())
        for rule in chapter["rules"]
    }


@cache
def terms_of(ruleset: str, lang: str) -> tuple[Term, ...]:
    """The words of a game that a newcomer stumbles over, each with the rule that says what it means."""
    rules = rules_of(ruleset, lang)
    told = _book(ruleset).get("glossary", ())
    return tuple(Term(tuple(one["words"][lang]), rules[one["rule"]]) for one in told)


@cache
def _book(ruleset: str) -> dict[str, Any]:
    file = FOLDER / f"{ruleset}.json"
    return dict(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else {}
