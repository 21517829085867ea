"""What the recording form refuses, and how it adds up."""

from copy import copy

import pytest

from campaigns.books import book_of
from campaigns.models import Draft
from campaigns.recording.sheets import Sheet, begin_draft
from campaigns.services import recording
from campaigns.views.record import would_replace_another
from tests import build
from tests.campaigns.support import COUNTDOWN, ZERO, begin, group_of, version_of

pytestmark = pytest.mark.django_db


def sheet_of(folder, lang="en"):
    place = group_of(build.person("ana"))
    book = book_of(begin(place, version_of(folder)))
    draft = begin_draft(book, member=place, mission=None, lang=lang, people=[], date="2026-11-17")
    return Sheet(book, draft, lang)


@pytest.fixture
def sheet():
    return sheet_of(COUNTDOWN)


def test_what_is_saved_while_somebody_confirms_does_not_come_back_as_a_draft(sheet):
    """The browser sends the last change and the press of the button side by side."""
    draft = recording.keep_draft(draft=sheet.draft)
    late = Draft.objects.select_related("campaign__group", "campaign__version", "member").get(pk=draft.pk)
    entry = recording.record_draft(draft=draft, people=[])
    assert recording.keep_unless_recorded(draft=late) == entry
    assert not Draft.objects.exists()


def test_a_draft_that_began_while_somebody_confirms_its_first_change_is_no_other(sheet):
    """The browser sends both side by side: the press was read before the change had made the draft."""
    begun = copy(sheet.draft)
    recording.keep_draft(draft=begun)
    assert not would_replace_another(sheet)
    sheet.draft.mission = "another"
    assert would_replace_another(sheet)


def test_a_draft_that_was_thrown_away_elsewhere_is_kept_when_it_is_gone_on_with(sheet):
    draft = recording.keep_draft(draft=sheet.draft)
    late = Draft.objects.select_related("campaign__group", "campaign__version", "member").get(pk=draft.pk)
    recording.discard_draft(campaign=draft.campaign, member=draft.member)
    assert recording.keep_unless_recorded(draft=late) == Draft.objects.get()


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


@pytest.mark.parametrize(("lang", "name"), [("en", '"Abe"'), ("de", "„Abe“"), ("fr", "«\u00a0Abe\u00a0»")])
def test_refusals_name_people_and_cards_as_the_form_does(lang, name):
    sheet = sheet_of(ZERO, lang)
    sheet.draft.data["lineUp"] = [{"hero": "abe"}, {"hero": "abe"}]
    assert any(name in one.message and one.rule == "FZ-1.06" for one in sheet.proposal.refusals)
