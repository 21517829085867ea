"""The games that the site knows, from the engine's registry."""

import engine  # not `from engine import rulesets`: a package of the engine has that name too


def titles() -> dict[str, str]:
    """Ruleset → what people call it."""
    return {name: ruleset.title for name, ruleset in engine.rulesets().items()}


def title_of(ruleset: str) -> str:
    return titles().get(ruleset, ruleset)
