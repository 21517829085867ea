"""The registry of rulesets: the one place that knows which games there are.

The engine's door has a function of this package's name. So that neither hides the other, they are one object: the
package can be called, `engine.rulesets()`, and gives the registry.
"""

import sys
from collections.abc import Mapping
from functools import cache
from types import ModuleType

from engine.core.ruleset import Ruleset


@cache
def registry() -> Mapping[str, Ruleset]:
    """All rulesets by id."""
    from engine.rulesets.countdown.ruleset import CountdownRuleset
    from engine.rulesets.fireteam_zero.ruleset import FireteamZeroRuleset

    return {ruleset.id: ruleset for ruleset in (FireteamZeroRuleset(), CountdownRuleset())}


class Rulesets(ModuleType):
    """This package as one may call it."""

    def __call__(self) -> Mapping[str, Ruleset]:
        """The registry: id → ruleset."""
        return registry()


sys.modules[__name__].__class__ = Rulesets
