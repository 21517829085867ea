"""What the recording form refuses, and how it adds up."""

import pytest

from campaigns.books import book_of
from campaigns.recording.sheets import Sheet, begin_draft
from tests import build
from tests.campaigns.support import COUNTDOWN, begin, group_of, version_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def sheet():
    place = group_of(build.person("ana"))
    book = book_of(begin(place, version_of(COUNTDOWN)))
    draft = begin_draft(book, member=place, mission=None, lang="en", people=[], date="2026-11-17")
    return Sheet(book, draft, "en")


@pytest.mark.rule("CD-40.19")
def test_a_score_that_does_not_add_up_is_refused_at_its_field(sheet):
    sheet.draft.data |= {"score": 5, "parts": {"objectives": 2}}
    score = next(one for one in sheet.fields if one.name == "data.score")
    assert [fault.rule for fault in score.faults] == ["CD-40.19"]
    assert (sheet.score.value, [line.value for line in sheet.score_parts]) == (5, [2, 0, 0, 0, 0, 0])


def test_a_house_rule_overrules_rules_but_no_unknown_names(sheet):
    sheet.draft.data |= {"score": 5, "parts": {"objectives": 2}}
    sheet.draft.about["house_rule"] = "Three for style."
    assert sheet.proposal.refusals == ()
    other = Sheet(sheet.book, sheet.draft, "en")
    other.draft.data["mission"] = "nowhere"
    assert other.proposal.refusals
