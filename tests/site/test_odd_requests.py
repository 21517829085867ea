"""A short run of the part of `make fuzz` that sends requests."""

import pytest

from tests.site.odd_requests import OddRequests


@pytest.mark.django_db
def test_whatever_is_sent_gets_an_answer_of_ours():
    requests = OddRequests()
    requests.warm_up()
    assert len(requests.forms) > 50
    for seed in range(150):
        requests.send(seed)
