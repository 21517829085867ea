"""A pack from a sketch of board and numbers: whatever the numbers, it is sound."""

from itertools import product

import pytest

import engine

RULESETS = ["fireteam-zero", "countdown"]


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_sketch_at_the_edge_of_its_numbers_is_sound(ruleset):
    numbers = engine.sketch_numbers(ruleset)
    for values in product(*[(one.least, one.most) for one in numbers]):
        asked = dict(zip([one.name for one in numbers], values, strict=True))
        checked = engine.check(engine.sketch(ruleset, asked))
        assert (asked, [one for one in checked.findings if one.severity == "error"]) == (asked, [])


@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_is_usual_has_nothing_to_mend_and_can_be_played(ruleset):
    document = engine.sketch(ruleset, {})
    assert engine.check(document).findings == ()
    mission = engine.missions(document)[0]
    assert engine.start(engine.load_pack(document), mission.id, mission.default_team, seed=1).decision


@pytest.mark.parametrize("ruleset", RULESETS)
def test_numbers_beyond_their_limits_are_brought_back(ruleset):
    (first, *_others) = engine.sketch_numbers(ruleset)
    largest = engine.sketch(ruleset, {first.name: first.most})
    assert engine.sketch(ruleset, {first.name: 10**9}) == largest
    assert {one.label for one in engine.sketch_numbers(ruleset, "de")} != {
        one.label for one in engine.sketch_numbers(ruleset, "en")
    }
