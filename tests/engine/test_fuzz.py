"""A short run of `make fuzz`."""

from tests.engine.fuzz import Trouble, troubles


def test_nothing_odd_gets_an_answer_that_is_not_documented():
    found = list(troubles(first=1, seconds=60, most=60))
    assert [one for one in found if isinstance(one, Trouble)] == []
    assert found[-1] > 10
