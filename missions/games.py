"""The games that the site knows, from the engine's registry."""

from django.utils.translation import get_language

import engine  # not `from engine import rulesets`: a package of the engine has that name too


def titles() -> dict[str, str]:
    """Ruleset → what people call it."""
    return {name: ruleset.title for name, ruleset in engine.rulesets().items()}


def team_word(ruleset: str) -> engine.TeamWord:
    """What its players are called, in the reader's language."""
    return engine.team_word(ruleset, (get_language() or "en").split("-")[0])


def title_of(ruleset: str) -> str:
    return titles().get(ruleset, ruleset)
