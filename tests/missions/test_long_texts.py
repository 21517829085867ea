"""Texts that a reader would have to look through again and again."""

import time
from collections.abc import Callable, Iterable

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


def processor_seconds(read: Callable[[str], Iterable], text: str) -> float:
    begun = time.process_time()
    for _ in read(text):
        pass
    return time.process_time() - begun


@pytest.mark.parametrize("gap", [" ", "\n", "/", "/ "])
def test_a_bracket_before_a_wide_gap_is_no_tag_and_found_at_once(gap):
    text = "<" + gap * LONG
    assert processor_seconds(bad_texts, text + "x") < SECONDS
    assert list(bad_texts(text + "x")) == []
    assert list(bad_texts(text + "script>")) != []


@pytest.mark.parametrize("unit", UNITS)
@pytest.mark.parametrize("read", [bad_texts, hook_of, markdown.render], ids=["import", "tile", "markdown"])
def test_signs_of_markup_that_lead_nowhere_are_read_at_once(read, unit):
    assert processor_seconds(read, unit * (5 * LONG // len(unit))) < SECONDS
