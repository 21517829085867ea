"""The registers that the checks of this package enter themselves in."""

from engine.core.lint import Checks
from engine.rulesets.countdown.lint.drafts import LocationDraft, MissionDraft, PackDraft
from engine.rulesets.countdown.lint.words.titles import TITLES

pack_checks: Checks[PackDraft] = Checks(TITLES)
location_checks: Checks[LocationDraft] = Checks(TITLES)
mission_checks: Checks[MissionDraft] = Checks(TITLES)
