"""The training ground with honest times, one thing broken at a time."""

import copy
from functools import lru_cache
from pathlib import Path

import pytest

from engine.core.content import load_document
from engine.core.errors import ContentError
from engine.rulesets.countdown.lint import lint
from engine.rulesets.countdown.records import read_records

RANGE = Path(__file__).parents[2] / "packs" / "countdown_range"
TIMES = {1: 4, 2: 5, 3: 5}  # with more, whoever walks straight to the near exits of the test blueprint wins


@lru_cache(maxsize=1)
def sound_document():
    document = load_document(RANGE)
    for record in (*document["locations"], *document["assignments"]):
        time = TIMES[record["level"]]
        record["time"] = {"p1to4": time, "p5": time, "p6": time}
    return document


class Ground:
    """A copy of the training ground to break, and the linter's word on it."""

    def __init__(self):
        self.document = copy.deepcopy(sound_document())

    def get(self, listing, name):
        return next(record for record in self.document[listing] if record["id"] == name)

    @property
    def place(self):
        """The location of the missions of level 1."""
        return self.get("locations", "test-blueprint")

    def zone(self, x, y, place="test-blueprint"):
        return next(zone for zone in self.get("locations", place)["zones"] if (zone["x"], zone["y"]) == (x, y))

    def drop_zones(self, *kinds, place="test-blueprint"):
        location = self.get("locations", place)
        location["zones"] = [zone for zone in location["zones"] if zone["kind"] not in kinds]

    def lint(self, mission=None):
        return lint(read_records(self.document), mission)

    def finds(self, code, severity, where, *, mission=None, also=()):
        """The linter finds this, here, and nothing else but what follows from it."""
        found = self.lint(mission)
        places = [(one.severity, one.where) for one in found if one.code == code]
        assert (severity, where) in places, [str(one) for one in found]
        assert {one.code for one in found} - {code} <= set(also), [str(one) for one in found]
        finding = next(one for one in found if (one.code, one.severity, one.where) == (code, severity, where))
        assert finding.message.endswith(".")
        assert finding.hint
        assert finding.rule.startswith("CD-")
        return finding

    def is_sound(self, mission=None):
        assert [str(finding) for finding in self.lint(mission)] == []

    def refused(self):
        """The faults of a document that is not even read."""
        with pytest.raises(ContentError) as caught:
            read_records(self.document)
        return {(fault.code, fault.path) for fault in caught.value.faults}


@pytest.fixture
def ground():
    return Ground()
