"""The registers that the checks of this package enter themselves in."""

from engine.core.lint import Checks
from engine.rulesets.fireteam_zero.lint.drafts import MissionDraft, PackDraft
from engine.rulesets.fireteam_zero.lint.words.titles import TITLES

pack_checks: Checks[PackDraft] = Checks(TITLES)
mission_checks: Checks[MissionDraft] = Checks(TITLES)
