import json
import logging

import pytest

from fireteam_site.request_ids import current_request_id

pytestmark = pytest.mark.django_db


def test_every_answer_carries_an_id_of_its_own(client):
    first, second = (client.get("/healthz")["X-Request-ID"] for _ in range(2))
    assert first
    assert second
    assert first != second


def test_an_id_from_the_server_in_front_is_kept(client):
    assert client.get("/healthz", headers={"X-Request-ID": "edge-42.a_b"})["X-Request-ID"] == "edge-42.a_b"


@pytest.mark.parametrize("rubbish", ["", "two words", "line\nbreak", "x" * 65, "{json}", "ü"])
def test_an_id_that_would_spoil_the_logs_is_replaced(client, rubbish):
    answered = client.get("/healthz", headers={"X-Request-ID": rubbish})["X-Request-ID"]
    assert answered != rubbish
    assert answered.isalnum()


def test_a_request_leaves_one_log_line_with_its_id_and_no_query(client, caplog):
    caplog.set_level(logging.INFO, logger="fireteam.request")
    client.get("/healthz?token=secret", headers={"X-Request-ID": "abc"})
    (record,) = [record for record in caplog.records if record.name == "fireteam.request"]
    assert (record.method, record.path, record.status) == ("GET", "/healthz", 200)
    assert "secret" not in json.dumps(vars(record), default=str)


def test_the_id_is_forgotten_after_the_request(client):
    client.get("/healthz")
    assert current_request_id.get() == ""
