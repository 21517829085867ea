"""Texts that a reader would have to look through again and again."""

import time

import pytest

from missions import markdown
from missions.archives.reading import bad_texts
from missions.hooks import hook_of

SECONDS = 2.0  # of the processor; in a time with the square of their length they would take minutes
LONG = 20_000
UNITS = [
    "<",
    "< ",
    "<on ",
    "java ",
    "[",
    "![",
    "[a](",
    "||",
    "**a *b ",
    "`a``",
    "> ",
    "- ",
    "[a]: b\n",
    "<http://a",
    "&",
]


@pytest.mark.parametrize("gap", [" ", "\n", "/", "/ "])
def test_a_bracket_before_a_wide_gap_is_no_tag_and_found_at_once(gap):
    begun = time.process_time()
    assert list(bad_texts("<" + gap * LONG + "x")) == []
    assert time.process_time() - begun < SECONDS
    assert list(bad_texts("<" + gap * LONG + "script>")) != []


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("read", [bad_texts, hook_of, markdown.render], ids=["import", "tile", "markdown"])
def test_signs_of_markup_that_lead_nowhere_are_read_at_once(read, unit):
    begun = time.process_time()
    assert list(read(unit * (5 * LONG // len(unit)))) is not None
    assert time.process_time() - begun < SECONDS
