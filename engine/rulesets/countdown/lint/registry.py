"""The registers that the checks of this package enter themselves in."""

from engine.core.lint import Checks
from engine.rulesets.countdown.lint.drafts import LocationDraft, MissionDraft, PackDraft

pack_checks: Checks[PackDraft] = Checks()
location_checks: Checks[LocationDraft] = Checks()
mission_checks: Checks[MissionDraft] = Checks()
