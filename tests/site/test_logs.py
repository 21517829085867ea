import json
import logging
import sys

import pytest

from fireteam_site.logs import JsonFormatter, PlainFormatter, RequestIdFilter, logging_config
from fireteam_site.request_ids import current_request_id


@pytest.fixture
def formatted():
    """A function that logs as the site does and gives back the line, read as JSON."""

    def log(message, *args, exc_info=None, **extra):
        record = logging.LogRecord("fireteam.test", logging.WARNING, __file__, 1, message, args, exc_info)
        vars(record).update(extra)
        RequestIdFilter().filter(record)
        line = JsonFormatter().format(record)
        assert "\n" not in line
        return json.loads(line)

    return log


def test_a_line_says_when_how_bad_who_and_what(formatted):
    line = formatted("Chunk %s is late", 7)
    assert (line["level"], line["logger"], line["message"]) == ("WARNING", "fireteam.test", "Chunk 7 is late")
    assert line["time"].endswith("+00:00")


def test_extra_facts_become_fields_but_cannot_replace_ours(formatted):
    line = formatted("played", run_id=12, level="gone")
    assert (line["run_id"], line["level"]) == (12, "WARNING")


def test_what_json_does_not_know_is_written_as_text(formatted):
    assert formatted("x", where=object)["where"] == "<class 'object'>"


def test_an_exception_stays_on_the_one_line(formatted):
    try:
        raise ValueError("lost")
    except ValueError:
        line = formatted("failed", exc_info=sys.exc_info())
    assert line["exception"].endswith("ValueError: lost")


def test_the_line_carries_the_id_of_the_request_it_belongs_to(formatted):
    token = current_request_id.set("r-1")
    try:
        assert formatted("x")["request_id"] == "r-1"
    finally:
        current_request_id.reset(token)
    assert formatted("x")["request_id"] == "-"


@pytest.mark.django_db
def test_a_refusal_logged_after_the_request_still_carries_its_id(client, caplog):
    """Django does so for every 404."""
    caplog.handler.addFilter(RequestIdFilter())
    answered = client.get("/no/such/page")["X-Request-ID"]
    assert [record.request_id for record in caplog.records if record.name == "django.request"] == [answered]


@pytest.mark.parametrize("style", ["json", "plain"])
def test_both_styles_are_valid_settings_for_python_logging(style):
    config = logging_config(level="INFO", style=style)
    assert config["handlers"]["console"]["formatter"] in config["formatters"]


def test_what_strangers_write_does_not_steer_the_terminal():
    record = logging.makeLogRecord({"msg": "Mission %s", "args": ("\x1b[2J\u202e\x9bÜ",)})
    assert PlainFormatter("%(message)s").format(record) == "Mission \\x1b[2J\\u202e\\x9bÜ"


@pytest.mark.django_db
def test_an_address_cannot_write_a_line_of_its_own(client, caplog):
    caplog.set_level(logging.INFO)
    client.get("/missions/%0d%0aINFO%20all%20is%20well%1b[2J/")
    lines = [record.getMessage() for record in caplog.records if record.name == "fireteam.request"]
    assert [line.isprintable() for line in lines] == [True]
