"""A short run of `make fuzz`."""

from tests.engine.fuzz import Tally, troubles


def test_nothing_odd_gets_an_answer_that_is_not_documented():
    tally = Tally()
    assert list(troubles(first=1, seconds=60, most=60, tally=tally)) == []
    assert tally.tried > 10
