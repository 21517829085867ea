"""The registry of rulesets: the one place that knows which games there are."""

from collections.abc import Mapping
from functools import cache

from engine.core.ruleset import Ruleset


@cache
def registry() -> Mapping[str, Ruleset]:
    """All rulesets by id."""
    from engine.rulesets.countdown.ruleset import CountdownRuleset
    from engine.rulesets.fireteam_zero.ruleset import FireteamZeroRuleset

    return {ruleset.id: ruleset for ruleset in (FireteamZeroRuleset(), CountdownRuleset())}
