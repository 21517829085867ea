"""The registers that the checks of this package enter themselves in."""

from engine.core.lint import Checks
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft, PackDraft

pack_checks: Checks[PackDraft] = Checks()
mission_checks: Checks[MissionDraft] = Checks()
