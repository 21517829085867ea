"""The proving ground, one thing broken at a time."""

import copy
from functools import lru_cache
from pathlib import Path

import pytest

from engine.core.content import load_document
from engine.rulesets.fireteam_zero.lint import lint
from engine.rulesets.fireteam_zero.records import read_records

PROVING_GROUND = Path(__file__).parents[2] / "packs" / "proving_ground"


@lru_cache(maxsize=1)
def proving_ground():
    return load_document(PROVING_GROUND)


class Ground:
    """A copy of the proving ground to break, and the linter's word on it."""

    def __init__(self):
        self.document = copy.deepcopy(proving_ground())

    def get(self, listing, name):
        return next(record for record in self.document[listing] if record["id"] == name)

    @property
    def ferry(self):
        """The first mission: four sectors, an exit, no boss."""
        return self.get("missions", "ferry-landing")

    @property
    def boss_fight(self):
        """The second mission: a boss, a reserve, a mission action."""
        return self.get("missions", "the-cupbearer")

    def rule(self, mission="ferry-landing", **ability):
        """Add a special rule to a mission; an ability is written with `if_` and `for_`."""
        node = {key.rstrip("_"): value for key, value in ability.items()}
        self.get("missions", mission).setdefault("specialRules", []).append(node)

    def lint(self, mission=None):
        return lint(read_records(self.document), mission)

    def finds(self, code, severity, where, *, mission=None, also=()):
        """The linter finds this, here, and nothing else but what follows from it."""
        found = [finding for finding in self.lint(mission) if finding.code == code]
        places = [(finding.severity, finding.where) for finding in found]
        assert (severity, where) in places, places
        others = {finding.code for finding in self.lint(mission)} - {code}
        assert others <= set(also), self.lint(mission)
        finding = found[places.index((severity, where))]
        assert finding.message.endswith(".")
        assert finding.hint
        assert finding.rule
        return finding

    def is_clean(self, *, but=()):
        """The linter has nothing to say, except what is expected."""
        assert [str(finding) for finding in self.lint() if finding.code not in but] == []


@pytest.fixture
def ground():
    return Ground()
